//! The wire over HTTP, as `OpenAPI` 3.1: a path for each command and each view, over the schema of the wire.
//!
//! The declaration says what is sent and answered, and nothing of HTTP. So this is the plainest way to carry it: a command's
//! inputs are posted to its name, what is accepted answers 200, what is rejected 409, and a view is got under its name.

use super::Unexportable;
use super::schema::{Schema, closed, documented};
use crate::ir::{Command, Effect, Outcome, System, View};
use serde_json::{Map, Value, json};

/// Where a component lies.
const COMPONENTS: &str = "#/components/schemas/";

/// The description of a service that takes the system's commands and shows its views.
///
/// # Errors
/// If the declaration has no version, which every description tells.
pub fn openapi(system: &System) -> Result<Value, Unexportable> {
    let version = system.version.as_deref().ok_or_else(|| {
        let words = "a description of a service tells its version: declare one behind the name, such as `@ \"1\"`";
        Unexportable::new(format!("context {}", system.name), words)
    })?;
    let schema = Schema { system, place: COMPONENTS };
    let mut components = schema.definitions();
    let mut paths = Map::new();
    for command in &system.commands {
        let name = &command.name.text;
        components
            .insert(format!("inputs.{name}"), documented(schema.object(command.inputs.iter(), None), &command.docs));
        paths.insert(format!("/commands/{name}"), json!({ "post": post(&schema, command) }));
    }
    for view in &system.views {
        paths.insert(format!("/views/{}", view.name), json!({ "get": get(view) }));
    }
    let info = documented(json!({ "title": system.name.text, "version": version }), &system.docs);
    Ok(json!({ "openapi": "3.1.0", "info": info, "paths": paths, "components": { "schemas": components } }))
}

fn post(schema: &Schema<'_>, command: &Command) -> Value {
    let (rejections, acceptances): (Vec<&Outcome>, Vec<&Outcome>) =
        command.outcomes.iter().partition(|outcome| outcome.is_rejection());
    let mut responses = Map::new();
    for (status, outcomes) in [("200", acceptances), ("409", rejections)] {
        if !outcomes.is_empty() {
            let names: Vec<&str> = outcomes.iter().map(|outcome| outcome.wire.as_str()).collect();
            responses.insert(status.to_owned(), content(&names.join(", "), &reply(schema, command, &outcomes)));
        }
    }
    let body = json!({ "$ref": format!("{COMPONENTS}inputs.{}", command.name) });
    let operation = json!({
        "operationId": command.name.text,
        "requestBody": { "required": true, "content": { "application/json": { "schema": body } } },
        "responses": responses,
    });
    documented(operation, &command.docs)
}

/// What these outcomes of a command answer, each with its event or its error.
fn reply(schema: &Schema<'_>, command: &Command, outcomes: &[&Outcome]) -> Value {
    let answer = |outcome: &&Outcome| {
        let mut properties: Map<String, Value> = Map::new();
        properties.insert("command".to_owned(), json!({ "const": command.name.text }));
        properties.insert("outcome".to_owned(), documented(json!({ "const": outcome.wire }), &outcome.docs));
        let mut required = vec!["command".to_owned(), "outcome".to_owned()];
        let told = match (&outcome.effect, &outcome.emits) {
            (Effect::Reject { error, .. }, _) => Some(("error", &schema.system.errors[error.0])),
            (_, Some(emission)) => Some(("event", &schema.system.events[emission.event.0])),
            _ => None,
        };
        if let Some((key, payload)) = told {
            properties.insert(key.to_owned(), schema.payload(payload));
            required.push(key.to_owned());
        }
        closed(properties, &required)
    };
    json!({ "anyOf": outcomes.iter().map(answer).collect::<Vec<_>>() })
}

fn get(view: &View) -> Value {
    let rows = json!({ "type": "array", "items": { "$ref": format!("{COMPONENTS}view.{}", view.name) } });
    let operation = json!({
        "operationId": view.name.text,
        "responses": { "200": content("The rows, in no promised order", &rows) },
    });
    documented(operation, &view.docs)
}

fn content(description: &str, schema: &Value) -> Value {
    json!({ "description": description, "content": { "application/json": { "schema": schema } } })
}
