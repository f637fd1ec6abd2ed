//! What is alike: steps, or worlds, that differ only in what is carried and not read.
//!
//! Of one class, as many are judged as it takes to see where each carried value comes from. What rests on it is this: a value
//! that is carried is copied from one place, the same throughout the class, or it is a constant. Then a value taken from a
//! wrong place, a stale one in the place of a fresh one above all, shows in one of those that are judged if it shows
//! anywhere: each is judged in which two places hold different values for the first time, or one place another value than
//! at first.

use super::content::{ABSENT, Content};
use selvedge_spec::ir::{CommandId, OutcomeId};

/// The places that are only carried.
#[derive(Clone, Debug)]
pub(super) struct Carried {
    pub(super) places: Vec<usize>,
    /// The pairs of them that could be taken for each other: they hold values of one type.
    pub(super) rivals: Vec<(usize, usize)>,
    /// Those of which is seen whether they hold anything. Where one does not, it does not throughout the class.
    pub(super) glanced: Vec<usize>,
}

/// One bit for each rule.
pub(super) type Bits = Box<[u64]>;

/// What a row and an input hold. The places of the row come first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held<'a> {
    pub(super) row: &'a [u32],
    pub(super) input: &'a [u32],
}

impl Held<'_> {
    fn at(&self, place: usize) -> u32 {
        self.row.get(place).copied().unwrap_or_else(|| self.input[place - self.row.len()])
    }

    fn differs(&self, (left, right): (usize, usize)) -> bool {
        self.at(left) != self.at(right)
    }

    fn all(&self) -> Vec<u32> {
        [self.row, self.input].concat()
    }
}

/// What has not been told apart so far by judging.
#[derive(Debug)]
pub(super) struct Untold {
    /// The places that held one value wherever it was judged, and this value.
    same: Vec<(usize, u32)>,
    /// The rivals that held the same wherever it was judged.
    rivals: Vec<(usize, usize)>,
}

impl Untold {
    /// This was judged first.
    pub(super) fn new(carried: &Carried, held: Held<'_>) -> Self {
        let varies = |place: &usize| held.at(*place) != ABSENT || !carried.glanced.contains(place);
        let rivals = carried.rivals.iter().filter(|pair| !held.differs(**pair) && (varies(&pair.0) || varies(&pair.1)));
        let rivals = rivals.copied();
        let same = carried.places.iter().filter(|place| varies(place)).map(|place| (*place, held.at(*place)));
        Self { same: same.collect(), rivals: rivals.collect() }
    }

    /// Whether judging this would tell apart what has not been told apart yet.
    pub(super) fn is_told_by(&self, held: Held<'_>) -> bool {
        self.same.iter().any(|(place, value)| held.at(*place) != *value)
            || self.rivals.iter().any(|pair| held.differs(*pair))
    }

    /// This was judged as well.
    pub(super) fn tell(&mut self, held: Held<'_>) {
        self.same.retain(|(place, value)| held.at(*place) == *value);
        self.rivals.retain(|pair| !held.differs(*pair));
    }
}

/// Steps that are alike, as far as they were judged.
#[derive(Debug)]
pub(super) struct Class {
    pub(super) untold: Untold,
    /// The rules that each of them puts to the test.
    pub(super) exercised: Bits,
    pub(super) answer: (CommandId, OutcomeId),
    /// Whether each of them leaves the row as it was.
    pub(super) keeps: bool,
    /// What was there before each that was judged, and what its row held afterwards.
    judged: Vec<(Vec<u32>, Content)>,
    /// Where what the row holds afterwards comes from, once it was asked for.
    sources: Option<Box<[Source]>>,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Place(usize),
    Constant(u32),
}

/// What a step that was judged puts to the test, answers and leaves.
#[derive(Debug)]
pub(super) struct Judged {
    pub(super) exercised: Bits,
    pub(super) answer: (CommandId, OutcomeId),
    pub(super) after: Content,
}

impl Class {
    /// The class of a step that was judged.
    pub(super) fn new(carried: &Carried, held: Held<'_>, judged: Judged) -> Self {
        let Judged { exercised, answer, after } = judged;
        let (untold, keeps) = (Untold::new(carried, held), *after == *held.row);
        Self { untold, exercised, answer, keeps, judged: vec![(held.all(), after)], sources: None }
    }

    /// Takes in another step that was judged. `None` if it is not alike after all.
    pub(super) fn take(&mut self, held: Held<'_>, judged: Judged) -> Option<()> {
        let Judged { exercised, answer, after } = judged;
        self.untold.tell(held);
        self.keeps &= *after == *held.row;
        self.judged.push((held.all(), after));
        self.sources = None;
        ((&self.exercised, self.answer) == (&exercised, answer)).then_some(())
    }

    /// What the row holds after such a step; `None` if some value comes from nowhere.
    pub(super) fn after(&mut self, held: Held<'_>) -> Option<Content> {
        let sources = match self.sources.take() {
            Some(sources) => sources,
            None => (0..held.row.len()).map(|place| self.source(place)).collect::<Option<_>>()?,
        };
        let sources = self.sources.insert(sources).iter();
        let after = sources.map(|source| match source {
            Source::Place(place) => held.at(*place),
            Source::Constant(value) => *value,
        });
        Some(after.collect())
    }

    /// Where the value at this place comes from. Where it may come from several places, all hold the same in whatever is
    /// taken over: else they would have been told apart.
    fn source(&self, place: usize) -> Option<Source> {
        let (before, after) = self.judged.first()?;
        let constant = self.judged.iter().all(|(_, other)| other[place] == after[place]).then_some(after[place]);
        let comes_from = |source: &usize| self.judged.iter().all(|(before, after)| before[*source] == after[place]);
        let found = std::iter::once(place).chain(0..before.len()).find(comes_from);
        found.map(Source::Place).or(constant.map(Source::Constant))
    }
}
