//! Messages: commands, and the replies that carry an event or an error.

use super::super::{Input, StepResult, Value};
use super::column::{Column, decode_object, encode_object};
use super::error::{Path, WireError};
use crate::ir::{CommandId, ErrorId, EventId, Field, OutcomeId, Payload, System};
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
    named(&command.name.text, encode_object(system, &Column::fields(&command.inputs), &input.0))
}

/// Reads a command.
///
/// # Errors
/// Where the JSON is not exactly one command of the system.
pub fn decode_command(system: &System, json: &Json) -> Result<(CommandId, Input), WireError> {
    let (name, inputs) = only_entry(json, &Path::Root)?;
    let path = Path::Key(&Path::Root, name);
    let Some(index) = system.commands.iter().position(|command| command.name.text == name) else {
        return path.error("no such command");
    };
    let input = decode_object(system, &Column::fields(&system.commands[index].inputs), inputs, &path)?;
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

/// Reads a reply.
///
/// # Errors
/// Where the JSON is not exactly one reply of the system. Whether the outcome may carry this event or error is not
/// asked here.
pub fn decode_reply(system: &System, json: &Json) -> Result<Reply, WireError> {
    let root = Path::Root;
    let Json::Object(object) = json else { return root.error("an object is expected") };
    if let Some(key) = object.keys().find(|key| !["command", "outcome", "event", "error"].contains(&key.as_str())) {
        return Path::Key(&root, key).error("unknown key");
    }
    let names = system.commands.iter().map(|command| command.name.as_str());
    let command = CommandId(choice(object, "command", names)?);
    let outcomes = system.command(command).outcomes.iter().map(|outcome| outcome.wire.as_str());
    let outcome = OutcomeId(choice(object, "outcome", outcomes)?);
    let payload = |key: &str, payloads: &[Payload]| {
        object.get(key).map(|json| decode_payload(system, payloads, json, &Path::Key(&root, key))).transpose()
    };
    let event = payload("event", &system.events)?.map(|(index, values)| (EventId(index), values));
    let error = payload("error", &system.errors)?.map(|(index, values)| (ErrorId(index), values));
    Ok(Reply { command, outcome, event, error })
}

/// The position of the name under `key` among `names`.
fn choice<'a>(
    object: &Map<String, Json>,
    key: &str,
    mut names: impl Iterator<Item = &'a str>,
) -> Result<usize, WireError> {
    let path = Path::Key(&Path::Root, key);
    let Some(json) = object.get(key) else { return path.error("missing key") };
    let Some(text) = json.as_str() else { return path.error("a text is expected") };
    match names.position(|name| name == text) {
        Some(index) => Ok(index),
        None => path.error(format!("no such {key}: `{text}`")),
    }
}

fn encode_payload(system: &System, payload: &Payload, values: &[Option<Value>]) -> Json {
    named(&payload.name.text, encode_object(system, &Column::fields(&payload.fields), values))
}

fn decode_payload(
    system: &System,
    payloads: &[Payload],
    json: &Json,
    outer: &Path,
) -> Result<(usize, Vec<Option<Value>>), WireError> {
    let (name, values) = only_entry(json, outer)?;
    let path = Path::Key(outer, name);
    let Some(index) = payloads.iter().position(|payload| payload.name.text == name) else {
        return path.error("no such name");
    };
    let fields: &[Field] = &payloads[index].fields;
    Ok((index, decode_object(system, &Column::fields(fields), values, &path)?))
}

fn named(name: &str, value: Json) -> Json {
    Json::Object(std::iter::once((name.to_owned(), value)).collect())
}

/// The one key of an object and what stands under it.
fn only_entry<'a>(json: &'a Json, path: &Path) -> Result<(&'a str, &'a Json), WireError> {
    let mut entries = json.as_object().into_iter().flatten();
    match (entries.next(), entries.next()) {
        (Some((name, value)), None) => Ok((name, value)),
        _ => path.error("an object with exactly one key is expected"),
    }
}
