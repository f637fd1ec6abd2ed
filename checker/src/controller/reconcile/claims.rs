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
        Claim {
            name: "stacks_the_old",
            says: "After an undisturbed round a slot has more than one container of another version than the wanted (RD-6).",
            kind: Kind::Never,
            moment: Moment::Ends,
            weigh: match policy {
                // Two specs of one workload take turns in one slot (RD-8).
                Policy::Seed => {
                    |seen| is_well_formed(seen.wanted).then(|| stacks_the_old(seen, reconcile::Policy::Seed)).flatten()
                }
                Policy::Steady => |seen| stacks_the_old(seen, reconcile::Policy::Steady),
            },
        },
        defect(
            "stops_the_healthy_duplicate",
            "The only healthy container of a slot is stopped in favour of a sick one that is listed before it (RD-2).",
            Moment::Plans,
            |seen| loses_the_healthy(seen, true, |_| true),
        ),
        defect(
            "removes_the_only_healthy",
            "A plan ends the only container that serves a slot, and starts another only then (RD-3).",
            Moment::Plans,
            match policy {
                Policy::Seed => |seen| loses_the_healthy(seen, false, |_| true),
                // A stateful workload serves from one container at a time, so the old one ends first (RD-7).
                Policy::Steady => |seen| loses_the_healthy(seen, false, |spec| !spec.is_stateful()),
            },
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
            Moment::BeginsAsListed,
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
fn loses_the_healthy(
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
    let runs = matches!(only.state, ContainerState::Running | ContainerState::Starting);
    (was_to_end && runs).then_some(only)
}

fn starts_beside_the_unended(seen: &Seen<'_, Agent>) -> Option<bool> {
    seen.begins?;
    Some(unended(seen).is_some())
}

/// The same where the container is of the version that is started, and is the one that the plan was made on: that one of
/// another version runs beside it is what `Steady` means to do, and a name that has passed to another container since (the
/// bound has few, an engine never gives one twice) does not make the plan one about that container.
fn starts_beside_the_current(seen: &Seen<'_, Agent>) -> Option<bool> {
    let (_, Command::CreateContainer(create)) = seen.begins? else { return None };
    let is_current = |it: &Container| it.version.as_ref().is_some_and(|mine| mine.as_str() == create.version.as_str());
    let is_planned_on = |it: &Container| {
        let same = |then: &Container| then.id == it.id && then.version == it.version;
        seen.planned_on.is_none_or(|on| containers(on).iter().any(same))
    };
    Some(unended(seen).is_some_and(|it| is_current(&it) && is_planned_on(&it)))
}

/// Whether a slot has more than one container that is not of the wanted version.
fn stacks_the_old(seen: &Seen<'_, Agent>, policy: reconcile::Policy) -> Option<bool> {
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
