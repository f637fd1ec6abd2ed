//! The report as `JUnit` XML: a test suite for each system, a test case for each rule.
//!
//! Only a rule that says nothing about this bound is skipped. What is neither proved nor refuted is an error, so that
//! no build passes on it.

use super::words::{reason, says, sizes, told};
use super::{Report, RuleReport};
use crate::rules::Kind;
use crate::verdict::Verdict;
use selvedge_spec::document::escape::xml;
use std::fmt::Write as _;

/// How many test cases there are, by how they ended.
#[derive(Clone, Copy, Default)]
struct Tally {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
}

/// All reports as one document.
#[must_use]
pub fn junit(reports: &[Report]) -> String {
    let mut all = Tally::default();
    for tally in reports.iter().map(tally) {
        all.tests += tally.tests;
        all.failures += tally.failures;
        all.errors += tally.errors;
        all.skipped += tally.skipped;
    }
    let seconds: f64 = reports.iter().map(|report| report.seconds).sum();
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(out, "<testsuites name=\"selvedge\" {}>", counts(all, seconds));
    for report in reports {
        suite(&mut out, report);
    }
    out.push_str("</testsuites>\n");
    out
}

fn tally(report: &Report) -> Tally {
    let with = |verdicts: &[Verdict]| report.rules.iter().filter(|rule| verdicts.contains(&rule.verdict)).count();
    let skipped = report.not_applicable.len();
    Tally {
        // One more than there are rules: the exploration itself.
        tests: report.rules.len() + skipped + 1,
        failures: with(&[Verdict::Violated]),
        errors: with(&[Verdict::Incomplete, Verdict::Vacuous]) + usize::from(unexplored(report).is_some()),
        skipped,
    }
}

fn counts(tally: Tally, seconds: f64) -> String {
    let Tally { tests, failures, errors, skipped } = tally;
    format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{seconds:.3}\"")
}

/// Why the exploration itself is in error.
fn unexplored(report: &Report) -> Option<(Verdict, String)> {
    match &report.incomplete {
        Some(reason) => Some((Verdict::Incomplete, reason.clone())),
        None if report.steps == 0 => Some((Verdict::Vacuous, "no command was tried".to_owned())),
        None => None,
    }
}

fn suite(out: &mut String, report: &Report) {
    let name = xml(&format!("{}, bound {}", report.system, report.bound));
    let _ = writeln!(out, "  <testsuite name=\"{name}\" {}>", counts(tally(report), report.seconds));
    properties(out, report);
    let fault = unexplored(report).map(|(verdict, reason)| Fault { verdict, message: reason, body: sizes(report) });
    case(out, report, "exploration", "exploration is complete", fault.as_ref());
    for rule in &report.rules {
        let fault = (rule.verdict != Verdict::Holds).then(|| Fault::of(report, rule));
        case(out, report, &class(rule.kind), &rule.name, fault.as_ref());
    }
    for name in &report.not_applicable {
        let reason = xml(&report.not_applicable_reason(name));
        let _ = writeln!(out, "    <testcase {}>", identity(report, "not_applicable", name));
        let _ = writeln!(out, "      <skipped message=\"{reason}\"/>\n    </testcase>");
    }
    out.push_str("  </testsuite>\n");
}

fn properties(out: &mut String, report: &Report) {
    let coverage = &report.coverage;
    let shares = [&coverage.outcomes, &coverage.moves, &coverage.states, &coverage.cells];
    let [outcomes, moves, states, cells] = shares.map(|share| format!("{}/{}", share.reached, share.declared));
    let all = [
        ("declaration", report.path.clone()),
        ("bound", report.bound.clone()),
        ("engine", report.engine.to_owned()),
        ("subject", report.subject.to_owned()),
        ("method", report.method.clone()),
        ("verdict", report.verdict.word().to_owned()),
        ("commands", report.commands.to_string()),
        ("worlds", report.worlds.to_string()),
        ("steps", report.steps.to_string()),
        ("depth", report.depth.to_string()),
        ("outcomes", outcomes),
        ("moves", moves),
        ("states", states),
        ("cells", cells),
        ("hazards", report.findings.len().to_string()),
    ];
    out.push_str("    <properties>\n");
    for (name, value) in all {
        let _ = writeln!(out, "      <property name=\"{name}\" value=\"{}\"/>", xml(&value));
    }
    out.push_str("    </properties>\n");
}

/// `builtin`, `always`, ...
fn class(kind: Kind) -> String {
    kind.word().replace(' ', "")
}

fn identity(report: &Report, class: &str, name: &str) -> String {
    let class = xml(&format!("{}.{}.{class}", report.system, report.bound));
    format!("name=\"{}\" classname=\"{class}\"", xml(name))
}

/// Why a test case did not pass.
struct Fault {
    verdict: Verdict,
    message: String,
    body: String,
}

impl Fault {
    fn of(report: &Report, rule: &RuleReport) -> Self {
        let place = report.deciding_place(rule);
        let path = rule.path.as_ref().map_or_else(String::new, |path| told(path));
        let body = format!("{}\n{}:{}\n{path}", says(&rule.says), place.path, place.line);
        Self { verdict: rule.verdict, message: reason(report, rule), body }
    }
}

fn case(out: &mut String, report: &Report, class: &str, name: &str, fault: Option<&Fault>) {
    let identity = identity(report, class, name);
    let Some(Fault { verdict, message, body }) = fault else {
        let _ = writeln!(out, "    <testcase {identity}/>");
        return;
    };
    let element = if *verdict == Verdict::Violated { "failure" } else { "error" };
    let (kind, message) = (verdict.word(), xml(message));
    let body: Vec<String> = body.trim().lines().map(xml).collect();
    let _ = writeln!(out, "    <testcase {identity}>");
    let _ = writeln!(out, "      <{element} type=\"{kind}\" message=\"{message}\">{}</{element}>", body.join("\n"));
    out.push_str("    </testcase>\n");
}
