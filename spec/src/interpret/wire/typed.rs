//! One value of a declared type.

use super::super::Value;
use super::column::{Column, decode_object, encode_object};
use super::error::{Path, WireError};
use crate::ir::{IntRange, System, Type, TypeId, TypeKind};
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
        (TypeKind::Record(fields), Value::Record(values)) => encode_object(system, &Column::fields(fields), values),
        (TypeKind::External(_), Value::Json(text)) => any(text),
        (kind, value) => panic!("{value:?} is no value of {kind:?}"),
    }
}

fn any(text: &str) -> Json {
    serde_json::from_str(text).expect("a JSON value is kept as JSON text")
}

pub(super) fn decode_value(system: &System, ty: &Type, json: &Json, path: &Path) -> Result<Value, WireError> {
    match (ty, json) {
        (Type::Named(id), json) => decode_named(system, *id, json, path),
        (Type::Ref(entity), json) => decode_value(system, system.identity(*entity), json, path),
        (Type::Json, json) => Ok(Value::json(json)),
        (Type::Bool, Json::Bool(value)) => Ok(Value::Bool(*value)),
        (Type::Bool, _) => path.error("`true` or `false` is expected"),
        (Type::Int, Json::Number(number)) => match number.as_i64() {
            Some(value) => Ok(Value::Int(value)),
            None => path.error("an integer of 64 bits is expected"),
        },
        (Type::Int, _) => path.error("an integer is expected"),
        (Type::String, Json::String(text)) => Ok(Value::text(text)),
        (Type::String, _) => path.error("a text is expected"),
        (Type::Timestamp, Json::String(text)) if is_rfc3339(text) => match text.parse::<jiff::Timestamp>() {
            Ok(instant) if instant >= FIRST => Ok(Value::Timestamp(instant)),
            _ => path.error("no such instant"),
        },
        (Type::Timestamp, _) => path.error("an instant in RFC 3339 is expected"),
        (Type::List(item), Json::Array(items)) => decode_items(system, item, items, path),
        (Type::List(_), _) => path.error("a list is expected"),
    }
}

fn decode_items(system: &System, item: &Type, items: &[Json], path: &Path) -> Result<Value, WireError> {
    let items = items.iter().enumerate();
    let items = items.map(|(index, json)| decode_value(system, item, json, &Path::Item(path, index)));
    Ok(Value::List(items.collect::<Result<_, _>>()?))
}

fn decode_named(system: &System, id: TypeId, json: &Json, path: &Path) -> Result<Value, WireError> {
    match &system.type_def(id).kind {
        TypeKind::Newtype(base, range) => decode_within(system, base, *range, json, path),
        TypeKind::Enum(variants) => variant(variants.iter().map(|(name, _)| name.as_str()), json, path),
        TypeKind::Record(fields) => {
            Ok(Value::Record(decode_object(system, &Column::fields(fields), json, path)?.into()))
        }
        TypeKind::External(_) => Ok(Value::json(json)),
    }
}

/// A newtype's value, which its range must admit.
fn decode_within(
    system: &System,
    base: &Type,
    range: Option<IntRange>,
    json: &Json,
    path: &Path,
) -> Result<Value, WireError> {
    let value = decode_value(system, base, json, path)?;
    match (range, &value) {
        (Some(range), Value::Int(number)) if !range.contains(*number) => {
            path.error(format!("an integer in {}..={} is expected", range.low, range.high))
        }
        _ => Ok(value),
    }
}

/// The variant with the name that `json` holds.
pub(super) fn variant<'a>(
    names: impl Iterator<Item = &'a str> + Clone,
    json: &Json,
    path: &Path,
) -> Result<Value, WireError> {
    match json.as_str().and_then(|text| names.clone().position(|name| name == text)) {
        Some(index) => Ok(Value::Variant(index)),
        None => path.error(format!("one of {} is expected", names.collect::<Vec<_>>().join(", "))),
    }
}

/// `0000-01-01T00:00:00Z`: no instant before it has a text, whatever the zone of the text that tells it.
const FIRST: jiff::Timestamp = jiff::Timestamp::constant(-62_167_219_200, 0);

/// `YYYY-MM-DDTHH:MM:SS`, a fraction or none, then `Z` or `+HH:MM`. The parser of instants accepts more than that.
fn is_rfc3339(text: &str) -> bool {
    let Some((date_time, rest)) = text.split_at_checked(19) else { return false };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let shaped = |text: &str, shape: &str| {
        text.len() == shape.len()
            && text.bytes().zip(shape.bytes()).all(|(byte, like)| match like {
                b'0' => byte.is_ascii_digit(),
                like => byte == like,
            })
    };
    // The parser knows offsets of more than a day.
    let is_offset = |offset: &str| shaped(offset, "+00:00") || shaped(offset, "-00:00");
    let is_less_than_a_day = |offset: &str| offset[1..3] < *"24";
    let (fraction, offset) = rest.split_at(rest.find(['Z', '+', '-']).unwrap_or(rest.len()));
    shaped(date_time, "0000-00-00T00:00:00")
        && (fraction.is_empty() || fraction.strip_prefix('.').is_some_and(digits))
        && (offset == "Z" || (is_offset(offset) && is_less_than_a_day(offset)))
}
