//! Commands: each as a decision table, and all of them against the states of their entity.

use super::table::{Table, code, codes};
use super::{differing, paragraph};
use crate::ir::{ActorId, Command, CommandId, Effect, Entity, EntityId, Outcome, OutcomeId, StateId, System};
use crate::print::Printer;
use std::fmt::Write as _;

pub(super) fn write(out: &mut String, system: &System) {
    if system.commands.is_empty() {
        return;
    }
    out.push_str("## Commands\n\nThe outcomes of a command stand in the order in which they are tried: the first whose condition holds answers.\n\n");
    actors(out, system);
    for index in 0..system.entities.len() {
        matrix(out, system, EntityId(index));
    }
    for command in &system.commands {
        one(out, system, command);
    }
}

/// Who issues what.
fn actors(out: &mut String, system: &System) {
    if system.actors.is_empty() {
        return;
    }
    let mut table = Table::new(["Issued by", "Commands", "Meaning"]);
    let issued = |id| codes(system.commands.iter().filter(|command| command.actor == id).map(|it| it.name.as_str()));
    for (index, actor) in system.actors.iter().enumerate() {
        table.row([code(actor.name.as_str()), issued(Some(ActorId(index))), actor.docs.clone()]);
    }
    let by_anybody = issued(None);
    if !by_anybody.is_empty() {
        table.row(["anybody".to_owned(), by_anybody, String::new()]);
    }
    out.push_str("### Who issues what\n\n");
    table.write(out);
}

/// Which outcomes can answer where: a row for each state, a column for each command.
fn matrix(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let commands: Vec<_> = system.commands_on(id).collect();
    if commands.is_empty() {
        return;
    }
    let names = commands.iter().map(|(_, command)| code(command.name.as_str()));
    let mut table = Table::new(std::iter::once(code(entity.name.as_str())).chain(names));
    for place in std::iter::once(None).chain(entity.state_ids().map(Some)) {
        let name = place.map_or_else(|| "absent".to_owned(), |state| code(entity.state(state).name.as_str()));
        let cells = commands.iter().map(|(id, command)| answers(system, *id, command, place));
        table.row(std::iter::once(name).chain(cells));
    }
    let _ = writeln!(out, "### Who answers where: {}\n", code(entity.name.as_str()));
    table.write(out);
}

/// One field of the matrix. A command that can only be rejected in a state is not legal there.
fn answers(system: &System, id: CommandId, command: &Command, place: Option<StateId>) -> String {
    let outcomes = command.answers.at(place).iter().map(|id| command.outcome(*id));
    let (rejected, accepted): (Vec<_>, Vec<_>) = outcomes.partition(|outcome| outcome.is_rejection());
    let [rejected, accepted] = [rejected, accepted].map(|outcomes| codes(outcomes.iter().map(|outcome| &outcome.wire)));
    match place {
        Some(state) if !system.is_legal(id, state) => format!("not legal: {rejected}"),
        _ if accepted.is_empty() => format!("rejected: {rejected}"),
        _ if rejected.is_empty() => accepted,
        _ => format!("{accepted}, or rejected: {rejected}"),
    }
}

fn one(out: &mut String, system: &System, command: &Command) {
    let entity = system.entity(command.entity);
    let printer = Printer::new(system).in_command(command);
    let inputs: Vec<_> = command.inputs.iter().map(|input| printer.field(input)).collect();
    let _ = writeln!(out, "### {}\n", code(command.name.as_str()));
    paragraph(out, &command.docs);
    let signature = format!("{}({})", command.name, inputs.join(", "));
    let key = code(command.inputs[command.key_input].name.as_str());
    let entity_name = code(entity.name.as_str());
    let by =
        system.actor_of(command).map_or(String::new(), |actor| format!(" {} issues it.", code(actor.name.as_str())));
    let _ = writeln!(out, "{} addresses the {entity_name} that {key} names.{by}\n", code(&signature));
    inputs_table(out, &printer, command);
    decision_table(out, system, command, &printer);
    let documented = command.outcomes.iter().filter(|outcome| !outcome.docs.trim().is_empty());
    let notes: Vec<_> =
        documented.map(|outcome| format!("- {}: {}", code(&outcome.wire), indented(&outcome.docs))).collect();
    if !notes.is_empty() {
        let _ = writeln!(out, "{}\n", notes.join("\n"));
    }
}

/// Documentation inside a list: its further lines stand under the first.
fn indented(docs: &str) -> String {
    docs.trim().lines().map(str::trim_end).collect::<Vec<_>>().join("\n  ")
}

/// Only where it says more than the signature above it.
fn inputs_table(out: &mut String, printer: &Printer<'_>, command: &Command) {
    let mut table = Table::new(["Input", "Type", "On the wire", "Meaning"]);
    for input in &command.inputs {
        let wire = differing(input.name.as_str(), &input.wire);
        table.row([code(input.name.as_str()), code(&printer.field_type(input)), wire, input.docs.clone()]);
    }
    if table.uses(2) || table.uses(3) {
        table.write(out);
    }
}

fn decision_table(out: &mut String, system: &System, command: &Command, printer: &Printer<'_>) {
    let mut table = Table::new(["#", "Outcome", "Answers in", "When", "The row", "Event or error"]);
    for (index, outcome) in command.outcomes.iter().enumerate() {
        table.row([
            (index + 1).to_string(),
            code(&outcome.wire),
            places(system.entity(command.entity), command, OutcomeId(index)),
            code(&printer.guard(outcome.guard.as_ref())),
            row_effect(system.entity(command.entity), outcome, printer),
            message(outcome, printer),
        ]);
    }
    table.write(out);
}

/// Where an outcome can answer, in as few words as say it.
fn places(entity: &Entity, command: &Command, id: OutcomeId) -> String {
    let answers = |place| command.answers.at(place).contains(&id);
    let (inside, outside): (Vec<_>, Vec<_>) = entity.state_ids().partition(|state| answers(Some(*state)));
    let names = |states: &[StateId]| codes(states.iter().map(|state| entity.state(*state).name.as_str()));
    let states = match (inside.len(), outside.len()) {
        (0, _) => String::new(),
        (_, 0) => "every state".to_owned(),
        (inside_count, outside_count) if outside_count * 2 < inside_count => {
            format!("every state but {}", names(&outside))
        }
        _ => names(&inside),
    };
    match (answers(None), states.as_str()) {
        (true, "") => "absent".to_owned(),
        (true, _) => format!("absent, {states}"),
        (false, "") => "nowhere".to_owned(),
        (false, _) => states,
    }
}

fn row_effect(entity: &Entity, outcome: &Outcome, printer: &Printer<'_>) -> String {
    let mut phrases = printer.row_effects(outcome, true).into_iter().map(|phrase| code(&phrase));
    let first = phrases.next();
    let first = match (&outcome.effect, first) {
        (Effect::Reject { .. }, _) | (_, None) => "unchanged".to_owned(),
        (Effect::Move(id), Some(first)) => {
            format!("{first} to {}", code(entity.state(entity.move_(*id).to).name.as_str()))
        }
        (Effect::Create, Some(first)) => format!("{first} in {}", code(entity.state(entity.initial).name.as_str())),
        (Effect::Keep | Effect::Delete, Some(first)) => first,
    };
    std::iter::once(first).chain(phrases).collect::<Vec<_>>().join(", ")
}

/// What an outcome says to the outside.
fn message(outcome: &Outcome, printer: &Printer<'_>) -> String {
    let own = printer.row_effects(outcome, true).len();
    codes(printer.effects_in_full(outcome).into_iter().skip(own))
}
