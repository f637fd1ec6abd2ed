//! The JSON object and its published schema.

use crate::{examples, schema};
use selvedge_checker::report::{Report, json};
use selvedge_checker::verdict::Verdict;
use serde_json::{Value, json as object};

fn published() -> Value {
    serde_json::from_str(include_str!("../../schema/report.schema.json")).expect("the schema is JSON")
}

fn told(report: Report) -> Value {
    serde_json::from_str(&json(report.verdict, &[report])).expect("the report is JSON")
}

#[test]
fn every_report_is_as_the_schema_says() {
    let schema = published();
    for report in examples::all() {
        let verdict = report.verdict;
        assert_eq!(schema::faults(&schema, &told(report)), Vec::<String>::new(), "{verdict:?}");
    }
    let all = json(Verdict::Violated, &examples::all());
    assert_eq!(schema::faults(&schema, &serde_json::from_str(&all).expect("JSON")), Vec::<String>::new());
}

#[test]
fn the_schema_refuses_what_is_no_report() {
    let schema = published();
    let whole = told(examples::violated());
    let change = |pointer: &str, value: Value| {
        let mut changed = whole.clone();
        *changed.pointer_mut(pointer).unwrap_or_else(|| panic!("nothing stands at {pointer}")) = value;
        schema::faults(&schema, &changed)
    };
    assert_eq!(change("/verdict", object!("ok")).len(), 1);
    assert_eq!(change("/systems/0/worlds", object!(-1)).len(), 1);
    assert_eq!(change("/systems/0/worlds", object!(1.5)).len(), 1);
    assert_eq!(change("/systems/0/rules/0/kind", object!(null)).len(), 1);
    assert_eq!(change("/systems/0/moves", object!({ "declared": 1, "reached": 1, "missed": [] })).len(), 2);
}

#[test]
fn pairs_that_are_not_listed_are_impossible() {
    let report = told(examples::incomplete());
    let cells = report.pointer("/systems/0/coverage").and_then(Value::as_array).expect("the coverage is listed");
    assert_eq!(Some(cells.len() as u64), report.pointer("/systems/0/cells_declared").and_then(Value::as_u64));
    let reached = cells.iter().filter(|cell| cell["seen"] == "reached").count() as u64;
    assert_eq!(Some(reached), report.pointer("/systems/0/cells").and_then(Value::as_u64));
    let opened = object!({ "command": "OpenDesk", "outcome": "opened", "state": "absent", "seen": "reached" });
    assert!(cells.contains(&opened), "{cells:?}");
}
