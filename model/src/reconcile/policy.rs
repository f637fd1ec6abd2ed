//! By which rules the agent decides.

use super::steady::steady;
use super::{Container, DesiredState, Memory, Plan, Version, WorkloadSpec, diff};

/// By which rules the agent decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Policy {
    /// As the source has it, with its defects RD-1 to RD-9.
    #[default]
    Seed,
    /// Without those defects. A fresh container is started beside the old one, which is drained once the fresh one
    /// serves; of duplicates the one that serves is kept; a container that is stuck is removed; restarts are counted
    /// and become rarer; a change to one workload rolls no other; of a workload with volumes the old container is
    /// stopped first.
    Steady,
}

impl Policy {
    /// Both policies.
    pub const ALL: [Self; 2] = [Self::Seed, Self::Steady];

    /// Its name on the command line and in traces.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Steady => "steady",
        }
    }

    /// What is to be done so that the containers of a host become the desired ones, and what is to be remembered for
    /// the next round.
    ///
    /// Pure: the same arguments in the same order give the same answer (RC-01). `Seed` remembers nothing.
    #[must_use]
    pub fn plan(self, desired: &DesiredState, actual: &[Container], memory: &Memory) -> (Plan, Memory) {
        match self {
            Self::Seed => (diff(desired, actual), Memory::default()),
            Self::Steady => steady(desired, actual, memory),
        }
    }

    /// The version with which containers of a workload are labelled. The source has one for the whole host, so that a
    /// change to one workload rolls every other (RD-4).
    #[must_use]
    pub fn version(self, desired: &DesiredState, spec: &WorkloadSpec) -> Version {
        match self {
            Self::Seed => desired.version.clone(),
            Self::Steady => spec.version(),
        }
    }
}
