//! The report as Markdown, for the summary of a job or a comment on a pull request.

use super::words::{answer, counted, difference, grouped, reason, says, short_step, sizes, undecided_reason};
use super::{Report, RuleReport, Share, ToldStep};
use crate::rules::Kind;
use crate::verdict::Verdict;
use selvedge_spec::document::escape::xml;
use selvedge_spec::document::table::{Table, code, codes};
use std::fmt::Write as _;

/// All reports, the overview first where there are several.
#[must_use]
pub fn markdown(verdict: Verdict, reports: &[Report]) -> String {
    let mut out = format!("## Selvedge: {}\n\n", badge(verdict));
    if reports.len() > 1 {
        let mut table = Table::new(["System", "Bound", "Verdict", "Worlds", "Steps"]);
        for report in reports {
            let [worlds, steps] = [report.worlds as u128, report.steps].map(grouped);
            let verdict = badge(report.verdict).to_owned();
            table.row([code(&report.system), code(&report.bound), verdict, worlds, steps]);
        }
        table.write(&mut out);
    }
    for report in reports {
        system(&mut out, report);
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// A verdict as a sign and a word.
fn badge(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "✅ holds",
        Verdict::Vacuous => "⚠️ vacuous",
        Verdict::Incomplete => "⚠️ incomplete",
        Verdict::Violated => "❌ violated",
    }
}

fn system(out: &mut String, report: &Report) {
    let (name, bound) = (code(&report.system), code(&report.bound));
    let _ = writeln!(out, "### {name}, bound {bound}: {}\n", badge(report.verdict));
    let _ = writeln!(out, "{}\n", sizes(report));
    let how = [
        ("Explored", prose(report.subject)),
        ("Declared in", code(&report.path)),
        ("Engine", prose(report.engine)),
        ("How", prose(&report.method)),
    ];
    let how = how.map(|(name, value)| format!("- {name}: {value}\n"));
    let _ = writeln!(out, "{}", how.concat());
    failures(out, report);
    coverage(out, report);
    rules(out, report);
    hazards(out, report);
    factors(out, report);
}

/// Everything that does not hold stands open; it is what the reader came for.
fn failures(out: &mut String, report: &Report) {
    for rule in report.unmet() {
        let _ = writeln!(out, "#### {}: {} {}\n", badge(rule.verdict), rule.kind.word(), code(&rule.name));
        for text in [says(&rule.says), reason(report, rule)] {
            if !text.is_empty() {
                let _ = writeln!(out, "{}\n", prose(&text));
            }
        }
        if let Some(path) = &rule.path {
            steps(out, path);
        }
    }
    let undecided = report.undecided();
    if !undecided.is_empty() {
        let _ = writeln!(out, "#### {}\n", badge(Verdict::Incomplete));
        let _ = writeln!(out, "{}\n\n{}\n", prose(&undecided_reason(report)), codes(undecided));
    }
}

/// A text that is no Markdown of ours: what could be markup in it is made harmless.
fn prose(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\`*_[]<>|#".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

fn steps(out: &mut String, path: &[ToldStep]) {
    for (index, step) in path.iter().enumerate() {
        let _ = writeln!(out, "{}. {} → {}", index + 1, code(&step.command), prose(&answer(step)));
        for change in &step.changes {
            let _ = writeln!(out, "   - {}", code(&difference(change)));
        }
        if !step.line.is_empty() {
            let _ = writeln!(out, "   - decided by {}: {}", code(&step.line), code(&step.source));
        }
    }
    if !path.is_empty() {
        out.push('\n');
    }
}

fn coverage(out: &mut String, report: &Report) {
    let all = &report.coverage;
    let mut table = Table::new(["Reached", "", "Never reached"]);
    let shares: [(&str, &Share); 4] =
        [("outcomes", &all.outcomes), ("moves", &all.moves), ("states", &all.states), ("cells", &all.cells)];
    for (name, share) in shares {
        table.row([name.to_owned(), format!("{} of {}", share.reached, share.declared), some_of(&share.missing)]);
    }
    table.write(out);
}

/// The first of many names, and how many more there are.
fn some_of(names: &[String]) -> String {
    const MOST: usize = 8;
    let more = names.len().saturating_sub(MOST);
    let shown = codes(names.iter().take(MOST));
    if more == 0 { shown } else { format!("{shown} and {more} more") }
}

fn rules(out: &mut String, report: &Report) {
    let told: Vec<&RuleReport> = report.rules.iter().filter(|rule| rule.kind != Kind::Hazard).collect();
    let holding = told.iter().filter(|rule| rule.verdict == Verdict::Holds).count();
    let summary = format!("{holding} of {} hold", counted(told.len() as u128, "rule"));
    let mut table = Table::new(["Verdict", "Rule", "", "Worlds", "Says"]);
    for rule in told {
        let worlds = grouped(u128::from(rule.worlds_exercised));
        let [verdict, kind] = [badge(rule.verdict), rule.kind.word()].map(str::to_owned);
        table.row([verdict, code(&rule.name), kind, worlds, prose(&says(&rule.says))]);
    }
    for name in &report.not_applicable {
        let reason = report.not_applicable_reason(name);
        table.row(["not applicable".to_owned(), code(name), String::new(), String::new(), reason]);
    }
    folded(out, &summary, |out| table.write(out));
}

fn hazards(out: &mut String, report: &Report) {
    if report.findings.is_empty() {
        return;
    }
    let _ = writeln!(out, "#### Hazards: dangers that the declaration permits\n");
    for finding in &report.findings {
        let short: Vec<String> = finding.path.iter().map(short_step).collect();
        let _ = writeln!(out, "- {}: {}  ", code(&finding.name), prose(&says(&finding.says)));
        let _ = writeln!(out, "  {}", prose(&short.join(" → ")));
    }
    out.push('\n');
    folded(out, "The paths to the hazards, step by step", |out| {
        for finding in &report.findings {
            let _ = writeln!(out, "{}\n", code(&finding.name));
            steps(out, &finding.path);
        }
    });
}

fn factors(out: &mut String, report: &Report) {
    let mut table = Table::new(["Command", "Requests within the bound"]);
    for (command, count) in &report.factors {
        table.row([code(command), grouped(*count)]);
    }
    folded(out, &format!("What multiplies the worlds: {}", counted(report.commands as u128, "command")), |out| {
        table.write(out);
    });
}

/// What the reader opens when it is wanted. The empty line after the summary lets Markdown begin again.
fn folded(out: &mut String, summary: &str, inside: impl FnOnce(&mut String)) {
    let _ = writeln!(out, "<details><summary>{}</summary>\n", xml(summary));
    inside(out);
    out.push_str("</details>\n\n");
}

#[cfg(test)]
mod tests {
    use super::prose;

    #[test]
    fn prose_is_no_markup() {
        assert_eq!(prose("a_b <b> `c` | [d](e)"), "a\\_b \\<b\\> \\`c\\` \\| \\[d\\](e)");
    }
}
