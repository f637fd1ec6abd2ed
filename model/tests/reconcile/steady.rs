//! The policy `Steady`: each defect of the source, and that it is none here.

use crate::in_memory::InMemory;
use crate::support::{bumped, container, desired, legacy, lines};
use selvedge_model::reconcile::{Agent, Container, ContainerState, DesiredState, Memory, Policy, Volume, WorkloadSpec};

/// One workload `a` with one slot.
fn one() -> DesiredState {
    desired(&[("a", 1)])
}

/// The same with a volume.
fn stateful() -> DesiredState {
    let mut state = one();
    state.workloads[0].volumes = vec![Volume { name: "data".into(), target: "/data".into() }];
    state
}

/// A container made from a workload as it is desired.
fn fresh(id: &str, spec: &WorkloadSpec, replica: i32, state: ContainerState) -> Container {
    let healthy = state == ContainerState::Running;
    Container { state, healthy, ..Container::created(id.into(), spec, &spec.version(), replica) }
}

fn running(id: &str, state: &DesiredState) -> Container {
    fresh(id, &state.workloads[0], 0, ContainerState::Running)
}

/// A container made from another version of the workload.
fn old(container: Container) -> Container {
    Container { version: Some("old".into()), ..container }
}

fn plan(state: &DesiredState, actual: &[Container]) -> Vec<String> {
    lines(&Policy::Steady.plan(state, actual, &Memory::default()).0)
}

/// The plans of this many rounds in which nothing is seen to change.
fn plans(state: &DesiredState, actual: &[Container], rounds: usize) -> Vec<Vec<String>> {
    let mut memory = Memory::default();
    let mut round = || {
        let (plan, next) = Policy::Steady.plan(state, actual, &memory);
        memory = next;
        lines(&plan)
    };
    (0..rounds).map(|_| round()).collect()
}

#[test]
fn rd_01_a_container_that_is_stuck_is_removed_in_the_second_round() {
    for stuck in [ContainerState::Pending, ContainerState::Unknown] {
        let actual = [fresh("1", &one().workloads[0], 0, stuck)];
        assert_eq!(plans(&one(), &actual, 3), [vec![], vec!["stop a/0 (1)"], vec!["stop a/0 (1)"]], "{stuck:?}");
    }
    for coming in [ContainerState::Starting, ContainerState::Building] {
        let actual = [fresh("1", &one().workloads[0], 0, coming)];
        assert_eq!(plans(&one(), &actual, 3), [[""; 0]; 3], "{coming:?}");
    }
}

#[test]
fn rd_02_of_duplicates_the_healthy_one_is_kept() {
    let sick = Container { healthy: false, ..running("1", &one()) };
    assert_eq!(plan(&one(), &[sick, running("2", &one())]), ["stop a/0 (1)"]);
}

#[test]
fn rd_03_a_slot_is_rolled_without_a_gap() {
    let before = old(running("1", &one()));
    assert_eq!(plan(&one(), std::slice::from_ref(&before)), ["start a/0"]);
    let booting = fresh("2", &one().workloads[0], 0, ContainerState::Starting);
    assert!(plan(&one(), &[before.clone(), booting]).is_empty());
    assert_eq!(plan(&one(), &[before, running("2", &one())]), ["roll a/0 (1)"]);
}

#[test]
fn rd_03_a_legacy_container_serves_until_its_successor_does() {
    let before = legacy("1", "a");
    assert_eq!(plan(&one(), std::slice::from_ref(&before)), ["start a/0"]);
    assert_eq!(plan(&one(), &[before, running("2", &one())]), ["roll a/0 (1)"]);
}

#[test]
fn rd_04_a_change_elsewhere_rolls_nothing() {
    let actual = [running("1", &one())];
    assert!(plan(&bumped(&one()), &actual).is_empty());
    let mut scaled = one();
    scaled.workloads[0].replicas = 2;
    assert_eq!(plan(&scaled, &actual), ["start a/1"]);
    let mut changed = one();
    changed.workloads[0].limits.memory_mb = Some(64);
    assert_eq!(plan(&changed, &actual), ["start a/0"]);
}

/// In 400 rounds a container that ends at once is restarted ten times, more and more rarely.
#[test]
fn rd_05_restarts_become_rarer_and_end() {
    for failed in [ContainerState::Crashed, ContainerState::Stopped] {
        let plans = plans(&one(), &[fresh("1", &one().workloads[0], 0, failed)], 400);
        let restarts: Vec<_> = (0..plans.len()).filter(|round| plans[*round] == ["restart a/0 (1)"]).collect();
        assert_eq!(plans.iter().flatten().count(), restarts.len());
        let pauses: Vec<_> = restarts.windows(2).map(|pair| pair[1] - pair[0] - 1).collect();
        assert_eq!(pauses, [1, 3, 7, 15, 30, 30, 30, 30, 30]);
    }
}

#[test]
fn rd_05_what_serves_or_is_gone_starts_anew() {
    let crashed = [fresh("1", &one().workloads[0], 0, ContainerState::Crashed)];
    let spent = (0..400).fold(Memory::default(), |memory, _| Policy::Steady.plan(&one(), &crashed, &memory).1);
    assert_eq!(spent.given_up().map(ToString::to_string).collect::<Vec<_>>(), ["1"]);
    for between in [vec![running("1", &one())], vec![]] {
        let (_, memory) = Policy::Steady.plan(&one(), &between, &spent);
        assert_eq!(memory, Memory::default());
    }
    // Booting is not serving.
    let booting = [fresh("1", &one().workloads[0], 0, ContainerState::Starting)];
    assert_eq!(Policy::Steady.plan(&one(), &booting, &spent).1.given_up().count(), 1);
}

#[test]
fn rd_06_at_most_one_old_container_is_kept() {
    let booting = fresh("new", &one().workloads[0], 0, ContainerState::Starting);
    let olds = [old(fresh("1", &one().workloads[0], 0, ContainerState::Starting)), old(running("2", &one()))];
    let [first, second] = olds;
    assert_eq!(plan(&one(), &[booting, first, second, old(running("3", &one()))]), ["stop a/0 (1)", "stop a/0 (3)"]);
}

#[test]
fn rd_07_a_stateful_slot_is_emptied_before_it_is_filled() {
    let state = stateful();
    assert_eq!(plan(&state, &[old(running("1", &state))]), ["stop a/0 (1)"]);
    assert_eq!(plan(&state, &[]), ["start a/0"]);
    let crashed = fresh("2", &state.workloads[0], 0, ContainerState::Crashed);
    assert_eq!(plan(&state, &[old(running("1", &state)), crashed.clone()]), ["stop a/0 (1)"]);
    assert_eq!(plan(&state, &[crashed]), ["restart a/0 (2)"]);
}

#[test]
fn rd_08_of_two_workloads_with_one_name_the_first_is_meant() {
    let mut state = one();
    state.workloads.push(WorkloadSpec::new("a", "image:2", 3));
    assert!(plan(&state, &[running("1", &state)]).is_empty());
    let mut engine = InMemory::default();
    Agent::new(Policy::Steady).converge(&state, &mut engine).result.unwrap();
    assert_eq!(engine.calls, [format!("create a/0 {}", state.workloads[0].version())]);
}

#[test]
fn rd_09_a_stop_that_fails_leaves_no_duplicate() {
    let (mut agent, mut engine) = (Agent::new(Policy::Steady), InMemory::with(&[old(running("1", &one()))]));
    // The start, the drain that fails, the drain.
    engine.failing = [1].into();
    for _ in 0..3 {
        let _ = agent.converge(&one(), &mut engine);
    }
    assert!(agent.converge(&one(), &mut engine).plan.is_empty());
    Policy::Steady.check_goal(&one(), &engine.containers).unwrap();
}

#[test]
fn surplus_is_stopped_as_under_seed() {
    let outside = |id: &str, replica| fresh(id, &one().workloads[0], replica, ContainerState::Running);
    let actual = [outside("1", 0), outside("2", 1), outside("3", -1), container("4", "x", 0, ContainerState::Running)];
    assert_eq!(plan(&one(), &actual), ["stop a/1 (2)", "stop a/-1 (3)", "stop x/0 (4)"]);
    let none = desired(&[("a", 0)]);
    assert_eq!(plan(&none, &[legacy("5", "a")]), ["stop a/0 (5)"]);
}

#[test]
fn the_version_depends_on_everything_a_container_is_made_from() {
    let spec = WorkloadSpec::new("a", "image:1", 1);
    // Pinned: it must be the same in every build, or an agent that is replaced rolls the whole host.
    assert_eq!(spec.version().as_str(), "d9f457c84d2b5da41e26f00497b91eec");
    let changes: [fn(&mut WorkloadSpec); 11] = [
        |spec| spec.id = "b".into(),
        |spec| spec.egg = "b".into(),
        |spec| spec.blob = "b".into(),
        |spec| spec.image = "b".into(),
        |spec| spec.port = Some(1),
        |spec| spec.publish_port = Some(1),
        |spec| spec.hostnames = vec!["b".into()],
        |spec| spec.env = vec!["b".into()],
        |spec| spec.health_check_path = Some("/b".into()),
        |spec| spec.limits.read_only_rootfs = true,
        |spec| spec.volumes = vec![Volume { name: "b".into(), target: "/b".into() }],
    ];
    let mut versions = std::collections::BTreeSet::from([spec.version()]);
    for change in changes {
        let mut other = spec.clone();
        change(&mut other);
        assert!(versions.insert(other.version()), "{other:?}");
    }
    assert_eq!(WorkloadSpec { replicas: 9, ..spec.clone() }.version(), spec.version());
}
