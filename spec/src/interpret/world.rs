//! The rows of every entity: what a step reads and changes.

use super::{Row, Value};
use crate::ir::{EntityId, System};
use std::collections::BTreeMap;
use std::sync::Arc;

/// All rows, entity by entity. Rows are shared between worlds, so that a copy of a world is cheap.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct World {
    entities: Vec<BTreeMap<Value, Arc<Row>>>,
}

impl World {
    /// The first world of a system: no rows.
    #[must_use]
    pub fn empty(system: &System) -> Self {
        Self { entities: vec![BTreeMap::new(); system.entities.len()] }
    }

    /// The rows of several worlds together; of two rows of one identity, the later world's.
    ///
    /// # Panics
    /// If the worlds are not of one system.
    #[must_use]
    pub fn together<'a>(system: &System, worlds: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut all = Self::empty(system);
        for world in worlds {
            for (into, rows) in all.entities.iter_mut().zip(&world.entities) {
                into.extend(rows.iter().map(|(key, row)| (key.clone(), Arc::clone(row))));
            }
        }
        all
    }

    /// The row of this identity.
    #[must_use]
    pub fn row(&self, entity: EntityId, key: &Value) -> Option<&Row> {
        self.entities[entity.0].get(key).map(|row| &**row)
    }

    /// All rows of an entity, in the order of their identities.
    #[must_use]
    pub fn rows(&self, entity: EntityId) -> impl ExactSizeIterator<Item = &Row> {
        self.entities[entity.0].values().map(|row| &**row)
    }

    /// All rows of all entities, in declared order and in the order of their identities.
    pub fn all_rows(&self) -> impl Iterator<Item = (EntityId, &Row)> {
        let entities = self.entities.iter().enumerate();
        entities.flat_map(|(entity, rows)| rows.values().map(move |row| (EntityId(entity), &**row)))
    }

    /// Stores a row under its identity, in place of the one that was there.
    pub fn put(&mut self, entity: EntityId, row: Row) {
        self.entities[entity.0].insert(row.key.clone(), Arc::new(row));
    }

    /// Removes the row of this identity.
    pub fn remove(&mut self, entity: EntityId, key: &Value) {
        self.entities[entity.0].remove(key);
    }
}
