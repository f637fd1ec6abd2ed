//! RC-30: whatever fails, the next rounds reach the same end.

use crate::in_memory::InMemory;
use crate::support::{container, desired, healthy, legacy, sick, stale};
use selvedge_model::reconcile::{Agent, Container, ContainerState, DesiredState, Policy};

/// The end that is reached if these steps of the first round fail, or what is still planned after two more.
fn end(state: &DesiredState, actual: &[Container], failing: u32) -> Vec<Container> {
    let mut agent = Agent::new(Policy::Seed);
    let failing = (0..32).filter(|bit| failing & (1 << bit) != 0).collect();
    let mut engine = InMemory { failing, ..InMemory::with(actual) };
    let _ = agent.converge(state, &mut engine);
    engine.failing.clear();
    for _ in 0..2 {
        assert!(agent.converge(state, &mut engine).result.is_ok());
    }
    assert!(agent.converge(state, &mut engine).plan.is_empty());
    engine.end()
}

/// What may be in one slot.
fn slot(replica: i32) -> Vec<Option<Container>> {
    let id = format!("in-{replica}");
    let state = |state| Some(container(&id, "a", replica, state));
    vec![
        None,
        Some(healthy(&id, "a", replica)),
        Some(sick(&id, "a", replica)),
        Some(stale(&id, "a", replica)),
        state(ContainerState::Crashed),
        state(ContainerState::Stopped),
        state(ContainerState::Starting),
        state(ContainerState::Pending),
        state(ContainerState::Unknown),
    ]
}

/// Three indices with at most one container each, a legacy container or none, an extra one; no, one or two replicas;
/// every subset of the steps fails.
#[test]
fn rc_30_any_subset_of_steps_may_fail() {
    let mut runs = 0;
    for (zero, one, two) in product() {
        for old in [None, Some(legacy("legacy", "a"))] {
            let extra = Some(healthy("extra", "x", 0));
            let actual: Vec<_> = [&zero, &one, &two, &old, &extra].into_iter().flatten().cloned().collect();
            for replicas in 0..=2 {
                let state = desired(&[("a", replicas)]);
                let undisturbed = end(&state, &actual, 0);
                let steps =
                    Policy::Seed.plan(&state, &actual, &selvedge_model::reconcile::Memory::default()).0.steps.len();
                for failing in 1..1 << steps {
                    assert_eq!(end(&state, &actual, failing), undisturbed, "{replicas} of {actual:?}, {failing:b}");
                    runs += 1;
                }
            }
        }
    }
    assert_eq!(runs, 13_734);
}

fn product() -> impl Iterator<Item = (Option<Container>, Option<Container>, Option<Container>)> {
    let with_two = |zero: Option<Container>, one: Option<Container>| {
        [None, Some(healthy("in-2", "a", 2))].map(|two| (zero.clone(), one.clone(), two))
    };
    slot(0)
        .into_iter()
        .flat_map(move |zero| slot(1).into_iter().flat_map(move |one| with_two(zero.clone(), one)).collect::<Vec<_>>())
}

/// With two containers in a slot beforehand the end may differ: the one that should have been stopped is found there
/// by the start, and its state is one that gets no step.
#[test]
fn rc_30_with_duplicates_the_end_may_differ() {
    let state = desired(&[("a", 1)]);
    let actual = [stale("1", "a", 0), container("2", "a", 0, ContainerState::Starting)];
    let states = |end: Vec<Container>| end.into_iter().map(|container| container.state).collect::<Vec<_>>();
    assert_eq!(states(end(&state, &actual, 0b000)), [ContainerState::Running]);
    assert_eq!(states(end(&state, &actual, 0b001)), [ContainerState::Starting]);
}
