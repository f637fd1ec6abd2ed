//! The nearest world that satisfies a condition.

use crate::explore::{Atlas, Site, Task};
use crate::subject::Subject;
use selvedge_spec::interpret::{Scope, World};
use selvedge_spec::ir::{Expr, System};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The commands that lead there, by number.
    pub path: Option<Vec<usize>>,
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
    parent: Option<(u32, u32)>,
}

/// A search is done while somebody waits for a page: it does not go on for ever.
const MOST_WORLDS: usize = 300_000;
const MOST_TIME: Duration = Duration::from_secs(30);

impl Searched {
    pub(super) fn of<S: Subject>(task: &Task<S>) -> Self {
        let mut search = Search { task, atlas: Atlas::new(0), known: Vec::new(), queue: VecDeque::new() };
        search.enter(task.subject.first(), None);
        let is_complete = search.run();
        Self { worlds: search.known, is_complete }
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

    fn path(&self, world: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut world = world;
        while let Some((parent, command)) = self.worlds[world].parent {
            path.push(command as usize);
            world = parent as usize;
        }
        path.reverse();
        path
    }
}

struct Search<'a, S: Subject> {
    task: &'a Task<S>,
    atlas: Atlas<S::World>,
    known: Vec<Known>,
    queue: VecDeque<(u32, S::World)>,
}

impl<S: Subject> Search<'_, S> {
    /// Goes on until nothing is new; whether it came so far.
    fn run(&mut self) -> bool {
        let started = Instant::now();
        while let Some((from, world)) = self.queue.pop_front() {
            if self.known.len() >= MOST_WORLDS || started.elapsed() >= MOST_TIME {
                return false;
            }
            for command in 0..self.task.commands.len() {
                let Ok((after, _)) = self.task.subject.step(&world, command) else { continue };
                if after != world && self.atlas.find(&after).is_none() {
                    self.enter(after, Some(Site { world: from, command: u32::try_from(command).ok() }));
                }
            }
        }
        true
    }

    fn enter(&mut self, world: S::World, from: Option<Site>) {
        let parent = from.and_then(|site| Some((site.world, site.command?)));
        let number = self.atlas.enter(world.clone(), parent);
        let rows = self.task.subject.observe(&world).ok().map(|observed| Arc::new(observed.rows));
        self.known.push(Known { rows, parent });
        self.queue.push_back((number, world));
    }
}
