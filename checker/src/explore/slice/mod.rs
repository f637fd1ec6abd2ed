//! Slicing: what no guard, no view's choice of rows and no rule reads is only carried. Of steps and worlds that differ in
//! nothing else, as many are judged as it takes to see that it is carried rightly: not one but at least two, so that a stale
//! value is never taken for a fresh one.
//!
//! All worlds are found and all steps are counted, in the same order as without slicing: what is spared is the judging of
//! what is alike. Where anything turns out not to be as this supposes, the worlds are gone through without it.

mod class;
mod content;
mod reads;
mod requests;
mod shape;
mod taking;
mod walking;

use super::lockstep::Lockstep;
use super::task::Task;
use super::walk::Walked;
use crate::subject::Subject;
use serde::Serialize;
use std::collections::BTreeSet;
use walking::Walking;

/// Whether each step is judged by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Slicing {
    /// Of an identity with many steps, those that are alike are not; of one with few, each is.
    #[default]
    Many,
    /// Those that are alike are not, however few there are.
    Always,
    /// Each is.
    Never,
}

/// So many steps of one identity are few: judging each takes a tenth of a second.
const FEW: u64 = 50_000;

/// What was sliced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sliced {
    /// The fields that nothing reads and that hold more than one value, by name.
    pub fields: BTreeSet<String>,
    /// How many steps of one identity, with no other row there, were judged.
    pub judged: u64,
    /// How many of its steps there are.
    pub steps: u64,
}

impl Sliced {
    /// Together with another identity, which has so many steps. Where it was not sliced, each of them was judged.
    pub(super) fn and(mut self, other: Option<&Self>, steps: u64) -> Self {
        self.fields.extend(other.iter().flat_map(|other| other.fields.iter().cloned()));
        self.judged += other.map_or(steps, |other| other.judged);
        self.steps += steps;
        self
    }
}

/// Goes through the worlds of one identity. `None` where slicing is not wanted, gains nothing or does not fit.
pub(super) fn walk<S: Subject>(
    task: &Task<S>,
    lockstep: &Lockstep<S>,
    commands: &[usize],
) -> Option<(Walked<S::World>, Sliced)> {
    // A limit counts worlds as they are judged, and a command under way carries the row that it was issued on.
    let is_limited = task.limits.depth.is_some() || task.limits.worlds.is_some();
    let is_late = task.late.iter().any(|late| *late > 0);
    if task.slicing == Slicing::Never || is_limited || is_late || task.subject.lags() {
        return None;
    }
    let found = Walking::new(task, lockstep, commands)?.walk()?;
    // How many there are is known only now; going through few took no time. Whoever interrupts gets what there is.
    let is_wanted = task.slicing == Slicing::Always || found.1.steps > FEW || task.is_to_end();
    is_wanted.then_some(found)
}
