//! `ObserveRun`: LA-50 to LA-56.

use super::support::{PHASES, absent, agents, conflict, name, not_found, run_ends, runs, with};
use serde_json::{Value as Json, json};

/// A run of a running agent that ends: with whatever came along, contradictions included (LA-56).
#[track_caller]
fn ended(phase: &str, outcome: &str, event: &str, to: &str) {
    for place in agents(&["Running"]) {
        for (sent, stored) in run_ends() {
            let event = json!({ event: with(Some(sent.clone()), &json!({ "name": name() })) });
            let row = with(place.row(), &json!({ "state": to, "run": stored }));
            place.send("ObserveRun", &with(Some(sent), &json!({ "phase": phase }))).accepted(outcome, &event, &row);
        }
    }
}

#[test]
fn la_50_an_absent_agent_is_unknown() {
    for run in runs() {
        absent().send("ObserveRun", &run).rejected("unknown", &not_found());
    }
}

#[test]
fn la_51_an_active_run_writes_nothing_whatever_is_sent_along() {
    for place in agents(&["Running"]) {
        let event = json!({ "LoomAgentRunObserved": { "name": name(), "phase": "Active" } });
        let row = place.row().expect("a row");
        for (sent, _) in run_ends() {
            let run = with(Some(sent), &json!({ "phase": "Active" }));
            place.send("ObserveRun", &run).accepted("still-active", &event, &row);
        }
    }
}

#[test]
fn la_52_a_succeeded_run_completes_a_running_agent() {
    ended("Succeeded", "completed", "LoomAgentCompleted", "Completed");
}

#[test]
fn la_53_a_failed_run_fails_a_running_agent() {
    ended("Failed", "failed", "LoomAgentFailed", "Failed");
}

#[test]
fn la_54_a_finished_agent_keeps_its_run_at_any_phase() {
    for place in agents(&["Completed", "Failed"]) {
        for run in runs() {
            place.send("ObserveRun", &run).kept("finished");
        }
    }
}

#[test]
fn la_55_elsewhere_there_is_no_run() {
    for place in agents(&["Pending", "Refused", "Degraded"]) {
        for run in runs() {
            place.send("ObserveRun", &run).rejected("no-run", &conflict());
        }
    }
}

#[test]
fn la_56_the_phase_alone_decides() {
    for place in agents(&["Running"]) {
        for phase in PHASES {
            let outcomes = run_ends().map(|(sent, _)| {
                place.send("ObserveRun", &with(Some(sent), &json!({ "phase": phase }))).reply["outcome"].clone()
            });
            let expected: Json = match phase {
                "Active" => "still-active".into(),
                "Succeeded" => "completed".into(),
                _ => "failed".into(),
            };
            assert!(outcomes.iter().all(|outcome| *outcome == expected), "{phase}: {outcomes:?}");
        }
    }
}
