//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn degrade_from_running(agent: LoomAgent<Running>) { let _ = agent.take_degrade(); }
fn recover_from_degraded(agent: LoomAgent<Degraded>) { let _ = agent.take_recover(); }
fn observe_running_from_running(agent: LoomAgent<Running>) { let _ = agent.take_observe_running(); }
fn observe_degraded_from_degraded(agent: LoomAgent<Degraded>) { let _ = agent.take_observe_degraded(); }
fn complete_from_running(agent: LoomAgent<Running>) { let _ = agent.take_complete(); }
fn fail_from_running(agent: LoomAgent<Running>) { let _ = agent.take_fail(); }
fn run_from_pending(agent: LoomAgent<Pending>) { let _ = agent.take_run(); }
fn refuse_from_pending(agent: LoomAgent<Pending>) { let _ = agent.take_refuse(); }

fn main() {}
