//! Faults of moves and of what an outcome does with the row as a whole.

use super::subject::Planted;
use super::{Mutant, Spot, spots};
use selvedge_spec::ir::{Effect, Entity, Move, MoveId, StateId, System};
use std::collections::BTreeSet;

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for (index, entity) in system.entities.iter().enumerate() {
        mutants.extend(initial(index, entity));
        for (number, mv) in entity.moves.iter().enumerate() {
            mutants.extend(of_move(index, entity, (number, mv)));
        }
    }
    for spot in spots(system) {
        mutants.extend(of_effect(system.entity(spot.command.entity), &spot));
    }
    mutants
}

fn initial(index: usize, entity: &Entity) -> impl Iterator<Item = Mutant> + '_ {
    entity.state_ids().filter(|state| *state != entity.initial).map(move |state| {
        let place = format!("{}/{}", entity.name, entity.state(state).name);
        Mutant::declared("initial-changed", &place, move |system| system.entities[index].initial = state)
    })
}

fn of_move(index: usize, entity: &Entity, (number, mv): (usize, &Move)) -> Vec<Mutant> {
    let change = |operator, place: &str, to: StateId, from: BTreeSet<StateId>| {
        Mutant::declared(operator, place, move |system| {
            let mv = &mut system.entities[index].moves[number];
            (mv.to, mv.from) = (to, from.clone());
        })
    };
    let name = format!("{}.{}", entity.name, mv.name);
    let mut mutants = Vec::new();
    for state in entity.state_ids().filter(|state| *state != mv.to) {
        let place = format!("{name}/{}", entity.state(state).name);
        mutants.push(change("move-retargeted", &place, state, mv.from.clone()));
    }
    if let Some(first) = mv.from.iter().find(|state| **state != mv.to) {
        mutants.push(change("move-reversed", &name, *first, BTreeSet::from([mv.to])));
    }
    for state in mv.from.iter().filter(|_| mv.from.len() > 1) {
        let place = format!("{name}/{}", entity.state(*state).name);
        let fewer = mv.from.iter().copied().filter(|other| other != state).collect();
        mutants.push(change("move-source-dropped", &place, mv.to, fewer));
    }
    mutants
}

fn of_effect(entity: &Entity, spot: &Spot<'_>) -> Vec<Mutant> {
    let name = spot.name();
    let keep = |operator| spot.mutant(operator, &name, |outcome| outcome.effect = Effect::Keep);
    match &spot.outcome.effect {
        Effect::Create | Effect::Delete => vec![keep("effect-dropped")],
        // Where there is no row, none can be removed.
        Effect::Keep | Effect::Reject { .. } if spot.is_absent_only() => Vec::new(),
        Effect::Keep => vec![spot.mutant("keep-deletes", &name, |outcome| outcome.effect = Effect::Delete)],
        Effect::Move(id) => {
            let mut mutants = exchanged(entity, spot, *id);
            let mv = entity.move_(*id);
            if mv.from.iter().any(|from| *from != mv.to) {
                mutants.push(Mutant::planted("state-kept", &name, Planted::StateKept(spot.id)));
            }
            mutants.push(keep("effect-dropped"));
            mutants
        }
        Effect::Reject { .. } => {
            vec![Mutant::planted("rejection-deletes", &name, Planted::RejectionDeletes(spot.id))]
        }
    }
}

/// The outcome takes another move that can be taken from the same states.
fn exchanged(entity: &Entity, spot: &Spot<'_>, taken: MoveId) -> Vec<Mutant> {
    let from = &entity.move_(taken).from;
    let others = entity.moves.iter().enumerate().filter(|(index, mv)| *index != taken.0 && mv.from.is_superset(from));
    let mutants = others.map(|(index, mv)| {
        let place = format!("{}/{}", spot.name(), mv.name);
        spot.mutant("move-exchanged", &place, move |outcome| outcome.effect = Effect::Move(MoveId(index)))
    });
    mutants.collect()
}
