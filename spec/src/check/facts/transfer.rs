//! What an outcome's effects make of the facts, and what is certain when several outcomes lead to one state.

use super::refine::{Env, path_field};
use super::{absent, unknown};
use crate::ir::{
    Also, Assignment, Command, CommandId, Effect, Entity, Fact, Facts, FieldId, IntSet, Known, Literal, OutcomeId,
    Path, Presence, Source, StateId, System,
};
use std::collections::BTreeSet;

/// The facts of the row after `outcome` answered where `env` was certain.
pub(super) fn after(system: &System, command: &Command, outcome: OutcomeId, env: &Env<'_>) -> Facts {
    let entity = system.entity(command.entity);
    let outcome = command.outcome(outcome);
    let mut fields: Vec<Fact> = match outcome.effect {
        Effect::Create => entity.fields.iter().map(|_| absent()).collect(),
        _ => env.row.clone(),
    };
    write(entity, (&outcome.sets, &outcome.clears), &mut fields, &|path| env.fact(path));
    Facts { fields }
}

/// Where a command on another row leads a row from one place, and the facts of it there. Of the values that are read
/// nothing is certain but whether they are there; that the outcome may not answer there is not looked into.
pub(super) fn beside(system: &System, id: CommandId, also: &Also, place: Option<StateId>) -> Option<(StateId, Facts)> {
    let entity = system.entity(also.entity());
    let (target, mut fields) = match (&also.effect, place) {
        (Effect::Create, None) => (entity.initial, entity.fields.iter().map(|_| absent()).collect()),
        (Effect::Move(taken), Some(state)) if entity.move_(*taken).from.contains(&state) => {
            (entity.move_(*taken).to, entity.facts[state.0].as_ref()?.fields.clone())
        }
        _ => return None,
    };
    let read = |path: &Path| {
        let field = path_field(system, system.command(id), Some(also.entity()), path);
        Fact { presence: Presence::Either, ..unknown(field) }
    };
    write(entity, (&also.sets, &also.clears), &mut fields, &read);
    Some((target, Facts { fields }))
}

/// What is certain of the fields once they are written.
fn write(
    entity: &Entity,
    (sets, clears): (&[Assignment], &[FieldId]),
    fields: &mut [Fact],
    read: &impl Fn(&Path) -> Fact,
) {
    for assignment in sets {
        let mut fact = source(&assignment.value, read);
        if !entity.field(assignment.field).optional {
            fact.presence = Presence::Present;
        }
        fields[assignment.field.0] = fact;
    }
    for field in clears {
        fields[field.0] = absent();
    }
}

fn source(source: &Source, read: &impl Fn(&Path) -> Fact) -> Fact {
    match source {
        Source::Literal(literal) => Fact { presence: Presence::Present, value: literal_value(literal) },
        Source::Path(path) => read(path),
        Source::Record(_, sources) => {
            let fields = sources.iter().map(|inner| self::source(inner, read)).collect();
            Fact { presence: Presence::Present, value: Known::Record(fields) }
        }
        Source::Absent => absent(),
    }
}

fn literal_value(literal: &Literal) -> Known {
    match literal {
        Literal::Bool(value) => Known::Bool(*value),
        Literal::Int(value) => Known::Int(IntSet { ranges: vec![(*value, *value)] }),
        Literal::Variant(_, index) => Known::Enum(BTreeSet::from([*index])),
        Literal::Text(_) | Literal::Timestamp(_) | Literal::Newtype(..) => Known::Any,
    }
}

/// Adds another way of coming to rest in a state; whether that changed what is certain there.
pub(super) fn join_into(state: &mut Option<Facts>, facts: Facts) -> bool {
    let Some(known) = state else {
        *state = Some(facts);
        return true;
    };
    let before = known.clone();
    join_all(&mut known.fields, &facts.fields);
    *known != before
}

/// What is certain whichever of the two is the case, fact by fact.
pub(super) fn join_all(known: &mut [Fact], other: &[Fact]) {
    for (known, other) in known.iter_mut().zip(other) {
        join(known, other);
    }
}

fn join(known: &mut Fact, other: &Fact) {
    match (known.presence, other.presence) {
        // An absent value says nothing of what the value is where it is there.
        (Presence::Absent, Presence::Absent) => return,
        (Presence::Absent, _) => known.value = other.value.clone(),
        (_, Presence::Absent) => {}
        _ => join_values(&mut known.value, &other.value),
    }
    if known.presence != other.presence {
        known.presence = Presence::Either;
    }
}

fn join_values(known: &mut Known, other: &Known) {
    match (&mut *known, other) {
        (Known::Bool(a), Known::Bool(b)) if a == b => {}
        (Known::Enum(a), Known::Enum(b)) => a.extend(b),
        (Known::Int(a), Known::Int(b)) => {
            *a = a.union(b);
            if a.is_all() {
                *known = Known::Any;
            }
        }
        (Known::Record(a), Known::Record(b)) => join_all(a, b),
        _ => *known = Known::Any,
    }
}
