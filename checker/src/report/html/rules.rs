//! Rules with their verdicts; counterexamples and hazards with their stories.

use super::markup::{Table, code, number, plain, text, verdict};
use super::story::{Ending, story};
use crate::report::words::{counted, grouped, reason, says, short_step};
use crate::report::{Report, RuleReport, ToldStep};
use crate::rules::Kind;
use crate::verdict::Verdict;
use selvedge_spec::print::Printer;
use std::fmt::Write as _;

/// Every rule; those that do not hold first.
pub(super) fn table(report: &Report) -> String {
    let mut table = Table::new("rules", "Every rule", ["Rule", "Verdict", "Kind", "Worlds", "Says"]);
    let mut rules: Vec<&RuleReport> = report.rules.iter().collect();
    rules.sort_by_key(|rule| std::cmp::Reverse(rule.verdict));
    for rule in rules {
        let word = match (rule.kind, rule.verdict) {
            (Kind::Hazard, Verdict::Holds) => format!("{} (a path was found)", verdict(rule.verdict)),
            _ => verdict(rule.verdict),
        };
        table.row(
            &code(&rule.name),
            [
                plain(word),
                plain(rule.kind.word()),
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
    let claim = report.declared(rule).map_or_else(String::new, |declared| {
        code(&Printer::new(&report.declaration.system).rule(&declared.body))
    });
    let says = text(&says(&rule.says));
    let between = if says.is_empty() || claim.is_empty() { "" } else { "<br/>" };
    format!("{says}{between}{claim}")
}

/// Everything that does not hold, told in full.
pub(super) fn failures(id: &str, report: &Report) -> String {
    let mut out = String::new();
    for (index, rule) in report.rules.iter().enumerate().filter(|(_, rule)| rule.verdict != Verdict::Holds) {
        let word = rule.verdict.word();
        let place = report.deciding_place(rule);
        let _ = writeln!(
            out,
            "<article class=\"case b-{word}\" id=\"{id}-rule{index}\"><h4>{} {} {}</h4>\n<p>{}</p>\n<p><strong>{}</strong></p>\n\
             <p class=\"line\">{}</p>",
            verdict(rule.verdict),
            text(rule.kind.word()),
            code(&rule.name),
            meaning(report, rule),
            text(&reason(report, rule)),
            code(&format!("{}:{}", place.path, place.line)),
        );
        if let Some(path) = rule.path.as_ref().filter(|path| !path.is_empty()) {
            let ending = Ending { class: "broken", text: format!("here {} is broken", rule.name) };
            out.push_str(&story(path, &format!("Shortest path to where {} is broken", rule.name), &ending));
        }
        out.push_str("</article>\n");
    }
    out
}

/// The hazards, each folded.
pub(super) fn hazards(id: &str, report: &Report) -> String {
    if report.findings.is_empty() {
        return String::new();
    }
    let mut out = String::from(
        "<p>Dangers that the declaration permits: each is reached within the bound, by no fault of the code.</p>\n",
    );
    for (index, finding) in report.findings.iter().enumerate() {
        let _ = writeln!(
            out,
            "<details class=\"case b-hazard\" id=\"{id}-hazard{index}\"><summary><h4>{}</h4> <span class=\"count\">{}</span>\
             <span class=\"says\">{}</span><span class=\"path\">{}</span></summary>",
            code(&finding.name),
            counted(finding.path.len() as u128, "step"),
            text(&says(&finding.says)),
            short(&finding.path)
        );
        let ending = Ending { class: "danger", text: format!("here: {}", finding.name) };
        out.push_str(&story(&finding.path, &format!("Shortest path to {}", finding.name), &ending));
        out.push_str("</details>\n");
    }
    out
}

fn short(path: &[ToldStep]) -> String {
    path.iter().map(|step| text(&short_step(step))).collect::<Vec<_>>().join(" → ")
}
