//! What is to be done.

use super::{BlobId, Container, ContainerId, WorkloadId, WorkloadSpec};
use std::fmt;

/// What one step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Starts a container in a slot that has none.
    Start,
    /// Stops and removes a container.
    Stop,
    /// Restarts a container in place.
    Restart,
    /// Stops and removes a stale container, in whose slot another is started.
    Roll,
}

impl Action {
    /// Its name in logs and traces.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Stop => "stop",
            Self::Restart => "restart",
            Self::Roll => "roll",
        }
    }

    /// Whether it ends a container: such steps come before all others in a plan (RC-02).
    #[must_use]
    pub fn ends(self) -> bool {
        matches!(self, Self::Stop | Self::Roll)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step {
    /// What is done.
    pub action: Action,
    /// The workload.
    pub workload: WorkloadId,
    /// What the workload's content is called internally.
    pub blob: BlobId,
    /// The container; `None` for a start.
    pub container: Option<ContainerId>,
    /// The slot.
    pub replica: i32,
}

impl Step {
    /// Starts a container in a slot (RC-19).
    #[must_use]
    pub fn start(spec: &WorkloadSpec, replica: i32) -> Self {
        Self { action: Action::Start, workload: spec.id.clone(), blob: spec.blob.clone(), container: None, replica }
    }

    /// Stops this container (RC-20).
    #[must_use]
    pub fn stop(container: &Container) -> Self {
        Self::end(Action::Stop, container)
    }

    /// Stops this container in favour of a fresh one (RC-20).
    #[must_use]
    pub fn roll(container: &Container) -> Self {
        Self::end(Action::Roll, container)
    }

    /// Restarts this container of the workload (RC-21).
    #[must_use]
    pub fn restart(spec: &WorkloadSpec, container: &Container) -> Self {
        Self { action: Action::Restart, container: Some(container.id.clone()), ..Self::start(spec, container.replica) }
    }

    fn end(action: Action, container: &Container) -> Self {
        Self {
            action,
            workload: container.workload.clone(),
            blob: container.blob.clone(),
            container: Some(container.id.clone()),
            replica: container.replica,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}/{}", self.action, self.workload, self.replica)?;
        self.container.iter().try_for_each(|container| write!(f, " ({container})"))
    }
}

/// The steps to be done, in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plan {
    /// The steps.
    pub steps: Vec<Step>,
}

impl Plan {
    /// Whether there is nothing to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }
}

/// One step a line.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}
