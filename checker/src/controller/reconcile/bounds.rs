//! How far the agent's loop is explored.

use super::super::{Bound, Loop, Parts};
use super::agent::{Agent, Ids, Planner};
use super::{Policy, claims, hosts, together};
use selvedge_model::container::{
    BecomeHealthy, BecomeUnhealthy, Command, ContainerId, Crash, Exit, FinishBuild, Pause, PlaceByHand, RemoveByHand,
    Resume, WorkloadId,
};
use selvedge_model::reconcile::DesiredState;

/// The bounds, the default first.
pub const BOUNDS: [&str; 4] = ["small", "stale", "joint", "full"];

/// What is gone through within a bound.
struct Scope {
    bound: Bound,
    ids: &'static [Ids],
    wanted: Vec<(String, DesiredState)>,
    parts: Option<Parts<Agent>>,
}

/// The loop of an agent that plans so, judged as this policy.
///
/// # Panics
/// If there is no such bound.
#[must_use]
pub fn reconcile_loop(planner: Planner, policy: Policy, bound: &str) -> Loop<Agent> {
    let Scope { bound, ids, wanted, parts } = scope(bound);
    Loop {
        goal: claims::is_goal(planner.policy),
        controller: Agent { planner, ids },
        agent: "agent",
        carries_on: &["engine"],
        first: vec![by_hand("x", None)],
        others: others(ids),
        wanted,
        parts,
        rounds: rounds(policy),
        permits: policy.permits(),
        claims: claims::claims(policy),
        bound,
    }
}

/// The loop of `bound` with one of its workloads alone.
///
/// # Panics
/// If there is no such bound, or no such workload in it.
#[must_use]
pub fn reconcile_alone(planner: Planner, policy: Policy, bound: &str, workload: &str) -> Loop<Agent> {
    let whole = reconcile_loop(planner, policy, bound);
    let place = whole.controller.ids.iter().position(|(name, _)| *name == workload).expect("it is in the bound");
    let ids = &whole.controller.ids[place..=place];
    let wanted = whole.wanted.into_iter().map(|(name, host)| (name, hosts::alone(&host, workload))).collect();
    let controller = Agent { ids, ..whole.controller };
    Loop { controller, wanted, others: others(ids), parts: None, ..whole }
}

/// In how many rounds the goal is reached once the environment rests, and no fewer: so many are needed somewhere.
fn rounds(policy: Policy) -> u16 {
    match policy {
        Policy::Seed => 1,
        Policy::Steady => 4,
    }
}

fn scope(name: &str) -> Scope {
    let bound = |name, says, faults, stale| Bound { name, says, faults: Some(faults), stale };
    match name {
        "small" => Scope {
            bound: bound("small", "One workload, one replica, up to two containers, two faults: seconds.", 2, false),
            ids: &[("w", &["a", "b"])],
            wanted: hosts::small(),
            parts: None,
        },
        "stale" => Scope {
            bound: bound(
                "stale",
                "One workload, one replica, up to two containers, two faults, and listings of the round before.",
                2,
                true,
            ),
            ids: &[("w", &["a", "b"])],
            wanted: hosts::stale(),
            parts: None,
        },
        "joint" => Scope {
            bound: bound(
                "joint",
                "Two workloads at once, one of them with a volume, one replica and up to two containers each, one fault.",
                1,
                false,
            ),
            ids: &[("w", &["a", "b"]), ("v", &["c", "d"])],
            wanted: hosts::joint(),
            parts: Some(Parts { count: 1, ..together::parts() }),
        },
        "full" => Scope {
            bound: bound(
                "full",
                "Three workloads, up to two replicas and three containers each, two faults in each.",
                2,
                false,
            ),
            ids: &[("w", &["a", "b", "c"])],
            wanted: hosts::by_workload(&hosts::full()),
            parts: Some(together::parts()),
        },
        _ => panic!("no bound is called `{name}`"),
    }
}

/// What the other actors may do to the containers of these workloads.
fn others(ids: &[Ids]) -> Vec<Command> {
    let mut others = Vec::new();
    for (workload, ids) in ids {
        others.push(by_hand(ids[0], Some(workload)));
        for id in *ids {
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
