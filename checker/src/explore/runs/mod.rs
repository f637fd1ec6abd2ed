//! Rules over runs, decided on the graph of all worlds.
//!
//! A rule is broken by a run that goes round in worlds where something is owed, and treats every command fairly that the
//! rule names: there is one exactly if some strongly connected set of such worlds is fair, so these are what is sought.
//! Where rows are independent and each owes for itself, the set is sought among the worlds of one identity; every other
//! identity has some fair run of its own, which is gone round in between.

mod back;
mod components;
mod fairness;
mod graph;
mod lasso;
mod owed;
mod patience;

pub(super) use back::rows_come_back;

use super::atlas::{Atlas, Onward};
use super::explored::{Ruling, Taken};
use super::moment::Moment;
use super::task::{Stop, Task, USUAL_BYTES};
use super::watch::Stage;
use crate::rules::Builtin;
use fairness::{Assumed, rows_named};
use graph::{Graph, Step};
use lasso::{Lasso, way_to};
use owed::{Meaningless, Owed};
use patience::Patience;
use selvedge_spec::interpret::World;
use selvedge_spec::ir::{Expr, RuleBody, RunBody, System};
use std::collections::BTreeMap;
use std::hash::Hash;
use std::sync::Arc;

/// What was found of the rules over runs, by their place among the rules of a check.
pub(super) struct Runs {
    pub(super) rulings: BTreeMap<usize, Ruling>,
    /// Why some of them could not be decided.
    pub(super) stop: Option<Stop>,
}

/// Deciding on a graph takes so many bytes for each world.
const BYTES_OF_A_WORLD: u64 = 48;

/// Decides every rule over runs. A world is one world of each atlas.
///
/// # Errors
/// If the search contradicts itself.
pub(super) fn decide<S, W: Eq + Hash>(task: &Task<S>, atlases: &[&Atlas<Moment<W>>]) -> Result<Runs, String> {
    let rows = rows_named(&task.system, &task.commands);
    let over = || task.over();
    let patience = Patience::new(&over, patience::USUAL);
    let mut runs = Runs { rulings: BTreeMap::new(), stop: None };
    for (index, rule) in task.system.rules.iter().enumerate() {
        let RuleBody::Run(body) = &rule.body else { continue };
        if !rule.is_decided_within(task.bound) {
            continue;
        }
        task.watch.begin(Stage::Runs, None);
        let search =
            Search { system: &task.system, body, assumed: Assumed::of(&body.fair, &rows), patience: &patience };
        let ruling = if atlases.len() > 1 && owes_alone(body) {
            search.of_each(atlases).map(Some)
        } else {
            let most = task.limits.bytes.unwrap_or(USUAL_BYTES) / BYTES_OF_A_WORLD;
            let graph = Graph::of(atlases, &patience).filter(|graph| graph.size() as u64 <= most);
            graph.map(|graph| search.of_all(atlases, &graph)).transpose()
        };
        if let Some(stop) = patience.ended() {
            runs.stop = Some(stop);
            break;
        }
        match ruling? {
            Some(ruling) => drop(runs.rulings.insert(Builtin::ALL.len() + index, ruling)),
            None => runs.stop = Some(Stop::Memory),
        }
    }
    Ok(runs)
}

/// Whether each row owes for itself, whatever other rows there are.
fn owes_alone(body: &RunBody) -> bool {
    body.entity.is_some() && !body.premise.iter().chain([&body.goal]).any(Expr::relates_rows)
}

/// One rule.
struct Search<'a> {
    system: &'a System,
    body: &'a RunBody,
    assumed: Assumed<'a>,
    patience: &'a Patience<'a>,
}

/// What was found on one graph.
struct Found {
    /// The worlds from which on something is owed.
    exercised: u64,
    lasso: Option<Lasso>,
    meaningless: Option<Meaningless>,
}

/// A run step by step: whose worlds change, and how.
type Legs = Vec<(usize, Onward)>;

impl Search<'_> {
    /// The rule on one graph, of whoever owes there.
    fn on<W: Eq + Hash>(&self, graph: &Graph<'_, W>) -> Result<Found, String> {
        let keys = match self.body.entity {
            None => vec![None],
            Some(entity) => graph.identities(entity).into_iter().map(Some).collect(),
        };
        let mut begins = vec![false; graph.size()];
        let mut found = Found { exercised: 0, lasso: None, meaningless: None };
        for key in &keys {
            let owed = match Owed::of(graph, self.system, self.body, key.as_ref()) {
                Ok(owed) => owed,
                Err(other) => {
                    if found.meaningless.as_ref().is_none_or(|first| other.0 < first.0) {
                        found.meaningless = Some(other);
                    }
                    continue;
                }
            };
            begins.iter_mut().zip(&owed.begins).for_each(|(any, this)| *any |= this);
            let lasso = Lasso::find(graph, &owed, &self.assumed)?;
            let is_shorter = |lasso: &Lasso| found.lasso.as_ref().is_none_or(|first| lasso.size() < first.size());
            if lasso.as_ref().is_some_and(is_shorter) {
                found.lasso = lasso;
            }
        }
        found.exercised = begins.iter().filter(|begins| **begins).count() as u64;
        Ok(found)
    }

    /// The rule on the worlds of all parts together.
    fn of_all<W: Eq + Hash>(&self, parts: &[&Atlas<W>], graph: &Graph<'_, W>) -> Result<Ruling, String> {
        let Found { exercised, lasso, meaningless } = self.on(graph)?;
        let legs = |steps: &[Step]| -> Legs { steps.iter().map(|step| (step.part, step.onward)).collect() };
        let way = meaningless.as_ref().map_or(Vec::new(), |Meaningless(world, _)| way_to(graph, *world));
        let meaningless = meaningless.map(|Meaningless(_, error)| (self.taken(parts, &legs(&way)), error));
        let run = lasso.map(|lasso| (legs(&lasso.way), legs(&lasso.circle)));
        Ok(self.ruling(parts, exercised, run, meaningless))
    }

    /// The rule on the worlds of each part by itself.
    #[allow(clippy::type_complexity, reason = "two slots that are filled together, and named at once")]
    fn of_each<W: Eq + Hash>(&self, parts: &[&Atlas<W>]) -> Result<Ruling, String> {
        let (mut worlds, mut idle) = (1u64, 1u64);
        let (mut runs, mut meaningless): (Vec<(usize, Lasso)>, Option<Vec<(usize, Onward)>>) = (Vec::new(), None);
        let mut error = String::new();
        for number in 0..parts.len() {
            let own = &parts[number..=number];
            let graph = Graph::of(own, self.patience).ok_or("an atlas has fewer than 2^31 worlds")?;
            let found = self.on(&graph)?;
            worlds = worlds.saturating_mul(graph.size() as u64);
            idle = idle.saturating_mul(graph.size() as u64 - found.exercised);
            runs.extend(found.lasso.map(|lasso| (number, lasso)));
            if let Some(Meaningless(world, why)) = found.meaningless {
                let way: Legs = way_to(&graph, world).iter().map(|step| (number, step.onward)).collect();
                if meaningless.as_ref().is_none_or(|first| way.len() < first.len()) {
                    (meaningless, error) = (Some(way), why);
                }
            }
        }
        let run = if runs.is_empty() { None } else { self.together(parts, &runs)? };
        let meaningless = meaningless.map(|way| (self.taken(parts, &way), error));
        Ok(self.ruling(parts, worlds.saturating_sub(idle), run, meaningless))
    }

    /// The shortest of the runs, with a fair run of every other part gone round in between; `None` where one of these is
    /// not known, because not all of its worlds are.
    fn together<W: Eq + Hash>(
        &self,
        parts: &[&Atlas<W>],
        runs: &[(usize, Lasso)],
    ) -> Result<Option<(Legs, Legs)>, String> {
        let mut others = Vec::new();
        for number in 0..parts.len() {
            let own = &parts[number..=number];
            let graph = Graph::of(own, self.patience).ok_or("an atlas has fewer than 2^31 worlds")?;
            others.push(Lasso::find(&graph, &Owed::anything(graph.size()), &self.assumed)?);
        }
        let mut shortest: Option<(Legs, Legs)> = None;
        for (part, lasso) in runs {
            let mut lassos = vec![(*part, Some(lasso))];
            lassos.extend(others.iter().map(Option::as_ref).enumerate().filter(|(other, _)| other != part));
            let Some(lassos) = lassos.into_iter().map(|(part, lasso)| Some((part, lasso?))).collect::<Option<Vec<_>>>()
            else {
                continue;
            };
            let legs = |steps: fn(&Lasso) -> &[Step]| -> Legs {
                let each = lassos.iter().rev().map(|(part, lasso)| (*part, steps(lasso)));
                each.flat_map(|(part, steps)| steps.iter().map(move |step| (part, step.onward))).collect()
            };
            let run = (legs(|lasso| &lasso.way), legs(|lasso| &lasso.circle));
            let size = |(way, circle): &(Legs, Legs)| (way.len() + circle.len(), way.len());
            if shortest.as_ref().is_none_or(|first| size(&run) < size(first)) {
                shortest = Some(run);
            }
        }
        Ok(shortest)
    }

    fn ruling<W: Eq + Hash>(
        &self,
        parts: &[&Atlas<W>],
        exercised: u64,
        run: Option<(Legs, Legs)>,
        meaningless: Option<(Vec<Taken>, String)>,
    ) -> Ruling {
        let again = run.as_ref().map(|(way, _)| way.len());
        let (meaningless, error) = meaningless.unzip();
        Ruling {
            exercised,
            decided: run.map(|(way, circle)| self.taken(parts, &[way, circle].concat())),
            again,
            meaningless,
            detail: error.map_or(String::new(), |error| format!("the rule cannot be evaluated here: {error}")),
        }
    }

    /// The steps with the rows before and after them.
    fn taken<W: Eq + Hash>(&self, parts: &[&Atlas<W>], legs: &[(usize, Onward)]) -> Vec<Taken> {
        let mut at = vec![0; parts.len()];
        let rows = |at: &[u32]| {
            let rows: Vec<_> = parts.iter().zip(at).filter_map(|(part, world)| part.rows(*world)).collect();
            Arc::new(World::together(self.system, rows.iter().map(|rows| &**rows)))
        };
        let taken = legs.iter().map(|(part, onward)| {
            let before = rows(&at);
            at[*part] = onward.to;
            Taken { before, act: onward.act, after: Some(rows(&at)) }
        });
        taken.collect()
    }
}
