//! The answers found so far, by what they depend on.

use super::footprint::Question;
use super::layout::{Layout, Packed};
use foldhash::fast::FixedState;

// The order of this map never shows: it is only looked up.
#[allow(clippy::disallowed_types)]
type Wide = std::collections::HashMap<Packed, u32, FixedState>;

/// A table of so many bits has a place for each key.
const MOST_BITS: u32 = 16;

/// The answer to a question in every world in which it depends on the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answer {
    /// By step that changes anything: what it changes, as place, number before, number after. Each change once.
    pub(super) changes: Vec<Vec<(usize, u32, u32)>>,
    /// How many steps there are.
    pub(super) steps: u64,
    /// The rules that are put to the test, one bit for each.
    pub(super) exercised: Vec<u64>,
    /// Whether a step makes a row that its command does not name.
    pub(super) makes_others: bool,
}

impl Answer {
    /// What flips from a world to each that follows it.
    pub(super) fn flips(&self, layout: &Layout) -> Box<[Packed]> {
        let flip = |changes: &Vec<(usize, u32, u32)>| {
            changes.iter().fold(0, |flip, (place, before, after)| flip ^ layout.at(*place, before ^ after))
        };
        self.changes.iter().map(flip).collect()
    }
}

/// Where the answers to one question are, under one layout.
#[derive(Debug)]
pub(super) struct Index {
    /// The question's places, each with where what is there stands in a key.
    pub(super) places: Vec<(usize, u32)>,
    /// Its aggregates.
    pub(super) aggregates: Vec<Amount>,
    table: Table,
}

/// Where an amount stands in a key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Amount {
    /// The aggregate.
    pub(super) number: usize,
    shift: u32,
    width: u32,
}

impl Amount {
    /// The amount in its place: two's complement, cut to the width that holds every amount there can be.
    pub(super) fn part(self, amount: i64) -> Packed {
        (Packed::from(amount.cast_unsigned()) & ((1 << self.width) - 1)) << self.shift
    }
}

#[derive(Debug)]
enum Table {
    /// By key: the number of the answer and one, or nothing.
    Narrow(Vec<u32>),
    Wide(Wide),
}

impl Index {
    /// An empty index. `None` if what the answers depend on does not fit into a number.
    pub(super) fn of(question: &Question, layout: &Layout, width: impl Fn(usize) -> u32) -> Option<Self> {
        let mut bits = 0;
        let mut take = |width| {
            bits += width;
            bits - width
        };
        let places = question.places.iter().map(|place| (*place, take(layout.width(*place)))).collect();
        let amount = |number: &usize| Amount { number: *number, shift: take(width(*number)), width: width(*number) };
        let aggregates = question.aggregates.iter().map(amount).collect();
        let table = if bits <= MOST_BITS { Table::Narrow(vec![0; 1 << bits]) } else { Table::Wide(Wide::default()) };
        (bits <= Packed::BITS).then_some(Self { places, aggregates, table })
    }

    /// What an answer depends on, as one number: what is at the question's places, and its amounts.
    pub(super) fn key_of(&self, digits: &[u32], amounts: &[i64]) -> Packed {
        let places =
            self.places.iter().zip(digits).fold(0, |key, ((_, shift), digit)| key | Packed::from(*digit) << shift);
        self.aggregates.iter().zip(amounts).fold(places, |key, (amount, value)| key | amount.part(*value))
    }

    /// The number of the answer.
    pub(super) fn find(&self, key: Packed) -> Option<u32> {
        match &self.table {
            Table::Narrow(numbers) => numbers[usize::try_from(key).expect("a narrow key")].checked_sub(1),
            Table::Wide(numbers) => numbers.get(&key).copied(),
        }
    }

    /// Enters an answer.
    pub(super) fn enter(&mut self, key: Packed, answer: u32) {
        match &mut self.table {
            Table::Narrow(numbers) => numbers[usize::try_from(key).expect("a narrow key")] = answer + 1,
            Table::Wide(numbers) => _ = numbers.insert(key, answer),
        }
    }
}
