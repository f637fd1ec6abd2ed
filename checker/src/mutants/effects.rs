//! Faults of what an outcome writes: left out, not cleared, from a wrong source.

use super::sources::{Target, wrong};
use super::{Mutant, Spot, spots};
use selvedge_spec::ir::System;

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    spots(system).flat_map(|spot| of_writes(system, &spot)).collect()
}

fn of_writes(system: &System, spot: &Spot<'_>) -> Vec<Mutant> {
    let entity = system.entity(spot.command.entity);
    let mut mutants = Vec::new();
    for (index, set) in spot.outcome.sets.iter().enumerate() {
        let field = entity.field(set.field);
        let place = format!("{}/{}", spot.name(), field.name);
        mutants.push(spot.mutant("set-dropped", &place, move |outcome| {
            outcome.sets.remove(index);
        }));
        for (words, source) in wrong(system, spot, &set.value, &Target::from(field)) {
            let place = format!("{place}{words}");
            mutants.push(spot.mutant("set-source", &place, move |outcome| outcome.sets[index].value = source.clone()));
        }
    }
    for (index, field) in spot.outcome.clears.iter().enumerate() {
        let place = format!("{}/{}", spot.name(), entity.field(*field).name);
        mutants.push(spot.mutant("clear-dropped", &place, move |outcome| {
            outcome.clears.remove(index);
        }));
    }
    mutants
}
