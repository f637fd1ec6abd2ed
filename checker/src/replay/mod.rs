//! A path taken again: through the code as it is now, held against what a file says of it.

mod promote;
mod saved;
mod tell;

pub use promote::promoted;
pub use saved::{SavedPath, SavedStep, saved};
pub use tell::told;

use crate::declaration::Declaration;
use crate::explore::{Act, Taken, Way};
use crate::report::{Late, ToldStep, told_path};
use crate::rules::rules_of;
use crate::steering::{Course, Light, Sight, Steered, Trial};
use selvedge_spec::interpret::{Input, World, wire};
use selvedge_spec::ir::{CommandId, System};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A path as it is now.
#[derive(Debug)]
pub struct Replayed {
    /// Its steps, as far as it goes.
    pub steps: Vec<ReplayedStep>,
    /// Why it does not go further.
    pub ends: Option<String>,
    /// The rows afterwards, where they can be read.
    pub rows: Option<Arc<World>>,
    /// How what was led is named.
    pub subject: &'static str,
}

/// A step as it is now.
#[derive(Debug)]
pub struct ReplayedStep {
    /// The step, told anew.
    pub told: ToldStep,
    /// In what it departs from the file, in words.
    pub departures: Vec<String>,
    /// The rules that it, or the world after it, breaks, in words.
    pub breaks: Vec<String>,
}

impl Replayed {
    /// Whether anything is not as the file says.
    #[must_use]
    pub fn departs(&self) -> bool {
        self.ends.is_some() || self.steps.iter().any(|step| !step.departures.is_empty())
    }
}

/// Takes a saved path again; `steer` gives what is led.
pub fn replay(
    declaration: &Declaration,
    saved: &SavedPath,
    steer: impl FnOnce(&Course) -> Result<Box<dyn Steered>, String>,
) -> Replayed {
    let system = &declaration.system;
    let (commands, mut ends) = readable(system, saved);
    let count = commands.len();
    // The path itself says how many commands are under way, so nothing less is allowed.
    let late = vec![count; system.entities.len()].into();
    let course = Course { system: Arc::clone(system), commands: distinct(&commands), late };
    let steered = match steer(&course) {
        Ok(steered) => steered,
        Err(fault) => return Replayed { steps: Vec::new(), ends: Some(fault), rows: None, subject: "nothing" },
    };
    let path = acts(&*steered, &course, &commands, saved);
    if path.len() < count {
        ends = Some(format!("step {} is of a command that is not under way there", path.len() + 1));
    }
    let (first, trials) = steered.along(&path);
    let mut before = first.rows.as_ref().ok();
    let mut steps = Vec::new();
    for (index, trial) in trials.iter().enumerate() {
        let Some(rows) = before else {
            ends = Some(format!("the rows before step {} cannot be read", index + 1));
            break;
        };
        let taken = Taken { before: Arc::clone(rows), act: trial.act, after: trial.rows_after().cloned() };
        let told = told_path(declaration, &course.commands, &[taken]);
        steps.extend(told.into_iter().map(|told| step(system, told, trial, &saved.steps[index])));
        before = trial.rows_after();
    }
    ends = ends.or_else(|| not_round(saved, &first, &trials));
    Replayed { steps, ends, rows: before.cloned(), subject: steered.describe() }
}

/// Why the last steps of a run that goes on for ever are no circle, if they are none.
fn not_round(saved: &SavedPath, first: &Sight, trials: &[Trial]) -> Option<String> {
    let way = saved.loop_from?;
    let worlds: Vec<&Sight> = std::iter::once(first).chain(trials.iter().map_while(Trial::after)).collect();
    let is_round = worlds.get(way).zip(worlds.get(saved.steps.len()));
    let is_round = is_round.is_some_and(|(begins, ends)| begins.rows == ends.rows && begins.flights == ends.flights);
    (!is_round)
        .then(|| format!("the world after its last step is not the one after {way} steps, where it should go round"))
}

/// Each command once: one that is issued and lands is one command.
fn distinct(commands: &[(CommandId, Input)]) -> Arc<[(CommandId, Input)]> {
    let distinct: BTreeSet<&(CommandId, Input)> = commands.iter().collect();
    distinct.into_iter().cloned().collect()
}

/// The steps of the path, as far as what should land is under way.
fn acts(steered: &dyn Steered, course: &Course, commands: &[(CommandId, Input)], saved: &SavedPath) -> Vec<Act> {
    let mut path: Vec<Act> = Vec::new();
    for (command, step) in commands.iter().zip(&saved.steps) {
        let number = course.commands.iter().position(|other| other == command).unwrap_or_default();
        let command = u32::try_from(number).unwrap_or(u32::MAX);
        let act = match step.late {
            None => Some(Act { command, way: Way::AtOnce }),
            Some(Late::Issued) => Some(Act { command, way: Way::Issued }),
            Some(Late::Lands) => steered.landing(&path, command),
        };
        let Some(act) = act else { break };
        path.push(act);
    }
    path
}

/// The commands that can still be read, and why the next cannot.
fn readable(system: &System, saved: &SavedPath) -> (Vec<(CommandId, Input)>, Option<String>) {
    let mut commands = Vec::new();
    for (index, step) in saved.steps.iter().enumerate() {
        match wire::decode_command(system, &step.wire) {
            Ok(command) => commands.push(command),
            Err(error) => {
                let ends = format!("step {} of the file is no command any more: {error}, in {}", index + 1, step.wire);
                return (commands, Some(ends));
            }
        }
    }
    (commands, None)
}

fn step(system: &System, told: ToldStep, trial: &Trial, saved: &SavedStep) -> ReplayedStep {
    let mut departures = Vec::new();
    match &trial.answered {
        Err(fault) => departures.push(fault.clone()),
        // A command that is only issued has no answer yet.
        Ok((None, _)) => {}
        Ok((Some(reply), _)) => {
            let answered = &system.command(reply.command).outcome(reply.outcome).wire;
            if *answered != saved.outcome {
                departures.push(format!("the file says `{}`, and `{answered}` answers", saved.outcome));
            }
            if *answered != told.outcome {
                departures.push(format!("`{answered}` answers, and the declaration says `{}`", told.outcome));
            }
        }
    }
    departures.extend(other_rows(&told, saved));
    ReplayedStep { told, departures, breaks: breaks(system, trial) }
}

/// In what a step that was taken by the code that told it departs from the file, in words.
pub(crate) fn departure(told: &ToldStep, saved: &SavedStep) -> Option<String> {
    if told.outcome != saved.outcome {
        return Some(format!("the file says `{}`, and it is `{}`", saved.outcome, told.outcome));
    }
    other_rows(told, saved)
}

/// In what the rows depart.
fn other_rows(told: &ToldStep, saved: &SavedStep) -> Option<String> {
    if (&told.from, &told.to) != (&saved.from, &saved.to) {
        let (old, new) = (way(&saved.from, &saved.to), way(&told.from, &told.to));
        return Some(format!("the file says {old}, and it is {new}"));
    }
    let is_same = serde_json::to_value(&told.changes).ok().as_ref() == Some(&saved.changes);
    (!is_same).then(|| "the fields that change are not those of the file, or change to something else".to_owned())
}

fn way(from: &str, to: &str) -> String {
    if from.is_empty() && to.is_empty() {
        "no row changes".to_owned()
    } else if from == to {
        format!("stays {to}")
    } else {
        format!("{from} → {to}")
    }
}

fn breaks(system: &System, trial: &Trial) -> Vec<String> {
    let rules = rules_of(system);
    let after = trial.after().map(|sight| &sight.lights);
    let lights = [Some(&trial.lights), after].into_iter().flatten().flat_map(|lights| rules.iter().zip(lights));
    let broken = lights.filter_map(|(rule, light)| match light {
        Light::Broken(detail) if detail.is_empty() => Some(rule.name.clone()),
        Light::Broken(detail) => Some(format!("{}: {detail}", rule.name)),
        _ => None,
    });
    broken.collect()
}
