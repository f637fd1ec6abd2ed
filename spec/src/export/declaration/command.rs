//! Commands with every outcome.

use super::told::{Told, list};
use super::{Tell, state_name};
use crate::ir::{Command, Effect, Entity, ErrorId, EventId, Outcome, OutcomeId};
use crate::print::Printer;
use serde_json::{Map, Value};

impl Tell<'_> {
    pub(super) fn command(&self, command: &Command) -> Told {
        let entity = self.system.entity(command.entity);
        let printer = self.printer.clone().in_command(command);
        Told::of(&command.name, &command.docs)
            .with("entity", entity.name.as_str())
            .with("inputs", self.fields(&command.inputs))
            .with("key", command.inputs[command.key_input].name.as_str())
            .with_some("actor", self.system.actor_of(command).map(|actor| actor.name.as_str()))
            .with("outcomes", list(&command.outcomes, |outcome| self.outcome(entity, outcome, &printer)))
            .with("answers", answers(entity, command))
    }

    fn outcome(&self, entity: &Entity, outcome: &Outcome, printer: &Printer<'_>) -> Told {
        let error = |id: ErrorId| self.system.errors[id.0].name.as_str();
        let event = |id: EventId| self.system.events[id.0].name.as_str();
        let told = Told::of(&outcome.name, &outcome.docs)
            .with("wire", outcome.wire.as_str())
            .with_some("when", outcome.guard.as_ref().map(|guard| printer.expr(guard)))
            .with("effects", printer.effects_in_full(outcome))
            .with_some("event", outcome.emits.as_ref().map(|emission| event(emission.event)));
        match &outcome.effect {
            Effect::Create => told.with("effect", "create"),
            Effect::Move(id) => told.with("effect", "move").with("move", entity.move_(*id).name.as_str()),
            Effect::Keep => told.with("effect", "keep"),
            Effect::Delete => told.with("effect", "delete"),
            Effect::Reject { error: id, .. } => told.with("effect", "reject").with("error", error(*id)),
        }
    }
}

/// Which outcomes can answer where no row carries the identity, and in each state.
fn answers(entity: &Entity, command: &Command) -> Told {
    let names = |ids: &[OutcomeId]| list(ids, |id| command.outcome(*id).name.as_str());
    let states: Map<String, Value> =
        entity.state_ids().map(|id| (state_name(entity, id).to_owned(), names(command.answers.at(Some(id))))).collect();
    Told::default().with("absent", names(command.answers.at(None))).with("states", states)
}
