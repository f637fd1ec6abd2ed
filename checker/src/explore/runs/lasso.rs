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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::atlas::{Atlas, Onward};
    use crate::explore::moment::{Act, Way};
    use crate::explore::runs::patience::Patience;
    use crate::explore::task::Stop;
    use selvedge_spec::ir::{CommandId, Fairness, OutcomeId};
    use std::cell::Cell;

    /// Numbers that look random and are the same in every run.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, sides: u64) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) % sides
        }
    }

    const WORLDS: u32 = 6;

    /// Some worlds, and steps between them by two commands that name one row.
    fn atlas(dice: &mut Dice) -> Atlas<u32> {
        let mut atlas = Atlas::new(0);
        for world in 0..WORLDS {
            atlas.enter(world.into(), None);
            atlas.expand(world);
        }
        for _ in 0..6 + dice.below(8) {
            let [from, to] = [(); 2].map(|()| u32::try_from(dice.below(u64::from(WORLDS))).unwrap());
            let command = u32::try_from(dice.below(3)).unwrap();
            // The third command changes nothing that a fair treatment asks for.
            let answer = (command < 2).then_some((CommandId(command as usize), OutcomeId(0)));
            if from != to {
                atlas.lead_on(from, Onward { to, act: Act { command, way: Way::AtOnce }, answer });
            }
        }
        atlas
    }

    fn reaches(graph: &Graph<'_, u32>, from: u32, inside: impl Fn(u32) -> bool) -> Vec<bool> {
        let mut seen = vec![false; WORLDS as usize];
        let mut open = vec![from];
        while let Some(world) = open.pop() {
            if !std::mem::replace(&mut seen[world as usize], true) {
                open.extend(graph.onward(world).map(|step| step.to).filter(|to| inside(*to)));
            }
        }
        seen
    }

    /// Whether there is such a run, by the definition: some set of worlds, out of all sets, is one that a run can go round
    /// in, visiting all of it, and fair; and it can be come to.
    fn by_hand(graph: &Graph<'_, u32>, owed: &Owed, assumed: &Assumed<'_>) -> bool {
        let at_all = reaches(graph, 0, |_| true);
        let begins = (0..WORLDS).filter(|world| at_all[*world as usize] && owed.begins[*world as usize]);
        let owing: Vec<Vec<bool>> = begins.map(|world| reaches(graph, world, |to| owed.open[to as usize])).collect();
        (1u32..1 << WORLDS).any(|set| {
            let inside = |world: u32| set >> world & 1 == 1;
            let worlds: Vec<u32> = (0..WORLDS).filter(|world| inside(*world)).collect();
            let goes_round = worlds.iter().all(|from| {
                let seen = reaches(graph, *from, inside);
                worlds.iter().all(|to| seen[*to as usize])
            });
            let mut treated = Treated::new(assumed);
            for world in &worlds {
                treated.visit(assumed, graph, *world);
                graph.onward(*world).filter(|step| inside(step.to)).for_each(|step| treated.take(assumed, step));
            }
            let is_open = worlds.iter().all(|world| owed.open[*world as usize]);
            let is_come_to = owing.iter().any(|seen| seen[worlds[0] as usize]);
            goes_round && is_open && is_come_to && treated.is_fair(assumed)
        })
    }

    #[test]
    fn a_run_is_found_exactly_where_there_is_one() {
        let mut dice = Dice(7);
        let mut counts = [0, 0];
        for _ in 0..4000 {
            let atlas = atlas(&mut dice);
            let parts = [&atlas];
            let patience = Patience::new(&|| None, 1);
            let graph = Graph::of(&parts, &patience).unwrap();
            let fair: Vec<Fairness> = (0..2)
                .filter_map(|command| {
                    let strong = dice.below(2) == 0;
                    (dice.below(3) > 0).then_some(Fairness { strong, command: CommandId(command), outcome: None })
                })
                .collect();
            let assumed = Assumed::of(&fair, &[0, 0, 0]);
            let open: Vec<bool> = (0..WORLDS).map(|_| dice.below(4) > 0).collect();
            let begins = open.iter().map(|open| *open && dice.below(2) == 0).collect();
            let owed = Owed { open, begins };
            let found = Lasso::find(&graph, &owed, &assumed).expect("what is found is a run");
            let expected = by_hand(&graph, &owed, &assumed);
            assert_eq!(found.is_some(), expected, "{fair:?}");
            counts[usize::from(expected)] += 1;
        }
        assert!(counts.iter().all(|count| *count > 500), "both happen: {counts:?}");
    }

    /// Wherever the search is when its time is over, it ends, and says that it did.
    #[test]
    fn a_search_ends_when_its_time_is_over() {
        let mut dice = Dice(11);
        let fair = [Fairness { strong: true, command: CommandId(0), outcome: None }];
        let (mut ended, mut complete) = (0, 0);
        for _ in 0..50 {
            let atlas = atlas(&mut dice);
            let parts = [&atlas];
            for left in 1..150 {
                let asked = Cell::new(0);
                let over = || {
                    asked.set(asked.get() + 1);
                    (asked.get() >= left).then_some(Stop::Time)
                };
                let patience = Patience::new(&over, 1);
                let graph = Graph::of(&parts, &patience).unwrap();
                let found = Lasso::find(&graph, &Owed::anything(graph.size()), &Assumed::of(&fair, &[0, 0, 0]));
                match patience.ended() {
                    Some(stop) => assert_eq!((stop, asked.get()), (Stop::Time, left)),
                    None => assert!(found.is_ok()),
                }
                *if patience.ended().is_some() { &mut ended } else { &mut complete } += 1;
            }
        }
        assert!(ended > 500 && complete > 500, "{ended} {complete}");
    }

    #[test]
    fn a_run_that_is_none_is_refused() {
        let mut atlas = Atlas::new(0);
        for world in 0..3 {
            atlas.enter(world.into(), None);
            atlas.expand(world);
        }
        let onward = |to, command: u32| Onward {
            to,
            act: Act { command, way: Way::AtOnce },
            answer: Some((CommandId(command as usize), OutcomeId(0))),
        };
        atlas.lead_on(0, onward(1, 0));
        atlas.lead_on(1, onward(2, 1));
        atlas.lead_on(2, onward(1, 1));
        let parts = [&atlas];
        let patience = Patience::new(&|| None, 1);
        let graph = Graph::of(&parts, &patience).unwrap();
        let fair = [Fairness { strong: false, command: CommandId(1), outcome: None }];
        let assumed = Assumed::of(&fair, &[0, 0]);
        let owed = Owed { open: vec![true; 3], begins: vec![true, false, false] };
        let step = |from, to| graph.onward(from).find(|step| step.to == to).unwrap();
        let real = Lasso { way: vec![step(0, 1)], circle: vec![step(1, 2), step(2, 1)] };
        assert!(real.is_real(&graph, &owed, &assumed));
        let rests = Lasso { circle: Vec::new(), ..real.clone() };
        let open = Lasso { circle: vec![step(1, 2)], ..real.clone() };
        let jumps = Lasso { way: vec![step(1, 2)], circle: vec![step(2, 1), step(1, 2)] };
        let invented = Lasso { circle: vec![Step { to: 0, ..step(1, 2) }], way: vec![step(0, 1)] };
        for wrong in [rests, open, jumps, invented] {
            assert!(!wrong.is_real(&graph, &owed, &assumed), "{wrong:?}");
        }
        let met = Owed { open: vec![true, false, true], begins: vec![true, false, false] };
        assert!(!real.is_real(&graph, &met, &assumed), "what is owed comes about on the way");
    }
}
