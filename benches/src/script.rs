//! One life of a `LoomAgent`: applied, checked, degraded, recovered, completed, applied again.

use selvedge_model::loom_agent::{
    AgentVariant, ApplyLoomAgent, Command, DeploymentAvailability, ObserveDeployment, ObserveRun, RecordCheck,
    ResourceName, RunPhase,
};

/// The commands of one life, for generation `generation` of the `LoomAgent` called `name`. Each of them is accepted.
#[must_use]
pub fn life(name: &str, generation: i64) -> Vec<Command> {
    let name = ResourceName::new(name);
    let availability = |availability| ObserveDeployment { name: name.clone(), availability };
    vec![
        Command::ApplyLoomAgent(ApplyLoomAgent { name: name.clone(), generation }),
        Command::RecordCheck(RecordCheck {
            name: name.clone(),
            generation,
            exit_code: 0,
            message: "ok".to_owned(),
            variant: AgentVariant::AgentServe,
        }),
        Command::ObserveDeployment(availability(DeploymentAvailability::Unavailable)),
        Command::ObserveDeployment(availability(DeploymentAvailability::Available)),
        Command::ObserveRun(ObserveRun {
            name: name.clone(),
            phase: RunPhase::Succeeded,
            exit_code: Some(0),
            finished_at: None,
            reason: None,
        }),
    ]
}
