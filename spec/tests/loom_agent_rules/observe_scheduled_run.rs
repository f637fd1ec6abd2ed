//! `ObserveScheduledRun`: LA-60 to LA-65.

use super::support::{absent, agents, conflict, name, not_found, run_ends, runs, with};
use serde_json::json;

/// A scheduled run of a running agent that ends: recorded with its phase, and the agent runs on.
#[track_caller]
fn ended(phase: &str, outcome: &str) {
    for place in agents(&["Running"]) {
        for (sent, stored) in run_ends() {
            let run = with(Some(sent), &json!({ "phase": phase }));
            let event = json!({ "LoomAgentLastRunObserved": with(Some(run.clone()), &json!({ "name": name() })) });
            let stored = with(Some(stored), &json!({ "phase": phase }));
            let row = with(place.row(), &json!({ "lastRun": stored }));
            place.send("ObserveScheduledRun", &run).accepted(outcome, &event, &row);
        }
    }
}

#[test]
fn la_60_an_absent_agent_is_unknown() {
    for run in runs() {
        absent().send("ObserveScheduledRun", &run).rejected("unknown", &not_found());
    }
}

#[test]
fn la_61_a_succeeded_run_is_recorded() {
    ended("Succeeded", "last-run-succeeded");
}

#[test]
fn la_62_a_failed_run_is_recorded_with_the_same_event() {
    ended("Failed", "last-run-failed");
}

#[test]
fn la_63_an_active_run_changes_nothing() {
    for place in agents(&["Running"]) {
        for (sent, _) in run_ends() {
            let run = with(Some(sent), &json!({ "phase": "Active" }));
            place.send("ObserveScheduledRun", &run).kept("run-active");
        }
    }
}

#[test]
fn la_64_elsewhere_the_agent_is_not_running() {
    for place in agents(&["Pending", "Refused", "Degraded", "Completed", "Failed"]) {
        for run in runs() {
            place.send("ObserveScheduledRun", &run).rejected("not-running", &conflict());
        }
    }
}

#[test]
fn la_65_the_same_finished_run_is_observed_twice() {
    for place in agents(&["Running"]) {
        for (phase, outcome) in [("Succeeded", "last-run-succeeded"), ("Failed", "last-run-failed")] {
            let run = json!({ "phase": phase, "exit_code": 0 });
            let once = place.send("ObserveScheduledRun", &run);
            let twice = once.after.send("ObserveScheduledRun", &run);
            assert_eq!(once.reply["outcome"], outcome);
            assert_eq!(twice.reply, once.reply, "told again, event and all");
            assert_eq!(twice.after.row(), once.after.row());
        }
    }
}
