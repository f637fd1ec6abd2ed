//! Strongly connected components: the largest sets of worlds each of which leads to each other one.

use super::graph::Graph;
use std::hash::Hash;

/// Finds components (Tarjan's algorithm, with a stack of its own, so that no depth endangers the real one).
pub(super) struct Components<'g, 'a, W> {
    graph: &'g Graph<'a, W>,
    /// When a world was first seen, from 1; 0 is not yet, [`OUTSIDE`] is not to be seen.
    order: Vec<u32>,
    /// The earliest world on the trail that is known to be reached from here.
    low: Vec<u32>,
    on_trail: Vec<bool>,
    trail: Vec<u32>,
    seen: u32,
}

const OUTSIDE: u32 = u32::MAX;

impl<'g, 'a, W: Eq + Hash> Components<'g, 'a, W> {
    pub(super) fn new(graph: &'g Graph<'a, W>) -> Self {
        let size = graph.size();
        let (order, low, on_trail) = (vec![OUTSIDE; size], vec![0; size], vec![false; size]);
        Self { graph, order, low, on_trail, trail: Vec::new(), seen: 0 }
    }

    /// The components of some worlds among themselves, each sorted.
    pub(super) fn of(&mut self, worlds: &[u32]) -> Vec<Vec<u32>> {
        let mut found = Vec::new();
        worlds.iter().for_each(|world| self.order[*world as usize] = 0);
        self.seen = 0;
        for world in worlds {
            if self.order[*world as usize] == 0 {
                self.search(*world, &mut found);
            }
        }
        worlds.iter().for_each(|world| self.order[*world as usize] = OUTSIDE);
        found
    }

    fn search(&mut self, first: u32, found: &mut Vec<Vec<u32>>) {
        let mut open = vec![(first, self.enter(first))];
        while let Some((here, rest)) = open.last_mut() {
            let here = *here;
            match rest.pop() {
                Some(next) if self.order[next as usize] == 0 => {
                    let following = self.enter(next);
                    open.push((next, following));
                }
                Some(next) if self.on_trail[next as usize] => self.lower(here, self.order[next as usize]),
                Some(_) => {}
                None => {
                    open.pop();
                    if let Some((before, _)) = open.last() {
                        self.lower(*before, self.low[here as usize]);
                    }
                    found.extend(self.leave(here));
                }
            }
        }
    }

    /// The worlds that follow one which is seen for the first time.
    fn enter(&mut self, world: u32) -> Vec<u32> {
        self.seen += 1;
        self.order[world as usize] = self.seen;
        self.low[world as usize] = self.seen;
        self.on_trail[world as usize] = true;
        self.trail.push(world);
        self.graph.onward(world).map(|step| step.to).filter(|to| self.order[*to as usize] != OUTSIDE).collect()
    }

    fn lower(&mut self, world: u32, low: u32) {
        let slot = &mut self.low[world as usize];
        *slot = low.min(*slot);
    }

    /// The component of which this world was seen first.
    fn leave(&mut self, world: u32) -> Option<Vec<u32>> {
        if self.low[world as usize] != self.order[world as usize] {
            return None;
        }
        let start = self.trail.iter().rposition(|other| *other == world)?;
        let mut component = self.trail.split_off(start);
        component.iter().for_each(|world| self.on_trail[*world as usize] = false);
        component.sort_unstable();
        Some(component)
    }
}
