//! What is certain of a row in each state, in every world that can be reached: LA-80 to LA-85.

use super::support::{AGENT, agents, bound, explore};
use selvedge_spec::interpret::Value;
use serde_json::Value as Json;

/// Asserts `claim` of every row that rests in one of `states`.
#[track_caller]
fn certain(states: &[&str], claim: impl Fn(&Json) -> bool) {
    for place in agents(states) {
        let row = place.row().expect("a row");
        assert!(claim(&row), "{row}");
    }
}

fn lacks(row: &Json, fields: &[&str]) -> bool {
    fields.iter().all(|field| row.get(field).is_none())
}

fn deployment_is(row: &Json, availability: Option<&str>) -> bool {
    row.get("deployment").map(|deployment| &deployment["availability"]) == availability.map(Json::from).as_ref()
}

#[test]
fn la_80_pending_holds_no_field() {
    certain(&["Pending"], |row| lacks(row, &["check", "deployment", "variant", "run", "lastRun"]));
}

#[test]
fn la_81_refused_holds_its_failed_check_and_variant_alone() {
    certain(&["Refused"], |row| {
        row["check"]["exitCode"] != 0 && row["variant"].is_string() && lacks(row, &["deployment", "run", "lastRun"])
    });
}

#[test]
fn la_82_running_holds_a_passed_check_and_no_unavailable_deployment() {
    certain(&["Running"], |row| {
        row["check"]["exitCode"] == 0
            && row["variant"].is_string()
            && lacks(row, &["run"])
            && (deployment_is(row, None) || deployment_is(row, Some("Available")))
    });
}

#[test]
fn la_83_degraded_is_running_with_an_unavailable_deployment() {
    certain(&["Degraded"], |row| {
        row["check"]["exitCode"] == 0
            && row["variant"].is_string()
            && lacks(row, &["run"])
            && deployment_is(row, Some("Unavailable"))
    });
}

#[test]
fn la_84_completed_and_failed_hold_a_run() {
    certain(&["Completed", "Failed"], |row| {
        row["check"]["exitCode"] == 0
            && row["variant"].is_string()
            && row["run"].is_object()
            && (deployment_is(row, None) || deployment_is(row, Some("Available")))
    });
}

#[test]
fn la_85_the_observed_generation_only_grows_while_an_agent_lives() {
    explore(bound("s"), |before, _, _, step, after| {
        if let (Some(before), Some(after)) = (before.row(AGENT, &step.key), after.row(AGENT, &step.key)) {
            let (Some(Value::Int(before)), Some(Value::Int(after))) = (&before.fields[0], &after.fields[0]) else {
                panic!("a generation is an integer")
            };
            assert!(before <= after);
        }
    });
}
