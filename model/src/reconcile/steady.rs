//! The comparison under the policy [`Steady`](super::Policy::Steady): without the defects RD-1 to RD-9.

use super::grouping::Grouping;
use super::halves::Halves;
use super::memory::Remedy;
use super::{Container, ContainerState, DesiredState, Memory, Plan, Step, WorkloadSpec};

/// What is to be done, and what is to be remembered.
///
/// For each workload in desired order, and of two with one name the first (RD-8). The order of steps is that of
/// [`diff`](super::diff()).
pub(super) fn steady(desired: &DesiredState, actual: &[Container], memory: &Memory) -> (Plan, Memory) {
    let grouping = Grouping::new(desired, actual);
    let mut round = Round { last: memory, next: Memory::default(), halves: Halves::default() };
    for spec in desired.distinct() {
        round.plan_workload(spec, grouping.of(&spec.id));
    }
    round.halves.first.extend(grouping.extra.into_iter().map(Step::stop));
    (round.halves.into_plan(), round.next)
}

/// One round, as far as it is planned.
struct Round<'a> {
    last: &'a Memory,
    next: Memory,
    halves: Halves,
}

impl Round<'_> {
    fn plan_workload<'a>(&mut self, spec: &WorkloadSpec, containers: &[&'a Container]) {
        let mut slots: Vec<Slot<'a>> = vec![Slot::default(); spec.slots()];
        // A change elsewhere on the host is none of this workload (RD-4).
        let version = spec.version();
        for container in containers {
            match usize::try_from(container.replica).ok().and_then(|index| slots.get_mut(index)) {
                None => self.stop(container),
                Some(slot) if container.legacy || container.is_stale(&spec.image, &version) => slot.old.push(container),
                Some(slot) => slot.current.push(container),
            }
        }
        for (replica, slot) in (0..).zip(slots) {
            self.plan_slot(spec, replica, &slot);
        }
    }

    fn plan_slot(&mut self, spec: &WorkloadSpec, replica: i32, slot: &Slot<'_>) {
        // Not the first listed but the best: a healthy one is never given up for a sick one (RD-2).
        let kept = best(&slot.current);
        let duplicates = slot.current.iter().filter(|other| kept.is_none_or(|kept| kept.id != other.id));
        duplicates.clone().for_each(|duplicate| self.stop(duplicate));
        if spec.is_stateful() && (duplicates.count() > 0 || !slot.old.is_empty()) {
            // Two containers must not work on one volume: nothing starts before the others have been seen gone (RD-7).
            slot.old.iter().for_each(|old| self.stop(old));
            return;
        }
        match kept {
            Some(kept) if kept.serves() => self.halves.first.extend(slot.old.iter().map(|old| Step::roll(old))),
            Some(kept) => {
                self.stop_old(&slot.old);
                self.mend(spec, kept);
            }
            None => {
                self.stop_old(&slot.old);
                self.halves.second.push(Step::start(spec, replica));
            }
        }
    }

    /// Stops what is old in a slot in which nothing of the wanted version serves yet, but for the one that serves, or
    /// is the nearest to it: so the slot serves all the while (RD-3), and what is old does not pile up (RD-6).
    fn stop_old(&mut self, old: &[&Container]) {
        let kept = best(old).filter(|kept| matches!(kept.state, ContainerState::Running | ContainerState::Starting));
        old.iter().filter(|other| kept.is_none_or(|kept| kept.id != other.id)).for_each(|other| self.stop(other));
    }

    /// Does what may make this container of the wanted version serve.
    fn mend(&mut self, spec: &WorkloadSpec, kept: &Container) {
        match self.next.treat(kept, self.last) {
            Remedy::Wait => {}
            Remedy::Restart => self.halves.second.push(Step::restart(spec, kept)),
            // Its slot is started in the next round, once it is seen gone (RD-1, RD-9).
            Remedy::Remove => self.stop(kept),
        }
    }

    fn stop(&mut self, container: &Container) {
        self.halves.first.push(Step::stop(container));
    }
}

/// The containers of one slot, as listed.
#[derive(Clone, Default)]
struct Slot<'a> {
    /// Of the wanted version.
    current: Vec<&'a Container>,
    /// Of another one.
    old: Vec<&'a Container>,
}

/// The container that serves or is the nearest to it; of equals the first listed.
fn best<'a>(containers: &[&'a Container]) -> Option<&'a Container> {
    containers.iter().copied().min_by_key(|container| match container.state {
        ContainerState::Running if container.healthy => 0,
        ContainerState::Starting | ContainerState::Building => 1,
        ContainerState::Running => 2,
        ContainerState::Stopped | ContainerState::Crashed => 3,
        ContainerState::Pending | ContainerState::Unknown => 4,
    })
}
