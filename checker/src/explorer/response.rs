//! An answer, written within a time, with what keeps a browser from misreading it.

use super::html::Html;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// A client must have taken an answer within this time.
const PATIENCE: Duration = Duration::from_secs(10);

/// So much is still read from a client that was answered before it had said everything.
const MOST_LINGERING: usize = 256 << 10;

/// An answer.
#[derive(Clone, Debug)]
pub(super) struct Response {
    status: &'static str,
    kind: &'static str,
    extra: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Response {
    /// A page.
    pub(super) fn page(status: &'static str, page: Html) -> Self {
        Self { status, kind: "text/html; charset=utf-8", extra: Vec::new(), body: page.into_bytes() }
    }

    /// A file that is compiled in.
    pub(super) fn asset(kind: &'static str, body: &'static str) -> Self {
        Self { status: "200 OK", kind, extra: Vec::new(), body: body.as_bytes().to_vec() }
    }

    /// A file to keep.
    pub(super) fn file(name: &str, body: String) -> Self {
        let extra = vec![("Content-Disposition", format!("attachment; filename=\"{name}\""))];
        Self { status: "200 OK", kind: "application/json", extra, body: body.into_bytes() }
    }

    /// A few words.
    pub(super) fn words(status: &'static str, words: &str) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", extra: Vec::new(), body: format!("{words}\n").into_bytes() }
    }

    /// Go there instead.
    pub(super) fn elsewhere(link: String) -> Self {
        let extra = vec![("Location", link)];
        Self { extra, ..Self::words("302 Found", "The first world is elsewhere.") }
    }

    /// The same with one more header.
    pub(super) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.extra.push((name, value.to_owned()));
        self
    }

    /// Writes it and closes the connection. A client that does not take it is left to itself.
    pub(super) fn send(&self, stream: &mut TcpStream, is_head: bool) {
        let mut bytes = self.head().into_bytes();
        if !is_head {
            bytes.extend_from_slice(&self.body);
        }
        if write_within(stream, &bytes, PATIENCE) && stream.shutdown(Shutdown::Write).is_ok() {
            // Closing while the client still sends would take the answer away from it.
            linger(stream);
        }
    }

    fn head(&self) -> String {
        let mut head = format!("HTTP/1.1 {}\r\n", self.status);
        let length = self.body.len().to_string();
        let own = [("Content-Type", self.kind), ("Content-Length", &length)];
        let extra = self.extra.iter().map(|(name, value)| (*name, value.as_str()));
        for (name, value) in own.into_iter().chain(GUARDS).chain(extra) {
            head.extend([name, ": ", value, "\r\n"]);
        }
        head.push_str("\r\n");
        head
    }
}

/// Nothing is loaded from elsewhere, shown inside another page, guessed at, told on or kept.
const GUARDS: [(&str, &str); 7] = [
    (
        "Content-Security-Policy",
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
    ("Connection", "close"),
];

fn write_within(stream: &mut TcpStream, bytes: &[u8], patience: Duration) -> bool {
    let deadline = Instant::now() + patience;
    let mut rest = bytes;
    while !rest.is_empty() {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() || stream.set_write_timeout(Some(left)).is_err() {
            return false;
        }
        match stream.write(rest) {
            Ok(0) => return false,
            Ok(count) => rest = &rest[count..],
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(_) => return false,
        }
    }
    true
}

fn linger(stream: &mut TcpStream) {
    let deadline = Instant::now() + Duration::from_millis(500);
    let mut buffer = [0; 4096];
    let mut total = 0;
    while total < MOST_LINGERING {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() || stream.set_read_timeout(Some(left)).is_err() {
            return;
        }
        match stream.read(&mut buffer) {
            Ok(0) | Err(_) => return,
            Ok(count) => total += count,
        }
    }
}
