//! How far the agent's loop is explored.

use super::super::{Bound, Loop};
use super::agent::{Agent, Planner};
use super::{Policy, claims};
use selvedge_model::container::{
    BecomeHealthy, BecomeUnhealthy, Command, ContainerId, Crash, Exit, FinishBuild, Pause, PlaceByHand, RemoveByHand,
    Resume, WorkloadId,
};
use selvedge_model::reconcile::{DesiredState, WorkloadSpec};

/// The bounds, the default first.
pub const BOUNDS: [&str; 3] = ["small", "stale", "full"];

/// The loop of an agent that plans so, judged as this policy.
///
/// # Panics
/// If there is no such bound.
#[must_use]
pub fn reconcile_loop(planner: Planner, policy: Policy, bound: &str) -> Loop<Agent> {
    let (bound, ids) = bound_of(bound);
    Loop {
        goal: claims::is_goal(planner.policy),
        controller: Agent { planner, ids },
        agent: "agent",
        carries_on: &["engine"],
        first: vec![by_hand("x", None)],
        others: others(ids),
        wanted: wanted(&bound),
        rounds: rounds(policy),
        permits: policy.permits(),
        claims: claims::claims(policy, bound.stale),
        bound,
    }
}

/// In how many rounds the goal is reached once the environment rests.
fn rounds(policy: Policy) -> u16 {
    match policy {
        Policy::Seed => 1,
        Policy::Steady => 8,
    }
}

fn bound_of(name: &str) -> (Bound, &'static [&'static str]) {
    let bound =
        |name, says, faults, stale, rests_on: &str| Bound { name, says, faults, stale, rests_on: rests_on.to_owned() };
    match name {
        "small" => {
            let says = "One workload, one replica, up to two containers, two faults: seconds.";
            (bound("small", says, Some(2), false, ""), &["a", "b"])
        }
        "stale" => {
            let says = "One workload, one replica, up to two containers, two faults, and listings of the round before.";
            (bound("stale", says, Some(2), true, ""), &["a", "b"])
        }
        "full" => {
            let says = "Three workloads, up to two replicas and three containers each, two faults.";
            let rests_on = "each workload is gone through alone, since a command reads and writes only the row it names \
                            and a plan for several workloads is their plans, ends first";
            (bound("full", says, Some(2), false, rests_on), &["a", "b", "c"])
        }
        _ => panic!("no bound is called `{name}`"),
    }
}

/// What the other actors may do to these containers.
fn others(ids: &[&str]) -> Vec<Command> {
    let mut others = vec![by_hand(ids[0], Some("w"))];
    for id in ids {
        let id = || ContainerId::new(*id);
        others.extend([
            Command::FinishBuild(FinishBuild { id: id() }),
            Command::BecomeHealthy(BecomeHealthy { id: id() }),
            Command::BecomeUnhealthy(BecomeUnhealthy { id: id() }),
            Command::Crash(Crash { id: id() }),
            Command::Exit(Exit { id: id() }),
            Command::Pause(Pause { id: id() }),
            Command::Resume(Resume { id: id() }),
            Command::RemoveByHand(RemoveByHand { id: id() }),
        ]);
    }
    others
}

/// A container that the agent did not create: without the label of a slot, or without any.
fn by_hand(id: &str, workload: Option<&str>) -> Command {
    Command::PlaceByHand(PlaceByHand {
        id: ContainerId::new(id),
        workload: workload.map(WorkloadId::new),
        replica: None,
        image: None,
        version: None,
    })
}

/// What may be wanted.
fn wanted(bound: &Bound) -> Vec<(String, DesiredState)> {
    let one = ("one replica", desired("1", &[("w", "a", 1), ("u", "a", 0)]));
    let other = ("the same, beside another workload that has changed", desired("2", &[("w", "a", 1), ("u", "b", 0)]));
    let image = ("one replica of another image", desired("3", &[("w", "b", 1), ("u", "a", 0)]));
    let two = ("two replicas of another image", desired("4", &[("w", "b", 2), ("u", "a", 0)]));
    let none = ("no replica", desired("5", &[("w", "a", 0), ("u", "a", 0)]));
    let twice = ("two specs of one workload", desired("6", &[("w", "a", 1), ("w", "b", 1)]));
    let all = match bound.name {
        "stale" => vec![one, other, image, twice],
        "small" => vec![one, other, image, none, twice],
        _ => vec![one, other, two, none, twice],
    };
    all.into_iter().map(|(name, desired)| (name.to_owned(), desired)).collect()
}

fn desired(version: &str, workloads: &[(&str, &str, i32)]) -> DesiredState {
    let workloads = workloads.iter().map(|(id, image, replicas)| WorkloadSpec::new(id, image, *replicas));
    DesiredState { host: "host".into(), version: version.into(), workloads: workloads.collect() }
}
