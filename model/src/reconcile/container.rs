//! What an engine says of a container.

use super::{BlobId, ContainerId, EggId, ImageRef, Version, WorkloadId, WorkloadSpec};

/// A managed container, as it was listed. What an agent did not label is never listed (RC-31).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Container {
    /// The engine's name for it.
    pub id: ContainerId,
    /// The workload for which it was created.
    pub workload: WorkloadId,
    /// What customers call what it runs.
    pub egg: EggId,
    /// What that is called internally.
    pub blob: BlobId,
    /// The image it was created from; `None` where its label is absent or empty.
    pub image: Option<ImageRef>,
    /// The version it was created from; `None` where its label is absent or empty.
    pub version: Option<Version>,
    /// Its state.
    pub state: ContainerState,
    /// Whether it answers. Only a running container does.
    pub healthy: bool,
    /// How often the engine has restarted it.
    pub restart_count: u32,
    /// The slot for which it was created; 0 where that cannot be told.
    pub replica: i32,
    /// The port of the host that leads to it.
    pub published_port: Option<u16>,
    /// Whether its label does not tell the slot: an agent that knew no slots created it.
    pub legacy: bool,
}

/// The state of a container.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ContainerState {
    /// Created and not started.
    Pending,
    /// Its image is being made.
    Building,
    /// Started, and not yet known to answer.
    Starting,
    /// It runs.
    Running,
    /// It ended well, or was ended.
    Stopped,
    /// It ended badly.
    Crashed,
    /// The engine says something else.
    Unknown,
}

impl ContainerState {
    /// Every state, in the order of a life.
    pub const ALL: [Self; 7] =
        [Self::Pending, Self::Building, Self::Starting, Self::Running, Self::Stopped, Self::Crashed, Self::Unknown];

    /// Its name in traces.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Building => "building",
            Self::Starting => "starting",
            Self::Running => "running",
            Self::Stopped => "stopped",
            Self::Crashed => "crashed",
            Self::Unknown => "unknown",
        }
    }
}

impl Container {
    /// The container as an engine creates it for a slot of a workload: pending.
    #[must_use]
    pub fn created(id: ContainerId, spec: &WorkloadSpec, version: &Version, replica: i32) -> Self {
        Self {
            id,
            workload: spec.id.clone(),
            egg: spec.egg.clone(),
            blob: spec.blob.clone(),
            image: Some(spec.image.clone()),
            version: Some(version.clone()),
            state: ContainerState::Pending,
            healthy: false,
            restart_count: 0,
            replica,
            published_port: spec.publish_port,
            legacy: false,
        }
    }

    /// Whether it runs and answers.
    #[must_use]
    pub fn serves(&self) -> bool {
        self.state == ContainerState::Running && self.healthy
    }

    /// Whether a restart in place is due: it has ended, or runs and does not answer (RC-16).
    #[must_use]
    pub fn failed(&self) -> bool {
        match self.state {
            ContainerState::Crashed | ContainerState::Stopped => true,
            ContainerState::Running => !self.healthy,
            _ => false,
        }
    }

    /// Whether it was made from another image or another version. A label that is absent says nothing (RC-13).
    #[must_use]
    pub fn is_stale(&self, image: &ImageRef, version: &Version) -> bool {
        self.image.as_ref().is_some_and(|mine| mine != image)
            || self.version.as_ref().is_some_and(|mine| mine != version)
    }
}
