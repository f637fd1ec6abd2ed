//! What came of a log, for people and for programs.

use super::{Traced, Why};
use serde::Serialize;
use std::fmt::Write as _;

/// Raised when a field changes its meaning or goes.
const SCHEMA_VERSION: u32 = 1;

/// For people. Writing to a string does not fail.
#[must_use]
pub fn text(traced: &Traced, system: &str, log: &str) -> String {
    let mut out = String::new();
    let lines = counted(traced.lines, "line");
    let _ = match &traced.unexplained {
        Some((number, _)) => writeln!(out, "{system}, {log}: nothing explains line {number}"),
        None if traced.lines == 0 => writeln!(out, "{system}, {log}: the log is empty"),
        None if traced.is_of_another_system() => {
            writeln!(out, "{system}, {log}: no line can be read: is it the log of another system?")
        }
        None if traced.unreadable.is_empty() => writeln!(out, "{system}, {log}: explained"),
        None => writeln!(out, "{system}, {log}: not decided, though nothing that could be read contradicts"),
    };
    if let Some((_, why)) = &traced.unexplained {
        tell(&mut out, why);
    }
    for (number, problem) in &traced.unreadable {
        let _ = writeln!(out, "  line {number}: {problem}");
    }
    if traced.further_unreadable > 0 {
        let _ = writeln!(out, "  and {} like these", counted(traced.further_unreadable, "line"));
    }
    let _ = write!(out, "  {lines}, {} read", traced.read);
    if traced.gaps > 0 {
        let _ = write!(out, ", {}", counted(traced.gaps, "gap"));
    }
    if traced.further > 0 {
        let _ = write!(out, ", {} more that nothing explains", traced.further);
    }
    out.push('\n');
    out
}

fn tell(out: &mut String, why: &Why) {
    let _ = writeln!(out, "  {} {}: {}", why.entity, why.row, why.found);
    if let Some(nearest) = &why.nearest {
        let _ = writeln!(out, "  nearest is {nearest}");
    }
    if !why.instead.is_empty() {
        let _ = writeln!(out, "  what could have come instead:");
        let width = why.instead.iter().map(|way| way.to.chars().count()).max().unwrap_or_default();
        for way in &why.instead {
            let _ = writeln!(out, "    {:width$}  by {}", way.to, way.by.join(", "));
        }
    }
}

fn counted(number: u64, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

#[derive(Serialize)]
struct Report<'a> {
    schema_version: u32,
    verdict: &'static str,
    system: &'a str,
    log: &'a str,
    lines: u64,
    read: u64,
    gaps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    unexplained: Option<Unexplained<'a>>,
    further: u64,
    unreadable: Vec<Unreadable<'a>>,
    further_unreadable: u64,
}

#[derive(Serialize)]
struct Unexplained<'a> {
    line: u64,
    #[serde(flatten)]
    why: &'a Why,
}

#[derive(Serialize)]
struct Unreadable<'a> {
    line: u64,
    problem: &'a str,
}

/// One object for programs.
#[must_use]
pub fn json(traced: &Traced, system: &str, log: &str) -> String {
    let unreadable = traced.unreadable.iter();
    let report = Report {
        schema_version: SCHEMA_VERSION,
        verdict: traced.verdict().word(),
        system,
        log,
        lines: traced.lines,
        read: traced.read,
        gaps: traced.gaps,
        unexplained: traced.unexplained.as_ref().map(|(line, why)| Unexplained { line: *line, why }),
        further: traced.further,
        unreadable: unreadable.map(|(line, problem)| Unreadable { line: *line, problem }).collect(),
        further_unreadable: traced.further_unreadable,
    };
    let mut text = serde_json::to_string_pretty(&report).unwrap_or_default();
    text.push('\n');
    text
}
