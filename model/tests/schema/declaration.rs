//! What `selvedge export json` writes is of the published shape, and tells all that is declared.

use selvedge_model::{container, loom_agent};
use selvedge_spec::ir::System;
use selvedge_spec::{declare, export, source};
use serde_json::{Value, json};

const SCHEMA: &str = include_str!("../../../spec/schema/declaration.schema.json");
const CHECKOUT: &str = include_str!("../../../runtime/tests/several/checkout.rs");

fn declared(text: &str) -> System {
    let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
    declare(tokens).sound().expect("it is sound").0
}

#[test]
fn every_declaration_is_of_the_published_shape() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let validator = jsonschema::options().build(&schema).expect("it is a schema");
    for text in [loom_agent::SOURCE, container::SOURCE, CHECKOUT] {
        let told = export::declaration(&declared(text));
        let faults: Vec<String> = validator.iter_errors(&told).map(|error| error.to_string()).collect();
        assert!(faults.is_empty(), "{}: {faults:#?}", told["name"]);
        // The shape is closed: whatever is added to it must be added to the schema.
        let mut more = told.clone();
        more["commands"][0]["outcomes"][0]["more"] = json!(1);
        assert!(!validator.is_valid(&more));
    }
}

#[test]
fn loom_agent_is_told_in_full() {
    let told = export::declaration(&declared(loom_agent::SOURCE));
    let count = |list: &Value| list.as_array().expect("a list").len();
    let commands = told["commands"].as_array().expect("a list");
    let outcomes: usize = commands.iter().map(|command| count(&command["outcomes"])).sum();
    let numbers =
        [&told["types"], &told["events"], &told["errors"], &told["views"], &told["entities"][0]["moves"]].map(count);
    assert_eq!((commands.len(), outcomes, numbers), (6, 28, [29, 11, 3, 1, 9]));
    let running = &commands[2]["outcomes"][3];
    assert_eq!((&running["when"], &running["move"]), (&json!("input.exit_code == 0"), &json!("run")));
    let fact = &told["entities"][0]["states"][1]["facts"][1];
    assert_eq!(fact, &json!({ "field": "check", "presence": "present", "known": ["exit_code = 0"] }));
}
