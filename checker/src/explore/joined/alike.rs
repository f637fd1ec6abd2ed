//! What is read of a row that is only read, and which contents of a place are alike to whoever reads no more than that.
//!
//! A guard that asks whether a Version rests in `Ready` is answered once for all Versions that do, whatever else they are.

use super::place::{Content, Places};
use selvedge_spec::interpret::Value;
use selvedge_spec::ir::{EntityId, Slot, StateId};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// What is read of rows of one entity, beside whether they are there.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Glimpse {
    /// Whether the row rests in one of these states.
    pub(super) states: BTreeSet<BTreeSet<StateId>>,
    /// What these columns hold.
    pub(super) slots: BTreeSet<Slot>,
}

/// What a row looks like through a glimpse; `None` where there is none.
type Look = Option<(Vec<bool>, Vec<Option<Value>>)>;

impl Glimpse {
    fn look(&self, content: &Content) -> Look {
        let row = content.row.as_ref()?;
        let states = self.states.iter().map(|states| states.contains(&row.state)).collect();
        let slots = self.slots.iter().map(|slot| row.slot(*slot).map(Cow::into_owned)).collect();
        Some((states, slots))
    }
}

/// Which contents are alike to one question, for each of its places that it only reads.
#[derive(Debug)]
pub(super) struct Alike {
    places: Vec<Option<Looks>>,
}

/// The looks of one place.
#[derive(Debug)]
struct Looks {
    place: usize,
    glimpse: Glimpse,
    /// By content: the first that looks the same.
    firsts: Vec<u32>,
    known: BTreeMap<Look, u32>,
}

impl Alike {
    /// Nothing is known yet of these places; of those without a glimpse, everything is read.
    pub(super) fn of(places: impl Iterator<Item = (usize, Option<Glimpse>)>) -> Self {
        let looks = |(place, glimpse): (usize, Option<Glimpse>)| {
            glimpse.map(|glimpse| Looks { place, glimpse, firsts: Vec::new(), known: BTreeMap::new() })
        };
        Self { places: places.map(looks).collect() }
    }

    /// Looks at the contents that were found since.
    pub(super) fn extend(&mut self, places: &Places) {
        for looks in self.places.iter_mut().flatten() {
            for number in looks.firsts.len()..places.found(looks.place) {
                let number = u32::try_from(number).expect("fewer than 2^32 contents of one place");
                let look = looks.glimpse.look(places.content(looks.place, number));
                looks.firsts.push(*looks.known.entry(look).or_insert(number));
            }
        }
    }

    /// The first content that looks the same, at the place that the question names so many places before.
    pub(super) fn first(&self, position: usize, number: u32) -> u32 {
        self.places[position].as_ref().map_or(number, |looks| looks.firsts[number as usize])
    }
}

/// What is glimpsed of each entity.
pub(super) type Glimpses = BTreeMap<EntityId, Glimpse>;
