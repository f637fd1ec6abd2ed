//! One step: a command meets a world, and the first outcome whose guard holds answers.

use super::effect::{Refused, effect};
use super::{EvalError, Input, Row, Scope, Value, World};
use crate::ir::{
    Command, CommandId, Effect, EntityId, ErrorId, EventId, Field, Outcome, OutcomeId, Payload, Source, System,
};

/// What became of the addressed row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowChange {
    /// Nothing.
    Unchanged,
    /// It came to be.
    Created(Row),
    /// It is now this.
    Replaced(Row),
    /// It is gone.
    Deleted,
}

/// What a command brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepResult {
    /// The entity addressed.
    pub entity: EntityId,
    /// The identity addressed.
    pub key: Value,
    /// The outcome that answered.
    pub outcome: OutcomeId,
    /// What became of the row.
    pub change: RowChange,
    /// The event emitted, with one value for each of its fields.
    pub event: Option<(EventId, Vec<Option<Value>>)>,
    /// The error reported, with one value for each of its fields.
    pub error: Option<(ErrorId, Vec<Option<Value>>)>,
}

/// Answers a command in a world.
///
/// # Errors
/// Where the declaration gives no meaning: no outcome answers, a guard reads what is absent, or an effect is
/// impossible where the row is.
pub fn step(system: &System, world: &World, command: CommandId, input: &Input) -> Result<StepResult, EvalError> {
    let command = system.command(command);
    let key = addressed(command, input)?;
    let before = world.row(command.entity, key);
    let scope = Scope::guard(system, world, command, input, before);
    let id = first_match(command, &scope)?;
    let outcome = command.outcome(id);
    perform(system, command, outcome, key, before, &scope)
        .map(|(change, event, error)| StepResult {
            entity: command.entity,
            key: key.clone(),
            outcome: id,
            change,
            event,
            error,
        })
        .map_err(|error| error.at(|| place(command, outcome)))
}

/// Brings a step's change into the world it was taken in.
pub fn apply(world: &mut World, step: &StepResult) {
    match &step.change {
        RowChange::Unchanged => {}
        RowChange::Created(row) | RowChange::Replaced(row) => world.put(step.entity, row.clone()),
        RowChange::Deleted => world.remove(step.entity, &step.key),
    }
}

/// The identity that a request names.
fn addressed<'a>(command: &Command, input: &'a Input) -> Result<&'a Value, EvalError> {
    input.0[command.key_input]
        .as_ref()
        .ok_or_else(|| EvalError::new("the input names no row").at(|| command.name.text.clone()))
}

/// First match answers, top to bottom; an outcome without a guard is `otherwise`.
fn first_match(command: &Command, scope: &Scope) -> Result<OutcomeId, EvalError> {
    for (index, outcome) in command.outcomes.iter().enumerate() {
        let answers = match &outcome.guard {
            None => true,
            Some(guard) => scope.holds(guard).map_err(|error| error.at(|| place(command, outcome)))?,
        };
        if answers {
            return Ok(OutcomeId(index));
        }
    }
    Err(EvalError::new("no outcome answers").at(|| command.name.text.clone()))
}

/// What is emitted or reported, where something is.
type Told<Id> = Option<(Id, Vec<Option<Value>>)>;

/// The outcome's effects, every value read from the row before the change.
fn perform(
    system: &System,
    command: &Command,
    outcome: &Outcome,
    key: &Value,
    before: Option<&Row>,
    scope: &Scope,
) -> Result<(RowChange, Told<EventId>, Told<ErrorId>), EvalError> {
    let entity = system.entity(command.entity);
    let change =
        effect(entity, outcome, key, before, |set| scope.source(&set.value)).map_err(|refused| match refused {
            Refused::Presence if before.is_some() => EvalError::new("it creates a row that exists"),
            Refused::Presence => EvalError::new("it changes a row that does not exist"),
            Refused::Start => EvalError::new("its move does not start in the state of the row"),
            Refused::Value(error) => error,
        })?;
    if let RowChange::Created(row) | RowChange::Replaced(row) = &change {
        complete(&entity.fields, &row.fields)?;
    }
    let event = match &outcome.emits {
        Some(emission) => Some((emission.event, payload(&system.events[emission.event.0], &emission.payload, scope)?)),
        None => None,
    };
    let error = match &outcome.effect {
        Effect::Reject { error, payload: sources } => Some((*error, payload(&system.errors[error.0], sources, scope)?)),
        _ => None,
    };
    Ok((change, event, error))
}

fn payload(shape: &Payload, sources: &[Source], scope: &Scope) -> Result<Vec<Option<Value>>, EvalError> {
    let values = sources.iter().map(|source| scope.source(source)).collect::<Result<Vec<_>, _>>()?;
    complete(&shape.fields, &values)?;
    Ok(values)
}

/// What is not optional is there.
fn complete(fields: &[Field], values: &[Option<Value>]) -> Result<(), EvalError> {
    match fields.iter().zip(values).find(|(field, value)| value.is_none() && !field.optional) {
        None => Ok(()),
        Some((field, _)) => Err(EvalError::new(format!("it leaves `{}` absent, which is not optional", field.name))),
    }
}

/// `Command.outcome`, as messages name it.
pub(super) fn place(command: &Command, outcome: &Outcome) -> String {
    format!("{}.{}", command.name, outcome.name)
}
