//! A request, read within limits: so many bytes, so much time, and addressed to this server.

use std::io::{ErrorKind, Read};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A client must have sent the head of its request within this time.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// The head of a request may be so long: far more than a browser sends.
const MOST_BYTES: usize = 8 << 10;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// Whether only the head of the answer is wanted.
    pub(super) is_head: bool,
    /// The path, before `?`.
    pub(super) path: String,
    /// What stands behind `?`, undecoded.
    pub(super) query: String,
}

/// Why a request is not answered as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The client went away before it had asked anything.
    Gone,
    /// It took too long.
    TooSlow,
    /// The head is too long.
    TooLong,
    /// It is no HTTP/1 request.
    Malformed,
    /// It is for another host than this server: some page pretends that we are it.
    OtherHost,
    /// A page of another origin asks.
    OtherOrigin,
    /// It would change something, and nothing can be changed here.
    OtherMethod,
}

/// Reads a request that came to the server at this port.
pub(super) fn read(stream: &mut TcpStream, port: u16) -> Result<Request, Refusal> {
    let head = head(stream)?;
    parse(&head, port)
}

/// Everything up to the empty line.
fn head(stream: &mut TcpStream) -> Result<Vec<u8>, Refusal> {
    let deadline = Instant::now() + PATIENCE;
    let mut head = Vec::new();
    let mut buffer = [0; 1024];
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() || stream.set_read_timeout(Some(left)).is_err() {
            return Err(Refusal::TooSlow);
        }
        match stream.read(&mut buffer) {
            Ok(0) => return Err(Refusal::Gone),
            Ok(count) => head.extend_from_slice(&buffer[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                return Err(if head.is_empty() { Refusal::Gone } else { Refusal::TooSlow });
            }
            Err(_) => return Err(Refusal::Gone),
        }
        if let Some(end) = head.windows(4).position(|four| four == b"\r\n\r\n") {
            head.truncate(end);
            return if end > MOST_BYTES { Err(Refusal::TooLong) } else { Ok(head) };
        }
        if head.len() > MOST_BYTES {
            return Err(Refusal::TooLong);
        }
    }
}

fn parse(head: &[u8], port: u16) -> Result<Request, Refusal> {
    let text = str::from_utf8(head).map_err(|_| Refusal::Malformed)?;
    let mut lines = text.split("\r\n");
    let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let [method, target, "HTTP/1.1" | "HTTP/1.0"] = words[..] else { return Err(Refusal::Malformed) };
    let headers = lines.map(header).collect::<Option<Vec<_>>>().ok_or(Refusal::Malformed)?;
    addressed(&headers, port)?;
    if !matches!(method, "GET" | "HEAD") {
        return Err(Refusal::OtherMethod);
    }
    if !target.starts_with('/') || target.contains(|c: char| c.is_control()) {
        return Err(Refusal::Malformed);
    }
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    Ok(Request { is_head: method == "HEAD", path: path.to_owned(), query: query.to_owned() })
}

/// A header's name, in lower case, and its value.
fn header(line: &str) -> Option<(String, &str)> {
    let (name, value) = line.split_once(':')?;
    let is_name = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c.is_control());
    is_name.then(|| (name.to_ascii_lowercase(), value.trim()))
}

/// Whether the request is meant for this server, and comes from it or from nowhere.
fn addressed(headers: &[(String, &str)], port: u16) -> Result<(), Refusal> {
    let named = |name: &'static str| headers.iter().filter(move |header| header.0 == name).map(|header| header.1);
    let hosts: Vec<&str> = named("host").collect();
    match hosts[..] {
        [host] if is_here(host, port) => {}
        [] => return Err(Refusal::Malformed),
        _ => return Err(Refusal::OtherHost),
    }
    let is_ours = |origin: &str| origin.strip_prefix("http://").is_some_and(|host| is_here(host, port));
    // A link may be followed from anywhere, but no other page may have ours loaded as a picture or a script.
    let is_loaded = named("sec-fetch-site").any(|site| site == "cross-site")
        && named("sec-fetch-mode").all(|mode| mode != "navigate");
    if is_loaded || !named("origin").all(is_ours) { Err(Refusal::OtherOrigin) } else { Ok(()) }
}

fn is_here(host: &str, port: u16) -> bool {
    match host.to_ascii_lowercase().rsplit_once(':') {
        Some((name, given)) => matches!(name, "127.0.0.1" | "localhost") && given == port.to_string(),
        None => port == 80 && matches!(host, "127.0.0.1" | "localhost"),
    }
}

/// The value of a field of a form, decoded; `None` where it is missing or is no text.
pub(super) fn field(query: &str, name: &str) -> Option<String> {
    let value = query.split('&').find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))?;
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut digit = || rest.next().and_then(|digit| char::from(digit).to_digit(16));
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(head: &str) -> Result<Request, Refusal> {
        parse(head.as_bytes(), 7878)
    }

    #[test]
    fn only_this_server_is_meant() {
        for host in ["127.0.0.1:7878", "localhost:7878", "LOCALHOST:7878"] {
            assert!(asked(&format!("GET / HTTP/1.1\r\nHost: {host}")).is_ok(), "{host}");
        }
        for host in ["127.0.0.1", "127.0.0.1:80", "evil.example:7878", "127.0.0.1:7878@evil.example", ""] {
            assert_eq!(asked(&format!("GET / HTTP/1.1\r\nHost: {host}")), Err(Refusal::OtherHost), "{host}");
        }
        let twice = "GET / HTTP/1.1\r\nHost: 127.0.0.1:7878\r\nHost: evil.example";
        assert_eq!(asked(twice), Err(Refusal::OtherHost));
        assert_eq!(asked("GET / HTTP/1.1"), Err(Refusal::Malformed));
    }

    #[test]
    fn only_pages_of_this_server_may_ask() {
        let from = |origin: &str| asked(&format!("GET / HTTP/1.1\r\nHost: localhost:7878\r\nOrigin: {origin}"));
        assert!(from("http://localhost:7878").is_ok());
        for origin in ["null", "https://localhost:7878", "http://localhost:7879", "http://evil.example"] {
            assert_eq!(from(origin), Err(Refusal::OtherOrigin), "{origin}");
        }
        let fetched = |mode: &str| {
            let site = "Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode";
            asked(&format!("GET / HTTP/1.1\r\nHost: localhost:7878\r\n{site}: {mode}"))
        };
        assert!(fetched("navigate").is_ok());
        assert_eq!(fetched("no-cors"), Err(Refusal::OtherOrigin));
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for head in ["", "GET", "GET /", "GET / HTTP/2", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nno colon"] {
            assert_eq!(asked(head), Err(Refusal::Malformed), "{head}");
        }
        assert_eq!(asked("GET http://x/ HTTP/1.1\r\nHost: localhost:7878"), Err(Refusal::Malformed));
        assert_eq!(asked("POST / HTTP/1.1\r\nHost: localhost:7878"), Err(Refusal::OtherMethod));
    }

    #[test]
    fn fields_of_a_form_are_decoded() {
        assert_eq!(field("at=1&q=a+in+%7BA%7D", "q").as_deref(), Some("a in {A}"));
        assert_eq!(field("q=%C3%A4", "q").as_deref(), Some("ä"));
        for query in ["", "qq=1", "q=%", "q=%4", "q=%zz", "q=%ff"] {
            assert_eq!(field(query, "q"), None, "{query}");
        }
    }
}
