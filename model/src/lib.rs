//! The systems declared in Selvedge.

pub mod loom_agent;
pub mod reconcile;
