//! RC-01 to RC-21, RC-29, RC-31 and RC-32: the comparison as the source states it.

use crate::support::{bumped, container, desired, healthy, legacy, lines, sick, stale};
use selvedge_model::reconcile::{Action, Container, ContainerState, Step, WorkloadSpec, diff};

#[test]
fn rc_01_the_same_arguments_give_the_same_plan() {
    let state = desired(&[("a", 2), ("b", 0)]);
    let actual = [healthy("1", "b", 0), stale("2", "a", 1), healthy("3", "x", 0)];
    assert_eq!(diff(&state, &actual), diff(&state.clone(), &actual.clone()));
    // The order of the listing is an argument as well: it decides who is kept.
    let (one, other) = (healthy("1", "a", 0), healthy("2", "a", 0));
    let only = desired(&[("a", 1)]);
    assert_eq!(lines(&diff(&only, &[one.clone(), other.clone()])), ["stop a/0 (2)"]);
    assert_eq!(lines(&diff(&only, &[other, one])), ["stop a/0 (1)"]);
}

/// Three workloads with everything that can be wrong.
fn mixed() -> (selvedge_model::reconcile::DesiredState, Vec<Container>) {
    let actual = vec![
        healthy("extra-1", "gone", 0),
        stale("stale-b1", "b", 1),
        stale("stale-b0", "b", 0),
        legacy("legacy-b", "b"),
        healthy("beyond-b", "b", 7),
        healthy("cold-2", "cold", 1),
        healthy("cold-1", "cold", 0),
        sick("sick-a", "a", 1),
        healthy("extra-2", "other", 3),
        healthy("duplicate-a", "a", 1),
    ];
    (desired(&[("b", 3), ("cold", 0), ("a", 2)]), actual)
}

#[test]
fn rc_02_what_ends_containers_comes_first() {
    let (state, actual) = mixed();
    let plan = diff(&state, &actual);
    assert!(plan.steps.is_sorted_by_key(|step| !step.action.ends()), "{plan}");
    assert!(plan.steps.iter().any(|step| step.action.ends()) && plan.steps.iter().any(|step| !step.action.ends()));
}

#[test]
fn rc_03_the_first_part_goes_by_workload_and_then_through_the_extras() {
    let (state, actual) = mixed();
    let steps = lines(&diff(&state, &actual));
    let ended = [
        "stop b/0 (legacy-b)",
        "stop b/7 (beyond-b)",
        "roll b/0 (stale-b0)",
        "roll b/1 (stale-b1)",
        "stop cold/1 (cold-2)",
        "stop cold/0 (cold-1)",
        "stop a/1 (duplicate-a)",
        "stop gone/0 (extra-1)",
        "stop other/3 (extra-2)",
    ];
    assert_eq!(steps[..ended.len()], ended);
}

#[test]
fn rc_04_the_second_part_goes_by_workload_and_slot() {
    let (state, actual) = mixed();
    let steps = diff(&state, &actual).steps;
    let second: Vec<_> = steps.iter().filter(|step| !step.action.ends()).map(ToString::to_string).collect();
    assert_eq!(second, ["start b/0", "start b/1", "start b/2", "start a/0", "restart a/1 (sick-a)"]);
}

#[test]
fn rc_05_without_replicas_every_container_is_stopped() {
    for replicas in [0, -1, i32::MIN] {
        let actual = [healthy("1", "a", 0), legacy("2", "a"), stale("3", "a", -4)];
        let plan = diff(&desired(&[("a", replicas)]), &actual);
        assert_eq!(lines(&plan), ["stop a/0 (1)", "stop a/0 (2)", "stop a/-4 (3)"], "{replicas}");
    }
}

#[test]
fn rc_06_the_slots_are_counted_from_zero() {
    assert_eq!(lines(&diff(&desired(&[("a", 3)]), &[])), ["start a/0", "start a/1", "start a/2"]);
    let full = [healthy("1", "a", 2), healthy("2", "a", 0), healthy("3", "a", 1)];
    assert!(diff(&desired(&[("a", 3)]), &full).is_empty());
}

#[test]
fn rc_07_outside_the_slots_is_stopped() {
    let actual = [healthy("kept", "a", 0), healthy("1", "a", 1), healthy("2", "a", -1), healthy("3", "a", i32::MAX)];
    let plan = diff(&desired(&[("a", 1)]), &actual);
    assert_eq!(lines(&plan), ["stop a/1 (1)", "stop a/-1 (2)", "stop a/2147483647 (3)"]);
}

#[test]
fn rc_08_a_legacy_container_is_replaced() {
    let plan = diff(&desired(&[("a", 1)]), &[legacy("old", "a")]);
    assert_eq!(lines(&plan), ["stop a/0 (old)", "start a/0"]);
    let plan = diff(&desired(&[("a", 1)]), &[legacy("old", "a"), healthy("new", "a", 0)]);
    assert_eq!(lines(&plan), ["stop a/0 (old)"]);
}

#[test]
fn rc_09_the_first_listed_keeps_its_slot_even_if_it_is_sick() {
    let plan = diff(&desired(&[("a", 1)]), &[sick("1", "a", 0), healthy("2", "a", 0), healthy("3", "a", 0)]);
    assert_eq!(lines(&plan), ["stop a/0 (2)", "stop a/0 (3)", "restart a/0 (1)"]);
}

#[test]
fn rc_10_a_container_of_no_desired_workload_is_stopped() {
    let plan = diff(&desired(&[("a", 1)]), &[healthy("1", "b", 0), healthy("2", "a", 0)]);
    assert_eq!(lines(&plan), ["stop b/0 (1)"]);
}

#[test]
fn rc_11_surplus_is_stopped_and_never_rolled() {
    let old = |container: Container| Container { image: Some("image:0".into()), ..container };
    let surplus = [healthy("kept", "a", 0), stale("1", "a", 0), stale("2", "a", 5), old(legacy("3", "a"))];
    let plan = diff(&desired(&[("a", 1)]), &surplus);
    assert_eq!(lines(&plan), ["stop a/0 (1)", "stop a/5 (2)", "stop a/0 (3)"]);
}

#[test]
fn rc_12_a_stale_container_is_rolled_and_its_slot_started() {
    let plan = diff(&desired(&[("a", 2)]), &[stale("1", "a", 1), stale("2", "a", 0)]);
    assert_eq!(lines(&plan), ["roll a/0 (2)", "roll a/1 (1)", "start a/0", "start a/1"]);
}

#[test]
fn rc_13_stale_is_another_image_or_another_version_and_no_label_is_neither() {
    let state = desired(&[("a", 1)]);
    let made = |image: Option<&str>, version: Option<&str>| Container {
        image: image.map(Into::into),
        version: version.map(Into::into),
        ..healthy("1", "a", 0)
    };
    let (image, version) = (Some("image:1"), Some("v1"));
    for fresh in [made(image, version), made(None, version), made(image, None), made(None, None)] {
        assert!(diff(&state, std::slice::from_ref(&fresh)).is_empty(), "{fresh:?}");
    }
    let (other_image, other_version) = (Some("image:2"), Some("v2"));
    for old in
        [made(other_image, version), made(other_image, None), made(image, other_version), made(None, other_version)]
    {
        assert_eq!(lines(&diff(&state, std::slice::from_ref(&old))), ["roll a/0 (1)", "start a/0"], "{old:?}");
    }
}

#[test]
fn rc_14_a_stale_container_is_not_restarted() {
    for state in ContainerState::ALL {
        let old = Container { version: Some("v0".into()), ..container("1", "a", 0, state) };
        assert_eq!(lines(&diff(&desired(&[("a", 1)]), &[old])), ["roll a/0 (1)", "start a/0"], "{state:?}");
    }
}

#[test]
fn rc_15_an_empty_slot_is_started() {
    assert_eq!(lines(&diff(&desired(&[("a", 2)]), &[healthy("1", "a", 1)])), ["start a/0"]);
}

/// RC-16 and RC-17 together say what each state, healthy or not, asks for.
#[test]
fn rc_16_and_17_what_has_failed_is_restarted_and_what_may_come_is_awaited() {
    for state in ContainerState::ALL {
        for healthy in [false, true] {
            let kept = Container { healthy, ..container("1", "a", 0, state) };
            let restarted = match state {
                ContainerState::Crashed | ContainerState::Stopped => true,
                ContainerState::Running => !healthy,
                ContainerState::Starting
                | ContainerState::Pending
                | ContainerState::Building
                | ContainerState::Unknown => false,
            };
            let expected: &[&str] = if restarted { &["restart a/0 (1)"] } else { &[] };
            assert_eq!(lines(&diff(&desired(&[("a", 1)]), &[kept])), expected, "{state:?}, healthy: {healthy}");
        }
    }
}

#[test]
fn rc_18_where_nothing_is_wrong_nothing_is_done() {
    let actual = [healthy("1", "a", 0), healthy("2", "b", 0), healthy("3", "b", 1)];
    assert!(diff(&desired(&[("a", 1), ("b", 2), ("cold", 0)]), &actual).is_empty());
    assert!(diff(&desired(&[]), &[]).is_empty());
}

#[test]
fn rc_19_a_start_names_the_workload_its_blob_and_the_slot() {
    let steps = diff(&desired(&[("a", 1)]), &[]).steps;
    let start =
        Step { action: Action::Start, workload: "a".into(), blob: "blob-a".into(), container: None, replica: 0 };
    assert_eq!(steps, [start]);
}

#[test]
fn rc_20_a_stop_or_roll_names_what_the_container_says() {
    let step = |action, workload: &str, container: &str, replica| Step {
        action,
        workload: workload.into(),
        blob: "blob-of-container".into(),
        container: Some(container.into()),
        replica,
    };
    let steps = diff(&desired(&[("a", 1)]), &[stale("1", "a", 0), healthy("2", "x", 4)]).steps;
    assert_eq!(steps[..2], [step(Action::Roll, "a", "1", 0), step(Action::Stop, "x", "2", 4)]);
}

#[test]
fn rc_21_a_restart_names_the_blob_of_the_workload() {
    let steps = diff(&desired(&[("a", 2)]), &[sick("1", "a", 1), healthy("2", "a", 0)]).steps;
    let restart = Step {
        action: Action::Restart,
        workload: "a".into(),
        blob: "blob-a".into(),
        container: Some("1".into()),
        replica: 1,
    };
    assert_eq!(steps, [restart]);
}

/// What is not labelled is no [`Container`]; of those that are, a plan names none but the listed.
#[test]
fn rc_31_a_plan_names_listed_containers_only() {
    let (state, actual) = mixed();
    for step in diff(&state, &actual).steps {
        assert_eq!(step.container.is_none(), step.action == Action::Start, "{step}");
        assert!(step.container.iter().all(|id| actual.iter().any(|listed| listed.id == *id)), "{step}");
    }
}

#[test]
fn rc_32_no_container_is_named_twice() {
    let (state, actual) = mixed();
    let plan = diff(&state, &actual);
    let mut named: Vec<_> = plan.steps.iter().filter_map(|step| step.container.as_ref()).collect();
    let count = named.len();
    named.sort();
    named.dedup();
    assert_eq!(named.len(), count, "{plan}");
}

/// RD-8, which the rules above do not forbid: a workload that is desired twice is planned twice.
#[test]
fn rd_08_a_workload_that_is_desired_twice_is_planned_twice() {
    let mut state = desired(&[("a", 1)]);
    state.workloads.push(WorkloadSpec::new("a", "image:2", 1));
    let plan = diff(&state, &[healthy("1", "a", 0)]);
    assert_eq!(lines(&plan), ["roll a/0 (1)", "start a/0"]);
    let plan = diff(&bumped(&state), &[healthy("1", "a", 0)]);
    assert_eq!(lines(&plan), ["roll a/0 (1)", "roll a/0 (1)", "start a/0", "start a/0"]);
}
