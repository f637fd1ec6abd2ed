//! The description of a service that `selvedge export openapi` writes: complete in itself, and true of what is answered.

use super::{documents, system};
use selvedge_spec::export;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn openapi() -> Value {
    export::openapi(&system()).expect("it can be exported")
}

/// A schema of the description, with the components it refers to.
fn validator(openapi: &Value, schema: &Value) -> jsonschema::Validator {
    let mut whole = schema.clone();
    whole["components"] = openapi["components"].clone();
    jsonschema::options().should_validate_formats(true).build(&whole).expect("it is a schema")
}

#[test]
fn everything_referred_to_is_there_under_a_name_that_may_be() {
    let openapi = openapi();
    let (mut referred, mut open) = (BTreeSet::new(), vec![&openapi]);
    while let Some(value) = open.pop() {
        if let Some(Value::String(place)) = value.get("$ref") {
            referred.insert(place.trim_start_matches('#').to_owned());
        }
        open.extend(value.as_object().into_iter().flat_map(|object| object.values()));
        open.extend(value.as_array().into_iter().flatten());
    }
    assert!(referred.len() > 20, "{referred:?}");
    for place in referred {
        assert!(openapi.pointer(&place).is_some(), "{place} is nowhere");
    }
    let names = openapi["components"]["schemas"].as_object().expect("schemas").keys();
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    assert!(names.clone().all(|name| name.chars().all(is_name)), "{names:?}");
    let operations = openapi["paths"].as_object().expect("paths").values();
    let ids: BTreeSet<String> = operations
        .flat_map(|path| path.as_object().expect("a path").values())
        .map(|operation| operation["operationId"].to_string())
        .collect();
    assert_eq!((openapi["openapi"].as_str(), ids.len()), (Some("3.1.0"), 7), "six commands and a view: {ids:?}");
}

/// What the generated code answers is taken by the response of its status, and by no other.
#[test]
fn replies_are_as_described() {
    let openapi = openapi();
    let [commands, replies, ..] = documents::originals();
    let mut answered = BTreeSet::new();
    for reply in &replies {
        let command = reply["command"].as_str().expect("a command");
        let responses = &openapi["paths"][format!("/commands/{command}")]["post"]["responses"];
        for (status, response) in responses.as_object().expect("responses") {
            let validator = validator(&openapi, &response["content"]["application/json"]["schema"]);
            let is_rejection = reply.get("error").is_some();
            assert_eq!(validator.is_valid(reply), (status == "409") == is_rejection, "{status} {reply}");
            answered.insert((command.to_owned(), status.clone()));
        }
    }
    assert_eq!(answered.len(), 12);
    for command in &commands {
        let (name, inputs) = command.as_object().expect("a command").iter().next().expect("one");
        let validator = validator(&openapi, &json!({ "$ref": format!("#/components/schemas/inputs.{name}") }));
        assert!(validator.is_valid(inputs), "{command}");
    }
}
