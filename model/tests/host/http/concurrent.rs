//! Copies of one request that come at once (HA-08, HA-09).

use super::server::Server;
use crate::support::{create_body, spec, uid, update_body};
use selvedge_model::host::{InPlace, Redb};
use selvedge_model::worker_deployment::{Action, VersionForm};
use std::collections::BTreeMap;
use std::sync::Barrier;
use std::thread;

/// How many keys there are, and how many copies of each request.
const KEYS: usize = 100;
const COPIES: usize = 10;

/// A Deployment of a Worker of its own for each key.
fn furnished(server: &Server) {
    for number in 0..KEYS {
        let (worker, version) = (format!("w{number}"), format!("x{number}"));
        let (of, given) = (uid(&worker), uid(&version));
        let body = create_body(&worker, &of_worker(&worker, &version));
        let publish = server.ask(move |keeper| {
            keeper.host.create_worker("s", &of)?;
            keeper.host.publish_version(&given, &of, VersionForm::V0_6, &[])?;
            keeper.host.verify_version(&given)
        });
        publish.unwrap();
        let created = server.client.create(&format!("create-{number}"), &body);
        assert_eq!(created.value["resourceUid"], format!("wd-{}", number + 1));
    }
}

fn of_worker(worker: &str, version: &str) -> String {
    spec(&[(version, 10_000)]).replace("\"w\"", &format!("\"{worker}\""))
}

/// Does something as many times at once.
fn at_once<T: Send>(times: usize, what: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let what = &what;
    thread::scope(|scope| {
        let clients: Vec<_> = (0..times).map(|index| scope.spawn(move || what(index))).collect();
        clients.into_iter().map(|client| client.join().unwrap()).collect()
    })
}

#[test]
fn ha_09_a_thousand_puts_with_a_hundred_keys_are_a_hundred_operations() {
    let directory = tempfile::tempdir().unwrap();
    let server = Server::with(Redb::open(directory.path().join("journal")).unwrap(), InPlace, "true");
    furnished(&server);
    let together = Barrier::new(KEYS * COPIES);
    let send = |index: usize| {
        let number = index % KEYS;
        let body = format!(r#"{{ "spec": {} }}"#, of_worker(&format!("w{number}"), &format!("x{number}")));
        together.wait();
        let answer = server.client.update(&format!("wd-{}", number + 1), &format!("put-{number}"), 1, &body);
        (number, answer.status, answer.value["id"].as_str().unwrap_or_default().to_owned())
    };
    let answered: Vec<(usize, u16, String)> = at_once(KEYS * COPIES, send);
    assert!(answered.iter().all(|(_, status, _)| *status == 200 || *status == 202), "{answered:?}");
    let mut operations = BTreeMap::<&str, usize>::new();
    for (number, _, operation) in &answered {
        assert_eq!(operations.entry(operation).or_insert(*number), number, "an Operation is of one key");
    }
    assert_eq!(operations.len(), KEYS);
    let updates = server.ask(|keeper| {
        let operations = keeper.host.store().iter_operation();
        Ok(operations.filter(|row| row.action() == Action::Update).count())
    });
    assert_eq!(updates.unwrap(), KEYS);
}

#[test]
fn ha_07_of_many_updates_that_expect_one_generation_one_is_accepted() {
    let server = Server::deployed("true");
    let together = Barrier::new(50);
    let send = |number: usize| {
        let more = i64::try_from(number).unwrap();
        let body = update_body(&[("v1", 5_000 + more), ("v2", 5_000 - more)]);
        together.wait();
        server.client.update("wd-1", &format!("put-{number}"), 1, &body).status
    };
    let answered: Vec<u16> = at_once(50, send);
    assert_eq!(answered.iter().filter(|status| **status == 200).count(), 1, "{answered:?}");
    assert!(answered.iter().all(|status| [200, 409].contains(status)), "{answered:?}");
}
