//! Which requests are accepted, and what a refused one is told (HA-01, HA-05 to HA-13).

use crate::support::{
    Hands, InMemory, Script, create, create_body, delete, deployed, host, principal, request, spec, uid, update,
    update_body,
};
use selvedge_model::host::{Accepted, Answer, Code, DEPLOYMENT_FORMS, Host, Phase, Refusal, Request, VERSION_FORMS};
use selvedge_model::worker_deployment::{Action, DemandKind, OperationState, Uid, VersionForm};

/// Sends what must be refused: nothing may change, neither a row nor what is written down.
fn refused(host: &mut InMemory, ask: impl FnOnce(&mut InMemory) -> Result<Accepted, Refusal>) -> (Code, String) {
    let before = host.store().clone();
    let refusal = ask(host).expect_err("this request must be refused");
    assert_eq!(*host.store(), before, "{refusal}");
    (refusal.code, refusal.path)
}

fn refused_create(host: &mut InMemory, body: &str) -> (Code, String) {
    refused(host, |host| create(host, "other", body))
}

#[test]
fn ha_01_an_accepted_request_has_an_operation() {
    let (mut host, _) = host();
    let accepted = create(&mut host, "k", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    let status = host.operation(accepted.operation.as_str()).unwrap();
    assert_eq!((status.action, status.generation, status.state), (Action::Create, 1, OperationState::Queued));
    assert_eq!(status.resource_uid, uid("wd-1"));
    assert!(!status.is_settled());
}

#[test]
fn ha_01_a_refused_request_leaves_nothing() {
    let (mut host, _) = host();
    for body in [
        create_body("main", &spec(&[("v1", 9_999)])),
        create_body("main", &spec(&[("v1", 5_000), ("unknown", 5_000)])),
        create_body("main", &spec(&[("v1", 10_000)]).replace("\"w\"", "\"x\"")),
    ] {
        refused_create(&mut host, &body);
        assert_eq!(host.store().iter_share().count() + host.store().iter_operation().count(), 0);
    }
    // What was refused was not written down either.
    let before = host.store().clone();
    let journal = host.into_journal();
    assert_eq!(*Host::open(journal, Hands::default()).unwrap().store(), before);
}

#[test]
fn ha_13_what_is_wrong_is_named_by_its_code_and_path() {
    let (mut host, _) = host();
    let good = create_body("main", &spec(&[("v1", 10_000)]));
    for (body, code, path) in [
        ("{", Code::InvalidRequest, ""),
        ("[]", Code::InvalidRequest, ""),
        (&good.replace("\"space\"", "\"spaces\""), Code::InvalidRequest, "spaces"),
        (&good.replace("\"main\"", "\"-\""), Code::InvalidRequest, "name"),
        (&good.replace("\"weight\"", "\"weight\": 10000, \"weight\""), Code::InvalidRequest, "spec.versions[0].weight"),
        (&good.replace("0.5.0/", "0.5.1/"), Code::UnsupportedForm, "form"),
        (&good.replace(DEPLOYMENT_FORMS[1].0, VERSION_FORMS[0].0), Code::UnsupportedForm, "form"),
        (&good.replace("10000", "9999"), Code::InvalidSpec, "spec.versions"),
        (&good.replace("10000", "null"), Code::InvalidSpec, "spec.versions[0].weight"),
        (&good.replace("\"v1\"", "\"v9\""), Code::DependencyConflict, "spec.versions"),
        (&good.replace("\"w\"", "\"x\""), Code::InvalidSpec, "spec.worker"),
    ] {
        assert_eq!(refused_create(&mut host, body), (code, path.to_owned()), "{body}");
    }
    assert!(create(&mut host, "other", &good).is_ok(), "a refused request does not use its key up");
}

#[test]
fn wd_11_what_is_referred_to_is_in_the_same_space() {
    let (mut host, _) = host();
    let body = create_body("main", &spec(&[("v1", 10_000)])).replace("\"space\": \"s\"", "\"space\": \"t\"");
    assert_eq!(refused_create(&mut host, &body).0, Code::InvalidSpec);
}

#[test]
fn wd_13_a_version_belongs_to_the_worker() {
    let (mut host, _) = host();
    host.create_worker("s", &uid("x")).unwrap();
    host.publish_version(&uid("x1"), &uid("x"), VersionForm::V0_6, &["fetch"]).unwrap();
    let body = create_body("main", &spec(&[("v1", 1), ("x1", 9_999)]));
    assert_eq!(refused_create(&mut host, &body).0, Code::DependencyConflict);
}

#[test]
fn wd_16_both_forms_compete_for_one_worker() {
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    let older = body.replace(DEPLOYMENT_FORMS[1].0, DEPLOYMENT_FORMS[0].0).replace("main", "older");
    for (first, second) in [(&body, &older), (&older, &body)] {
        let (mut host, _) = host();
        create(&mut host, "first", first).unwrap();
        assert_eq!(refused_create(&mut host, second).0, Code::DependencyConflict);
    }
}

#[test]
fn wd_27_each_version_provides_what_is_needed() {
    let (mut host, _) = host();
    host.attach(&uid("room"), &uid("w"), DemandKind::ActorNamespace, "actor Room").unwrap();
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    assert_eq!(refused_create(&mut host, &body).0, Code::DependencyConflict);
    host.detach(&uid("room")).unwrap();
    assert!(create(&mut host, "k", &body).is_ok());
}

#[test]
fn wd_29_what_would_break_the_allocation_is_refused() {
    let (mut host, _) = deployed();
    let attach = host.attach(&uid("room"), &uid("w"), DemandKind::ActorNamespace, "actor Room");
    assert_eq!(attach.unwrap_err().code, Code::DependencyConflict);
    assert!(host.attach(&uid("site"), &uid("w"), DemandKind::Endpoint, "fetch").is_ok());
}

#[test]
fn wd_29_an_unverified_candidate_makes_it_busy() {
    let (mut host, _) = deployed();
    update(&mut host, "k", 1, &[("v3", 10_000)]).unwrap();
    let attach = host.attach(&uid("site"), &uid("w"), DemandKind::Endpoint, "fetch");
    assert_eq!(attach.unwrap_err().code, Code::ResourceBusy);
}

#[test]
fn wd_47_the_worker_never_changes() {
    let (mut host, _) = deployed();
    host.create_worker("s", &uid("x")).unwrap();
    host.publish_version(&uid("x1"), &uid("x"), VersionForm::V0_6, &[]).unwrap();
    let body = update_body(&[("x1", 10_000)]).replace("\"w\"", "\"x\"");
    let answer = refused(&mut host, |host| request("k", Some(1), &body, |request| host.update("wd-1", request)));
    assert_eq!(answer.0, Code::InvalidSpec);
}

#[test]
fn wd_49_an_equal_spec_with_a_new_key_is_a_new_update() {
    let (mut host, _) = deployed();
    let accepted = update(&mut host, "again", 1, &[("v1", 10_000)]).unwrap();
    assert!(!accepted.replayed);
    assert_eq!(host.operation(accepted.operation.as_str()).unwrap().generation, 2);
}

#[test]
fn ha_05_each_accepted_request_makes_a_generation_also_if_it_fails() {
    let (mut host, _) = deployed();
    for (generation, answer) in [(1, Answer::Complete), (2, Answer::NoEffect), (3, Answer::Partial)] {
        assert_eq!(host.deployment("wd-1").unwrap().generation, generation);
        update(&mut host, &format!("k{generation}"), generation, &[("v2", 10_000)]).unwrap();
        host.settle(&mut Script::new(answer)).unwrap();
    }
    let resource = host.deployment("wd-1").unwrap();
    assert_eq!((resource.generation, resource.observed_generation, resource.phase), (4, 2, Phase::Error));
}

#[test]
fn ha_07_one_request_at_a_time_about_the_current_generation() {
    let (mut host, _) = deployed();
    let v2 = [("v2", 10_000)];
    for stale in [-1, 0, 2, i64::MAX] {
        assert_eq!(refused(&mut host, |host| update(host, "k", stale, &v2)).0, Code::GenerationConflict);
        assert_eq!(refused(&mut host, |host| delete(host, "k", stale)).0, Code::GenerationConflict);
    }
    let body = update_body(&v2);
    let without = refused(&mut host, |host| request("k", None, &body, |request| host.update("wd-1", request)));
    assert_eq!(without.0, Code::ExpectedGenerationRequired);
    let without = refused(&mut host, |host| request("k", None, "", |request| host.delete("wd-1", request)));
    assert_eq!(without.0, Code::ExpectedGenerationRequired);
    update(&mut host, "first", 1, &v2).unwrap();
    assert_eq!(refused(&mut host, |host| update(host, "second", 2, &v2)).0, Code::ResourceBusy);
    assert_eq!(refused(&mut host, |host| delete(host, "second", 2)).0, Code::ResourceBusy);
}

#[test]
fn ha_08_a_key_is_16_to_128_of_few_letters() {
    let (mut host, _) = host();
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    for key in ["", "short", &"k".repeat(129), "-234567890123456", "k 34567890123456", "ké34567890123456"] {
        let ask = Request { principal: &principal("ann"), key, expected: None, body: &body };
        assert_eq!(refused(&mut host, |host| host.create(&ask)).0, Code::InvalidRequest, "{key}");
    }
    for key in ["k.3456789:123_5-", &"k".repeat(128)] {
        let ask = Request { principal: &principal("ann"), key, expected: None, body: &body };
        assert_ne!(host.create(&ask).map_err(|refusal| refusal.code), Err(Code::InvalidRequest), "{key}");
    }
}

#[test]
fn ha_08_a_copy_has_the_operation_of_the_first_one_in_its_current_state() {
    let (mut host, _) = host();
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    let first = create(&mut host, "k", &body).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    let before = host.store().clone();
    let turned = body.replace("\"name\": \"main\", ", "").replace("{ \"form\"", "{\"name\":   \"main\", \"form\"");
    for copy in [&body, &turned, &body.replace("10000", "1e4"), &body.replace("10000", "10000.0")] {
        let again = create(&mut host, "k", copy).unwrap();
        assert_eq!((&again.operation, again.replayed), (&first.operation, true));
        assert_eq!(host.operation(again.operation.as_str()).unwrap().state, OperationState::Succeeded);
    }
    assert_eq!(*host.store(), before);
}

#[test]
fn ha_08_a_key_stands_for_one_request() {
    let (mut host, _) = deployed();
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    for other in [body.replace("main", "other"), body.replace("\"v1\"", "\"v2\""), "[]".into()] {
        assert_eq!(refused(&mut host, |host| create(host, "create", &other)).0, Code::IdempotencyConflict);
    }
    update(&mut host, "half", 1, &[("v1", 5_000), ("v2", 5_000)]).unwrap();
    for other in [[("v2", 5_000), ("v1", 5_000)], [("v1", 4_000), ("v2", 6_000)]] {
        assert_eq!(refused(&mut host, |host| update(host, "half", 1, &other)).0, Code::IdempotencyConflict);
    }
    let about = [("v1", 5_000), ("v2", 5_000)];
    assert_eq!(refused(&mut host, |host| update(host, "half", 2, &about)).0, Code::IdempotencyConflict);
    assert_eq!(refused(&mut host, |host| delete(host, "half", 1)).0, Code::IdempotencyConflict);
    let body = update_body(&about);
    let elsewhere = refused(&mut host, |host| request("half", Some(1), &body, |request| host.update("wd-2", request)));
    assert_eq!(elsewhere.0, Code::IdempotencyConflict);
}

#[test]
fn ha_08_a_key_is_of_one_principal() {
    let (mut host, _) = deployed();
    let body = create_body("other", &spec(&[("v1", 10_000)]));
    let key = format!("{:-<16}", "create");
    let bob = Request { principal: &principal("bob"), key: &key, expected: None, body: &body };
    assert_eq!(refused(&mut host, |host| host.create(&bob)).0, Code::DependencyConflict);
}

#[test]
fn ha_09_a_copy_is_known_before_the_generation_is_looked_at() {
    let (mut host, _) = deployed();
    let first = update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap();
    // Busy, and of another generation by now.
    assert_eq!(update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap().operation, first.operation);
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(update(&mut host, "k", 1, &[("v2", 10_000)]).unwrap().operation, first.operation);
}

#[test]
fn ha_09_generation_comes_before_spec_and_spec_before_references() {
    let (mut host, _) = deployed();
    let bad = [("v9", 9_999)];
    assert_eq!(refused(&mut host, |host| update(host, "k", 7, &bad)).0, Code::GenerationConflict);
    assert_eq!(refused(&mut host, |host| update(host, "k", 1, &bad)).0, Code::InvalidSpec);
    assert_eq!(refused(&mut host, |host| update(host, "k", 1, &[("v9", 10_000)])).0, Code::DependencyConflict);
    update(&mut host, "first", 1, &[("v2", 10_000)]).unwrap();
    assert_eq!(refused(&mut host, |host| update(host, "k", 7, &bad)).0, Code::ResourceBusy);
}

#[test]
fn ha_10_a_record_is_kept_for_one_window_after_the_end() {
    let (mut host, hands) = host();
    let day = 24 * 60 * 60 * 1000;
    let accepted = create(&mut host, "k", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    hands.pass(5 * day);
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    let status = host.operation(accepted.operation.as_str()).unwrap();
    assert_eq!(status.retain_until, status.updated_at.plus(day));
    assert_eq!(status.updated_at, status.created_at.plus(5 * day));
}

#[test]
fn ha_11_an_update_never_creates() {
    let (mut host, _) = host();
    assert_eq!(refused(&mut host, |host| update(host, "k", 1, &[("v1", 10_000)])).0, Code::NotFound);
    assert_eq!(refused(&mut host, |host| delete(host, "k", 1)).0, Code::NotFound);
}

#[test]
fn ha_11_after_a_deletion_the_name_is_free_and_its_key_still_replays() {
    let (mut host, _) = deployed();
    let deletion = delete(&mut host, "away", 1).unwrap();
    assert_eq!(host.deployment("wd-1").unwrap().phase, Phase::Deleting);
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    assert_eq!(host.deployment("wd-1").unwrap_err().code, Code::Gone);
    assert_eq!(host.deployments().unwrap().count(), 0);
    assert_eq!(delete(&mut host, "away", 1).unwrap().operation, deletion.operation);
    assert_eq!(refused(&mut host, |host| update(host, "k", 2, &[("v1", 10_000)])).0, Code::Gone);
    create(&mut host, "anew", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    assert_eq!(host.deployments().unwrap().map(Uid::as_str).collect::<Vec<_>>(), ["wd-2"]);
}

#[test]
fn ha_12_a_name_is_unique_in_its_space() {
    let (mut host, _) = deployed();
    let body = create_body("main", &spec(&[("v2", 10_000)]));
    assert_eq!(refused_create(&mut host, &body), (Code::NameConflict, "name".into()));
}

#[test]
fn ha_12_no_uid_is_of_two_resources() {
    let (mut host, _) = host();
    for (worker, version) in [("wd-1", "wd-2"), ("x", "wd-4")] {
        host.create_worker("s", &uid(worker)).unwrap();
        host.publish_version(&uid(version), &uid(worker), VersionForm::V0_6, &[]).unwrap();
        host.verify_version(&uid(version)).unwrap();
    }
    for (key, worker, version, given) in
        [("one", "w", "v1", "wd-3"), ("two", "wd-1", "wd-2", "wd-5"), ("three", "x", "wd-4", "wd-6")]
    {
        let spec = spec(&[(version, 10_000)]).replace("\"w\"", &format!("\"{worker}\""));
        let accepted = create(&mut host, key, &create_body(key, &spec)).unwrap();
        assert_eq!(host.operation(accepted.operation.as_str()).unwrap().resource_uid, uid(given));
    }
    assert_eq!(host.create_worker("s", &uid("wd-3")).unwrap_err().code, Code::NameConflict);
}

#[test]
fn ha_15_reading_changes_nothing() {
    let (host, hands) = deployed();
    let before = host.store().clone();
    assert_eq!(host.deployment("wd-1").unwrap().to_value()["phase"], "idle");
    assert_eq!(host.operation("op-1").unwrap().to_value()["status"], "succeeded");
    assert_eq!(*host.store(), before);
    assert_eq!(host.into_journal(), Host::open(deployed().0.into_journal(), hands).unwrap().into_journal());
}
