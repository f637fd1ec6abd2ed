//! The agent between its rounds.

use super::{DesiredState, Engine, Memory, Plan, Policy, RoundError, Version};

/// An agent: its policy, and what it keeps from one round to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agent {
    policy: Policy,
    memory: Memory,
    applied: Option<Version>,
}

/// What a round did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round<E> {
    /// What was planned: nothing if the containers could not be listed.
    pub plan: Plan,
    /// Whether all of it was done.
    pub result: Result<(), RoundError<E>>,
}

impl Agent {
    /// An agent that has just started.
    #[must_use]
    pub fn new(policy: Policy) -> Self {
        Self { policy, ..Self::default() }
    }

    /// What it remembers.
    #[must_use]
    pub fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The version of the desired state that was last applied without an error.
    #[must_use]
    pub fn applied(&self) -> Option<&Version> {
        self.applied.as_ref()
    }

    /// One round: lists, plans and applies (RC-28).
    ///
    /// It may be broken off anywhere and made again. If the containers cannot be listed, nothing is done.
    pub fn converge<E: Engine>(&mut self, desired: &DesiredState, engine: &mut E) -> Round<E::Error> {
        let actual = match engine.list() {
            Ok(actual) => actual,
            Err(error) => return Round { plan: Plan::default(), result: Err(RoundError::List(error)) },
        };
        let (plan, memory) = self.policy.plan(desired, &actual, &self.memory);
        self.memory = memory;
        let result = self.policy.apply(&plan, desired, engine).map_err(RoundError::Apply);
        if result.is_ok() {
            self.applied = Some(desired.version.clone());
        }
        Round { plan, result }
    }
}
