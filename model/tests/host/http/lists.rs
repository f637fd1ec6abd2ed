//! Lists in parts (HA-14).

use super::server::Server;
use crate::support::{create_body, spec, uid};
use selvedge_model::worker_deployment::VersionForm;
use serde_json::Value;

/// A server with twelve Deployments in the Space `s`, each of a Worker of its own.
fn twelve() -> Server {
    let server = Server::start();
    for number in 1..=12 {
        let (worker, version) = (format!("w{number}"), format!("x{number}"));
        let (of, given) = (uid(&worker), uid(&version));
        let publish = server.ask(move |keeper| {
            keeper.host.create_worker("s", &of)?;
            keeper.host.publish_version(&given, &of, VersionForm::V0_6, &[])?;
            keeper.host.verify_version(&given)
        });
        publish.unwrap();
        let spec = spec(&[(&version, 10_000)]).replace("\"w\"", &format!("\"{worker}\""));
        assert_eq!(server.client.create(&worker, &create_body(&worker, &spec)).status, 200);
    }
    server
}

fn uids(page: &Value) -> Vec<String> {
    page["items"].as_array().unwrap().iter().map(|item| item["uid"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn ha_14_a_list_is_walked_in_parts_ascending_by_uid() {
    let Server { client, .. } = &twelve();
    let whole = client.get("/resources").value;
    assert!(whole.get("nextCursor").is_none());
    let whole = uids(&whole);
    assert_eq!((whole.len(), whole.is_sorted(), whole[1].as_str()), (12, true, "wd-10"));
    let (mut walked, mut path) = (Vec::new(), "/resources?limit=5".to_owned());
    let sizes = std::iter::from_fn(|| {
        let page = client.get(&path).value;
        walked.extend(uids(&page));
        path = format!("/resources?limit=5&cursor={}", page["nextCursor"].as_str()?);
        Some(uids(&page).len())
    });
    assert_eq!((sizes.collect::<Vec<_>>(), walked), (vec![5, 5], whole));
}

#[test]
fn ha_14_a_walk_is_no_snapshot() {
    let Server { client, .. } = &twelve();
    let first = client.get("/resources?limit=3").value;
    let cursor = first["nextCursor"].as_str().unwrap();
    assert_eq!(client.delete("wd-12", "away", 1).status, 200);
    assert_eq!(client.delete("wd-2", "too", 1).status, 200);
    let rest = client.get(&format!("/resources?cursor={cursor}")).value;
    assert_eq!(uids(&rest), ["wd-3", "wd-4", "wd-5", "wd-6", "wd-7", "wd-8", "wd-9"]);
}

#[test]
fn ha_14_a_cursor_is_bound_to_its_filters_and_its_principal() {
    let Server { client, .. } = &twelve();
    let first = client.get("/resources?limit=3&space=s").value;
    let cursor = first["nextCursor"].as_str().unwrap();
    assert_eq!(client.get(&format!("/resources?space=s&cursor={cursor}")).status, 200);
    for query in [
        format!("cursor={cursor}"),
        format!("space=t&cursor={cursor}"),
        format!("space=s&form=x&cursor={cursor}"),
        format!("space=s&cursor={}", cursor.replace("wd-", "wd-1")),
        "space=s&cursor=wd-3".to_owned(),
        "space=s&cursor=".to_owned(),
    ] {
        assert_eq!(client.get(&format!("/resources?{query}")).refusal(), (409, "cursor_expired"), "{query}");
    }
    let bob = format!("Bearer {}", super::client::BOB);
    let path = format!("{}/resources?space=s&cursor={cursor}", selvedge_model::host::http::ROOT);
    assert_eq!(client.send("GET", &path, &[("authorization", &bob)], "").refusal().1, "cursor_expired");
}

#[test]
fn ha_14_filters_narrow_a_list() {
    let Server { client, .. } = &twelve();
    let of = |query: &str| uids(&client.get(&format!("/resources?{query}")).value).len();
    assert_eq!((of("space=s"), of("space=t"), of("space=nowhere")), (12, 0, 0));
    let form = crate::support::FORM;
    assert_eq!((of(&format!("form={form}")), of(&format!("form={}", form.replace("0.5.0", "0.4.0")))), (12, 0));
}
