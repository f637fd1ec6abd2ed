//! Objects: values under names, as rows, view rows, inputs, payloads and records all are.

use super::super::Value;
use super::error::{Path, WireError};
use super::typed::{decode_value, encode_value, variant};
use crate::ir::{Entity, Field, Slot, System, Type, View};
use serde_json::Value as Json;

/// One name of an object and what stands under it.
pub(super) struct Column<'a> {
    wire: &'a str,
    optional: bool,
    kind: Kind<'a>,
}

enum Kind<'a> {
    Of(&'a Type),
    State(&'a Entity),
}

impl<'a> Column<'a> {
    fn field(field: &'a Field) -> Self {
        Self { wire: &field.wire, optional: field.optional, kind: Kind::Of(&field.ty) }
    }

    pub(super) fn fields(fields: &'a [Field]) -> Vec<Self> {
        fields.iter().map(Self::field).collect()
    }

    /// The key, the stored fields and the state, in this order.
    pub(super) fn row(entity: &'a Entity) -> Vec<Self> {
        let state = Self { wire: "state", optional: false, kind: Kind::State(entity) };
        let fields = entity.fields.iter().map(Self::field);
        std::iter::once(Self::field(&entity.key)).chain(fields).chain(std::iter::once(state)).collect()
    }

    pub(super) fn view(system: &'a System, view: &'a View) -> Vec<Self> {
        let entity = system.entity(view.entity);
        let column = |slot| match slot {
            Slot::Key => Self::field(&entity.key),
            Slot::Field(id) => Self::field(entity.field(id)),
            Slot::State => Self { wire: "state", optional: false, kind: Kind::State(entity) },
        };
        view.fields.iter().map(|field| Self { wire: &field.wire, ..column(field.slot) }).collect()
    }
}

pub(super) fn encode_object(system: &System, columns: &[Column], values: &[Option<Value>]) -> Json {
    assert_eq!(columns.len(), values.len(), "a value for each name");
    let there = columns.iter().zip(values).filter_map(|(column, value)| Some((column, value.as_ref()?)));
    Json::Object(there.map(|(column, value)| (column.wire.to_owned(), encode_column(system, column, value))).collect())
}

fn encode_column(system: &System, column: &Column, value: &Value) -> Json {
    match (&column.kind, value) {
        (Kind::Of(ty), value) => encode_value(system, ty, value),
        (Kind::State(entity), Value::Variant(index)) => entity.states[*index].name.text.clone().into(),
        (Kind::State(_), _) => panic!("a state is a variant"),
    }
}

pub(super) fn decode_object(
    system: &System,
    columns: &[Column],
    json: &Json,
    path: &Path,
) -> Result<Vec<Option<Value>>, WireError> {
    let Json::Object(object) = json else { return path.error("an object is expected") };
    let found: Vec<Option<&Json>> = columns.iter().map(|column| object.get(column.wire)).collect();
    let mut unknown = object.keys().filter(|key| !columns.iter().any(|column| column.wire == key.as_str()));
    // No two columns have one name: where each key was found by one, none has to be looked for.
    if found.iter().flatten().count() < object.len()
        && let Some(key) = unknown.next()
    {
        return Path::Key(path, key).error("unknown key");
    }
    columns.iter().zip(found).map(|(column, json)| decode_column(system, column, json, path)).collect()
}

fn decode_column(
    system: &System,
    column: &Column,
    json: Option<&Json>,
    outer: &Path,
) -> Result<Option<Value>, WireError> {
    let path = Path::Key(outer, column.wire);
    match (json, &column.kind) {
        (None, _) if column.optional => Ok(None),
        (None, _) => path.error("missing key"),
        (Some(Json::Null), _) if column.optional => path.error("`null`: what is absent is left out"),
        (Some(json), Kind::Of(ty)) => decode_value(system, ty, json, &path).map(Some),
        (Some(json), Kind::State(entity)) => {
            variant(entity.states.iter().map(|state| state.name.as_str()), json, &path).map(Some)
        }
    }
}
