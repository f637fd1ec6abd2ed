//! Neighbouring places of packed worlds, looked up together: a world is read some bits at a time, by table.

use super::layout::{Layout, Packed};

/// Of several places at once, so many bits are looked up.
const MOST_BITS: u32 = 10;

/// Neighbouring places.
#[derive(Debug)]
pub(super) struct Chunk<T> {
    /// Where they begin in a world.
    shift: u32,
    width: u32,
    /// By what is there: what it comes to.
    parts: Vec<T>,
}

impl<T: Copy> Chunk<T> {
    /// The places in as few chunks as they fit in. Each place comes with what each content that was found there comes to; `and`
    /// is what two come to together, `nothing` what changes nothing.
    pub(super) fn all(
        layout: &Layout,
        places: impl Iterator<Item = (usize, Vec<T>)>,
        nothing: T,
        and: impl Fn(T, T) -> T,
    ) -> Vec<Self> {
        let mut chunks: Vec<Self> = Vec::new();
        for (place, mut parts) in places {
            let (shift, width) = (layout.shift(place), layout.width(place));
            match chunks.last_mut() {
                Some(last) if last.shift + last.width == shift && last.width + width <= MOST_BITS => {
                    parts.resize(1 << width, nothing);
                    last.parts.resize(1 << last.width, nothing);
                    let (low, and) = (&last.parts, &and);
                    last.parts = parts.iter().flat_map(|high| low.iter().map(move |low| and(*low, *high))).collect();
                    last.width += width;
                }
                _ => chunks.push(Self { shift, width, parts }),
            }
        }
        chunks
    }

    /// What is there in a world comes to this.
    pub(super) fn part(&self, world: Packed) -> T {
        let content = (world >> self.shift) & ((1 << self.width) - 1);
        self.parts[usize::try_from(content).expect("a place has few contents")]
    }
}
