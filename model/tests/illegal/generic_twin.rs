//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn observe_deployment_in_running() { fn asks<S: AcceptsObserveDeployment>() {} asks::<Running>(); }
fn observe_run_in_running() { fn asks<S: AcceptsObserveRun>() {} asks::<Running>(); }
fn observe_scheduled_run_in_running() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Running>(); }
fn record_check_in_pending() { fn asks<S: AcceptsRecordCheck>() {} asks::<Pending>(); }

fn main() {}
