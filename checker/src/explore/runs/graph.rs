//! Worlds and the steps between them, as runs go along them.
//!
//! A graph has one part for each atlas. With several, a world is one world of each part, numbered as a number with that
//! many digits, and a step changes one digit: the parts are independent.

use super::patience::Patience;
use crate::explore::atlas::{Atlas, Onward};
use selvedge_spec::interpret::{Value, World};
use selvedge_spec::ir::{EntityId, System};
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

/// The worlds of some atlases together.
pub(super) struct Graph<'a, W> {
    parts: &'a [&'a Atlas<W>],
    patience: &'a Patience<'a>,
    /// How much one more of a part's digit adds to the number of a world.
    strides: Vec<u32>,
    size: u32,
}

/// A step to another world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) from: u32,
    pub(super) to: u32,
    /// Whose world changes.
    pub(super) part: usize,
    /// The step in that part, to a world of that part.
    pub(super) onward: Onward,
}

impl<'a, W: Eq + Hash> Graph<'a, W> {
    /// Of what is gone through in it, nothing more is shown once the patience is over. `None` where there are too many
    /// worlds to number.
    pub(super) fn of(parts: &'a [&'a Atlas<W>], patience: &'a Patience<'a>) -> Option<Self> {
        let mut strides = Vec::new();
        let mut size: u32 = 1;
        for part in parts {
            strides.push(size);
            size = size.checked_mul(u32::try_from(part.worlds()).ok()?)?;
        }
        // Two marks for each world are numbered as well.
        (size < u32::MAX / 2).then_some(Self { parts, patience, strides, size })
    }

    /// How many worlds there are.
    pub(super) fn size(&self) -> usize {
        self.size as usize
    }

    /// All worlds.
    pub(super) fn worlds(&self) -> impl Iterator<Item = u32> {
        (0..self.size).take_while(|_| !self.patience.is_over())
    }

    fn digit(&self, world: u32, part: usize) -> u32 {
        let count = u32::try_from(self.parts[part].worlds()).unwrap_or(u32::MAX);
        world / self.strides[part] % count
    }

    /// The steps that lead to another world.
    pub(super) fn onward(&self, world: u32) -> impl Iterator<Item = Step> {
        let parts = if self.patience.is_over() { &[] } else { self.parts };
        parts.iter().enumerate().flat_map(move |(part, atlas)| {
            let digit = self.digit(world, part);
            atlas.onward(digit).iter().map(move |onward| {
                let to = world - digit * self.strides[part] + onward.to * self.strides[part];
                Step { from: world, to, part, onward: *onward }
            })
        })
    }

    /// The identities of an entity's rows in some world.
    pub(super) fn identities(&self, entity: EntityId) -> BTreeSet<Value> {
        let mut keys = BTreeSet::new();
        for part in self.parts {
            for rows in part.numbers().filter_map(|world| part.rows(world)) {
                keys.extend(rows.rows(entity).map(|row| row.key.clone()));
            }
        }
        keys
    }

    /// Whether each command was tried in the world.
    pub(super) fn is_expanded(&self, world: u32) -> bool {
        (0..self.parts.len()).all(|part| self.parts[part].is_expanded(self.digit(world, part)))
    }

    /// The rows of a world; `None` where some cannot be read.
    pub(super) fn rows(&self, system: &System, world: u32) -> Option<Arc<World>> {
        if let [part] = self.parts {
            return part.rows(world);
        }
        let rows = (0..self.parts.len()).map(|part| self.parts[part].rows(self.digit(world, part)));
        let rows: Vec<_> = rows.collect::<Option<_>>()?;
        Some(Arc::new(World::together(system, rows.iter().map(|rows| &**rows))))
    }
}
