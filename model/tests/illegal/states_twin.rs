//! Made from the declaration by `tests/illegal.rs`.
#![allow(dead_code)]

use selvedge_model::loom_agent::*;

fn may_become<S: MayBecome<T>, T: State>() {}
fn pending_to_pending() { may_become::<Pending, Pending>(); }
fn running_to_pending() { may_become::<Running, Pending>(); }
fn refused_to_pending() { may_become::<Refused, Pending>(); }
fn degraded_to_pending() { may_become::<Degraded, Pending>(); }
fn completed_to_pending() { may_become::<Completed, Pending>(); }
fn failed_to_pending() { may_become::<Failed, Pending>(); }

fn main() {}
