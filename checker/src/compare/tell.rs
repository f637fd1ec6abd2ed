//! Changes, for people and for programs.

use super::{Change, Compared, Concern};
use serde::Serialize;
use std::fmt::Write as _;

/// Raised when a field changes its meaning or goes.
const SCHEMA_VERSION: u32 = 1;

/// For people. Writing to a string does not fail.
#[must_use]
pub fn text(compared: &Compared, old: &str, new: &str) -> String {
    let Compared { changes, undecided } = compared;
    let breaking = changes.iter().filter(|change| change.breaking).count();
    let mut out = format!("{old} -> {new}: ");
    let _ = match (breaking, changes.len()) {
        (_, 0) if !undecided.is_empty() => writeln!(out, "no change was found, and not everything was compared"),
        (_, 0) => writeln!(out, "nothing changes for those who use it"),
        (0, count) => writeln!(out, "compatible ({count} changes)"),
        (breaking, count) => writeln!(out, "breaking ({breaking} of {count} changes)"),
    };
    for change in changes {
        let kind = if change.breaking { "breaking" } else { "compatible" };
        let _ = writeln!(out, "  {kind:<10}  {:<9}  {}", word(change.concern), change.what);
        if let Some(witness) = &change.witness {
            let _ = writeln!(out, "  {:<23}{witness}", "");
        }
    }
    for cell in undecided {
        let _ = writeln!(out, "  {:<10}  {:<9}  {cell}", "undecided", word(Concern::Behaviour));
    }
    out
}

fn word(concern: Concern) -> &'static str {
    match concern {
        Concern::Wire => "wire",
        Concern::Behaviour => "behaviour",
        Concern::Promise => "promise",
    }
}

#[derive(Serialize)]
struct Report<'a> {
    schema_version: u32,
    old: &'a str,
    new: &'a str,
    breaking: bool,
    changes: &'a [Change],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    undecided: &'a [String],
}

/// One object for programs.
#[must_use]
pub fn json(compared: &Compared, old: &str, new: &str) -> String {
    let Compared { changes, undecided } = compared;
    let breaking = changes.iter().any(|change| change.breaking);
    let report = Report { schema_version: SCHEMA_VERSION, old, new, breaking, changes, undecided };
    let mut text = serde_json::to_string_pretty(&report).unwrap_or_default();
    text.push('\n');
    text
}
