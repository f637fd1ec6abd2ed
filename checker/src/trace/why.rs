//! Why nothing explains a line, and what could have come instead, in words.

use super::explain::{Explainer, Miss};
use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{Input, Row, Value, World};
use selvedge_spec::ir::{Command, Effect, EntityId, Outcome, System};
use serde::Serialize;

/// Why nothing explains a line.
#[derive(Clone, Debug, Serialize)]
pub struct Why {
    /// The entity.
    pub entity: String,
    /// The identity, as JSON.
    pub row: String,
    /// What the line shows, and where the row was.
    pub found: String,
    /// The outcome that comes nearest, and what it would take.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<String>,
    /// What could have come instead.
    pub instead: Vec<Instead>,
}

/// Where a row could have gone, and by which outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Instead {
    /// The state, or `absent`.
    pub to: String,
    /// As `Command.outcome`.
    pub by: Vec<String>,
}

/// No step leads to the row that a line shows.
pub(super) fn no_step(
    explainer: &Explainer,
    world: &World,
    entity: EntityId,
    key: &Value,
    after: Option<&Row>,
    most: u32,
) -> Why {
    let system = explainer.system;
    let before = world.row(entity, key);
    let (was, is) = (place(system, entity, before), place(system, entity, after));
    let steps = match most {
        0 => "no command of the log leads there".to_owned(),
        1 => "no step leads there".to_owned(),
        most => format!("no {most} steps lead there"),
    };
    let nearest = explainer.nearest(world, entity, key, after).map(|(command, outcome, miss)| {
        let declared = command.outcome(outcome);
        let words = missed(explainer, command, &miss, (before, after), declared);
        format!("{}.{}: {words}", command.name, declared.name)
    });
    Why {
        found: format!("it is {is}, and it was {was}: {steps}"),
        nearest,
        instead: instead(explainer, entity, before),
        ..named(system, entity, key)
    }
}

/// A row that no run ever leaves, of which nothing was known before.
pub(super) fn no_facts(system: &System, entity: EntityId, row: &Row, words: &str) -> Why {
    Why { found: format!("no run leaves such a row: {words}"), ..named(system, entity, &row.key) }
}

/// The declaration answers otherwise.
pub(super) fn other_reply(
    explainer: &Explainer,
    before: Option<&Row>,
    input: &Input,
    found: &Reply,
    expected: &Reply,
) -> Why {
    let system = explainer.system;
    let command = system.command(found.command);
    let (log, declared) = (&command.outcome(found.outcome).wire, &command.outcome(expected.outcome).wire);
    let was = place(system, command.entity, before);
    let words = if found.outcome == expected.outcome {
        let (log, declared) = (wire::encode_reply(system, found), wire::encode_reply(system, expected));
        format!("the reply is {log}, and the declaration's is {declared}")
    } else {
        format!("`{log}` is said to answer `{}` where the row is {was}, and `{declared}` answers", command.name)
    };
    let key = input.0[command.key_input].clone().unwrap_or(Value::Bool(false));
    let by = vec![format!("{}.{}", command.name, command.outcome(expected.outcome).name)];
    let to = left_by(system, command, command.outcome(expected.outcome), before);
    Why { found: words, instead: vec![Instead { to, by }], ..named(system, command.entity, &key) }
}

fn named(system: &System, entity: EntityId, key: &Value) -> Why {
    let declared = system.entity(entity);
    Why {
        entity: declared.name.text.clone(),
        row: wire::encode_value(system, &declared.key.ty, key).to_string(),
        found: String::new(),
        nearest: None,
        instead: Vec::new(),
    }
}

/// `Running`, `absent`
fn place(system: &System, entity: EntityId, row: Option<&Row>) -> String {
    row.map_or("absent".to_owned(), |row| system.entity(entity).state(row.state).name.text.clone())
}

fn missed(
    explainer: &Explainer,
    command: &Command,
    miss: &Miss,
    (before, after): (Option<&Row>, Option<&Row>),
    outcome: &Outcome,
) -> String {
    let system = explainer.system;
    match miss {
        Miss::Input => "no input writes these fields so".to_owned(),
        Miss::TooMany => "its inputs are too many to try".to_owned(),
        Miss::Answers(other) => {
            format!("`{}` answers whatever input would write these fields so", command.outcome(*other).name)
        }
        Miss::Fields(fields) => {
            let entity = system.entity(command.entity);
            let words = fields.iter().map(|index| {
                let field = &entity.fields[*index];
                let told = |value: Option<&Value>| {
                    value.map_or("absent".to_owned(), |value| wire::encode_value(system, &field.ty, value).to_string())
                };
                let is_cleared = outcome.clears.iter().any(|cleared| cleared.0 == *index);
                let kept = before.filter(|_| !is_cleared).and_then(|row| row.fields[*index].as_ref());
                let shown = after.and_then(|row| row.fields[*index].as_ref());
                format!("it leaves `{}` {}, and here it is {}", field.name, told(kept), told(shown))
            });
            words.collect::<Vec<_>>().join("; ")
        }
    }
}

/// Where the row could have gone.
fn instead(explainer: &Explainer, entity: EntityId, before: Option<&Row>) -> Vec<Instead> {
    let mut ways: Vec<Instead> = Vec::new();
    for (command, outcome) in explainer.possible(entity, before) {
        let to = left_by(explainer.system, command, outcome, before);
        let by = format!("{}.{}", command.name, outcome.name);
        match ways.iter_mut().find(|way| way.to == to) {
            Some(way) => way.by.push(by),
            None => ways.push(Instead { to, by: vec![by] }),
        }
    }
    ways
}

/// The place to which an outcome leads.
fn left_by(system: &System, command: &Command, outcome: &Outcome, before: Option<&Row>) -> String {
    let entity = system.entity(command.entity);
    match &outcome.effect {
        Effect::Create => entity.state(entity.initial).name.text.clone(),
        Effect::Move(id) => entity.state(entity.move_(*id).to).name.text.clone(),
        Effect::Delete => "absent".to_owned(),
        _ => place(system, command.entity, before),
    }
}
