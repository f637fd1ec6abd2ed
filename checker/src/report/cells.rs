//! Which outcome answered where: reached, never reached, or impossible.

use crate::explore::Cell;
use selvedge_spec::ir::{CommandId, EntityId, OutcomeId, StateId, System};
use serde::Serialize;

/// One outcome at one place.
#[derive(Clone, Debug)]
pub struct CellReport {
    /// The entity that the command addresses.
    pub entity: EntityId,
    /// The command.
    pub command: CommandId,
    /// Its outcome.
    pub outcome: OutcomeId,
    /// The state; `None` where no row carries the identity.
    pub place: Option<StateId>,
    /// What the exploration saw.
    pub seen: Seen,
}

/// What an exploration saw of an outcome at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// It can answer there, and did.
    Reached,
    /// It can answer there, and did not within the bound.
    NeverReached,
    /// It cannot answer there, and did not.
    Impossible,
    /// It cannot answer there by the declaration, and did all the same.
    Unforeseen,
}

impl Seen {
    /// As printed.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Reached => "reached",
            Self::NeverReached => "never reached",
            Self::Impossible => "impossible",
            Self::Unforeseen => "unforeseen",
        }
    }

    fn of(is_possible: bool, is_reached: bool) -> Self {
        match (is_possible, is_reached) {
            (true, true) => Self::Reached,
            (true, false) => Self::NeverReached,
            (false, false) => Self::Impossible,
            (false, true) => Self::Unforeseen,
        }
    }
}

impl CellReport {
    /// Every outcome of every command at every place, in declared order; absence is the first place.
    pub fn all(system: &System, is_reached: impl Fn(&Cell) -> bool) -> Vec<Self> {
        let mut all = Vec::new();
        for (index, command) in system.commands.iter().enumerate() {
            let (id, entity) = (CommandId(index), command.entity);
            for outcome in command.outcome_ids() {
                for place in std::iter::once(None).chain(system.entity(entity).state_ids().map(Some)) {
                    let is_possible = command.answers.at(place).contains(&outcome);
                    let seen = Seen::of(is_possible, is_reached(&(id, place, outcome)));
                    all.push(Self { entity, command: id, outcome, place, seen });
                }
            }
        }
        all
    }

    /// The place's name.
    #[must_use]
    pub fn place_name<'s>(&self, system: &'s System) -> &'s str {
        self.place.map_or("absent", |state| system.entity(self.entity).state(state).name.as_str())
    }
}
