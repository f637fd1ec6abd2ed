//! `ObserveDeployment`: LA-40 to LA-46.

use super::support::{Answer, Place, absent, agents, conflict, name, not_found, with};
use serde_json::json;

fn observe(place: &Place, availability: &str) -> Answer {
    place.send("ObserveDeployment", &json!({ "availability": availability }))
}

/// The outcome, event and state from `from` at `availability`; LA-46: the deployment is written and nothing else.
#[track_caller]
fn observed(from: &str, availability: &str, outcome: &str, event: &str, to: &str) {
    for place in agents(&[from]) {
        let event = json!({ event: { "name": name(), "availability": availability } });
        let deployment = json!({ "availability": availability });
        let row = with(place.row(), &json!({ "state": to, "deployment": deployment }));
        observe(&place, availability).accepted(outcome, &event, &row);
    }
}

#[test]
fn la_40_an_absent_agent_is_unknown() {
    for availability in ["Available", "Unavailable"] {
        observe(&absent(), availability).rejected("unknown", &not_found());
    }
}

#[test]
fn la_41_46_an_unavailable_deployment_degrades_a_running_agent() {
    observed("Running", "Unavailable", "degraded", "LoomAgentDegraded", "Degraded");
}

#[test]
fn la_42_46_an_available_deployment_keeps_a_running_agent_running() {
    observed("Running", "Available", "still-running", "LoomAgentObserved", "Running");
}

#[test]
fn la_43_46_an_available_deployment_recovers_a_degraded_agent() {
    observed("Degraded", "Available", "recovered", "LoomAgentRecovered", "Running");
}

#[test]
fn la_44_46_an_unavailable_deployment_keeps_a_degraded_agent_degraded() {
    observed("Degraded", "Unavailable", "still-degraded", "LoomAgentObserved", "Degraded");
}

#[test]
fn la_45_elsewhere_there_is_no_deployment() {
    for place in agents(&["Pending", "Refused", "Completed", "Failed"]) {
        for availability in ["Available", "Unavailable"] {
            observe(&place, availability).rejected("no-deployment", &conflict());
        }
    }
}
