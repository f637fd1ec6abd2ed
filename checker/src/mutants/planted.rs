//! Faults that no declaration can say: memory where there should be none, and rows that a command does not name.

use super::subject::Planted;
use super::{Mutant, spots};
use selvedge_spec::ir::{CommandId, Effect, EntityId, System};

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for (index, view) in system.views.iter().enumerate() {
        mutants.push(Mutant::planted("view-late", view.name.as_str(), Planted::ViewLate(index)));
        if deletes(system, view.entity) {
            mutants.push(Mutant::planted("view-keeps-deleted", view.name.as_str(), Planted::ViewKeepsDeleted(index)));
        }
    }
    for (index, entity) in system.entities.iter().enumerate() {
        let id = EntityId(index);
        if deletes(system, id) && !entity.fields.is_empty() {
            mutants.push(Mutant::planted("deletion-remembered", entity.name.as_str(), Planted::DeletionRemembered(id)));
        }
    }
    for (index, command) in system.commands.iter().enumerate() {
        let (id, name) = (CommandId(index), command.name.as_str());
        mutants.push(Mutant::planted("identity-skipped", name, Planted::IdentitySkipped(id)));
        mutants.push(Mutant::planted("answer-for-another", name, Planted::AnswerForAnother(id)));
    }
    for spot in spots(system) {
        if matches!(spot.outcome.effect, Effect::Create | Effect::Move(_) | Effect::Delete) {
            mutants.push(Mutant::planted("others-written", &spot.name(), Planted::OthersWritten(spot.id)));
        }
    }
    mutants
}

/// Whether some outcome deletes rows of the entity.
fn deletes(system: &System, entity: EntityId) -> bool {
    spots(system).any(|spot| spot.command.entity == entity && matches!(spot.outcome.effect, Effect::Delete))
}
