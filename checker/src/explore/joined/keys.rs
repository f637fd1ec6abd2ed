//! What a question depends on in a packed world, as one number: it is asked in every world.

use super::alike::Alike;
use super::answers::{Amount, Index};
use super::chunk::Chunk;
use super::layout::{Layout, Packed};
use super::place::Places;

/// How the key of one question is read.
#[derive(Debug)]
pub(super) struct Keys {
    chunks: Vec<Chunk<Packed>>,
    aggregates: Vec<Amount>,
}

impl Keys {
    /// With what has been found so far.
    pub(super) fn of(index: &Index, layout: &Layout, alike: &Alike, places: &Places) -> Self {
        let parts = index.places.iter().enumerate().map(|(position, (place, at))| {
            let found = u32::try_from(places.found(*place)).expect("fewer than 2^32 contents of one place");
            (*place, (0..found).map(|digit| Packed::from(alike.first(position, digit)) << at).collect())
        });
        Self { chunks: Chunk::all(layout, parts, 0, |low, high| low | high), aggregates: index.aggregates.clone() }
    }

    /// The key in a world in which the aggregates amount to these.
    pub(super) fn key(&self, world: Packed, amounts: &[i64]) -> Packed {
        let places = self.chunks.iter().fold(0, |key, chunk| key | chunk.part(world));
        self.aggregates.iter().fold(places, |key, amount| key | amount.part(amounts[amount.number]))
    }
}
