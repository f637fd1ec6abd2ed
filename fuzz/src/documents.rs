//! Documents to start from: what the compiled systems say of themselves.

use crate::seeds::{WANTED, dictionary, write};
use crate::wire::{KINDS, System};
use selvedge::{Store, wire};
use selvedge_model::{container, loom_agent, worker_deployment};
use selvedge_spec::interpret::{self, wire as oracle};
use serde_json::Value;
use std::collections::BTreeSet;
use std::env;

/// Writes documents of every kind into the folder that the environment names, and a dictionary of their keys beside it.
///
/// # Panics
/// If it cannot be written.
pub fn write_documents() {
    let Some(folder) = env::var_os(WANTED) else { return };
    let found = documents();
    let texts: Vec<_> = found.iter().map(|document| String::from_utf8_lossy(&document[1..]).into_owned()).collect();
    let seeds = found.iter().map(Vec::as_slice);
    write(&folder, seeds, &dictionary(&texts)).expect("seeds can be written");
}

/// Documents of every kind, each behind the number of its kind.
fn documents() -> BTreeSet<Vec<u8>> {
    let mut found = BTreeSet::new();
    said::<loom_agent::LoomAgents>(0, &mut found);
    said::<container::Containers>(1, &mut found);
    said::<worker_deployment::WorkerDeploymentStore>(2, &mut found);
    found
}

/// How many commands each system is given.
const COMMANDS: usize = 300;

/// What a store says of itself on the way through some commands of its first bound.
fn said<S: Store>(system: usize, found: &mut BTreeSet<Vec<u8>>) {
    let declared = &System::all()[system].declared;
    let commands: Vec<Value> = interpret::commands(declared, &declared.bounds[0])
        .map(|(command, input)| oracle::encode_command(declared, command, &input))
        .collect();
    let (mut store, mut rng) = (S::default(), fastrand::Rng::with_seed(1));
    let mut add = |what: &str, document: &Value| {
        let kind =
            KINDS.iter().position(|kind| kind.system == system && kind.what == what).expect("every kind is known");
        let number = u8::try_from(kind).expect("there are few kinds");
        found.insert([&[number], document.to_string().as_bytes()].concat());
    };
    for _ in 0..COMMANDS {
        let command = &commands[rng.usize(..commands.len())];
        add("command", command);
        let reply = store.execute(wire::from_value(command).expect("it is a command"));
        add("reply", &wire::to_value(&reply).expect("it is encoded"));
        store.rows().iter().for_each(|(entity, row)| add(entity, row));
        store.views().iter().for_each(|(view, rows)| rows.iter().for_each(|row| add(view, row)));
    }
}
