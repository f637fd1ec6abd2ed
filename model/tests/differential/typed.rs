//! `LoomAgent` by its typed calls: what a user writes who takes each row by the type of its state. Where a state has no such call,
//! there is nothing to write; the dispatcher says then why not.

use selvedge_model::loom_agent::{
    AnyLoomAgentMut, ApplyLoomAgent, Command, DeleteLoomAgent, Error, LoomAgents, Outcome, Reply, absent,
};

pub(crate) fn execute(store: &mut LoomAgents, command: Command) -> Reply {
    match command {
        Command::ApplyLoomAgent(input) => apply(store, input),
        Command::DeleteLoomAgent(input) => delete(store, input),
        command => {
            let name = match &command {
                Command::RecordCheck(input) => &input.name,
                Command::ObserveDeployment(input) => &input.name,
                Command::ObserveRun(input) => &input.name,
                Command::ObserveScheduledRun(input) => &input.name,
                Command::ApplyLoomAgent(_) | Command::DeleteLoomAgent(_) => unreachable!("they are above"),
            };
            let Some(slot) = store.slot(name) else { return store.execute(command) };
            let agent = store.at_mut(slot).expect("it is there");
            match (agent, command) {
                (AnyLoomAgentMut::Pending(agent), Command::RecordCheck(input)) => match agent.record_check(input) {
                    Ok(outcome) => outcome.into(),
                    Err(rejected) => refused(Outcome::RecordCheckStale, Error::StaleGeneration(rejected.error)),
                },
                (AnyLoomAgentMut::Running(agent), Command::ObserveDeployment(input)) => {
                    agent.observe_deployment(input).into()
                }
                (AnyLoomAgentMut::Degraded(agent), Command::ObserveDeployment(input)) => {
                    agent.observe_deployment(input).into()
                }
                (AnyLoomAgentMut::Running(agent), Command::ObserveRun(input)) => agent.observe_run(input).into(),
                (AnyLoomAgentMut::Completed(agent), Command::ObserveRun(input)) => agent.observe_run(input).into(),
                (AnyLoomAgentMut::Failed(agent), Command::ObserveRun(input)) => agent.observe_run(input).into(),
                (AnyLoomAgentMut::Running(agent), Command::ObserveScheduledRun(input)) => {
                    agent.observe_scheduled_run(input).into()
                }
                (_, command) => store.execute(command),
            }
        }
    }
}

fn refused(outcome: Outcome, error: Error) -> Reply {
    Reply { outcome, event: None, error: Some(error) }
}

fn apply(store: &mut LoomAgents, input: ApplyLoomAgent) -> Reply {
    macro_rules! applied {
        ($agent:expr) => {
            match $agent.apply_loom_agent(input) {
                Ok(outcome) => outcome.into(),
                Err(rejected) => refused(Outcome::ApplyLoomAgentStale, Error::StaleGeneration(rejected.error)),
            }
        };
    }
    match store.get_mut(&input.name) {
        None => {
            let absent::ApplyLoomAgentOutcome::Created { loom_agent, event } = absent::apply_loom_agent(input);
            store.insert(loom_agent);
            Reply { outcome: Outcome::ApplyLoomAgentCreated, event: Some(event.into()), error: None }
        }
        Some(AnyLoomAgentMut::Pending(agent)) => applied!(agent),
        Some(AnyLoomAgentMut::Running(agent)) => applied!(agent),
        Some(AnyLoomAgentMut::Refused(agent)) => applied!(agent),
        Some(AnyLoomAgentMut::Degraded(agent)) => applied!(agent),
        Some(AnyLoomAgentMut::Completed(agent)) => applied!(agent),
        Some(AnyLoomAgentMut::Failed(agent)) => applied!(agent),
    }
}

/// Only a row that is owned can be deleted.
fn delete(store: &mut LoomAgents, input: DeleteLoomAgent) -> Reply {
    use selvedge_model::loom_agent::AnyLoomAgent;
    match store.remove(&input.name) {
        None => store.execute(input.into()),
        Some(AnyLoomAgent::Pending(agent)) => agent.delete_loom_agent(input).into(),
        Some(AnyLoomAgent::Running(agent)) => agent.delete_loom_agent(input).into(),
        Some(AnyLoomAgent::Refused(agent)) => agent.delete_loom_agent(input).into(),
        Some(AnyLoomAgent::Degraded(agent)) => agent.delete_loom_agent(input).into(),
        Some(AnyLoomAgent::Completed(agent)) => agent.delete_loom_agent(input).into(),
        Some(AnyLoomAgent::Failed(agent)) => agent.delete_loom_agent(input).into(),
    }
}
