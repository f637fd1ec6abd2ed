//! What the server answers to whom.

use crate::support::{Explorer, selvedge};
use std::net::TcpListener;

#[test]
fn every_answer_guards_against_being_misread() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    for target in [first.as_str(), "/style.css", "/keys.js", "/icon.svg", "/search", "/nowhere", "/w/x"] {
        let answer = explorer.get(target);
        let header = |name: &str| answer.headers.get(name).map_or("", String::as_str);
        assert!(header("content-security-policy").starts_with("default-src 'none'; style-src 'self'"), "{target}");
        assert!(header("content-security-policy").contains("frame-ancestors 'none'"), "{target}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{target}");
        assert_eq!(header("referrer-policy"), "no-referrer", "{target}");
        assert_eq!(header("cache-control"), "no-store", "{target}");
        assert_eq!(header("content-length"), answer.body.len().to_string(), "{target}");
    }
    assert_eq!(explorer.get("/style.css").headers["content-type"], "text/css; charset=utf-8");
    assert_eq!(explorer.get(&first).headers["content-type"], "text/html; charset=utf-8");
}

#[test]
fn the_pages_hold_no_inline_style_or_script() {
    let explorer = Explorer::start(&[]);
    let page = explorer.get(&format!("{}0.3", explorer.first())).body;
    for mark in ["<style", " style=", "<script>", " onclick", "javascript:"] {
        assert!(!page.contains(mark), "{mark}");
    }
}

#[test]
fn head_is_get_without_the_body() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    let (get, head) = (explorer.get(&first), explorer.send(&request("HEAD", &first, &local(&explorer), "")));
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(head.headers["content-length"], get.body.len().to_string());
}

#[test]
fn only_requests_to_this_server_are_answered() {
    let explorer = Explorer::start(&[]);
    let (first, port) = (explorer.first(), explorer.port);
    let status = |method: &str, host: &str, more: &str| explorer.send(&request(method, &first, host, more)).status;
    assert_eq!(status("GET", &format!("localhost:{port}"), ""), 200);
    assert_eq!(status("GET", "rebound.example", ""), 421);
    assert_eq!(status("GET", &format!("rebound.example:{port}"), ""), 421);
    assert_eq!(status("GET", &local(&explorer), "Origin: http://evil.example\r\n"), 403);
    assert_eq!(status("GET", &local(&explorer), "Origin: null\r\n"), 403);
    assert_eq!(status("GET", &local(&explorer), &format!("Origin: http://127.0.0.1:{port}\r\n")), 200);
}

#[test]
fn nothing_can_be_changed() {
    let explorer = Explorer::start(&[]);
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"] {
        let answer = explorer.send(&request(method, "/", &local(&explorer), "Content-Length: 3\r\n"));
        assert_eq!((answer.status, answer.headers["allow"].as_str()), (405, "GET, HEAD"), "{method}");
    }
}

#[test]
fn what_is_no_request_is_refused_and_harms_nothing() {
    let explorer = Explorer::start(&[]);
    let host = local(&explorer);
    let long = format!("X: {}\r\n", "x".repeat(10_000));
    let cases = [
        (request("GET", "/", &host, &long), 431),
        (request("GET", &format!("/{}", "w".repeat(10_000)), &host, ""), 431),
        (format!("GET /\r\nHost: {host}\r\n\r\n"), 400),
        (format!("GET / HTTP/3\r\nHost: {host}\r\n\r\n"), 400),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), 400),
        ("\r\n\r\n".to_owned(), 400),
        (request("GET", "http://127.0.0.1/", &host, ""), 400),
        (request("GET", "//evil.example/", &host, ""), 404),
        (request("GET", "/../Cargo.toml", &host, ""), 404),
        (request("GET", "/%2e%2e/Cargo.toml", &host, ""), 404),
    ];
    for (request, status) in cases {
        assert_eq!(explorer.send(&request).status, status, "{:?}", &request[..request.len().min(60)]);
    }
    assert_eq!(explorer.get(&explorer.first()).status, 200);
}

#[test]
fn a_port_in_use_is_said_plainly() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("some port is free");
    let port = taken.local_addr().expect("it has an address").port().to_string();
    let output = selvedge(&["explore", "--port", &port]);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.contains(&format!("port {port} is in use")) && complaint.contains("--port"), "{complaint}");
    assert!(output.stdout.is_empty());
}

#[test]
fn what_cannot_be_explored_is_said_plainly() {
    for (arguments, code, words) in [
        (&["explore", "loom_agnt"][..], 2, "did you mean `loom_agent`"),
        (&["explore", "--bound", "x"], 2, "has no bound `x`"),
        (&["explore", "no/such.life"], 2, "cannot read"),
        (&["explore", "--port", "70000"], 2, "70000"),
    ] {
        let output = selvedge(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert!(complaint.contains(words), "{complaint}");
    }
}

fn local(explorer: &Explorer) -> String {
    format!("127.0.0.1:{}", explorer.port)
}

fn request(method: &str, target: &str, host: &str, more: &str) -> String {
    format!("{method} {target} HTTP/1.1\r\nHost: {host}\r\n{more}\r\n")
}
