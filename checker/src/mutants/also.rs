//! Faults of what an outcome does with rows that its command does not name.

use super::rewrite::rewrites;
use super::{Mutant, Spot, spots};
use selvedge_spec::ir::{Also, Effect, Lookup, MoveId, Path, Root, Step, System, Target};

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let of_spot = |spot: Spot<'_>| {
        let also = spot.outcome.also.iter().enumerate();
        also.flat_map(|(index, also)| of_also(system, &spot, index, also)).collect::<Vec<_>>()
    };
    spots(system).flat_map(of_spot).collect()
}

fn of_also(system: &System, spot: &Spot<'_>, index: usize, also: &Also) -> Vec<Mutant> {
    let entity = system.entity(also.entity());
    let place = format!("{}/{}", spot.name(), entity.name);
    let mut mutants = vec![spot.mutant("also-dropped", &place, move |outcome| {
        outcome.also.remove(index);
    })];
    for (number, set) in also.sets.iter().enumerate() {
        let place = format!("{place}.{}", entity.field(set.field).name);
        mutants.push(spot.mutant("set-dropped", &place, move |outcome| {
            outcome.also[index].sets.remove(number);
        }));
    }
    for (number, field) in also.clears.iter().enumerate() {
        let place = format!("{place}.{}", entity.field(*field).name);
        mutants.push(spot.mutant("clear-dropped", &place, move |outcome| {
            outcome.also[index].clears.remove(number);
        }));
    }
    if let Effect::Move(taken) = also.effect {
        let from = &entity.move_(taken).from;
        let others = entity.moves.iter().enumerate().filter(|(id, mv)| *id != taken.0 && mv.from.is_superset(from));
        mutants.extend(others.map(|(id, mv)| {
            let place = format!("{place}/{}", mv.name);
            spot.mutant("move-exchanged", &place, move |outcome| outcome.also[index].effect = Effect::Move(MoveId(id)))
        }));
    }
    mutants.extend(of_target(system, spot, index, also, &place));
    mutants
}

/// Another row, or other rows.
fn of_target(system: &System, spot: &Spot<'_>, index: usize, also: &Also, place: &str) -> Vec<Mutant> {
    match &also.target {
        Target::One(lookup) => others(system, spot, lookup)
            .into_iter()
            .map(|(words, key)| {
                let target = Target::One(Lookup { entity: lookup.entity, key });
                let place = format!("{place}/{words}");
                spot.mutant("also-misplaced", &place, move |outcome| outcome.also[index].target = target.clone())
            })
            .collect(),
        Target::Each { entity, condition } => rewrites(system, spot.command.entity, &[*entity], condition)
            .into_iter()
            .map(|(_, words, condition)| {
                let target = Target::Each { entity: *entity, condition };
                let place = format!("{place}/{words}");
                spot.mutant("also-misplaced", &place, move |outcome| outcome.also[index].target = target.clone())
            })
            .collect(),
    }
}

/// Inputs that could be mistaken for what names the row.
fn others(system: &System, spot: &Spot<'_>, lookup: &Lookup) -> Vec<(String, Path)> {
    let identity = system.identity(lookup.entity);
    let inputs = spot.command.inputs.iter().enumerate();
    let named = inputs.map(|(index, input)| (input, Path { root: Root::Input, steps: vec![Step::Input(index)] }));
    let fits = named.filter(|(input, path)| {
        !input.optional && system.are_interchangeable(&input.ty, identity) && *path != lookup.key
    });
    fits.map(|(input, path)| (format!("input.{}", input.name), path)).collect()
}
