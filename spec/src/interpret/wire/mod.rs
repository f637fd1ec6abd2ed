//! The wire format, from its description alone: JSON in and out of rows, view rows, commands and replies.
//!
//! Decoding is strict: a key that is unknown or missing, `null` for what is absent and a value of another type are
//! errors that name the path. What it cannot see is a key given twice, because a [`serde_json::Value`] has forgotten it.

mod column;
mod error;
mod message;
mod typed;

pub use error::WireError;
pub use message::{Reply, decode_command, decode_reply, encode_command, encode_reply};

use super::{Row, Value};
use crate::ir::{EntityId, StateId, System, Type, View};
use column::{Column, decode_object, encode_object};
use error::Path;

/// A value of a type as JSON.
///
/// # Panics
/// If the value is not of the type.
#[must_use]
pub fn encode_value(system: &System, ty: &Type, value: &Value) -> serde_json::Value {
    typed::encode_value(system, ty, value)
}

/// Reads a value of a type.
///
/// # Errors
/// Where the JSON is not exactly one value of the type.
pub fn decode_value(system: &System, ty: &Type, json: &serde_json::Value) -> Result<Value, WireError> {
    typed::decode_value(system, ty, json, &Path::Root)
}

/// A row as JSON: its key, the fields that are there, and `"state"`.
///
/// # Panics
/// If the row is not of the entity.
#[must_use]
pub fn encode_row(system: &System, entity: EntityId, row: &Row) -> serde_json::Value {
    let key = std::iter::once(Some(row.key.clone()));
    let state = std::iter::once(Some(Value::Variant(row.state.0)));
    let values: Vec<_> = key.chain(row.fields.iter().cloned()).chain(state).collect();
    encode_object(system, &Column::row(system.entity(entity)), &values)
}

/// Reads a row.
///
/// # Errors
/// Where the JSON is not exactly one row of the entity.
pub fn decode_row(system: &System, entity: EntityId, json: &serde_json::Value) -> Result<Row, WireError> {
    let values = decode_object(system, &Column::row(system.entity(entity)), json, &Path::Root)?;
    match &values[..] {
        [Some(key), fields @ .., Some(Value::Variant(state))] => {
            Ok(Row { key: key.clone(), state: StateId(*state), fields: fields.to_vec() })
        }
        _ => Path::Root.error("a row has a key and a state"),
    }
}

/// A row of a view as JSON: the columns that are there.
///
/// # Panics
/// If the row is not of the view.
#[must_use]
pub fn encode_view_row(system: &System, view: &View, row: &[Option<Value>]) -> serde_json::Value {
    encode_object(system, &Column::view(system, view), row)
}

/// Reads a row of a view.
///
/// # Errors
/// Where the JSON is not exactly one row of the view.
pub fn decode_view_row(
    system: &System,
    view: &View,
    json: &serde_json::Value,
) -> Result<Vec<Option<Value>>, WireError> {
    decode_object(system, &Column::view(system, view), json, &Path::Root)
}
