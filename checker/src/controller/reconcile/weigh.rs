//! What is looked for in the agent's worlds and plans.

use super::super::Seen;
use super::agent::{Agent, containers};
use selvedge_model::container::{Command, Containers};
use selvedge_model::reconcile::{self, Action, Container, ContainerState, DesiredState, WorkloadId, WorkloadSpec};

/// Whether no workload has two specs.
pub(super) fn is_well_formed(desired: &DesiredState) -> bool {
    let specs = &desired.workloads;
    specs.iter().enumerate().all(|(place, spec)| !specs[..place].iter().any(|earlier| earlier.id == spec.id))
}

/// Whether some slot is kept by a container that rests in a state in which `Seed` never touches it: of the wanted image and
/// version, and the first listed of its slot.
pub(super) fn keeps_the_stuck(desired: &DesiredState, listed: &Containers) -> bool {
    let all = containers(listed);
    desired.distinct().any(|spec| {
        let kept = |slot| all.iter().find(|it| is_in(it, spec, slot));
        (0..spec.replicas).filter_map(kept).any(|kept| {
            matches!(kept.state, ContainerState::Pending | ContainerState::Unknown)
                && !kept.is_stale(&spec.image, &desired.version)
        })
    })
}

/// Whether a container was created for this slot.
fn is_in(container: &Container, spec: &WorkloadSpec, slot: i32) -> bool {
    !container.legacy && container.workload == spec.id && container.replica == slot
}

/// Whether it runs, whether or not it answers.
pub(super) fn runs(container: &Container) -> bool {
    matches!(container.state, ContainerState::Running | ContainerState::Starting)
}

pub(super) fn breaks(seen: &Seen<'_, Agent>) -> Option<bool> {
    (!seen.steps.is_empty()).then_some(seen.breaks.is_some())
}

/// Whether more of a workload's containers are such than it has slots.
pub(super) fn has_beyond_wanted(seen: &Seen<'_, Agent>, is_such: fn(&Container) -> bool) -> bool {
    let all = containers(seen.listed);
    let count = |id: &WorkloadId| all.iter().filter(|it| it.workload == *id && is_such(it)).count();
    let wanted = |id: &WorkloadId| {
        seen.wanted.workloads.iter().filter(|spec| spec.id == *id).map(WorkloadSpec::slots).sum::<usize>()
    };
    all.iter().map(|it| &it.workload).any(|id| count(id) > wanted(id))
}

/// The listed containers that the plan ends, and those that it leaves.
fn ended(seen: &Seen<'_, Agent>) -> (Vec<Container>, Vec<Container>) {
    let is_ended = |it: &Container| seen.steps.iter().any(|step| step.ends && step.row == Some(it.id.as_str()));
    containers(seen.listed).into_iter().partition(is_ended)
}

/// Whether the plan ends the only serving container of a slot that is wanted, leaving another one in it or none.
pub(super) fn loses_the_healthy(
    seen: &Seen<'_, Agent>,
    leaves_another: bool,
    is_meant: fn(&WorkloadSpec) -> bool,
) -> Option<bool> {
    let (ended, left) = ended(seen);
    let serving = ended.iter().filter(|it| it.serves());
    let in_slots = serving.filter_map(|it| Some((it, slot_of(seen.wanted, it)?)));
    let mut in_slots = in_slots.filter(|(_, spec)| is_meant(spec)).peekable();
    in_slots.peek()?;
    Some(in_slots.any(|(it, spec)| {
        // One without the label of a slot serves in the first.
        let is_beside = |other: &&Container| other.workload == spec.id && other.replica == it.replica;
        let beside: Vec<&Container> = left.iter().filter(is_beside).collect();
        beside.iter().all(|other| !other.serves()) && leaves_another != beside.is_empty()
    }))
}

/// The spec in one of whose slots a container is.
fn slot_of<'d>(desired: &'d DesiredState, container: &Container) -> Option<&'d WorkloadSpec> {
    desired.workloads.iter().find(|spec| (0..spec.replicas).any(|slot| is_in(container, spec, slot)))
}

/// Whether a container is ended of which nothing but the version of the host has changed.
pub(super) fn rolls_the_unchanged(seen: &Seen<'_, Agent>) -> Option<bool> {
    let (ended, left) = ended(seen);
    let mut in_slots = ended.iter().filter_map(|it| Some((it, slot_of(seen.wanted, it)?))).peekable();
    in_slots.peek()?;
    let is_unchanged = |it: &Container, spec: &WorkloadSpec| {
        let then = seen.known.iter().find(|(_, known)| it.version.as_ref() == Some(&known.version));
        then.is_some_and(|(_, then)| then.version != seen.wanted.version && then.workloads.contains(spec))
    };
    let alone = |it: &Container, spec| {
        it.serves() && !left.iter().chain(&ended).any(|other| other.id != it.id && is_in(other, spec, it.replica))
    };
    Some(in_slots.any(|(it, spec)| is_unchanged(it, spec) && alone(it, spec)))
}

pub(super) fn plans_a_slot_twice(seen: &Seen<'_, Agent>) -> Option<bool> {
    let starts: Vec<&str> = seen.steps.iter().filter(|step| step.row.is_none()).map(|step| step.says).collect();
    let is_said = !is_well_formed(seen.wanted) && !starts.is_empty();
    is_said.then(|| starts.iter().enumerate().any(|(place, says)| starts[..place].contains(says)))
}

/// The one container of the slot in which the plan begins to start another, if it was to end and did not, and runs.
fn unended(seen: &Seen<'_, Agent>) -> Option<Container> {
    let begins = seen.steps[seen.begins?.0].says;
    let is_started = |it: &Container| {
        let start = reconcile::Step { action: Action::Start, container: None, ..reconcile::Step::stop(it) };
        !it.legacy && start.to_string() == begins
    };
    let mut in_slot = containers(seen.listed).into_iter().filter(is_started);
    let (only, None) = (in_slot.next()?, in_slot.next()) else { return None };
    let was_to_end = seen.steps.iter().any(|step| step.ends && step.row == Some(only.id.as_str()));
    (was_to_end && runs(&only)).then_some(only)
}

pub(super) fn starts_beside_the_unended(seen: &Seen<'_, Agent>) -> Option<bool> {
    seen.begins?;
    Some(unended(seen).is_some())
}

/// The same where the container is of the version that is started, and is the one that the plan was made on: that one of
/// another version runs beside it is what `Steady` means to do, and a name that has passed to another container since (the
/// bound has few, an engine never gives one twice) does not make the plan one about that container.
pub(super) fn starts_beside_the_current(seen: &Seen<'_, Agent>) -> Option<bool> {
    let (_, Command::CreateContainer(create)) = seen.begins? else { return None };
    let is_current = |it: &Container| it.version.as_ref().is_some_and(|mine| mine.as_str() == create.version.as_str());
    let is_planned_on = |it: &Container| {
        let same = |then: &Container| then.id == it.id && then.version == it.version;
        seen.planned_on.is_none_or(|on| containers(on).iter().any(same))
    };
    Some(unended(seen).is_some_and(|it| is_current(&it) && is_planned_on(&it)))
}

/// Whether a slot has more than one container that is not of the wanted version.
pub(super) fn stacks_the_old(seen: &Seen<'_, Agent>, policy: reconcile::Policy) -> Option<bool> {
    if seen.steps.is_empty() {
        return None;
    }
    let all = containers(seen.listed);
    let is_stacked = |spec: &WorkloadSpec| {
        let version = policy.version(seen.wanted, spec);
        let is_old = |it: &&Container| it.workload == spec.id && (it.legacy || it.is_stale(&spec.image, &version));
        (0..spec.replicas).any(|slot| all.iter().filter(is_old).filter(|it| it.replica == slot).count() > 1)
    };
    Some(seen.wanted.distinct().any(is_stacked))
}
