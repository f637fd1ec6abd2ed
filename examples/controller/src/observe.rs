//! The children of an agent, as the cluster shows them.

use crate::decide::{Observed, variant};
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::batch::v1::{Job, JobCondition};
use kube::{Api, Client};
use selvedge_model::loom_agent::{
    AgentVariant, DeploymentAvailability, LoomAgentSpec, ObserveRun, ResourceName, RunPhase,
};

/// What the child of an agent shows; nothing, if it is not there.
///
/// # Errors
/// If the cluster does not answer.
pub async fn observe(
    client: &Client,
    namespace: &str,
    name: &str,
    spec: &LoomAgentSpec,
) -> Result<Option<Observed>, kube::Error> {
    Ok(match variant(spec) {
        AgentVariant::AgentServe => {
            let deployments: Api<Deployment> = Api::namespaced(client.clone(), namespace);
            deployments.get_opt(name).await?.map(|child| Observed::Deployment(availability(&child)))
        }
        AgentVariant::Command => {
            let jobs: Api<Job> = Api::namespaced(client.clone(), namespace);
            jobs.get_opt(name).await?.map(|child| Observed::Run(run(name, &child)))
        }
    })
}

fn availability(deployment: &Deployment) -> DeploymentAvailability {
    let conditions = deployment.status.iter().flat_map(|status| status.conditions.iter().flatten());
    let is_available =
        conditions.into_iter().any(|condition| condition.type_ == "Available" && condition.status == "True");
    if is_available { DeploymentAvailability::Available } else { DeploymentAvailability::Unavailable }
}

/// The run of a Job. The exit code stands in its pods, which are not looked at here.
fn run(name: &str, job: &Job) -> ObserveRun {
    let conditions = || job.status.iter().flat_map(|status| status.conditions.iter().flatten());
    let ended = |ty: &str| conditions().find(|condition| condition.type_ == ty && condition.status == "True");
    let (phase, end) = match (ended("Complete"), ended("Failed")) {
        (Some(end), _) => (RunPhase::Succeeded, Some(end)),
        (None, Some(end)) => (RunPhase::Failed, Some(end)),
        (None, None) => (RunPhase::Active, None),
    };
    let at = |end: &JobCondition| end.last_transition_time.as_ref().and_then(|time| time.0.try_into().ok());
    ObserveRun {
        name: ResourceName::new(name),
        phase,
        exit_code: None,
        finished_at: end.and_then(at),
        reason: end.and_then(|end| end.reason.clone()),
    }
}
