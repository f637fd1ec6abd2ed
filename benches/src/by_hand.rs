//! `LoomAgent` as one would write it without Selvedge: a struct, an enum, one match for each command, the rows in the map of the
//! standard library. It takes the generated inputs and gives the generated events and errors, so that both sides move the same
//! data.

use selvedge_model::loom_agent::{
    AgentVariant, ApplyLoomAgent, CheckResult, Command, Condition, DeleteLoomAgent, DeploymentAvailability,
    DeploymentStatus, Error, Event, LastRun, LoomAgentApplied, LoomAgentCompleted, LoomAgentDegraded, LoomAgentDeleted,
    LoomAgentFailed, LoomAgentLastRunObserved, LoomAgentNotFound, LoomAgentObserved, LoomAgentRecovered,
    LoomAgentRefused, LoomAgentRunObserved, LoomAgentRunning, LoomAgentStateConflict, ObserveDeployment, ObserveRun,
    ObserveScheduledRun, Outcome, RecordCheck, ResourceName, RunEnd, RunPhase, StaleGeneration,
};
use std::hash::{BuildHasher, RandomState};

/// What a command answers: its outcome with the event, or with the error.
pub type Answer = Result<(Outcome, Option<Event>), (Outcome, Error)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Pending,
    Running,
    Refused,
    Degraded,
    Completed,
    Failed,
}

#[derive(Debug)]
struct Row {
    state: State,
    observed_generation: i64,
    check: Option<CheckResult>,
    deployment: Option<DeploymentStatus>,
    variant: Option<AgentVariant>,
    run: Option<RunEnd>,
    last_run: Option<LastRun>,
    conditions: Option<Vec<Condition>>,
}

/// The rows, hashed as the standard library does, or by `H`.
#[derive(Debug, Default)]
#[allow(clippy::disallowed_types, reason = "what one takes without another thought")]
pub struct Store<H = RandomState>(std::collections::HashMap<ResourceName, Row, H>);

impl<H: BuildHasher> Store<H> {
    /// Executes a command.
    ///
    /// # Errors
    /// What refuses it.
    pub fn execute(&mut self, command: Command) -> Answer {
        match command {
            Command::ApplyLoomAgent(input) => self.apply(input),
            Command::DeleteLoomAgent(input) => self.delete(input),
            Command::RecordCheck(input) => match self.0.get_mut(&input.name) {
                Some(row) => row.check(input),
                None => unknown(Outcome::RecordCheckUnknown, input.name),
            },
            Command::ObserveDeployment(input) => match self.0.get_mut(&input.name) {
                Some(row) => row.deployment(input),
                None => unknown(Outcome::ObserveDeploymentUnknown, input.name),
            },
            Command::ObserveRun(input) => match self.0.get_mut(&input.name) {
                Some(row) => row.run(input),
                None => unknown(Outcome::ObserveRunUnknown, input.name),
            },
            Command::ObserveScheduledRun(input) => match self.0.get_mut(&input.name) {
                Some(row) => row.scheduled_run(input),
                None => unknown(Outcome::ObserveScheduledRunUnknown, input.name),
            },
        }
    }

    /// The generation that an agent has.
    #[must_use]
    pub fn observed_generation(&self, name: &ResourceName) -> Option<i64> {
        self.0.get(name).map(|row| row.observed_generation)
    }

    fn apply(&mut self, input: ApplyLoomAgent) -> Answer {
        let ApplyLoomAgent { name, generation } = input;
        let Some(row) = self.0.get_mut(&name) else {
            self.0.insert(name.clone(), Row::applied(generation));
            let event = LoomAgentApplied { name, generation };
            return Ok((Outcome::ApplyLoomAgentCreated, Some(Event::LoomAgentApplied(event))));
        };
        if row.observed_generation > generation {
            return stale(Outcome::ApplyLoomAgentStale, name, generation, row);
        }
        if row.observed_generation == generation {
            return Ok((Outcome::ApplyLoomAgentUnchanged, None));
        }
        *row = Row { conditions: row.conditions.take(), ..Row::applied(generation) };
        let event = LoomAgentApplied { name, generation };
        Ok((Outcome::ApplyLoomAgentRespecified, Some(Event::LoomAgentApplied(event))))
    }

    fn delete(&mut self, input: DeleteLoomAgent) -> Answer {
        let DeleteLoomAgent { name } = input;
        match self.0.remove(&name) {
            Some(_) => {
                let event = Event::LoomAgentDeleted(LoomAgentDeleted { name });
                Ok((Outcome::DeleteLoomAgentDeleted, Some(event)))
            }
            None => unknown(Outcome::DeleteLoomAgentUnknown, name),
        }
    }
}

impl Row {
    fn applied(observed_generation: i64) -> Self {
        let state = State::Pending;
        let (check, deployment, variant, run, last_run, conditions) = (None, None, None, None, None, None);
        Self { state, observed_generation, check, deployment, variant, run, last_run, conditions }
    }

    fn check(&mut self, input: RecordCheck) -> Answer {
        let RecordCheck { name, generation, exit_code, message, variant } = input;
        if self.observed_generation != generation {
            return stale(Outcome::RecordCheckStale, name, generation, self);
        }
        if self.state != State::Pending {
            return conflict(Outcome::RecordCheckOutOfOrder, name);
        }
        self.check = Some(CheckResult { exit_code, message: message.clone() });
        self.variant = Some(variant);
        if exit_code == 0 {
            self.state = State::Running;
            let event = LoomAgentRunning { name, exit_code, message, variant };
            Ok((Outcome::RecordCheckRunning, Some(Event::LoomAgentRunning(event))))
        } else {
            self.state = State::Refused;
            let event = LoomAgentRefused { name, exit_code, message, variant };
            Ok((Outcome::RecordCheckRefused, Some(Event::LoomAgentRefused(event))))
        }
    }

    fn deployment(&mut self, input: ObserveDeployment) -> Answer {
        let ObserveDeployment { name, availability } = input;
        let is_available = availability == DeploymentAvailability::Available;
        let (outcome, state, event) = match (self.state, is_available) {
            (State::Running, false) => {
                let event = Event::LoomAgentDegraded(LoomAgentDegraded { name, availability });
                (Outcome::ObserveDeploymentDegraded, State::Degraded, event)
            }
            (State::Running, true) => {
                let event = Event::LoomAgentObserved(LoomAgentObserved { name, availability });
                (Outcome::ObserveDeploymentStillRunning, State::Running, event)
            }
            (State::Degraded, true) => {
                let event = Event::LoomAgentRecovered(LoomAgentRecovered { name, availability });
                (Outcome::ObserveDeploymentRecovered, State::Running, event)
            }
            (State::Degraded, false) => {
                let event = Event::LoomAgentObserved(LoomAgentObserved { name, availability });
                (Outcome::ObserveDeploymentStillDegraded, State::Degraded, event)
            }
            _ => return conflict(Outcome::ObserveDeploymentNoDeployment, name),
        };
        self.state = state;
        self.deployment = Some(DeploymentStatus { availability });
        Ok((outcome, Some(event)))
    }

    fn run(&mut self, input: ObserveRun) -> Answer {
        let ObserveRun { name, phase, exit_code, finished_at, reason } = input;
        match self.state {
            State::Running => {}
            State::Completed | State::Failed => return Ok((Outcome::ObserveRunFinished, None)),
            _ => return conflict(Outcome::ObserveRunNoRun, name),
        }
        if phase == RunPhase::Active {
            let event = Event::LoomAgentRunObserved(LoomAgentRunObserved { name, phase });
            return Ok((Outcome::ObserveRunStillActive, Some(event)));
        }
        self.run = Some(RunEnd { exit_code, finished_at, reason: reason.clone() });
        if phase == RunPhase::Succeeded {
            self.state = State::Completed;
            let event = LoomAgentCompleted { name, exit_code, finished_at, reason };
            Ok((Outcome::ObserveRunCompleted, Some(Event::LoomAgentCompleted(event))))
        } else {
            self.state = State::Failed;
            let event = LoomAgentFailed { name, exit_code, finished_at, reason };
            Ok((Outcome::ObserveRunFailed, Some(Event::LoomAgentFailed(event))))
        }
    }

    fn scheduled_run(&mut self, input: ObserveScheduledRun) -> Answer {
        let ObserveScheduledRun { name, phase, exit_code, finished_at, reason } = input;
        if self.state != State::Running {
            return conflict(Outcome::ObserveScheduledRunNotRunning, name);
        }
        let outcome = match phase {
            RunPhase::Active => return Ok((Outcome::ObserveScheduledRunRunActive, None)),
            RunPhase::Succeeded => Outcome::ObserveScheduledRunLastRunSucceeded,
            RunPhase::Failed => Outcome::ObserveScheduledRunLastRunFailed,
        };
        self.last_run = Some(LastRun { phase, exit_code, finished_at, reason: reason.clone() });
        let event = LoomAgentLastRunObserved { name, phase, exit_code, finished_at, reason };
        Ok((outcome, Some(Event::LoomAgentLastRunObserved(event))))
    }
}

fn unknown(outcome: Outcome, name: ResourceName) -> Answer {
    Err((outcome, Error::LoomAgentNotFound(LoomAgentNotFound { name })))
}

fn conflict(outcome: Outcome, name: ResourceName) -> Answer {
    Err((outcome, Error::LoomAgentStateConflict(LoomAgentStateConflict { name })))
}

fn stale(outcome: Outcome, name: ResourceName, generation: i64, row: &Row) -> Answer {
    let observed_generation = row.observed_generation;
    Err((outcome, Error::StaleGeneration(StaleGeneration { name, generation, observed_generation })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crowd::Crowd;
    use selvedge_model::loom_agent::LoomAgents;

    /// Otherwise the two sides of the benchmark would not do the same work.
    #[test]
    fn both_sides_answer_alike() {
        let (mut by_hand, mut generated, mut crowd) =
            (Store::<RandomState>::default(), LoomAgents::default(), Crowd::new(1));
        for _ in 0..20_000 {
            let command = crowd.command(&generated);
            let reply = generated.execute(command.clone());
            let answer = match by_hand.execute(command) {
                Ok((outcome, event)) => (outcome, event, None),
                Err((outcome, error)) => (outcome, None, Some(error)),
            };
            assert_eq!(answer, (reply.outcome, reply.event, reply.error));
        }
    }
}
