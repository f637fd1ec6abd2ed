//! What runs, on which Version, and how it ends (WD-17 to WD-22, WD-50 to WD-61).

use crate::support::{InMemory, Machine, Script, delete, deployed, host, uid, update};
use fastrand::Rng;
use selvedge_model::host::{Answer, Code, RETIREMENT};
use selvedge_model::worker_deployment::{ContextKind, ContextState, OperationState, Uid};
use std::collections::BTreeMap;

const KINDS: [ContextKind; 5] =
    [ContextKind::Http, ContextKind::Scheduled, ContextKind::Queue, ContextKind::ActorEvent, ContextKind::Workflow];

fn begin(host: &mut InMemory, machine: &mut Machine) -> Uid {
    host.begin(&uid("w"), ContextKind::Http, b"", machine).unwrap().context
}

fn state(host: &InMemory, context: &Uid) -> ContextState {
    host.store().get_context(context).unwrap().state()
}

/// Gives all new work to another Version.
fn switch(host: &mut InMemory, generation: i64, version: &str) {
    update(host, &format!("to-{version}-{generation}"), generation, &[(version, 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
}

#[test]
fn wd_17_new_work_of_each_kind_is_drawn_from_the_allocation_in_force() {
    let (mut host, _) = deployed();
    host.draw_with(Rng::with_seed(1));
    let mut machine = Machine::default();
    update(&mut host, "half", 1, &[("v1", 5_000), ("v2", 5_000)]).unwrap();
    for kind in KINDS {
        assert_eq!(host.begin(&uid("w"), kind, b"", &mut machine).unwrap().version, uid("v1"), "not switched yet");
    }
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    let mut seen = BTreeMap::<Uid, u32>::new();
    for kind in KINDS.into_iter().cycle().take(200) {
        *seen.entry(host.begin(&uid("w"), kind, b"", &mut machine).unwrap().version).or_default() += 1;
    }
    assert_eq!(seen.len(), 2);
    assert!(seen.values().all(|count| (60..140).contains(count)), "{seen:?}");
}

#[test]
fn wd_20_work_that_a_version_cannot_take_is_turned_away() {
    let (mut host, _) = deployed();
    let mut machine = Machine::default();
    update(&mut host, "half", 1, &[("v1", 9_999), ("v2", 1)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    host.draw_with(Rng::with_seed(1));
    host.lose_readiness(&uid("v1")).unwrap();
    for _ in 0..100 {
        assert_eq!(host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).unwrap_err().code, Code::Unavailable);
    }
    assert!(machine.running.is_empty(), "v2 is no substitute");
}

#[test]
fn wd_44_nothing_is_drawn_before_a_deployment_is_active() {
    let (mut host, _) = host();
    let mut machine = Machine::default();
    assert!(host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).is_err());
    crate::support::create(
        &mut host,
        "k",
        &crate::support::create_body("main", &crate::support::spec(&[("v1", 10_000)])),
    )
    .unwrap();
    assert!(host.begin(&uid("w"), ContextKind::Http, b"", &mut machine).is_err());
    assert!(machine.running.is_empty());
}

#[test]
fn wd_50_a_dropped_version_gets_nothing_new_and_keeps_what_it_has() {
    let (mut host, _) = deployed();
    let mut machine = Machine::default();
    let old = begin(&mut host, &mut machine);
    switch(&mut host, 1, "v2");
    for _ in 0..50 {
        let new = begin(&mut host, &mut machine);
        assert_eq!(machine.running[&new], uid("v2"));
    }
    assert_eq!(host.store().get_context(&old).unwrap().version(), Some(&uid("v1")));
}

#[test]
fn wd_52_what_is_alive_15_minutes_after_the_switch_is_told_to_stop() {
    let (mut host, hands) = deployed();
    let mut machine = Machine { obedient: true, ..Machine::default() };
    let context = begin(&mut host, &mut machine);
    hands.pass(10 * RETIREMENT);
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Live, "its Version has weight");
    switch(&mut host, 1, "v2");
    hands.pass(RETIREMENT);
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Live, "15 minutes are not exceeded yet");
    hands.pass(1);
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Cancelled);
    assert!(machine.cancelled.contains(&context));
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Retired);
}

#[test]
fn wd_52_a_later_switch_does_not_give_more_time() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    let context = begin(&mut host, &mut machine);
    switch(&mut host, 1, "v2");
    hands.pass(RETIREMENT);
    switch(&mut host, 2, "v2");
    hands.pass(1);
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Cancelled);
}

#[test]
fn wd_52_a_version_that_has_weight_again_keeps_its_contexts() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    let context = begin(&mut host, &mut machine);
    switch(&mut host, 1, "v2");
    hands.pass(RETIREMENT);
    switch(&mut host, 2, "v1");
    hands.pass(RETIREMENT);
    host.sweep(&mut machine).unwrap();
    assert_eq!(state(&host, &context), ContextState::Live);
}

#[test]
fn wd_53_retirement_does_not_delay_a_switch() {
    let (mut host, _) = deployed();
    let mut machine = Machine { silent: true, ..Machine::default() };
    begin(&mut host, &mut machine);
    switch(&mut host, 1, "v2");
    assert!(host.store().allocations().all(|row| row.version == uid("v2")));
}

#[test]
fn wd_54_a_version_is_not_deleted_before_it_retired() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    begin(&mut host, &mut machine);
    assert_eq!(host.delete_version(&uid("v1")).unwrap_err().code, Code::DependencyConflict, "it has weight");
    switch(&mut host, 1, "v2");
    hands.pass(RETIREMENT + 1);
    host.sweep(&mut machine).unwrap();
    assert_eq!(host.delete_version(&uid("v1")).unwrap_err().code, Code::DependencyConflict, "it was only told to stop");
    machine.running.clear();
    host.sweep(&mut machine).unwrap();
    host.delete_version(&uid("v1")).unwrap();
}

#[test]
fn wd_56_to_58_a_deletion_closes_then_stops_then_waits() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    let context = begin(&mut host, &mut machine);
    let deletion = delete(&mut host, "k", 1).unwrap();
    for kind in KINDS {
        assert!(host.begin(&uid("w"), kind, b"", &mut machine).is_err());
    }
    host.sweep(&mut machine).unwrap();
    assert!(machine.cancelled.contains(&context));
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    let open = |host: &InMemory| !host.operation(deletion.operation.as_str()).unwrap().is_settled();
    assert!(open(&host), "what runs has not ended");
    // It does not heed the signal: it is ended by force, and asked after.
    hands.pass(60_000);
    host.sweep(&mut machine).unwrap();
    assert!(machine.killed.contains(&context));
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert!(open(&host), "that it was killed proves nothing");
    host.sweep(&mut machine).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.operation(deletion.operation.as_str()).unwrap().state, OperationState::Succeeded);
    assert_eq!(host.store().running().count(), 0);
}

#[test]
fn wd_60_what_cannot_be_asked_after_is_not_gone() {
    let (mut host, hands) = deployed();
    let mut machine = Machine::default();
    begin(&mut host, &mut machine);
    let deletion = delete(&mut host, "k", 1).unwrap();
    machine.silent = true;
    for _ in 0..5 {
        hands.pass(RETIREMENT);
        host.sweep(&mut machine).unwrap();
        host.settle(&mut Script::new(Answer::Complete)).unwrap();
        assert!(!host.operation(deletion.operation.as_str()).unwrap().is_settled());
    }
}

#[test]
fn wd_61_after_a_deletion_nothing_begins() {
    let (mut host, _) = deployed();
    let mut machine = Machine::default();
    delete(&mut host, "k", 1).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    for kind in KINDS {
        assert_eq!(host.begin(&uid("w"), kind, b"", &mut machine).unwrap_err().code, Code::Unavailable);
    }
    assert!(machine.running.is_empty());
}
