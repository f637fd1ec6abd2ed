//! The nearest world that satisfies a condition.

use crate::explore::{Act, Limits, Lockstep, Moment, Task};
use crate::subject::Subject;
use selvedge_spec::interpret::{Scope, World};
use selvedge_spec::ir::{Expr, System};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The steps that lead there.
    pub path: Option<Vec<Act>>,
    /// How many worlds were looked at, nearest first.
    pub looked_at: usize,
    /// Whether these are all worlds of the bound, as far as a search that found nothing is concerned.
    pub is_complete: bool,
    /// Worlds in which the condition cannot be evaluated, and why in the first of them.
    pub meaningless: Option<(usize, String)>,
    /// Worlds whose rows cannot be read.
    pub unread: usize,
}

/// All worlds of a bound, nearest first, each with the shortest way there.
#[derive(Debug)]
pub(super) struct Searched {
    worlds: Vec<Known>,
    is_complete: bool,
}

/// One world; without rows where they cannot be read.
#[derive(Debug)]
struct Known {
    rows: Option<Arc<World>>,
    parent: Option<(u32, Act)>,
}

/// A search is done while somebody waits for a page: it does not go on for ever.
const MOST_WORLDS: usize = 300_000;
const MOST_TIME: Duration = Duration::from_secs(30);

impl Searched {
    /// Goes on until nothing is new, or for as long as may be waited.
    pub(super) fn of<S: Subject>(task: &Task<S>, commands: &[usize]) -> Self {
        let limits = Limits { worlds: Some(MOST_WORLDS), time: Some(MOST_TIME), ..Limits::default() };
        let lockstep = Lockstep::new(&Task { limits, started: Instant::now(), ..task.clone() });
        let first = Moment::calm(task.subject.first());
        lockstep.start_at(&first);
        let mut parents = vec![None];
        let mut queue = VecDeque::from([(0, Arc::new(first))]);
        while let Some((number, world)) = queue.pop_front() {
            if !lockstep.may_expand(&world) {
                continue;
            }
            for act in lockstep.acts(&world, commands) {
                if let Some(landed) = lockstep.step_from(number, &world, act).filter(|landed| landed.is_new) {
                    parents.push(Some((number, act)));
                    queue.push_back((landed.number, landed.world));
                }
            }
        }
        let (atlas, stop) = lockstep.finish();
        let known = (0u32..).zip(parents).map(|(number, parent)| Known { rows: atlas.rows(number), parent });
        Self { worlds: known.collect(), is_complete: stop.is_none() }
    }

    pub(super) fn nearest(&self, system: &System, condition: &Expr) -> Found {
        let mut found = Found { path: None, looked_at: 0, is_complete: self.is_complete, meaningless: None, unread: 0 };
        for (number, world) in self.worlds.iter().enumerate() {
            found.looked_at += 1;
            let Some(rows) = &world.rows else {
                found.unread += 1;
                continue;
            };
            match Scope::world(system, rows).holds(condition) {
                Ok(true) => {
                    found.path = Some(self.path(number));
                    break;
                }
                Ok(false) => {}
                Err(error) => found.meaningless.get_or_insert_with(|| (0, error.to_string())).0 += 1,
            }
        }
        found
    }

    fn path(&self, world: usize) -> Vec<Act> {
        let mut path = Vec::new();
        let mut world = world;
        while let Some((parent, act)) = self.worlds[world].parent {
            path.push(act);
            world = parent as usize;
        }
        path.reverse();
        path
    }
}
