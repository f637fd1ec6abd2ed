//! `LoomAgent`, rule by rule, answered by the reference interpreter over the real declaration.
//!
//! Each test carries the number of its rule. Where a rule says "in every state", the test goes over every row that
//! the bound `s` can reach, not over one example a state.

mod apply;
mod declared;
mod delete;
mod facts;
mod lifecycle;
mod observe_deployment;
mod observe_run;
mod observe_scheduled_run;
mod promises;
mod record_check;
mod sizes;
mod support;
mod wire_names;
