//! New work over HTTP: drawn, run as a process, streamed, and ended (WD-17 to WD-21, WD-52 to WD-60).

use super::client::until;
use super::server::Server;
use crate::support::{alive, update_body};
use selvedge_model::host::{GRACE, RETIREMENT};
use selvedge_model::worker_deployment::{ContextRow, ContextState};
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;

/// Tells which process it is, and heeds no signal that can be ignored.
const STUBBORN: &str = "trap '' TERM HUP INT; echo $$; while :; do sleep 0.1; done";

/// The first line of what a context writes: the number of its process.
fn process(stream: &mut impl BufRead) -> PathBuf {
    let mut line = String::new();
    stream.read_line(&mut line).unwrap();
    PathBuf::from(format!("/proc/{}", line.trim()))
}

fn live(server: &Server) -> usize {
    server.ask(|keeper| Ok(keeper.host.store().running().count())).unwrap()
}

#[test]
fn wd_17_the_answer_is_what_the_drawn_version_writes_about_the_event() {
    let server = Server::deployed("echo $SELVEDGE_VERSION; exec cat");
    for kind in ["http", "scheduled", "queue", "actor-event", "workflow"] {
        let answer = server.client.send("POST", &format!("/work/w/{kind}"), &[], "an event");
        assert_eq!((answer.status, answer.value.as_str()), (200, Some("v1\nan event")));
        assert_eq!(answer.header("takoform-version"), "v1");
    }
    until("all of it has retired", || (live(&server) == 0).then_some(()));
    assert!(std::fs::read_dir(server.directory.path().join("events")).unwrap().next().is_none(), "no event is left");
    assert_eq!(server.client.send("POST", "/work/w/mail", &[], "").refusal(), (404, "not_found"));
}

#[test]
fn wd_20_without_an_allocation_or_a_program_work_fails_visibly() {
    let server = Server::start();
    let refused = server.client.send("POST", "/work/w/http", &[], "");
    assert_eq!((refused.refusal(), refused.header("retry-after")), ((503, "unavailable"), "1"));
    let server = Server::deployed("exec /nowhere/at/all");
    assert_eq!(server.client.send("POST", "/work/w/http", &[], "").value.as_str(), None, "nothing was written");
}

#[test]
fn wd_21_a_stream_under_way_stays_on_its_version() {
    let server = Server::deployed(
        "echo $SELVEDGE_VERSION; until [ -e \"${SELVEDGE_EVENT%/*/*}/go\" ]; do sleep 0.01; done; echo $SELVEDGE_VERSION",
    );
    let mut old = BufReader::new(server.client.begin("w", "").into_body().into_reader());
    let mut said = String::new();
    old.read_line(&mut said).unwrap();
    assert_eq!(server.client.update("wd-1", "to-v2", 1, &update_body(&[("v2", 10_000)])).status, 200);
    let mut new = server.client.begin("w", "").into_body().into_reader();
    std::fs::write(server.directory.path().join("go"), "").unwrap();
    old.read_to_string(&mut said).unwrap();
    assert_eq!(said, "v1\nv1\n");
    said.clear();
    new.read_to_string(&mut said).unwrap();
    assert_eq!(said, "v2\nv2\n");
}

#[test]
fn wd_52_after_15_minutes_a_stubborn_process_of_an_old_version_is_killed_and_its_stream_broken_off() {
    let server = Server::deployed(STUBBORN);
    let mut stream = BufReader::new(server.client.begin("w", "").into_body().into_reader());
    let process = process(&mut stream);
    assert_eq!(server.client.update("wd-1", "to-v2", 1, &update_body(&[("v2", 10_000)])).status, 200);
    let cancelled = |server: &Server| {
        let context =
            server.ask(|keeper| Ok(keeper.host.store().iter_context().map(ContextRow::state).collect::<Vec<_>>()));
        context.unwrap() == [ContextState::Cancelled]
    };
    server.hands.pass(RETIREMENT + 1);
    until("it is told to stop", || cancelled(&server).then_some(()));
    assert!(stream.read_to_end(&mut Vec::new()).is_err(), "what was broken off does not look whole");
    assert!(alive(&process), "it does not heed the signal");
    assert_eq!(live(&server), 1);
    server.hands.pass(GRACE);
    until("it is gone", || (live(&server) == 0).then_some(()));
    assert!(!alive(&process));
}

#[test]
fn wd_58_a_deletion_succeeds_only_once_a_stubborn_process_is_really_gone() {
    let server = Server::deployed(STUBBORN);
    let mut stream = BufReader::new(server.client.begin("w", "").into_body().into_reader());
    let process = process(&mut stream);
    let deletion = server.client.delete("wd-1", "delete", 1);
    assert_eq!((deletion.status, deletion.value["status"].as_str()), (202, Some("running")));
    assert!(stream.read_to_end(&mut Vec::new()).is_err(), "WD-57: the stream is closed");
    assert_eq!(server.client.send("POST", "/work/w/http", &[], "").status, 503, "WD-56: nothing new begins");
    for _ in 0..10 {
        let operation = server.client.get("/operations/op-2").value;
        assert!(operation["status"] != "succeeded" && alive(&process), "{operation}");
    }
    server.hands.pass(GRACE);
    assert_eq!(server.client.settled(&deletion)["status"], "succeeded");
    assert!(!alive(&process));
}

#[test]
fn wd_52_an_obedient_process_needs_no_force() {
    let server = Server::deployed("trap 'exit 0' TERM; echo $$; while :; do sleep 0.02; done");
    let mut stream = BufReader::new(server.client.begin("w", "").into_body().into_reader());
    let process = process(&mut stream);
    let deletion = server.client.delete("wd-1", "delete", 1);
    assert_eq!(server.client.settled(&deletion)["effect"], "complete", "no time passed");
    assert!(!alive(&process));
}

#[test]
fn as_much_as_fits_runs_at_once_and_more_is_told_to_come_again() {
    use selvedge_model::host::http::MOST_CONTEXTS;
    let server = Server::deployed("exec sleep 60");
    let running: Vec<_> = (0..MOST_CONTEXTS).map(|_| server.client.begin("w", "")).collect();
    let refused = server.client.send("POST", "/work/w/http", &[], "");
    assert_eq!((refused.refusal(), refused.header("retry-after")), ((429, "too_many_requests"), "1"));
    let deletion = server.client.delete("wd-1", "delete", 1);
    assert_eq!(server.client.settled(&deletion)["status"], "succeeded");
    assert!(running.iter().all(|answer| answer.status() == 200));
}
