//! A host in memory with one Worker and three Versions, and what carries out and executes as the test says.

use selvedge_model::host::{
    Accepted, Answer, Backend, Clock, Host, Journal, Memory, Moment, NotStarted, Presence, Principal, Refusal, Request,
    Runtime, Work,
};
use selvedge_model::worker_deployment::{Uid, VersionForm};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::DirEntry;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// The Form whose rules are tested.
pub(crate) const FORM: &str = "https://edge.forms.takoform.com/forms/WorkerDeployment/0.5.0/";

/// Time as the test says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hands(Arc<AtomicI64>);

impl Hands {
    pub(crate) fn pass(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for Hands {
    fn now(&self) -> Moment {
        Moment(self.0.load(Ordering::SeqCst))
    }
}

/// Answers as the test says, and keeps what it was told.
#[derive(Debug)]
pub(crate) struct Script {
    pub(crate) answer: Answer,
    pub(crate) told: Vec<Work>,
}

impl Script {
    pub(crate) fn new(answer: Answer) -> Self {
        Self { answer, told: Vec::new() }
    }
}

impl Backend for Script {
    fn dispatch(&mut self, work: &Work) {
        self.told.push(work.clone());
    }

    fn ask(&mut self, _: &Work) -> Answer {
        self.answer
    }
}

/// Runs nothing, and says what runs.
#[derive(Debug, Default)]
pub(crate) struct Machine {
    pub(crate) running: BTreeMap<Uid, Uid>,
    pub(crate) cancelled: BTreeSet<Uid>,
    /// Whether what is told to stop does.
    pub(crate) obedient: bool,
    /// Whether nothing can be said of what runs.
    pub(crate) silent: bool,
    pub(crate) killed: BTreeSet<Uid>,
}

impl Runtime for Machine {
    fn start(&mut self, context: &Uid, version: &Uid, _: &[u8]) -> Result<(), NotStarted> {
        self.running.insert(context.clone(), version.clone());
        Ok(())
    }

    fn cancel(&mut self, context: &Uid) {
        self.cancelled.insert(context.clone());
        if self.obedient {
            self.running.remove(context);
        }
    }

    fn kill(&mut self, context: &Uid) {
        self.killed.insert(context.clone());
        self.running.remove(context);
    }

    fn ask(&mut self, context: &Uid) -> Presence {
        match self.running.contains_key(context) {
            _ if self.silent => Presence::Unknown,
            true => Presence::Running,
            false => Presence::Gone,
        }
    }
}

pub(crate) type InMemory = Host<Memory, Hands>;

pub(crate) fn uid(text: &str) -> Uid {
    Uid::new(text)
}

/// A host with the Worker `w` in the Space `s`, its verified Versions `v1` and `v2`, which answer `fetch`, and `v3`, which is not
/// verified.
pub(crate) fn host() -> (InMemory, Hands) {
    let hands = Hands::default();
    let mut host = Host::open(Memory::default(), hands.clone()).unwrap();
    furnish(&mut host).unwrap();
    (host, hands)
}

pub(crate) fn furnish<J: Journal, C: Clock>(host: &mut Host<J, C>) -> Result<(), Refusal> {
    host.create_worker("s", &uid("w"))?;
    for (version, form) in [("v1", VersionForm::V0_5), ("v2", VersionForm::V0_6), ("v3", VersionForm::V0_6)] {
        host.publish_version(&uid(version), &uid("w"), form, &["fetch"])?;
    }
    host.verify_version(&uid("v1"))?;
    host.verify_version(&uid("v2"))
}

pub(crate) fn versions(weights: &[(&str, i64)]) -> String {
    let items = weights
        .iter()
        .map(|(uid, weight)| format!(r#"{{ "workerVersion": {{ "resourceUid": "{uid}" }}, "weight": {weight} }}"#));
    items.collect::<Vec<_>>().join(", ")
}

pub(crate) fn spec(weights: &[(&str, i64)]) -> String {
    format!(r#"{{ "worker": {{ "resourceUid": "w" }}, "versions": [{}] }}"#, versions(weights))
}

pub(crate) fn create_body(name: &str, spec: &str) -> String {
    format!(r#"{{ "form": "{FORM}", "space": "s", "name": "{name}", "spec": {spec} }}"#)
}

pub(crate) fn update_body(weights: &[(&str, i64)]) -> String {
    format!(r#"{{ "spec": {} }}"#, spec(weights))
}

/// Whether a process, given by its folder in `/proc`, can still do anything. One that ends gives up its memory first of all, and is
/// listed on until whoever waits for it was told.
pub(crate) fn alive(process: &Path) -> bool {
    let threads = std::fs::read_dir(process.join("task"));
    let memory = |thread: DirEntry| std::fs::read_to_string(thread.path().join("statm"));
    threads.into_iter().flatten().flatten().any(|thread| memory(thread).is_ok_and(|pages| !pages.starts_with("0 ")))
}

/// Somebody who may use the Spaces `s` and `t`.
pub(crate) fn principal(name: &str) -> Principal {
    Principal::new(name, ["s", "t"])
}

/// A request by `ann`; keys are filled up to their shortest length.
pub(crate) fn request<R>(key: &str, expected: Option<i64>, body: &str, ask: impl FnOnce(&Request<'_>) -> R) -> R {
    let key = format!("{key:-<16}");
    ask(&Request { principal: &principal("ann"), key: &key, expected, body })
}

pub(crate) fn create<J: Journal, C: Clock>(host: &mut Host<J, C>, key: &str, body: &str) -> Result<Accepted, Refusal> {
    request(key, None, body, |request| host.create(request))
}

pub(crate) fn update<J: Journal, C: Clock>(
    host: &mut Host<J, C>,
    key: &str,
    expected: i64,
    weights: &[(&str, i64)],
) -> Result<Accepted, Refusal> {
    request(key, Some(expected), &update_body(weights), |request| host.update("wd-1", request))
}

pub(crate) fn delete<J: Journal, C: Clock>(
    host: &mut Host<J, C>,
    key: &str,
    expected: i64,
) -> Result<Accepted, Refusal> {
    request(key, Some(expected), "", |request| host.delete("wd-1", request))
}

/// A host whose Deployment `wd-1` gives all new work to `v1`.
pub(crate) fn deployed() -> (InMemory, Hands) {
    let (mut host, hands) = host();
    create(&mut host, "create", &create_body("main", &spec(&[("v1", 10_000)]))).unwrap();
    host.settle(&mut Script::new(Answer::Complete)).unwrap();
    (host, hands)
}
