//! What should run on a host.

use super::{BlobId, EggId, HostId, ImageRef, Version, WorkloadId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything that should run on one host.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DesiredState {
    /// The host.
    pub host: HostId,
    /// A hash of the whole state: it differs where anything differs.
    pub version: Version,
    /// The workloads, in the order in which they are planned.
    pub workloads: Vec<WorkloadSpec>,
}

/// One workload: what each of its containers is made from, and how many there should be.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WorkloadSpec {
    /// Which workload it is.
    pub id: WorkloadId,
    /// What customers call what it runs.
    pub egg: EggId,
    /// What it is called internally.
    pub blob: BlobId,
    /// The image of its containers.
    pub image: ImageRef,
    /// How many containers it should have, in the slots `0..replicas`. None if it is not positive (RC-05).
    pub replicas: i32,
    /// The port on which a container listens.
    pub port: Option<u16>,
    /// The port of the host that leads to [`port`](Self::port).
    pub publish_port: Option<u16>,
    /// The names under which it is reached.
    pub hostnames: Vec<Arc<str>>,
    /// The environment variables that its containers inherit from the agent; names only.
    pub env: Vec<Arc<str>>,
    /// The path that answers, on [`port`](Self::port), while a container is healthy. Without one, running is healthy.
    pub health_check_path: Option<Arc<str>>,
    /// What a container may use.
    pub limits: Limits,
    /// What outlives a container. A workload with volumes is stateful.
    pub volumes: Vec<Volume>,
}

/// What a container may use. `None` is no limit.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Limits {
    /// Memory, in mebibytes.
    pub memory_mb: Option<u32>,
    /// Processor time kept for it, in thousandths of a processor.
    pub cpu_floor: Option<u32>,
    /// Processor time that it may use, in thousandths of a processor.
    pub cpu_burst: Option<u32>,
    /// Processes and threads.
    pub pids_limit: Option<u32>,
    /// Whether its own files are read only.
    pub read_only_rootfs: bool,
    /// Kernel capabilities taken from it.
    pub dropped_caps: Vec<Arc<str>>,
}

/// A place in a container whose content outlives it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volume {
    /// The engine's name for the content.
    pub name: Arc<str>,
    /// The absolute path in the container.
    pub target: Arc<str>,
}

impl DesiredState {
    /// The workloads, and of two with one name only the first: what `Steady` takes to be meant (RD-8).
    pub fn distinct(&self) -> impl Iterator<Item = &WorkloadSpec> {
        let mut seen = BTreeSet::new();
        self.workloads.iter().filter(move |spec| seen.insert(&spec.id))
    }
}

impl WorkloadSpec {
    /// A stateless workload without port, health check or limit, whose egg and blob are called as the workload is.
    #[must_use]
    pub fn new(id: &str, image: &str, replicas: i32) -> Self {
        Self {
            id: id.into(),
            egg: id.into(),
            blob: id.into(),
            image: image.into(),
            replicas,
            port: None,
            publish_port: None,
            hostnames: Vec::new(),
            env: Vec::new(),
            health_check_path: None,
            limits: Limits::default(),
            volumes: Vec::new(),
        }
    }

    /// Whether its content outlives its containers.
    #[must_use]
    pub fn is_stateful(&self) -> bool {
        !self.volumes.is_empty()
    }

    /// How many slots it has: [`replicas`](Self::replicas), or none if that is negative (RC-05).
    #[must_use]
    pub fn slots(&self) -> usize {
        usize::try_from(self.replicas).unwrap_or(0)
    }
}
