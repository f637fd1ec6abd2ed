//! Getting an answer: a world is built in which the question arises, and the commands are tried in it, the system under
//! check and the interpreter in lock-step, judged like every step; or the rule is weighed in it.

use super::super::Cell;
use super::super::lockstep::Lockstep;
use super::super::moment::{Act, Moment};
use super::super::ruled::Ruled;
use super::super::task::Task;
use super::footprint::About;
use super::place::Places;
use crate::rules::{Builtin, Weighed, weigh};
use crate::subject::Subject;
use selvedge_spec::interpret::{Scope, World};
use selvedge_spec::ir::{Expr, MoveId, RuleBody, StateId, System};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What came of asking in one world.
#[derive(Debug)]
pub(super) struct Asked<W> {
    /// Where each step led.
    pub(super) landed: Vec<Landed<W>>,
    /// How many steps were tried.
    pub(super) steps: u64,
    /// The rules that were put to the test, by number.
    pub(super) exercised: Vec<usize>,
    /// What decides a rule, or shows that it cannot be evaluated.
    pub(super) found: Vec<Found>,
    pub(super) covered: Covered,
}

/// A step that was taken: the rows after it, and the whole of what is after it.
#[derive(Debug)]
pub(super) struct Landed<W> {
    pub(super) act: Act,
    pub(super) rows: Arc<World>,
    pub(super) after: Arc<Moment<W>>,
}

/// What steps have covered.
#[derive(Clone, Debug, Default)]
pub(super) struct Covered {
    pub(super) cells: BTreeSet<Cell>,
    pub(super) moves: BTreeSet<(usize, MoveId)>,
    pub(super) states: BTreeSet<(usize, StateId)>,
}

/// What decides a rule: the world in which was asked, a step from it, or the world after that step.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) rule: usize,
    /// Whether the rule is decided, or cannot be evaluated.
    pub(super) meaningless: bool,
    pub(super) act: Option<Act>,
    pub(super) is_after: bool,
    pub(super) detail: String,
}

/// Asks in the world of these digits. `None` where the code under check cannot be put into that world, remembers more
/// than its rows, or shows rows that cannot be read: then worlds have to be gone through one by one.
pub(super) fn ask<S: Subject>(
    task: &Task<S>,
    ruled: &Arc<Ruled>,
    places: &Places,
    digits: &[u32],
    about: &About,
) -> Option<Asked<S::World>> {
    let (rows, flights) = places.assemble(&task.system, digits);
    match about {
        About::Commands(commands) => {
            tried(task, ruled, &rows, &Moment { store: task.subject.restore(&rows)?, flights }, commands)
        }
        About::Rule(rule) => Some(weighed(&task.system, &ruled.premises[*rule], *rule, &rows)),
    }
}

impl Covered {
    /// Adds what other steps have covered.
    pub(super) fn and(&mut self, mut other: Self) {
        self.cells.append(&mut other.cells);
        self.moves.append(&mut other.moves);
        self.states.append(&mut other.states);
    }
}

/// The rules that any world puts to the test, one bit for each: those that a world without rows does.
pub(super) fn constant<S: Subject>(task: &Task<S>, ruled: &Arc<Ruled>) -> Vec<u64> {
    let lockstep = Lockstep::under(task, Arc::clone(ruled));
    lockstep.start_at(&Moment::calm(task.subject.first()));
    let (atlas, _) = lockstep.finish();
    let mut bits = vec![0; ruled.rules.div_ceil(64)];
    for rule in Builtin::ALL.iter().map(|rule| rule.index()).filter(|rule| atlas.tally(*rule).exercised > 0) {
        bits[rule / 64] |= 1 << (rule % 64);
    }
    bits
}

/// Built-in rules that are put to the test by which rows there are, and not by what a command does.
const BY_ROWS: [Builtin; 5] = [
    Builtin::OthersUntouched,
    Builtin::ReadYourWrites,
    Builtin::EventualViewsConverge,
    Builtin::FactsHold,
    Builtin::WireAsDeclared,
];

/// Whether it is a declared rule over worlds, which is a question of its own.
fn is_declared_of_worlds(system: &System, rule: usize) -> bool {
    let declared = rule.checked_sub(Builtin::ALL.len());
    declared.is_some_and(|declared| matches!(system.rules[declared].body, RuleBody::World(_)))
}

fn tried<S: Subject>(
    task: &Task<S>,
    ruled: &Arc<Ruled>,
    rows: &World,
    first: &Moment<S::World>,
    commands: &[usize],
) -> Option<Asked<S::World>> {
    let lockstep = Lockstep::under(task, Arc::clone(ruled));
    lockstep.start_at(first);
    let acts = lockstep.acts(first, commands);
    let steps: Vec<_> = acts.into_iter().map(|act| (act, lockstep.step_from(0, first, act))).collect();
    let (atlas, _) = lockstep.finish();
    if *atlas.rows(0)? != *rows {
        return None;
    }
    let mut asked = Asked {
        landed: Vec::new(),
        steps: atlas.steps,
        exercised: Vec::new(),
        found: Vec::new(),
        covered: Covered { cells: atlas.cells.clone(), moves: atlas.moves.clone(), states: atlas.states.clone() },
    };
    for rule in 0..atlas.rules() {
        let tally = atlas.tally(rule);
        if is_declared_of_worlds(&task.system, rule) {
            continue;
        }
        let by_rows = BY_ROWS.iter().any(|by_rows| by_rows.index() == rule);
        asked.exercised.extend((tally.exercised > 0 && !by_rows).then_some(rule));
        for (site, meaningless) in [(tally.decided, false), (tally.meaningless, true)] {
            let Some(site) = site else { continue };
            let leading = steps.iter().find(|(_, to)| to.as_ref().is_some_and(|to| to.number == site.world));
            let act = site.act.or(leading.map(|(act, _)| *act).filter(|_| site.world != 0));
            let is_after = site.act.is_none() && act.is_some();
            asked.found.push(Found { rule, meaningless, act, is_after, detail: tally.detail.clone() });
        }
    }
    for (act, to) in steps {
        let Some(to) = to else { continue };
        let rows = atlas.rows(to.number)?;
        if task.subject.restore(&rows)? != to.world.store {
            return None;
        }
        asked.landed.push(Landed { act, rows, after: to.world });
    }
    Some(asked)
}

/// What a world means for a declared rule.
fn weighed<W>(system: &System, premise: &Expr, index: usize, rows: &World) -> Asked<W> {
    let rule = Builtin::ALL.len() + index;
    let mut asked =
        Asked { landed: Vec::new(), steps: 0, exercised: Vec::new(), found: Vec::new(), covered: Covered::default() };
    let RuleBody::World(body) = &system.rules[index].body else { return asked };
    let scope = Scope::world(system, rows);
    let found = |meaningless, detail| Found { rule, meaningless, act: None, is_after: false, detail };
    match weigh(system.rules[index].kind, scope.holds(body), || scope.holds(premise)) {
        Weighed::Meaningless(error) => {
            asked.exercised.push(rule);
            asked.found.push(found(true, format!("the rule cannot be evaluated here: {error}")));
        }
        Weighed::Sound { exercised, decides } => {
            asked.exercised.extend(exercised.then_some(rule));
            asked.found.extend(decides.then(|| found(false, String::new())));
        }
    }
    asked
}
