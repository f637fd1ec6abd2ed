//! What a question depends on in a packed world, read some bits at a time by table: it is asked in every world.

use super::alike::Alike;
use super::answers::{Amount, Index};
use super::layout::{Layout, Packed};
use super::place::Places;

/// Of several places at once, so many bits are looked up.
const MOST_BITS: u32 = 10;

/// How the key of one question is read.
#[derive(Debug)]
pub(super) struct Keys {
    chunks: Vec<Chunk>,
    aggregates: Vec<Amount>,
}

/// Neighbouring places.
#[derive(Debug)]
struct Chunk {
    /// Where they begin in a world.
    shift: u32,
    width: u32,
    /// By what is there: its part of the key.
    parts: Vec<Packed>,
}

impl Keys {
    /// With what has been found so far.
    pub(super) fn of(index: &Index, layout: &Layout, alike: &Alike, places: &Places) -> Self {
        let mut chunks: Vec<Chunk> = Vec::new();
        for (position, (place, at)) in index.places.iter().enumerate() {
            let part = |digit| Packed::from(alike.first(position, digit)) << at;
            let found = u32::try_from(places.found(*place)).expect("fewer than 2^32 contents of one place");
            let mut parts: Vec<Packed> = (0..found).map(part).collect();
            let (shift, width) = (layout.shift(*place), layout.width(*place));
            match chunks.last_mut() {
                Some(last) if last.shift + last.width == shift && last.width + width <= MOST_BITS => {
                    parts.resize(1 << width, 0);
                    last.parts.resize(1 << last.width, 0);
                    last.parts = parts.iter().flat_map(|high| last.parts.iter().map(move |low| high | low)).collect();
                    last.width += width;
                }
                _ => chunks.push(Chunk { shift, width, parts }),
            }
        }
        Self { chunks, aggregates: index.aggregates.clone() }
    }

    /// The key in a world in which the aggregates amount to these.
    pub(super) fn key(&self, world: Packed, amounts: &[i64]) -> Packed {
        let places = self.chunks.iter().fold(0, |key, Chunk { shift, width, parts }| {
            let content = usize::try_from((world >> shift) & ((1 << width) - 1)).expect("a place has few contents");
            key | parts[content]
        });
        self.aggregates.iter().fold(places, |key, amount| key | amount.part(amounts[amount.number]))
    }
}
