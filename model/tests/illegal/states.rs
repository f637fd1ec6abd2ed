//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn may_become<S: MayBecome<T>, T: State>() {}
fn pending_to_degraded() { may_become::<Pending, Degraded>(); }
fn pending_to_completed() { may_become::<Pending, Completed>(); }
fn pending_to_failed() { may_become::<Pending, Failed>(); }
fn running_to_refused() { may_become::<Running, Refused>(); }
fn refused_to_running() { may_become::<Refused, Running>(); }
fn refused_to_refused() { may_become::<Refused, Refused>(); }
fn refused_to_degraded() { may_become::<Refused, Degraded>(); }
fn refused_to_completed() { may_become::<Refused, Completed>(); }
fn refused_to_failed() { may_become::<Refused, Failed>(); }
fn degraded_to_refused() { may_become::<Degraded, Refused>(); }
fn degraded_to_completed() { may_become::<Degraded, Completed>(); }
fn degraded_to_failed() { may_become::<Degraded, Failed>(); }
fn completed_to_running() { may_become::<Completed, Running>(); }
fn completed_to_refused() { may_become::<Completed, Refused>(); }
fn completed_to_degraded() { may_become::<Completed, Degraded>(); }
fn completed_to_completed() { may_become::<Completed, Completed>(); }
fn completed_to_failed() { may_become::<Completed, Failed>(); }
fn failed_to_running() { may_become::<Failed, Running>(); }
fn failed_to_refused() { may_become::<Failed, Refused>(); }
fn failed_to_degraded() { may_become::<Failed, Degraded>(); }
fn failed_to_completed() { may_become::<Failed, Completed>(); }
fn failed_to_failed() { may_become::<Failed, Failed>(); }

fn main() {}
