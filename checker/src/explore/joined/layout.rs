//! A world as one number: a few bits for each place, which say what is there.

use super::place::Places;

/// A world, packed.
pub(super) type Packed = u128;

/// Which bits of a packed world tell what is at which place.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    fields: Vec<Bits>,
    /// How many bits a world takes.
    pub(super) bits: u32,
}

/// The bits of one place.
#[derive(Clone, Copy, Debug)]
struct Bits {
    shift: u32,
    width: u32,
}

impl Layout {
    /// Room for all contents found so far, and for as many again as a place that has few is likely to get. `None` if a
    /// world does not fit into a number.
    pub(super) fn of(places: &Places) -> Option<Self> {
        let mut layout = Self::default();
        for place in 0..places.len() {
            let width = (places.found(place)).next_power_of_two().trailing_zeros().max(1);
            layout.fields.push(Bits { shift: layout.bits, width });
            layout.bits += width;
        }
        (layout.bits <= Packed::BITS).then_some(layout)
    }

    /// Whether everything that was found has a number of its own.
    pub(super) fn holds(&self, places: &Places) -> bool {
        self.fields.len() == places.len()
            && self.fields.iter().enumerate().all(|(place, bits)| places.found(place) <= 1 << bits.width)
    }

    /// Where the bits begin that tell what is at a place.
    pub(super) fn shift(&self, place: usize) -> u32 {
        self.fields[place].shift
    }

    /// How many bits tell what is at a place.
    pub(super) fn width(&self, place: usize) -> u32 {
        self.fields[place].width
    }

    /// What is at a place.
    pub(super) fn digit(&self, world: Packed, place: usize) -> u32 {
        let Bits { shift, width } = self.fields[place];
        let mask = (1 << width) - 1;
        u32::try_from((world >> shift) & mask).expect("a place has fewer than 2^32 contents")
    }

    /// The world in which this is at one place and nothing anywhere else.
    pub(super) fn at(&self, place: usize, digit: u32) -> Packed {
        Packed::from(digit) << self.fields[place].shift
    }

    /// What is at every place.
    pub(super) fn digits(&self, world: Packed) -> Vec<u32> {
        (0..self.fields.len()).map(|place| self.digit(world, place)).collect()
    }

    /// The world in which this is at the places.
    pub(super) fn pack(&self, digits: &[u32]) -> Packed {
        digits.iter().enumerate().fold(0, |world, (place, digit)| world | self.at(place, *digit))
    }
}
