//! The wire: what is written, and what is refused with the path to it.

use super::desk::{ANSWER, ANSWERED, FILE, OPEN, TICKET, desk, field, int, open, optional, text};
use selvedge_spec::interpret::{Input, Row, Value, wire};
use selvedge_spec::ir::{OutcomeId, System, Type, TypeId};
use serde_json::{Deserializer, Value as Json, json};

fn full() -> Row {
    let note = Value::Record(
        [text("t"), Some(Value::Timestamp("2026-01-01T00:00:00.5Z".parse().expect("an instant")))].into(),
    );
    let tags = Value::List([Value::text("x"), Value::text("y")].into());
    let extra = Value::json(&json!({ "b": null, "a": [1.5, {}] }));
    let fields = vec![int(-3), Some(note), Some(tags), Some(extra), Some(Value::Bool(true))];
    Row { key: Value::text("a"), state: OPEN, fields }
}

fn full_json() -> Json {
    json!({
        "number": "a", "state": "Open", "level": -3, "tags": ["x", "y"], "urgent": true,
        "note": { "text": "t", "writtenAt": "2026-01-01T00:00:00.5Z" },
        "extra": { "a": [1.5, {}], "b": null },
    })
}

#[test]
fn rows_are_written_under_their_wire_names_and_absent_is_left_out() {
    let system = desk();
    assert_eq!(wire::encode_row(&system, TICKET, &full()), full_json());
    assert_eq!(wire::decode_row(&system, TICKET, full_json()), Ok(full()));
    let bare = json!({ "number": "a", "state": "Open", "level": 1 });
    assert_eq!(wire::encode_row(&system, TICKET, &open(1)), bare);
    assert_eq!(wire::decode_row(&system, TICKET, &bare), Ok(open(1)));
}

#[track_caller]
fn refused(json: &Json, message: &str) {
    let error = wire::decode_row(&desk(), TICKET, json).expect_err("not a row");
    assert_eq!(error.to_string(), message);
}

/// The full row with another value at a pointer; nothing there where the value is `None`.
fn changed(parent: &str, key: &str, value: Option<Json>) -> Json {
    let mut json = full_json();
    let object = json.pointer_mut(parent).and_then(Json::as_object_mut).expect("an object");
    match value {
        Some(value) => object.insert(key.to_owned(), value),
        None => object.remove(key),
    };
    json
}

#[test]
fn a_row_that_is_not_exactly_one_is_refused_with_the_path() {
    refused(&json!([]), "an object is expected");
    refused(&changed("", "other", Some(json!(1))), "other: unknown key");
    refused(&changed("", "level", None), "level: missing key");
    refused(&changed("", "level", Some(Json::Null)), "level: an integer is expected");
    refused(&changed("", "note", Some(Json::Null)), "note: `null`: what is absent is left out");
    refused(&changed("", "extra", Some(Json::Null)), "extra: `null`: what is absent is left out");
    refused(&changed("", "note", Some(json!(["t"]))), "note: an object is expected");
    refused(&changed("/note", "at", Some(json!("x"))), "note.at: unknown key");
    refused(&changed("/note", "text", None), "note.text: missing key");
    refused(&changed("", "tags", Some(json!(["x", 1]))), "tags[1]: a text is expected");
    refused(&changed("", "tags", Some(json!("x"))), "tags: a list is expected");
    refused(&changed("", "urgent", Some(json!(1))), "urgent: `true` or `false` is expected");
    refused(&changed("", "state", Some(json!("open"))), "state: one of Open, Closed is expected");
    refused(&changed("", "state", Some(json!({ "Open": null }))), "state: one of Open, Closed is expected");
}

/// What a document has forgotten, a text still has.
#[test]
fn a_key_that_stands_twice_is_refused_where_the_text_is_read() {
    let twice = |text: &str, double: &str, message: &str| {
        assert!(wire::decode_row(&desk(), TICKET, &mut Deserializer::from_str(text)).is_ok(), "{text}");
        let text = text.replacen(double, &format!("{double}, {double}"), 1);
        let error = wire::decode_row(&desk(), TICKET, &mut Deserializer::from_str(&text)).expect_err(&text);
        assert_eq!(error.to_string(), format!("{message}: this key stands here twice"));
    };
    let row = full_json().to_string();
    twice(&row, r#""level":-3"#, "level");
    twice(&row, r#""state":"Open""#, "state");
    twice(&row, r#""text":"t""#, "note.text");
    twice(&row, r#""b":null"#, "extra.b");
    let message = |text: &str| {
        let command = wire::decode_command(&desk(), &mut Deserializer::from_str(text));
        let reply = wire::decode_reply(&desk(), &mut Deserializer::from_str(text));
        [command.map(drop), reply.map(drop)].map(|read| read.expect_err(text).to_string())
    };
    let filed = r#"{"File": {"number": "a", "level": 2}, "File": {"number": "a", "level": 2}}"#;
    assert_eq!(message(filed)[0], "an object with exactly one key is expected");
    let reply = r#"{"command": "File", "outcome": "known", "command": "File"}"#;
    assert_eq!(message(reply)[1], "command: this key stands here twice");
}

#[test]
fn only_integers_of_64_bits_are_integers() {
    for text in ["1.0", "1e3", "9223372036854775808", "\"1\""] {
        let json = changed("", "level", Some(serde_json::from_str(text).expect("JSON")));
        assert_eq!(wire::decode_row(&desk(), TICKET, &json).expect_err(text).path, "level");
    }
    for value in [i64::MIN, i64::MAX] {
        let row = wire::decode_row(&desk(), TICKET, changed("", "level", Some(value.into())));
        assert_eq!(row.expect("an integer").fields[0], int(value));
    }
}

#[test]
fn instants_are_rfc_3339_and_written_in_one_form() {
    let at = |text: &str| wire::decode_row(&desk(), TICKET, changed("/note", "writtenAt", Some(text.into())));
    let row = at("2026-01-01T01:30:00.500+01:30").expect("an instant");
    assert_eq!(row, full());
    assert_eq!(wire::encode_row(&desk(), TICKET, &row), full_json());
    let wrong = [
        "2026-01-01",
        "2026-01-01T00:00:00",
        "2026-01-01 00:00:00Z",
        "20260101T000000Z",
        "2026-01-01T00:00:00,5Z",
        "2026-01-01T00:00:00.Z",
        "2026-02-30T00:00:00Z",
        "2026-01-01T00:00:00+01",
        "2026-01-01T00:00:00+24:00",
        "2026-01-01T00:00:00-01:60",
        "0000-01-01T00:00:00+00:01",
        "9999-12-31T23:59:59Z",
        "2026-01-01T00:00:00Z[UTC]",
        "",
        "2026-01-01T00:00:00é",
    ];
    for text in wrong {
        assert_eq!(at(text).expect_err(text).path, "note.writtenAt");
    }
}

#[test]
fn commands_stand_under_their_name() {
    let system = desk();
    let input = Input(vec![text("a"), int(2), None]);
    let json = json!({ "File": { "number": "a", "level": 2 } });
    assert_eq!(wire::encode_command(&system, FILE, &input), json);
    assert_eq!(wire::decode_command(&system, &json), Ok((FILE, input)));
    let wrong = [
        (json!({}), "an object with exactly one key is expected"),
        (json!("File"), "an object with exactly one key is expected"),
        (json!({ "File": { "number": "a", "level": 2 }, "Other": {} }), "an object with exactly one key is expected"),
        (json!({ "file": {} }), "file: no such command"),
        (json!({ "File": { "number": "a" } }), "File.level: missing key"),
        (
            json!({ "File": { "number": "a", "level": 2, "text": null } }),
            "File.text: `null`: what is absent is left out",
        ),
    ];
    for (json, message) in wrong {
        assert_eq!(wire::decode_command(&system, &json).expect_err(message).to_string(), message);
    }
}

#[test]
fn replies_carry_an_event_or_an_error_or_neither() {
    let system = desk();
    let event = Some((ANSWERED, vec![text("a"), text("no"), None]));
    let reply = wire::Reply { command: ANSWER, outcome: OutcomeId(1), event, error: None };
    let json = json!({
        "command": "Answer", "outcome": "answered", "event": { "Answered": { "number": "a", "text": "no" } },
    });
    assert_eq!(wire::encode_reply(&system, &reply), json);
    assert_eq!(wire::decode_reply(&system, &json), Ok(reply));
    let kept = json!({ "command": "File", "outcome": "known" });
    let reply = wire::decode_reply(&system, &kept).expect("a reply");
    assert_eq!((reply.event, reply.error), (None, None));
    let wrong = [
        (json!({ "command": "File" }), "outcome: missing key"),
        (json!({ "command": "File", "outcome": "answered" }), "outcome: no such outcome: `answered`"),
        (
            json!({ "command": "File", "outcome": "known", "event": null }),
            "event: an object with exactly one key is expected",
        ),
        (json!({ "command": "File", "outcome": "known", "event": { "Missing": {} } }), "event.Missing: no such name"),
        (
            json!({ "command": "File", "outcome": "known", "error": { "Missing": {} } }),
            "error.Missing.number: missing key",
        ),
        (json!({ "command": "File", "outcome": "known", "row": {} }), "row: unknown key"),
    ];
    for (json, message) in wrong {
        assert_eq!(wire::decode_reply(&system, &json).expect_err(message).to_string(), message);
    }
}

#[test]
fn view_rows_have_names_of_their_own() {
    let system = desk();
    let row = vec![Some(Value::Variant(0)), text("a"), int(3)];
    let json = json!({ "resting": "Open", "no": "a", "level": 3 });
    assert_eq!(wire::encode_view_row(&system, &system.views[0], &row), json);
    assert_eq!(wire::decode_view_row(&system, &system.views[0], &json), Ok(row));
}

#[test]
fn a_required_json_value_may_be_null_and_an_external_one_anything() {
    let mut system: System = desk();
    system.commands[FILE.0].inputs[1] = field("level", Type::Json);
    system.commands[FILE.0].inputs[2] = optional("text", Type::Named(TypeId(3)));
    let json = json!({ "File": { "number": "a", "level": null, "text": [1, { "x": null }] } });
    let (command, input) = wire::decode_command(&system, &json).expect("a command");
    assert_eq!(wire::encode_command(&system, command, &input), json);
}
