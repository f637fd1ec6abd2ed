//! What only HTTP can refuse (HA-13), and that nothing is left of it.

use super::client::{ANN, until};
use super::server::Server;
use crate::support::{Script, create_body, spec};
use selvedge_model::host::http::{MOST_BYTES, ROOT, Tokens};
use selvedge_model::host::{Answer, Code, Entry, Journal, Memory, Snapshot, Unwritten};
use std::io::{Read, Write};
use std::net::TcpStream;

const KEY: (&str, &str) = ("idempotency-key", "0123456789abcdef");
const JSON: (&str, &str) = ("content-type", "application/json");

/// A method, a path, headers, a body; and how it is refused.
type Case<'a> = (&'a str, &'a str, &'a [(&'a str, &'a str)], &'a str, (u16, &'a str));

#[test]
fn ha_13_each_refusal_has_its_status_its_code_and_nothing_else() {
    let server = Server::deployed("true");
    let before = server.ask(|keeper| Ok(keeper.host.store().clone())).unwrap();
    let good = create_body("other", &spec(&[("v1", 10_000)]));
    let large = format!("{good}{}", " ".repeat(MOST_BYTES));
    let expects = |generation| ("takoform-expected-generation", generation);
    let cases: &[Case] = &[
        ("POST", "/resources", &[JSON], &good, (400, "invalid_request")),
        ("POST", "/resources", &[JSON, KEY, ("idempotency-key", "fedcba9876543210")], &good, (400, "invalid_request")),
        ("POST", "/resources", &[JSON, KEY], "{", (400, "invalid_request")),
        ("POST", "/resources?dry=1", &[JSON, KEY], &good, (400, "invalid_request")),
        ("GET", "/resources?order=name", &[], "", (400, "invalid_request")),
        ("GET", "/resources?limit=0", &[], "", (400, "invalid_request")),
        ("GET", "/resources?limit=1&limit=1", &[], "", (400, "invalid_request")),
        ("GET", "/resources/wd-1?", &[], "", (400, "invalid_request")),
        ("DELETE", "/resources/wd-1", &[KEY, expects("01")], "", (400, "invalid_request")),
        ("DELETE", "/resources/wd-1", &[KEY, expects("0")], "", (400, "invalid_request")),
        ("DELETE", "/resources/wd-1", &[KEY, expects("1.0")], "", (400, "invalid_request")),
        ("DELETE", "/resources/wd-1", &[KEY, expects("9007199254740992")], "", (400, "invalid_request")),
        ("GET", "/resources", &[("authorization", "")], "", (401, "unauthorized")),
        ("GET", "/nothing", &[("authorization", "Bearer unknown-0123456789")], "", (401, "unauthorized")),
        ("GET", "/resources", &[("authorization", ANN)], "", (401, "unauthorized")),
        ("GET", "/resources/wd-9", &[], "", (404, "not_found")),
        ("GET", "/resources/%FF", &[], "", (404, "not_found")),
        ("GET", "/operations/op-9", &[], "", (404, "not_found")),
        ("GET", "/nothing", &[], "", (404, "not_found")),
        ("PATCH", "/resources/wd-1", &[], "", (405, "method_not_allowed")),
        ("DELETE", "/operations/op-1", &[], "", (405, "method_not_allowed")),
        ("DELETE", "/resources/wd-1", &[KEY, expects("7")], "", (409, "generation_conflict")),
        ("POST", "/resources", &[JSON, KEY], &good, (409, "dependency_conflict")),
        ("POST", "/resources", &[JSON, KEY], &large, (413, "payload_too_large")),
        ("POST", "/resources", &[KEY, ("content-type", "text/plain")], &good, (415, "unsupported_media_type")),
        ("POST", "/resources", &[JSON, KEY], &good.replace("0.5.0/", "9/"), (422, "unsupported_form")),
        ("DELETE", "/resources/wd-1", &[KEY], "", (428, "expected_generation_required")),
    ];
    for (method, path, headers, body, expected) in cases {
        let answer = server.client.send(method, &format!("{ROOT}{path}"), headers, body);
        assert_eq!(answer.refusal(), *expected, "{method} {path}: {}", answer.value);
        assert_eq!(answer.header("www-authenticate"), if expected.0 == 401 { "Bearer" } else { "" });
        assert!(expected.0 != 405 || answer.header("allow").contains("GET"), "{method} {path}");
    }
    assert_eq!(server.ask(|keeper| Ok(keeper.host.store().clone())).unwrap(), before);
}

#[test]
fn ha_13_a_body_that_is_larger_than_it_says_is_not_read_to_its_end() {
    let server = Server::start();
    let mut stream = TcpStream::connect(server.client.origin.trim_start_matches("http://")).unwrap();
    let head = format!("POST {ROOT}/resources HTTP/1.1\r\nhost: h\r\nauthorization: Bearer {ANN}\r\n");
    write!(stream, "{head}content-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n")
        .unwrap();
    let chunk = " ".repeat(1024);
    // It never ends, and is answered all the same.
    while write!(stream, "400\r\n{chunk}\r\n").is_ok() && stream.flush().is_ok() {
        let mut answer = [0; 12];
        stream.set_read_timeout(Some(std::time::Duration::from_millis(1))).unwrap();
        if stream.read_exact(&mut answer).is_ok() {
            assert_eq!(&answer, b"HTTP/1.1 413");
            return;
        }
    }
    panic!("the connection was closed without an answer");
}

/// Writes so much, and nothing more.
struct Full(Memory, usize);

impl Journal for Full {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        let left = self.1.checked_sub(1).ok_or_else(|| Unwritten("the disk is full".into()))?;
        self.1 = left;
        self.0.append(entry)
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        self.0.checkpoint(snapshot)
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        self.0.snapshot()
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        self.0.entries()
    }
}

#[test]
fn ha_13_a_host_that_cannot_write_any_more_says_503_and_never_that_it_did_not_accept() {
    let server = Server::with(Full(Memory::default(), 7), Script::new(Answer::Complete), "true");
    let body = create_body("main", &spec(&[("v1", 10_000)]));
    for _ in 0..2 {
        let refused = server.client.create("k", &body);
        assert_eq!((refused.refusal(), refused.header("retry-after")), ((503, "unavailable"), "1"));
    }
    assert_eq!(server.client.get("/resources").refusal().0, 503);
}

#[test]
fn ha_13_what_fails_in_the_host_is_500_and_the_next_request_is_503() {
    let server = Server::start();
    let failed = server.ask(|_| -> Result<(), _> { panic!("a fault of this test") });
    assert_eq!(failed.unwrap_err().code, Code::Internal);
    // Until the thread has ended, a request may still be handed to it: then nobody knows, either.
    until("the host is known to have ended", || {
        let answer = server.client.get("/resources");
        assert!([(500, "internal_error"), (503, "unavailable")].contains(&answer.refusal()), "{}", answer.value);
        (answer.status == 503).then_some(())
    });
}

#[test]
fn wd_11_a_file_with_tokens_is_read_strictly() {
    let one = |name: &str, token: &str| format!(r#"{{ "name": "{name}", "token": "{token}", "spaces": ["s"] }}"#);
    let (ann, bob) = (one("ann", "0123456789abcdef"), one("bob", "fedcba9876543210"));
    assert!(Tokens::from_json(&format!(r#"{{ "principals": [{ann}, {bob}] }}"#)).is_ok());
    for (principals, path) in [
        (one("ann", "short"), "principals[0].token"),
        (one("ann", "with a blank, 0123456789"), "principals[0].token"),
        (one("-", "0123456789abcdef"), "principals[0]"),
        (format!("{ann}, {}", one("ann", "fedcba9876543210")), "principals[1].name"),
        (format!("{ann}, {}", one("bob", "0123456789abcdef")), "principals[1].token"),
        (ann.replace("spaces", "space"), "principals[0].space"),
    ] {
        let error = Tokens::from_json(&format!(r#"{{ "principals": [{principals}] }}"#)).unwrap_err();
        assert_eq!(error.path, path, "{error}");
        assert!(!error.to_string().contains("0123456789"), "no error tells a token");
    }
}
