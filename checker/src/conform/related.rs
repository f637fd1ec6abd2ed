//! Steps among several rows: the worlds of a bound, gone through from the first, those that showed something new before all
//! others.

use super::vectors::{Kept, Vector};
use selvedge_spec::interpret::{self, EvalError, Input, Scope, StepResult, World};
use selvedge_spec::ir::{Bound, Command, CommandId, Comparison, Expr, Outcome, System, Target};
use std::cmp::Ordering;
use std::collections::{BTreeSet, VecDeque};

/// No more worlds than so many are gone on from.
const MOST_WORLDS: usize = 5_000;

/// Keeps what commands of the bound do, each in every way in which its guards and changes can come about.
pub(super) fn seek(system: &System, bound: &Bound, kept: &mut Kept) {
    let commands: Vec<(CommandId, Input)> = interpret::commands(system, bound).collect();
    let mut seen = BTreeSet::from([World::empty(system)]);
    let mut open = VecDeque::from([World::empty(system)]);
    for _ in 0..MOST_WORLDS {
        let Some(world) = open.pop_front() else { break };
        for (command, input) in &commands {
            let Ok(step) = interpret::step(system, &world, *command, input) else { continue };
            let how = how(system, &world, (*command, input), &step);
            let vector = Vector { number: 0, command: *command, input: input.clone(), world: world.clone(), step };
            let after = vector.after();
            let is_new = kept.keep(how, vector);
            if seen.insert(after.clone()) {
                if is_new {
                    open.push_front(after);
                } else {
                    open.push_back(after);
                }
            }
        }
    }
}

/// How a step came about: what each part of a guard amounted to that was read, and how many rows each change met.
fn how(system: &System, world: &World, (id, input): (CommandId, &Input), step: &StepResult) -> Vec<i64> {
    let command = system.command(id);
    let scope = Scope::guard(system, world, command, input, world.row(step.entity, &step.key));
    let mut looks = Looks { scope, world, looks: Vec::new() };
    // What cannot be read is not read: the step was taken.
    let _ = looks.step(command, command.outcome(step.outcome));
    looks.looks
}

/// What was seen of a step so far.
struct Looks<'a> {
    scope: Scope<'a>,
    world: &'a World,
    looks: Vec<i64>,
}

impl Looks<'_> {
    fn step(&mut self, command: &Command, answering: &Outcome) -> Result<(), EvalError> {
        for outcome in &command.outcomes {
            if let Some(guard) = &outcome.guard {
                self.holds(guard)?;
            }
            if std::ptr::eq(outcome, answering) {
                break;
            }
        }
        for also in &answering.also {
            if let Target::Each { entity, condition } = &also.target {
                let mut met = 0;
                for row in self.world.rows(*entity) {
                    met += i64::from(self.scope.clone().of_row(*entity, row).holds(condition)?);
                }
                self.looks.push(met.min(2));
            }
        }
        Ok(())
    }

    /// Whether a condition holds; parts that decide nothing are not read.
    fn holds(&mut self, condition: &Expr) -> Result<bool, EvalError> {
        match condition {
            Expr::All(parts) => self.each(parts, true),
            Expr::Any(parts) => self.each(parts, false),
            Expr::Not(inner) => Ok(!self.holds(inner)?),
            Expr::Implies(premise, conclusion) => Ok(!self.holds(premise)? || self.holds(conclusion)?),
            Expr::Quantified { all, entity, body } => {
                let mut satisfied = [0, 0];
                for row in self.world.rows(*entity) {
                    satisfied[usize::from(self.scope.clone().of_row(*entity, row).holds(body)?)] = 1;
                }
                self.looks.extend(satisfied);
                Ok(satisfied[usize::from(!all)] == i64::from(!all))
            }
            Expr::Compare(comparison, left, right) => self.compared(*comparison, left, right, condition),
            _ => {
                let holds = self.scope.holds(condition)?;
                self.looks.push(i64::from(holds));
                Ok(holds)
            }
        }
    }

    /// Numbers lie below, at or above each other; of other values it shows whether they compare as they are to.
    fn compared(&mut self, comparison: Comparison, left: &Expr, right: &Expr, whole: &Expr) -> Result<bool, EvalError> {
        if let (Ok(left), Ok(right)) = (self.scope.number(left), self.scope.number(right)) {
            let order = left.cmp(&right);
            self.looks.push(match order {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            });
            return Ok(comparison.holds(order));
        }
        let holds = self.scope.holds(whole)?;
        self.looks.push(i64::from(holds));
        Ok(holds)
    }

    fn each(&mut self, parts: &[Expr], sought: bool) -> Result<bool, EvalError> {
        for part in parts {
            if self.holds(part)? != sought {
                return Ok(!sought);
            }
        }
        Ok(sought)
    }
}
