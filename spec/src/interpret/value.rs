//! Values, rows and inputs: what the interpreter computes with.

use crate::ir::{Literal, Slot, StateId};
use std::borrow::Cow;
use std::sync::Arc;

/// A value of some declared type. A newtype's value is its base's; a state read as a value is its variant.
///
/// Copies are cheap: whatever has a length is shared. Values of one type are totally ordered; the order across types
/// means nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A text.
    Text(Arc<str>),
    /// An instant. Not its text: `00:00:00.5Z` sorts before `00:00:00Z` as text.
    Timestamp(jiff::Timestamp),
    /// Any JSON value, as its canonical text: compact, with the keys of every object in order.
    Json(Arc<str>),
    /// A variant of an enum, by index.
    Variant(usize),
    /// A record's fields, in its order.
    Record(Arc<[Option<Value>]>),
    /// A list.
    List(Arc<[Value]>),
}

impl Value {
    /// A text.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self::Text(text.into())
    }

    /// Any JSON value. Two that are equal whatever the order of their keys give one value.
    #[must_use]
    pub fn json(value: &serde_json::Value) -> Self {
        let mut sorted = value.clone();
        sorted.sort_all_objects();
        Self::Json(sorted.to_string().into())
    }
}

impl From<&Literal> for Value {
    /// # Panics
    /// On a timestamp that is none, which the checker of the declaration refuses.
    fn from(literal: &Literal) -> Self {
        match literal {
            Literal::Bool(value) => Self::Bool(*value),
            Literal::Int(value) => Self::Int(*value),
            Literal::Text(text) => Self::text(text),
            Literal::Timestamp(text) => Self::Timestamp(text.parse().expect("a checked timestamp is one")),
            Literal::Variant(_, index) => Self::Variant(*index),
            Literal::Newtype(_, base) => Self::from(&**base),
        }
    }
}

/// What is stored of one instance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// Its identity.
    pub key: Value,
    /// The state it rests in.
    pub state: StateId,
    /// Its stored fields, by [`FieldId`](crate::ir::FieldId); `None` is absent.
    pub fields: Vec<Option<Value>>,
}

impl Row {
    /// What a column holds.
    #[must_use]
    pub fn slot(&self, slot: Slot) -> Option<Cow<'_, Value>> {
        match slot {
            Slot::Key => Some(Cow::Borrowed(&self.key)),
            Slot::Field(id) => self.fields[id.0].as_ref().map(Cow::Borrowed),
            Slot::State => Some(Cow::Owned(Value::Variant(self.state.0))),
        }
    }
}

/// What a request carries: one value for each input of its command, in declared order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Input(pub Vec<Option<Value>>);
