//! Vectors: an input and the step that is expected, for every cell and every boundary of a system.
//!
//! Of the steps that no comparison tells apart two are kept: from the rows with the fewest fields and from those with
//! the most, so that it shows what an outcome leaves alone.

use super::related;
use super::single::Single;
use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{self, Input, Row, StepResult, World};
use selvedge_spec::ir::{CommandId, OutcomeId, StateId, System};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// An input with its expected step.
#[derive(Clone, Debug)]
pub struct Vector {
    /// Its number, from 1.
    pub number: usize,
    /// The command.
    pub command: CommandId,
    /// Its input.
    pub input: Input,
    /// All rows before.
    pub world: World,
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
    /// The row that the command names as it is before, if there is one.
    #[must_use]
    pub fn before(&self) -> Option<&Row> {
        self.world.row(self.step.entity, &self.step.key)
    }

    /// All rows afterwards.
    #[must_use]
    pub fn after(&self) -> World {
        let mut after = self.world.clone();
        interpret::apply(&mut after, &self.step);
        after
    }

    /// The reply that is expected.
    #[must_use]
    pub fn reply(&self) -> Reply {
        Reply::of(self.command, &self.step)
    }

    /// `RecordCheck.running in Pending`, `ApplyLoomAgent.created where absent`
    #[must_use]
    pub fn cell(&self, system: &System) -> String {
        cell(system, self.command, self.before().map(|row| row.state), self.step.outcome)
    }

    /// What an implementation is asked.
    #[must_use]
    pub fn question(&self, system: &System) -> Json {
        json!({
            "id": self.number,
            "rows": rows(system, &self.world),
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
            "rows": rows(system, &self.after()),
        });
        vector
    }
}

/// All rows, entity by entity in declared order and by identity.
fn rows(system: &System, world: &World) -> Json {
    let row = |(entity, row)| json!({ "entity": system.entity(entity).name.text, "row": wire::encode_row(system, entity, row) });
    world.all_rows().map(row).collect()
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

/// The vectors of every command of a system. Where rows are related, what is found within the bounds are
/// vectors as well.
#[must_use]
pub fn vectors(system: &System) -> Vectors {
    let mut kept = Kept::default();
    let crowded = Single::seek(system, &mut kept);
    if system.relates_rows() {
        related::seek(system, &mut kept);
    }
    let missing = kept.missing(system, &crowded);
    let mut seen = BTreeSet::new();
    let all = kept.found.into_values().flat_map(|(few, many)| [few, many]);
    let once = all.filter(|vector| seen.insert((vector.command, vector.input.clone(), vector.world.clone())));
    Vectors { all: once.enumerate().map(|(index, vector)| Vector { number: index + 1, ..vector }).collect(), missing }
}

/// What tells a step from others: its command, where the row is, its outcome, and how that came about.
pub(super) type Class = (CommandId, Option<StateId>, OutcomeId, Vec<i64>);

/// The steps found so far.
#[derive(Debug, Default)]
pub(super) struct Kept {
    /// By class, the step from the rows with the fewest fields and that from those with the most.
    found: BTreeMap<Class, (Vector, Vector)>,
}

impl Kept {
    /// Keeps a step if it is the first of its class, or has the fewest fields or the most.
    pub(super) fn keep(
        &mut self,
        (command, input): (CommandId, &Input),
        world: &World,
        step: StepResult,
        how: Vec<i64>,
    ) {
        let place = world.row(step.entity, &step.key).map(|row| row.state);
        let class = (command, place, step.outcome, how);
        let vector = |step| Vector { number: 0, command, input: input.clone(), world: world.clone(), step };
        match self.found.get_mut(&class) {
            None => {
                let vector = vector(step);
                self.found.insert(class, (vector.clone(), vector));
            }
            Some((few, _)) if size(world) < size(&few.world) => *few = vector(step),
            Some((_, many)) if size(world) > size(&many.world) => *many = vector(step),
            Some(_) => {}
        }
    }

    /// The cells that the declaration has and no vector is of.
    fn missing(&self, system: &System, crowded: &BTreeSet<CommandId>) -> Vec<Missing> {
        let has: BTreeSet<_> =
            self.found.keys().map(|(command, place, outcome, _)| (*command, *place, *outcome)).collect();
        let mut missing = Vec::new();
        for (index, command) in system.commands.iter().enumerate() {
            let id = CommandId(index);
            let places = std::iter::once(None).chain(system.entity(command.entity).state_ids().map(Some));
            let cells =
                places.flat_map(|place| command.answers.at(place).iter().map(move |outcome| (id, place, *outcome)));
            let why = if crowded.contains(&id) { "its inputs are too many to try" } else { "no row was found for it" };
            let unseen = cells.filter(|cell| !has.contains(cell));
            missing.extend(unseen.map(|(id, place, outcome)| Missing {
                command: id,
                words: format!("{}: {why}", cell(system, id, place, outcome)),
            }));
        }
        missing
    }
}

/// How many rows and fields there are.
fn size(world: &World) -> usize {
    world.all_rows().map(|(_, row)| 1 + row.fields.iter().flatten().count()).sum()
}
