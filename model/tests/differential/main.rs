//! Random commands, far beyond every bound: the generated dispatcher and the interpreter agree on each reply, on the rows and on
//! the views, for every system; and for `LoomAgent` the typed calls agree with both.
//!
//! `SELVEDGE_COMMANDS=100000000` takes so many; `benches/long.sh` does, and its result is committed.

mod draw;
mod typed;

use draw::Draw;
use selvedge::{Store, wire};
use selvedge_model::container::{self, Containers};
use selvedge_model::loom_agent::{self, LoomAgents};
use selvedge_model::worker_deployment::{self, WorkerDeploymentStore};
use selvedge_spec::interpret::wire::{self as oracle, Reply};
use selvedge_spec::interpret::{World, apply, commands, step, view_rows};
use selvedge_spec::ir::System;
use selvedge_spec::{declare, source};
use serde_json::Value;
use std::collections::BTreeMap;

/// How many commands each system takes where nothing else is asked for.
const FEW: usize = 40_000;

/// How many commands a store lives through: then it begins again, so that early states come back.
const LIFE: usize = 400;

/// How many commands lie between two looks at all rows and views.
const BETWEEN_LOOKS: usize = 20;

/// A call of the generated code.
type Execute<S> = fn(&mut S, <S as Store>::Command) -> <S as Store>::Reply;

fn few() -> usize {
    let asked = std::env::var("SELVEDGE_COMMANDS").ok();
    asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_COMMANDS is a number"))
}

fn agree<S: Store>(text: &str, bound: &str, seed: u64, execute: Execute<S>) {
    let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
    let (system, _) = declare(tokens).sound().expect("it is sound");
    let bound = system.bounds.iter().find(|declared| declared.name.text == bound).expect("the bound");
    let known: Vec<_> = commands(&system, bound).collect();
    let mut draw = Draw::new(seed);
    let (mut world, mut store) = (World::empty(&system), S::default());
    let mut answered = BTreeMap::<String, usize>::new();
    for count in 0..few() {
        if count % LIFE == 0 {
            (world, store) = (World::empty(&system), S::default());
        }
        let (id, input) = draw.command(&system, &known);
        let text = oracle::encode_command(&system, id, &input).to_string();
        let command: S::Command = wire::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let expected = step(&system, &world, id, &input).unwrap_or_else(|error| panic!("{text}: {error}"));
        let reply = wire::to_value(&execute(&mut store, command)).expect("replies encode");
        let told = oracle::encode_reply(&system, &Reply::of(id, &expected));
        assert_eq!(reply, told, "seed {seed}, command {count}: {text}\nin {world:?}");
        apply(&mut world, &expected);
        *answered.entry(format!("{}.{}", reply["command"], reply["outcome"])).or_default() += 1;
        if count % BETWEEN_LOOKS == 0 {
            assert_eq!(seen(&store), foreseen(&system, &world), "seed {seed}, command {count}: {text}");
        }
    }
    let outcomes: usize = system.commands.iter().map(|command| command.outcomes.len()).sum();
    println!("{}: {} commands, {} of {outcomes} outcomes", S::SYSTEM, few(), answered.len());
    assert!(answered.len() * 10 >= outcomes * 8, "most outcomes answer, or little is compared: {answered:?}");
}

/// Rows and views, as texts in order.
type Seen = (Vec<String>, Vec<Vec<String>>);

fn seen(store: &impl Store) -> Seen {
    let texts = |rows: Vec<Value>| sorted(rows.iter().map(Value::to_string));
    let rows = store.rows().into_iter().map(|(entity, row)| format!("{entity} {row}"));
    (sorted(rows), store.views().into_iter().map(|(_, rows)| texts(rows)).collect())
}

fn foreseen(system: &System, world: &World) -> Seen {
    let row = |(entity, row)| format!("{} {}", system.entity(entity).name, oracle::encode_row(system, entity, row));
    let views = system.views.iter().map(|view| {
        let rows = view_rows(system, view, world).expect("views can be read");
        sorted(rows.iter().map(|row| oracle::encode_view_row(system, view, row).to_string()))
    });
    (sorted(world.all_rows().map(row)), views.collect())
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<_> = texts.collect();
    texts.sort_unstable();
    texts
}

#[test]
fn loom_agent() {
    agree::<LoomAgents>(loom_agent::SOURCE, "m", 1, LoomAgents::execute);
}

#[test]
fn loom_agent_by_typed_calls() {
    agree::<LoomAgents>(loom_agent::SOURCE, "m", 2, typed::execute);
}

#[test]
fn container() {
    agree::<Containers>(container::SOURCE, "s", 3, Containers::execute);
}

#[test]
fn worker_deployment() {
    agree::<WorkerDeploymentStore>(worker_deployment::SOURCE, "wide", 4, WorkerDeploymentStore::execute);
}
