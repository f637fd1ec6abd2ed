//! One line of a log: a command with its reply, a row as it was seen, or that a row is gone.

use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{Input, Row, Value};
use selvedge_spec::ir::{CommandId, EntityId, System};
use selvedge_spec::names::nearest;
use serde::Deserialize;
use serde_json::Value as Json;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// What is expected of a line, for who wrote another.
pub(super) const EXPECTED: &str = r#"a line is {"command": ..., "reply": ...}, {"row": ...} or {"deleted": ...}, the last two with "entity" where there are several"#;

/// What a line tells, and when it was.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) told: Told,
    pub(super) at: Option<jiff::Timestamp>,
}

/// What a line tells.
#[derive(Clone, Debug)]
pub(super) enum Told {
    /// A command, and its reply where the log has it.
    Command(CommandId, Input, Option<Reply>),
    /// A row as it was seen.
    Row(EntityId, Row),
    /// That no row carries this identity.
    Deleted(EntityId, Value),
}

/// A line whose parts stand as they were written, so that each is read but once, and as what it must be.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'a> {
    #[serde(default)]
    at: Option<Cow<'a, str>>,
    #[serde(default)]
    entity: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    row: Option<&'a RawValue>,
    #[serde(borrow, default)]
    deleted: Option<&'a RawValue>,
    #[serde(borrow, default)]
    command: Option<&'a RawValue>,
    #[serde(borrow, default)]
    reply: Option<&'a RawValue>,
}

/// Reads a line.
///
/// # Errors
/// In words: what it is not.
pub(super) fn read(system: &System, bytes: &[u8]) -> Result<Line, String> {
    let text = std::str::from_utf8(bytes)
        .map_err(|error| format!("it is no JSON: not UTF-8 behind {} bytes; {EXPECTED}", error.valid_up_to()))?;
    // An array would pass for the fields in their order.
    if text.trim_ascii_start().starts_with('[') {
        return Err(format!("it is no line of a trace: an object is expected; {EXPECTED}"));
    }
    let raw: Raw = serde_json::from_str(text).map_err(|error| {
        let what = if error.is_data() { "it is no line of a trace" } else { "it is no JSON" };
        format!("{what}: {error}; {EXPECTED}")
    })?;
    let at = raw.at.map(|text| text.parse().map_err(|_| format!("`at`: `{text}` is no instant in RFC 3339")));
    let told = match (raw.command, raw.reply, raw.row, raw.deleted) {
        (Some(command), reply, None, None) => exchange(system, command, reply)?,
        (None, None, Some(row), None) => {
            let entity = entity(system, raw.entity.as_deref())?;
            let name = &system.entity(entity).name;
            Told::Row(
                entity,
                wire::decode_row(system, entity, row).map_err(|e| format!("it is no row of {name}: {e}"))?,
            )
        }
        (None, None, None, Some(key)) => {
            let entity = entity(system, raw.entity.as_deref())?;
            let (ty, name) = (&system.entity(entity).key.ty, &system.entity(entity).name);
            let key = wire::decode_value(system, ty, key).map_err(|e| format!("it is no identity of {name}: {e}"))?;
            Told::Deleted(entity, key)
        }
        _ => return Err(format!("it tells nothing, or several things at once: {EXPECTED}")),
    };
    Ok(Line { told, at: at.transpose()? })
}

fn exchange(system: &System, command: &RawValue, reply: Option<&RawValue>) -> Result<Told, String> {
    let (id, input) = wire::decode_command(system, command).map_err(|error| {
        let near = near(system, command).map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        format!("it is no command of {}: {error}{near}", system.name)
    })?;
    let reply = reply.map(|reply| wire::decode_reply(system, reply)).transpose();
    let reply = reply.map_err(|error| format!("it is no reply of {}: {error}", system.name))?;
    if let Some(other) = reply.as_ref().filter(|reply| reply.command != id) {
        let (asked, answered) = (&system.command(id).name, &system.command(other.command).name);
        return Err(format!("it is the reply of `{answered}` to `{asked}`"));
    }
    Ok(Told::Command(id, input, reply))
}

/// The command whose name is nearest to the one that a line has, where that is another.
fn near<'a>(system: &'a System, command: &RawValue) -> Option<&'a str> {
    let command: Json = serde_json::from_str(command.get()).ok()?;
    let name = command.as_object()?.keys().next()?;
    nearest(name, system.commands.iter().map(|command| command.name.as_str())).filter(|near| near != name)
}

/// The entity of a row: the one named, or the only one.
fn entity(system: &System, name: Option<&str>) -> Result<EntityId, String> {
    let names = || system.entities.iter().map(|entity| entity.name.as_str()).collect::<Vec<_>>().join(", ");
    match name {
        None if system.entities.len() == 1 => Ok(EntityId(0)),
        None => Err(format!("`entity` is missing: one of {}", names())),
        Some(name) => system
            .entities
            .iter()
            .position(|entity| entity.name.text == name)
            .map(EntityId)
            .ok_or_else(|| format!("no entity is called `{name}`: there is {}", names())),
    }
}
