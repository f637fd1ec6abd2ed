//! A row before and after: which steps of the declaration lead from one to the other.

use crate::solve::{Pool, Reads, wants_of};
use selvedge_spec::interpret::{self, Row, RowChange, Value, World};
use selvedge_spec::ir::{Command, CommandId, Effect, EntityId, Outcome, OutcomeId, System};
use std::collections::BTreeSet;

/// No more rows than so many are gone through between two observations.
const MOST_ROWS: usize = 20_000;

/// What is prepared of a system, so that a line is explained without looking anything up twice.
pub(super) struct Explainer<'a> {
    pub(super) system: &'a System,
    reads: Vec<Reads<'a>>,
    /// By entity: the outcomes that change a row of it.
    changing: Vec<Vec<(CommandId, OutcomeId)>>,
}

/// Why no step explains a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Miss {
    /// The outcome leaves another row, in this many fields.
    Fields(Vec<usize>),
    /// No input leaves such a row.
    Input,
    /// Whatever the input, this outcome answers instead.
    Answers(OutcomeId),
    /// There are too many inputs to try.
    TooMany,
}

impl<'a> Explainer<'a> {
    pub(super) fn new(system: &'a System) -> Self {
        let reads = system.commands.iter().map(|command| Reads::of(system, command)).collect();
        let changing = (0..system.entities.len()).map(|entity| {
            let commands = system.commands_on(EntityId(entity));
            let outcomes = commands.flat_map(|(id, command)| command.outcome_ids().map(move |outcome| (id, outcome)));
            outcomes.filter(|(id, outcome)| changes(system.command(*id).outcome(*outcome))).collect()
        });
        Self { system, reads, changing: changing.collect() }
    }

    /// The outcomes that can answer where the row is and change it, with the state they lead to.
    pub(super) fn possible(
        &self,
        entity: EntityId,
        before: Option<&Row>,
    ) -> impl Iterator<Item = (&'a Command, &'a Outcome)> {
        let system = self.system;
        let place = before.map(|row| row.state);
        self.changing[entity.0].iter().filter_map(move |(command, outcome)| {
            let command = system.command(*command);
            command.answers.at(place).contains(outcome).then(|| (command, command.outcome(*outcome)))
        })
    }

    /// Whether one step leads from the row of this identity in `world` to `after`.
    pub(super) fn one_step(&self, world: &World, entity: EntityId, key: &Value, after: Option<&Row>) -> bool {
        let before = world.row(entity, key);
        let outcomes = self.changing[entity.0].iter();
        outcomes.into_iter().any(|(command, outcome)| {
            let declared = self.system.command(*command);
            self.leads(declared.outcome(*outcome), entity, before, after)
                && self.misses(world, *command, *outcome, key, after).is_none()
        })
    }

    /// Whether the outcome's effect leads to the state of `after` and leaves alone what it does not write.
    fn leads(&self, outcome: &Outcome, entity: EntityId, before: Option<&Row>, after: Option<&Row>) -> bool {
        self.is_way(outcome, entity, before, after) && different(outcome, before, after).is_empty()
    }

    /// Whether the outcome's effect leads from the one state to the other.
    fn is_way(&self, outcome: &Outcome, entity: EntityId, before: Option<&Row>, after: Option<&Row>) -> bool {
        let entity = self.system.entity(entity);
        match (&outcome.effect, before, after) {
            (Effect::Create, None, Some(after)) => after.state == entity.initial,
            (Effect::Delete, Some(_), None) => true,
            (Effect::Move(id), Some(before), Some(after)) => {
                let taken = entity.move_(*id);
                taken.to == after.state && taken.from.contains(&before.state)
            }
            _ => false,
        }
    }

    /// Why the outcome does not explain the change; `None` if it does.
    fn misses(
        &self,
        world: &World,
        id: CommandId,
        outcome: OutcomeId,
        key: &Value,
        after: Option<&Row>,
    ) -> Option<Miss> {
        let (command, reads) = (self.system.command(id), &self.reads[id.0]);
        let Some(wants) = wants_of(command, command.outcome(outcome), key, after) else { return Some(Miss::Input) };
        let mut pool = Pool::default();
        if !reads.are_settled(&wants) {
            pool.take_pool(&reads.constants);
            world.row(command.entity, key).into_iter().chain(after).for_each(|row| pool.take_row(row));
            pool = pool.with_neighbours(1);
        }
        let Some(inputs) = reads.inputs(&wants, &pool) else { return Some(Miss::TooMany) };
        let mut miss = Miss::Input;
        for input in inputs {
            let Ok(step) = interpret::step(self.system, world, id, &input) else { continue };
            if step.outcome != outcome {
                // Of several that answer, the last comes nearest: all before it did not hold.
                miss = match miss {
                    Miss::Answers(other) => Miss::Answers(other.max(step.outcome)),
                    _ => Miss::Answers(step.outcome),
                };
            } else if is_left(&step.change, after) {
                return None;
            }
        }
        Some(miss)
    }

    /// Of the outcomes that lead to the state of `after`, the one that comes nearest, and why it does not explain it.
    pub(super) fn nearest(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        after: Option<&Row>,
    ) -> Option<(&'a Command, OutcomeId, Miss)> {
        let before = world.row(entity, key);
        let ways = self.changing[entity.0].iter().filter_map(|(id, outcome)| {
            let command = self.system.command(*id);
            let declared = command.outcome(*outcome);
            if !self.is_way(declared, entity, before, after) {
                return None;
            }
            let fields = different(declared, before, after);
            let (distance, miss) = if fields.is_empty() {
                (1, self.misses(world, *id, *outcome, key, after)?)
            } else {
                (fields.len(), Miss::Fields(fields))
            };
            Some((distance, command, *outcome, miss))
        });
        let (_, command, outcome, miss) = ways.min_by_key(|(distance, ..)| *distance)?;
        Some((command, outcome, miss))
    }

    /// Whether at most so many steps lead from the row of this identity in `world` to `after`; `None` where there are
    /// too many rows between them to go through.
    pub(super) fn steps(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        after: Option<&Row>,
        most: u32,
    ) -> Option<bool> {
        let before = world.row(entity, key);
        if before == after || (most > 0 && self.one_step(world, entity, key, after)) {
            return Some(true);
        }
        let mut pool = Pool::default();
        self.reads.iter().for_each(|reads| pool.take_pool(&reads.constants));
        before.into_iter().chain(after).for_each(|row| pool.take_row(row));
        let pool = pool.with_neighbours(most.saturating_sub(1));
        let mut seen: BTreeSet<Option<Row>> = [before.cloned()].into();
        let mut frontier = vec![before.cloned()];
        for _ in 1..most {
            let mut next = Vec::new();
            for row in frontier {
                let between = with(world, entity, key, row.as_ref());
                for row in self.reachable(&between, entity, key, after, &pool)? {
                    if seen.insert(row.clone()) {
                        if self.one_step(&with(world, entity, key, row.as_ref()), entity, key, after) {
                            return Some(true);
                        }
                        next.push(row);
                    }
                }
                if seen.len() > MOST_ROWS {
                    return None;
                }
            }
            frontier = next;
        }
        Some(false)
    }

    /// The rows that one step can leave: written with what `after` holds, or with values of the pool.
    fn reachable(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        after: Option<&Row>,
        pool: &Pool,
    ) -> Option<BTreeSet<Option<Row>>> {
        let mut rows = BTreeSet::new();
        let place = world.row(entity, key).map(|row| row.state);
        for (id, outcome) in &self.changing[entity.0] {
            let command = self.system.command(*id);
            if !command.answers.at(place).contains(outcome) {
                continue;
            }
            let aims = [after, None].map(|after| wants_of(command, command.outcome(*outcome), key, after));
            for wants in aims.into_iter().flatten() {
                for input in self.reads[id.0].inputs(&wants, pool)? {
                    let Ok(step) = interpret::step(self.system, world, *id, &input) else { continue };
                    match step.change {
                        RowChange::Unchanged => {}
                        RowChange::Created(row) | RowChange::Replaced(row) => {
                            rows.insert(Some(row));
                        }
                        RowChange::Deleted => {
                            rows.insert(None);
                        }
                    }
                }
            }
        }
        Some(rows)
    }
}

/// Whether an outcome changes the row.
fn changes(outcome: &Outcome) -> bool {
    !outcome.is_rejection() && !matches!(outcome.effect, Effect::Keep)
}

/// Whether a change leaves this row, or none.
fn is_left(change: &RowChange, after: Option<&Row>) -> bool {
    match change {
        RowChange::Unchanged => false,
        RowChange::Created(row) | RowChange::Replaced(row) => after == Some(row),
        RowChange::Deleted => after.is_none(),
    }
}

/// The world with another row of this identity.
fn with(world: &World, entity: EntityId, key: &Value, row: Option<&Row>) -> World {
    let mut world = world.clone();
    match row {
        Some(row) => world.put(entity, row.clone()),
        None => world.remove(entity, key),
    }
    world
}

/// The fields that the outcome leaves otherwise than `after` has them: those that it does not set.
fn different(outcome: &Outcome, before: Option<&Row>, after: Option<&Row>) -> Vec<usize> {
    let Some(after) = after else { return Vec::new() };
    let is_set = |index: usize| outcome.sets.iter().any(|set| set.field.0 == index);
    let is_cleared = |index: usize| outcome.clears.iter().any(|field| field.0 == index);
    let fields = after.fields.iter().enumerate().filter(|(index, _)| !is_set(*index));
    let kept = |index: usize| before.filter(|_| !is_cleared(index)).and_then(|row| row.fields[index].as_ref());
    fields.filter(|(index, value)| value.as_ref() != kept(*index)).map(|(index, _)| index).collect()
}
