//! Who says nothing holds no connection, and who waits for an answer is not cut off.

use axum::Router;
use axum::routing::get;
use selvedge_model::host::http::{listen, serve};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot::{Sender, channel};
use tokio::task::JoinHandle;

const PATIENCE: Duration = Duration::from_millis(50);

/// How long an answer takes: longer than the head of a request may.
const WORK: Duration = Duration::from_millis(200);

struct Serving {
    runtime: Runtime,
    address: SocketAddr,
    stop: Sender<()>,
    ended: JoinHandle<()>,
    /// Told of each request that is being answered.
    begun: Receiver<()>,
}

fn start() -> Serving {
    let runtime = Runtime::new().unwrap();
    let listener = runtime.block_on(async { listen(([127, 0, 0, 1], 0).into()) }).unwrap();
    let address = listener.local_addr().unwrap();
    let (begin, begun) = mpsc::channel();
    let work = async move || {
        begin.send(()).unwrap();
        tokio::time::sleep(WORK).await;
        "done"
    };
    let (stop, stopped) = channel();
    let router = Router::new().route("/", get(work));
    let ended = runtime.spawn(serve(listener, router, PATIENCE, async { drop(stopped.await) }));
    Serving { runtime, address, stop, ended, begun }
}

fn say(address: SocketAddr, words: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(words.as_bytes()).unwrap();
    stream
}

/// What comes until the connection is closed.
fn heard(mut stream: TcpStream) -> String {
    let mut heard = String::new();
    stream.read_to_string(&mut heard).unwrap();
    heard
}

#[test]
fn a_head_that_does_not_come_holds_no_connection() {
    let serving = start();
    for part in ["", "GET", "GET / HTTP/1.1\r\nhost: h\r\n"] {
        assert_eq!(heard(say(serving.address, part)), "", "{part}");
    }
    // A byte now and then does not buy more time.
    let mut dripping = say(serving.address, "GET / HTTP/1.1\r\nx: ");
    while dripping.write_all(b"x").is_ok() {
        std::thread::sleep(PATIENCE / 5);
    }
}

#[test]
fn an_answer_may_take_longer_and_what_follows_it_may_not() {
    let serving = start();
    let heard = heard(say(serving.address, "GET / HTTP/1.1\r\nhost: h\r\n\r\n"));
    assert!(heard.starts_with("HTTP/1.1 200") && heard.ends_with("\r\n\r\ndone"), "{heard}");
}

#[test]
fn what_is_under_way_is_answered_before_the_end() {
    let Serving { runtime, address, stop, ended, begun } = start();
    let stream = say(address, "GET / HTTP/1.1\r\nhost: h\r\n\r\n");
    begun.recv().unwrap();
    stop.send(()).unwrap();
    assert!(heard(stream).ends_with("done"));
    runtime.block_on(ended).unwrap();
    assert!(TcpStream::connect(address).is_err(), "nothing new is taken");
}
