//! Each rule of plans and ends is broken by something.

use crate::support::{desired, healthy, legacy, sick, stale};
use selvedge_model::reconcile::{Container, DesiredState, Plan, Policy, Rule, Step, Volume};

fn broken(policy: Policy, state: &DesiredState, listed: &[Container], steps: Vec<Step>) -> Option<Rule> {
    policy.check_plan(state, listed, &Plan { steps }).err().map(|broken| broken.rule)
}

#[test]
fn each_rule_of_plans_is_broken_by_something() {
    let state = desired(&[("a", 1)]);
    let spec = &state.workloads[0];
    let (one, two) = (healthy("1", "a", 0), healthy("2", "a", 1));
    let listed = [one.clone(), two.clone()];
    let elsewhere = Step { replica: 1, ..Step::stop(&one) };
    let plans = [
        (None, vec![Step::stop(&two)]),
        (None, vec![Step::stop(&two), Step::restart(spec, &one)]),
        (Some(Rule::EndsFirst), vec![Step::restart(spec, &one), Step::stop(&two)]),
        (Some(Rule::ListedOnly), vec![Step::stop(&healthy("3", "a", 0))]),
        (Some(Rule::ListedOnly), vec![elsewhere]),
        (Some(Rule::ListedOnly), vec![Step { container: None, ..Step::roll(&one) }]),
        (Some(Rule::ListedOnly), vec![Step { container: Some("1".into()), ..Step::start(spec, 0) }]),
        (Some(Rule::OneActionEach), vec![Step::stop(&one), Step::restart(spec, &one)]),
        (Some(Rule::SlotsOnly), vec![Step::start(spec, 1)]),
        (Some(Rule::SlotsOnly), vec![Step::start(spec, -1)]),
        (Some(Rule::SlotsOnly), vec![Step::start(spec, 0), Step::start(spec, 0)]),
        (Some(Rule::SlotsOnly), vec![Step { workload: "b".into(), ..Step::start(spec, 0) }]),
    ];
    for (expected, steps) in plans {
        assert_eq!(broken(Policy::Seed, &state, &listed, steps.clone()), expected, "{steps:?}");
    }
}

#[test]
fn each_rule_that_steady_adds_is_broken_by_something() {
    let state = desired(&[("a", 1)]);
    let spec = &state.workloads[0];
    let (one, other) = (healthy("1", "a", 0), healthy("2", "a", 0));
    for step in [Step::stop(&one), Step::roll(&one), Step::restart(spec, &one)] {
        let steps = vec![step];
        assert_eq!(broken(Policy::Steady, &state, std::slice::from_ref(&one), steps.clone()), Some(Rule::KeepsServing));
        assert_eq!(broken(Policy::Steady, &state, &[one.clone(), other.clone()], steps.clone()), None);
        assert_eq!(broken(Policy::Seed, &state, std::slice::from_ref(&one), steps), None);
    }
    let mut stateful = state.clone();
    stateful.workloads[0].volumes = vec![Volume { name: "data".into(), target: "/data".into() }];
    let restart = || vec![Step::restart(spec, &one)];
    let with_start = || vec![Step::stop(&one), Step::start(spec, 0)];
    assert_eq!(broken(Policy::Steady, &stateful, std::slice::from_ref(&one), restart()), None);
    assert_eq!(broken(Policy::Steady, &stateful, &[one.clone(), other], restart()), Some(Rule::OneOnVolume));
    assert_eq!(broken(Policy::Steady, &stateful, std::slice::from_ref(&one), with_start()), Some(Rule::OneOnVolume));
}

#[test]
fn the_goal_is_missed_by_what_is_missing_wrong_or_too_much() {
    let state = desired(&[("a", 2), ("b", 0)]);
    let zero = healthy("1", "a", 0);
    let ends = [
        (true, vec![zero.clone(), healthy("2", "a", 1)]),
        (false, vec![zero.clone()]),
        (false, vec![zero.clone(), sick("2", "a", 1)]),
        (false, vec![zero.clone(), stale("2", "a", 1)]),
        (false, vec![legacy("1", "a"), healthy("2", "a", 1)]),
        (false, vec![zero.clone(), healthy("2", "a", 1), healthy("3", "a", 1)]),
        (false, vec![zero.clone(), healthy("2", "a", 1), sick("3", "a", 1)]),
        (false, vec![zero, healthy("2", "a", 1), healthy("3", "b", 0)]),
    ];
    for (reached, end) in ends {
        assert_eq!(Policy::Seed.check_goal(&state, &end).is_ok(), reached, "{end:?}");
    }
}

/// Of two workloads with one name the first is meant: what the second wants besides is neither missed nor spared.
#[test]
fn of_two_workloads_with_one_name_the_first_is_judged() {
    let mut state = desired(&[("a", 1)]);
    state.workloads.push(desired(&[("a", 2)]).workloads.remove(0));
    let (zero, one) = (healthy("1", "a", 0), healthy("2", "a", 1));
    Policy::Seed.check_goal(&state, std::slice::from_ref(&zero)).unwrap();
    assert!(Policy::Seed.check_goal(&state, &[zero.clone(), one.clone()]).is_err());
    assert_eq!(broken(Policy::Steady, &state, &[zero, one.clone()], vec![Step::stop(&one)]), None);
}
