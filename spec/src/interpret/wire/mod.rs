//! The wire format, from its description alone: JSON in and out of rows, view rows, commands and replies.
//!
//! Decoding is strict: a key that is unknown, missing or given twice, `null` for what is absent and a value of another
//! type are errors that name the path. It reads a [`serde_json::Value`], which has forgotten what was given twice, or the
//! text itself.

mod column;
mod error;
mod form;
mod free;
mod message;
mod object;
mod read;
mod reply;
mod typed;

pub use error::WireError;
pub use message::{Reply, decode_command, decode_reply, encode_command, encode_reply};

use super::{Row, Value};
use crate::ir::{EntityId, StateId, System, Type, View};
use column::{Columns, encode_object};
use object::Object;
use read::{Typed, reading};
use serde::de::{DeserializeSeed, Deserializer};

/// A value of a type as JSON.
///
/// # Panics
/// If the value is not of the type.
#[must_use]
pub fn encode_value(system: &System, ty: &Type, value: &Value) -> serde_json::Value {
    typed::encode_value(system, ty, value)
}

/// Reads a value of a type, from a document or from a text known to be JSON.
///
/// # Errors
/// Where the JSON is not exactly one value of the type.
pub fn decode_value<'de>(system: &System, ty: &Type, json: impl Deserializer<'de>) -> Result<Value, WireError> {
    reading(system, json, |reader, json| Typed::of(reader, ty).deserialize(json))
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
    encode_object(system, Columns::Row(system.entity(entity)), &values)
}

/// Reads a row, from a document or from a text known to be JSON.
///
/// # Errors
/// Where the JSON is not exactly one row of the entity.
pub fn decode_row<'de>(system: &System, entity: EntityId, json: impl Deserializer<'de>) -> Result<Row, WireError> {
    let columns = Columns::Row(system.entity(entity));
    reading(system, json, |reader, json| {
        let mut fields = Object { reader, columns }.deserialize(json)?;
        // The key stands first, the state last.
        match (fields.pop(), fields.remove(0)) {
            (Some(Some(Value::Variant(state))), Some(key)) => Ok(Row { key, state: StateId(state), fields }),
            _ => Err(reader.wrong("a row has a key and a state")),
        }
    })
}

/// A row of a view as JSON: the columns that are there.
///
/// # Panics
/// If the row is not of the view.
#[must_use]
pub fn encode_view_row(system: &System, view: &View, row: &[Option<Value>]) -> serde_json::Value {
    encode_object(system, Columns::view(system, view), row)
}

/// Reads a row of a view, from a document or from a text known to be JSON.
///
/// # Errors
/// Where the JSON is not exactly one row of the view.
pub fn decode_view_row<'de>(
    system: &System,
    view: &View,
    json: impl Deserializer<'de>,
) -> Result<Vec<Option<Value>>, WireError> {
    reading(system, json, |reader, json| Object { reader, columns: Columns::view(system, view) }.deserialize(json))
}
