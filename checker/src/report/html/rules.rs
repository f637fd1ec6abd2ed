//! Rules with their verdicts; counterexamples and hazards with their stories.

use super::markup::{Table, code, codes, number, plain, text, verdict};
use super::story::{Ending, story};
use crate::report::words::{counted, grouped, reason, says, short_step, undecided_reason};
use crate::report::{Report, RuleReport, ToldStep};
use crate::rules::Kind;
use crate::verdict::Verdict;
use selvedge_spec::print::Printer;
use std::fmt::Write as _;

/// Every rule; those that do not hold first.
pub(super) fn table(report: &Report) -> String {
    let mut table = Table::new("rules stacked", "Every rule", ["Rule", "Verdict", "Kind", "Worlds", "Says"]);
    let mut rules: Vec<&RuleReport> = report.rules.iter().collect();
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.verdict));
    for rule in rules {
        let is_found = rule.kind == Kind::Hazard && rule.verdict == Verdict::Holds;
        let found = if is_found { ", found" } else { "" };
        table.row(
            &code(&rule.name),
            [
                plain(verdict(rule.verdict)),
                ("kind", format!("{}{found}", rule.kind.word())),
                number(grouped(u128::from(rule.worlds_exercised))),
                plain(meaning(report, rule)),
            ],
        );
    }
    for name in &report.not_applicable {
        let reason = text(&report.not_applicable_reason(name));
        table.row(&code(name), [plain("not applicable"), plain(""), plain(""), plain(reason)]);
    }
    table.finish()
}

/// What a rule says, and what it claims as declared.
fn meaning(report: &Report, rule: &RuleReport) -> String {
    let claim = report
        .declared(rule)
        .map_or_else(String::new, |declared| code(&Printer::new(&report.declaration.system).rule(&declared.body)));
    let says = text(&says(&rule.says));
    let between = if says.is_empty() || claim.is_empty() { "" } else { "<br/>" };
    format!("{says}{between}{claim}")
}

/// Everything that keeps the system from holding, told in full.
pub(super) fn failures(report: &Report) -> String {
    let mut out = String::new();
    for rule in report.unmet() {
        failure(&mut out, report, rule);
    }
    let undecided = report.undecided();
    if !undecided.is_empty() {
        let _ = writeln!(
            out,
            "<article class=\"case b-incomplete\"><h4>{}</h4>\n<p><strong>{}</strong></p>\n<p>{}</p>\n</article>",
            verdict(Verdict::Incomplete),
            text(&undecided_reason(report)),
            codes(undecided)
        );
    }
    out
}

fn failure(out: &mut String, report: &Report, rule: &RuleReport) {
    let (word, place) = (rule.verdict.word(), report.deciding_place(rule));
    let _ = writeln!(
        out,
        "<article class=\"case b-{word}\"><h4>{} {} {}</h4>\n<p>{}</p>\n<p class=\"reason\">{}</p>\n\
         <p class=\"line\">{}</p>",
        verdict(rule.verdict),
        text(rule.kind.word()),
        code(&rule.name),
        meaning(report, rule),
        text(&reason(report, rule)),
        code(&format!("{}:{}", place.path, place.line)),
    );
    if let Some(path) = rule.path.as_ref().filter(|path| !path.is_empty()) {
        let (title, text) = match rule.loop_from {
            None => {
                (format!("Shortest path to where {} is broken", rule.name), format!("here {} is broken", rule.name))
            }
            Some(way) if way == path.len() => {
                (format!("A run that breaks {}", rule.name), "so it rests for ever".into())
            }
            Some(way) => (format!("A run that breaks {}", rule.name), format!("again from step {}", way + 1)),
        };
        out.push_str(&story(path, &title, &Ending { class: "broken", text, again: rule.loop_from }));
    }
    out.push_str("</article>\n");
}

/// The hazards, each folded.
pub(super) fn hazards(report: &Report) -> String {
    if report.findings.is_empty() {
        return String::new();
    }
    let mut out = String::from("<p>Dangers that the declaration permits, each with the shortest path to it.</p>\n");
    for finding in &report.findings {
        let _ = writeln!(
            out,
            "<details class=\"case b-hazard\"><summary><h4>{}</h4> <span class=\"count\">{}</span>\
             <span class=\"says\">{}</span><span class=\"path\">{}</span></summary>",
            code(&finding.name),
            counted(finding.path.len() as u128, "step"),
            text(&says(&finding.says)),
            short(&finding.path)
        );
        let ending = Ending { class: "danger", text: format!("here: {}", finding.name), again: None };
        out.push_str(&story(&finding.path, &format!("Shortest path to {}", finding.name), &ending));
        out.push_str("</details>\n");
    }
    out
}

fn short(path: &[ToldStep]) -> String {
    path.iter().map(|step| text(&short_step(step))).collect::<Vec<_>>().join(" → ")
}
