//! A run that breaks a rule: a way to a circle, and the circle; together as short as can be found.

use super::fairness::{Assumed, Treated, fair_sets};
use super::graph::{Graph, Step};
use super::owed::Owed;
use std::collections::{BTreeMap, VecDeque};
use std::hash::Hash;

/// A run that goes round for ever.
#[derive(Clone, Debug, Default)]
pub(super) struct Lasso {
    /// From the first world to the circle.
    pub(super) way: Vec<Step>,
    /// The circle; without a step, the run rests where the way ends.
    pub(super) circle: Vec<Step>,
}

const UNSEEN: u32 = u32::MAX;

/// From so many worlds, the nearest ones, a circle is sought, to find the shortest run.
const MOST_TRIED: usize = 10_000;

impl Lasso {
    /// What makes one run shorter than another: all of its steps, then those that come before the circle.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.way.len() + self.circle.len(), self.way.len())
    }

    /// A fair run on which what is owed never comes about; a short one.
    ///
    /// # Errors
    /// If the search contradicts itself.
    pub(super) fn find<W: Eq + Hash>(
        graph: &Graph<'_, W>,
        owed: &Owed,
        assumed: &Assumed<'_>,
    ) -> Result<Option<Self>, String> {
        // What could be done in a world that was not expanded is not known, so nothing is said to be fair there.
        let is_known = |world: u32| assumed.len() == 0 || graph.is_expanded(world);
        let among: Vec<bool> = graph.worlds().map(|world| owed.open[world as usize] && is_known(world)).collect();
        let sets = fair_sets(graph, &among, assumed);
        let mut set_of = vec![UNSEEN; graph.size()];
        for (number, set) in (0u32..).zip(&sets) {
            set.iter().for_each(|world| set_of[*world as usize] = number);
        }
        let lasso = Self::shortest(graph, owed, assumed, |world| sets.get(set_of[world as usize] as usize));
        let is_real = |lasso: &Self| lasso.is_real(graph, owed, assumed);
        match lasso {
            Some(lasso) if !is_real(&lasso) => Err("a counterexample is no run".to_owned()),
            lasso => Ok(lasso),
        }
    }

    /// The run with the fewest steps, those of the circle counted once; of several, the one that comes to its circle first.
    fn shortest<'s, W: Eq + Hash>(
        graph: &Graph<'_, W>,
        owed: &Owed,
        assumed: &Assumed<'_>,
        set_of: impl Fn(u32) -> Option<&'s Vec<u32>>,
    ) -> Option<Self> {
        let reached = Reached::of(graph, owed);
        let mut shortest: Option<Self> = None;
        let owing = reached.owing().filter_map(|(world, distance)| Some((world, distance, set_of(world)?)));
        for (world, distance, set) in owing.take(MOST_TRIED) {
            let most = shortest.as_ref().map_or(usize::MAX, |lasso| lasso.way.len() + lasso.circle.len());
            if distance >= most {
                break;
            }
            if let Some(circle) = circle(graph, set, world, assumed, most - distance) {
                shortest = Some(Self { way: reached.way(graph, world)?, circle });
            }
        }
        shortest
    }

    /// Whether this is a fair run of the graph on which something is owed and never comes about: what was found, held
    /// against the definition.
    fn is_real<W: Eq + Hash>(&self, graph: &Graph<'_, W>, owed: &Owed, assumed: &Assumed<'_>) -> bool {
        let steps = || self.way.iter().chain(&self.circle);
        let worlds: Vec<u32> = std::iter::once(0).chain(steps().map(|step| step.to)).collect();
        let is_path = steps()
            .zip(&worlds)
            .all(|(step, from)| step.from == *from && graph.onward(*from).any(|other| other == *step));
        let round = &worlds[self.way.len()..];
        let stays = |from: usize| worlds[from..].iter().all(|world| owed.open[*world as usize]);
        let owes = (0..=self.way.len()).any(|index| owed.begins[worlds[index] as usize] && stays(index));
        let mut treated = Treated::new(assumed);
        round.iter().for_each(|world| treated.visit(assumed, graph, *world));
        self.circle.iter().for_each(|step| treated.take(assumed, *step));
        is_path && owes && round.first() == round.last() && treated.is_fair(assumed)
    }
}

/// The worlds in the order of their distance from the first. Each is there twice: before anything is owed, and after, on
/// a way on which something is owed and stays so.
struct Reached {
    /// By world and whether something is owed: from where it was reached first.
    parents: Vec<u32>,
    /// Where something is owed, with the distance.
    owing: Vec<(u32, usize)>,
}

impl Reached {
    fn of<W: Eq + Hash>(graph: &Graph<'_, W>, owed: &Owed) -> Self {
        let mut reached = Self { parents: vec![UNSEEN; graph.size() * 2], owing: Vec::new() };
        let mut queue = VecDeque::new();
        reached.enter(&mut queue, owed, (0, 0), 0);
        while let Some((node, distance)) = queue.pop_front() {
            let owes = node % 2;
            for step in graph.onward(node / 2) {
                if owes == 0 || owed.open[step.to as usize] {
                    reached.enter(&mut queue, owed, (step.to * 2 + owes, distance + 1), node);
                }
            }
        }
        reached
    }

    fn enter(&mut self, queue: &mut VecDeque<(u32, usize)>, owed: &Owed, (node, distance): (u32, usize), parent: u32) {
        if self.parents[node as usize] != UNSEEN {
            return;
        }
        self.parents[node as usize] = parent;
        queue.push_back((node, distance));
        if node % 2 == 1 {
            self.owing.push((node / 2, distance));
        } else if owed.begins[(node / 2) as usize] {
            self.enter(queue, owed, (node + 1, distance), node);
        }
    }

    fn owing(&self) -> impl Iterator<Item = (u32, usize)> {
        self.owing.iter().copied()
    }

    /// A shortest way to a world in which something is owed.
    fn way<W: Eq + Hash>(&self, graph: &Graph<'_, W>, world: u32) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        let mut node = world * 2 + 1;
        while node != 0 {
            let parent = *self.parents.get(node as usize).filter(|parent| **parent != UNSEEN)?;
            if parent / 2 != node / 2 {
                steps.push(graph.onward(parent / 2).find(|step| step.to == node / 2)?);
            }
            node = parent;
        }
        steps.reverse();
        Some(steps)
    }
}

/// A shortest way to a world.
pub(super) fn way_to<W: Eq + Hash>(graph: &Graph<'_, W>, world: u32) -> Vec<Step> {
    Reached::of(graph, &Owed::anything(graph.size())).way(graph, world).unwrap_or_default()
}

/// A way round in a fair set, from a world of it, that treats every command fairly and has fewer steps than `most`. What is
/// nearest of all that is still asked for comes first.
fn circle<W: Eq + Hash>(
    graph: &Graph<'_, W>,
    set: &[u32],
    start: u32,
    assumed: &Assumed<'_>,
    most: usize,
) -> Option<Vec<Step>> {
    let mut treated = Treated::new(assumed);
    treated.visit(assumed, graph, start);
    let mut circle: Vec<Step> = Vec::new();
    while circle.len() < most {
        let here = circle.last().map_or(start, |step| step.to);
        let is_fair = treated.is_fair(assumed);
        if is_fair && here == start {
            return Some(circle);
        }
        let sought = |step: Step| if is_fair { step.to == start } else { treated.is_helped_by(assumed, graph, step) };
        for step in leg(graph, set, here, most - circle.len(), sought)? {
            treated.take(assumed, step);
            treated.visit(assumed, graph, step.to);
            circle.push(step);
        }
    }
    None
}

/// A shortest way inside a set whose last step is sought, of fewer steps than `most`.
fn leg<W: Eq + Hash>(
    graph: &Graph<'_, W>,
    set: &[u32],
    start: u32,
    most: usize,
    sought: impl Fn(Step) -> bool,
) -> Option<Vec<Step>> {
    let mut parents: BTreeMap<u32, Step> = BTreeMap::new();
    let mut queue = VecDeque::from([(start, 1)]);
    let last = 'search: loop {
        let (world, length) = queue.pop_front().filter(|(_, length)| *length < most)?;
        for step in graph.onward(world).filter(|step| set.binary_search(&step.to).is_ok()) {
            if sought(step) {
                break 'search step;
            }
            if step.to != start && !parents.contains_key(&step.to) {
                parents.insert(step.to, step);
                queue.push_back((step.to, length + 1));
            }
        }
    };
    let mut steps = vec![last];
    while let Some(step) = steps.last().filter(|step| step.from != start).map(|step| parents[&step.from]) {
        steps.push(step);
    }
    steps.reverse();
    Some(steps)
}
