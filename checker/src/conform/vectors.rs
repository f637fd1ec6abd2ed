//! Vectors: an input and the step that is expected, for every cell and every boundary of a system.
//!
//! Rows are reached step by step from where there is none, with inputs at and next to everything that guards compare.
//! Of the steps that no comparison tells apart two are kept: from the row with the fewest fields and from that with
//! the most, so that it shows what an outcome leaves alone.

use crate::solve::{Pool, Reads, Want};
use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{self, Input, Row, RowChange, StepResult, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, FieldId, OutcomeId, Slot, StateId, Step, System};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// No more kinds of rows than so many are gone on from.
const MOST_ROWS: usize = 5_000;

/// An input with its expected step.
#[derive(Clone, Debug)]
pub struct Vector {
    /// Its number, from 1.
    pub number: usize,
    /// The command.
    pub command: CommandId,
    /// Its input.
    pub input: Input,
    /// The row before, if there is one.
    pub before: Option<Row>,
    /// The step that the declaration takes.
    pub step: StepResult,
}

/// The vectors of a system.
#[derive(Clone, Debug)]
pub struct Vectors {
    /// In the order of commands, states and outcomes.
    pub all: Vec<Vector>,
    /// Cells that no vector is of.
    pub missing: Vec<Missing>,
}

/// A cell that no vector is of.
#[derive(Clone, Debug)]
pub struct Missing {
    /// Its command.
    pub command: CommandId,
    /// The cell and why, in words.
    pub words: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

impl Vector {
    /// The row afterwards, if there is one.
    #[must_use]
    pub fn after(&self) -> Option<&Row> {
        match &self.step.change {
            RowChange::Unchanged => self.before.as_ref(),
            RowChange::Created(row) | RowChange::Replaced(row) => Some(row),
            RowChange::Deleted => None,
        }
    }

    /// The reply that is expected.
    #[must_use]
    pub fn reply(&self) -> Reply {
        Reply::of(self.command, &self.step)
    }

    /// `RecordCheck.running in Pending`, `ApplyLoomAgent.created where absent`
    #[must_use]
    pub fn cell(&self, system: &System) -> String {
        cell(system, self.command, self.before.as_ref().map(|row| row.state), self.step.outcome)
    }

    /// What an implementation is asked.
    #[must_use]
    pub fn question(&self, system: &System) -> Json {
        json!({
            "id": self.number,
            "rows": rows(system, self.step.entity, self.before.as_ref()),
            "command": wire::encode_command(system, self.command, &self.input),
        })
    }

    /// The vector as it is exported.
    #[must_use]
    pub fn exported(&self, system: &System) -> Json {
        let mut vector = self.question(system);
        vector["cell"] = self.cell(system).into();
        vector["expected"] = json!({
            "reply": wire::encode_reply(system, &self.reply()),
            "rows": rows(system, self.step.entity, self.after()),
        });
        vector
    }
}

fn rows(system: &System, entity: EntityId, row: Option<&Row>) -> Json {
    let name = &system.entity(entity).name.text;
    row.into_iter().map(|row| json!({ "entity": name, "row": wire::encode_row(system, entity, row) })).collect()
}

fn cell(system: &System, command: CommandId, place: Option<StateId>, outcome: OutcomeId) -> String {
    let command = system.command(command);
    let entity = system.entity(command.entity);
    let place = place.map_or("where absent".to_owned(), |state| format!("in {}", entity.state(state).name));
    format!("{}.{} {place}", command.name, command.outcome(outcome).name)
}

/// Every vector on a line of its own.
#[must_use]
pub fn lines(system: &System, vectors: &Vectors) -> String {
    vectors.all.iter().map(|vector| format!("{}\n", vector.exported(system))).collect()
}

/// The vectors of every command of a system.
#[must_use]
pub fn vectors(system: &System) -> Vectors {
    let mut seeker = Seeker { system, found: BTreeMap::new(), crowded: BTreeSet::new() };
    (0..system.entities.len()).for_each(|entity| seeker.entity(EntityId(entity)));
    let missing = seeker.missing();
    let kept = seeker.found.into_values().flat_map(|(few, many)| {
        let same = few.before == many.before && few.input == many.input;
        std::iter::once(few).chain((!same).then_some(many))
    });
    let numbered = kept.enumerate().map(|(index, vector)| Vector { number: index + 1, ..vector });
    Vectors { all: numbered.collect(), missing }
}

/// What tells a step from others: its command, where the row is, its outcome, and how its input compares.
type Class = (CommandId, Option<StateId>, OutcomeId, Vec<i64>);

struct Seeker<'a> {
    system: &'a System,
    /// By class, the step from the row with the fewest fields and that with the most.
    found: BTreeMap<Class, (Vector, Vector)>,
    /// Commands with more inputs than can be tried.
    crowded: BTreeSet<CommandId>,
}

impl Seeker<'_> {
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
                    let vector = Vector { number: 0, command: *id, input, before: before.clone(), step };
                    if seen.len() < MOST_ROWS && seen.insert(kind(&commands, &constants, vector.after())) {
                        open.push(vector.after().cloned());
                    }
                    self.keep(class(&vector, reads, &pool), vector);
                }
            }
        }
    }

    fn keep(&mut self, class: Class, vector: Vector) {
        let size = |vector: &Vector| vector.before.as_ref().map_or(0, |row| row.fields.iter().flatten().count());
        match self.found.get_mut(&class) {
            None => {
                self.found.insert(class, (vector.clone(), vector));
            }
            Some((few, _)) if size(&vector) < size(few) => *few = vector,
            Some((_, many)) if size(&vector) > size(many) => *many = vector,
            Some(_) => {}
        }
    }

    /// The cells that the declaration has and no vector is of.
    fn missing(&self) -> Vec<Missing> {
        let has: BTreeSet<_> =
            self.found.keys().map(|(command, place, outcome, _)| (*command, *place, *outcome)).collect();
        let mut missing = Vec::new();
        for (index, command) in self.system.commands.iter().enumerate() {
            let id = CommandId(index);
            let places = std::iter::once(None).chain(self.system.entity(command.entity).state_ids().map(Some));
            let cells =
                places.flat_map(|place| command.answers.at(place).iter().map(move |outcome| (id, place, *outcome)));
            let why =
                if self.crowded.contains(&id) { "its inputs are too many to try" } else { "no row was found for it" };
            let unseen = cells.filter(|cell| !has.contains(cell));
            missing.extend(unseen.map(|(id, place, outcome)| Missing {
                command: id,
                words: format!("{}: {why}", cell(self.system, id, place, outcome)),
            }));
        }
        missing
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

fn class(vector: &Vector, reads: &Reads, pool: &Pool) -> Class {
    let compared = reads.paths().flat_map(|path| pool.place_of(at(&vector.input, path)));
    let there = vector.input.0.iter().map(|value| i64::from(value.is_some()));
    let place = vector.before.as_ref().map(|row| row.state);
    (vector.command, place, vector.step.outcome, compared.chain(there).collect())
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
