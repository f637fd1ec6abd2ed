//! The report as one JSON object.

use super::{CellReport, Report, RuleReport, Seen, Share, ToldStep};
use crate::explore::Sliced;
use crate::rules::Kind;
use crate::verdict::Verdict;
use serde::Serialize;
use std::collections::BTreeMap;

/// Raised when a field changes its meaning or goes; new fields do not raise it.
const SCHEMA_VERSION: u32 = 1;

#[derive(Serialize)]
struct Document<'a> {
    schema_version: u32,
    verdict: Verdict,
    systems: Vec<System<'a>>,
}

#[derive(Serialize)]
struct System<'a> {
    name: &'a str,
    declaration: &'a str,
    bound: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    policy: Option<&'a str>,
    engine: &'a str,
    subject: &'a str,
    method: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    sliced: Option<&'a Sliced>,
    #[serde(skip_serializing_if = "Option::is_none")]
    orbits: Option<u64>,
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    incomplete: Option<&'a str>,
    commands: usize,
    factors: BTreeMap<&'a str, u128>,
    worlds: usize,
    steps: u128,
    depth: u32,
    outcomes: Part<'a>,
    moves: Part<'a>,
    states: Part<'a>,
    cells: usize,
    cells_declared: usize,
    cells_missing: &'a [String],
    coverage: Vec<Cell<'a>>,
    rules: Vec<Rule<'a>>,
    rules_not_applicable: &'a [String],
    findings: Vec<Finding<'a>>,
    worlds_per_second: f64,
    peak_bytes: u64,
}

#[derive(Serialize)]
struct Part<'a> {
    declared: usize,
    reached: usize,
    missing: &'a [String],
}

/// An outcome at a place where it can answer, or did.
#[derive(Serialize)]
struct Cell<'a> {
    command: &'a str,
    outcome: &'a str,
    state: &'a str,
    seen: Seen,
}

#[derive(Serialize)]
struct Rule<'a> {
    name: &'a str,
    kind: Kind,
    #[serde(skip_serializing_if = "str::is_empty")]
    says: &'a str,
    line: String,
    verdict: Verdict,
    worlds_exercised: u64,
    #[serde(skip_serializing_if = "str::is_empty")]
    detail: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    path: Option<&'a [ToldStep]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    loop_from: Option<usize>,
}

#[derive(Serialize)]
struct Finding<'a> {
    name: &'a str,
    kind: Kind,
    says: &'a str,
    path: &'a [ToldStep],
}

/// All reports as one object.
#[must_use]
pub fn json(verdict: Verdict, reports: &[Report]) -> String {
    let systems = reports.iter().map(system).collect();
    let document = Document { schema_version: SCHEMA_VERSION, verdict, systems };
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    text
}

fn system(report: &Report) -> System<'_> {
    System {
        name: &report.system,
        declaration: &report.path,
        bound: &report.bound,
        policy: report.policy,
        engine: report.engine,
        subject: report.subject,
        method: &report.method,
        sliced: report.sliced.as_ref(),
        orbits: report.orbits,
        verdict: report.verdict,
        incomplete: report.incomplete.as_deref(),
        commands: report.commands,
        factors: report.factors.iter().map(|(command, count)| (command.as_str(), *count)).collect(),
        worlds: report.worlds,
        steps: report.steps,
        depth: report.depth,
        outcomes: part(&report.coverage.outcomes),
        moves: part(&report.coverage.moves),
        states: part(&report.coverage.states),
        cells: report.coverage.cells.reached,
        cells_declared: report.coverage.cells.declared,
        cells_missing: &report.coverage.cells.missing,
        coverage: report.cells.iter().filter(|cell| cell.seen != Seen::Impossible).map(|it| cell(report, it)).collect(),
        rules: report.rules.iter().map(|it| rule(report, it)).collect(),
        rules_not_applicable: &report.not_applicable,
        findings: report.findings.iter().map(finding).collect(),
        worlds_per_second: rate(report),
        peak_bytes: report.peak_bytes,
    }
}

fn part(share: &Share) -> Part<'_> {
    Part { declared: share.declared, reached: share.reached, missing: &share.missing }
}

fn cell<'r>(report: &'r Report, cell: &CellReport) -> Cell<'r> {
    let system = &report.declaration.system;
    let command = system.command(cell.command);
    Cell {
        command: command.name.as_str(),
        outcome: &command.outcome(cell.outcome).wire,
        state: cell.place_name(system),
        seen: cell.seen,
    }
}

fn rule<'r>(report: &Report, rule: &'r RuleReport) -> Rule<'r> {
    let place = report.rule_place(rule);
    Rule {
        name: &rule.name,
        kind: rule.kind,
        says: &rule.says,
        line: format!("{}:{}", place.path, place.line),
        verdict: rule.verdict,
        worlds_exercised: rule.worlds_exercised,
        detail: &rule.detail,
        path: rule.path.as_deref(),
        loop_from: rule.loop_from,
    }
}

fn finding(finding: &super::Finding) -> Finding<'_> {
    Finding { name: &finding.name, kind: Kind::Hazard, says: &finding.says, path: &finding.path }
}

#[allow(clippy::cast_precision_loss)]
fn rate(report: &Report) -> f64 {
    if report.seconds > 0.0 { (report.worlds as f64 / report.seconds).round() } else { 0.0 }
}
