//! The part of `LoomAgent` that [`script::life`](crate::script::life) needs, as one would write it without Selvedge: one
//! struct, one enum, one match. It takes the generated inputs and gives the generated events, so that both sides move
//! the same data.

use selvedge_model::loom_agent::{
    AgentVariant, CheckResult, Command, DeploymentAvailability, DeploymentStatus, Event, LoomAgentApplied,
    LoomAgentCompleted, LoomAgentDegraded, LoomAgentRecovered, LoomAgentRunning, ResourceName, RunEnd, RunPhase,
};
use std::collections::BTreeMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Pending,
    Running,
    Degraded,
    Completed,
}

#[derive(Debug)]
struct Row {
    state: State,
    observed_generation: i64,
    check: Option<CheckResult>,
    deployment: Option<DeploymentStatus>,
    variant: Option<AgentVariant>,
    run: Option<RunEnd>,
}

/// The rows.
#[derive(Debug, Default)]
pub struct Store(BTreeMap<ResourceName, Row>);

impl Store {
    /// Answers a command: the event, or `None` where it is refused or changes nothing.
    pub fn execute(&mut self, command: Command) -> Option<Event> {
        match command {
            Command::ApplyLoomAgent(input) => {
                if let Some(row) = self.0.get_mut(&input.name) {
                    if row.observed_generation >= input.generation {
                        return None;
                    }
                    *row = fresh(input.generation);
                } else {
                    self.0.insert(input.name.clone(), fresh(input.generation));
                }
                Some(Event::LoomAgentApplied(LoomAgentApplied { name: input.name, generation: input.generation }))
            }
            Command::RecordCheck(input) => {
                let row = self.0.get_mut(&input.name)?;
                let passes = row.observed_generation == input.generation && row.state == State::Pending;
                if !passes || input.exit_code != 0 {
                    return None;
                }
                row.state = State::Running;
                row.check = Some(CheckResult { exit_code: input.exit_code, message: input.message.clone() });
                row.variant = Some(input.variant);
                Some(Event::LoomAgentRunning(LoomAgentRunning {
                    name: input.name,
                    exit_code: input.exit_code,
                    message: input.message,
                    variant: input.variant,
                }))
            }
            Command::ObserveDeployment(input) => {
                let row = self.0.get_mut(&input.name)?;
                let (name, availability) = (input.name, input.availability);
                let event = match (row.state, availability) {
                    (State::Running, DeploymentAvailability::Unavailable) => {
                        row.state = State::Degraded;
                        Event::LoomAgentDegraded(LoomAgentDegraded { name, availability })
                    }
                    (State::Degraded, DeploymentAvailability::Available) => {
                        row.state = State::Running;
                        Event::LoomAgentRecovered(LoomAgentRecovered { name, availability })
                    }
                    _ => return None,
                };
                row.deployment = Some(DeploymentStatus { availability });
                Some(event)
            }
            Command::ObserveRun(input) => {
                let row = self.0.get_mut(&input.name)?;
                if row.state != State::Running || input.phase != RunPhase::Succeeded {
                    return None;
                }
                row.state = State::Completed;
                row.run = Some(RunEnd {
                    exit_code: input.exit_code,
                    finished_at: input.finished_at,
                    reason: input.reason.clone(),
                });
                Some(Event::LoomAgentCompleted(LoomAgentCompleted {
                    name: input.name,
                    exit_code: input.exit_code,
                    finished_at: input.finished_at,
                    reason: input.reason,
                }))
            }
            Command::DeleteLoomAgent(_) | Command::ObserveScheduledRun(_) => None,
        }
    }
}

fn fresh(observed_generation: i64) -> Row {
    Row { state: State::Pending, observed_generation, check: None, deployment: None, variant: None, run: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::life;
    use selvedge_model::loom_agent::LoomAgents;

    /// Otherwise the two sides of the benchmark would not do the same work.
    #[test]
    fn both_sides_emit_the_same_events() {
        let (mut by_hand, mut generated) = (Store::default(), LoomAgents::default());
        for command in (1..4).flat_map(|generation| life("a", generation)) {
            let reply = generated.execute(command.clone());
            assert!(reply.event.is_some(), "{command:?} must be accepted");
            assert_eq!(by_hand.execute(command), reply.event);
        }
    }
}
