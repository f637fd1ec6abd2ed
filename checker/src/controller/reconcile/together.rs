//! What lets workloads be gone through one by one: a plan for several of them is their plans, ends first, whatever the
//! others are in. It is tried on the planner that is under check.

use super::super::{AllMet, Met, Parts, Tried};
use super::agent::{Agent, Planner, containers};
use super::hosts;
use selvedge_model::reconcile::{Container, ContainerId, DesiredState, Memory, Plan, Step, WorkloadId};
use std::collections::BTreeMap;

/// The workloads of a host as parts.
pub(super) fn parts() -> Parts<Agent> {
    Parts {
        count: u8::try_from(hosts::NAMES.len()).unwrap_or(u8::MAX),
        says: "What is planned for a workload, in which order and with what memory, is what is planned for it alone, \
               whatever the other workloads of the host are in; and the goal is that of each.",
        try_together,
    }
}

/// What a planner is shown.
#[derive(Clone)]
struct Host {
    desired: DesiredState,
    actual: Vec<Container>,
    memory: Memory,
}

/// Tries everything that was met beside the others in the same state of the host: each observation of a workload beside
/// one of every other workload, by turns, and each different plan of a workload beside each different plan of every other
/// one. An observation of a whole host is tried as it is.
fn try_together(agent: &Agent, met: &dyn AllMet<Agent>) -> Tried {
    let firsts = firsts(&agent.planner, met);
    let mut count = 0;
    for place in 0..met.count() {
        let mine = met.get(place);
        let others = firsts.iter().filter(|((number, part), _)| *number == mine.number && *part != mine.part);
        let others: Vec<&[First]> = others.map(|(_, firsts)| firsts.as_slice()).collect();
        let is_first = firsts[&(mine.number, mine.part)].iter().any(|first| first.place == place);
        let turns = if is_first { others.iter().map(|firsts| firsts.len()).max().unwrap_or(1) } else { 1 };
        let host = Host::of(&mine);
        for turn in place..place + turns {
            let beside = others.iter().map(|firsts| &firsts[turn % firsts.len()].host);
            count += 1;
            if let Some(departs) = beside.fold(host.clone(), Host::beside).departs(&agent.planner) {
                return Tried { count, says: String::new(), departs: Some((place, departs)) };
            }
        }
    }
    let plans: usize = firsts.values().map(Vec::len).sum();
    let says = format!("{count} plans for all workloads at once, of {} observations with {plans} plans", met.count());
    Tried { count, says, departs: None }
}

/// Where a plan was made first.
struct First {
    place: usize,
    host: Host,
}

/// For each state of the host and each part, where each different plan was made first.
fn firsts(planner: &Planner, met: &dyn AllMet<Agent>) -> BTreeMap<(u8, u8), Vec<First>> {
    let mut made = BTreeMap::new();
    for place in 0..met.count() {
        let mine = met.get(place);
        let host = Host::of(&mine);
        made.entry((mine.number, mine.part, host.plan(planner).0)).or_insert(First { place, host });
    }
    let mut firsts: BTreeMap<(u8, u8), Vec<First>> = BTreeMap::new();
    for ((number, part, _), first) in made {
        firsts.entry((number, part)).or_default().push(first);
    }
    firsts
}

impl Host {
    /// What was met, with the name of its workload and with ids that no other workload has.
    fn of(met: &Met<'_, Agent>) -> Self {
        let host = Self { desired: met.wanted.clone(), actual: containers(&met.listed), memory: met.memory.clone() };
        let name = hosts::NAMES[usize::from(met.part)];
        if name == hosts::NAMES[0] {
            return host;
        }
        let id = |id: &ContainerId| ContainerId::new(format!("{name}-{id}"));
        let actual = host.actual.into_iter().map(|it| Container {
            id: id(&it.id),
            workload: name.into(),
            egg: name.into(),
            blob: name.into(),
            ..it
        });
        Self {
            desired: hosts::renamed(&host.desired, name),
            actual: actual.collect(),
            memory: host.memory.renamed(|it| Some(id(it))),
        }
    }

    /// Two hosts as one. Their containers are listed by turns.
    fn beside(mut self, other: &Self) -> Self {
        self.desired.workloads.extend(other.desired.workloads.iter().cloned());
        let mut others = other.actual.iter().cloned();
        let mut actual = Vec::new();
        for mine in self.actual {
            actual.extend(others.next());
            actual.push(mine);
        }
        actual.extend(others);
        Self { desired: self.desired, actual, memory: self.memory.joined(other.memory.clone()) }
    }

    fn plan(&self, planner: &Planner) -> (Plan, Memory) {
        (planner.plan)(&self.desired, &self.actual, &self.memory)
    }

    /// One of its workloads, without the others.
    fn alone(&self, workload: &WorkloadId) -> Self {
        let actual: Vec<_> = self.actual.iter().filter(|it| it.workload == *workload).cloned().collect();
        let has = |id: &ContainerId| actual.iter().any(|it| it.id == *id);
        let memory = self.memory.renamed(|id| has(id).then(|| id.clone()));
        Self { desired: hosts::alone(&self.desired, workload.as_str()), actual, memory }
    }

    /// How what is planned for all workloads departs from what is planned for each.
    fn departs(&self, planner: &Planner) -> Option<String> {
        let (plan, next) = self.plan(planner);
        let policy = planner.policy;
        let (mut left, mut memory, mut is_goal) = (plan.steps.len(), Memory::default(), true);
        for spec in self.desired.distinct() {
            let alone = self.alone(&spec.id);
            let (expected, remembered) = alone.plan(planner);
            let found: Vec<&Step> = plan.steps.iter().filter(|step| step.workload == spec.id).collect();
            if found != expected.steps.iter().collect::<Vec<_>>() {
                return Some(format!(
                    "of `{}` is planned {}, and alone {}",
                    spec.id,
                    listed(&found),
                    listed(&expected.steps)
                ));
            }
            left -= found.len();
            memory = memory.joined(remembered);
            is_goal &= policy.check_goal(&alone.desired, &alone.actual).is_ok();
        }
        if left > 0 {
            return Some(format!("a step is about no workload that is wanted: {}", listed(&plan.steps)));
        }
        if !plan.steps.is_sorted_by_key(|step| !step.action.ends()) {
            return Some(format!("what ends containers does not come first: {}", listed(&plan.steps)));
        }
        if memory != next {
            return Some(format!("{next:?} is remembered, and alone {memory:?}"));
        }
        let is_met = policy.check_goal(&self.desired, &self.actual).is_ok();
        (is_met != is_goal).then(|| "the goal is not that of each workload".to_owned())
    }
}

fn listed<S: std::fmt::Display>(steps: impl IntoIterator<Item = S>) -> String {
    let steps: Vec<String> = steps.into_iter().map(|step| step.to_string()).collect();
    if steps.is_empty() { "nothing".to_owned() } else { steps.join(", ") }
}
