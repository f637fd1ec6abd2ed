//! The custom resource that `selvedge export crd` writes: it takes every status that a row comes to, with its conditions,
//! and of changed ones those that the decoder takes.

use super::documents::{Dice, change};
use super::rows::reachable;
use super::system;
use cel::{Context, Program};
use jsonschema::Validator;
use selvedge::wire::{from_value, to_value};
use selvedge_model::loom_agent::{AnyLoomAgent, GROUP, conditions};
use selvedge_spec::export;
use selvedge_spec::ir::EntityId;
use serde_json::{Value, json};

fn status_schema() -> Value {
    let crd = export::crd(&system(), EntityId(0), GROUP).expect("it can be exported");
    crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["status"].clone()
}

/// The rules of a status that read it alone, and those that read what it was.
fn rules(schema: &Value) -> (Vec<Program>, Vec<Program>) {
    let rules = schema["x-kubernetes-validations"].as_array().expect("a list");
    let text = |rule: &Value| rule["rule"].as_str().expect("a rule").to_owned();
    let (over_time, alone): (Vec<String>, Vec<String>) =
        rules.iter().map(text).partition(|text| text.contains("oldSelf"));
    let compile = |text: &String| Program::compile(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (alone.iter().map(compile).collect(), over_time.iter().map(compile).collect())
}

fn holds(rule: &Program, status: &Value, before: Option<&Value>) -> bool {
    let mut context = Context::default();
    context.add_variable("self", status).expect("JSON");
    context.add_variable("oldSelf", before).expect("JSON");
    rule.execute(&context) == Ok(cel::Value::Bool(true))
}

/// A row as the status of its resource: without its name.
fn status(row: &Value) -> Value {
    let mut status = row.clone();
    status.as_object_mut().expect("a row").remove("name");
    status
}

fn validator(schema: &Value) -> Validator {
    jsonschema::options().should_validate_formats(true).build(schema).expect("it is a schema")
}

#[test]
fn every_row_is_a_status_with_its_conditions() {
    let schema = status_schema();
    let (validator, (alone, over_time)) = (validator(&schema), rules(&schema));
    assert_eq!((alone.len(), over_time.len()), (8, 1));
    for row in reachable("s") {
        let mut status = status(&to_value(&row).expect("a row"));
        let with_time = conditions(&row).map(|condition| {
            let mut condition = to_value(&condition).expect("a condition");
            condition["lastTransitionTime"] = json!("2026-01-01T00:00:00Z");
            condition["observedGeneration"] = json!(row.observed_generation());
            condition
        });
        status["conditions"] = json!(with_time);
        assert!(validator.is_valid(&status), "{status}\n{:?}", validator.validate(&status));
        assert!(alone.iter().all(|rule| holds(rule, &status, None)), "{status}");
        assert!(over_time.iter().all(|rule| holds(rule, &status, Some(&status))), "{status}");
    }
}

/// Whether it holds a number that the API server reads as no integer of 64 bits, which `format` tells it and not us.
fn holds_a_wide_number(value: &Value) -> bool {
    match value {
        Value::Number(number) => number.as_i64().is_none(),
        Value::Array(items) => items.iter().any(holds_a_wide_number),
        Value::Object(fields) => fields.values().any(holds_a_wide_number),
        _ => false,
    }
}

/// A status is taken exactly if the decoder takes the row, but for keys that are not known: those are pruned.
#[test]
fn a_changed_status_is_taken_where_the_decoder_takes_it() {
    let schema = status_schema();
    let (validator, (alone, _)) = (validator(&schema), rules(&schema));
    let rows: Vec<Value> = reachable("s").iter().map(|row| to_value(row).expect("a row")).collect();
    let (mut dice, mut taken, mut refused) = (Dice::new(3), 0, 0);
    for _ in 0..1_500 {
        let mut row = dice.pick(&rows).clone();
        let name = row["name"].clone();
        change(&mut row, &mut dice);
        if !row.is_object()
            || row.get("name") != Some(&name)
            || row.get("conditions").is_some()
            || holds_a_wide_number(&row)
        {
            continue;
        }
        let decoded = from_value::<AnyLoomAgent>(&row).map(drop).map_err(|error| error.to_string());
        if decoded.as_ref().is_err_and(|error| error.contains("unknown key")) {
            continue;
        }
        let status = status(&row);
        let is_taken = validator.is_valid(&status) && alone.iter().all(|rule| holds(rule, &status, None));
        assert_eq!(is_taken, decoded.is_ok(), "{status}\n{decoded:?}");
        *(if is_taken { &mut taken } else { &mut refused }) += 1;
    }
    assert!(taken > 40 && refused > 200, "{taken} taken, {refused} refused");
}

#[test]
fn the_observed_generation_only_grows() {
    let (_, over_time) = rules(&status_schema());
    let at = |generation: i64| json!({ "state": "Pending", "observedGeneration": generation });
    for (before, after, is_taken) in [(1, 1, true), (1, 2, true), (2, 1, false)] {
        assert_eq!(holds(&over_time[0], &at(after), Some(&at(before))), is_taken, "{before} to {after}");
    }
}

/// What Kubernetes asks of a structural schema: a type at each place, nothing referred to, no word that it does not know.
#[test]
fn the_schema_is_structural() {
    let crd = export::crd(&system(), EntityId(0), GROUP).expect("it can be exported");
    let mut places = 0;
    structural(&crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"], "", &mut places);
    assert!(places > 80, "{places}");
}

const WORDS: &[&str] = &[
    "description",
    "enum",
    "format",
    "items",
    "maxLength",
    "maximum",
    "minLength",
    "minimum",
    "nullable",
    "pattern",
    "properties",
    "required",
    "type",
    "x-kubernetes-list-map-keys",
    "x-kubernetes-list-type",
    "x-kubernetes-preserve-unknown-fields",
    "x-kubernetes-validations",
];

fn structural(schema: &Value, at: &str, places: &mut usize) {
    *places += 1;
    let schema = schema.as_object().unwrap_or_else(|| panic!("{at} is no schema"));
    assert!(schema.keys().all(|word| WORDS.contains(&word.as_str())), "{at}: {:?}", schema.keys());
    let is_any = schema.get("x-kubernetes-preserve-unknown-fields") == Some(&json!(true));
    assert!(is_any || schema.contains_key("type"), "{at} has no type");
    let properties = schema.get("properties").and_then(Value::as_object);
    for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
        assert!(properties.is_some_and(|known| known.contains_key(name.as_str().expect("a name"))), "{at}: {name}");
    }
    for (name, property) in properties.into_iter().flatten() {
        structural(property, &format!("{at}.{name}"), places);
    }
    assert_eq!(schema.get("type") == Some(&json!("array")), schema.contains_key("items"), "{at}");
    if let Some(items) = schema.get("items") {
        structural(items, &format!("{at}[]"), places);
    }
}
