//! Declared rules over steps of one row: which of them speak of a step, and what it means for each.

use super::Lockstep;
use super::moment::Flight;
use crate::rules::{Weighed, weigh};
use crate::subject::Subject;
use selvedge_spec::interpret::{Input, Row, Scope, World};
use selvedge_spec::ir::{CommandId, OutcomeId, Root, RuleBody, System};

/// The rules over steps, by command: a step need not ask those that speak of others.
#[derive(Debug)]
pub(super) struct StepRules(Vec<Vec<About>>);

/// A rule that speaks of steps of some command.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    /// Its place among the declared rules.
    pub(super) rule: usize,
    /// Whether two steps of one outcome on one row may mean different things for it.
    pub(super) reads_input: bool,
    outcome: Option<OutcomeId>,
}

/// One step as a rule sees it.
pub(super) struct Step<'a> {
    pub(super) command: CommandId,
    pub(super) input: &'a Input,
    /// The world after it.
    pub(super) world: &'a World,
    /// The addressed row.
    pub(super) before: Option<&'a Row>,
    pub(super) after: Option<&'a Row>,
    /// What the command was issued on, if it landed late.
    pub(super) late: Option<&'a Flight>,
}

impl StepRules {
    pub(super) fn of(system: &System) -> Self {
        let about = |(index, command): (usize, &selvedge_spec::ir::Command)| {
            let rules = system.rules.iter().enumerate().filter_map(|(rule, declared)| {
                let RuleBody::Step(body) = &declared.body else { return None };
                let is_meant = body.entity == command.entity && body.command.is_none_or(|id| id == CommandId(index));
                let reads_input = body.condition.reads(Root::Input);
                is_meant.then_some(About { rule, reads_input, outcome: body.outcome })
            });
            rules.collect()
        };
        Self(system.commands.iter().enumerate().map(about).collect())
    }

    /// The rules that speak of a step in which this outcome answers.
    pub(super) fn about(&self, command: CommandId, outcome: OutcomeId) -> impl Iterator<Item = About> + '_ {
        self.0[command.0].iter().copied().filter(move |about| about.outcome.is_none_or(|meant| meant == outcome))
    }
}

impl<S: Subject> Lockstep<S> {
    /// What a step means for a rule that speaks of it. `None` where the row is not there before and after, and where
    /// the rule reads what the command was issued on and it was issued on nothing.
    pub(super) fn weigh_step(&self, about: About, step: &Step<'_>) -> Option<Weighed> {
        let rule = &self.system.rules[about.rule];
        let RuleBody::Step(body) = &rule.body else { return None };
        let (before, after) = (step.before?, step.after?);
        // A command that is answered at once was issued on the row as it is.
        let (basis, is_gone) = match step.late {
            None => (Some(before), false),
            Some(flight) => (flight.basis.as_deref(), flight.is_gone),
        };
        if basis.is_none() && body.reads_basis() {
            return None;
        }
        let scope = Scope::step(&self.system, step.world, body.entity, Some(before), Some(after))
            .by(self.system.command(step.command), step.input)
            .issued_on(basis, is_gone);
        let premise = &self.premises[about.rule];
        Some(weigh(rule.kind, scope.holds(&body.condition), || scope.holds(premise)))
    }
}
