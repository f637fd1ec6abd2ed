//! What a spec may say (WD-03 to WD-10), and Forms by their URLs.

use crate::support::{spec, versions};
use selvedge_model::host::{Spec, VERSION_FORMS, deployment_form, version_form};
use selvedge_model::worker_deployment::{DeploymentForm, VersionForm};

fn refused(text: &str) -> (String, String) {
    let error = Spec::from_json(text).expect_err(text);
    (error.path, error.message)
}

fn refused_at(text: &str) -> String {
    refused(text).0
}

fn with(item: &str) -> String {
    format!(r#"{{ "worker": {{ "resourceUid": "w" }}, "versions": [{item}] }}"#)
}

fn weighing(weight: &str) -> String {
    with(&format!(r#"{{ "workerVersion": {{ "resourceUid": "v" }}, "weight": {weight} }}"#))
}

#[test]
fn wd_03_a_spec_has_exactly_a_worker_and_versions() {
    assert!(Spec::from_json(&spec(&[("v", 10_000)])).is_ok());
    assert_eq!(refused_at(r#"{ "versions": [] }"#), "worker");
    assert_eq!(refused_at(r#"{ "worker": { "resourceUid": "w" } }"#), "versions");
    assert_eq!(refused_at("{}"), "worker");
    for other in ["[]", "null", "1", r#""w""#] {
        assert_eq!(refused_at(other), "");
    }
}

#[test]
fn wd_04_a_reference_is_a_uid_and_nothing_else() {
    for (worker, path) in [
        (r#""w""#, "worker"),
        ("{}", "worker.resourceUid"),
        (r#"{ "resourceUid": 1 }"#, "worker.resourceUid"),
        (r#"{ "resourceUid": "" }"#, "worker.resourceUid"),
        (r#"{ "resourceUid": ".w" }"#, "worker.resourceUid"),
        (r#"{ "resourceUid": "w w" }"#, "worker.resourceUid"),
        (r#"{ "name": "w" }"#, "worker.name"),
    ] {
        assert_eq!(
            refused_at(&format!(r#"{{ "worker": {worker}, "versions": [{}] }}"#, versions(&[("v", 10_000)]))),
            path
        );
    }
    let longest = format!(
        r#"{{ "worker": {{ "resourceUid": "{}" }}, "versions": [{}] }}"#,
        "w".repeat(128),
        versions(&[("v", 10_000)])
    );
    assert!(Spec::from_json(&longest).is_ok());
    assert_eq!(refused_at(&longest.replace("ww\"", "www\"")), "worker.resourceUid");
}

#[test]
fn wd_05_there_are_one_to_eight_versions() {
    let all = [("a", 1250), ("b", 1250), ("c", 1250), ("d", 1250), ("e", 1250), ("f", 1250), ("g", 1250), ("h", 1250)];
    assert_eq!(Spec::from_json(&spec(&all)).unwrap().versions().len(), 8);
    assert_eq!(refused(&spec(&[])), ("versions".into(), "expected 1 to 8 Versions, found 0".into()));
    let nine: Vec<_> = all.into_iter().chain([("i", 1)]).collect();
    assert_eq!(refused(&spec(&nine)), ("versions".into(), "expected 1 to 8 Versions, found 9".into()));
}

#[test]
fn wd_06_a_weight_is_an_integer_from_1_to_10000() {
    for weight in
        ["0", "-1", "10001", "0.5", "10000.0", "1e4", "null", "true", r#""10000""#, "[]", "9223372036854775808"]
    {
        assert_eq!(refused_at(&weighing(weight)), "versions[0].weight", "{weight}");
    }
    assert!(Spec::from_json(&weighing("10000")).is_ok());
}

#[test]
fn wd_06_weights_amount_to_10000() {
    assert_eq!(refused(&weighing("9999")), ("versions".into(), "the weights amount to 9999, not to 10000".into()));
    assert_eq!(refused_at(&spec(&[("a", 9_999), ("b", 2)])), "versions");
    assert!(Spec::from_json(&spec(&[("a", 9_999), ("b", 1)])).is_ok());
}

#[test]
fn wd_07_no_version_stands_in_it_twice() {
    assert_eq!(refused_at(&spec(&[("a", 5_000), ("b", 1), ("a", 4_999)])), "versions[2].workerVersion.resourceUid");
}

#[test]
fn wd_09_an_unknown_key_is_refused_at_any_depth() {
    for (text, path) in [
        (r#"{ "worker": { "resourceUid": "w" }, "versions": [], "secret": 1 }"#.into(), "secret"),
        (r#"{ "worker": { "resourceUid": "w", "name": "x" }, "versions": [] }"#.into(), "worker.name"),
        (with(r#"{ "workerVersion": { "resourceUid": "v" }, "weight": 10000, "label": "x" }"#), "versions[0].label"),
        (
            with(r#"{ "workerVersion": { "resourceUid": "v", "form": "x" }, "weight": 10000 }"#),
            "versions[0].workerVersion.form",
        ),
    ] {
        assert_eq!(refused_at(&text), path);
    }
}

#[test]
fn wd_09_a_duplicate_key_is_refused_at_any_depth() {
    for (text, path) in [
        (r#"{ "worker": { "resourceUid": "w" }, "worker": { "resourceUid": "w" }, "versions": [] }"#.into(), "worker"),
        (r#"{ "worker": { "resourceUid": "w", "resourceUid": "w" }, "versions": [] }"#.into(), "worker.resourceUid"),
        (
            with(r#"{ "workerVersion": { "resourceUid": "v" }, "weight": 10000, "weight": 10000 }"#),
            "versions[0].weight",
        ),
    ] {
        assert_eq!(refused_at(&text), path);
    }
}

#[test]
fn wd_09_null_is_refused_wherever_it_stands() {
    let whole = spec(&[("v", 10_000)]);
    for (value, path) in [
        (r#"{ "resourceUid": "w" }"#, "worker"),
        (r#""w""#, "worker.resourceUid"),
        (r#"{ "resourceUid": "v" }"#, "versions[0].workerVersion"),
        (r#""v""#, "versions[0].workerVersion.resourceUid"),
        ("10000", "versions[0].weight"),
    ] {
        assert_eq!(refused_at(&whole.replacen(value, "null", 1)), path);
    }
}

#[test]
fn wd_10_neither_the_order_of_the_list_nor_of_keys_counts() {
    let read = |text: &str| Spec::from_json(text).unwrap();
    let one = read(&spec(&[("a", 4_000), ("b", 6_000)]));
    assert_eq!(one, read(&spec(&[("b", 6_000), ("a", 4_000)])));
    let turned = r#"{ "versions": [
        { "weight": 4000, "workerVersion": { "resourceUid": "a" } }, { "weight": 6000, "workerVersion": { "resourceUid": "b" } }
    ], "worker": { "resourceUid": "w" } }"#;
    assert_eq!(one, read(turned));
    assert_ne!(one, read(&spec(&[("a", 6_000), ("b", 4_000)])));
    assert_ne!(one, read(&spec(&[("a", 4_000), ("c", 6_000)])));
    assert_ne!(one, read(&spec(&[("a", 4_000), ("b", 6_000)]).replacen("\"w\"", "\"x\"", 1)));
}

#[test]
fn wd_12_a_form_is_known_by_its_exact_url_alone() {
    assert_eq!(version_form(VERSION_FORMS[0].0), Some(VersionForm::V0_5));
    assert_eq!(version_form(VERSION_FORMS[1].0), Some(VersionForm::V0_6));
    assert_eq!(deployment_form(crate::support::FORM), Some(DeploymentForm::V0_5));
    let url = VERSION_FORMS[0].0;
    for other in [&url[..url.len() - 1], &url.to_uppercase(), &url.replace("0.5.0", "0.7.0"), &format!("{url}?"), ""] {
        assert_eq!(version_form(other), None);
    }
}
