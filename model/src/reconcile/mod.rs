//! A host agent that compares the workloads it should run with the containers it finds, and converges.
//!
//! [`Policy::plan`] compares: it is pure, and says in a [`Plan`] which containers to start, stop, restart or roll.
//! [`diff`] is its policy `Seed`, which follows the source with its defects. Numbers such as RC-07 name the agent's
//! rules, each of which has a test that bears its number; RD-1 to RD-9 are the defects. [`Policy::apply`] does
//! what a plan says to an [`Engine`], and [`Agent::converge`] is a whole round.

mod agent;
mod apply;
mod blob_id;
mod container;
mod desired;
mod diff;
#[cfg(feature = "docker")]
pub mod docker;
mod engine;
mod failure;
mod grouping;
mod halves;
mod memory;
mod names;
mod plan;
mod policy;
mod rules;
mod steady;
pub mod trace;
mod version;
mod wire;

pub use agent::{Agent, Round};
pub use blob_id::BlobId;
pub use container::{Container, ContainerState};
pub use desired::{DesiredState, Limits, Volume, WorkloadSpec};
pub use diff::diff;
pub use engine::{Engine, Order, Others};
pub use failure::{Failures, RoundError, StepFailure};
pub use memory::Memory;
pub use names::{ContainerId, EggId, HostId, ImageRef, Version, WorkloadId};
pub use plan::{Action, Plan, Step};
pub use policy::Policy;
pub use rules::{Broken, Rule};
