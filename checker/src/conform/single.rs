//! Steps of one row alone, reached step by step from where there is none, with inputs at and next to everything that
//! guards compare.

use super::vectors::Kept;
use crate::solve::{Pool, Reads, Want};
use selvedge_spec::interpret::{self, Input, Row, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, FieldId, Slot, Step, System};
use std::collections::BTreeSet;

/// No more kinds of rows than so many are gone on from.
const MOST_ROWS: usize = 5_000;

/// Seeks the steps of one row at a time.
pub(super) struct Single<'a> {
    system: &'a System,
    kept: &'a mut Kept,
    /// Commands with more inputs than can be tried.
    crowded: BTreeSet<CommandId>,
}

impl<'a> Single<'a> {
    /// Keeps the steps of each entity's rows. The commands that have more inputs than can be tried.
    pub(super) fn seek(system: &'a System, kept: &'a mut Kept) -> BTreeSet<CommandId> {
        let mut single = Self { system, kept, crowded: BTreeSet::new() };
        (0..system.entities.len()).for_each(|entity| single.entity(EntityId(entity)));
        single.crowded
    }
}

impl Single<'_> {
    /// Goes from row to row, as long as one is of a new kind.
    fn entity(&mut self, entity: EntityId) {
        let system = self.system;
        let commands = reads(system, entity);
        let mut constants = Pool::default();
        commands.iter().for_each(|(_, reads)| constants.take_pool(&reads.constants));
        let key = crate::solve::key(system, entity);
        let mut seen = BTreeSet::from([kind(&commands, &constants, None)]);
        let mut open: Vec<Option<Row>> = vec![None];
        while let Some(before) = open.pop() {
            let mut world = World::empty(system);
            before.iter().for_each(|row| world.put(entity, row.clone()));
            let mut pool = constants.clone();
            before.iter().for_each(|row| pool.take_row(row));
            for (id, reads) in &commands {
                let mut wants = vec![Want::Anything; system.command(*id).inputs.len()];
                wants[system.command(*id).key_input] = Want::Exactly(Some(key.clone()));
                let Some(inputs) = reads.inputs(&wants, &pool.with_neighbours(1)) else {
                    self.crowded.insert(*id);
                    continue;
                };
                for input in inputs {
                    let Ok(step) = interpret::step(system, &world, *id, &input) else { continue };
                    let mut after = world.clone();
                    interpret::apply(&mut after, &step);
                    let own = after.row(entity, &step.key);
                    if seen.len() < MOST_ROWS && seen.insert(kind(&commands, &constants, own)) {
                        open.push(own.cloned());
                    }
                    let how = compared(&input, reads, &pool);
                    self.kept.keep((*id, &input), &world, step, how);
                }
            }
        }
    }
}

/// What conditions read of each command on an entity: its guards, and what tells apart the rows that it leaves.
fn reads(system: &System, entity: EntityId) -> Vec<(CommandId, Reads<'_>)> {
    let filters = || system.views.iter().filter(|view| view.entity == entity).filter_map(|view| view.filter.as_ref());
    let guards = |command| filters().fold(Reads::of(system, command).sampling(), Reads::watching);
    let commands: Vec<_> = system.commands_on(entity).map(|(id, command)| (id, guards(command))).collect();
    let fields: BTreeSet<FieldId> = commands.iter().flat_map(|(_, reads)| reads.fields()).collect();
    commands.into_iter().map(|(id, reads)| (id, reads.feeding(&fields))).collect()
}

/// What tells a row from others: its state, which fields are there, and how what guards read lies to the constants.
fn kind(commands: &[(CommandId, Reads)], constants: &Pool, row: Option<&Row>) -> Vec<i64> {
    let Some(row) = row else { return Vec::new() };
    let state = constants.place(&Value::Variant(row.state.0));
    let there = row.fields.iter().map(|field| i64::from(field.is_some()));
    let read = commands.iter().flat_map(|(_, reads)| reads.row_paths()).flat_map(|path| match path.split_first() {
        Some((Step::Slot(Slot::Field(id)), rest)) => constants.place_of(end(row.fields[id.0].as_ref(), rest)),
        _ => Vec::new(),
    });
    state.into_iter().chain(there).chain(read).collect()
}

/// How the input compares.
fn compared(input: &Input, reads: &Reads, pool: &Pool) -> Vec<i64> {
    let compared = reads.paths().flat_map(|path| pool.place_of(at(input, path)));
    let there = input.0.iter().map(|value| i64::from(value.is_some()));
    compared.chain(there).collect()
}

/// What stands at the end of a way into an input.
fn at<'i>(input: &'i Input, path: &[Step]) -> Option<&'i Value> {
    let (first, rest) = path.split_first()?;
    let Step::Input(index) = first else { return None };
    end(input.0[*index].as_ref(), rest)
}

/// What stands at the end of a way into a record.
fn end<'v>(value: Option<&'v Value>, path: &[Step]) -> Option<&'v Value> {
    path.iter().try_fold(value?, |value, step| match (value, step) {
        (Value::Record(fields), Step::Field(index)) => fields[*index].as_ref(),
        _ => None,
    })
}
