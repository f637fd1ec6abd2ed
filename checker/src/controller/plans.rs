//! What the controller decides: each decision is made once and kept.

use super::rows::Rows;
use super::world::{Codes, Doing, World};
use super::{Controller, Loop};

#[allow(clippy::disallowed_types)]
type Map<K, V> = std::collections::HashMap<K, V>;

/// A plan whose commands have numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Plan {
    pub(super) steps: Vec<Planned>,
    /// The rule of the controller's own that it breaks.
    pub(super) breaks: Option<String>,
}

/// One step of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Planned {
    pub(super) says: String,
    /// The row that it is about.
    pub(super) row: Option<usize>,
    pub(super) ends: bool,
    pub(super) commands: Vec<u16>,
}

/// A plan and what is remembered with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decided {
    pub(super) plan: u32,
    pub(super) memory: u32,
}

/// Everything that the controller has decided.
pub(super) struct Plans<C: Controller> {
    pub(super) all: Vec<Plan>,
    numbers: Map<Plan, u32>,
    memories: Vec<C::Memory>,
    memory_numbers: Map<C::Memory, u32>,
    decided: Map<(Codes, u8, u32), Decided>,
}

impl<C: Controller> Plans<C> {
    pub(super) fn new() -> Self {
        let memory = C::Memory::default();
        Self {
            all: Vec::new(),
            numbers: Map::new(),
            memories: vec![memory.clone()],
            memory_numbers: Map::from([(memory, 0)]),
            decided: Map::new(),
        }
    }

    /// What is decided of these listed rows.
    ///
    /// # Errors
    /// If a command is not as declared, or not the controller's to issue.
    pub(super) fn decide(
        &mut self,
        it: &Loop<C>,
        rows: &mut Rows<C::Store>,
        listed: Codes,
        wanted: u8,
        memory: u32,
    ) -> Result<Decided, String> {
        if let Some(decided) = self.decided.get(&(listed, wanted, memory)) {
            return Ok(*decided);
        }
        let store = rows.store(&listed)?;
        let remembered = self.memory(memory);
        let decision = it.controller.observe(&it.wanted[usize::from(wanted)].1, &store, remembered);
        let mut steps = Vec::new();
        for step in &decision.steps {
            let commands = step.commands.iter().map(|command| it.own(rows, command)).collect::<Result<_, _>>()?;
            let row = match &step.row {
                None => None,
                Some(text) => Some(rows.row(text).ok_or_else(|| format!("`{}` is about no row `{text}`", step.says))?),
            };
            steps.push(Planned { says: step.says.clone(), row, ends: step.ends, commands });
        }
        steps.retain(|step| !step.commands.is_empty());
        let decided = Decided {
            plan: self.number(Plan { steps, breaks: decision.breaks }),
            memory: self.remember(decision.memory),
        };
        self.decided.insert((listed, wanted, memory), decided);
        Ok(decided)
    }

    /// Everything that was decided on: the listed rows, what was wanted, what was remembered.
    pub(super) fn met(&self) -> Vec<(Codes, u8, u32)> {
        let mut met: Vec<_> = self.decided.keys().copied().collect();
        met.sort_unstable();
        met
    }

    /// What is remembered, by its number.
    pub(super) fn memory(&self, number: u32) -> &C::Memory {
        &self.memories[number as usize]
    }

    fn number(&mut self, plan: Plan) -> u32 {
        if let Some(number) = self.numbers.get(&plan) {
            return *number;
        }
        let number = u32::try_from(self.all.len()).expect("fewer than 2^32 plans");
        self.all.push(plan.clone());
        self.numbers.insert(plan, number);
        number
    }

    fn remember(&mut self, memory: C::Memory) -> u32 {
        if let Some(number) = self.memory_numbers.get(&memory) {
            return *number;
        }
        let number = u32::try_from(self.memories.len()).expect("fewer than 2^32 memories");
        self.memories.push(memory.clone());
        self.memory_numbers.insert(memory, number);
        number
    }

    pub(super) fn plan(&self, number: u32) -> &Plan {
        &self.all[number as usize]
    }

    /// The first command of a plan.
    pub(super) fn first(&self, plan: u32) -> Option<Doing> {
        (!self.plan(plan).steps.is_empty()).then_some(Doing { plan, step: 0, command: 0 })
    }

    /// The command that is done.
    pub(super) fn command(&self, doing: Doing) -> u16 {
        self.step(doing).commands[usize::from(doing.command)]
    }

    /// The step that is done.
    pub(super) fn step(&self, doing: Doing) -> &Planned {
        &self.plan(doing.plan).steps[usize::from(doing.step)]
    }

    /// What is done next; after a failure the rest of the step is left out.
    pub(super) fn next(&self, doing: Doing, succeeded: bool) -> Option<Doing> {
        let (steps, command) = (&self.plan(doing.plan).steps, usize::from(doing.command) + 1);
        if succeeded && command < self.step(doing).commands.len() {
            return Some(Doing { command: doing.command + 1, ..doing });
        }
        (usize::from(doing.step) + 1 < steps.len()).then_some(Doing { step: doing.step + 1, command: 0, ..doing })
    }
}

impl World {
    /// The world in which the controller is at this place of its plan.
    pub(super) fn at(self, doing: Option<Doing>) -> Self {
        Self { doing, on: self.on.filter(|_| doing.is_some()), ..self }
    }
}
