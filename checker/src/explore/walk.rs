//! World by world: each is built, and each command is tried in it, nearest first.

use super::explored::{Explored, Method};
use super::moment::Moment;
use super::watch::Stage;
use super::{Engine, Lockstep, Task};
use crate::subject::Subject;
use std::collections::VecDeque;
use std::sync::Arc;

/// Explores world by world; two worlds are one only if they are equal, never because their hashes are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Walk;

/// What a walk saw: the worlds, by number, and which of them follow which.
pub(super) struct Walked<W> {
    pub(super) worlds: Vec<Arc<Moment<W>>>,
    /// By world: the worlds that one command leads to, each once, itself left out.
    pub(super) successors: Vec<Vec<u32>>,
}

impl Walk {
    /// Walks from `first`, trying only these commands, at once or late.
    pub(super) fn from<S: Subject>(
        lockstep: &Lockstep<S>,
        first: Moment<S::World>,
        commands: &[usize],
    ) -> Walked<S::World> {
        lockstep.start_at(&first);
        let mut worlds = vec![Arc::new(first)];
        let mut successors = Vec::new();
        let mut queue = VecDeque::from([0u32]);
        while let Some(number) = queue.pop_front() {
            let world = Arc::clone(&worlds[number as usize]);
            let mut following = Vec::new();
            if lockstep.may_expand(&world) {
                for act in lockstep.acts(&world, commands) {
                    let Some(landed) = lockstep.step_from(number, &world, act) else { continue };
                    if landed.is_new {
                        worlds.push(landed.world);
                        queue.push_back(landed.number);
                    }
                    if landed.number != number && !following.contains(&landed.number) {
                        following.push(landed.number);
                    }
                }
            }
            successors.push(following);
        }
        Walked { worlds, successors }
    }
}

impl Engine for Walk {
    fn explore<S: Subject>(&self, task: &Task<S>) -> Result<Explored, String> {
        task.watch.begin(Stage::Worlds, None);
        let lockstep = Lockstep::new(task);
        let commands: Vec<usize> = (0..task.commands.len()).collect();
        Self::from(&lockstep, Moment::calm(task.subject.first()), &commands);
        let (atlas, stop) = lockstep.finish();
        Explored::of(task, &atlas, stop, Method::OneByOne)
    }
}
