//! A mutant as the system under check: the interpreter, following a changed declaration or following it wrongly.

use super::bounds::Within;
use super::{Mutant, Seed};
use crate::subject::{Fault, Observed, Subject, ViewRows};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, Input, Row, RowChange, StepResult, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, EventId, OutcomeId, System};
use std::sync::Arc;

/// A fault in how a declaration is followed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Planted {
    /// The outcome leaves the state as it was.
    StateKept((CommandId, OutcomeId)),
    /// The rejection removes the row.
    RejectionDeletes((CommandId, OutcomeId)),
    /// The outcome's event comes again with the next reply that carries none.
    EventRepeated((CommandId, OutcomeId)),
    /// What becomes of the addressed row becomes of every other row of the entity.
    OthersWritten((CommandId, OutcomeId)),
    /// The command acts on the first row there is.
    IdentitySkipped(CommandId),
    /// The command acts on its row and gives the answer that another row's identity would have got.
    AnswerForAnother(CommandId),
    /// The view, by its index, shows what the rows were one command ago.
    ViewLate(usize),
    /// The view, by its index, keeps what was deleted.
    ViewKeepsDeleted(usize),
    /// A created row takes over the fields of the deleted row of its identity.
    DeletionRemembered(EntityId),
}

impl Planted {
    /// Whether a command touches the row of another identity.
    pub(super) fn crosses_rows(self) -> bool {
        matches!(self, Self::OthersWritten(_) | Self::IdentitySkipped(_) | Self::AnswerForAnother(_))
    }
}

/// An event with its payload.
type Emitted = (EventId, Vec<Option<Value>>);

/// A world of a mutant: its rows, and what only the fault remembers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Held {
    rows: World,
    memory: Memory,
}

/// What a fault remembers from one command to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Memory {
    Nothing,
    /// The rows as they were before the last command.
    Before(World),
    /// The last deleted row of each identity.
    Deleted(World),
    /// The event that will come again.
    Event(Emitted),
}

/// A mutant that answers the commands of a bound.
#[derive(Debug)]
pub(crate) struct Mutated {
    system: Arc<System>,
    commands: Arc<[(CommandId, Input)]>,
    fault: Option<Planted>,
}

impl Mutated {
    /// The system as declared, without a fault.
    pub(super) fn sound(within: &Within) -> Self {
        Self { system: Arc::clone(&within.system), commands: Arc::clone(&within.commands), fault: None }
    }

    /// The system with the mutant's fault.
    pub(super) fn new(within: &Within, mutant: &Mutant) -> Self {
        let sound = Self::sound(within);
        match &mutant.seed {
            Seed::Planted(fault) => Self { fault: Some(*fault), ..sound },
            Seed::Declared(change) => {
                let mut changed = System::clone(&within.system);
                change(&mut changed);
                Self { system: Arc::new(changed), ..sound }
            }
        }
    }

    fn interpreted(&self, rows: &World, command: CommandId, input: &Input) -> Result<StepResult, Fault> {
        interpret::step(&self.system, rows, command, input).map_err(|error| Fault::NoAnswer(error.to_string()))
    }

    /// The same request, for the first row that `chosen` picks; as it is where there is none.
    fn redirected(&self, rows: &World, command: CommandId, input: &Input, chosen: impl Fn(&Row) -> bool) -> Input {
        let command = self.system.command(command);
        let mut input = input.clone();
        if let Some(row) = rows.rows(command.entity).find(|row| chosen(row)) {
            input.0[command.key_input] = Some(row.key.clone());
        }
        input
    }

    /// The step and the reply, where the fault is in which row they are about.
    fn answered(&self, rows: &World, command: CommandId, input: &Input) -> Result<(StepResult, Reply), Fault> {
        let acted = match self.fault {
            Some(Planted::IdentitySkipped(id)) if id == command => self.redirected(rows, command, input, |_| true),
            _ => input.clone(),
        };
        let step = self.interpreted(rows, command, &acted)?;
        let reply = match self.fault {
            Some(Planted::AnswerForAnother(id)) if id == command => {
                let other = self.redirected(rows, command, input, |row| row.key != step.key);
                Reply::of(command, &self.interpreted(rows, command, &other)?)
            }
            _ => Reply::of(command, &step),
        };
        Ok((step, reply))
    }

    /// Does to the rows after a step what the fault does.
    fn spoil(&self, held: &Held, command: CommandId, step: &StepResult, rows: &mut World) {
        let is_here = |at: (CommandId, OutcomeId)| at == (command, step.outcome);
        let (before, after) = (held.rows.row(step.entity, &step.key), rows.row(step.entity, &step.key).cloned());
        match self.fault {
            Some(Planted::StateKept(at)) if is_here(at) => {
                if let (Some(before), Some(after)) = (before, after) {
                    rows.put(step.entity, Row { state: before.state, ..after });
                }
            }
            Some(Planted::RejectionDeletes(at)) if is_here(at) => rows.remove(step.entity, &step.key),
            Some(Planted::OthersWritten(at)) if is_here(at) => {
                let keys: Vec<Value> = rows.rows(step.entity).map(|row| row.key.clone()).collect();
                for key in keys {
                    match &after {
                        Some(row) => rows.put(step.entity, Row { key, ..row.clone() }),
                        None => rows.remove(step.entity, &key),
                    }
                }
            }
            Some(Planted::DeletionRemembered(entity)) if entity == step.entity => {
                if let (Memory::Deleted(deleted), RowChange::Created(row)) = (&held.memory, &step.change)
                    && let Some(old) = deleted.row(entity, &step.key)
                {
                    let fields = row.fields.iter().zip(&old.fields).map(|(new, old)| new.clone().or(old.clone()));
                    rows.put(entity, Row { fields: fields.collect(), ..row.clone() });
                }
            }
            _ => {}
        }
    }

    /// What the fault remembers of a step; an event it remembers may go out with the reply.
    fn remember(&self, held: &Held, step: &StepResult, reply: &mut Reply) -> Memory {
        match self.fault {
            Some(Planted::ViewLate(_)) => Memory::Before(held.rows.clone()),
            Some(Planted::ViewKeepsDeleted(_) | Planted::DeletionRemembered(_)) => {
                let mut deleted = match &held.memory {
                    Memory::Deleted(deleted) => deleted.clone(),
                    _ => World::empty(&self.system),
                };
                match (&step.change, held.rows.row(step.entity, &step.key)) {
                    (RowChange::Deleted, Some(row)) => deleted.put(step.entity, row.clone()),
                    (RowChange::Created(_), _) => deleted.remove(step.entity, &step.key),
                    _ => {}
                }
                Memory::Deleted(deleted)
            }
            Some(Planted::EventRepeated(at)) => match (&reply.event, &held.memory) {
                (Some(event), _) if at == (reply.command, reply.outcome) => Memory::Event(event.clone()),
                (None, Memory::Event(event)) => {
                    reply.event = Some(event.clone());
                    Memory::Nothing
                }
                (_, memory) => memory.clone(),
            },
            _ => Memory::Nothing,
        }
    }

    /// What a view shows.
    fn shown(&self, world: &Held, index: usize) -> Result<ViewRows, Fault> {
        let both;
        let rows = match (self.fault, &world.memory) {
            (Some(Planted::ViewLate(late)), Memory::Before(before)) if late == index => before,
            (Some(Planted::ViewKeepsDeleted(keeping)), Memory::Deleted(deleted)) if keeping == index => {
                both = World::together(&self.system, [deleted, &world.rows]);
                &both
            }
            _ => &world.rows,
        };
        let shown = interpret::view_rows(&self.system, &self.system.views[index], rows);
        let mut shown = shown.map_err(|error| Fault::Wire(error.to_string()))?;
        shown.sort();
        Ok(shown)
    }
}

impl Subject for Mutated {
    type World = Held;

    fn first(&self) -> Held {
        Held { rows: World::empty(&self.system), memory: Memory::Nothing }
    }

    fn step(&self, world: &Held, command: usize) -> Result<(Held, Reply), Fault> {
        let (command, input) = &self.commands[command];
        let (step, mut reply) = self.answered(&world.rows, *command, input)?;
        let mut rows = world.rows.clone();
        interpret::apply(&mut rows, &step);
        self.spoil(world, *command, &step, &mut rows);
        let memory = self.remember(world, &step, &mut reply);
        Ok((Held { rows, memory }, reply))
    }

    fn observe(&self, world: &Held) -> Result<Observed, Fault> {
        let views = (0..self.system.views.len()).map(|index| self.shown(world, index)).collect::<Result<_, _>>()?;
        Ok(Observed { rows: world.rows.clone(), views })
    }

    fn describe(&self) -> &'static str {
        "a mutant, interpreted"
    }
}
