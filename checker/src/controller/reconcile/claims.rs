//! What is claimed of the agent besides the rules of every loop: the goal, and the defects RD-2 to RD-9 of its source.

use super::super::{Claim, Moment, Seen};
use super::Policy;
use super::agent::{Agent, listed_container};
use crate::rules::Kind;
use selvedge_model::container::{Command, Containers};
use selvedge_model::reconcile::{self, Action, Container, ContainerState, DesiredState, WorkloadId, WorkloadSpec};

/// The claims under a policy: what `Seed` permits, `Steady` never does.
///
/// A listing of the round before may name a container by an id that another one carries by now, since the bound has few
/// ids: nothing is claimed there of what a plan leaves beside what it starts.
pub(super) fn claims(policy: Policy, stale: bool) -> Vec<Claim<Agent>> {
    let kind = if policy == Policy::Seed { Kind::Hazard } else { Kind::Never };
    let defect = |name, says, moment, weigh| Claim { name, says, kind, moment, weigh };
    let mut claims = vec![
        Claim {
            name: "serves_beyond_wanted",
            says: "After an undisturbed round more containers of a workload serve than it has replicas.",
            kind: Kind::Never,
            moment: Moment::Ends,
            weigh: serves_beyond_wanted,
        },
        defect(
            "stops_the_healthy_duplicate",
            "The only healthy container of a slot is stopped in favour of a sick one that is listed before it (RD-2).",
            Moment::Plans,
            |seen| loses_the_healthy(seen, true),
        ),
        defect(
            "removes_the_only_healthy",
            "A plan ends the only container that serves a slot, and starts another only then (RD-3).",
            Moment::Plans,
            |seen| loses_the_healthy(seen, false),
        ),
        defect(
            "rolls_the_unchanged",
            "A container is ended because another workload of the host has changed (RD-4).",
            Moment::Plans,
            rolls_the_unchanged,
        ),
        defect(
            "plans_a_slot_twice",
            "Two specs of one workload start two containers for one slot (RD-8).",
            Moment::Plans,
            plans_a_slot_twice,
        ),
    ];
    let beside = match policy {
        Policy::Seed => Some(defect(
            "starts_beside_the_unended",
            "The end of the container that runs in a slot fails, and the plan starts another in the slot all the same \
             (RD-9).",
            Moment::Begins,
            starts_beside_the_unended,
        )),
        Policy::Steady if stale => None,
        Policy::Steady => Some(defect(
            "starts_beside_the_unended",
            "The end of the container of the wanted version that runs in a slot fails, and the plan starts another in \
             the slot all the same (RD-9).",
            Moment::Begins,
            starts_beside_the_current,
        )),
    };
    claims.extend(beside);
    claims
}

/// Whether every slot has exactly one container, up to date and serving, and there is no other.
pub(super) fn is_goal(policy: reconcile::Policy) -> fn(&DesiredState, &Containers) -> bool {
    match policy {
        reconcile::Policy::Seed => |desired, listed| is_met(desired, listed, reconcile::Policy::Seed),
        reconcile::Policy::Steady => |desired, listed| is_met(desired, listed, reconcile::Policy::Steady),
    }
}

fn is_met(desired: &DesiredState, listed: &Containers, policy: reconcile::Policy) -> bool {
    let mut left = containers(listed);
    for (place, spec) in desired.workloads.iter().enumerate() {
        // Of two specs of one workload the first is meant.
        if desired.workloads[..place].iter().any(|earlier| earlier.id == spec.id) {
            continue;
        }
        let version = super::agent::version(policy, desired, spec);
        for slot in 0..spec.replicas {
            let fills = |it: &Container| is_in(it, spec, slot) && it.serves() && !it.is_stale(&spec.image, &version);
            let Some(found) = left.iter().position(fills) else { return false };
            left.remove(found);
        }
    }
    left.is_empty()
}

/// Whether no workload has two specs.
pub(super) fn is_well_formed(desired: &DesiredState) -> bool {
    let specs = &desired.workloads;
    specs.iter().enumerate().all(|(place, spec)| !specs[..place].iter().any(|earlier| earlier.id == spec.id))
}

/// Whether some container rests in a state in which `Seed` never touches it.
pub(super) fn is_stuck(listed: &Containers) -> bool {
    containers(listed).iter().any(|it| matches!(it.state, ContainerState::Pending | ContainerState::Unknown))
}

/// Whether some slot has two containers.
pub(super) fn has_duplicates(listed: &Containers) -> bool {
    let all = containers(listed);
    let same =
        |a: &Container, b: &Container| !a.legacy && !b.legacy && a.workload == b.workload && a.replica == b.replica;
    all.iter().enumerate().any(|(place, it)| all[..place].iter().any(|earlier| same(earlier, it)))
}

fn containers(listed: &Containers) -> Vec<Container> {
    listed.view().map(|row| listed_container(&row)).collect()
}

/// Whether a container was created for this slot.
fn is_in(container: &Container, spec: &WorkloadSpec, slot: i32) -> bool {
    !container.legacy && container.workload == spec.id && container.replica == slot
}

fn serves_beyond_wanted(seen: &Seen<'_, Agent>) -> Option<bool> {
    let all = containers(seen.listed);
    let serving = |id: &WorkloadId| all.iter().filter(|it| it.workload == *id && it.serves()).count();
    let wanted = |id: &WorkloadId| {
        seen.wanted.workloads.iter().filter(|spec| spec.id == *id).map(WorkloadSpec::slots).sum::<usize>()
    };
    let workloads = all.iter().map(|it| &it.workload);
    (!seen.steps.is_empty()).then(|| workloads.into_iter().any(|id| serving(id) > wanted(id)))
}

/// The listed containers that the plan ends, and those that it leaves.
fn ended(seen: &Seen<'_, Agent>) -> (Vec<Container>, Vec<Container>) {
    let is_ended = |it: &Container| seen.steps.iter().any(|step| step.ends && step.row == Some(it.id.as_str()));
    containers(seen.listed).into_iter().partition(is_ended)
}

/// Whether the plan ends the only serving container of a slot that is wanted, leaving another one in it or none.
fn loses_the_healthy(seen: &Seen<'_, Agent>, leaves_another: bool) -> Option<bool> {
    let (ended, left) = ended(seen);
    let serving = ended.iter().filter(|it| it.serves());
    let mut in_slots = serving.filter_map(|it| Some((it, slot_of(seen.wanted, it)?))).peekable();
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
fn rolls_the_unchanged(seen: &Seen<'_, Agent>) -> Option<bool> {
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

fn plans_a_slot_twice(seen: &Seen<'_, Agent>) -> Option<bool> {
    let starts: Vec<&str> = seen.steps.iter().filter(|step| step.row.is_none()).map(|step| step.says).collect();
    let is_said = !is_well_formed(seen.wanted) && !starts.is_empty();
    is_said.then(|| starts.iter().enumerate().any(|(place, says)| starts[..place].contains(says)))
}

/// Whether the one container of the slot in which the plan begins to start another was to end and did not, and runs.
fn starts_beside_the_unended(seen: &Seen<'_, Agent>) -> Option<bool> {
    let begins = seen.steps[seen.begins?.0].says;
    let all = containers(seen.listed);
    let is_started = |it: &&Container| {
        let start = reconcile::Step { action: Action::Start, container: None, ..reconcile::Step::stop(it) };
        !it.legacy && start.to_string() == begins
    };
    let in_slot: Vec<&Container> = all.iter().filter(is_started).collect();
    let was_to_end = |it: &Container| seen.steps.iter().any(|step| step.ends && step.row == Some(it.id.as_str()));
    let runs = |it: &Container| matches!(it.state, ContainerState::Running | ContainerState::Starting);
    Some(matches!(in_slot.as_slice(), [only] if was_to_end(only) && runs(only)))
}

/// The same where the container is of the version that is started: that one of another version runs beside it is what
/// `Steady` means to do.
fn starts_beside_the_current(seen: &Seen<'_, Agent>) -> Option<bool> {
    let (_, Command::CreateContainer(create)) = seen.begins? else { return None };
    let ends = |it: &Container| seen.steps.iter().any(|step| step.ends && step.row == Some(it.id.as_str()));
    let is_current = |it: &Container| it.version.as_ref().is_some_and(|mine| mine.as_str() == create.version.as_str());
    let beside = starts_beside_the_unended(seen)?;
    Some(beside && containers(seen.listed).iter().any(|it| ends(it) && is_current(it)))
}
