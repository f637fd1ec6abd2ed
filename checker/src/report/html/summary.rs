//! The verdict of a system, how large the exploration was, and what makes it large.

use super::markup::{Table, code, number, plain, sign, text, verdict};
use crate::report::words::{counted, grouped};
use crate::report::{Report, Share};
use crate::verdict::Verdict;
use selvedge_spec::interpret::{self, CommandFactors};
use std::fmt::Write as _;

/// All systems at a glance.
pub(super) fn overview(out: &mut String, reports: &[Report]) {
    let mut table = Table::new("stacked", "All systems", ["System", "Bound", "Verdict", "Worlds", "Steps", "Depth"]);
    for (index, report) in reports.iter().enumerate() {
        let name = format!("<a href=\"#s{}\">{}</a>", index + 1, text(&report.system));
        table.row(
            &name,
            [
                plain(code(&report.bound)),
                plain(verdict(report.verdict)),
                number(grouped(report.worlds as u128)),
                number(grouped(report.steps)),
                number(report.depth.to_string()),
            ],
        );
    }
    out.push_str(&table.finish());
}

/// The verdict, and in a sentence what it amounts to.
pub(super) fn banner(out: &mut String, report: &Report) {
    let word = report.verdict.word();
    let _ = writeln!(
        out,
        "<div class=\"banner b-{word}\"><p class=\"verdict\"><span aria-hidden=\"true\">{}</span> {word}</p><p>{}</p></div>",
        sign(report.verdict),
        text(&sentence(report))
    );
    if !report.bound_says.is_empty() {
        let _ = writeln!(out, "<p class=\"lead\">{}</p>", text(&report.bound_says));
    }
}

fn sentence(report: &Report) -> String {
    let with = |wanted: Verdict| report.rules.iter().filter(|rule| rule.verdict == wanted).count() as u128;
    let worlds = counted(report.worlds as u128, "world");
    let all = report.rules.len() as u128;
    let mut parts = match report.verdict {
        Verdict::Holds => vec![format!("All {} hold in all {worlds}", counted(all, "rule"))],
        _ => vec![format!("Of {} in {worlds}, {} hold", counted(all, "rule"), grouped(with(Verdict::Holds)))],
    };
    for unmet in [Verdict::Violated, Verdict::Incomplete, Verdict::Vacuous] {
        if with(unmet) > 0 {
            let verb = if with(unmet) == 1 { "is" } else { "are" };
            parts.push(format!("{} {verb} {}", grouped(with(unmet)), unmet.word()));
        }
    }
    let mut sentence = format!("{}.", parts.join(", "));
    if let Some(reason) = &report.incomplete {
        let _ = write!(sentence, " The exploration is not complete: {reason}.");
    } else if report.steps == 0 {
        sentence.push_str(" No command was tried.");
    }
    if !report.findings.is_empty() {
        let _ = write!(sentence, " The declaration permits {}.", counted(report.findings.len() as u128, "hazard"));
    }
    sentence
}

/// Sizes and coverage as figures, and what multiplies the worlds.
pub(super) fn sizes(report: &Report) -> String {
    let coverage = &report.coverage;
    let share = |share: &Share| format!("{}<small> of {}</small>", share.reached, share.declared);
    let figures = [
        ("Worlds", grouped(report.worlds as u128)),
        ("Steps", grouped(report.steps)),
        ("Depth", report.depth.to_string()),
        ("Commands", grouped(report.commands as u128)),
        ("Outcomes reached", share(&coverage.outcomes)),
        ("Moves taken", share(&coverage.moves)),
        ("States reached", share(&coverage.states)),
        ("Cells reached", share(&coverage.cells)),
    ];
    let mut out = String::from("<dl class=\"figures\">");
    for (name, value) in figures {
        let _ = write!(out, "<div><dt>{name}</dt><dd>{value}</dd></div>");
    }
    out.push_str("</dl>\n");
    out.push_str("<dl class=\"how\">");
    let how = [
        ("Explored", text(report.subject)),
        ("Declared in", code(&report.path)),
        ("Engine", text(report.engine)),
        ("How", text(&report.method)),
    ];
    for (name, value) in how {
        let _ = write!(out, "<div><dt>{name}</dt><dd>{value}</dd></div>");
    }
    out.push_str("</dl>\n");
    out.push_str(&factors(report));
    out
}

/// Each command with the number of values of each of its inputs: what multiplies the steps from every world.
fn factors(report: &Report) -> String {
    let system = &report.declaration.system;
    let Some(bound) = system.bounds.iter().find(|bound| bound.name.text == report.bound) else { return String::new() };
    let caption = "What multiplies the steps from every world: the values of each input";
    let mut table = Table::new("stacked", caption, ["Command", "Values of each input", "Requests"]);
    for factors in interpret::factors(system, bound) {
        let requests = number(grouped(factors.count()));
        table.row(&code(system.command(factors.command).name.as_str()), [plain(product(&factors)), requests]);
    }
    table.finish()
}

/// `name 1 × generation 2`
fn product(factors: &CommandFactors) -> String {
    let each = factors.factors.iter().map(|factor| format!("{} <b>{}</b>", code(&factor.input), factor.values));
    each.collect::<Vec<_>>().join(" × ")
}
