//! What an exploration amounts to, whichever engine drove it.

use super::atlas::{Atlas, Cell, Site};
use super::moment::{Act, Moment};
use super::runs;
use super::slice::Sliced;
use super::task::{Stop, Task};
use crate::rules::Builtin;
use selvedge_spec::interpret::World;
use selvedge_spec::ir::{MoveId, StateId};
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::Arc;

/// What an exploration amounts to.
#[derive(Clone, Debug)]
pub struct Explored {
    /// Distinct worlds, the first included.
    pub worlds: u64,
    /// Commands tried.
    pub steps: u128,
    /// The longest of the shortest paths.
    pub depth: u32,
    /// Where each outcome answered.
    pub cells: BTreeSet<Cell>,
    /// The moves taken, by entity and move.
    pub moves: BTreeSet<(usize, MoveId)>,
    /// The states in which a row rested, by entity and state.
    pub states: BTreeSet<(usize, StateId)>,
    /// What was found of each rule.
    pub rulings: Vec<Ruling>,
    /// What ended it before it was complete.
    pub stop: Option<Stop>,
    /// How the worlds were gone through.
    pub method: Method,
    /// What was sliced, where not each step was judged by itself.
    pub sliced: Option<Sliced>,
}

/// How the worlds were gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    /// Each world was built and each command tried in it.
    OneByOne,
    /// The worlds of each identity were, alone; then all their combinations were gone through. The numbers are the
    /// worlds of each identity.
    Exhaustion(Vec<usize>),
    /// The same, where of all combinations that differ only in which of some interchangeable identities is which one was
    /// gone through, in the place of all.
    Symmetry {
        /// The worlds of each identity.
        sizes: Vec<usize>,
        /// How many combinations were gone through.
        orbits: u64,
    },
    /// The worlds of each identity were, alone; their combinations were counted, not gone through.
    Decomposition(Vec<usize>),
    /// Each command was answered once for each combination of what its answer depends on, and the worlds were gone
    /// through by looking these answers up. The number is how many there are.
    Joined(usize),
}

/// What was found of one rule.
#[derive(Clone, Debug, Default)]
pub struct Ruling {
    /// In how many worlds it was put to the test.
    pub exercised: u64,
    /// The shortest path to what decides it.
    pub decided: Option<Vec<Taken>>,
    /// Of a run that decides it: how many steps lead to the circle that the others are, which goes round for ever. Where
    /// no steps follow, the run rests there.
    pub again: Option<usize>,
    /// The shortest path to where it cannot be evaluated.
    pub meaningless: Option<Vec<Taken>>,
    /// What was found, in words.
    pub detail: String,
}

/// One step of a path.
#[derive(Clone, Debug)]
pub struct Taken {
    /// The world before it.
    pub before: Arc<World>,
    /// The command, and how it got there.
    pub act: Act,
    /// The world after it, where that is on the path.
    pub after: Option<Arc<World>>,
}

impl Explored {
    /// What an atlas amounts to.
    ///
    /// # Errors
    /// If the search for runs contradicts itself.
    pub fn of<S, W: Eq + Hash>(
        task: &Task<S>,
        atlas: &Atlas<Moment<W>>,
        stop: Option<Stop>,
        method: Method,
    ) -> Result<Self, String> {
        let mut runs = runs::decide(task, &[atlas])?;
        let mut ruling = |rule| {
            if rule == Builtin::RowsComeBack.index() {
                return runs::rows_come_back(&task.system, atlas);
            }
            if let Some(ruling) = runs.rulings.remove(&rule) {
                return ruling;
            }
            let tally = atlas.tally(rule);
            let path = |site: Option<Site>| site.map(|site| atlas.taken(site));
            Ruling {
                exercised: tally.exercised,
                decided: path(tally.decided),
                meaningless: path(tally.meaningless),
                detail: tally.detail.clone(),
                again: None,
            }
        };
        let rulings = (0..atlas.rules()).map(&mut ruling).collect();
        Ok(Self {
            worlds: atlas.worlds() as u64,
            steps: u128::from(atlas.steps),
            depth: atlas.depth(),
            cells: atlas.cells.clone(),
            moves: atlas.moves.clone(),
            states: atlas.states.clone(),
            rulings,
            stop: stop.or(runs.stop),
            method,
            sliced: None,
        })
    }
}

impl<W: Eq + Hash> Atlas<W> {
    /// The steps from the start to a site. A world whose rows cannot be read ends the path before it.
    #[must_use]
    pub fn taken(&self, site: Site) -> Vec<Taken> {
        let steps = self.path(site);
        let taken = steps.iter().enumerate().map_while(|(index, (world, act))| {
            let after = match steps.get(index + 1) {
                Some((next, _)) => self.rows(*next),
                None if site.act.is_none() => self.rows(site.world),
                None => None,
            };
            Some(Taken { before: self.rows(*world)?, act: *act, after })
        });
        taken.collect()
    }
}
