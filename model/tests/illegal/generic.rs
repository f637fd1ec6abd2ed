//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn observe_deployment_in_pending() { fn asks<S: AcceptsObserveDeployment>() {} asks::<Pending>(); }
fn observe_run_in_pending() { fn asks<S: AcceptsObserveRun>() {} asks::<Pending>(); }
fn observe_scheduled_run_in_pending() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Pending>(); }
fn record_check_in_running() { fn asks<S: AcceptsRecordCheck>() {} asks::<Running>(); }
fn record_check_in_refused() { fn asks<S: AcceptsRecordCheck>() {} asks::<Refused>(); }
fn observe_deployment_in_refused() { fn asks<S: AcceptsObserveDeployment>() {} asks::<Refused>(); }
fn observe_run_in_refused() { fn asks<S: AcceptsObserveRun>() {} asks::<Refused>(); }
fn observe_scheduled_run_in_refused() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Refused>(); }
fn record_check_in_degraded() { fn asks<S: AcceptsRecordCheck>() {} asks::<Degraded>(); }
fn observe_run_in_degraded() { fn asks<S: AcceptsObserveRun>() {} asks::<Degraded>(); }
fn observe_scheduled_run_in_degraded() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Degraded>(); }
fn record_check_in_completed() { fn asks<S: AcceptsRecordCheck>() {} asks::<Completed>(); }
fn observe_deployment_in_completed() { fn asks<S: AcceptsObserveDeployment>() {} asks::<Completed>(); }
fn observe_scheduled_run_in_completed() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Completed>(); }
fn record_check_in_failed() { fn asks<S: AcceptsRecordCheck>() {} asks::<Failed>(); }
fn observe_deployment_in_failed() { fn asks<S: AcceptsObserveDeployment>() {} asks::<Failed>(); }
fn observe_scheduled_run_in_failed() { fn asks<S: AcceptsObserveScheduledRun>() {} asks::<Failed>(); }

fn main() {}
