//! Documents: what the generated code says, and changes of it.

use super::system;
use selvedge::{Store, wire};
use selvedge_model::loom_agent::{Command, LoomAgents};
use selvedge_spec::interpret::{self, wire as oracle};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Chance that is the same on every run (splitmix64).
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let limit = u64::try_from(limit).expect("it fits");
        usize::try_from((mixed ^ (mixed >> 31)) % limit).expect("it fits")
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// By kind: every different document that the generated code says within the bound `m` on the way through 3,000 commands.
pub(crate) fn originals() -> [Vec<Value>; 5] {
    let system = system();
    let bound = system.bounds.iter().find(|bound| bound.name.text == "m").expect("the bound");
    let encode = |(command, input)| oracle::encode_command(&system, command, &input);
    let commands: Vec<Value> = interpret::commands(&system, bound).map(encode).collect();
    let mut said: [BTreeSet<String>; 3] = Default::default();
    let (mut store, mut dice) = (LoomAgents::default(), Dice::new(2));
    for _ in 0..3_000 {
        let command: Command = wire::from_value(dice.pick(&commands)).expect("it is a command");
        let reply = wire::to_value(&store.execute(command)).expect("it is encoded");
        said[0].insert(reply.to_string());
        said[1].extend(store.rows().into_iter().map(|(_, row)| row.to_string()));
        said[2].extend(store.views().into_iter().flat_map(|(_, rows)| rows).map(|row| row.to_string()));
    }
    let read = |said: &BTreeSet<String>| said.iter().map(|text| text.parse().expect("it is JSON")).collect();
    [commands, read(&said[0]), read(&said[1]), read(&said[2]), specs()]
}

/// Specs of a `LoomAgent`: with all there is, and with as little as can be.
fn specs() -> Vec<Value> {
    let full = json!({
        "agent": { "kind": "any" }, "routes": [null, 1], "connectorsConfig": "c", "secretRef": { "name": "s" },
        "secretFiles": { "name": "s", "mountPath": "/s" }, "env": [{ "name": "A", "value": "b" }],
        "image": { "repository": "r", "tag": "t" }, "command": { "entrypoint": ["e"], "args": [] },
        "workspace": { "mountPath": "/w", "claimName": "c" }, "configFiles": [{ "name": "n", "content": "c" }],
        "seccompProfile": { "type": "Localhost", "localhostProfile": "p" }, "appArmorProfile": { "type": "Unconfined" },
        "boundary": {
            "model": { "upstream": "u", "audience": "a" },
            "connectors": { "upstream": "u", "audience": "a", "operations": ["o"] },
            "git": { "upstream": "u", "audience": "a", "repositories": [] }
        },
        "schedule": {
            "cron": "* * * * *", "timeZone": "UTC", "suspend": false, "startingDeadlineSeconds": -5,
            "input": { "text": "t", "configMapKeyRef": { "name": "n", "key": "k" } }
        }
    });
    vec![full, json!({ "routes": null }), json!({ "routes": {}, "schedule": { "cron": "@daily" } })]
}

/// Changes one place of a document: takes something away, adds something, or puts something else there.
pub(crate) fn change(document: &mut Value, dice: &mut Dice) {
    let here = within(document, dice);
    match here {
        Value::Object(object) if dice.below(4) > 0 => {
            let keys: Vec<String> = object.keys().cloned().collect();
            let old = if keys.is_empty() { "name".to_owned() } else { dice.pick(&keys).clone() };
            let value = if dice.below(2) > 0 { object.remove(&old) } else { object.get(&old).cloned() };
            if dice.below(2) > 0 {
                object.insert((*dice.pick(KEYS)).to_owned(), value.unwrap_or_else(|| replacement(dice)));
            }
        }
        other => *other = replacement(dice),
    }
}

/// Some place of a document.
fn within<'d>(document: &'d mut Value, dice: &mut Dice) -> &'d mut Value {
    let deeper = match document {
        Value::Object(object) => !object.is_empty() && dice.below(4) > 0,
        Value::Array(items) => !items.is_empty() && dice.below(2) > 0,
        _ => false,
    };
    if !deeper {
        return document;
    }
    match document {
        Value::Object(object) => {
            let index = dice.below(object.len());
            within(object.iter_mut().nth(index).expect("below its length").1, dice)
        }
        Value::Array(items) => {
            let index = dice.below(items.len());
            within(&mut items[index], dice)
        }
        _ => unreachable!("only these go deeper"),
    }
}

const KEYS: &[&str] = &["name", "exit_code", "exitCode", "state", "reason", "event", "check", "finishedAt", "x", ""];

const TEXTS: &[&str] = &[
    "",
    "a",
    "\u{1F980}\n",
    "Active",
    "active",
    "Succeeded",
    "Failed",
    "Running",
    "Degraded",
    "Completed",
    "Available",
    "AgentServe",
    "Command",
    "created",
    "stale",
    "ApplyLoomAgent",
    "2026-01-01T00:00:00Z",
    "2026-02-30T00:00:00Z",
    "2026-01-01T00:00:60Z",
    "2026-01-01t00:00:00z",
    "2026-01-01 00:00:00Z",
    "2026-01-01T00:00:00",
    "2024-02-29T23:59:59.5+05:30",
    "2026-01-01T00:00:00.Z",
    "2026-01-01T24:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-01T00:00:00-00:00",
    "2026-01-01T00:00:00.123456789Z",
    "2026-01-01T00:00:00.1234567891Z",
    "2026-01-01T00:00:00+0100",
    "0000-01-01T00:00:00Z",
];

fn replacement(dice: &mut Dice) -> Value {
    match dice.below(9) {
        0 => Value::Null,
        1 => json!(dice.below(2) > 0),
        2 => {
            dice.pick(&[json!(i64::MIN), json!(i64::MAX), json!(u64::MAX), json!(1.5), json!(-1), json!(1e300)]).clone()
        }
        3 => json!(dice.below(3)),
        4 => json!([]),
        5 => json!({}),
        6 => json!([{}, null, 0]),
        _ => json!(*dice.pick(TEXTS)),
    }
}
