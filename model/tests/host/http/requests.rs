//! What is accepted over HTTP, and what is told of it.

use super::server::Server;
use crate::support::{create_body, spec, update_body, versions};
use selvedge_model::host::http::ROOT;
use serde_json::json;

#[test]
fn ha_01_what_is_settled_is_answered_by_200_with_its_location() {
    let Server { client, .. } = &Server::start();
    let created = client.create("create", &create_body("main", &spec(&[("v1", 10_000)])));
    assert_eq!((created.status, created.header("location")), (200, format!("{ROOT}/operations/op-1").as_str()));
    assert_eq!(created.header("retry-after"), "");
    assert_eq!(created.value["status"], "succeeded");
    assert_eq!(client.get("/operations/op-1").value, created.value);
    let resource = client.get("/resources/wd-1").value;
    assert_eq!((&resource["phase"], &resource["generation"]), (&json!("idle"), &json!(1)));
    assert_eq!(resource["observed"]["selectedVersions"], json!([{ "resourceUid": "v1", "weight": 10_000 }]));
    let deleted = client.delete("wd-1", "delete", 1);
    assert_eq!((deleted.status, &deleted.value["action"]), (200, &json!("delete")));
    assert_eq!(client.get("/resources/wd-1").refusal(), (410, "gone"));
}

#[test]
fn ha_01_what_is_unfinished_is_answered_by_202_and_a_time_to_wait() {
    let server = Server::deployed("true");
    let update = || server.client.update("wd-1", "to-v3", 1, &update_body(&[("v3", 10_000)]));
    let first = update();
    assert_eq!((first.status, first.header("retry-after")), (202, "1"));
    assert_eq!((&first.value["status"], &first.value["effect"]), (&json!("running"), &json!("unknown")));
    let read = server.client.get("/operations/op-2");
    assert_eq!((read.status, read.header("retry-after")), (200, "1"));
    server.verify("v3");
    let settled = server.client.settled(&first);
    assert_eq!(settled["status"], "succeeded");
    // HA-08: a copy has the same Operation, in its current state.
    let again = update();
    assert_eq!((again.status, &again.value), (200, &settled));
}

#[test]
fn wd_09_a_bad_spec_is_refused_with_its_path_over_http() {
    let server = Server::deployed("true");
    let before = server.ask(|keeper| Ok(keeper.host.store().clone())).unwrap();
    for (body, path) in [
        (versions(&[("v1", 9_999)]), "spec.versions"),
        (versions(&[("v1", 0), ("v2", 10_000)]), "spec.versions[0].weight"),
        (versions(&[("v1", 5_000), ("v1", 5_000)]), "spec.versions[1].workerVersion.resourceUid"),
    ] {
        let body = format!(r#"{{ "spec": {{ "worker": {{ "resourceUid": "w" }}, "versions": [{body}] }} }}"#);
        let refused = server.client.update("wd-1", "k", 1, &body);
        assert_eq!(refused.refusal(), (422, "invalid_spec"));
        assert_eq!(refused.value["path"], path);
    }
    assert_eq!(server.ask(|keeper| Ok(keeper.host.store().clone())).unwrap(), before);
}

#[test]
fn ha_15_reading_over_http_changes_nothing_and_names_forms_without_fetching_any() {
    let server = Server::deployed("true");
    let rows = || server.ask(|keeper| Ok(keeper.host.store().clone())).unwrap();
    let before = rows();
    let forms = server.client.get("/forms").value;
    assert!(forms["items"].as_array().unwrap().contains(&json!({ "form": crate::support::FORM })));
    for path in ["/resources", "/resources/wd-1", "/operations/op-1"] {
        assert_eq!(server.client.get(path).status, 200);
        assert_eq!(server.client.send("HEAD", &format!("{ROOT}{path}"), &[], "").status, 200);
    }
    assert_eq!(rows(), before);
}

#[test]
fn wd_11_a_space_is_used_only_by_whom_its_token_says() {
    use super::client::BOB;
    let server = Server::deployed("echo never; exec cat");
    let bob = format!("Bearer {BOB}");
    let ask = |method: &str, path: &str, body: &str| {
        let headers = [
            ("authorization", bob.as_str()),
            ("idempotency-key", "key-of-bob-012345"),
            ("takoform-expected-generation", "1"),
            ("content-type", "application/json"),
        ];
        let path = if path.starts_with("/work") { path.to_owned() } else { format!("{ROOT}{path}") };
        server.client.send(method, &path, &headers, body)
    };
    let update = update_body(&[("v1", 10_000)]);
    for (method, path, body) in [
        ("POST", "/resources", create_body("other", &spec(&[("v1", 10_000)])).as_str()),
        ("GET", "/resources/wd-1", ""),
        ("PUT", "/resources/wd-1", &update),
        ("DELETE", "/resources/wd-1", ""),
        ("GET", "/operations/op-1", ""),
        ("POST", "/work/w/http", "event"),
    ] {
        assert_eq!(ask(method, path, body).refusal(), (403, "forbidden"), "{method} {path}");
    }
    assert_eq!(ask("GET", "/resources", "").value["items"], json!([]));
    assert_eq!(server.client.get("/resources").value["items"].as_array().unwrap().len(), 1);
    assert_eq!(server.ask(|keeper| Ok(keeper.host.store().iter_context().count())).unwrap(), 0);
}
