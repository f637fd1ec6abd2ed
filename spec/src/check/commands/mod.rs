//! Commands: inputs, and outcomes with their guards and effects.

mod also;
mod effects;
mod writes;

use super::conditions::Place;
use super::members::{Inputs, Members};
use super::scope::Scope;
use super::shapes::fields;
use super::sources::Sources;
use super::wire_names::{Styles, distinct_names};
use crate::ast::{CommandDecl, Context, EffectDecl, OutcomeDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Answers, Command, Effect, EntityId, Field, Name, Outcome, StateId, System, Type};
use std::collections::BTreeSet;

/// The commands that could be made out; for each, whether all of it could.
pub(super) fn commands(
    context: &Context,
    scope: &Scope<'_>,
    styles: &Styles,
    system: &System,
    members: &Members,
) -> Vec<(Command, bool)> {
    scope.distinct("command", &mut context.commands.iter().map(|decl| &decl.name));
    let mut commands = Vec::new();
    for decl in &context.commands {
        let before = scope.problems();
        let command = command(decl, context, scope, styles, system, members);
        let outcomes = command.as_ref().map(|command| command.outcomes.len());
        let sound = decl.whole && scope.problems() == before && outcomes == Some(decl.outcomes.len());
        if !sound {
            touched(decl).for_each(|entity| scope.doubt(entity));
        }
        if command.is_none() {
            decl.inputs.iter().map(|input| &input.name).chain([&decl.name]).for_each(|name| scope.poison(name));
        }
        commands.extend(command.map(|command| (command, sound)));
    }
    commands
}

/// The entities whose rows a command may change.
fn touched(decl: &CommandDecl) -> impl Iterator<Item = &Name> {
    let effects = decl.outcomes.iter().flat_map(|outcome| &outcome.effects);
    let others = effects.filter_map(|effect| match effect {
        EffectDecl::Also(_, also) => Some(&also.entity),
        _ => None,
    });
    std::iter::once(&decl.entity).chain(others)
}

fn command(
    decl: &CommandDecl,
    context: &Context,
    scope: &Scope<'_>,
    styles: &Styles,
    system: &System,
    members: &Members,
) -> Option<Command> {
    let inputs = fields(&decl.inputs, scope, styles.command_inputs);
    let entity = scope.entity(&decl.entity)?;
    let key_input = key_input(decl, &inputs, system, entity, scope)?;
    let actor = decl.actor.as_ref().and_then(|name| scope.find("actor", name, &scope.actors));
    let elsewhere = elsewhere(decl, system, members, entity);
    let named = Inputs::of(&inputs);
    let mut place = Place::world(system, scope, members);
    (place.inputs, place.row, place.elsewhere) = (Some(&named), Some(entity), Some(&elsewhere));
    place.key_input = Some(key_input);
    if !decl.whole {
        place.known.doubt();
    }
    scope.distinct("outcome", &mut decl.outcomes.iter().map(|outcome| &outcome.name));
    let whole = decl.whole && context.entities[entity.0].whole;
    let outcomes: Vec<Outcome> =
        decl.outcomes.iter().filter_map(|outcome| self::outcome(outcome, &mut place, styles, whole)).collect();
    distinct_names(outcomes.iter().map(|outcome| (&outcome.name, outcome.wire.as_str())), "outcomes", scope);
    let answers = Answers { absent: Vec::new(), states: vec![Vec::new(); system.entity(entity).states.len()] };
    Some(Command {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        inputs,
        entity,
        key_input,
        actor,
        outcomes,
        answers,
    })
}

fn key_input(
    decl: &CommandDecl,
    inputs: &[Field],
    system: &System,
    entity: EntityId,
    scope: &Scope<'_>,
) -> Option<usize> {
    let Some(index) = inputs.iter().position(|input| input.name.text == decl.key_input.text) else {
        scope.unknown("input", &decl.key_input, &mut inputs.iter().map(|input| input.name.as_str()));
        return None;
    };
    scope.refer(&decl.key_input, inputs[index].name.at);
    let key = &system.entity(entity).key;
    let names_row = inputs[index].ty == key.ty || inputs[index].ty == Type::Ref(entity);
    if !names_row || inputs[index].optional {
        let message =
            format!("`{}` does not have the type of `{}`, the key of `{}`", decl.key_input, key.name, decl.entity);
        let problem = Diagnostic::new(Code::TypeMismatch, decl.key_input.at, message);
        scope.report(problem.related(key.name.at, "the key"));
        return None;
    }
    Some(index)
}

/// The states from which no move of this command starts.
fn elsewhere(decl: &CommandDecl, system: &System, members: &Members, entity: EntityId) -> BTreeSet<StateId> {
    let taken: BTreeSet<usize> = decl
        .outcomes
        .iter()
        .flat_map(|outcome| &outcome.effects)
        .filter_map(|effect| match effect {
            EffectDecl::Move(_, name) => members.entity(entity).moves.get(&name.text).map(|id| id.0),
            _ => None,
        })
        .collect();
    let entity = system.entity(entity);
    let mut starts: BTreeSet<StateId> = BTreeSet::new();
    for id in taken {
        // With many moves from `any`, all is soon known.
        if starts.len() == entity.states.len() {
            break;
        }
        starts.extend(&entity.moves[id].from);
    }
    entity.state_ids().filter(|state| !starts.contains(state)).collect()
}

/// One outcome. Its guard is read knowing that the ones before did not hold, which `place` remembers.
fn outcome(decl: &OutcomeDecl, place: &mut Place<'_>, styles: &Styles, whole: bool) -> Option<Outcome> {
    let mut here = place.clone();
    let Some(guard) = &decl.guard else { return unguarded(decl, &here, styles, whole) };
    let condition = here.condition(guard);
    here.known.learn(condition.as_ref(), true);
    let outcome = unguarded(decl, &here, styles, whole);
    // Without `here`, what is known need not be copied to be added to.
    drop(here);
    place.known.learn(condition.as_ref(), false);
    Some(Outcome { guard: Some(condition?), ..outcome? })
}

/// An outcome as if it had no guard.
fn unguarded(decl: &OutcomeDecl, here: &Place<'_>, styles: &Styles, whole: bool) -> Option<Outcome> {
    // What an effect that could not be read would have done is unknown.
    if !decl.whole {
        return None;
    }
    let entity = here.row?;
    let gathered = effects::gather(&decl.effects, here.scope)?;
    let creates = matches!(gathered.main, Some(EffectDecl::Create(_)));
    let sources = Sources { place: here, creates, whole };
    let sets = writes::sets(entity, &gathered, &sources);
    let clears = writes::clears(entity, &gathered, here);
    let effect = effects::effect(decl, &gathered, &sources);
    if let (Some(Effect::Create), Some(_)) = (&effect, &sets) {
        writes::all_set(&decl.name, entity, &gathered, here);
    }
    let also = also::also(decl, &gathered, &sources);
    let emits = effects::emission(&gathered, &sources).ok();
    Some(Outcome {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        wire: styles.outcomes.spell(&decl.name.text),
        guard: None,
        guard_at: decl.guard_at,
        effect: effect?,
        sets: sets?,
        clears,
        also: also?,
        emits: emits?,
    })
}
