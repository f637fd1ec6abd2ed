//! Forms of conditions and effects that no model system uses, executed: each answer is derived by hand.

// A literal reads better without a borrow before it.
#![allow(clippy::needless_pass_by_value)]

use selvedge::{Store, wire};
use serde_json::{Value, json};

/// The expansion of `valve.life`.
mod valve {
    selvedge::lifecycle!(file = "tests/valve.life");
}

use valve::Valves;

/// Sends commands and says how they were answered: the outcome, and the error or the event where there is one.
#[track_caller]
fn answers(store: &mut Valves, command: Value) -> (String, Value) {
    let command = wire::from_value(&command).expect("a command");
    let reply = wire::to_value(&store.execute(command)).expect("a reply");
    let told = reply.get("event").or(reply.get("error")).cloned().unwrap_or_default();
    (reply["outcome"].as_str().expect("an outcome").to_owned(), told)
}

#[track_caller]
fn outcome(store: &mut Valves, command: Value) -> String {
    answers(store, command).0
}

fn make(level: i64, count: i64) -> Value {
    json!({"Make": {"id": "v", "level": level, "count": count}})
}

fn turn(rest: Value) -> Value {
    with(json!({"id": "v", "count": 1}), rest, "Turn")
}

fn look(rest: Value) -> Value {
    with(json!({"id": "v", "count": 1}), rest, "Look")
}

fn with(mut base: Value, rest: Value, command: &str) -> Value {
    base.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
    json!({ command: base })
}

fn outer(depth: i64, loud: bool) -> Value {
    json!({"inner": {"way": "In", "depth": depth}, "loud": loud, "levels": [depth]})
}

/// A valve that is made, then opened with what the arguments give.
fn opened(count: i64, rest: Value) -> Valves {
    let mut store = Valves::new();
    assert_eq!(outcome(&mut store, make(1, count)), "made");
    assert_eq!(outcome(&mut store, turn(rest)), "opened");
    store
}

#[test]
fn newtypes_are_compared_by_what_they_wrap() {
    let mut store = Valves::new();
    assert_eq!(outcome(&mut store, make(13, 0)), "refused");
    let error = json!({"Stuck": {"id": "v", "count": 0, "why": "Out"}});
    assert_eq!(answers(&mut store, make(7, 0)), ("hushed".to_owned(), error));
    assert_eq!(outcome(&mut store, make(1, -1)), "hushed");
    assert_eq!(outcome(&mut store, make(1, 0)), "made");
    assert_eq!(outcome(&mut store, make(13, 0)), "there");

    let mut store = opened(1, json!({}));
    assert_eq!(outcome(&mut store, turn(json!({"label": "open"}))), "rest");
    assert_eq!(outcome(&mut store, turn(json!({"label": "shut"}))), "named");
}

#[test]
fn instants_are_compared_where_both_are_there() {
    let at = |hour: u32| json!({"at": format!("2026-01-01T{hour:02}:00:00Z")});
    let mut store = opened(1, json!({}));
    assert_eq!(outcome(&mut store, look(at(1))), "rest");
    let mut store = opened(1, at(5));
    assert_eq!(outcome(&mut store, look(json!({}))), "rest");
    assert_eq!(outcome(&mut store, look(at(5))), "rest");
    let error = json!({"Late": {"id": "v", "at": "2026-01-01T05:00:00Z"}});
    assert_eq!(answers(&mut store, look(at(4))), ("late".to_owned(), error));
}

#[test]
fn a_way_through_absent_records_answers_false() {
    for absent in [
        json!({}),
        json!({"outer": {"loud": true, "levels": []}}),
        json!({"outer": {"inner": {"way": "In"}, "loud": true, "levels": []}}),
    ] {
        assert_eq!(outcome(&mut opened(1, absent), look(json!({}))), "rest");
    }
    let mut store = opened(1, json!({"outer": outer(2, false)}));
    assert_eq!(outcome(&mut store, look(json!({"count": 2}))), "rest");
    let error = json!({"Stuck": {"id": "v", "count": 1, "outer": outer(2, false), "why": "In"}});
    assert_eq!(answers(&mut store, look(json!({}))), ("deep".to_owned(), error));
}

#[test]
fn everything_is_read_before_anything_is_written() {
    let mut store = opened(1, json!({"outer": outer(2, false)}));
    assert_eq!(outcome(&mut store, turn(json!({"outer": outer(3, false)}))), "rest");
    let (name, event) = answers(&mut store, turn(json!({"outer": outer(3, true), "count": 4, "note": [null]})));
    assert_eq!(name, "loud");
    assert_eq!(event, json!({"Turned": {"id": "v", "count": 1, "outer": outer(2, false), "depth": 3}}));
    let row = json!({"id": "v", "count": 4, "level": 1, "outer": outer(3, true), "before": outer(2, false), "note": [null], "state": "Open"});
    assert_eq!(store.rows(), [("Valve", row)]);
}

/// A command that may delete takes the row out first; every other answer must put it back.
#[test]
fn what_is_not_deleted_stays() {
    let drop = |way: &str| json!({"Drop": {"id": "v", "way": way}});
    let mut store = opened(1, json!({}));
    let before = store.clone();
    assert_eq!(outcome(&mut store, drop("Out")), "stuck");
    assert_eq!(outcome(&mut store, drop("In")), "rested");
    assert_eq!(store, before);

    let mut store = Valves::new();
    assert_eq!(outcome(&mut store, make(1, 1)), "made");
    assert_eq!(outcome(&mut store, drop("In")), "smashed");
    assert_eq!(store.rows()[0].1["state"], "Broken");
    assert_eq!(answers(&mut store, drop("In")), ("gone".to_owned(), json!({"Gone": {"id": "v", "count": 1}})));
    assert!(store.is_empty());

    let mut store = opened(9, json!({}));
    assert_eq!((outcome(&mut store, drop("Out")), store.len()), ("gone".to_owned(), 0));
}

#[test]
fn a_view_shows_what_its_condition_says() {
    let mut store = opened(1, json!({}));
    assert_eq!(store.labelled().count(), 0);
    let row = json!({"id": "w", "count": 1, "level": 1, "label": "open", "state": "Open"});
    store.load("Valve", &row).expect("an open valve may be labelled");
    let shown = json!({"id": "w", "state": "Open", "label": "open"});
    assert_eq!(store.views()[1], ("Labelled", vec![shown]));
    assert_eq!(store.view().count(), 2);
}
