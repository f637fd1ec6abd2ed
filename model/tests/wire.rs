//! `LoomAgent` on the wire: exact texts, and rows that no command could have made.

use selvedge::{Shared, Store, wire};
use selvedge_model::loom_agent::*;
use serde_json::{Value, json};
use std::thread;

fn execute(store: &mut LoomAgents, command: &Value) -> Value {
    let command: Command = wire::from_value(command).expect("the command is well formed");
    let reply = store.execute(command);
    let encoded = wire::to_value(&reply).expect("replies encode");
    assert_eq!(wire::from_value(&encoded), Ok(reply), "a reply comes back as it went");
    encoded
}

fn apply(generation: i64) -> Value {
    json!({"ApplyLoomAgent": {"name": "web", "generation": generation}})
}

fn check() -> Value {
    json!({"RecordCheck": {"name": "web", "generation": 1, "exit_code": 0, "message": "m", "variant": "Command"}})
}

#[test]
fn replies_and_views_have_one_text() {
    let mut store = LoomAgents::new();
    let event = json!({"LoomAgentApplied": {"name": "web", "generation": 1}});
    assert_eq!(
        execute(&mut store, &apply(1)),
        json!({"command": "ApplyLoomAgent", "outcome": "created", "event": event})
    );
    assert_eq!(execute(&mut store, &apply(1)), json!({"command": "ApplyLoomAgent", "outcome": "unchanged"}));
    let error = json!({"StaleGeneration": {"name": "web", "generation": 0, "observed_generation": 1}});
    assert_eq!(
        execute(&mut store, &apply(0)),
        json!({"command": "ApplyLoomAgent", "outcome": "stale", "error": error})
    );

    execute(&mut store, &check());
    let run = json!({"name": "web", "phase": "Failed", "exit_code": 2, "finished_at": "2026-01-01T01:00:00+01:00"});
    let reply = execute(&mut store, &json!({"ObserveScheduledRun": run}));
    assert_eq!(reply["outcome"], "last-run-failed");
    assert_eq!(reply["event"]["LoomAgentLastRunObserved"]["finished_at"], "2026-01-01T00:00:00Z");

    // Records and entity fields are in camel case, inputs and view fields as declared (LA-76, LA-77).
    let last_run = json!({"phase": "Failed", "exitCode": 2, "finishedAt": "2026-01-01T00:00:00Z"});
    let inner = json!({"exitCode": 0, "message": "m"});
    let row = json!({"name": "web", "observedGeneration": 1, "check": inner, "variant": "Command", "lastRun": last_run, "state": "Running"});
    assert_eq!(store.rows(), [("LoomAgent", row)]);
    let row = json!({"name": "web", "observed_generation": 1, "check": inner, "variant": "Command", "last_run": last_run, "state": "Running"});
    assert_eq!(store.views(), [("LoomAgents", vec![row])]);
}

#[test]
fn rows_come_back_as_they_went() {
    let mut store = LoomAgents::new();
    execute(&mut store, &apply(1));
    execute(&mut store, &check());
    let mut copy = LoomAgents::new();
    for (entity, row) in store.rows() {
        copy.load(entity, &row).expect("a row of the store");
    }
    assert_eq!(copy, store);
    assert_eq!(copy.load("Loom", &json!({})).unwrap_err().to_string(), "unknown entity \"Loom\"");
}

#[test]
fn a_row_must_be_one_that_a_command_could_have_made() {
    let refused = |row: Value, message: &str| {
        assert_eq!(wire::from_value::<AnyLoomAgent>(&row).unwrap_err().to_string(), message, "for {row}");
    };
    let pending = json!({"name": "web", "observedGeneration": 1, "state": "Pending"});
    assert!(wire::from_value::<AnyLoomAgent>(&pending).is_ok());
    let with = |row: &Value, key: &str, value: Value| {
        let mut row = row.clone();
        row[key] = value;
        row
    };
    refused(with(&pending, "state", json!("Runing")), "at `state`: unknown name \"Runing\", did you mean `Running`?");
    refused(with(&pending, "state", json!("Running")), "at `check`: must be present in state `Running`");
    refused(
        with(&pending, "check", json!({"exitCode": 0, "message": "m"})),
        "at `check`: must be absent in state `Pending`",
    );
    refused(
        with(&pending, "check", json!(null)),
        "at `check`: expected a value, found null: leave an absent field out",
    );
    let running = with(&with(&pending, "state", json!("Running")), "variant", json!("Command"));
    refused(
        with(&running, "check", json!({"exitCode": 1, "message": "m"})),
        "at `check.exitCode`: must be 0 in state `Running`",
    );
    let refused_row = with(&with(&pending, "state", json!("Refused")), "variant", json!("Command"));
    refused(
        with(&refused_row, "check", json!({"exitCode": 0, "message": "m"})),
        "at `check.exitCode`: must be other than 0 in state `Refused`",
    );
}

#[test]
fn a_command_is_a_map_of_its_one_name() {
    let refused = |text: &str, message: &str| {
        assert_eq!(wire::from_str::<Command>(text).unwrap_err().to_string(), message, "for {text}");
        let error = serde_json::from_str::<Command>(text).unwrap_err().to_string();
        assert!(error.starts_with(message), "serde says {error}");
    };
    refused(r#"{"DeleteLoomAgent":["web"]}"#, "at `DeleteLoomAgent`: expected a map, found a list");
    refused(
        r#"{"ObserveRun":{"name":"web","phase":"Failed","exitCode":1}}"#,
        "at `ObserveRun.exitCode`: unknown key \"exitCode\", did you mean `exit_code`?",
    );
    refused(
        r#"{"ObserveRun":{"name":"web","phase":{"Failed":null}}}"#,
        "at `ObserveRun.phase`: expected one of `Active`, `Succeeded`, `Failed`, found a map",
    );
    refused(
        r#"{"ApplyLoomAgent":{"name":"web","generation":1.0}}"#,
        "at `ApplyLoomAgent.generation`: expected an integer, found a number that is no 64-bit integer",
    );
}

#[test]
fn a_reply_names_a_declared_outcome() {
    let error = wire::from_str::<Reply>(r#"{"command":"ApplyLoomAgent","outcome":"deleted"}"#).unwrap_err();
    assert_eq!(error.to_string(), "at `outcome`: no command \"ApplyLoomAgent\" has an outcome \"deleted\"");
}

/// LA-71: after a command has returned, any reader sees it.
#[test]
fn a_view_is_current_for_every_thread() {
    let shared = Shared::new(LoomAgents::new());
    thread::scope(|scope| {
        for thread in 0..4 {
            let shared = &shared;
            scope.spawn(move || {
                for generation in 1..=50 {
                    let name = ResourceName::new(format!("agent-{thread}"));
                    let reply = shared.execute(Command::from(ApplyLoomAgent { name: name.clone(), generation }));
                    assert!(!reply.outcome.is_rejection());
                    let seen = shared.read(|store| store.view().find(|row| row.name == name));
                    assert_eq!(seen.map(|row| row.observed_generation), Some(generation));
                }
            });
        }
    });
    assert_eq!(shared.into_inner().len(), 4);
}
