//! What is claimed of the agent besides the rules of every loop: the goal, and the defects RD-2 to RD-9 of its source.

use super::super::{Claim, Moment, Seen};
use super::Policy;
use super::agent::{Agent, containers};
use crate::rules::Kind;
use selvedge_model::container::{Command, Containers};
use selvedge_model::reconcile::{self, Action, Container, ContainerState, DesiredState, WorkloadId, WorkloadSpec};

/// The claims under a policy: what `Seed` permits, `Steady` never does.
pub(super) fn claims(policy: Policy) -> Vec<Claim<Agent>> {
    let kind = if policy == Policy::Seed { Kind::Hazard } else { Kind::Never };
    let defect = |name, says, moment, weigh| Claim { name, says, kind, moment, weigh };
    let mut claims = vec![
        Claim {
            name: "keeps_the_rules_of_plans",
            says: "No plan breaks a rule that traces of real agents are held against.",
            kind: Kind::Never,
            moment: Moment::Plans,
            weigh: match policy {
                Policy::Seed => |seen| breaks(seen).filter(|_| is_well_formed(seen.wanted)),
                Policy::Steady => breaks,
            },
        },
        Claim {
            name: "serves_beyond_wanted",
            says: "After an undisturbed round more containers of a workload serve than it has replicas.",
            kind: Kind::Never,
            moment: Moment::Ends,
            weigh: match policy {
                Policy::Seed => |seen| Some(serves_beyond_wanted(seen)),
                // A successor may have come to serve after a round that only waited for it.
                Policy::Steady => |seen| (!seen.steps.is_empty()).then(|| serves_beyond_wanted(seen)),
            },
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
    claims.push(match policy {
        Policy::Seed => defect(
            "starts_beside_the_unended",
            "The end of the container that runs in a slot fails, and the plan starts another in the slot all the same \
             (RD-9).",
            Moment::Begins,
            starts_beside_the_unended,
        ),
        Policy::Steady => defect(
            "starts_beside_the_unended",
            "The end of the container of the wanted version that runs in a slot fails, and the plan starts another in \
             the slot all the same (RD-9).",
            Moment::Begins,
            starts_beside_the_current,
        ),
    });
    claims
}

/// Whether every slot has exactly one container, up to date and serving, and there is no other.
pub(super) fn is_goal(policy: reconcile::Policy) -> fn(&DesiredState, &Containers) -> bool {
    match policy {
        reconcile::Policy::Seed => |desired, listed| is_met(reconcile::Policy::Seed, desired, listed),
        reconcile::Policy::Steady => |desired, listed| is_met(reconcile::Policy::Steady, desired, listed),
    }
}

fn is_met(policy: reconcile::Policy, desired: &DesiredState, listed: &Containers) -> bool {
    policy.check_goal(desired, &containers(listed)).is_ok()
}

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

fn breaks(seen: &Seen<'_, Agent>) -> Option<bool> {
    (!seen.steps.is_empty()).then_some(seen.breaks.is_some())
}

fn serves_beyond_wanted(seen: &Seen<'_, Agent>) -> bool {
    let all = containers(seen.listed);
    let serving = |id: &WorkloadId| all.iter().filter(|it| it.workload == *id && it.serves()).count();
    let wanted = |id: &WorkloadId| {
        seen.wanted.workloads.iter().filter(|spec| spec.id == *id).map(WorkloadSpec::slots).sum::<usize>()
    };
    all.iter().map(|it| &it.workload).any(|id| serving(id) > wanted(id))
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

/// The same where the container is of the version that is started, and is the one that the plan was made on: that one of
/// another version runs beside it is what `Steady` means to do, and a name that has passed to another container since (the
/// bound has few, an engine never gives one twice) does not make the plan one about that container.
fn starts_beside_the_current(seen: &Seen<'_, Agent>) -> Option<bool> {
    let (_, Command::CreateContainer(create)) = seen.begins? else { return None };
    let beside = starts_beside_the_unended(seen)?;
    let ends = |it: &Container| seen.steps.iter().any(|step| step.ends && step.row == Some(it.id.as_str()));
    let is_current = |it: &Container| it.version.as_ref().is_some_and(|mine| mine.as_str() == create.version.as_str());
    let is_planned_on = |it: &Container| {
        let same = |then: &Container| then.id == it.id && then.version == it.version;
        seen.planned_on.is_none_or(|on| containers(on).iter().any(same))
    };
    Some(beside && containers(seen.listed).iter().any(|it| ends(it) && is_current(it) && is_planned_on(it)))
}
