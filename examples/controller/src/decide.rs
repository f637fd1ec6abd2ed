//! What becomes of an agent: pure, and one function for each state in which something can.

use selvedge_model::loom_agent::{
    AgentVariant, AnyLoomAgent, ApplyLoomAgent, Degraded, DeploymentAvailability, LoomAgent, LoomAgentSpec, LoomAgents,
    ObserveDeployment, ObserveRun, Pending, RecordCheck, ResourceName, Running, absent, degraded, pending, running,
};

/// What a child of an agent shows. Nothing is told of a child that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Observed {
    /// The Deployment of an agent that serves.
    Deployment(DeploymentAvailability),
    /// The run of an agent's command. What names its row is overwritten.
    Run(ObserveRun),
}

/// What an agent is, by its spec.
#[must_use]
pub fn variant(spec: &LoomAgentSpec) -> AgentVariant {
    if spec.command.is_some() { AgentVariant::Command } else { AgentVariant::AgentServe }
}

/// The agent once this generation of its spec is applied: as it was, if it is applied already, or if it is an earlier one.
pub fn applied(agent: Option<AnyLoomAgent>, name: &ResourceName, generation: i64) -> AnyLoomAgent {
    let input = ApplyLoomAgent { name: name.clone(), generation };
    let Some(agent) = agent else {
        let absent::ApplyLoomAgentOutcome::Created { loom_agent, .. } = absent::apply_loom_agent(input);
        return loom_agent.into();
    };
    // Legal in every state, so the dispatcher finds the right one. What counts is the row afterwards, whatever it answers.
    let mut store = LoomAgents::new();
    store.insert(agent.clone());
    let _ = store.execute(input.into());
    store.remove(name).unwrap_or(agent)
}

/// The agent after the next step, if there is one to take.
pub fn next(agent: AnyLoomAgent, spec: &LoomAgentSpec, observed: Option<&Observed>) -> AnyLoomAgent {
    match (agent, observed) {
        (AnyLoomAgent::Pending(agent), _) => checked(agent, spec),
        (AnyLoomAgent::Running(agent), Some(Observed::Deployment(availability))) => served(agent, *availability),
        (AnyLoomAgent::Running(agent), Some(Observed::Run(run))) => ran(agent, run),
        (AnyLoomAgent::Degraded(agent), Some(Observed::Deployment(availability))) => recovered(agent, *availability),
        // Nothing but another generation brings on what is refused, completed or failed.
        (agent, _) => agent,
    }
}

fn checked(agent: LoomAgent<Pending>, spec: &LoomAgentSpec) -> AnyLoomAgent {
    let (exit_code, message) = match check(spec) {
        Ok(()) => (0, "the spec is sound".to_owned()),
        Err(problem) => (1, problem),
    };
    let (name, generation) = (agent.name().clone(), agent.observed_generation());
    match agent.record_check(RecordCheck { name, generation, exit_code, message, variant: variant(spec) }) {
        Ok(pending::RecordCheckOutcome::Running { loom_agent, .. }) => loom_agent.into(),
        Ok(pending::RecordCheckOutcome::Refused { loom_agent, .. }) => loom_agent.into(),
        // Of another generation than the agent's: it gives the agent back as it was.
        Err(stale) => stale.subject.into(),
    }
}

fn served(agent: LoomAgent<Running>, availability: DeploymentAvailability) -> AnyLoomAgent {
    let name = agent.name().clone();
    match agent.observe_deployment(ObserveDeployment { name, availability }) {
        running::ObserveDeploymentOutcome::Degraded { loom_agent, .. } => loom_agent.into(),
        running::ObserveDeploymentOutcome::StillRunning { loom_agent, .. } => loom_agent.into(),
    }
}

fn recovered(agent: LoomAgent<Degraded>, availability: DeploymentAvailability) -> AnyLoomAgent {
    let name = agent.name().clone();
    match agent.observe_deployment(ObserveDeployment { name, availability }) {
        degraded::ObserveDeploymentOutcome::Recovered { loom_agent, .. } => loom_agent.into(),
        degraded::ObserveDeploymentOutcome::StillDegraded { loom_agent, .. } => loom_agent.into(),
    }
}

fn ran(agent: LoomAgent<Running>, run: &ObserveRun) -> AnyLoomAgent {
    let name = agent.name().clone();
    match agent.observe_run(ObserveRun { name, ..run.clone() }) {
        running::ObserveRunOutcome::StillActive { loom_agent, .. } => loom_agent.into(),
        running::ObserveRunOutcome::Completed { loom_agent, .. } => loom_agent.into(),
        running::ObserveRunOutcome::Failed { loom_agent, .. } => loom_agent.into(),
    }
}

/// The check of a spec: whatever can be told without a cluster.
fn check(spec: &LoomAgentSpec) -> Result<(), String> {
    let mounts = [
        spec.workspace.as_ref().map(|workspace| ("workspace", &workspace.mount_path)),
        spec.secret_files.as_ref().map(|files| ("secretFiles", &files.mount_path)),
    ];
    for (field, path) in mounts.into_iter().flatten() {
        if !path.starts_with('/') {
            return Err(format!("{field}.mountPath: `{path}` is no absolute path"));
        }
    }
    Ok(())
}
