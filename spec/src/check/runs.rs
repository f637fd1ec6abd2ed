//! Rules over runs: what is owed, and what is assumed of commands.

use super::conditions::Place;
use super::promises::outcome_of;
use crate::ast::{FairDecl, RunDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Command, CommandId, Effect, Fairness, Name, Outcome, RunBody};
use crate::named::Named;

/// What a rule says of runs; `None` if it is wrong, which has been said.
pub(super) fn run_body(decl: &RunDecl, place: &Place<'_>) -> Option<RunBody> {
    distinct(&decl.fair, place);
    let fair: Vec<Option<Fairness>> = decl.fair.iter().map(|fair| fairness(fair, place)).collect();
    let (entity, inner) = match &decl.row {
        Some((row, entity)) => place.bind(row, entity).map(|(entity, inner)| (Some(entity), inner))?,
        None => (None, place.clone()),
    };
    let premise = decl.premise.as_ref().map(|premise| inner.condition(premise));
    // What is certain where something is owed need not be so where it comes about.
    let goal = inner.condition(&decl.goal);
    let premise = match premise {
        Some(premise) => Some(premise?),
        None => None,
    };
    Some(RunBody { entity, premise, goal: goal?, fair: fair.into_iter().collect::<Option<_>>()? })
}

/// Nothing is assumed twice.
fn distinct(fair: &[FairDecl], place: &Place<'_>) {
    let mut seen: Named<&Name> = Named::default();
    for fair in fair {
        let (last, what) = match &fair.outcome {
            Some(outcome) => (outcome, format!("{}.{outcome}", fair.command)),
            None => (&fair.command, fair.command.text.clone()),
        };
        if let Some(first) = seen.insert(what, last) {
            place.scope.duplicate("assumption about", last, first.at);
        }
    }
}

fn fairness(decl: &FairDecl, place: &Place<'_>) -> Option<Fairness> {
    let commands = &place.system.commands;
    let Some(index) = commands.iter().position(|command| command.name.text == decl.command.text) else {
        place.scope.unknown("command", &decl.command, &mut commands.iter().map(|command| command.name.as_str()));
        return None;
    };
    let command = &commands[index];
    place.scope.refer(&decl.command, command.name.at);
    let outcome = match &decl.outcome {
        Some(name) => Some(outcome_of(name, command, place.scope)?),
        None => None,
    };
    let meant = |(id, _): &(_, _)| outcome.is_none_or(|outcome| outcome == *id);
    if !command.outcome_ids().zip(&command.outcomes).filter(meant).any(|(_, outcome)| may_change(outcome)) {
        idle(decl, command, place);
        return None;
    }
    Some(Fairness { strong: decl.strong, command: CommandId(index), outcome })
}

fn may_change(outcome: &Outcome) -> bool {
    !matches!(outcome.effect, Effect::Keep | Effect::Reject { .. })
}

/// Only what changes a row can bring a run forward, so nothing follows from fairness of anything else.
fn idle(decl: &FairDecl, command: &Command, place: &Place<'_>) {
    // An outcome that could not be made out may have been meant to change something.
    if place.scope.is_doubted(&place.system.entity(command.entity).name.text) {
        return;
    }
    let (name, at) = match &decl.outcome {
        Some(outcome) => (format!("{}.{outcome}", command.name), outcome.at),
        None => (command.name.text.clone(), decl.command.at),
    };
    let message = format!("`{name}` never changes a row, so nothing follows from its fairness");
    let problem = Diagnostic::new(Code::IdleFairness, at, message);
    place.scope.report(problem.help("name a command or outcome that creates, moves or deletes a row"));
}
