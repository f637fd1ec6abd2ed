//! What is to be explored, and what ends an exploration before it is complete.

use super::slice::Slicing;
use super::watch::Watch;
use selvedge_spec::interpret::Input;
use selvedge_spec::ir::{CommandId, System};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where an exploration stops although it is not complete.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Worlds so many steps away are not expanded.
    pub depth: Option<u32>,
    /// With so many worlds found, none is expanded any more.
    pub worlds: Option<usize>,
    /// After this time, no world is expanded any more.
    pub time: Option<Duration>,
    /// The exact engine keeps no more than so many bytes of worlds.
    pub bytes: Option<u64>,
}

/// What kept a world from being expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// [`Limits::depth`].
    Depth,
    /// [`Limits::worlds`].
    Worlds,
    /// [`Limits::time`].
    Time,
    /// [`Limits::bytes`].
    Memory,
    /// There are more worlds than 64 bits can count.
    Numbers,
    /// Somebody asked it to end, through [`Watch::interrupt`] or Ctrl-C.
    Interrupted,
}

impl Stop {
    /// As the report says it.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Self::Depth => "the depth limit was reached",
            Self::Worlds => "the limit of worlds was reached",
            Self::Time => "the time limit was reached",
            Self::Memory => "the worlds do not fit into the memory allowed",
            Self::Numbers => "there are more worlds than 64 bits can count",
            Self::Interrupted => "interrupted",
        }
    }
}

/// Without a limit, what is kept of all combinations of worlds may take so many bytes.
pub(super) const USUAL_BYTES: u64 = 4 << 30;

/// What is to be explored, and how far.
#[derive(Debug)]
pub struct Task<S> {
    /// The declaration that the interpreter follows.
    pub system: Arc<System>,
    /// The commands of the bound.
    pub commands: Arc<[(CommandId, Input)]>,
    /// What is explored.
    pub subject: Arc<S>,
    /// Where to stop early.
    pub limits: Limits,
    /// The bound's place among those of the system, which tells which rules are decided.
    pub bound: usize,
    /// How many commands that name one row may be under way, by entity.
    pub late: Arc<[usize]>,
    /// Whether one of all combinations that differ only in which interchangeable identity is which stands for all (exact
    /// engine).
    pub symmetry: bool,
    /// Whether each step is judged by itself (exact engine).
    pub slicing: Slicing,
    /// How many threads may work, at least one.
    pub threads: usize,
    /// When the exploration began, for the time limit.
    pub started: Instant,
    /// How far it is, and whether it is to end.
    pub watch: Arc<Watch>,
}

impl<S> Clone for Task<S> {
    fn clone(&self) -> Self {
        let (system, commands) = (Arc::clone(&self.system), Arc::clone(&self.commands));
        let (subject, late) = (Arc::clone(&self.subject), Arc::clone(&self.late));
        let (limits, threads, started) = (self.limits, self.threads, self.started);
        Self {
            system,
            commands,
            subject,
            limits,
            bound: self.bound,
            late,
            symmetry: self.symmetry,
            slicing: self.slicing,
            threads,
            started,
            watch: Arc::clone(&self.watch),
        }
    }
}

impl<S> Task<S> {
    /// Whether the exploration is to end with what it has.
    pub(super) fn is_to_end(&self) -> bool {
        self.over().is_some()
    }

    /// Why the exploration is to end with what it has, whatever that is.
    pub(super) fn over(&self) -> Option<Stop> {
        let interrupted = self.watch.is_interrupted().then_some(Stop::Interrupted);
        let is_late = self.limits.time.is_some_and(|limit| self.started.elapsed() >= limit);
        interrupted.or_else(|| is_late.then_some(Stop::Time))
    }
}
