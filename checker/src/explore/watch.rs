//! What an exploration and those who wait for it tell each other while it goes on: how far it is, and that it is to end.

use crate::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A window into an exploration that is under way. It tells how far it is; nothing is decided by it.
#[derive(Debug, Default)]
pub struct Watch {
    /// Of `std`, as it may be a signal that sets it.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::on_all;
    use crate::sync::thread;

    /// One world waits all the while: whenever somebody looks, at least one does.
    #[test]
    fn nobody_is_told_of_an_end_that_is_not_there() {
        on_all(|| {
            let watch = Watch::default();
            watch.begin(Stage::Combinations, Some(9));
            watch.found(1, 0);
            thread::scope(|scope| {
                scope.spawn(|| {
                    watch.found(2, 7);
                    watch.expanded(2);
                });
                let progress = watch.progress();
                assert!(progress.frontier >= 1 && progress.frontier <= progress.found && progress.found <= 3);
            });
            let told = Progress { stage: Stage::Combinations, found: 3, frontier: 1, depth: 7, total: Some(9) };
            assert_eq!(watch.progress(), told);
        });
    }

    #[test]
    fn no_world_is_counted_by_halves() {
        on_all(|| {
            let watch = Watch::default();
            thread::scope(|scope| {
                scope.spawn(|| watch.found(2, 7));
                scope.spawn(|| watch.found(1, 3));
            });
            let told = Progress { found: 3, frontier: 3, depth: 7, ..Progress::default() };
            assert_eq!(watch.progress(), told);
        });
    }
}
