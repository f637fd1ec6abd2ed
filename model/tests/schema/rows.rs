//! Every row that the generated code reaches within a bound.

use super::system;
use selvedge::wire;
use selvedge_model::loom_agent::{AnyLoomAgent, Command, LoomAgentRow, LoomAgents};
use selvedge_spec::interpret::{self, wire as oracle};
use std::collections::BTreeMap;

/// Every row that is reachable within a bound of one name: one in each world but the empty one.
pub(crate) fn reachable(bound: &str) -> Vec<LoomAgentRow> {
    let system = system();
    let declared = system.bounds.iter().find(|declared| declared.name.text == bound).expect("the bound");
    let commands: Vec<Command> = interpret::commands(&system, declared)
        .map(|(id, input)| wire::from_value(&oracle::encode_command(&system, id, &input)).expect("it is a command"))
        .collect();
    let mut found = BTreeMap::new();
    let mut frontier = vec![LoomAgents::new()];
    while let Some(store) = frontier.pop() {
        for command in &commands {
            let mut after = store.clone();
            // What emits nothing changes nothing.
            if after.execute(command.clone()).event.is_none() {
                continue;
            }
            let Some(row) = after.iter().next().cloned() else { continue };
            if found.insert(format!("{row:?}"), row).is_none() {
                frontier.push(after);
            }
        }
    }
    let known = BTreeMap::from([("s", 227), ("m", 7_660)]);
    assert_eq!(found.len() + 1, known[bound]);
    found.into_values().collect()
}

/// The row as it is decoded from what is encoded of it.
pub(crate) fn decoded(row: &LoomAgentRow) -> AnyLoomAgent {
    wire::from_value(&wire::to_value(row).expect("it is encoded")).expect("it is a row")
}
