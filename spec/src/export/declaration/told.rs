//! An object on its way to JSON: what is not there is left out.

use crate::ir::Name;
use serde_json::{Map, Value};

/// What is told of one declared thing.
#[derive(Default)]
pub(super) struct Told(Map<String, Value>);

impl Told {
    /// Begins with the name and the documentation, which every declared thing has.
    pub(super) fn of(name: &Name, docs: &str) -> Self {
        Self::default().with("name", name.as_str()).documented(docs)
    }

    pub(super) fn documented(self, docs: &str) -> Self {
        self.with_some("docs", Some(docs.trim()).filter(|docs| !docs.is_empty()))
    }

    pub(super) fn with(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.0.insert(key.to_owned(), value.into());
        self
    }

    pub(super) fn with_some(self, key: &str, value: Option<impl Into<Value>>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }
}

impl From<Told> for Value {
    fn from(told: Told) -> Self {
        told.0.into()
    }
}

/// What each of several is told as.
pub(super) fn list<T, V: Into<Value>>(things: impl IntoIterator<Item = T>, tell: impl Fn(T) -> V) -> Value {
    things.into_iter().map(|thing| tell(thing).into()).collect::<Vec<Value>>().into()
}
