//! Events and errors: what they carry, and which outcomes tell them.

use super::table::{Table, code};
use super::{differing, outcomes_where};
use crate::ir::{Effect, Outcome, Payload, System};
use crate::print::Printer;
use std::fmt::Write as _;

pub(super) fn write(out: &mut String, system: &System) {
    let emits =
        |outcome: &Outcome, index: usize| outcome.emits.as_ref().is_some_and(|emission| emission.event.0 == index);
    section(out, system, "Event", "Emitted by", &system.events, &emits);
    let reports =
        |outcome: &Outcome, index: usize| matches!(&outcome.effect, Effect::Reject { error, .. } if error.0 == index);
    section(out, system, "Error", "Reported by", &system.errors, &reports);
}

fn section(
    out: &mut String,
    system: &System,
    what: &str,
    by: &str,
    payloads: &[Payload],
    tells: &dyn Fn(&Outcome, usize) -> bool,
) {
    if payloads.is_empty() {
        return;
    }
    let mut table = Table::new([what, "Carries", by, "Meaning"]);
    for (index, payload) in payloads.iter().enumerate() {
        let tellers = outcomes_where(system, |_, outcome| tells(outcome, index));
        table.row([
            code(payload.name.as_str()),
            carried(system, payload),
            if tellers.is_empty() { "nothing".to_owned() } else { tellers },
            payload.docs.clone(),
        ]);
    }
    let _ = writeln!(out, "## {what}s\n");
    table.write(out);
}

fn carried(system: &System, payload: &Payload) -> String {
    let printer = Printer::new(system);
    let fields = payload.fields.iter().map(|field| {
        let wire = differing(field.name.as_str(), &field.wire);
        let renamed = if wire.is_empty() { wire } else { format!(" as {wire}") };
        format!("{}{renamed}", code(&printer.field(field)))
    });
    fields.collect::<Vec<_>>().join(", ")
}
