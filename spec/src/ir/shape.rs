//! Types and fields: the shapes of what is stored, sent and reported.

use super::{EntityId, Name, TypeId};

/// A declared type.
#[derive(Clone, Debug)]
pub struct TypeDef {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// What it is.
    pub kind: TypeKind,
}

/// The four kinds of declared type.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// `newtype Name(Base);`: not interchangeable with its base. One of `Int` may be limited to a range.
    Newtype(Type, Option<IntRange>),
    /// `enum Name { A, B }`: each variant's name and documentation.
    Enum(Vec<(Name, String)>),
    /// `record Name { field: Type, ... }`.
    Record(Vec<Field>),
    /// `external Name = "other.context.Name";`: belongs to another context, opaque here (any JSON value).
    External(String),
}

/// The integers that a newtype admits: `newtype Weight(Int in 1..=10000);`. Neither end is beyond the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IntRange {
    /// The smallest.
    pub low: i64,
    /// The largest.
    pub high: i64,
}

impl IntRange {
    /// Whether it admits an integer.
    #[must_use]
    pub fn contains(self, value: i64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// The type of a field, without optionality.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    /// `true` or `false`.
    Bool,
    /// A signed 64-bit integer.
    Int,
    /// Unicode text.
    String,
    /// An instant, RFC 3339 on the wire.
    Timestamp,
    /// Any JSON value, compared structurally.
    Json,
    /// An ordered list.
    List(Box<Type>),
    /// A declared type.
    Named(TypeId),
    /// `ref Entity`: the identity of a row, with the values and the wire form of the entity's key. The row need not be
    /// there.
    Ref(EntityId),
}

/// A field of a record, entity, command, event or error.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name as declared.
    pub name: Name,
    /// Its type.
    pub ty: Type,
    /// Whether it may be absent (`T?`). Absent is omitted on the wire, never `null`.
    pub optional: bool,
    /// Its name on the wire.
    pub wire: String,
    /// Its documentation comment.
    pub docs: String,
}

/// An event or an error: a name and what it carries.
#[derive(Clone, Debug)]
pub struct Payload {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// What it carries.
    pub fields: Vec<Field>,
}
