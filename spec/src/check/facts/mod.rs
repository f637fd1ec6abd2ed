//! What is certain of a row in each state, and which outcome can answer where.
//!
//! Both are found together: facts start empty (no row rests anywhere), each outcome that can answer in a state carries
//! that state's facts, narrowed by its guard and changed by its effects, to the state it leads to, until nothing
//! changes. Which outcome can answer is decided exactly, over the finite cases of [`super::cases`]; what its guard
//! then makes certain is the abstract reading of [`refine`].

mod answers;
mod refine;
mod transfer;

use super::cases::{Cases, Reads};
use super::scope::Scope;
use crate::ir::{Also, Command, CommandId, Effect, EntityId, Fact, Facts, Field, Known, Presence, StateId, System};
use refine::Env;
pub(super) use refine::path_field;
use std::collections::BTreeSet;

/// Derives facts and answers for every entity, and reports outcomes that are missing, shadowed or out of place.
/// `sound` says which commands could be made out whole; around the others nothing is concluded.
pub(super) fn analyse(system: &mut System, sound: &[bool], by_entity: &[Vec<CommandId>], scope: &Scope<'_>) {
    // What guards read does not change while facts and answers are found.
    let commands = system.commands.clone();
    let reads: Vec<Reads<'_>> = commands.iter().map(Reads::of).collect();
    let also = also_by_entity(&commands, system.entities.len());
    for (index, commands) in by_entity.iter().enumerate() {
        let entity = EntityId(index);
        let others = also[index].iter().map(|(command, _)| command);
        // Without states, which has been told, there is nowhere to create a row.
        let has_states = !system.entity(entity).states.is_empty();
        if has_states && commands.iter().chain(others).all(|id| sound[id.0]) {
            settle(system, entity, commands, &also[index], &reads);
        } else {
            let top = Facts { fields: system.entity(entity).fields.iter().map(unknown).collect() };
            let states = system.entity(entity).states.len();
            system.entities[index].facts = vec![Some(top); states];
        }
        let before = scope.problems();
        for id in commands.iter().filter(|id| sound[id.0]) {
            let answers = answers::answers(system, *id, &reads[id.0], scope);
            system.commands[id.0].answers = answers;
        }
        if scope.problems() > before {
            scope.doubt(&system.entities[index].name);
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

/// By entity: the changes that commands on other rows make to its rows, each with its command.
fn also_by_entity(commands: &[Command], entities: usize) -> Vec<Vec<(CommandId, &Also)>> {
    let mut by_entity = vec![Vec::new(); entities];
    for (index, command) in commands.iter().enumerate() {
        for also in command.outcomes.iter().flat_map(|outcome| &outcome.also) {
            by_entity[also.entity().0].push((CommandId(index), also));
        }
    }
    by_entity
}

/// Runs the outcomes until the facts stand. What a place carries changes only when its own facts do.
fn settle(
    system: &mut System,
    entity: EntityId,
    commands: &[CommandId],
    also: &[(CommandId, &Also)],
    reads: &[Reads<'_>],
) {
    let (mut next, mut changed) = (Some(None), BTreeSet::new());
    while let Some(place) = next {
        let own = commands.iter().flat_map(|id| carried(system, *id, &reads[id.0], place));
        let others = also.iter().filter_map(|(id, also)| transfer::beside(system, *id, also, place));
        for (target, facts) in own.chain(others).collect::<Vec<_>>() {
            if transfer::join_into(&mut system.entities[entity.0].facts[target.0], facts) {
                changed.insert(target);
            }
        }
        next = changed.pop_first().map(Some);
    }
}

/// What the outcomes of one command carry from one place, and where to.
fn carried(system: &System, id: CommandId, reads: &Reads<'_>, place: Option<StateId>) -> Vec<(StateId, Facts)> {
    let command = system.command(id);
    let entity = system.entity(command.entity);
    let Ok(found) = Cases::of(system, command, reads, place).answering() else { return Vec::new() };
    let mut carried = Vec::new();
    // What is certain once the outcomes so far did not answer.
    let mut rest = Some(Env::new(system, command, place));
    for id in reads.candidates(place) {
        let Some(before) = rest else { break };
        let outcome = command.outcome(id);
        let target = match outcome.effect {
            Effect::Create => Some(entity.initial),
            Effect::Move(id) => Some(entity.move_(id).to),
            _ => None,
        };
        if let (Some(target), Ok(_)) = (target, found.outcomes.binary_search(&id)) {
            let env = match &outcome.guard {
                Some(guard) => before.clone().refine(guard, true),
                None => Some(before.clone()),
            };
            carried.extend(env.map(|env| (target, transfer::after(system, command, id, &env))));
        }
        rest = outcome.guard.as_ref().and_then(|guard| before.refine(guard, false));
    }
    carried
}
