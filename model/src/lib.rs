//! The systems declared in Selvedge.

pub mod container;
pub mod host;
pub mod loom_agent;
pub mod reconcile;
pub mod worker_deployment;
