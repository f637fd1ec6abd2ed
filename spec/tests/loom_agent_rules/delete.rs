//! `DeleteLoomAgent`: LA-20 to LA-22.

use super::support::{STATES, absent, agents, name, not_found};
use serde_json::json;

#[test]
fn la_20_an_absent_agent_is_unknown() {
    absent().send("DeleteLoomAgent", &json!({})).rejected("unknown", &not_found());
}

#[test]
fn la_21_an_agent_in_any_state_is_deleted_and_gone_from_the_view() {
    for place in agents(&STATES) {
        let answer = place.send("DeleteLoomAgent", &json!({}));
        answer.replied(&json!({ "outcome": "deleted", "event": { "LoomAgentDeleted": { "name": name() } } }));
        assert_eq!(answer.after.row(), None);
        assert!(answer.after.view().is_empty());
    }
}

#[test]
fn la_22_a_deleted_name_answers_as_one_never_used_and_takes_any_generation() {
    for place in agents(&STATES) {
        let deleted = place.then("DeleteLoomAgent", &json!({}));
        assert_eq!(deleted.world, absent().world, "nothing is left of it, so every command answers alike");
        for generation in [place.generation() - 1, place.generation(), place.generation() + 1] {
            let answer = deleted.send("ApplyLoomAgent", &json!({ "generation": generation }));
            assert_eq!(answer.reply["outcome"], "created");
            assert_eq!(answer.after.generation(), generation);
        }
    }
}
