//! What is certain of a row in each state, and which outcome can answer where.
//!
//! Both are found together: facts start empty (no row rests anywhere), each outcome that can answer in a state carries
//! that state's facts, narrowed by its guard and changed by its effects, to the state it leads to, until nothing
//! changes. Which outcome can answer is decided exactly, over the finite cases of [`super::cases`]; what its guard
//! then makes certain is the abstract reading of [`refine`].

mod refine;
mod transfer;

use super::cases::{Cases, Witness};
use super::scope::Scope;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    Answers, Command, CommandId, Effect, EntityId, Fact, Facts, Field, Known, OutcomeId, Presence, StateId, System,
};
use refine::Env;
pub(super) use refine::path_field;
use std::collections::BTreeSet;

/// Derives facts and answers for every entity, and reports outcomes that are missing, shadowed or out of place.
/// `sound` says which commands could be made out whole; around the others nothing is concluded.
pub(super) fn analyse(system: &mut System, sound: &[bool], scope: &Scope<'_>) {
    for entity in (0..system.entities.len()).map(EntityId) {
        let commands: Vec<CommandId> = system.commands_on(entity).map(|(id, _)| id).collect();
        if commands.iter().all(|id| sound[id.0]) {
            settle(system, entity, &commands);
        } else {
            let top = Facts { fields: system.entity(entity).fields.iter().map(unknown).collect() };
            let states = system.entity(entity).states.len();
            system.entities[entity.0].facts = vec![Some(top); states];
        }
        for id in commands.into_iter().filter(|id| sound[id.0]) {
            let answers = answers(system, id, scope);
            system.commands[id.0].answers = answers;
        }
    }
}

/// Nothing is certain of the field but what its declaration says.
pub(super) fn unknown(field: &Field) -> Fact {
    Fact { presence: if field.optional { Presence::Either } else { Presence::Present }, value: Known::Any }
}

fn absent() -> Fact {
    Fact { presence: Presence::Absent, value: Known::Any }
}

/// Runs the outcomes until the facts stand.
fn settle(system: &mut System, entity: EntityId, commands: &[CommandId]) {
    loop {
        let mut facts = system.entity(entity).facts.clone();
        for id in commands {
            carry(system, *id, &mut facts);
        }
        if facts == system.entity(entity).facts {
            return;
        }
        system.entities[entity.0].facts = facts;
    }
}

/// Lets each outcome of one command carry facts to the state it leads to.
fn carry(system: &System, id: CommandId, facts: &mut [Option<Facts>]) {
    let command = system.command(id);
    let entity = system.entity(command.entity);
    let rows = entity.state_ids().filter(|state| entity.facts[state.0].is_some()).map(Some);
    for place in std::iter::once(None).chain(rows) {
        let Ok(found) = Cases::of(system, command, place).answering() else { continue };
        for outcome in found.outcomes {
            let target = match command.outcome(outcome).effect {
                Effect::Create => entity.initial,
                Effect::Move(id) => entity.move_(id).to,
                _ => continue,
            };
            if let Some(env) = narrowed(system, command, place, outcome) {
                transfer::join_into(&mut facts[target.0], transfer::after(system, command, outcome, &env));
            }
        }
    }
}

/// What is certain when `outcome` answers: the guards before it do not hold and its own does.
fn narrowed<'s>(
    system: &'s System,
    command: &'s Command,
    place: Option<StateId>,
    outcome: OutcomeId,
) -> Option<Env<'s>> {
    let mut env = Env::new(system, command, place);
    for earlier in &command.outcomes[..outcome.0] {
        env = match &earlier.guard {
            Some(guard) => env.refine(guard, false)?,
            None => return None,
        };
    }
    match &command.outcome(outcome).guard {
        Some(guard) => env.refine(guard, true),
        None => Some(env),
    }
}

/// Which outcomes of a command can answer where; reports what is wrong with them.
fn answers(system: &System, id: CommandId, scope: &Scope<'_>) -> Answers {
    let command = system.command(id);
    let entity = system.entity(command.entity);
    let mut answers = Answers { absent: Vec::new(), states: vec![Vec::new(); entity.states.len()] };
    let mut reached = BTreeSet::new();
    let mut untotal: Option<Witness> = None;
    for place in std::iter::once(None).chain(entity.state_ids().map(Some)) {
        let found = match Cases::of(system, command, place).answering() {
            Ok(found) => found,
            Err(count) => {
                too_many(command, count, scope);
                return answers;
            }
        };
        untotal = untotal.or(found.unanswered);
        for outcome in &found.outcomes {
            misplaced(system, command, *outcome, place, scope);
        }
        reached.extend(found.outcomes.iter().copied());
        match place {
            None => answers.absent = found.outcomes,
            Some(state) => answers.states[state.0] = found.outcomes,
        }
    }
    if let Some(witness) = untotal {
        let message = format!("no outcome of `{}` answers {witness}", command.name);
        let problem = Diagnostic::new(Code::OutcomesNotTotal, command.name.at, message);
        scope.report(problem.help("add an outcome for it, or `otherwise` as the last one"));
    }
    for outcome in command.outcome_ids().filter(|outcome| !reached.contains(outcome)) {
        let outcome = command.outcome(outcome);
        let message = format!("the outcome `{}` can never answer", outcome.name);
        let problem = Diagnostic::new(Code::OutcomeShadowed, outcome.name.at, message);
        scope.report(problem.help("the outcomes before it answer every case in which its guard holds: move it up"));
    }
    answers
}

fn too_many(command: &Command, count: u128, scope: &Scope<'_>) {
    let message = format!("the guards of `{}` tell {count} cases apart, too many to examine", command.name);
    scope.report(Diagnostic::new(Code::TooManyCases, command.name.at, message).help("split the command up"));
}

/// Says if an outcome can answer where its effect makes no sense.
fn misplaced(system: &System, command: &Command, id: OutcomeId, place: Option<StateId>, scope: &Scope<'_>) {
    let entity = system.entity(command.entity);
    let outcome = command.outcome(id);
    let name = &outcome.name;
    let (code, message, help) = match (&outcome.effect, place) {
        (Effect::Create, Some(state)) => {
            let state = &entity.state(state).name;
            (
                Code::WrongPresence,
                format!("`{name}` creates a row, but can answer where one rests in `{state}`"),
                "absent",
            )
        }
        (Effect::Move(_) | Effect::Delete | Effect::Keep, None) => {
            (Code::WrongPresence, format!("`{name}` needs a row, but can answer where none exists"), "present")
        }
        (Effect::Move(id), Some(state)) if !entity.move_(*id).from.contains(&state) => {
            let (mv, state) = (entity.move_(*id), &entity.state(state).name);
            let message = format!("`{name}` can answer in `{state}`, where the move `{}` does not start", mv.name);
            let problem = Diagnostic::new(Code::MoveNotFromHere, name.at, message).related(mv.name.at, "the move");
            scope.report(
                problem.help(format!("let an outcome before it answer in `{state}`, or guard it with `in {{...}}`")),
            );
            return;
        }
        _ => return,
    };
    let problem = Diagnostic::new(code, name.at, message);
    scope.report(problem.help(format!("guard it with `{help}`, or let an outcome before it answer there")));
}
