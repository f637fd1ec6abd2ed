//! `ApplyLoomAgent`: LA-10 to LA-15.

use super::support::{Place, STATES, absent, agents, name, stale, with};
use serde_json::{Value as Json, json};

const GENERATIONS: [i64; 5] = [i64::MIN, -1, 0, 1, i64::MAX];

fn applied(generation: i64) -> Json {
    json!({ "LoomAgentApplied": { "name": name(), "generation": generation } })
}

fn apply(place: &Place, generation: i64) -> super::support::Answer {
    place.send("ApplyLoomAgent", &json!({ "generation": generation }))
}

#[test]
fn la_10_an_absent_agent_is_created_pending_with_nothing_but_its_generation() {
    for generation in GENERATIONS {
        let row = json!({ "name": name(), "observedGeneration": generation, "state": "Pending" });
        apply(&absent(), generation).accepted("created", &applied(generation), &row);
    }
}

#[test]
fn la_11_a_lower_generation_is_stale_in_every_state() {
    for place in agents(&STATES) {
        let observed = place.generation();
        for generation in [observed - 1, 0, i64::MIN] {
            apply(&place, generation).rejected("stale", &stale(generation, observed));
        }
    }
}

#[test]
fn la_12_the_same_generation_changes_nothing_in_every_state() {
    for place in agents(&STATES) {
        apply(&place, place.generation()).kept("unchanged");
    }
}

#[test]
fn la_13_a_higher_generation_respecifies_in_every_state() {
    for place in agents(&STATES) {
        for generation in [place.generation() + 1, i64::MAX] {
            let changes = json!({
                "state": "Pending", "observedGeneration": generation,
                "check": null, "deployment": null, "variant": null, "run": null, "lastRun": null,
            });
            let row = with(place.row(), &changes);
            apply(&place, generation).accepted("respecified", &applied(generation), &row);
        }
    }
}

#[test]
fn la_13_respecify_leaves_conditions_as_they_are() {
    let condition = json!({ "type": "Checked", "status": "True", "reason": "r", "message": "m" });
    for place in agents(&STATES) {
        let place = place.with_row(&with(place.row(), &json!({ "conditions": [condition] })));
        let after = apply(&place, place.generation() + 1).after;
        assert_eq!(after.row().expect("a row")["conditions"], json!([condition]));
    }
}

#[test]
fn la_14_exactly_one_of_the_four_answers_whatever_the_generation() {
    for generation in GENERATIONS {
        assert_eq!(apply(&absent(), generation).reply["outcome"], "created");
    }
    for place in agents(&STATES) {
        for generation in GENERATIONS.into_iter().chain([place.generation()]) {
            let expected = match place.generation().cmp(&generation) {
                std::cmp::Ordering::Greater => "stale",
                std::cmp::Ordering::Equal => "unchanged",
                std::cmp::Ordering::Less => "respecified",
            };
            assert_eq!(apply(&place, generation).reply["outcome"], expected);
        }
    }
}

#[test]
fn la_15_applying_twice_is_the_same_as_once() {
    for place in agents(&STATES).into_iter().chain([absent()]) {
        let once = apply(&place, 7).after;
        apply(&once, 7).kept("unchanged");
    }
}
