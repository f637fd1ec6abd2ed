//! As much of `WebDriver` as a keyboard needs: a browser that is led through `chromedriver`.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// The key Enter, as `WebDriver` writes it.
pub(crate) const ENTER: &str = "\u{e007}";
/// The key Tab.
pub(crate) const TAB: &str = "\u{e004}";
/// The key Escape.
pub(crate) const ESCAPE: &str = "\u{e00c}";

/// A browser with one window, ended when it is dropped.
pub(crate) struct Browser {
    driver: Child,
    // The driver ends when nobody reads what it says.
    _says: BufReader<ChildStdout>,
    port: u16,
    session: String,
}

impl Browser {
    /// A fresh browser of this name; `None` where there is none to be had, which continuous integration does not allow.
    pub(crate) fn start(name: &str, preferences: &Value) -> Option<Self> {
        let spawned = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut driver = match spawned {
            Ok(driver) => driver,
            Err(error) if error.kind() == ErrorKind::NotFound && std::env::var("CI").is_err() => {
                eprintln!("SKIPPED: no `chromedriver` is installed, so the explorer was not tried in a browser");
                return None;
            }
            Err(error) => panic!("`chromedriver` must run here (Debian: chromium-driver): {error}"),
        };
        let mut says = BufReader::new(driver.stdout.take().expect("stdout is piped"));
        let port = port(&mut says);
        let mut browser = Self { driver, _says: says, port, session: String::new() };
        let opened = browser.ask("POST", "/session", &capabilities(name, preferences));
        opened["sessionId"].as_str().expect("a session").clone_into(&mut browser.session);
        Some(browser)
    }

    pub(crate) fn open(&self, address: &str) {
        self.tell("url", &json!({ "url": address }));
    }

    /// Presses keys, one after the other.
    pub(crate) fn press(&self, keys: &str) {
        let strokes = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|stroke| json!({ "type": stroke, "value": key.to_string() })));
        let strokes: Vec<Value> = strokes.collect();
        self.tell("actions", &json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": strokes }] }));
    }

    pub(crate) fn title(&self) -> String {
        let title = self.ask("GET", &format!("/session/{}/title", self.session), &Value::Null);
        title.as_str().expect("a title").to_owned()
    }

    /// What a script in the page returns.
    pub(crate) fn script(&self, script: &str) -> Value {
        self.tell("execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until the page has this title.
    pub(crate) fn wait_for(&self, title: &str) {
        let started = Instant::now();
        while !self.title().starts_with(title) {
            assert!(started.elapsed() < Duration::from_secs(20), "`{}` is not `{title}`", self.title());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Makes the page so wide, as a telephone would.
    pub(crate) fn narrow(&self, width: u32) {
        let metrics = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": true });
        self.tell("goog/cdp/execute", &json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics }));
    }

    /// What the browser complained of: scripts that failed, what the page's policy forbade.
    pub(crate) fn complaints(&self) -> Vec<Value> {
        let log = self.tell("se/log", &json!({ "type": "browser" }));
        log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE").cloned().collect()
    }

    fn tell(&self, command: &str, body: &Value) -> Value {
        self.ask("POST", &format!("/session/{}/{command}", self.session), body)
    }

    fn ask(&self, method: &str, target: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let host = format!("127.0.0.1:{}", self.port);
        let length = body.len();
        let request = format!(
            "{method} {target} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("the driver listens");
        stream.set_read_timeout(Some(Duration::from_mins(2))).expect("a timeout can be set");
        stream.write_all(request.as_bytes()).expect("the driver hears");
        let answer: Value = serde_json::from_slice(&read_body(&mut stream)).expect("the driver answers in JSON");
        assert!(answer["value"]["error"].is_null(), "{method} {target}: {answer}");
        answer["value"].clone()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() && !std::thread::panicking() {
            self.ask("DELETE", &format!("/session/{}", self.session), &Value::Null);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The port that the driver says it listens on.
fn port(says: &mut BufReader<ChildStdout>) -> u16 {
    let mut line = String::new();
    while says.read_line(&mut line).expect("the driver says lines") > 0 {
        if let Some((_, rest)) = line.split_once("started successfully on port ") {
            return rest.trim().trim_end_matches('.').parse().expect("a port");
        }
        line.clear();
    }
    panic!("the driver ended before it listened");
}

fn capabilities(name: &str, preferences: &Value) -> Value {
    let profile = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{name}"));
    let _ = std::fs::remove_dir_all(&profile);
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        &format!("--user-data-dir={}", profile.display()),
    ];
    json!({ "capabilities": { "alwaysMatch": {
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": { "args": arguments, "prefs": preferences },
    } } })
}

fn read_body(stream: &mut TcpStream) -> Vec<u8> {
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        let count = reader.read_line(&mut line).expect("a head");
        if count == 0 || line == "\r\n" {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().expect("a length");
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("a body");
    body
}
