//! What the declaration says: each command as a decision table, and what is certain of a row in each state.

use super::markup::{Table, code, codes, plain, text};
use crate::report::Report;
use selvedge_spec::ir::{Command, Effect, Entity, EntityId, Outcome, OutcomeId};
use selvedge_spec::print::Printer;
use std::fmt::Write as _;

/// One table for each command.
pub(super) fn tables(report: &Report) -> String {
    let system = &report.declaration.system;
    let mut out = String::from(
        "<p>The outcomes of a command stand in the order in which they are tried: the first whose condition holds \
         answers.</p>\n",
    );
    for command in &system.commands {
        let _ = writeln!(out, "<h4>{}</h4>", code(&command.name.text));
        if !command.docs.is_empty() {
            let _ = writeln!(out, "<p>{}</p>", text(&command.docs));
        }
        let printer = Printer::new(system).in_command(command);
        out.push_str(&table(command, system.entity(command.entity), &printer));
    }
    out
}

fn table(command: &Command, entity: &Entity, printer: &Printer<'_>) -> String {
    let head = ["Outcome", "When", "The row", "Event or error", "Answers in"];
    let mut table = Table::new("decisions stacked", &format!("Outcomes of {}", command.name), head);
    for (index, outcome) in command.outcomes.iter().enumerate() {
        let own = printer.row_effects(outcome, true);
        let message = codes(printer.effects_in_full(outcome).into_iter().skip(own.len()));
        table.row(
            &format!("{}. {}", index + 1, code(&outcome.wire)),
            [
                plain(code(&printer.guard(outcome.guard.as_ref()))),
                plain(row(entity, outcome, &own)),
                plain(message),
                plain(places(entity, command, OutcomeId(index))),
            ],
        );
    }
    table.finish()
}

/// What becomes of the row.
fn row(entity: &Entity, outcome: &Outcome, effects: &[String]) -> String {
    let to = match &outcome.effect {
        Effect::Reject { .. } => return "unchanged".to_owned(),
        Effect::Move(id) => format!(" to {}", text(&entity.state(entity.move_(*id).to).name.text)),
        Effect::Create => format!(" in {}", text(&entity.state(entity.initial).name.text)),
        Effect::Keep | Effect::Delete => String::new(),
    };
    let mut effects = effects.iter().map(|effect| code(effect));
    let first = effects.next().map_or(String::new(), |first| first + &to);
    std::iter::once(first).chain(effects).collect::<Vec<_>>().join("<br/>")
}

fn places(entity: &Entity, command: &Command, outcome: OutcomeId) -> String {
    let all = std::iter::once(None).chain(entity.state_ids().map(Some));
    let answering = all.filter(|place| command.answers.at(*place).contains(&outcome));
    let names: Vec<String> = answering
        .map(|place| place.map_or_else(|| "absent".to_owned(), |state| text(&entity.state(state).name.text)))
        .collect();
    if names.len() > 2 && names.len() == entity.states.len() && names[0] != "absent" {
        "every state".to_owned()
    } else {
        names.join(", ")
    }
}

/// One table for each entity: a row for each field, a column for each state.
pub(super) fn facts(report: &Report) -> String {
    let system = &report.declaration.system;
    let mut out = String::new();
    for (index, entity) in system.entities.iter().enumerate() {
        let printer = Printer::new(system).on(EntityId(index));
        let states = entity.states.iter().map(|state| text(&state.name.text));
        let caption = format!("What the declaration proves of {} in each state", entity.name);
        let mut table = Table::new("facts", &caption, std::iter::once("Field".to_owned()).chain(states));
        for (position, field) in entity.fields.iter().enumerate() {
            let cells = entity.facts.iter().map(|facts| {
                let fact = facts.as_ref().and_then(|facts| facts.fields.get(position));
                plain(fact.map_or_else(|| "no row rests here".to_owned(), |fact| text(&printer.fact(field, fact))))
            });
            table.row(&code(&field.name.text), cells);
        }
        out.push_str(&table.finish());
    }
    out
}
