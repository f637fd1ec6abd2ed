//! Declared rules over steps of one row: which of them speak of a step, and what it means for each.
//!
//! A step is one of the addressed row, and one of each other row that it changes.

use super::Lockstep;
use super::moment::Flight;
use crate::rules::{Weighed, weigh};
use crate::subject::Subject;
use selvedge_spec::interpret::{Input, OtherChange, Row, Scope, World};
use selvedge_spec::ir::{Command, CommandId, EntityId, OutcomeId, Root, RuleBody, StepBody, System};

/// The rules over steps: a step need not ask those that speak of others.
#[derive(Debug)]
pub(super) struct StepRules {
    /// By command: those that speak of the row that it names.
    named: Vec<Vec<About>>,
    /// By entity: those that speak of its rows also where the command names another.
    beside: Vec<Vec<usize>>,
}

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
        let rules: Vec<(usize, &StepBody)> = system
            .rules
            .iter()
            .enumerate()
            .filter_map(|(rule, declared)| match &declared.body {
                RuleBody::Step(body) => Some((rule, body)),
                _ => None,
            })
            .collect();
        let named = |(index, command): (usize, &Command)| {
            let about = rules.iter().filter_map(|(rule, body)| {
                let is_meant = body.entity == command.entity && body.command.is_none_or(|id| id == CommandId(index));
                let reads_input = body.condition.reads(&Root::Input);
                is_meant.then_some(About { rule: *rule, reads_input, outcome: body.outcome })
            });
            about.collect()
        };
        // No command was issued on a row that none names, so that a rule which speaks of one command or of its basis has
        // nothing to say.
        let beside = |entity| {
            let about = rules
                .iter()
                .filter(|(_, body)| body.entity == EntityId(entity) && body.command.is_none() && !body.reads_basis());
            about.map(|(rule, _)| *rule).collect()
        };
        Self {
            beside: (0..system.entities.len()).map(beside).collect(),
            named: system.commands.iter().enumerate().map(named).collect(),
        }
    }

    /// The rules that speak of a step in which this outcome answers.
    pub(super) fn about(&self, command: CommandId, outcome: OutcomeId) -> impl Iterator<Item = About> + '_ {
        self.named[command.0].iter().copied().filter(move |about| about.outcome.is_none_or(|meant| meant == outcome))
    }

    /// The rules that speak of a step of a row of this entity that the command does not name.
    pub(super) fn beside(&self, entity: EntityId) -> &[usize] {
        &self.beside[entity.0]
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
    /// What a step from one world to another means for a rule that speaks of a row which the command does not name.
    /// `None` where that row is not there before and after.
    pub(super) fn weigh_beside(
        &self,
        index: usize,
        (before, after): (&World, &World),
        other: &OtherChange,
    ) -> Option<Weighed> {
        let rule = &self.system.rules[index];
        let RuleBody::Step(body) = &rule.body else { return None };
        let (row_before, row_after) = (before.row(other.entity, &other.key)?, after.row(other.entity, &other.key)?);
        let scope = Scope::step(&self.system, after, body.entity, Some(row_before), Some(row_after));
        let premise = &self.premises[index];
        Some(weigh(rule.kind, scope.holds(&body.condition), || scope.holds(premise)))
    }
}
