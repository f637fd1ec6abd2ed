//! RC-33: the least set of cases, of those that need no engine.

use crate::support::{bumped, container, desired, healthy, legacy, lines, sick, stale};
use selvedge_model::reconcile::{Container, ContainerState, DesiredState, diff};

fn steps(state: &DesiredState, actual: &[Container]) -> Vec<String> {
    lines(&diff(state, actual))
}

#[test]
fn rc_33_start_missing() {
    assert_eq!(steps(&desired(&[("a", 1)]), &[]), ["start a/0"]);
}

#[test]
fn rc_33_steady_no_op() {
    assert!(steps(&desired(&[("a", 1)]), &[healthy("1", "a", 0)]).is_empty());
}

#[test]
fn rc_33_stop_extra() {
    assert_eq!(steps(&desired(&[]), &[healthy("1", "a", 0)]), ["stop a/0 (1)"]);
}

#[test]
fn rc_33_restart_crashed() {
    let crashed = container("1", "a", 0, ContainerState::Crashed);
    assert_eq!(steps(&desired(&[("a", 1)]), &[crashed]), ["restart a/0 (1)"]);
}

#[test]
fn rc_33_restart_unhealthy() {
    assert_eq!(steps(&desired(&[("a", 1)]), &[sick("1", "a", 0)]), ["restart a/0 (1)"]);
}

#[test]
fn rc_33_roll_on_image_change() {
    assert_eq!(steps(&desired(&[("a", 1)]), &[stale("1", "a", 0)]), ["roll a/0 (1)", "start a/0"]);
}

#[test]
fn rc_33_roll_on_version_change() {
    assert_eq!(steps(&bumped(&desired(&[("a", 1)])), &[healthy("1", "a", 0)]), ["roll a/0 (1)", "start a/0"]);
}

#[test]
fn rc_33_cold_stop() {
    assert_eq!(steps(&desired(&[("a", 0)]), &[healthy("1", "a", 0)]), ["stop a/0 (1)"]);
}

#[test]
fn rc_33_scale_up() {
    assert_eq!(steps(&desired(&[("a", 3)]), &[healthy("1", "a", 0)]), ["start a/1", "start a/2"]);
}

#[test]
fn rc_33_steady_three() {
    let three = [healthy("1", "a", 0), healthy("2", "a", 1), healthy("3", "a", 2)];
    assert!(steps(&desired(&[("a", 3)]), &three).is_empty());
}

#[test]
fn rc_33_scale_down() {
    let three = [healthy("1", "a", 0), healthy("2", "a", 1), healthy("3", "a", 2)];
    assert_eq!(steps(&desired(&[("a", 1)]), &three), ["stop a/1 (2)", "stop a/2 (3)"]);
}

#[test]
fn rc_33_legacy() {
    assert_eq!(steps(&desired(&[("a", 1)]), &[legacy("1", "a")]), ["stop a/0 (1)", "start a/0"]);
}

#[test]
fn rc_33_version_bump_on_two_replicas() {
    let two = [healthy("1", "a", 0), healthy("2", "a", 1)];
    let rolled = ["roll a/0 (1)", "roll a/1 (2)", "start a/0", "start a/1"];
    assert_eq!(steps(&bumped(&desired(&[("a", 2)])), &two), rolled);
}
