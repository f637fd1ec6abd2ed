//! What is claimed of the agent besides the rules of every loop: the goal, and the defects RD-2 to RD-9 of its source.

use super::super::{Claim, Moment};
use super::Policy;
use super::agent::{Agent, containers};
use super::weigh::{
    breaks, has_beyond_wanted, is_well_formed, loses_the_healthy, plans_a_slot_twice, rolls_the_unchanged, runs,
    stacks_the_old, starts_beside_the_current, starts_beside_the_unended,
};
use crate::rules::Kind;
use selvedge_model::container::Containers;
use selvedge_model::reconcile::{self, Container, DesiredState};

/// The claims under a policy: what `Seed` permits, `Steady` never does.
pub(super) fn claims(policy: Policy) -> Vec<Claim<Agent>> {
    [of_plans(policy), beyond_wanted(policy), stacked(policy)].into_iter().chain(defects(policy)).collect()
}

/// The defects of the source that a plan shows.
fn defects(policy: Policy) -> [Claim<Agent>; 5] {
    let kind = if policy == Policy::Seed { Kind::Hazard } else { Kind::Never };
    let defect = |name, says, weigh| Claim { name, says, kind, moment: Moment::Plans, weigh };
    [
        defect(
            "stops_the_healthy_duplicate",
            "The only healthy container of a slot is stopped in favour of a sick one that is listed before it (RD-2).",
            |seen| loses_the_healthy(seen, true, |_| true),
        ),
        defect(
            "removes_the_only_healthy",
            "A plan ends the only container that serves a slot, and starts another only then (RD-3).",
            match policy {
                Policy::Seed => |seen| loses_the_healthy(seen, false, |_| true),
                // A stateful workload serves from one container at a time, so the old one ends first (RD-7).
                Policy::Steady => |seen| loses_the_healthy(seen, false, |spec| !spec.is_stateful()),
            },
        ),
        defect(
            "rolls_the_unchanged",
            "A container is ended because another workload of the host has changed (RD-4).",
            rolls_the_unchanged,
        ),
        defect(
            "plans_a_slot_twice",
            "Two specs of one workload start two containers for one slot (RD-8).",
            plans_a_slot_twice,
        ),
        beside(policy, kind),
    ]
}

/// The defect that a plan shows when a step of it has failed.
fn beside(policy: Policy, kind: Kind) -> Claim<Agent> {
    let name = "starts_beside_the_unended";
    match policy {
        Policy::Seed => Claim {
            name,
            says: "The end of the container that runs in a slot fails, and the plan starts another in the slot all the \
                   same (RD-9).",
            kind,
            moment: Moment::Begins,
            weigh: starts_beside_the_unended,
        },
        Policy::Steady => Claim {
            name,
            says: "The end of the container of the wanted version that runs in a slot fails, and the plan starts another \
                   in the slot all the same (RD-9).",
            kind,
            moment: Moment::BeginsAsListed,
            weigh: starts_beside_the_current,
        },
    }
}

/// The rules of plans that the model itself states. Of two specs of one workload `Seed` breaks some (RD-8).
fn of_plans(policy: Policy) -> Claim<Agent> {
    Claim {
        name: "breaks_the_rules_of_plans",
        says: "A plan breaks a rule that traces of real agents are held against.",
        kind: Kind::Never,
        moment: Moment::Plans,
        weigh: match policy {
            Policy::Seed => |seen| breaks(seen).filter(|_| is_well_formed(seen.wanted)),
            Policy::Steady => breaks,
        },
    }
}

/// What is old does not pile up. Under `Seed` two specs of one workload take turns in one slot (RD-8).
fn stacked(policy: Policy) -> Claim<Agent> {
    Claim {
        name: "stacks_the_old",
        says: "After an undisturbed round a slot has more than one container of another version than the wanted (RD-6).",
        kind: Kind::Never,
        moment: Moment::Ends,
        weigh: match policy {
            Policy::Seed => {
                |seen| stacks_the_old(seen, reconcile::Policy::Seed).filter(|_| is_well_formed(seen.wanted))
            }
            Policy::Steady => |seen| stacks_the_old(seen, reconcile::Policy::Steady),
        },
    }
}

/// That there are never too many. One that `Steady` starts runs beside the one that it replaces, and only one of them is to
/// serve; it may have come to serve after a round that only waited for it.
fn beyond_wanted(policy: Policy) -> Claim<Agent> {
    match policy {
        Policy::Seed => Claim {
            name: "runs_beyond_wanted",
            says: "After an undisturbed round more containers of a workload run than it has replicas.",
            kind: Kind::Never,
            moment: Moment::Ends,
            weigh: |seen| Some(has_beyond_wanted(seen, runs)),
        },
        Policy::Steady => Claim {
            name: "serves_beyond_wanted",
            says: "After an undisturbed round more containers of a workload serve than it has replicas.",
            kind: Kind::Never,
            moment: Moment::Ends,
            weigh: |seen| (!seen.steps.is_empty()).then(|| has_beyond_wanted(seen, Container::serves)),
        },
    }
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
