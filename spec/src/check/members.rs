//! Members of entities, records and commands by name, so that no lookup walks the declaration.

use super::scope::Table;
use crate::ir::{Entity, EntityId, Field, FieldId, MoveId, Name, StateId, System, TypeId, TypeKind};
use crate::named::Named;

/// What entities and records have, by name; the first of two equal names counts.
pub(super) struct Members {
    entities: Vec<EntityMembers>,
    records: Vec<Named<usize>>,
}

/// What one entity has, by name.
pub(super) struct EntityMembers {
    pub(super) states: Table<StateId>,
    pub(super) fields: Named<FieldId>,
    pub(super) moves: Named<MoveId>,
}

impl Members {
    pub(super) fn of(system: &System) -> Self {
        let entities = system.entities.iter().map(|entity| EntityMembers {
            states: states(entity),
            fields: by_name(entity.fields.iter().map(|field| &field.name), FieldId),
            moves: by_name(entity.moves.iter().map(|mv| &mv.name), MoveId),
        });
        let records = system.types.iter().map(|def| match &def.kind {
            TypeKind::Record(fields) => by_name(fields.iter().map(|field| &field.name), |index| index),
            _ => Named::default(),
        });
        Self { entities: entities.collect(), records: records.collect() }
    }

    pub(super) fn entity(&self, id: EntityId) -> &EntityMembers {
        &self.entities[id.0]
    }

    /// The position of a record's field.
    pub(super) fn record_field(&self, id: TypeId, name: &str) -> Option<usize> {
        self.records[id.0].get(name).copied()
    }
}

/// The states of an entity with their places.
fn states(entity: &Entity) -> Table<StateId> {
    let mut table = Table::default();
    for (index, state) in entity.states.iter().enumerate() {
        table.or_insert(state.name.as_str(), (StateId(index), state.name.at));
    }
    table
}

/// The inputs of one command.
pub(super) struct Inputs<'a> {
    pub(super) fields: &'a [Field],
    positions: Named<usize>,
}

impl<'a> Inputs<'a> {
    pub(super) fn of(fields: &'a [Field]) -> Self {
        Self { fields, positions: by_name(fields.iter().map(|field| &field.name), |index| index) }
    }

    pub(super) fn position(&self, name: &str) -> Option<usize> {
        self.positions.get(name).copied()
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.fields.iter().map(|field| field.name.as_str())
    }
}

fn by_name<'n, T>(names: impl Iterator<Item = &'n Name>, id: impl Fn(usize) -> T) -> Named<T> {
    let mut table = Named::default();
    for (index, name) in names.enumerate() {
        table.or_insert(name.as_str(), id(index));
    }
    table
}
