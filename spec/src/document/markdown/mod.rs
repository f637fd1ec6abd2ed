//! The reader's page of one system, in Markdown.

mod command;
mod entity;
mod payload;
mod promise;
mod shape;
pub mod table;

use crate::ir::{Command, EntityId, Outcome, System};
use std::fmt::Write as _;
use table::{code, codes, counted};

/// The whole page: from what the system is about to what is checked of it.
pub(super) fn render(system: &System) -> String {
    let mut out = String::new();
    title(&mut out, system);
    for index in 0..system.entities.len() {
        entity::write(&mut out, system, EntityId(index));
    }
    command::write(&mut out, system);
    payload::write(&mut out, system);
    promise::views(&mut out, system);
    shape::write(&mut out, system);
    promise::rules(&mut out, system);
    promise::bounds(&mut out, system);
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

fn title(out: &mut String, system: &System) {
    let version = system.version.as_ref().map_or_else(String::new, |version| format!(", version {version}"));
    let _ = writeln!(out, "# {}{version}\n", system.name);
    paragraph(out, &system.docs);
    let outcomes = system.commands.iter().map(|command| command.outcomes.len()).sum();
    let moves = system.entities.iter().map(|entity| entity.moves.len()).sum();
    let contents = [
        counted(system.actors.len(), "actor"),
        counted(system.entities.len(), "entity"),
        counted(moves, "move"),
        format!("[{}](#commands)", counted(system.commands.len(), "command")),
        counted(outcomes, "outcome"),
        format!("[{}](#events)", counted(system.events.len(), "event")),
        format!("[{}](#errors)", counted(system.errors.len(), "error")),
        format!("[{}](#views)", counted(system.views.len(), "view")),
        format!("[{}](#types)", counted(system.types.len(), "type")),
        format!("[{}](#rules)", counted(system.rules.len(), "rule")),
        format!("[{}](#bounds)", counted(system.bounds.len(), "bound")),
    ];
    // A section that holds nothing is not written, so nothing may lead there.
    let contents = contents.into_iter().filter(|entry| !entry.trim_start_matches('[').starts_with("0 "));
    let _ = writeln!(out, "{}\n", contents.collect::<Vec<_>>().join(" · "));
}

/// A paragraph of documentation, as its author wrote it.
fn paragraph(out: &mut String, docs: &str) {
    if !docs.trim().is_empty() {
        let _ = writeln!(out, "{}\n", docs.trim());
    }
}

/// The outcomes that satisfy a condition, command by command: `` `ApplyLoomAgent` (`created`, `respecified`) ``.
fn outcomes_where(system: &System, is_meant: impl Fn(&Command, &Outcome) -> bool) -> String {
    let of_command = |command: &Command| {
        let meant: Vec<_> = command.outcomes.iter().filter(|outcome| is_meant(command, outcome)).collect();
        let names = codes(meant.iter().map(|outcome| &outcome.wire));
        (!meant.is_empty()).then(|| format!("{} ({names})", code(command.name.as_str())))
    };
    system.commands.iter().filter_map(of_command).collect::<Vec<_>>().join(", ")
}

/// A wire name where it differs from the declared one.
fn differing(declared: &str, wire: &str) -> String {
    if declared == wire { String::new() } else { code(wire) }
}
