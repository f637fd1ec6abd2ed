//! Faults of guards: negated, weakened, strengthened, compared otherwise.

use super::rewrite::rewrites;
use super::{Mutant, Spot, spots};
use selvedge_spec::ir::System;

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    spots(system).flat_map(|spot| of_guard(system, &spot)).collect()
}

fn of_guard(system: &System, spot: &Spot<'_>) -> Vec<Mutant> {
    let Some(guard) = &spot.outcome.guard else { return Vec::new() };
    let name = spot.name();
    let mut mutants = vec![spot.mutant("guard-always", &name, |outcome| outcome.guard = None)];
    for (operator, words, changed) in rewrites(system, spot.command.entity, &[], guard) {
        let place = if words.is_empty() { name.clone() } else { format!("{name}/{words}") };
        mutants.push(spot.mutant(operator, &place, move |outcome| outcome.guard = Some(changed.clone())));
    }
    mutants
}
