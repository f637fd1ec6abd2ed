//! What an exploration has seen: worlds with their shortest paths, coverage, and what decided each rule.

use super::moment::Act;
use selvedge_spec::interpret::World;
use selvedge_spec::ir::{CommandId, MoveId, OutcomeId, StateId};
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

// The order of this map never shows: worlds are told by number, in the order in which they were found.
#[allow(clippy::disallowed_types)]
type Ids<W> = std::collections::HashMap<Arc<W>, u32, foldhash::fast::FixedState>;

/// A world, or a step from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    /// The world's number.
    pub world: u32,
    /// The step.
    pub act: Option<Act>,
}

/// What is known of one rule.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// In how many worlds, or from how many worlds, the rule was put to the test.
    pub exercised: u64,
    /// The first place that decides the rule: it breaks what must hold, or shows what is sought. Worlds are found
    /// nearest first, so no path to another such place is shorter.
    pub decided: Option<Site>,
    /// The first place where the rule could not be evaluated. It is broken then, whatever it claims and whatever was
    /// found before.
    pub meaningless: Option<Site>,
    /// What was found there, in words.
    pub detail: String,
}

/// A step that leads to another world: what runs go along.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Onward {
    /// The number of the world it leads to.
    pub to: u32,
    /// The step.
    pub act: Act,
    /// Which outcome answered, if that changed a row.
    pub answer: Option<(CommandId, OutcomeId)>,
}

/// Where an outcome answered: (command, state or absent, outcome).
pub type Cell = (CommandId, Option<StateId>, OutcomeId);

/// One world.
#[derive(Debug)]
struct Entry {
    /// Its rows; `None` where they could not be read, so that nothing is concluded from it.
    rows: Option<Arc<World>>,
    depth: u32,
    /// The world it was first reached from, and by which step.
    parent: Option<(u32, Act)>,
    /// One bit for each rule: whether it was put to the test here, or by a step from here.
    exercised: Box<[u64]>,
    /// The steps that lead on from it, if they are kept: of those of one answer to one world, the first.
    onward: Vec<Onward>,
    is_expanded: bool,
}

/// All worlds found so far.
#[derive(Debug)]
pub struct Atlas<W> {
    ids: Ids<W>,
    entries: Vec<Entry>,
    tallies: Vec<Tally>,
    /// A world, and the rules that were put to the test there since it was marked.
    marked: Option<(u32, Box<[u64]>)>,
    /// How many commands were tried.
    pub steps: u64,
    /// Where each outcome answered.
    pub cells: BTreeSet<Cell>,
    /// The moves taken, by entity and move.
    pub moves: BTreeSet<(usize, MoveId)>,
    /// The states in which a row rested, by entity and state.
    pub states: BTreeSet<(usize, StateId)>,
}

impl<W: Eq + Hash> Atlas<W> {
    /// An empty atlas for so many rules.
    #[must_use]
    pub fn new(rules: usize) -> Self {
        Self {
            ids: Ids::default(),
            entries: Vec::new(),
            tallies: vec![Tally::default(); rules],
            marked: None,
            steps: 0,
            cells: BTreeSet::new(),
            moves: BTreeSet::new(),
            states: BTreeSet::new(),
        }
    }

    /// The number of a world that was found before.
    #[must_use]
    pub fn find(&self, world: &W) -> Option<u32> {
        self.ids.get(world).copied()
    }

    /// Enters a world, and gives the number of it: that of one that is known already, if there is one.
    ///
    /// # Panics
    /// On more than four thousand million worlds, for which this atlas is not made.
    pub fn enter(&mut self, world: Arc<W>, parent: Option<(u32, Act)>) -> u32 {
        let next = u32::try_from(self.entries.len()).expect("fewer than 2^32 worlds");
        let id = *self.ids.entry(world).or_insert(next);
        if id == next {
            let depth = parent.map_or(0, |(parent, _)| self.depth_of(parent) + 1);
            let exercised = self.no_rules();
            self.entries.push(Entry { rows: None, depth, parent, exercised, onward: Vec::new(), is_expanded: false });
        }
        id
    }

    /// Remembers what a world's rows are.
    pub fn set_rows(&mut self, id: u32, rows: World) {
        self.entries[id as usize].rows = Some(Arc::new(rows));
    }

    /// A world's rows, if they could be read.
    #[must_use]
    pub fn rows(&self, id: u32) -> Option<Arc<World>> {
        self.entries[id as usize].rows.clone()
    }

    /// Keeps a step that leads on.
    pub fn lead_on(&mut self, from: u32, step: Onward) {
        let onward = &mut self.entries[from as usize].onward;
        if !onward.iter().any(|other| (other.to, other.answer) == (step.to, step.answer)) {
            onward.push(step);
        }
    }

    /// The steps that lead on from a world, if they were kept.
    #[must_use]
    pub fn onward(&self, id: u32) -> &[Onward] {
        &self.entries[id as usize].onward
    }

    /// All steps from this world are tried from now on.
    pub fn expand(&mut self, id: u32) {
        self.entries[id as usize].is_expanded = true;
    }

    /// Not all steps from this world are tried after all: nothing is to be concluded from one that is not known.
    pub fn break_off(&mut self, id: u32) {
        self.entries[id as usize].is_expanded = false;
    }

    /// Whether all steps from a world were tried.
    #[must_use]
    pub fn is_expanded(&self, id: u32) -> bool {
        self.entries[id as usize].is_expanded
    }

    /// The numbers of all worlds.
    #[must_use]
    pub fn numbers(&self) -> std::ops::Range<u32> {
        0..u32::try_from(self.entries.len()).unwrap_or(u32::MAX)
    }

    /// How many steps the shortest path to a world has.
    #[must_use]
    pub fn depth_of(&self, id: u32) -> u32 {
        self.entries[id as usize].depth
    }

    /// How many worlds there are.
    #[must_use]
    pub fn worlds(&self) -> usize {
        self.entries.len()
    }

    /// The longest of the shortest paths.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.depth)
    }

    /// The steps from the first world to a site, each with the world before it.
    #[must_use]
    pub fn path(&self, site: Site) -> Vec<(u32, Act)> {
        let mut path: Vec<(u32, Act)> = site.act.map(|act| (site.world, act)).into_iter().collect();
        let mut world = site.world;
        while let Some((parent, act)) = self.entries[world as usize].parent {
            path.push((parent, act));
            world = parent;
        }
        path.reverse();
        path
    }

    /// One bit for each rule, none of them set.
    fn no_rules(&self) -> Box<[u64]> {
        vec![0; self.tallies.len().div_ceil(64)].into()
    }

    /// Tells from now on which rules are put to the test in this world, or by a step from it.
    pub(super) fn mark(&mut self, world: u32) {
        self.marked = Some((world, self.no_rules()));
    }

    /// The rules that were put to the test in the marked world since, one bit for each; it is marked no longer.
    pub(super) fn marked(&mut self) -> Box<[u64]> {
        self.marked.take().map_or_else(|| self.no_rules(), |(_, rules)| rules)
    }

    /// The rules that were put to the test in this world, or by a step from it, one bit for each.
    pub(super) fn exercised(&self, world: u32) -> &[u64] {
        &self.entries[world as usize].exercised
    }

    /// These rules, one bit for each, were put to the test in this world, or by a step from it.
    pub(super) fn exercise_all(&mut self, world: u32, rules: &[u64]) {
        let known = &mut self.entries[world as usize].exercised;
        for (index, (known, bits)) in known.iter_mut().zip(rules).enumerate() {
            let mut new = bits & !*known;
            *known |= bits;
            while new != 0 {
                self.tallies[index * 64 + new.trailing_zeros() as usize].exercised += 1;
                new &= new - 1;
            }
        }
    }

    /// The rule was put to the test in this world, or by a step from it.
    pub fn exercise(&mut self, rule: usize, world: u32) {
        if let Some((_, rules)) = self.marked.as_mut().filter(|(marked, _)| *marked == world) {
            rules[rule / 64] |= 1 << (rule % 64);
        }
        let bits = &mut self.entries[world as usize].exercised[rule / 64];
        let bit = 1 << (rule % 64);
        if *bits & bit == 0 {
            *bits |= bit;
            self.tallies[rule].exercised += 1;
        }
    }

    /// The rule is decided here, unless it was before.
    pub fn decide(&mut self, rule: usize, site: Site, detail: impl FnOnce() -> String) {
        let tally = &mut self.tallies[rule];
        if tally.decided.is_none() && tally.meaningless.is_none() {
            tally.decided = Some(site);
            tally.detail = detail();
        }
    }

    /// The rule cannot be evaluated here.
    pub fn give_up(&mut self, rule: usize, site: Site, detail: impl FnOnce() -> String) {
        self.exercise(rule, site.world);
        let tally = &mut self.tallies[rule];
        if tally.meaningless.is_none() {
            tally.meaningless = Some(site);
            tally.detail = detail();
        }
    }

    /// How many rules are decided.
    #[must_use]
    pub fn rules(&self) -> usize {
        self.tallies.len()
    }

    /// What is known of a rule.
    #[must_use]
    pub fn tally(&self, rule: usize) -> &Tally {
        &self.tallies[rule]
    }
}
