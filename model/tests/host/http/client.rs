//! A client of the Host API.

use selvedge_model::host::http::ROOT;
use serde_json::Value;
use std::time::{Duration, Instant};
use ureq::Agent;
use ureq::http::{HeaderMap, Request, Response};

/// The tokens of `ann`, who may use the Spaces `s` and `t`, and of `bob`, who may use `t` alone.
pub(crate) const ANN: &str = "token-of-ann-0123456789";
pub(crate) const BOB: &str = "token-of-bob-0123456789";

/// The file that says so.
pub(crate) fn tokens() -> String {
    format!(
        r#"{{ "principals": [
            {{ "name": "ann", "token": "{ANN}", "spaces": ["s", "t"] }},
            {{ "name": "bob", "token": "{BOB}", "spaces": ["t"] }}
        ] }}"#
    )
}

/// Somebody who asks one server.
#[derive(Clone)]
pub(crate) struct Client {
    agent: Agent,
    /// Where the server is: `http://127.0.0.1:PORT`.
    pub(crate) origin: String,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) value: Value,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The status with the code of the Problem Details.
    pub(crate) fn refusal(&self) -> (u16, &str) {
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.value);
        assert_eq!(self.value["status"], self.status);
        (self.status, self.value["code"].as_str().unwrap())
    }
}

impl Client {
    pub(crate) fn new(origin: String) -> Self {
        let agent = Agent::config_builder().http_status_as_error(false).max_idle_connections(0).build().into();
        Self { agent, origin }
    }

    /// Sends exactly this, with the token of `ann` unless another `authorization` is given.
    pub(crate) fn send(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
        let mut response = self.open(method, path, headers, body);
        let headers = response.headers().clone();
        let text = response.body_mut().read_to_string().unwrap();
        let value =
            if text.is_empty() { Value::Null } else { serde_json::from_str(&text).unwrap_or(Value::String(text)) };
        Answer { status: response.status().as_u16(), headers, value }
    }

    /// The same, before the body of the answer is read.
    pub(crate) fn open(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &str) -> Response<ureq::Body> {
        let mut request = Request::builder().method(method).uri(format!("{}{path}", self.origin));
        if headers.iter().all(|(name, _)| *name != "authorization") {
            request = request.header("authorization", format!("Bearer {ANN}"));
        }
        for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
            request = request.header(*name, *value);
        }
        match body {
            "" => self.agent.run(request.body(()).unwrap()),
            body => self.agent.run(request.body(body.as_bytes()).unwrap()),
        }
        .unwrap()
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.send("GET", &format!("{ROOT}{path}"), &[], "")
    }

    /// A request that changes something; keys are filled up to their shortest length.
    pub(crate) fn change(&self, method: &str, path: &str, key: &str, generation: &str, body: &str) -> Answer {
        let key = format!("{key:-<16}");
        let headers = [
            ("idempotency-key", key.as_str()),
            ("takoform-expected-generation", generation),
            ("content-type", if body.is_empty() { "" } else { "application/json" }),
        ];
        self.send(method, &format!("{ROOT}{path}"), &headers, body)
    }

    pub(crate) fn create(&self, key: &str, body: &str) -> Answer {
        self.change("POST", "/resources", key, "", body)
    }

    pub(crate) fn update(&self, uid: &str, key: &str, generation: i64, body: &str) -> Answer {
        self.change("PUT", &format!("/resources/{uid}"), key, &generation.to_string(), body)
    }

    pub(crate) fn delete(&self, uid: &str, key: &str, generation: i64) -> Answer {
        self.change("DELETE", &format!("/resources/{uid}"), key, &generation.to_string(), "")
    }

    /// New HTTP work for a Worker, as soon as its answer begins.
    pub(crate) fn begin(&self, worker: &str, event: &str) -> Response<ureq::Body> {
        self.open("POST", &format!("/work/{worker}/http"), &[], event)
    }

    /// The Operation that an answer tells of, once it is settled.
    pub(crate) fn settled(&self, accepted: &Answer) -> Value {
        let id = accepted.value["id"].as_str().unwrap_or_else(|| panic!("{}", accepted.value)).to_owned();
        let path = format!("/operations/{id}");
        until(&format!("{id} is settled"), || {
            let operation = self.get(&path).value;
            matches!(operation["status"].as_str(), Some("succeeded" | "failed")).then_some(operation)
        })
    }
}

/// Asks again until there is an answer; gives up only after so long that this machine cannot be meant to be that slow.
pub(crate) fn until<T>(what: &str, mut found: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "it never came about that {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}
