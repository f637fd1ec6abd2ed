//! Numbers, steps and reasons in words: the same in every format.

use super::{Change, Late, Report, RuleReport, ToldStep};
use crate::verdict::Verdict;

/// `1 step`, `5,675 steps`, `no world`
pub(super) fn counted(number: u128, noun: &str) -> String {
    match number {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        _ => format!("{} {noun}s", grouped(number)),
    }
}

/// `5675` as `5,675`.
pub(crate) fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// What a step answered: `running: Pending → Running by the move run`.
pub(super) fn answer(step: &ToldStep) -> String {
    if step.from.is_empty() {
        return step.outcome.clone();
    }
    let taken = step.taken.as_ref().map_or(String::new(), |taken| format!(" by the move {taken}"));
    let place =
        if step.from == step.to { format!("stays {}", step.to) } else { format!("{} → {}", step.from, step.to) };
    let late = if step.late == Some(Late::Lands) { "lands late, " } else { "" };
    format!("{late}{}: {place}{taken}", step.outcome)
}

/// A field before and after: `check: absent → {"exitCode":0}`.
pub(super) fn difference(change: &Change) -> String {
    format!("{}: {} → {}", change.field, side(change.before.as_deref()), side(change.after.as_deref()))
}

/// A value, or that there is none.
pub(super) fn side(value: Option<&str>) -> &str {
    value.unwrap_or("absent")
}

/// `RecordCheck running`, `late RecordCheck running`
pub(super) fn short_step(step: &ToldStep) -> String {
    let name = step.command.split('(').next().unwrap_or_default();
    let late = if step.late == Some(Late::Lands) { "late " } else { "" };
    format!("{late}{name} {}", step.outcome)
}

/// A path as numbered lines, for formats that set plain text.
pub(super) fn told(path: &[ToldStep]) -> String {
    let steps = path.iter().enumerate().map(|(index, step)| {
        let changes = step.changes.iter().map(difference);
        let line = format!("{}  {}", step.line, step.source);
        let below: Vec<String> = std::iter::once(answer(step)).chain(changes).chain([line]).collect();
        format!("{}. {}\n   {}\n", index + 1, step.command, below.join("\n   "))
    });
    steps.collect()
}

/// What a rule says, on one line.
pub(super) fn says(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Why a rule has the verdict it has, in one sentence; empty where it holds.
pub(super) fn reason(report: &Report, rule: &RuleReport) -> String {
    if !rule.detail.is_empty() && rule.verdict != Verdict::Holds {
        return rule.detail.clone();
    }
    match rule.verdict {
        Verdict::Holds => String::new(),
        Verdict::Vacuous => "Nothing contradicts it, but it was never put to the test within the bound.".to_owned(),
        Verdict::Incomplete => undecided_reason(report),
        Verdict::Violated => match &rule.path {
            _ if rule.loop_from.is_some() => run(rule),
            None => "No world and no step within the bound satisfies it.".to_owned(),
            Some(path) if path.is_empty() => "Broken in the first world, before any command.".to_owned(),
            Some(path) => format!("Broken after {}.", counted(path.len() as u128, "step")),
        },
    }
}

/// How a run goes on for ever: `After 2 steps, step 3 comes again and again, for ever.`; empty for a path that ends.
pub(super) fn run(rule: &RuleReport) -> String {
    let (Some(path), Some(way)) = (&rule.path, rule.loop_from) else { return String::new() };
    let never = "What is owed never comes about on a fair run:";
    let after =
        if way == 0 { "from the first world on".to_owned() } else { format!("after {}", counted(way as u128, "step")) };
    match path.len() - way {
        0 => format!("{never} {after}, it rests for ever."),
        1 => format!("{never} {after}, step {} comes again and again.", way + 1),
        _ => format!("{never} {after}, steps {} to {} come again and again.", way + 1, path.len()),
    }
}

impl Report {
    /// The rules of which something in particular is to be told, the worst first: violated ones, then vacuous ones.
    pub(super) fn unmet(&self) -> Vec<&RuleReport> {
        let is_unmet = |rule: &&RuleReport| matches!(rule.verdict, Verdict::Violated | Verdict::Vacuous);
        let mut rules: Vec<&RuleReport> = self.rules.iter().filter(is_unmet).collect();
        rules.sort_by_key(|rule| std::cmp::Reverse(rule.verdict));
        rules
    }

    /// The names of the rules that are neither proved nor refuted: all for the same reason, so it is told once.
    pub(super) fn undecided(&self) -> Vec<&str> {
        let rules = self.rules.iter().filter(|rule| rule.verdict == Verdict::Incomplete);
        rules.map(|rule| rule.name.as_str()).collect()
    }
}

/// Why rules are neither proved nor refuted.
pub(super) fn undecided_reason(report: &Report) -> String {
    let why = report.incomplete.as_deref().unwrap_or("the exploration is not complete");
    format!("Neither proved nor refuted: {why}.")
}

/// The verdict of a report, with the reason where it is not complete.
pub(super) fn complete(report: &Report) -> String {
    match &report.incomplete {
        None => "complete within the bound".to_owned(),
        Some(reason) => format!("not complete: {reason}"),
    }
}

/// `227 worlds · 5,675 steps · depth 5 · complete within the bound`
pub(super) fn sizes(report: &Report) -> String {
    format!(
        "{} · {} · depth {} · {}",
        counted(report.worlds as u128, "world"),
        counted(report.steps, "step"),
        report.depth,
        complete(report)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(5675), "5,675");
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
