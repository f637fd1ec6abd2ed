//! Messages: commands, and the replies that carry an event or an error.

use super::super::{Input, StepResult, Value};
use super::column::{Columns, encode_object};
use super::error::WireError;
use super::object::{Entry, Named};
use super::read::reading;
use super::reply::Answer;
use crate::ir::{CommandId, ErrorId, EventId, OutcomeId, Payload, System};
use serde::de::{DeserializeSeed, Deserializer};
use serde_json::{Map, Value as Json};

/// What a command answers, without what became of the row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The command that was answered.
    pub command: CommandId,
    /// The outcome that answered.
    pub outcome: OutcomeId,
    /// The event emitted, with one value for each of its fields.
    pub event: Option<(EventId, Vec<Option<Value>>)>,
    /// The error reported, with one value for each of its fields.
    pub error: Option<(ErrorId, Vec<Option<Value>>)>,
}

impl Reply {
    /// The reply of a step of `command`.
    #[must_use]
    pub fn of(command: CommandId, step: &StepResult) -> Self {
        Self { command, outcome: step.outcome, event: step.event.clone(), error: step.error.clone() }
    }
}

/// A command as JSON: its inputs under its name.
///
/// # Panics
/// If the input is not of the command.
#[must_use]
pub fn encode_command(system: &System, command: CommandId, input: &Input) -> Json {
    let command = system.command(command);
    named(&command.name.text, encode_object(system, Columns::Fields(&command.inputs), &input.0))
}

/// Reads a command, from a document or from a text known to be JSON.
///
/// # Errors
/// Where the JSON is not exactly one command of the system.
pub fn decode_command<'de>(system: &System, json: impl Deserializer<'de>) -> Result<(CommandId, Input), WireError> {
    let (index, input) = reading(system, json, |reader, json| {
        Entry { reader, named: Named::Commands(&system.commands) }.deserialize(json)
    })?;
    Ok((CommandId(index), Input(input)))
}

/// A reply as JSON.
///
/// # Panics
/// If the reply is not of the system.
#[must_use]
pub fn encode_reply(system: &System, reply: &Reply) -> Json {
    let command = system.command(reply.command);
    let mut object = Map::new();
    object.insert("command".to_owned(), command.name.text.clone().into());
    object.insert("outcome".to_owned(), command.outcome(reply.outcome).wire.clone().into());
    if let Some((id, values)) = &reply.event {
        object.insert("event".to_owned(), encode_payload(system, &system.events[id.0], values));
    }
    if let Some((id, values)) = &reply.error {
        object.insert("error".to_owned(), encode_payload(system, &system.errors[id.0], values));
    }
    Json::Object(object)
}

/// Reads a reply, from a document or from a text known to be JSON.
///
/// # Errors
/// Where the JSON is not exactly one reply of the system. Whether the outcome may carry this event or error is not
/// asked here.
pub fn decode_reply<'de>(system: &System, json: impl Deserializer<'de>) -> Result<Reply, WireError> {
    reading(system, json, |reader, json| Answer(reader).deserialize(json))
}

fn encode_payload(system: &System, payload: &Payload, values: &[Option<Value>]) -> Json {
    named(&payload.name.text, encode_object(system, Columns::Fields(&payload.fields), values))
}

fn named(name: &str, value: Json) -> Json {
    Json::Object(std::iter::once((name.to_owned(), value)).collect())
}
