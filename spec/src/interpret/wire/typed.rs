//! One value of a declared type, written.

use super::super::Value;
use super::column::{Columns, encode_object};
use crate::ir::{System, Type, TypeId, TypeKind};
use serde_json::Value as Json;

/// # Panics
/// If the value is not of the type.
pub(super) fn encode_value(system: &System, ty: &Type, value: &Value) -> Json {
    match (ty, value) {
        (Type::Named(id), value) => encode_named(system, *id, value),
        (Type::Ref(entity), value) => encode_value(system, system.identity(*entity), value),
        (Type::Bool, Value::Bool(value)) => Json::Bool(*value),
        (Type::Int, Value::Int(value)) => (*value).into(),
        (Type::String, Value::Text(text)) => Json::String(text.as_ref().to_owned()),
        (Type::Timestamp, Value::Timestamp(instant)) => Json::String(instant.to_string()),
        (Type::Json, Value::Json(text)) => any(text),
        (Type::List(item), Value::List(items)) => items.iter().map(|value| encode_value(system, item, value)).collect(),
        (ty, value) => panic!("{value:?} is no value of {ty:?}"),
    }
}

fn encode_named(system: &System, id: TypeId, value: &Value) -> Json {
    match (&system.type_def(id).kind, value) {
        (TypeKind::Newtype(base, _), value) => encode_value(system, base, value),
        (TypeKind::Enum(variants), Value::Variant(index)) => variants[*index].0.text.clone().into(),
        (TypeKind::Record(fields), Value::Record(values)) => encode_object(system, Columns::Fields(fields), values),
        (TypeKind::External(_), Value::Json(text)) => any(text),
        (kind, value) => panic!("{value:?} is no value of {kind:?}"),
    }
}

fn any(text: &str) -> Json {
    serde_json::from_str(text).expect("a JSON value is kept as JSON text")
}
