//! The comparison under the policy [`Seed`](super::Policy::Seed), rule by rule as the source states it.

use super::grouping::Grouping;
use super::halves::Halves;
use super::{Container, DesiredState, Plan, Step, Version, WorkloadSpec};

/// What is to be done so that the containers of a host become the desired ones.
///
/// Pure: the same arguments in the same order give the same plan (RC-01). All stops and rolls come first (RC-02): for
/// each workload in desired order its surplus as listed and then its rolls by slot, then the containers of workloads
/// that are not desired, as listed (RC-03, RC-10). Starts and restarts follow, by desired order and slot (RC-04). If
/// nothing is wrong, the plan is empty (RC-18).
///
/// It takes time linear in workloads, slots and containers.
#[must_use]
pub fn diff(desired: &DesiredState, actual: &[Container]) -> Plan {
    let grouping = Grouping::new(desired, actual);
    let mut halves = Halves::default();
    for spec in &desired.workloads {
        plan_workload(spec, &desired.version, grouping.of(&spec.id), &mut halves);
    }
    halves.first.extend(grouping.extra.into_iter().map(Step::stop));
    halves.into_plan()
}

fn plan_workload(spec: &WorkloadSpec, version: &Version, containers: &[&Container], halves: &mut Halves) {
    let (slots, surplus) = fill(spec, containers);
    halves.first.extend(surplus.into_iter().map(Step::stop));
    for (replica, kept) in (0..).zip(slots) {
        match kept {
            None => halves.second.push(Step::start(spec, replica)),
            Some(stale) if stale.is_stale(&spec.image, version) => {
                halves.first.push(Step::roll(stale));
                halves.second.push(Step::start(spec, replica));
            }
            Some(failed) if failed.failed() => halves.second.push(Step::restart(spec, failed)),
            Some(_) => {}
        }
    }
}

/// The container kept in each slot, and the others.
///
/// The first listed keeps its slot, healthy or not (RC-09). What lies outside the slots (RC-05, RC-07), does not tell
/// its slot (RC-08), or finds it taken (RC-09) is surplus, stale or not (RC-11).
fn fill<'a>(spec: &WorkloadSpec, containers: &[&'a Container]) -> (Vec<Option<&'a Container>>, Vec<&'a Container>) {
    let mut slots = vec![None; spec.slots()];
    let mut surplus = Vec::new();
    for container in containers {
        let index = usize::try_from(container.replica).ok().filter(|_| !container.legacy);
        match index.and_then(|index| slots.get_mut(index)) {
            Some(slot @ None) => *slot = Some(*container),
            _ => surplus.push(*container),
        }
    }
    (slots, surplus)
}
