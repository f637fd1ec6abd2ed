//! What values of a type look like on the wire: newtypes and references are what they stand for.

use crate::ir::{Field, IntRange, Name, State, System, Type, TypeKind};

#[derive(Clone, Copy)]
pub(super) enum Form<'a> {
    Bool,
    Int(Option<IntRange>),
    Text,
    Instant,
    /// Any JSON value.
    Any,
    Variant(&'a [(Name, String)]),
    State(&'a [State]),
    Record(&'a [Field]),
    List(&'a Type),
}

impl<'a> Form<'a> {
    pub(super) fn of(system: &'a System, ty: &'a Type) -> Self {
        match ty {
            Type::Bool => Self::Bool,
            Type::Int => Self::Int(None),
            Type::String => Self::Text,
            Type::Timestamp => Self::Instant,
            Type::Json => Self::Any,
            Type::List(item) => Self::List(item),
            Type::Ref(entity) => Self::of(system, system.identity(*entity)),
            Type::Named(id) => match &system.type_def(*id).kind {
                TypeKind::Newtype(_, Some(range)) => Self::Int(Some(*range)),
                TypeKind::Newtype(base, None) => Self::of(system, base),
                TypeKind::Enum(variants) => Self::Variant(variants),
                TypeKind::Record(fields) => Self::Record(fields),
                TypeKind::External(_) => Self::Any,
            },
        }
    }

    /// What is expected where another value stands.
    pub(super) fn words(self) -> String {
        match self {
            Self::Bool => "`true` or `false` is expected".to_owned(),
            Self::Int(_) => "an integer is expected".to_owned(),
            Self::Text => "a text is expected".to_owned(),
            Self::Instant => "an instant in RFC 3339 is expected".to_owned(),
            Self::Any => "a JSON value is expected".to_owned(),
            Self::Variant(variants) => one_of(variants.iter().map(|(name, _)| name)),
            Self::State(states) => one_of(states.iter().map(|state| &state.name)),
            Self::Record(_) => "an object is expected".to_owned(),
            Self::List(_) => "a list is expected".to_owned(),
        }
    }

    /// The index of the variant or the state of this name.
    pub(super) fn position(self, text: &str) -> Option<usize> {
        match self {
            Self::Variant(variants) => variants.iter().position(|(name, _)| name.text == text),
            Self::State(states) => states.iter().position(|state| state.name.text == text),
            _ => None,
        }
    }
}

fn one_of<'a>(names: impl Iterator<Item = &'a Name>) -> String {
    format!("one of {} is expected", names.map(Name::as_str).collect::<Vec<_>>().join(", "))
}
