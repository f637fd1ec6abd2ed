//! `loom.resource`: the path to `job_of_a_server`. Written by `selvedge replay --promote`.

use selvedge::{Store, wire};
use selvedge_model::loom_agent::LoomAgents;

/// Each command on the wire, and the outcome that answers it.
#[rustfmt::skip]
const STEPS: &[(&str, &str)] = &[
    (r#"{"ApplyLoomAgent":{"generation":1,"name":"a"}}"#, "created"),
    (r#"{"RecordCheck":{"exit_code":0,"generation":1,"message":"m","name":"a","variant":"AgentServe"}}"#, "running"),
    (r#"{"ObserveRun":{"name":"a","phase":"Succeeded"}}"#, "completed"),
];

/// The rows afterwards: the entity, and the row on the wire.
#[rustfmt::skip]
const ROWS: &[(&str, &str)] = &[
    ("LoomAgent", r#"{"check":{"exitCode":0,"message":"m"},"name":"a","observedGeneration":1,"run":{},"state":"Completed","variant":"AgentServe"}"#),
];

#[test]
fn job_of_a_server() {
    let mut store = LoomAgents::default();
    for (command, outcome) in STEPS {
        let command = wire::from_str(command).expect("the command is still declared");
        let reply = wire::to_value(&store.execute(command)).expect("a reply can be encoded");
        assert_eq!(reply["outcome"], *outcome, "{reply}");
    }
    let read = |row: &str| serde_json::from_str::<serde_json::Value>(row).expect("a row is JSON");
    let rows: Vec<_> = ROWS.iter().map(|(entity, row)| (*entity, read(row))).collect();
    assert_eq!(Store::rows(&store), rows);
}
