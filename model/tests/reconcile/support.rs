//! Short ways to say what is desired and what was listed.

use selvedge_model::reconcile::{Container, ContainerState, DesiredState, Plan, WorkloadSpec};

pub(crate) const IMAGE: &str = "image:1";

/// The desired state of version `v1` with these workloads and replicas.
pub(crate) fn desired(workloads: &[(&str, i32)]) -> DesiredState {
    let spec = |&(id, replicas): &(&str, i32)| WorkloadSpec {
        blob: format!("blob-{id}").as_str().into(),
        ..WorkloadSpec::new(id, IMAGE, replicas)
    };
    DesiredState { host: "host".into(), version: "v1".into(), workloads: workloads.iter().map(spec).collect() }
}

/// The same desired state in another version, in which nothing else differs.
pub(crate) fn bumped(state: &DesiredState) -> DesiredState {
    DesiredState { version: "v2".into(), ..state.clone() }
}

/// A container of [`desired`], in this state; a running one is healthy.
pub(crate) fn container(id: &str, workload: &str, replica: i32, state: ContainerState) -> Container {
    let spec = WorkloadSpec { blob: "blob-of-container".into(), ..WorkloadSpec::new(workload, IMAGE, 1) };
    Container {
        state,
        healthy: state == ContainerState::Running,
        ..Container::created(id.into(), &spec, &"v1".into(), replica)
    }
}

/// A healthy container of [`desired`].
pub(crate) fn healthy(id: &str, workload: &str, replica: i32) -> Container {
    container(id, workload, replica, ContainerState::Running)
}

/// A container that runs and does not answer.
pub(crate) fn sick(id: &str, workload: &str, replica: i32) -> Container {
    Container { healthy: false, ..healthy(id, workload, replica) }
}

/// A healthy container of an agent that knew no slots.
pub(crate) fn legacy(id: &str, workload: &str) -> Container {
    Container { legacy: true, ..healthy(id, workload, 0) }
}

/// A healthy container made from another image.
pub(crate) fn stale(id: &str, workload: &str, replica: i32) -> Container {
    Container { image: Some("image:0".into()), ..healthy(id, workload, replica) }
}

/// The steps of a plan, as they are logged.
pub(crate) fn lines(plan: &Plan) -> Vec<String> {
    plan.steps.iter().map(ToString::to_string).collect()
}
