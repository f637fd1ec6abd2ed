//! `RecordCheck`: LA-30 to LA-35.

use super::support::{Answer, Place, STATES, absent, agents, conflict, name, not_found, stale, with};
use serde_json::{Value as Json, json};

const EXIT_CODES: [i64; 5] = [0, 1, -1, i64::MIN, i64::MAX];
const VARIANTS: [&str; 2] = ["AgentServe", "Command"];

fn record(place: &Place, generation: i64, exit_code: i64, variant: &str) -> Answer {
    let inputs = json!({ "generation": generation, "exit_code": exit_code, "message": "said", "variant": variant });
    place.send("RecordCheck", &inputs)
}

fn event(event: &str, exit_code: i64, variant: &str) -> Json {
    json!({ event: { "name": name(), "exit_code": exit_code, "message": "said", "variant": variant } })
}

fn checked(place: &Place, state: &str, exit_code: i64, variant: &str) -> Json {
    let check = json!({ "exitCode": exit_code, "message": "said" });
    with(place.row(), &json!({ "state": state, "check": check, "variant": variant }))
}

#[test]
fn la_30_an_absent_agent_is_unknown_whatever_the_input() {
    for exit_code in EXIT_CODES {
        for variant in VARIANTS {
            record(&absent(), exit_code, exit_code, variant).rejected("unknown", &not_found());
        }
    }
}

#[test]
fn la_31_another_generation_is_stale_in_every_state_before_out_of_order() {
    for place in agents(&STATES) {
        let observed = place.generation();
        for generation in [observed - 1, observed + 1, i64::MIN, i64::MAX] {
            for exit_code in EXIT_CODES {
                record(&place, generation, exit_code, "Command").rejected("stale", &stale(generation, observed));
            }
        }
    }
}

#[test]
fn la_32_a_check_outside_pending_is_out_of_order_whatever_the_exit_code() {
    for place in agents(&["Running", "Refused", "Degraded", "Completed", "Failed"]) {
        for exit_code in EXIT_CODES {
            record(&place, place.generation(), exit_code, "Command").rejected("out-of-order", &conflict());
        }
    }
}

#[test]
fn la_33_exit_code_zero_runs_a_pending_agent() {
    for place in agents(&["Pending"]) {
        for variant in VARIANTS {
            let row = checked(&place, "Running", 0, variant);
            let running = event("LoomAgentRunning", 0, variant);
            record(&place, place.generation(), 0, variant).accepted("running", &running, &row);
        }
    }
}

#[test]
fn la_34_any_other_exit_code_refuses_a_pending_agent() {
    for place in agents(&["Pending"]) {
        for exit_code in EXIT_CODES.into_iter().filter(|code| *code != 0) {
            for variant in VARIANTS {
                let row = checked(&place, "Refused", exit_code, variant);
                let refused = event("LoomAgentRefused", exit_code, variant);
                record(&place, place.generation(), exit_code, variant).accepted("refused", &refused, &row);
            }
        }
    }
}

#[test]
fn la_35_a_repeated_check_is_out_of_order_and_no_silent_success() {
    for place in agents(&["Pending"]) {
        for exit_code in [0, 1] {
            let checked = record(&place, place.generation(), exit_code, "AgentServe").after;
            record(&checked, place.generation(), exit_code, "AgentServe").rejected("out-of-order", &conflict());
        }
    }
}
