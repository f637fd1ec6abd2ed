//! Whether a trace is one of an agent that keeps the rules.

use super::line::{Call, Line};
use crate::reconcile::{Action, Container, DesiredState, Memory, Plan, Policy, Step};
use selvedge::wire;
use std::collections::VecDeque;
use std::fmt;

/// What a trace shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The rounds that were begun.
    pub rounds: usize,
    /// The rounds that were broken off, because the agent ended.
    pub broken_off: usize,
    /// The calls that were made.
    pub calls: usize,
    /// What was listed last.
    pub end: Vec<Container>,
    /// What was planned last.
    pub last_plan: Plan,
}

/// Why a trace is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the trace: {}", self.line, self.message)
    }
}

impl std::error::Error for TraceError {}

/// Checks a trace, of one agent or several one after the other, against the states that were desired.
///
/// For each listing the plan is made again, with what the agent then remembered, and must keep the rules of its policy
/// ([`Policy::check_plan`]). What was called must be what that plan says, step by step: all of it if another round of
/// the same agent follows, and any beginning of it if the agent ended.
///
/// # Errors
/// The first line that is not accepted.
pub fn check(trace: &str, desired: &[DesiredState]) -> Result<Checked, TraceError> {
    let mut checker = Checker::new(desired);
    for (line, text) in (1..).zip(trace.lines()) {
        let read = wire::from_str(text).map_err(|error| error.to_string());
        read.and_then(|read| checker.take(read)).map_err(|message| TraceError { line, message })?;
    }
    Ok(checker.checked)
}

struct Checker<'a> {
    desired: &'a [DesiredState],
    /// The agent that is at work, and what it remembers.
    agent: Option<(Policy, Memory)>,
    /// The steps of the round that are still to be done.
    ahead: VecDeque<Step>,
    checked: Checked,
}

impl<'a> Checker<'a> {
    fn new(desired: &'a [DesiredState]) -> Self {
        let checked = Checked { rounds: 0, broken_off: 0, calls: 0, end: Vec::new(), last_plan: Plan::default() };
        Self { desired, agent: None, ahead: VecDeque::new(), checked }
    }

    fn take(&mut self, line: Line) -> Result<(), String> {
        match line {
            Line::Agent(policy) => {
                self.checked.broken_off += usize::from(!self.ahead.is_empty());
                self.ahead.clear();
                self.agent = Some((policy, Memory::default()));
                Ok(())
            }
            Line::Listed { desired, containers } => {
                self.all_done()?;
                let desired = self.desired.iter().find(|state| state.version == desired);
                self.plan(desired.ok_or("this version was never desired")?, containers)
            }
            Line::Unlisted { .. } => self.all_done(),
            Line::Called(call, error) => self.call(&call, error.is_some()),
        }
    }

    fn all_done(&self) -> Result<(), String> {
        match self.ahead.front() {
            Some(step) => Err(format!("`{step}` was planned and not done")),
            None => Ok(()),
        }
    }

    fn plan(&mut self, desired: &DesiredState, containers: Vec<Container>) -> Result<(), String> {
        let (policy, memory) = self.agent.as_mut().ok_or("no agent has started")?;
        let (plan, next) = policy.plan(desired, &containers, memory);
        *memory = next;
        policy.check_plan(desired, &containers, &plan).map_err(|broken| broken.to_string())?;
        self.ahead = plan.steps.iter().cloned().collect();
        self.checked.rounds += 1;
        (self.checked.end, self.checked.last_plan) = (containers, plan);
        Ok(())
    }

    fn call(&mut self, call: &Call, failed: bool) -> Result<(), String> {
        let (policy, _) = self.agent.as_ref().ok_or("no agent has started")?;
        let step = self.ahead.pop_front().ok_or("nothing more was planned")?;
        self.checked.calls += 1;
        let fits = match (call, step.action) {
            // Only its failure is recorded.
            (Call::EnsureImage(_), Action::Start) => failed,
            (Call::Create(workload, replica), Action::Start) => (workload, replica) == (&step.workload, &step.replica),
            (Call::Stop(container), Action::Stop) | (Call::Restart(container), Action::Restart) => {
                Some(container) == step.container.as_ref()
            }
            (Call::Stop(container), Action::Roll) => {
                *policy == Policy::Seed && Some(container) == step.container.as_ref()
            }
            (Call::Drain(container), Action::Roll) => {
                *policy == Policy::Steady && Some(container) == step.container.as_ref()
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(format!("`{step}` was to be done, and not this")) }
    }
}
