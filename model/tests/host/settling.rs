//! What becomes of what was accepted (HA-02 to HA-06), and what is told of it (WD-37 to WD-49).

use crate::support::{Script, create, create_body, delete, deployed, host, spec, uid, update};
use selvedge_model::host::{Answer, Backend, Host, InPlace, Observed, Phase, Work};
use selvedge_model::worker_deployment::{Effect, OperationState, Weight};
use serde_json::{Value, json};

#[test]
fn wd_37_nothing_is_observed_before_anything_is_confirmed() {
    let (mut host, _) = host();
    create(&mut host, "k", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    let resource = host.deployment("wd-1").unwrap();
    assert_eq!((resource.phase, &resource.observed), (Phase::Pending, &None));
    let value = resource.to_value();
    assert_eq!(
        (&value["observed"], &value["output"], &value["observedGeneration"]),
        (&json!({}), &json!({}), &json!(0))
    );
    assert!(value.get("observedAt").is_none());
}

#[test]
fn wd_38_what_is_confirmed_is_told_with_its_weights() {
    let (host, _) = deployed();
    let resource = host.deployment("wd-1").unwrap();
    let selected_versions = vec![(uid("v1"), Weight::new(10_000).unwrap())];
    assert_eq!(resource.observed, Some(Observed { ready: true, active: true, selected_versions }));
    assert_eq!(
        resource.to_value()["observed"],
        json!({
            "ready": true, "active": true, "selectedVersions": [{ "resourceUid": "v1", "weight": 10_000 }]
        })
    );
    assert_eq!(resource.to_value()["observedAt"], json!("1970-01-01T00:00:00Z"));
}

#[test]
fn wd_36_lost_readiness_is_told() {
    let (mut host, _) = deployed();
    host.lose_readiness(&uid("v1")).unwrap();
    let observed = host.deployment("wd-1").unwrap().observed.unwrap();
    assert!(!observed.ready && observed.active);
}

#[test]
fn wd_42_nothing_is_installed_before_it_is_confirmed() {
    let (mut host, _) = host();
    create(&mut host, "k", &create_body("main", &spec(&[("v1", 4_000), ("v2", 6_000)]))).unwrap();
    for answer in [Answer::Continue, Answer::Unknown, Answer::Continue] {
        host.settle(&mut Script::new(answer)).unwrap();
        assert_eq!(host.store().allocations().count(), 0);
    }
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.store().allocations().map(|row| row.weight.get()).collect::<Vec<_>>(), [4_000, 6_000]);
}

#[test]
fn wd_44_an_operation_waits_for_a_version_that_is_not_ready() {
    let (mut host, _) = deployed();
    let accepted = update(&mut host, "k", 1, &[("v3", 10_000)]).unwrap();
    let state = |host: &crate::support::InMemory| host.operation(accepted.operation.as_str()).unwrap().state;
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(state(&host), OperationState::Running);
    assert!(host.store().allocations().all(|row| row.version == uid("v1")));
    host.verify_version(&uid("v3")).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(state(&host), OperationState::Succeeded);
    assert!(host.store().allocations().all(|row| row.version == uid("v3")));
}

#[test]
fn wd_64_a_request_is_dispatched_once() {
    let (mut host, _) = deployed();
    update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    let mut backend = Script::new(Answer::Continue);
    (0..5).for_each(|_| host.settle(&mut backend).unwrap());
    assert_eq!(backend.told.len(), 1);
    assert_eq!(backend.told[0].versions.iter().map(|(version, ..)| version.as_str()).collect::<Vec<_>>(), ["v2"]);
}

#[test]
fn wd_65_an_unknown_answer_proves_nothing() {
    let (mut host, hands) = deployed();
    let accepted = update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    for _ in 0..3 {
        host.settle(&mut Script::new(Answer::Unknown)).unwrap();
        hands.pass(24 * 60 * 60 * 1000);
        let status = host.operation(accepted.operation.as_str()).unwrap();
        assert_eq!((status.state, status.effect), (OperationState::Reconciling, Effect::Unknown));
        assert_eq!(host.deployment("wd-1").unwrap().phase, Phase::Pending);
    }
    host.settle(&mut Script::new(Answer::Continue)).unwrap();
    assert_eq!(host.operation(accepted.operation.as_str()).unwrap().state, OperationState::Running);
}

#[test]
fn ha_04_a_failure_says_what_it_left_behind() {
    for (answer, effect, told) in
        [(Answer::NoEffect, Effect::Nothing, "none"), (Answer::Partial, Effect::Partial, "partial")]
    {
        let (mut host, _) = deployed();
        let accepted = update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
        host.settle(&mut Script::new(answer)).unwrap();
        let status = host.operation(accepted.operation.as_str()).unwrap();
        assert_eq!((status.state, status.effect), (OperationState::FailedOperation, effect));
        let value = status.to_value();
        assert_eq!((&value["status"], &value["effect"]), (&json!("failed"), &json!(told)));
        assert!(value.get("error").is_some());
        // The allocation in force stays as it was.
        assert!(host.store().allocations().all(|row| row.version == uid("v1")));
    }
}

#[test]
fn ha_06_what_failed_is_recovered_on_the_same_uid() {
    let (mut host, _) = host();
    create(&mut host, "k", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    host.settle(&mut Script::new(Answer::Partial)).unwrap();
    let resource = host.deployment("wd-1").unwrap();
    assert_eq!((resource.phase, resource.observed), (Phase::Error, None));
    assert_eq!(resource.spec["versions"][0]["workerVersion"]["resourceUid"], json!("v1"));
    update(&mut host, "again", 1, &[("v2", 10_000)]).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.deployment("wd-1").unwrap().phase, Phase::Idle);
}

#[test]
fn wd_60_a_deletion_is_tried_until_it_is_confirmed() {
    let (mut host, _) = deployed();
    let accepted = delete(&mut host, "k", 1).unwrap();
    for answer in [Answer::NoEffect, Answer::Partial, Answer::Unknown] {
        host.settle(&mut Script::new(answer)).unwrap();
        assert!(!host.operation(accepted.operation.as_str()).unwrap().is_settled());
    }
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.operation(accepted.operation.as_str()).unwrap().state, OperationState::Succeeded);
}

#[test]
fn wd_63_a_deletion_leaves_worker_and_versions() {
    let (mut host, _) = deployed();
    delete(&mut host, "k", 1).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.store().iter_share().count(), 0);
    for version in ["v1", "v2", "v3"] {
        host.delete_version(&uid(version)).unwrap();
    }
    host.delete_worker(&uid("w")).unwrap();
}

#[test]
fn wd_32_in_place_a_lost_version_fails_the_operation_and_an_unverified_one_is_waited_for() {
    let (mut host, _) = deployed();
    let waits = update(&mut host, "k", 1, &[("v3", 10_000)]).unwrap();
    host.settle(&mut InPlace).unwrap();
    assert_eq!(host.operation(waits.operation.as_str()).unwrap().state, OperationState::Running);
    host.lose_readiness(&uid("v3")).unwrap();
    host.settle(&mut InPlace).unwrap();
    assert_eq!(host.operation(waits.operation.as_str()).unwrap().state, OperationState::FailedOperation);
    assert!(host.store().allocations().all(|row| row.version == uid("v1")), "the allocation in force stays");
    update(&mut host, "again", 2, &[("v2", 10_000)]).unwrap();
    host.settle(&mut InPlace).unwrap();
    assert!(host.store().allocations().all(|row| row.version == uid("v2")));
}

/// Misses something until it has it.
struct Misses(Option<Value>);

impl Backend for Misses {
    fn misses(&mut self, _: &Work) -> Option<Value> {
        self.0.clone()
    }

    fn dispatch(&mut self, _: &Work) {
        assert_eq!(self.0, None, "nothing is begun while something is missing");
    }

    fn ask(&mut self, _: &Work) -> Answer {
        Answer::Complete
    }
}

#[test]
fn ha_03_an_operation_waits_for_input_with_nothing_begun_and_is_queued_again() {
    let (mut host, hands) = deployed();
    let accepted = update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    let missing = json!({ "secret": "of v2" });
    host.settle(&mut Misses(Some(missing.clone()))).unwrap();
    // HA-16: it waits for the same thing after a restart.
    let mut host = Host::open(host.into_journal(), hands).unwrap();
    for _ in 0..2 {
        host.settle(&mut Misses(None)).unwrap();
        let status = host.operation(accepted.operation.as_str()).unwrap();
        assert_eq!((status.state, status.effect), (OperationState::WaitingInput, Effect::Nothing));
        let value = status.to_value();
        assert_eq!((&value["status"], &value["inputRequired"]), (&json!("waiting_input"), &missing));
    }
    host.supplied("op-2").unwrap();
    let status = host.operation("op-2").unwrap();
    assert_eq!((status.state, status.to_value().get("inputRequired")), (OperationState::Queued, None));
    let before = host.store().clone();
    host.supplied("op-2").unwrap();
    assert_eq!(*host.store(), before, "it was supplied already");
    assert!(host.supplied("op-9").is_err());
    host.settle(&mut Misses(None)).unwrap();
    assert_eq!(host.operation("op-2").unwrap().state, OperationState::Succeeded);
}
