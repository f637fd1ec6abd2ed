//! A path told step by step: command, outcome, move, the fields that changed, and the line that decided.

use crate::declaration::Declaration;
use crate::explore::{Taken, Way};
use selvedge_spec::interpret::{self, Input, Row, Value, World, wire};
use selvedge_spec::ir::{CommandId, Effect, Entity, EntityId, Field, Outcome, Payload, System, View};
use serde::{Deserialize, Serialize};

/// One step of a path.
#[derive(Clone, Debug, Serialize)]
pub struct ToldStep {
    /// The command with its input: `RecordCheck(name: "a", generation: 1)`.
    pub command: String,
    /// The command on the wire.
    pub wire: serde_json::Value,
    /// The entity that the command addresses.
    pub entity: String,
    /// The identity of the row that it addresses: `"a"`.
    pub row: String,
    /// Whether the command is under way for some steps: issued here, or landing here. At once, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late: Option<Late>,
    /// Who issues the command; anybody, if not said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The outcome that the declaration gives, on the wire; `under way` for a command that is only issued.
    pub outcome: String,
    /// The event that the declaration has emitted: `LoomAgentApplied(name: "a", generation: 1)`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    /// The error that the declaration has reported.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
    /// From which state to which; `absent` where there is no row.
    pub from: String,
    /// The state afterwards.
    pub to: String,
    /// The move taken, if one was.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub taken: Option<String>,
    /// The fields that changed, and only those.
    pub changes: Vec<Change>,
    /// Where the deciding line of the declaration stands: `path:line`.
    pub line: String,
    /// That line.
    pub source: String,
}

impl ToldStep {
    /// A step of which no row tells anything.
    pub(crate) fn bare(command: String, wire: serde_json::Value, outcome: String) -> Self {
        Self {
            command,
            wire,
            entity: String::new(),
            row: String::new(),
            late: None,
            by: None,
            outcome,
            event: None,
            error: None,
            from: String::new(),
            to: String::new(),
            taken: None,
            changes: Vec::new(),
            line: String::new(),
            source: String::new(),
        }
    }
}

/// Which end of its way a late command is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Late {
    /// It is issued, on what views show now.
    Issued,
    /// It lands.
    Lands,
}

/// A field before and after a step; `None` is absent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The field.
    pub field: String,
    /// Its value before.
    pub before: Option<String>,
    /// Its value after.
    pub after: Option<String>,
}

/// Tells a path. Where the world after the last step is not on it, its outcome is what the interpreter says.
#[must_use]
pub fn told_path(declaration: &Declaration, commands: &[(CommandId, Input)], path: &[Taken]) -> Vec<ToldStep> {
    path.iter().map(|taken| told(declaration, commands, taken)).collect()
}

fn told(declaration: &Declaration, commands: &[(CommandId, Input)], taken: &Taken) -> ToldStep {
    let number = taken.act.command as usize;
    let answered = |late| {
        let (id, input) = &commands[number];
        ToldStep { late, ..step(declaration, &taken.before, *id, input, taken.after.as_deref()) }
    };
    match taken.act.way {
        Way::AtOnce => answered(None),
        Way::Late(_) => answered(Some(Late::Lands)),
        Way::Issued => issued(declaration, &taken.before, commands[number].0, &commands[number].1),
        Way::Projected => projected(declaration, &declaration.system.views[number]),
    }
}

/// A view that comes nearer to what the rows are. No row changes.
fn projected(declaration: &Declaration, view: &View) -> ToldStep {
    let (line, source) = declaration.line(view.name.at);
    let outcome = "the view is brought nearer to what the rows are".to_owned();
    ToldStep {
        line: format!("{}:{line}", declaration.path),
        source: source.split_whitespace().collect::<Vec<_>>().join(" "),
        ..ToldStep::bare(format!("the projection of {}", view.name), serde_json::json!({}), outcome)
    }
}

/// A command that is sent and not yet answered.
fn issued(declaration: &Declaration, before: &World, id: CommandId, input: &Input) -> ToldStep {
    let system = &declaration.system;
    let command = system.command(id);
    let entity = system.entity(command.entity);
    let key = input.0[command.key_input].as_ref();
    let state = resting(entity, key.and_then(|key| before.row(command.entity, key)));
    let (line, source) = declaration.line(command.name.at);
    ToldStep {
        command: command_text(system, id, input),
        wire: wire::encode_command(system, id, input),
        entity: entity.name.text.clone(),
        row: key.map_or_else(String::new, |key| wire::encode_value(system, &entity.key.ty, key).to_string()),
        late: Some(Late::Issued),
        by: actor(system, id),
        outcome: "under way".to_owned(),
        event: None,
        error: None,
        from: state.clone(),
        to: state,
        taken: None,
        changes: Vec::new(),
        line: format!("{}:{line}", declaration.path),
        source: source.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn step(declaration: &Declaration, before: &World, id: CommandId, input: &Input, after: Option<&World>) -> ToldStep {
    let system = &declaration.system;
    let command = command_text(system, id, input);
    let on_wire = wire::encode_command(system, id, input);
    let expected = match interpret::step(system, before, id, input) {
        Ok(expected) => expected,
        Err(error) => return unanswered(command, on_wire, &error.to_string()),
    };
    let outcome = system.command(id).outcome(expected.outcome);
    let mut applied = before.clone();
    interpret::apply(&mut applied, &expected);
    let after = after.unwrap_or(&applied);
    let entity = system.entity(expected.entity);
    let old = before.row(expected.entity, &expected.key);
    let new = after.row(expected.entity, &expected.key);
    let (line, source) = declaration.line(outcome.name.at);
    let event = expected.event.as_ref().map(|(id, values)| payload_text(system, &system.events[id.0], values));
    let error = expected.error.as_ref().map(|(id, values)| payload_text(system, &system.errors[id.0], values));
    ToldStep {
        command,
        wire: on_wire,
        entity: entity.name.text.clone(),
        row: wire::encode_value(system, &entity.key.ty, &expected.key).to_string(),
        late: None,
        by: actor(system, id),
        outcome: outcome.wire.clone(),
        event,
        error,
        from: resting(entity, old),
        to: resting(entity, new),
        taken: taken(entity, outcome),
        changes: changes(system, expected.entity, old, new),
        line: format!("{}:{line}", declaration.path),
        source: source.split_whitespace().collect::<Vec<_>>().join(" "),
    }
}

fn unanswered(command: String, wire: serde_json::Value, error: &str) -> ToldStep {
    ToldStep::bare(command, wire, format!("no answer: {error}"))
}

/// Who issues a command.
fn actor(system: &System, id: CommandId) -> Option<String> {
    system.actor_of(system.command(id)).map(|actor| actor.name.text.clone())
}

fn taken(entity: &Entity, outcome: &Outcome) -> Option<String> {
    match outcome.effect {
        Effect::Move(id) => Some(entity.move_(id).wire.clone()),
        _ => None,
    }
}

fn resting(entity: &Entity, row: Option<&Row>) -> String {
    row.map_or_else(|| "absent".to_owned(), |row| entity.state(row.state).name.text.clone())
}

/// `Command(a: 1, b: "x")`; inputs that are absent are left out.
fn command_text(system: &System, id: CommandId, input: &Input) -> String {
    let command = system.command(id);
    call_text(system, &command.name.text, &command.inputs, &input.0)
}

/// `Event(a: 1, b: "x")`; fields that are absent are left out.
fn payload_text(system: &System, payload: &Payload, values: &[Option<Value>]) -> String {
    call_text(system, &payload.name.text, &payload.fields, values)
}

fn call_text(system: &System, name: &str, fields: &[Field], values: &[Option<Value>]) -> String {
    let fields = fields.iter().zip(values).filter_map(|(field, value)| {
        value.as_ref().map(|value| format!("{}: {}", field.name, wire::encode_value(system, &field.ty, value)))
    });
    format!("{name}({})", fields.collect::<Vec<_>>().join(", "))
}

/// The fields that differ between two rows of one identity. A deleted row's fields are not listed: all are gone.
fn changes(system: &System, entity: EntityId, before: Option<&Row>, after: Option<&Row>) -> Vec<Change> {
    let Some(after) = after else { return Vec::new() };
    let fields = system.entity(entity).fields.iter().enumerate();
    let differing = fields.filter_map(|(index, field)| {
        let show = |value: &Option<Value>| {
            value.as_ref().map(|value| wire::encode_value(system, &field.ty, value).to_string())
        };
        let old = before.and_then(|row| show(&row.fields[index]));
        let new = show(&after.fields[index]);
        (old != new).then(|| Change { field: field.name.text.clone(), before: old, after: new })
    });
    differing.collect()
}
