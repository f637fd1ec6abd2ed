//! All that the next step of a loop depends on, packed.

/// So many rows a loop can have.
pub(super) const MOST_ROWS: usize = 8;

/// Every row by its number in its line; 0 is no row.
pub(super) type Codes = [u8; MOST_ROWS];

/// One world of a loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct World {
    pub(super) rows: Codes,
    /// Which of the wanted states is wanted.
    pub(super) wanted: u8,
    /// How many faults there have been, where they are counted.
    pub(super) faults: u8,
    /// What the controller remembers, by number.
    pub(super) memory: u32,
    /// Where in a plan the controller is; `None` between two rounds.
    pub(super) doing: Option<Doing>,
    /// The rows as the last round listed them, where a round may work on them once more.
    pub(super) last: Option<Codes>,
    /// The rows that the plan at hand was made on, where they are those of the round before and a claim asks for them.
    pub(super) on: Option<Codes>,
}

/// The command that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Doing {
    /// The plan, by number.
    pub(super) plan: u32,
    pub(super) step: u16,
    pub(super) command: u16,
}

/// One step of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// Another actor's command, by number.
    Happens(u16),
    /// Something else is wanted.
    Wants(u8),
    /// The controller lists and plans.
    Looks,
    /// The controller plans on what it listed the round before.
    LooksBack,
    /// The controller's next command is executed.
    Issues,
    /// The controller's next command fails: nothing is changed, and the rest of its step is left out.
    Fails,
    /// The controller dies and starts anew, without memory.
    Dies,
}

/// What a rest depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Calm {
    pub(super) rows: Codes,
    pub(super) wanted: u8,
    pub(super) memory: u32,
}

impl World {
    /// What would come of it if the environment rested, between two rounds.
    pub(super) fn calm(&self) -> Calm {
        Calm { rows: self.rows, wanted: self.wanted, memory: self.memory }
    }
}
