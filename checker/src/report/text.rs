//! The report for people.

use super::words::{answer, counted, difference, grouped, run, short_step};
use super::{Report, RuleReport, Share, ToldStep};
use crate::rules::Kind;
use crate::verdict::Verdict;
use std::fmt::Write as _;

/// How the text is set.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether colours are used.
    pub colour: bool,
    /// How many columns there are.
    pub width: usize,
    /// Whether the paths to hazards are told step by step as well.
    pub verbose: bool,
}

/// Indentation of what belongs to a rule.
const INDENT: usize = 4;

/// A space at which no line is broken.
const NO_BREAK: char = '\u{a0}';

/// All reports as text.
#[must_use]
pub fn text(reports: &[Report], style: Style) -> String {
    let parts: Vec<String> = reports.iter().map(|report| Page { style, out: String::new() }.report(report)).collect();
    parts.join("\n")
}

struct Page {
    style: Style,
    out: String,
}

#[derive(Clone, Copy)]
enum Ink {
    Strong,
    Good,
    Bad,
    Warn,
    Faint,
}

impl Ink {
    fn code(self) -> &'static str {
        match self {
            Self::Strong => "1",
            Self::Good => "1;32",
            Self::Bad => "1;31",
            Self::Warn => "1;33",
            Self::Faint => "2",
        }
    }
}

fn ink(verdict: Verdict) -> Ink {
    match verdict {
        Verdict::Holds => Ink::Good,
        Verdict::Violated => Ink::Bad,
        Verdict::Incomplete | Verdict::Vacuous => Ink::Warn,
    }
}

impl Page {
    fn report(mut self, report: &Report) -> String {
        self.head(report);
        self.sizes(report);
        self.coverage(report);
        self.rules(report);
        self.hazards(report);
        self.out
    }

    fn inked(&self, ink: Ink, text: &str) -> String {
        if self.style.colour { format!("\x1b[{}m{text}\x1b[0m", ink.code()) } else { text.to_owned() }
    }

    /// A line at this indentation, broken between words where it is too long; what continues it is set two further in.
    fn line(&mut self, indent: usize, text: &str) {
        let limit = self.style.width.max(40);
        let mut used = indent;
        self.out.extend(std::iter::repeat_n(' ', indent));
        for (index, word) in text.split(' ').enumerate() {
            let length = shown_length(word);
            if index > 0 && used + 1 + length > limit {
                self.out.push('\n');
                self.out.extend(std::iter::repeat_n(' ', indent + 2));
                used = indent + 2;
            } else if index > 0 {
                self.out.push(' ');
                used += 1;
            }
            self.out.push_str(&word.replace(NO_BREAK, " "));
            used += length;
        }
        self.out.push('\n');
    }

    fn head(&mut self, report: &Report) {
        let name = self.inked(Ink::Strong, &report.system);
        let verdict = self.inked(ink(report.verdict), report.verdict.word());
        self.line(0, &format!("{name}, bound {}: {verdict}", report.bound));
        if !report.bound_says.is_empty() {
            let says = self.inked(Ink::Faint, &report.bound_says.replace('\n', " "));
            self.line(2, &says);
        }
        self.out.push('\n');
    }

    fn sizes(&mut self, report: &Report) {
        let complete = match &report.incomplete {
            None => "complete".to_owned(),
            Some(reason) => self.inked(Ink::Warn, &format!("not complete: {reason}")),
        };
        let sizes = format!(
            "{} · {} · depth {} · {complete}",
            counted(report.worlds as u128, "world"),
            counted(report.steps, "step"),
            report.depth
        );
        self.line(2, &sizes);
        let factors: Vec<String> =
            report.factors.iter().map(|(command, count)| format!("{command}{NO_BREAK}{}", grouped(*count))).collect();
        let commands = counted(report.commands as u128, "command");
        self.line(2, &format!("{commands}: {}", factors.join(", ")));
        self.line(2, &format!("{} explored {}", report.engine, report.subject));
        self.line(2, &report.method);
    }

    fn coverage(&mut self, report: &Report) {
        let share = |page: &Self, name: &str, share: &Share| {
            let text = format!("{name} {}/{}", share.reached, share.declared);
            if share.missing.is_empty() { text } else { page.inked(Ink::Warn, &text) }
        };
        let all = &report.coverage;
        let parts = [
            share(self, "outcomes", &all.outcomes),
            share(self, "moves", &all.moves),
            share(self, "states", &all.states),
            share(self, "cells", &all.cells),
        ];
        self.line(2, &format!("reached: {}", parts.join(" · ")));
    }

    fn rules(&mut self, report: &Report) {
        let told = |rule: &&RuleReport| rule.kind != Kind::Hazard || rule.verdict != Verdict::Holds;
        let rules: Vec<&RuleReport> = report.rules.iter().filter(told).collect();
        for (title, wanted) in [("Built-in rules", true), ("Declared rules", false)] {
            let group: Vec<&&RuleReport> = rules.iter().filter(|rule| (rule.kind == Kind::Builtin) == wanted).collect();
            if group.is_empty() {
                continue;
            }
            let title = self.inked(Ink::Strong, title);
            self.out.push('\n');
            self.line(2, &title);
            for rule in group {
                self.rule(rule);
            }
            if wanted && !report.not_applicable.is_empty() {
                let names = format!("not applicable within this bound: {}", report.not_applicable.join(", "));
                let names = self.inked(Ink::Faint, &names);
                self.line(INDENT, &names);
            }
        }
    }

    fn rule(&mut self, rule: &RuleReport) {
        let word = format!("{:<10}", rule.verdict.word());
        let word = self.inked(ink(rule.verdict), &word);
        let name = match rule.kind {
            Kind::Builtin => rule.name.clone(),
            kind => format!("{} {}", kind.word(), rule.name),
        };
        let worlds = format!("in {}", counted(u128::from(rule.worlds_exercised), "world"));
        let gap = 34usize.saturating_sub(name.chars().count());
        let needed = INDENT + 10 + name.chars().count() + gap + 1 + worlds.chars().count();
        let worlds = self.inked(Ink::Faint, &worlds);
        if needed <= self.style.width {
            let _ = writeln!(self.out, "{}{word}{name}{} {worlds}", " ".repeat(INDENT), " ".repeat(gap));
        } else {
            self.line(INDENT, &format!("{word}{name} {worlds}"));
        }
        if rule.verdict != Verdict::Holds {
            self.decided(rule);
        }
    }

    /// Why a rule does not hold.
    fn decided(&mut self, rule: &RuleReport) {
        let indent = INDENT + 4;
        if !rule.says.is_empty() {
            self.line(indent, &rule.says.replace('\n', " "));
        }
        if !rule.detail.is_empty() {
            let detail = self.inked(ink(rule.verdict), &rule.detail);
            self.line(indent, &detail);
        }
        match &rule.path {
            Some(path) if rule.loop_from.is_some() => {
                self.line(indent, &run(rule));
                self.path(indent, path);
            }
            Some(path) if path.is_empty() => self.line(indent, "In the first world, before any command."),
            Some(path) => {
                self.line(indent, &format!("Shortest path, {}:", counted(path.len() as u128, "step")));
                self.path(indent, path);
            }
            None if rule.kind.is_search() && rule.verdict == Verdict::Violated => {
                self.line(indent, "No world and no step within the bound satisfies it.");
            }
            None => {}
        }
    }

    fn path(&mut self, indent: usize, path: &[ToldStep]) {
        for (index, step) in path.iter().enumerate() {
            let command = self.inked(Ink::Strong, &step.command);
            let by = step.by.as_ref().map_or(String::new(), |by| format!("{by}: "));
            self.line(indent, &format!("{}. {by}{command}", index + 1));
            let inner = indent + 3;
            self.line(inner, &answer(step));
            for change in &step.changes {
                self.line(inner, &difference(change));
            }
            if !step.line.is_empty() {
                let source = self.inked(Ink::Faint, &format!("{}  {}", step.line, step.source));
                self.line(inner, &source);
            }
        }
    }

    fn hazards(&mut self, report: &Report) {
        if report.findings.is_empty() {
            return;
        }
        let title = self.inked(Ink::Strong, "Hazards: dangers that the declaration permits");
        self.out.push('\n');
        self.line(2, &title);
        for finding in &report.findings {
            let name = self.inked(Ink::Warn, &finding.name);
            self.line(INDENT, &format!("{name}, {}", counted(finding.path.len() as u128, "step")));
            self.line(INDENT + 4, &finding.says.replace('\n', " "));
            if self.style.verbose {
                self.path(INDENT + 4, &finding.path);
            } else {
                let short: Vec<String> = finding.path.iter().map(short_step).collect();
                self.line(INDENT + 4, &short.join(" → "));
            }
        }
    }
}

/// How many columns a word takes, colours left out.
fn shown_length(word: &str) -> usize {
    let mut length = 0;
    let mut in_code = false;
    for c in word.chars() {
        match (in_code, c) {
            (false, '\x1b') => in_code = true,
            (true, 'm') => in_code = false,
            (false, _) => length += 1,
            (true, _) => {}
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_columns() {
        assert_eq!(shown_length("\x1b[1;32mholds\x1b[0m"), 5);
    }
}
