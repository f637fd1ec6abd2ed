//! What the agent remembers from one round to the next.

use super::{Container, ContainerId, ContainerState};
use std::collections::BTreeMap;

/// What the agent remembers of containers that do not serve. It is a value: [`Policy::plan`](super::Policy::plan)
/// takes the one of the last round and gives that of the next. An agent that starts anew remembers nothing.
///
/// A container that serves or is gone is forgotten, and with it what has been spent on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Memory {
    notes: BTreeMap<ContainerId, Note>,
}

/// What is remembered of one container.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Note {
    /// Restarts spent on it.
    restarts: u8,
    /// Rounds to let pass before the next restart.
    pause: u8,
    /// Whether it was in a state that it can leave by nothing that the agent awaits.
    stuck: bool,
}

/// What is to be done about a container that is kept and does not serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    Wait,
    Restart,
    Remove,
}

impl Memory {
    /// How often a container is restarted before it is left alone.
    pub const RESTARTS: u8 = 10;

    /// The most rounds between two restarts of a container.
    pub const LONGEST_PAUSE: u8 = 30;

    /// The containers on which all restarts have been spent.
    pub fn given_up(&self) -> impl Iterator<Item = &ContainerId> {
        self.notes.iter().filter(|(_, note)| note.restarts >= Self::RESTARTS).map(|(id, _)| id)
    }

    /// What is remembered of the containers that have a name under `name`, under that name.
    #[must_use]
    pub fn renamed(&self, name: impl Fn(&ContainerId) -> Option<ContainerId>) -> Self {
        let notes = self.notes.iter().filter_map(|(id, note)| Some((name(id)?, *note)));
        Self { notes: notes.collect() }
    }

    /// What either of the two remembers.
    #[must_use]
    pub fn joined(mut self, other: Self) -> Self {
        self.notes.extend(other.notes);
        self
    }

    /// What is to be done about this container, in the light of the last round's memory. `self` is the next one.
    pub(super) fn treat(&mut self, container: &Container, last: &Self) -> Remedy {
        let mut note = last.notes.get(&container.id).copied().unwrap_or_default();
        let remedy = note.treat(container);
        self.notes.insert(container.id.clone(), note);
        remedy
    }
}

impl Note {
    fn treat(&mut self, container: &Container) -> Remedy {
        let was_stuck = std::mem::replace(&mut self.stuck, is_stuck(container.state));
        let paused = self.pause > 0;
        self.pause = self.pause.saturating_sub(1);
        if self.stuck {
            // Seen once, it may be a container that is just being made.
            return if was_stuck { Remedy::Remove } else { Remedy::Wait };
        }
        if !container.failed() || paused || self.restarts >= Memory::RESTARTS {
            return Remedy::Wait;
        }
        self.restarts += 1;
        self.pause = pause_after(self.restarts);
        Remedy::Restart
    }
}

/// Nothing is under way in these states, and a restart in place is no way out of them.
fn is_stuck(state: ContainerState) -> bool {
    matches!(state, ContainerState::Pending | ContainerState::Unknown)
}

/// 1, 3, 7, 15, and then [`Memory::LONGEST_PAUSE`] rounds.
fn pause_after(restarts: u8) -> u8 {
    let doubled = 1_u8.checked_shl(restarts.into()).filter(|_| restarts < 8).map(|power| power - 1);
    doubled.map_or(Memory::LONGEST_PAUSE, |pause| pause.min(Memory::LONGEST_PAUSE))
}
