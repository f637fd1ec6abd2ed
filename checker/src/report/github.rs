//! The report as workflow commands of GitHub Actions: one annotation for each rule that does not hold and each hazard.

use super::place::Place;
use super::words::{reason, says, short_step, sizes};
use super::{Report, RuleReport};
use crate::rules::Kind;
use crate::verdict::Verdict;
use std::fmt::Write as _;

/// All reports as workflow commands, each system introduced by a line for the log.
#[must_use]
pub fn github(reports: &[Report]) -> String {
    let mut out = String::new();
    for report in reports {
        let _ =
            writeln!(out, "{}, bound {}: {}; {}", report.system, report.bound, report.verdict.word(), sizes(report));
        for rule in report.unmet() {
            annotate(&mut out, level(rule.verdict), report, rule, rule.verdict.word());
        }
        undecided(&mut out, report);
        let is_found = |rule: &&RuleReport| rule.kind == Kind::Hazard && rule.verdict == Verdict::Holds;
        for rule in report.rules.iter().filter(is_found) {
            annotate(&mut out, "notice", report, rule, "is permitted");
        }
    }
    out
}

/// One annotation for all rules that are neither proved nor refuted: a job shows no more than ten.
fn undecided(out: &mut String, report: &Report) {
    let Some(reason) = &report.incomplete else { return };
    let (line, _) = report.declaration.line(report.declaration.system.name.at);
    let title = format!("incomplete ({}, bound {})", report.system, report.bound);
    let names = report.undecided();
    let rules =
        if names.is_empty() { String::new() } else { format!("\nNeither proved nor refuted: {}", names.join(", ")) };
    let text = data(&format!("The exploration is not complete: {reason}.{rules}"));
    let _ = writeln!(out, "::warning file={},line={line},title={}::{text}", property(&report.path), property(&title));
}

fn level(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Violated => "error",
        Verdict::Incomplete | Verdict::Vacuous => "warning",
        Verdict::Holds => "notice",
    }
}

fn annotate(out: &mut String, level: &str, report: &Report, rule: &RuleReport, word: &str) {
    let Place { path, line, .. } = report.deciding_place(rule);
    let title = format!("{} {} {word} ({}, bound {})", rule.kind.word(), rule.name, report.system, report.bound);
    let _ = writeln!(
        out,
        "::{level} file={},line={line},title={}::{}",
        property(path),
        property(&title),
        data(&message(report, rule))
    );
}

/// What the rule says, why it does not hold, and the path in short.
fn message(report: &Report, rule: &RuleReport) -> String {
    let mut lines = vec![says(&rule.says), reason(report, rule)];
    if let Some(path) = rule.path.as_ref().filter(|path| !path.is_empty()) {
        let title = if rule.loop_from.is_some() { "Run" } else { "Shortest path" };
        lines.push(format!("{title}: {}", path.iter().map(short_step).collect::<Vec<_>>().join(" → ")));
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// A text after the `::` of a workflow command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// A value between the `::` of a workflow command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_a_command_or_a_property() {
        assert_eq!(data("100%\r\na::b"), "100%25%0D%0Aa::b");
        assert_eq!(property("a:b,c%\n"), "a%3Ab%2Cc%25%0A");
    }
}
