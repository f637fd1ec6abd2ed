//! A row before and after: which steps of the declaration lead from one to the other.

use crate::solve::{Pool, Reads, wants_of};
use selvedge_spec::interpret::{self, Input, Row, RowChange, Value, World};
use selvedge_spec::ir::{Command, CommandId, Effect, Entity, EntityId, Outcome, OutcomeId, System};
use std::collections::BTreeSet;

/// No more rows than so many are gone through between two observations.
const MOST_ROWS: usize = 20_000;

/// What is prepared of a system, so that a line is explained without looking anything up twice.
pub(super) struct Explainer<'a> {
    pub(super) system: &'a System,
    reads: Vec<Reads<'a>>,
    /// By entity: the outcomes that change a row of it.
    changing: Vec<Vec<Way<'a>>>,
}

/// An outcome that changes the row it is asked of.
struct Way<'a> {
    command: CommandId,
    id: OutcomeId,
    outcome: &'a Outcome,
    /// What it leaves in each field.
    leaves: Vec<Leaves>,
}

/// What an outcome leaves in a field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaves {
    /// What was there.
    Kept,
    /// Nothing.
    Nothing,
    /// What it is set to.
    Set,
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
            outcomes.filter_map(|(id, outcome)| Way::of(system, id, outcome)).collect()
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
        self.changing[entity.0].iter().filter_map(move |way| {
            let command = system.command(way.command);
            command.answers.at(place).contains(&way.id).then_some((command, way.outcome))
        })
    }

    /// Whether one step leads from `before`, which is the row of this identity in `world`, to `after`.
    pub(super) fn one_step(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        before: Option<&Row>,
        after: Option<&Row>,
    ) -> bool {
        let declared = self.system.entity(entity);
        self.changing[entity.0].iter().any(|way| {
            way.leads(declared, before, after)
                && way.otherwise(before, after).next().is_none()
                && self.misses(world, way, key, before, after).is_none()
        })
    }

    /// Why the outcome does not explain the change; `None` if it does.
    fn misses(&self, world: &World, way: &Way, key: &Value, before: Option<&Row>, after: Option<&Row>) -> Option<Miss> {
        let (command, reads) = (self.system.command(way.command), &self.reads[way.command.0]);
        let Some(wants) = wants_of(command, way.outcome, key, after) else { return Some(Miss::Input) };
        if let Some(likely) = reads.likely(&wants, before) {
            let miss = self.miss(world, way, &likely, after)?;
            if reads.are_settled(&wants) {
                return Some(miss);
            }
        }
        let mut pool = reads.constants.clone();
        before.into_iter().chain(after).for_each(|row| pool.take_row(row));
        let Some(inputs) = reads.inputs(&wants, &pool.with_neighbours(1)) else { return Some(Miss::TooMany) };
        let mut nearest = Miss::Input;
        for input in inputs {
            nearest = match (nearest, self.miss(world, way, &input, after)?) {
                // Of several that answer, the last comes nearest: all before it did not hold.
                (Miss::Answers(one), Miss::Answers(other)) => Miss::Answers(one.max(other)),
                (nearest, Miss::Input) => nearest,
                (_, miss) => miss,
            };
        }
        Some(nearest)
    }

    /// Why the outcome does not explain the change with this input; `None` if it does.
    fn miss(&self, world: &World, way: &Way, input: &Input, after: Option<&Row>) -> Option<Miss> {
        match interpret::step(self.system, world, way.command, input) {
            Ok(step) if step.outcome != way.id => Some(Miss::Answers(step.outcome)),
            Ok(step) if is_left(&step.change, after) => None,
            _ => Some(Miss::Input),
        }
    }

    /// Of the outcomes that lead to the state of `after`, the one that comes nearest, and why it does not explain it.
    pub(super) fn nearest(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        after: Option<&Row>,
    ) -> Option<(&'a Command, OutcomeId, Miss)> {
        let (declared, before) = (self.system.entity(entity), world.row(entity, key));
        let ways = self.changing[entity.0].iter().filter(|way| way.leads(declared, before, after));
        let misses = ways.filter_map(|way| {
            let fields: Vec<usize> = way.otherwise(before, after).collect();
            let (distance, miss) = match fields.len() {
                0 => (1, self.misses(world, way, key, before, after)?),
                count => (count, Miss::Fields(fields)),
            };
            Some((distance, self.system.command(way.command), way.id, miss))
        });
        let (_, command, outcome, miss) = misses.min_by_key(|(distance, ..)| *distance)?;
        Some((command, outcome, miss))
    }

    /// Whether at most so many steps lead from `before`, which is the row of this identity in `world`, to another;
    /// `None` where there are too many rows between them to go through.
    pub(super) fn steps(
        &self,
        world: &World,
        entity: EntityId,
        key: &Value,
        (before, after): (Option<&Row>, Option<&Row>),
        most: u32,
    ) -> Option<bool> {
        if most > 0 && self.one_step(world, entity, key, before, after) {
            return Some(true);
        }
        let mut pool = Pool::default();
        self.reads.iter().for_each(|reads| pool.take_pool(&reads.constants));
        before.into_iter().chain(after).for_each(|row| pool.take_row(row));
        let pool = pool.with_neighbours(most.saturating_sub(1));
        let (mut between, mut frontier) = (world.clone(), vec![before.cloned()]);
        let mut seen: BTreeSet<Option<Row>> = frontier.iter().cloned().collect();
        for _ in 1..most {
            let mut next = Vec::new();
            for row in frontier {
                place(&mut between, entity, key, row.as_ref());
                for row in self.reachable(&between, entity, key, after, &pool)? {
                    if seen.insert(row.clone()) {
                        place(&mut between, entity, key, row.as_ref());
                        if self.one_step(&between, entity, key, row.as_ref(), after) {
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
        for way in &self.changing[entity.0] {
            let command = self.system.command(way.command);
            if !command.answers.at(place).contains(&way.id) {
                continue;
            }
            let aims = [after, None].map(|after| wants_of(command, way.outcome, key, after));
            for wants in aims.into_iter().flatten() {
                for input in self.reads[way.command.0].inputs(&wants, pool)? {
                    let Ok(step) = interpret::step(self.system, world, way.command, &input) else { continue };
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

impl<'a> Way<'a> {
    /// `None` where the outcome changes nothing.
    fn of(system: &'a System, command: CommandId, id: OutcomeId) -> Option<Self> {
        let declared = system.command(command);
        let outcome = declared.outcome(id);
        if outcome.is_rejection() || matches!(outcome.effect, Effect::Keep) {
            return None;
        }
        let mut leaves = vec![Leaves::Kept; system.entity(declared.entity).fields.len()];
        outcome.clears.iter().for_each(|field| leaves[field.0] = Leaves::Nothing);
        outcome.sets.iter().for_each(|set| leaves[set.field.0] = Leaves::Set);
        Some(Self { command, id, outcome, leaves })
    }

    /// Whether its effect leads from the one state to the other.
    fn leads(&self, entity: &Entity, before: Option<&Row>, after: Option<&Row>) -> bool {
        match (&self.outcome.effect, before, after) {
            (Effect::Create, None, Some(after)) => after.state == entity.initial,
            (Effect::Delete, Some(_), None) => true,
            (Effect::Move(id), Some(before), Some(after)) => {
                let taken = entity.move_(*id);
                taken.to == after.state && taken.from.contains(&before.state)
            }
            _ => false,
        }
    }

    /// The fields that it leaves otherwise than `after` has them: of those that it does not set.
    fn otherwise(&self, before: Option<&Row>, after: Option<&Row>) -> impl Iterator<Item = usize> {
        let fields = after.map_or(&[][..], |after| &after.fields).iter().zip(&self.leaves).enumerate();
        let differing = fields.filter(move |(index, (value, leaves))| match leaves {
            Leaves::Set => false,
            Leaves::Nothing => value.is_some(),
            Leaves::Kept => value.as_ref() != before.and_then(|row| row.fields[*index].as_ref()),
        });
        differing.map(|(index, _)| index)
    }
}

/// Whether a change leaves this row, or none.
fn is_left(change: &RowChange, after: Option<&Row>) -> bool {
    match change {
        RowChange::Unchanged => false,
        RowChange::Created(row) | RowChange::Replaced(row) => after == Some(row),
        RowChange::Deleted => after.is_none(),
    }
}

/// Puts another row of this identity into the world.
fn place(world: &mut World, entity: EntityId, key: &Value, row: Option<&Row>) {
    match row {
        Some(row) => world.put(entity, row.clone()),
        None => world.remove(entity, key),
    }
}
