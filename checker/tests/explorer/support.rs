//! An explorer that runs, and a client without opinions.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// Runs `selvedge` to its end, in the root of the workspace.
pub(crate) fn selvedge(arguments: &[&str]) -> Output {
    command().args(arguments).output().expect("it runs")
}

fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command
}

/// A file of this name with this text, for one test.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("it can be written");
    path
}

/// A declaration with a rule that is broken: a desk that is shut has a note.
pub(crate) fn noted_desk() -> String {
    include_str!("../reports/desk.life").replace(
        "    reach every outcome;",
        "    never noted: some d in Desk: d.note is some;\n    reach every outcome;",
    )
}

/// An explorer, ended when it is dropped.
pub(crate) struct Explorer {
    child: Child,
    pub(crate) port: u16,
}

impl Explorer {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut child = command()
            .args(["explore", "--port", "0"])
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the explorer starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("stdout is piped")).read_line(&mut line).expect("it says a line");
        let port = line.split_once("127.0.0.1:").and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
        Self { child, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    pub(crate) fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a timeout can be set");
        stream
    }

    /// Sends these bytes and reads the answer.
    pub(crate) fn send(&self, request: &str) -> Answer {
        let mut stream = self.connect();
        // The server may have answered and closed before everything is sent.
        let _ = stream.write_all(request.as_bytes());
        Answer::read(&mut stream)
    }

    pub(crate) fn get(&self, target: &str) -> Answer {
        self.send(&format!("GET {target} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n\r\n", self.port))
    }

    /// The link to the first world.
    pub(crate) fn first(&self) -> String {
        self.get("/").headers["location"].clone()
    }
}

impl Drop for Explorer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// By their names in lower case.
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn read(stream: &mut TcpStream) -> Self {
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).expect("the answer comes to an end");
        let text = String::from_utf8(bytes).expect("it is UTF-8");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer: {text:?}"));
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
        let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
        Self { status, headers: lines.filter_map(header).collect(), body: body.to_owned() }
    }

    /// Every place of this server that the page links to.
    pub(crate) fn links(&self) -> BTreeSet<String> {
        let mut links = BTreeSet::new();
        for mark in ["href=\"", "src=\""] {
            links.extend(self.body.split(mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned));
        }
        links.into_iter().filter(|link| !link.starts_with('#')).collect()
    }

    /// The link of the first step whose text holds all these words.
    pub(crate) fn step(&self, words: &[&str]) -> String {
        let steps = self.body.split("<a class=\"step\" href=\"").skip(1);
        let found = steps.filter_map(|rest| rest.split_once("\">")).find(|(_, rest)| {
            let text = rest.split("</a>").next().unwrap_or_default();
            words.iter().all(|word| text.contains(word))
        });
        found.map_or_else(|| panic!("no step with {words:?} in {}", self.body), |(link, _)| link.to_owned())
    }
}
