//! RC-23 to RC-29, and what RC-33 lists of whole rounds: plans are done.

use crate::in_memory::{InMemory, Planted};
use crate::support::{bumped, container, desired, healthy, legacy, lines, sick, stale};
use selvedge_model::reconcile::{
    Action, Agent, Container, ContainerState, DesiredState, Plan, Policy, RoundError, Step, Version, diff,
};

fn apply(plan: &Plan, state: &DesiredState, engine: &mut InMemory) -> Result<(), String> {
    Policy::Seed.apply(plan, state, engine).map_err(|failures| failures.to_string())
}

#[test]
fn rc_23_each_action_is_one_call() {
    let state = desired(&[("a", 2), ("b", 1)]);
    let mut engine = InMemory::with(&[stale("old", "a", 0), sick("sick", "a", 1), healthy("extra", "x", 0)]);
    apply(&diff(&state, &engine.containers), &state, &mut engine).unwrap();
    let calls = ["stop old", "stop extra", "create a/0 v1", "restart sick", "create b/0 v1"];
    assert_eq!(engine.calls, calls);
}

#[test]
fn rc_23_steady_drains_what_it_rolls_and_labels_with_the_version_of_the_workload() {
    let state = desired(&[("a", 1)]);
    let version = state.workloads[0].version();
    let plan = Plan { steps: vec![Step::roll(&healthy("old", "a", 0)), Step::start(&state.workloads[0], 0)] };
    let mut engine = InMemory::default();
    Policy::Steady.apply(&plan, &state, &mut engine).unwrap();
    assert_eq!(engine.calls, ["drain old".to_owned(), format!("create a/0 {version}")]);
}

#[test]
fn rc_24_what_names_no_container_or_no_desired_workload_is_passed_over() {
    let state = desired(&[("a", 1)]);
    let nameless = |action| Step { action, ..Step::start(&state.workloads[0], 0) };
    let gone = Step { workload: "gone".into(), ..Step::start(&state.workloads[0], 0) };
    let steps = vec![nameless(Action::Stop), nameless(Action::Roll), nameless(Action::Restart), gone];
    let mut engine = InMemory::default();
    assert_eq!(apply(&Plan { steps }, &state, &mut engine), Ok(()));
    assert!(engine.calls.is_empty(), "{:?}", engine.calls);
}

/// Of the three steps any subset fails: all are tried, and each that fails is named.
#[test]
fn rc_25_a_step_that_fails_stops_none_of_the_others() {
    let state = desired(&[("a", 2)]);
    let actual = [healthy("extra", "x", 0), sick("sick", "a", 1)];
    let words = ["stop x/0 (extra): planted", "start a/0: planted", "restart a/1 (sick): planted"];
    for subset in 0..8_u32 {
        let failing: Vec<usize> = (0..3).filter(|bit| subset & (1 << bit) != 0).collect();
        let mut engine = InMemory { failing: failing.iter().copied().collect(), ..InMemory::with(&actual) };
        let told = apply(&diff(&state, &actual), &state, &mut engine);
        assert_eq!(engine.calls.len(), 3, "{failing:?}");
        let expected = match failing[..] {
            [] => Ok(()),
            [one] => Err(words[one].to_owned()),
            _ => {
                let list: Vec<_> = failing.iter().map(|step| words[*step]).collect();
                Err(format!("{} steps failed\n- {}", failing.len(), list.join("\n- ")))
            }
        };
        assert_eq!(told, expected);
    }
}

#[test]
fn rc_25_an_image_that_is_missing_fails_the_start() {
    let state = desired(&[("a", 1)]);
    let mut engine = InMemory { without_images: true, ..InMemory::with(&[healthy("extra", "x", 0)]) };
    let told = apply(&diff(&state, &engine.containers), &state, &mut engine);
    assert_eq!(told, Err("start a/0: no such image".to_owned()));
    assert_eq!(engine.calls, ["stop extra"]);
}

#[test]
fn rc_26_what_is_gone_is_stopped_and_restarted_with_success() {
    let state = desired(&[("a", 2)]);
    let plan = diff(&state, &[stale("1", "a", 0), sick("2", "a", 1), healthy("3", "x", 0)]);
    let mut engine = InMemory::default();
    assert_eq!(apply(&plan, &state, &mut engine), Ok(()));
    // What was to be restarted is not created: the next round sees its slot empty.
    assert_eq!(lines(&diff(&state, &engine.containers)), ["start a/1"]);
}

#[test]
fn rc_27_to_create_is_idempotent_by_slot() {
    let state = desired(&[("a", 1)]);
    let start = Plan { steps: vec![Step::start(&state.workloads[0], 0)] };
    let mut engine = InMemory::default();
    for _ in 0..2 {
        apply(&start, &state, &mut engine).unwrap();
        assert_eq!(engine.containers.len(), 1);
    }
    apply(&start, &bumped(&state), &mut engine).unwrap();
    assert_eq!(engine.containers.len(), 1);
    assert_eq!(engine.containers[0].version, Some(Version::from("v2")));
}

#[test]
fn rc_28_a_round_that_cannot_list_does_nothing() {
    let mut agent = Agent::new(Policy::Seed);
    let mut engine = InMemory { unreachable: true, ..InMemory::with(&[healthy("1", "x", 0)]) };
    let round = agent.converge(&desired(&[("a", 1)]), &mut engine);
    assert!(round.plan.is_empty() && engine.calls.is_empty());
    assert_eq!(round.result, Err(RoundError::List(Planted("no such socket"))));
    let words = round.result.unwrap_err().to_string();
    assert_eq!(words, "the containers cannot be listed: no such socket");
}

#[test]
fn rc_28_a_round_gives_its_plan_even_if_steps_fail() {
    let mut agent = Agent::new(Policy::Seed);
    let mut engine = InMemory { failing: [0].into(), ..InMemory::default() };
    let round = agent.converge(&desired(&[("a", 1)]), &mut engine);
    assert_eq!(lines(&round.plan), ["start a/0"]);
    assert!(matches!(round.result, Err(RoundError::Apply(failures)) if failures.as_slice().len() == 1));
}

#[test]
fn the_applied_version_advances_on_a_round_without_error_only() {
    let state = desired(&[("a", 1)]);
    let mut agent = Agent::new(Policy::Seed);
    let mut engine = InMemory { failing: [0].into(), ..InMemory::default() };
    for (unreachable, applied) in [(false, None), (true, None), (false, Some("v1"))] {
        engine.unreachable = unreachable;
        let _ = agent.converge(&state, &mut engine);
        assert_eq!(agent.applied().map(Version::as_str), applied);
    }
}

/// Every listing of up to two containers in one or two slots, in every state: one round suffices, and the next plans
/// nothing.
#[test]
fn rc_29_after_a_plan_is_done_nothing_is_left_to_do() {
    let mut listings = 0;
    for replicas in -1..=2 {
        let state = desired(&[("a", replicas)]);
        for first in kinds("1") {
            for second in kinds("2").into_iter().chain([healthy("2", "x", 0)]) {
                let mut engine = InMemory::with(&[first.clone(), second]);
                apply(&diff(&state, &engine.containers), &state, &mut engine).unwrap();
                assert!(diff(&state, &engine.containers).is_empty(), "{replicas} replicas: {:?}", engine.containers);
                listings += 1;
            }
        }
    }
    assert_eq!(listings, 4 * 49 * 50);
}

/// A container of `a` in each state, healthy or not, fresh or stale, in three slots; and a legacy one.
fn kinds(id: &str) -> Vec<Container> {
    let mut kinds = vec![legacy(id, "a")];
    for replica in 0..3 {
        for state in ContainerState::ALL {
            let fresh = container(id, "a", replica, state);
            kinds.push(Container { image: Some("image:0".into()), ..fresh.clone() });
            kinds.push(fresh);
        }
        kinds.extend([sick(id, "a", replica), stale(id, "a", replica)]);
    }
    kinds
}

#[test]
fn rc_33_converge_is_idempotent() {
    let state = desired(&[("a", 2), ("b", 1)]);
    let (mut agent, mut engine) = (Agent::new(Policy::Seed), InMemory::default());
    assert_eq!(agent.converge(&state, &mut engine).plan.steps.len(), 3);
    let before = engine.containers.clone();
    let round = agent.converge(&state, &mut engine);
    assert!(round.plan.is_empty() && round.result.is_ok());
    assert_eq!(engine.containers, before);
}

#[test]
fn rc_33_converge_starts_and_stops() {
    let (mut agent, mut engine) = (Agent::new(Policy::Seed), InMemory::with(&[healthy("1", "x", 0)]));
    let round = agent.converge(&desired(&[("a", 1)]), &mut engine);
    assert_eq!(lines(&round.plan), ["stop x/0 (1)", "start a/0"]);
    assert_eq!(engine.containers.iter().map(|left| left.workload.as_str()).collect::<Vec<_>>(), ["a"]);
}

#[test]
fn rc_33_converge_scales_up_and_then_rests() {
    let (mut agent, mut engine) = (Agent::new(Policy::Seed), InMemory::with(&[healthy("1", "a", 0)]));
    let state = desired(&[("a", 3)]);
    assert_eq!(lines(&agent.converge(&state, &mut engine).plan), ["start a/1", "start a/2"]);
    assert!(agent.converge(&state, &mut engine).plan.is_empty());
}
