//! What an exploration and those who wait for it tell each other while it goes on: how far it is, and that it is to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};

/// A window into an exploration that is under way. It tells how far it is; nothing is decided by it.
#[derive(Debug, Default)]
pub struct Watch {
    interrupted: Arc<AtomicBool>,
    stage: AtomicU8,
    found: AtomicU64,
    expanded: AtomicU64,
    depth: AtomicU32,
    /// 0 where it is not known.
    total: AtomicU64,
}

/// What an exploration is at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Stage {
    /// Goes from world to world.
    #[default]
    Worlds,
    /// Makes the table of each identity.
    Identities,
    /// Makes each table again, beside rows of another identity.
    Beside,
    /// Goes through the combinations of the identities' worlds.
    Combinations,
    /// Goes through those of them that stand for all that differ only in names.
    Orbits,
    /// Goes from level to level of worlds whose rows are related, looking the answers up.
    Levels,
    /// Seeks runs on the graph of all worlds.
    Runs,
}

/// How far an exploration is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// What it is at.
    pub stage: Stage,
    /// Worlds found in this stage.
    pub found: u64,
    /// Worlds found whose commands have not been tried.
    pub frontier: u64,
    /// How far the furthest world is from the first.
    pub depth: u32,
    /// How many worlds there are to be found, where that is known before.
    pub total: Option<u64>,
}

impl Watch {
    /// A watch that ends its exploration once the flag is set, as a signal handler may do.
    #[must_use]
    pub fn until(interrupted: Arc<AtomicBool>) -> Self {
        Self { interrupted, ..Self::default() }
    }

    /// Asks the exploration to end with what it has.
    pub fn interrupt(&self) {
        self.interrupted.store(true, Ordering::Relaxed);
    }

    /// Whether the exploration is to end with what it has.
    #[must_use]
    pub fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// How far the exploration is. The numbers are read one after the other while others go on counting.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let stages = [
            Stage::Worlds,
            Stage::Identities,
            Stage::Beside,
            Stage::Combinations,
            Stage::Orbits,
            Stage::Levels,
            Stage::Runs,
        ];
        let expanded = self.expanded.load(Ordering::Relaxed);
        let found = self.found.load(Ordering::Relaxed);
        Progress {
            stage: stages[usize::from(self.stage.load(Ordering::Relaxed))],
            found,
            frontier: found.saturating_sub(expanded),
            depth: self.depth.load(Ordering::Relaxed),
            total: Some(self.total.load(Ordering::Relaxed)).filter(|total| *total > 0),
        }
    }

    /// Another stage begins, in which this many worlds are to be found, where that is known.
    pub(super) fn begin(&self, stage: Stage, total: Option<u64>) {
        for counter in [&self.found, &self.expanded] {
            counter.store(0, Ordering::Relaxed);
        }
        self.depth.store(0, Ordering::Relaxed);
        self.total.store(total.unwrap_or(0), Ordering::Relaxed);
        self.stage.store(stage as u8, Ordering::Relaxed);
    }

    /// So many worlds were found, so many steps away.
    pub(super) fn found(&self, worlds: u64, depth: u32) {
        self.found.fetch_add(worlds, Ordering::Relaxed);
        self.depth.fetch_max(depth, Ordering::Relaxed);
    }

    /// The commands are tried in so many worlds.
    pub(super) fn expanded(&self, worlds: u64) {
        self.expanded.fetch_add(worlds, Ordering::Relaxed);
    }
}
