//! The rules of plans, tried on every small listing and on every way in which a round can fail.

use crate::in_memory::InMemory;
use crate::support::{container, desired, legacy};
use selvedge_model::reconcile::{Agent, Container, ContainerState, DesiredState, Memory, Policy, Volume, WorkloadSpec};

/// Every container that slot `replica` of a workload may have: each state, fresh or old, and a legacy one.
fn kinds(policy: Policy, state: &DesiredState, replica: i32) -> Vec<Container> {
    let spec = &state.workloads[0];
    let made = Container::created("".into(), spec, &policy.version(state, spec), replica);
    let mut kinds = vec![Container { healthy: false, state: ContainerState::Running, ..made.clone() }];
    kinds.extend(ContainerState::ALL.map(|state| {
        let healthy = state == ContainerState::Running;
        Container { state, healthy, ..made.clone() }
    }));
    let old = kinds.iter().map(|fresh| Container { version: Some("old".into()), ..fresh.clone() });
    let mut kinds: Vec<_> = old.chain(kinds.iter().cloned()).collect();
    kinds.push(legacy("", "a"));
    kinds
}

/// Every listing of at most three containers in the slots 0 and 1 of `a`, and one of no desired workload.
fn listings(policy: Policy, state: &DesiredState) -> Vec<Vec<Container>> {
    let mut kinds: Vec<_> = (0..2).flat_map(|replica| kinds(policy, state, replica)).collect();
    kinds.push(container("", "x", 0, ContainerState::Running));
    let mut listings = vec![vec![]];
    let mut longest = listings.clone();
    for id in ["1", "2", "3"] {
        let longer = longest.iter().flat_map(|listing| {
            kinds.iter().map(|kind| [listing.as_slice(), &[Container { id: id.into(), ..kind.clone() }]].concat())
        });
        longest = longer.collect();
        listings.extend(longest.iter().cloned());
    }
    listings
}

fn states() -> [DesiredState; 3] {
    let (one, two) = (desired(&[("a", 1)]), desired(&[("a", 2)]));
    let mut stateful = one.clone();
    stateful.workloads[0].volumes = vec![Volume { name: "data".into(), target: "/data".into() }];
    [one, two, stateful]
}

#[test]
fn plans_keep_the_rules() {
    for policy in [Policy::Seed, Policy::Steady] {
        let mut plans = 0;
        for state in states() {
            for listed in listings(policy, &state) {
                let mut memory = Memory::default();
                for _ in 0..2 {
                    let (plan, next) = policy.plan(&state, &listed, &memory);
                    memory = next;
                    if let Err(broken) = policy.check_plan(&state, &listed, &plan) {
                        panic!("{policy:?}: {broken}\nlisted {listed:#?}\n{plan}");
                    }
                    plans += 1;
                }
            }
        }
        assert_eq!(plans, 264_816);
    }
}

/// Whatever is listed and whichever one call fails, everything serves in the end, and nothing more is planned. A
/// container that is listed as booting or stuck stays so, unless the agent does something about it.
#[test]
fn steady_reaches_its_goal() {
    let mut longest = 0;
    for state in states() {
        for listed in listings(Policy::Steady, &state).iter().filter(|listed| listed.len() <= 2) {
            for fails in 0..5 {
                let mut engine = InMemory { failing: [fails].into(), ..InMemory::with(listed) };
                let mut agent = Agent::new(Policy::Steady);
                let mut rounds = 0;
                while Policy::Steady.check_goal(&state, &engine.containers).is_err() {
                    let _ = agent.converge(&state, &mut engine);
                    // What boots serves in the next round.
                    for booting in &mut engine.containers {
                        if matches!(booting.state, ContainerState::Starting | ContainerState::Building) {
                            (booting.state, booting.healthy) = (ContainerState::Running, true);
                        }
                    }
                    rounds += 1;
                    assert!(rounds <= 8, "{listed:#?}\n{:#?}", engine.containers);
                }
                assert!(agent.converge(&state, &mut engine).plan.is_empty());
                longest = longest.max(rounds);
            }
        }
    }
    assert_eq!(longest, 5);
}

/// The rules can be broken: the source breaks those that only `Steady` promises.
#[test]
fn the_rules_of_steady_tell_seed_apart() {
    let state = desired(&[("a", 1)]);
    let spec: &WorkloadSpec = &state.workloads[0];
    let fresh = Container {
        state: ContainerState::Running,
        healthy: true,
        ..Container::created("1".into(), spec, &"old".into(), 0)
    };
    let plan = selvedge_model::reconcile::diff(&state, std::slice::from_ref(&fresh));
    assert_eq!(Policy::Seed.check_plan(&state, std::slice::from_ref(&fresh), &plan), Ok(()));
    let broken = Policy::Steady.check_plan(&state, &[fresh], &plan).unwrap_err();
    assert_eq!(broken.to_string(), "KeepsServing is broken: nothing of a/0 serves");
}
