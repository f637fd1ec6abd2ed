//! A hundred `LoomAgents` and what happens to them: every command, most of them accepted, by a chance that a seed fixes.

use selvedge_model::loom_agent::{
    AgentVariant, ApplyLoomAgent, Command, DeleteLoomAgent, DeploymentAvailability, LoomAgentState, LoomAgents,
    ObserveDeployment, ObserveRun, ObserveScheduledRun, RecordCheck, ResourceName, RunPhase,
};

/// How many there are.
const AGENTS: u64 = 100;

/// Makes up commands.
#[derive(Debug)]
pub struct Crowd(u64);

impl Crowd {
    /// The crowd of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `limit` (splitmix64).
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }

    /// The next command: seven times of eight one that is accepted where its row is.
    pub fn command(&mut self, store: &LoomAgents) -> Command {
        let name = ResourceName::new(format!("agent-{}", self.below(AGENTS)));
        let row = store.get(&name);
        let generation = row.map_or(0, selvedge_model::loom_agent::LoomAgentRow::observed_generation);
        if self.below(8) == 0 {
            return self.any(name, generation);
        }
        match row.map(selvedge_model::loom_agent::LoomAgentRow::state) {
            Some(LoomAgentState::Pending) => self.check(name, generation),
            Some(LoomAgentState::Running) => match self.below(3) {
                0 => self.deployment(name),
                1 => self.run(name).into(),
                _ => scheduled(self.run(name)),
            },
            Some(LoomAgentState::Degraded) => self.deployment(name),
            None | Some(_) => ApplyLoomAgent { name, generation: generation + 1 }.into(),
        }
    }

    /// The agent that a command names.
    #[must_use]
    pub fn name_of(command: &Command) -> ResourceName {
        match command {
            Command::ApplyLoomAgent(input) => &input.name,
            Command::DeleteLoomAgent(input) => &input.name,
            Command::RecordCheck(input) => &input.name,
            Command::ObserveDeployment(input) => &input.name,
            Command::ObserveRun(input) => &input.name,
            Command::ObserveScheduledRun(input) => &input.name,
        }
        .clone()
    }

    fn any(&mut self, name: ResourceName, generation: i64) -> Command {
        match self.below(6) {
            0 => ApplyLoomAgent { name, generation: generation.max(1) }.into(),
            1 => DeleteLoomAgent { name }.into(),
            2 => self.check(name, generation),
            3 => self.deployment(name),
            4 => self.run(name).into(),
            _ => scheduled(self.run(name)),
        }
    }

    fn check(&mut self, name: ResourceName, generation: i64) -> Command {
        let exit_code = i64::from(self.below(8) == 0);
        let variant = if self.below(2) == 0 { AgentVariant::AgentServe } else { AgentVariant::Command };
        RecordCheck { name, generation, exit_code, message: "checked".to_owned(), variant }.into()
    }

    fn deployment(&mut self, name: ResourceName) -> Command {
        let availability =
            if self.below(2) == 0 { DeploymentAvailability::Available } else { DeploymentAvailability::Unavailable };
        ObserveDeployment { name, availability }.into()
    }

    fn run(&mut self, name: ResourceName) -> ObserveRun {
        let phase =
            [RunPhase::Active, RunPhase::Succeeded, RunPhase::Failed][usize::try_from(self.below(3)).unwrap_or(0)];
        let is_over = phase != RunPhase::Active;
        let second = self.below(60);
        let time = format!("2026-01-01T00:00:{second:02}Z");
        ObserveRun {
            name,
            phase,
            exit_code: is_over.then(|| i64::from(phase == RunPhase::Failed)),
            finished_at: time.parse().ok().filter(|_| is_over),
            reason: is_over.then(|| "it ended".to_owned()),
        }
    }
}

fn scheduled(run: ObserveRun) -> Command {
    let ObserveRun { name, phase, exit_code, finished_at, reason } = run;
    ObserveScheduledRun { name, phase, exit_code, finished_at, reason }.into()
}
