//! Objects: values under names, as rows, view rows, inputs, payloads and records all are.

use super::super::Value;
use super::form::Form;
use super::typed::encode_value;
use crate::ir::{Entity, Field, Slot, System, Type, View};
use serde_json::Value as Json;

/// The name of the state of a row.
const STATE: &str = "state";

/// The names of an object and what stands under each.
#[derive(Clone, Copy)]
pub(super) enum Columns<'a> {
    /// Inputs, or what a payload or a record carries.
    Fields(&'a [Field]),
    /// The key, the stored fields and the state, in this order.
    Row(&'a Entity),
    /// What a view of the entity shows.
    View(&'a Entity, &'a View),
}

impl<'a> Columns<'a> {
    pub(super) fn view(system: &'a System, view: &'a View) -> Self {
        Self::View(system.entity(view.entity), view)
    }

    pub(super) fn len(self) -> usize {
        match self {
            Self::Fields(fields) => fields.len(),
            Self::Row(entity) => entity.fields.len() + 2,
            Self::View(_, view) => view.fields.len(),
        }
    }

    pub(super) fn get(self, index: usize) -> Column<'a> {
        match self {
            Self::Fields(fields) => Column::field(&fields[index]),
            Self::Row(entity) if index == 0 => Column::field(&entity.key),
            Self::Row(entity) => entity.fields.get(index - 1).map_or_else(|| Column::state(entity), Column::field),
            Self::View(entity, view) => {
                let field = &view.fields[index];
                let column = match field.slot {
                    Slot::Key => Column::field(&entity.key),
                    Slot::Field(id) => Column::field(entity.field(id)),
                    Slot::State => Column::state(entity),
                };
                Column { wire: &field.wire, ..column }
            }
        }
    }

    /// The column of this name.
    pub(super) fn find(self, name: &str) -> Option<usize> {
        let within = |fields: &[Field]| fields.iter().position(|field| field.wire == name);
        match self {
            Self::Fields(fields) => within(fields),
            Self::Row(entity) if name == entity.key.wire => Some(0),
            Self::Row(entity) if name == STATE => Some(entity.fields.len() + 1),
            Self::Row(entity) => within(&entity.fields).map(|index| index + 1),
            Self::View(_, view) => view.fields.iter().position(|field| field.wire == name),
        }
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Column<'a>> {
        (0..self.len()).map(move |index| self.get(index))
    }
}

/// One name of an object and what stands under it.
#[derive(Clone, Copy)]
pub(super) struct Column<'a> {
    pub(super) wire: &'a str,
    pub(super) optional: bool,
    kind: Kind<'a>,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    Of(&'a Type),
    State(&'a Entity),
}

impl<'a> Column<'a> {
    fn field(field: &'a Field) -> Self {
        Self { wire: &field.wire, optional: field.optional, kind: Kind::Of(&field.ty) }
    }

    fn state(entity: &'a Entity) -> Self {
        Self { wire: STATE, optional: false, kind: Kind::State(entity) }
    }

    /// The form of its values.
    pub(super) fn form(&self, system: &'a System) -> Form<'a> {
        match self.kind {
            Kind::Of(ty) => Form::of(system, ty),
            Kind::State(entity) => Form::State(&entity.states),
        }
    }
}

pub(super) fn encode_object(system: &System, columns: Columns, values: &[Option<Value>]) -> Json {
    assert_eq!(columns.len(), values.len(), "a value for each name");
    let there = columns.iter().zip(values).filter_map(|(column, value)| Some((column, value.as_ref()?)));
    Json::Object(there.map(|(column, value)| (column.wire.to_owned(), encode_column(system, column, value))).collect())
}

fn encode_column(system: &System, column: Column, value: &Value) -> Json {
    match (column.kind, value) {
        (Kind::Of(ty), value) => encode_value(system, ty, value),
        (Kind::State(entity), Value::Variant(index)) => entity.states[*index].name.text.clone().into(),
        (Kind::State(_), _) => panic!("a state is a variant"),
    }
}
