//! The view, the events and the refusals: LA-70 to LA-77.

use super::support::{AGENT, STATES, agents, bound, explore, system, with};
use selvedge_spec::interpret::{RowChange, World, event_key, fold, view_rows, wire};
use serde_json::{Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};

fn shown(world: &World) -> BTreeSet<Vec<Option<selvedge_spec::interpret::Value>>> {
    view_rows(system(), &system().views[0], world).expect("a view without a filter").into_iter().collect()
}

#[test]
fn la_70_the_view_shows_every_field_of_every_agent() {
    for place in agents(&STATES) {
        let row = place.row().expect("a row");
        // LA-77: the view's own fields have no wire names, the records in them do.
        let renamed = json!({
            "observedGeneration": null, "observed_generation": row["observedGeneration"],
            "lastRun": null, "last_run": row.get("lastRun"),
        });
        assert_eq!(place.view(), [with(Some(row), &renamed)]);
    }
    let condition = json!({ "type": "Completed", "status": "Unknown", "reason": "r", "message": "m" });
    let place = &agents(&["Pending"])[0];
    let place = place.with_row(&with(place.row(), &json!({ "conditions": [condition] })));
    assert_eq!(place.view()[0]["conditions"], json!([condition]));
}

#[test]
fn la_70_72_the_view_contains_each_agent_once_in_no_promised_order() {
    explore(bound("t"), |_, _, _, _, after| {
        let rows = view_rows(system(), &system().views[0], after).expect("a view without a filter");
        assert_eq!(rows.len(), after.rows(AGENT).len());
        let names: BTreeSet<_> = rows.iter().map(|row| row[0].clone()).collect();
        assert_eq!(names, after.rows(AGENT).map(|row| Some(row.key.clone())).collect());
    });
}

#[test]
fn la_71_73_the_view_is_what_the_command_left_behind_when_it_returns() {
    explore(bound("t"), |before, _, _, step, after| match &step.change {
        RowChange::Unchanged => assert_eq!(shown(before), shown(after)),
        RowChange::Deleted => assert!(shown(after).iter().all(|row| row[0].as_ref() != Some(&step.key))),
        RowChange::Created(row) | RowChange::Replaced(row) => {
            let mut expected = vec![Some(row.key.clone())];
            expected.extend(row.fields.iter().cloned());
            expected.push(Some(selvedge_spec::interpret::Value::Variant(row.state.0)));
            assert!(shown(after).contains(&expected));
        }
    });
}

#[test]
fn la_74_75_refusals_and_keeps_change_and_emit_nothing_and_all_others_emit_one_event() {
    let mut answers: BTreeMap<_, (bool, bool)> = BTreeMap::new();
    explore(bound("s"), |before, command, _, step, after| {
        let silent = step.event.is_none();
        assert!(!silent || before == after);
        assert!(silent || step.error.is_none());
        let answer = (step.error.is_some(), silent);
        assert_eq!(*answers.entry((command, step.outcome)).or_insert(answer), answer);
    });
    let count = |sought: (bool, bool)| answers.values().filter(|answer| **answer == sought).count();
    assert_eq!(count((true, true)), 11, "refusals");
    assert_eq!(count((false, true)), 3, "unchanged, finished, run-active");
    assert_eq!(count((false, false)), 14);
}

#[test]
fn la_74_folding_the_events_alone_rebuilds_every_row() {
    for name in ["s", "t"] {
        explore(bound(name), |before, _, _, step, after| {
            let Some((event, payload)) = &step.event else { return };
            let key = event_key(system(), AGENT, *event, payload).expect("every event names its agent");
            assert_eq!(key, step.key);
            let folded = fold(system(), AGENT, before.row(AGENT, &key), *event, payload);
            assert_eq!(folded.as_ref().map(Option::as_ref), Ok(after.row(AGENT, &key)));
        });
    }
}

#[test]
fn la_76_rows_commands_replies_and_view_rows_survive_the_wire() {
    let system = system();
    let text = |json: &Json| serde_json::from_str(&json.to_string()).expect("what was written is JSON");
    explore(bound("s"), |before, command, input, step, _| {
        let request: Json = text(&wire::encode_command(system, command, input));
        assert_eq!(wire::decode_command(system, &request), Ok((command, input.clone())));
        let reply = wire::Reply::of(command, step);
        assert_eq!(wire::decode_reply(system, text(&wire::encode_reply(system, &reply))), Ok(reply));
        for row in before.rows(AGENT) {
            let json = text(&wire::encode_row(system, AGENT, row));
            assert_eq!(wire::decode_row(system, AGENT, &json).as_ref(), Ok(row));
        }
        for row in shown(before) {
            let json = text(&wire::encode_view_row(system, &system.views[0], &row));
            assert_eq!(wire::decode_view_row(system, &system.views[0], &json), Ok(row));
        }
    });
}
