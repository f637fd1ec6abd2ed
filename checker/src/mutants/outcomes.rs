//! Faults of the order and the assignment of outcomes.

use super::{Mutant, Spot, spots};
use selvedge_spec::ir::{Expr, Literal, Outcome, System};

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for spot in spots(system) {
        let (command, first) = spot.id;
        for second in first.0 + 1..spot.command.outcomes.len() {
            let place = format!("{}/{}", spot.name(), spot.command.outcomes[second].name);
            mutants.push(Mutant::declared("outcomes-swapped", &place, move |system| {
                let outcomes = &mut system.commands[command.0].outcomes;
                let guard = outcomes[first.0].guard.take();
                outcomes[first.0].guard = std::mem::replace(&mut outcomes[second].guard, guard);
                // `otherwise` in the middle would hide what comes after it, and so it is asked last.
                ask_last(outcomes, first.0);
            }));
        }
        mutants.extend(asked_after_the_next(&spot));
    }
    mutants
}

/// An outcome without a guard answers where none of those after it does.
fn ask_last(outcomes: &mut [Outcome], index: usize) {
    if outcomes[index].guard.is_none() {
        let later = outcomes[index + 1..].iter().filter_map(|outcome| outcome.guard.clone());
        // The one that was exchanged with it is asked first: the others may read what only it makes certain.
        let later: Vec<Expr> = later.map(|guard| Expr::Not(Box::new(guard))).rev().collect();
        outcomes[index].guard = Some(Expr::All(later));
    }
}

/// The outcome after this one is asked first. It keeps its number, which is its name in a reply; so this one answers
/// where the next one does not.
fn asked_after_the_next(spot: &Spot<'_>) -> Option<Mutant> {
    let guard = spot.outcome.guard.clone()?;
    let next = spot.command.outcomes.get(spot.id.1.0 + 1)?;
    let place = format!("{}.{}/{}", spot.command.name, next.name, spot.outcome.name);
    let next = next.guard.clone().unwrap_or(Expr::Literal(Literal::Bool(true)));
    let both = Expr::All(vec![Expr::Not(Box::new(next)), guard]);
    Some(spot.mutant("order-swapped", &place, move |outcome| outcome.guard = Some(both.clone())))
}
