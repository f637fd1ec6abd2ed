//! A path taken again: through the code as it is now, held against what a file says of it.

mod promote;
mod saved;
mod tell;

pub use promote::promoted;
pub use saved::{SavedPath, SavedStep, saved};
pub use tell::told;

use crate::declaration::Declaration;
use crate::explore::Taken;
use crate::report::{ToldStep, told_path};
use crate::rules::rules_of;
use crate::steering::{Light, Steered, Trial};
use selvedge_spec::interpret::{Input, World, wire};
use selvedge_spec::ir::{CommandId, System};
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
    steer: impl FnOnce(&Arc<System>, &[(CommandId, Input)]) -> Result<Box<dyn Steered>, String>,
) -> Replayed {
    let (commands, mut ends) = readable(&declaration.system, saved);
    let steered = match steer(&declaration.system, &commands) {
        Ok(steered) => steered,
        Err(fault) => return Replayed { steps: Vec::new(), ends: Some(fault), rows: None, subject: "nothing" },
    };
    let path: Vec<usize> = (0..commands.len()).collect();
    let (first, trials) = steered.along(&path);
    let mut before = first.rows.as_ref().ok().cloned();
    let mut steps = Vec::new();
    for (index, trial) in trials.iter().enumerate() {
        let Some(rows) = &before else {
            ends = Some(format!("the rows before step {} cannot be read", index + 1));
            break;
        };
        let after = trial.answered.as_ref().ok().and_then(|(_, sight)| sight.rows.as_ref().ok()).cloned();
        let command = u32::try_from(index).unwrap_or(u32::MAX);
        let taken = Taken { before: Arc::clone(rows), command, after: after.clone() };
        let told = told_path(declaration, &commands, &[taken]);
        steps.extend(told.into_iter().map(|told| step(&declaration.system, told, trial, &saved.steps[index])));
        before = after;
    }
    Replayed { steps, ends, rows: before, subject: steered.describe() }
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
        Ok((reply, _)) => {
            let answered = &system.command(reply.command).outcome(reply.outcome).wire;
            if *answered != saved.outcome {
                departures.push(format!("the file says `{}`, and `{answered}` answers", saved.outcome));
            }
            if *answered != told.outcome {
                departures.push(format!("`{answered}` answers, and the declaration says `{}`", told.outcome));
            }
        }
    }
    if (&told.from, &told.to) != (&saved.from, &saved.to) {
        let (old, new) = (way(&saved.from, &saved.to), way(&told.from, &told.to));
        departures.push(format!("the file says {old}, and it is {new}"));
    } else if serde_json::to_value(&told.changes).ok().as_ref() != Some(&saved.changes) {
        departures.push("the fields that change are not those of the file, or change to something else".to_owned());
    }
    ReplayedStep { told, departures, breaks: breaks(system, trial) }
}

fn way(from: &str, to: &str) -> String {
    if from == to { format!("stays {to}") } else { format!("{from} → {to}") }
}

fn breaks(system: &System, trial: &Trial) -> Vec<String> {
    let rules = rules_of(system);
    let after = trial.answered.as_ref().ok().map(|(_, sight)| &sight.lights);
    let lights = [Some(&trial.lights), after].into_iter().flatten().flat_map(|lights| rules.iter().zip(lights));
    let broken = lights.filter_map(|(rule, light)| match light {
        Light::Broken(detail) if detail.is_empty() => Some(rule.name.clone()),
        Light::Broken(detail) => Some(format!("{}: {detail}", rule.name)),
        _ => None,
    });
    broken.collect()
}
