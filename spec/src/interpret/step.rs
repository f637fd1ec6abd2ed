//! One step: a command meets a world, and the first outcome whose guard holds answers.

use super::also::others;
use super::effect::{Refused, effect};
use super::range::admitted;
use super::{EvalError, Input, Row, Scope, Value, World};
use crate::ir::{
    Change, Command, CommandId, Effect, EntityId, ErrorId, EventId, Field, MoveId, Outcome, OutcomeId, Payload, Source,
    System,
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

/// What became of a row that the command does not name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherChange {
    /// Its entity.
    pub entity: EntityId,
    /// Its identity.
    pub key: Value,
    /// What became of it.
    pub change: RowChange,
    /// The move that it took.
    pub taken: Option<MoveId>,
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
    /// What became of other rows, each at most once.
    pub others: Vec<OtherChange>,
    /// The event emitted, with one value for each of its fields.
    pub event: Option<(EventId, Vec<Option<Value>>)>,
    /// The error reported, with one value for each of its fields.
    pub error: Option<(ErrorId, Vec<Option<Value>>)>,
}

/// Answers a command in a world.
///
/// # Errors
/// Where the declaration gives no meaning: an input is outside of its type's range, no outcome answers, a guard reads
/// what is absent, an effect is impossible where the row is, or one row is changed twice.
pub fn step(system: &System, world: &World, command: CommandId, input: &Input) -> Result<StepResult, EvalError> {
    let command = system.command(command);
    admitted(system, command, input).map_err(|error| error.at(|| command.name.text.clone()))?;
    let key = addressed(command, input)?;
    let before = world.row(command.entity, key);
    let scope = Scope::guard(system, world, command, input, before);
    let id = first_match(command, &scope)?;
    let outcome = command.outcome(id);
    let result = StepResult {
        entity: command.entity,
        key: key.clone(),
        outcome: id,
        change: RowChange::Unchanged,
        others: Vec::new(),
        event: None,
        error: None,
    };
    perform(system, outcome, result, before, &scope).map_err(|error| error.at(|| place(command, outcome)))
}

/// Brings a step's changes into the world it was taken in.
pub fn apply(world: &mut World, step: &StepResult) {
    let own = (step.entity, &step.key, &step.change);
    let others = step.others.iter().map(|other| (other.entity, &other.key, &other.change));
    for (entity, key, change) in std::iter::once(own).chain(others) {
        match change {
            RowChange::Unchanged => {}
            RowChange::Created(row) | RowChange::Replaced(row) => world.put(entity, row.clone()),
            RowChange::Deleted => world.remove(entity, key),
        }
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

/// The outcome's effects, every value read from the rows before the change.
fn perform(
    system: &System,
    outcome: &Outcome,
    mut result: StepResult,
    before: Option<&Row>,
    scope: &Scope,
) -> Result<StepResult, EvalError> {
    let own = Change { entity: result.entity, effect: &outcome.effect, sets: &outcome.sets, clears: &outcome.clears };
    result.change = changed(system, own, &result.key, before, scope)?;
    result.others = others(system, outcome, (result.entity, &result.key), scope)?;
    if let Some(emission) = &outcome.emits {
        let shape = &system.events[emission.event.0];
        result.event = Some((emission.event, payload(shape, &emission.payload, scope)?));
    }
    if let Effect::Reject { error, payload: sources } = &outcome.effect {
        result.error = Some((*error, payload(&system.errors[error.0], sources, scope)?));
    }
    Ok(result)
}

/// What becomes of one row.
pub(super) fn changed(
    system: &System,
    change: Change<'_>,
    key: &Value,
    before: Option<&Row>,
    scope: &Scope,
) -> Result<RowChange, EvalError> {
    let changed = effect(system, change, key, before, |set| scope.source(&set.value));
    let changed = changed.map_err(|refused| match refused {
        Refused::Presence if before.is_some() => EvalError::new("it creates a row that exists"),
        Refused::Presence => EvalError::new("it changes a row that does not exist"),
        Refused::Start => EvalError::new("its move does not start in the state of the row"),
        Refused::Value(error) => error,
    })?;
    if let RowChange::Created(row) | RowChange::Replaced(row) = &changed {
        complete(&system.entity(change.entity).fields, &row.fields)?;
    }
    Ok(changed)
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
