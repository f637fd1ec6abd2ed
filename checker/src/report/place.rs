//! Where in the declaration a report points: at the line that decided a rule, or at the rule itself.

use super::{Report, RuleReport, ToldStep};
use selvedge_spec::ir::Rule;

/// A line of the declaration.
pub(super) struct Place<'a> {
    /// The file, as the report names it.
    pub(super) path: &'a str,
    /// The line, from 1.
    pub(super) line: usize,
    /// The text of the line.
    pub(super) text: String,
}

impl Report {
    /// The declared rule behind a reported one; `None` for a built-in rule.
    pub(super) fn declared(&self, rule: &RuleReport) -> Option<&Rule> {
        let declared = |other: &&Rule| other.name.text == rule.name && rule.kind == other.kind.into();
        self.declaration.system.rules.iter().find(declared)
    }

    /// Where a rule stands; a built-in rule stands where the system is named.
    pub(super) fn rule_place(&self, rule: &RuleReport) -> Place<'_> {
        let system = &self.declaration.system;
        let at = self.declared(rule).map_or(system.name.at, |rule| rule.name.at);
        let (line, text) = self.declaration.line(at);
        Place { path: &self.path, line, text: text.to_owned() }
    }

    /// The line that decided a rule: the last one of its path, or else the rule's own; no one step of a run that goes on
    /// for ever decides.
    pub(super) fn deciding_place(&self, rule: &RuleReport) -> Place<'_> {
        let last = rule.path.as_ref().filter(|_| rule.loop_from.is_none()).and_then(|path| path.last());
        last.and_then(|step| self.step_place(step)).unwrap_or_else(|| self.rule_place(rule))
    }

    /// The line that decided a step, unless nothing answered.
    pub(super) fn step_place(&self, step: &ToldStep) -> Option<Place<'_>> {
        let (_, line) = step.line.rsplit_once(':')?;
        Some(Place { path: &self.path, line: line.parse().ok()?, text: step.source.clone() })
    }

    /// Why a rule is not decided within this bound.
    pub(super) fn not_applicable_reason(&self, name: &str) -> String {
        let system = &self.declaration.system;
        match system.rules.iter().find(|rule| rule.name.text == name && !rule.within.is_empty()) {
            None => "The bound has no instance of it.".to_owned(),
            Some(rule) => {
                let names: Vec<&str> = rule.within.iter().map(|bound| system.bounds[*bound].name.as_str()).collect();
                format!("It is decided within other bounds: {}.", names.join(", "))
            }
        }
    }
}
