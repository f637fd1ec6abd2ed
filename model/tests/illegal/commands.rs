//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn observe_deployment_in_pending(agent: LoomAgent<Pending>, input: ObserveDeployment) { let _ = agent.observe_deployment(input); }
fn observe_run_in_pending(agent: LoomAgent<Pending>, input: ObserveRun) { let _ = agent.observe_run(input); }
fn observe_scheduled_run_in_pending(agent: LoomAgent<Pending>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }
fn record_check_in_running(agent: LoomAgent<Running>, input: RecordCheck) { let _ = agent.record_check(input); }
fn record_check_in_refused(agent: LoomAgent<Refused>, input: RecordCheck) { let _ = agent.record_check(input); }
fn observe_deployment_in_refused(agent: LoomAgent<Refused>, input: ObserveDeployment) { let _ = agent.observe_deployment(input); }
fn observe_run_in_refused(agent: LoomAgent<Refused>, input: ObserveRun) { let _ = agent.observe_run(input); }
fn observe_scheduled_run_in_refused(agent: LoomAgent<Refused>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }
fn record_check_in_degraded(agent: LoomAgent<Degraded>, input: RecordCheck) { let _ = agent.record_check(input); }
fn observe_run_in_degraded(agent: LoomAgent<Degraded>, input: ObserveRun) { let _ = agent.observe_run(input); }
fn observe_scheduled_run_in_degraded(agent: LoomAgent<Degraded>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }
fn record_check_in_completed(agent: LoomAgent<Completed>, input: RecordCheck) { let _ = agent.record_check(input); }
fn observe_deployment_in_completed(agent: LoomAgent<Completed>, input: ObserveDeployment) { let _ = agent.observe_deployment(input); }
fn observe_scheduled_run_in_completed(agent: LoomAgent<Completed>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }
fn record_check_in_failed(agent: LoomAgent<Failed>, input: RecordCheck) { let _ = agent.record_check(input); }
fn observe_deployment_in_failed(agent: LoomAgent<Failed>, input: ObserveDeployment) { let _ = agent.observe_deployment(input); }
fn observe_scheduled_run_in_failed(agent: LoomAgent<Failed>, input: ObserveScheduledRun) { let _ = agent.observe_scheduled_run(input); }

fn main() {}
