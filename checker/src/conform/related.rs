//! Steps among several rows: the worlds of bounds, gone through from the first.

use super::vectors::Kept;
use selvedge_spec::interpret::{self, EvalError, Input, RowChange, Scope, StepResult, World};
use selvedge_spec::ir::{Bound, Command, CommandId, Comparison, Expr, Literal, Outcome, System, Target, Type};
use std::cmp::Ordering;
use std::collections::{BTreeSet, VecDeque};

/// No more steps than so many are taken within the first bound; within each other way of looking, a quarter of them.
const MOST_STEPS: usize = 2_000_000;

/// Keeps what commands of the bounds do, each in every way in which its guards and changes can come about: within the first
/// bound, within the others, and within the first with every input as wide as any of its type.
pub(super) fn seek(system: &System, kept: &mut Kept) {
    let Some(first) = system.bounds.first() else { return };
    within(system, first, MOST_STEPS, kept);
    system.bounds[1..].iter().for_each(|bound| within(system, bound, MOST_STEPS / 4, kept));
    within(system, &widened(system, first), MOST_STEPS / 4, kept);
}

/// Goes from world to world, by turns from the oldest and from the newest: the near ones are gone through, and some far ones
/// are reached where there are too many.
fn within(system: &System, bound: &Bound, most: usize, kept: &mut Kept) {
    let commands: Vec<(CommandId, Input)> = interpret::commands(system, bound).take(most).collect();
    let mut seen = BTreeSet::from([World::empty(system)]);
    let mut open = VecDeque::from([World::empty(system)]);
    for turn in 0..most / commands.len().max(1) {
        let next = if turn.is_multiple_of(2) { open.pop_front() } else { open.pop_back() };
        let Some(world) = next else { break };
        for (command, input) in &commands {
            let Ok(step) = interpret::step(system, &world, *command, input) else { continue };
            if step.change != RowChange::Unchanged || !step.others.is_empty() {
                let mut after = world.clone();
                interpret::apply(&mut after, &step);
                if !seen.contains(&after) {
                    seen.insert(after.clone());
                    open.push_back(after);
                }
            }
            let how = how(system, &world, (*command, input), &step);
            kept.keep((*command, input), &world, step, how);
        }
    }
}

/// The bound in which every input takes what any input of its type does: a bound narrows what multiplies worlds, and here
/// not all of them are gone through.
fn widened(system: &System, bound: &Bound) -> Bound {
    let mut wide = bound.clone();
    let fields =
        || system.commands.iter().zip(&bound.inputs).flat_map(|(command, values)| command.inputs.iter().zip(values));
    for (command, inputs) in system.commands.iter().zip(&mut wide.inputs) {
        for (index, (field, values)) in command.inputs.iter().zip(inputs).enumerate() {
            let more: Vec<Option<Literal>> = match &field.ty {
                _ if index == command.key_input => bound.keys[command.entity.0].iter().cloned().map(Some).collect(),
                Type::Ref(entity) => bound.keys[entity.0].iter().cloned().map(Some).collect(),
                ty => fields().filter(|(other, _)| other.ty == *ty).flat_map(|(_, values)| values.clone()).collect(),
            };
            for value in more.into_iter().flatten().map(Some) {
                if !values.contains(&value) {
                    values.push(value);
                }
            }
        }
    }
    wide
}

/// How a step came about: what each part of a guard amounted to that was read, and how many rows each change met.
fn how(system: &System, world: &World, (id, input): (CommandId, &Input), step: &StepResult) -> Vec<i64> {
    let command = system.command(id);
    let scope = Scope::guard(system, world, command, input, world.row(step.entity, &step.key));
    let mut looks = Looks { scope, world, seen: Vec::new() };
    // What cannot be read is not read: the step was taken.
    let _ = looks.step(command, command.outcome(step.outcome));
    looks.seen
}

/// What was seen of a step so far.
struct Looks<'a> {
    scope: Scope<'a>,
    world: &'a World,
    seen: Vec<i64>,
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
                self.seen.push(met.min(2));
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
                self.seen.extend(satisfied);
                Ok(satisfied[usize::from(!all)] == i64::from(!all))
            }
            Expr::Compare(comparison, left, right) => self.compared(*comparison, left, right, condition),
            _ => {
                let holds = self.scope.holds(condition)?;
                self.seen.push(i64::from(holds));
                Ok(holds)
            }
        }
    }

    /// Numbers lie below, at or above each other; of other values it shows whether they compare as they are to.
    fn compared(&mut self, comparison: Comparison, left: &Expr, right: &Expr, whole: &Expr) -> Result<bool, EvalError> {
        if let (Ok(left), Ok(right)) = (self.scope.number(left), self.scope.number(right)) {
            let order = left.cmp(&right);
            self.seen.push(match order {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            });
            return Ok(comparison.holds(order));
        }
        let holds = self.scope.holds(whole)?;
        self.seen.push(i64::from(holds));
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
