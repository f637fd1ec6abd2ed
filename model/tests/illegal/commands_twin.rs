//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn observe_deployment_in_running(agent: LoomAgent<Running>, input: ObserveDeployment) { let _ = agent.observe_deployment(input); }
fn observe_run_in_running(agent: LoomAgent<Running>, input: ObserveRun) { let _ = agent.observe_run(input); }
fn observe_scheduled_run_in_running(agent: LoomAgent<Running>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }
fn record_check_in_pending(agent: LoomAgent<Pending>, input: RecordCheck) { let _ = agent.record_check(input); }

fn main() {}
