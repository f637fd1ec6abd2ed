//! Which outcome answered at which place. Every cell says it in words; colour only repeats them.

use super::markup::{Table, code, text};
use crate::report::{CellReport, Report, Seen};
use selvedge_spec::ir::{CommandId, EntityId, OutcomeId, System};
use std::fmt::Write as _;

/// One table for each entity: a row for each outcome, a column for each place.
pub(super) fn heat_maps(report: &Report) -> String {
    let system = &report.declaration.system;
    let mut out = legend(report);
    for index in 0..system.entities.len() {
        out.push_str(&heat_map(report, EntityId(index)));
    }
    out
}

fn legend(report: &Report) -> String {
    let count = |seen: Seen| report.cells.iter().filter(|cell| cell.seen == seen).count();
    let mut entries = vec![
        (Seen::Reached, "the outcome answered there"),
        (Seen::NeverReached, "it could answer there, and did not within the bound"),
        (Seen::Impossible, "by the declaration it cannot answer there"),
    ];
    if count(Seen::Unforeseen) > 0 {
        entries.push((Seen::Unforeseen, "it answered where by the declaration it cannot"));
    }
    let mut out = String::from("<dl class=\"legend\">");
    for (seen, meaning) in entries {
        let (class, word) = (class(seen), shown(seen));
        let _ = write!(out, "<div><dt class=\"{class}\">{word}</dt><dd>{meaning} ({})</dd></div>", count(seen));
    }
    out.push_str("</dl>\n");
    out
}

fn heat_map(report: &Report, id: EntityId) -> String {
    let system = &report.declaration.system;
    let entity = system.entity(id);
    let states = entity.states.iter().map(|state| text(&state.name.text));
    let head = std::iter::once("Outcome".to_owned()).chain(std::iter::once("absent".to_owned())).chain(states);
    let caption = format!("Outcomes by the state in which {} is found", entity.name);
    let mut table = Table::new("heat", &caption, head);
    let cells: Vec<&CellReport> = report.cells.iter().filter(|cell| cell.entity == id).collect();
    let mut command = None;
    for row in cells.chunk_by(|a, b| (a.command, a.outcome) == (b.command, b.outcome)) {
        let [first, ..] = row else { continue };
        if command != Some(first.command) {
            command = Some(first.command);
            table.group(&code(system.command(first.command).name.as_str()));
        }
        let name = code(outcome(system, first.command, first.outcome));
        table.row(&name, row.iter().map(|cell| (class(cell.seen), shown(cell.seen))));
    }
    table.finish()
}

fn outcome(system: &System, command: CommandId, outcome: OutcomeId) -> &str {
    &system.command(command).outcome(outcome).wire
}

fn class(seen: Seen) -> &'static str {
    match seen {
        Seen::Reached => "c-reached",
        Seen::NeverReached => "c-never",
        Seen::Impossible => "c-impossible",
        Seen::Unforeseen => "c-unforeseen",
    }
}

/// A sign for the eye, and the word.
fn shown(seen: Seen) -> String {
    let sign = match seen {
        Seen::Reached => "●",
        Seen::NeverReached => "○",
        Seen::Impossible => "–",
        Seen::Unforeseen => "✕",
    };
    format!("<span aria-hidden=\"true\">{sign}</span> {}", seen.word())
}
