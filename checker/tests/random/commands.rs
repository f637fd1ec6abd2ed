//! Random commands, far beyond every bound: the generated dispatcher and the interpreter agree on each reply, on the rows and on
//! the views of every system; and for `LoomAgent` the typed calls agree with both.
//!
//! `SELVEDGE_COMMANDS=25000000` takes so many of each; `benches/long.sh` does, and its result is committed.

use super::typed;
use selvedge::Store;
use selvedge_checker::declaration::Declaration;
use selvedge_checker::drive::{Drive, drive_by};
use selvedge_model::container::{self, Containers};
use selvedge_model::loom_agent::{self, LoomAgents};
use selvedge_model::worker_deployment::{self, WorkerDeploymentStore};

/// How many commands each system takes where nothing else is asked for.
const FEW: usize = 40_000;

fn agree<S: Store>(text: &str, bound: &str, seed: u64, execute: impl Fn(&mut S, S::Command) -> S::Reply) {
    let declaration = Declaration::parse("system.rs", text, false).expect("it is sound");
    let asked = std::env::var("SELVEDGE_COMMANDS").ok();
    let commands = asked.map_or(FEW, |asked| asked.parse().expect("SELVEDGE_COMMANDS is a number"));
    let how = Drive { commands, seed, bound: Some(bound.to_owned()), ..Drive::default() };
    let driven = drive_by::<S>(&declaration.system, &how, execute).unwrap_or_else(|difference| panic!("{difference}"));
    let (answered, declared) = (driven.outcomes.len(), driven.declared);
    println!("{}: {commands} commands, {answered} of {declared} outcomes", S::SYSTEM);
    assert!(answered * 10 >= declared * 8, "most outcomes answer, or little is compared: {:?}", driven.outcomes);
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
