//! What a rule assumes of commands, and where a run that keeps to it can stay for ever.

use super::components::Components;
use super::graph::{Graph, Step};
use selvedge_spec::interpret::{Input, Value};
use selvedge_spec::ir::{CommandId, EntityId, Fairness, System};
use std::collections::BTreeMap;
use std::hash::Hash;

/// The assumptions of one rule: each of its commands for each row that it can name.
pub(super) struct Assumed<'a> {
    fair: &'a [Fairness],
    /// By command of the bound: which row it names.
    rows: &'a [usize],
    count: usize,
}

/// By command of the bound: the number of the row that it names.
pub(super) fn rows_named(system: &System, commands: &[(CommandId, Input)]) -> Vec<usize> {
    let mut numbers: BTreeMap<(EntityId, Option<&Value>), usize> = BTreeMap::new();
    let number = |(id, input): &'_ (CommandId, Input)| {
        let command = system.command(*id);
        (command.entity, input.0[command.key_input].clone())
    };
    let named: Vec<_> = commands.iter().map(number).collect();
    for (entity, key) in &named {
        let next = numbers.len();
        numbers.entry((*entity, key.as_ref())).or_insert(next);
    }
    named.iter().map(|(entity, key)| numbers[&(*entity, key.as_ref())]).collect()
}

impl<'a> Assumed<'a> {
    pub(super) fn of(fair: &'a [Fairness], rows: &'a [usize]) -> Self {
        Self { fair, rows, count: rows.iter().max().map_or(0, |last| last + 1) }
    }

    /// How many assumptions there are.
    pub(super) fn len(&self) -> usize {
        self.fair.len() * self.count
    }

    pub(super) fn is_strong(&self, assumption: usize) -> bool {
        self.fair[assumption / self.count].strong
    }

    /// The assumptions that speak of a step: it changes a row and is of their command.
    pub(super) fn about(&self, step: Step) -> impl Iterator<Item = usize> {
        let answer = step.onward.answer.map(|answer| (answer, self.rows[step.onward.act.command as usize]));
        answer.into_iter().flat_map(move |((command, outcome), row)| {
            let speaks =
                move |fair: &Fairness| fair.command == command && fair.outcome.is_none_or(|meant| meant == outcome);
            let fair = self.fair.iter().enumerate().filter(move |(_, fair)| speaks(fair));
            fair.map(move |(index, _)| index * self.count + row)
        })
    }

    /// Which commands are able in a world, by assumption.
    pub(super) fn able<W: Eq + Hash>(&self, graph: &Graph<'_, W>, world: u32) -> Vec<bool> {
        let mut able = vec![false; self.len()];
        if !able.is_empty() {
            graph.onward(world).flat_map(|step| self.about(step)).for_each(|about| able[about] = true);
        }
        able
    }
}

/// What a part of a run does for the assumptions.
#[derive(Clone, Debug)]
pub(super) struct Treated {
    able_always: Vec<bool>,
    able_once: Vec<bool>,
    taken: Vec<bool>,
}

impl Treated {
    pub(super) fn new(assumed: &Assumed<'_>) -> Self {
        let all = |value| vec![value; assumed.len()];
        Self { able_always: all(true), able_once: all(false), taken: all(false) }
    }

    /// The run is in this world.
    pub(super) fn visit<W: Eq + Hash>(&mut self, assumed: &Assumed<'_>, graph: &Graph<'_, W>, world: u32) {
        for (index, able) in assumed.able(graph, world).into_iter().enumerate() {
            self.able_always[index] &= able;
            self.able_once[index] |= able;
        }
    }

    /// The run takes this step.
    pub(super) fn take(&mut self, assumed: &Assumed<'_>, step: Step) {
        assumed.about(step).for_each(|about| self.taken[about] = true);
    }

    /// Whether a run that does this again and again breaks the assumption.
    pub(super) fn breaks(&self, assumed: &Assumed<'_>, index: usize) -> bool {
        let able = if assumed.is_strong(index) { &self.able_once } else { &self.able_always };
        able[index] && !self.taken[index]
    }

    /// Whether a step, and the world that it leads to, leave fewer assumptions broken.
    pub(super) fn is_helped_by<W: Eq + Hash>(&self, assumed: &Assumed<'_>, graph: &Graph<'_, W>, step: Step) -> bool {
        let mut after = self.clone();
        after.take(assumed, step);
        after.visit(assumed, graph, step.to);
        (0..assumed.len()).any(|index| self.breaks(assumed, index) && !after.breaks(assumed, index))
    }

    /// Whether a run that does this again and again is fair.
    pub(super) fn is_fair(&self, assumed: &Assumed<'_>) -> bool {
        !(0..assumed.len()).any(|index| self.breaks(assumed, index))
    }
}

/// The largest sets of worlds, each of which a fair run can go round in for ever, visiting all of it. A set of one world
/// is one in which it can rest.
///
/// A set that goes round (a strongly connected component) is fair, or breaks a weak assumption as all of its subsets do,
/// or breaks a strong one, which only subsets without the worlds in which that command is able may keep.
pub(super) fn fair_sets<W: Eq + Hash>(graph: &Graph<'_, W>, among: &[bool], assumed: &Assumed<'_>) -> Vec<Vec<u32>> {
    let mut fair = Vec::new();
    let mut components = Components::new(graph);
    let mut open: Vec<Vec<u32>> = vec![graph.worlds().filter(|world| among[*world as usize]).collect()];
    while let Some(worlds) = open.pop() {
        for set in components.of(&worlds) {
            let treated = treated(graph, &set, assumed);
            let broken: Vec<usize> = (0..assumed.len()).filter(|index| treated.breaks(assumed, *index)).collect();
            if broken.is_empty() {
                fair.push(set);
            } else if broken.iter().all(|index| assumed.is_strong(*index)) {
                let keeps = |world: &u32| {
                    let able = assumed.able(graph, *world);
                    !broken.iter().any(|index| able[*index])
                };
                open.push(set.into_iter().filter(keeps).collect());
            }
        }
    }
    fair
}

/// What going round in a set does, all of its worlds and steps taken together.
fn treated<W: Eq + Hash>(graph: &Graph<'_, W>, set: &[u32], assumed: &Assumed<'_>) -> Treated {
    let mut treated = Treated::new(assumed);
    if assumed.len() == 0 {
        return treated;
    }
    for world in set {
        treated.visit(assumed, graph, *world);
        let inside = graph.onward(*world).filter(|step| set.binary_search(&step.to).is_ok());
        inside.for_each(|step| treated.take(assumed, step));
    }
    treated
}
