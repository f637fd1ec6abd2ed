//! An agent under test: its desired state, its trace, and the containers it should care for.

use crate::dockerd::{Dockerd, Raw, dockerd};
use selvedge_model::reconcile::docker::{DockerEngine, Labels};
use selvedge_model::reconcile::trace::{Checked, check};
use selvedge_model::reconcile::{Container, DesiredState, Engine, Policy};
use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// One scenario: a name, which is its prefix of labels as well, and the agents that run one after the other.
pub(crate) struct Scenario {
    name: String,
    pub(crate) policy: Policy,
    dockerd: &'static Dockerd,
    engine: DockerEngine,
    folder: PathBuf,
    desired: Vec<DesiredState>,
    pub(crate) bystander: String,
}

impl Scenario {
    /// A scenario, or `None` where there is no engine. Beside its containers there is one that nobody manages.
    pub(crate) fn new(name: &str, policy: Policy) -> Option<Self> {
        let dockerd = dockerd()?;
        let name = format!("{name}-{}", policy.name());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(&name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder can be made");
        let engine = DockerEngine::new(&dockerd.socket, Labels::new(&name)).expect("a runtime can be had");
        let engine = engine.in_network(Some("none".to_owned()));
        let bystander = dockerd.raw().create(&format!("bystander-of-{name}"), &[(format!("{name}.workload"), "web")]);
        dockerd.raw().start(&bystander);
        Some(Self { name, policy, dockerd, engine, folder, desired: Vec::new(), bystander })
    }

    pub(crate) fn raw(&self) -> Raw {
        self.dockerd.raw()
    }

    pub(crate) fn socket(&self) -> &Path {
        &self.dockerd.socket
    }

    pub(crate) fn engine(&mut self) -> &mut DockerEngine {
        &mut self.engine
    }

    /// A label with the scenario's prefix.
    pub(crate) fn label(&self, name: &str) -> String {
        format!("{}.{name}", self.name)
    }

    /// A file of this scenario.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Wants this many containers of the workload `web`, from this image, with a health check.
    pub(crate) fn want(&mut self, image: &str, replicas: i32) {
        let version = format!("v{}", self.desired.len() + 1);
        let web = serde_json::json!({
            "id": "web", "egg": "egg", "blob": "s3cr3t", "image": image, "replicas": replicas, "port": 8080,
            "healthCheckPath": "/healthy",
        });
        let text = serde_json::json!({ "host": "here", "version": version, "workloads": [web] }).to_string();
        self.desired.push(DesiredState::from_json(&text, self.policy).expect("it is a desired state"));
        self.write(&text);
    }

    /// Writes this as the desired state.
    pub(crate) fn write(&self, text: &str) {
        fs::write(self.file("desired.json"), text).expect("a file can be written");
    }

    fn wanted(&self) -> &DesiredState {
        self.desired.last().expect("something is wanted")
    }

    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge-reconcile"));
        command
            .args(["--prefix", &self.name, "--policy", self.policy.name(), "--network", "none", "--poll", "0.3"])
            .args(["--log-format", "json"])
            .arg("--desired")
            .arg(self.file("desired.json"))
            .arg("--socket")
            .arg(&self.dockerd.socket)
            .arg("--trace")
            .arg(self.file("trace"))
            .stdin(Stdio::null());
        command
    }

    /// One run of the agent to its end.
    pub(crate) fn run(&self, argument: &str) -> Output {
        self.command().arg(argument).output().expect("the agent runs")
    }

    /// An agent that goes on until it is ended.
    pub(crate) fn start(&self) -> Agent {
        self.spawn(self.command())
    }

    pub(crate) fn spawn(&self, mut command: Command) -> Agent {
        let log: File =
            OpenOptions::new().create(true).append(true).open(self.file("log")).expect("a file can be opened");
        Agent(command.stderr(log).spawn().expect("the agent starts"))
    }

    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.file("log")).unwrap_or_default()
    }

    pub(crate) fn containers(&mut self) -> Vec<Container> {
        self.engine.list().expect("the engine tells")
    }

    /// Waits until this gives something.
    fn wait_for<T>(&mut self, what: &str, mut look: impl FnMut(&mut Self) -> Option<T>) -> T {
        let end = Instant::now() + Duration::from_mins(3);
        loop {
            if let Some(found) = look(self) {
                return found;
            }
            assert!(Instant::now() < end, "not {what}: {:#?}\n{}", self.containers(), self.log());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until this holds of the containers.
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&[Container]) -> bool) -> Vec<Container> {
        self.wait_for(what, |scenario| Some(scenario.containers()).filter(|containers| holds(containers)))
    }

    /// Waits until the log says this, so many times.
    pub(crate) fn wait_for_log(&mut self, words: &str, times: usize) {
        self.wait_for(words, |scenario| (scenario.log().matches(words).count() >= times).then_some(()));
    }

    /// Waits until this many rounds more have begun.
    pub(crate) fn wait_for_rounds(&mut self, count: usize) -> Checked {
        let before = self.checked().rounds;
        self.wait_for("so many rounds", |scenario| {
            Some(scenario.checked()).filter(|checked| checked.rounds >= before + count)
        })
    }

    /// Waits until everything serves as it should, and the agent has seen it.
    pub(crate) fn wait_for_goal(&mut self) -> Vec<Container> {
        let (policy, wanted) = (self.policy, self.wanted().clone());
        self.wait("as desired", |containers| policy.check_goal(&wanted, containers).is_ok())
    }

    /// Waits until the last round found nothing to do, ends the agent, and checks the whole trace: it must be accepted
    /// by the rules, and its end be what is desired.
    pub(crate) fn end(&mut self, agent: Agent) -> Checked {
        let containers = self.wait_for_goal();
        let (policy, wanted) = (self.policy, self.wanted().clone());
        let checked = self.wait_for("seen by the agent", |scenario| {
            Some(scenario.checked())
                .filter(|checked| policy.check_goal(&wanted, &checked.end).is_ok() && checked.last_plan.is_empty())
        });
        agent.terminate();
        let ids = |containers: &[Container]| -> BTreeSet<_> { containers.iter().map(|one| one.id.clone()).collect() };
        assert_eq!(ids(&checked.end), ids(&containers));
        assert!(!self.log().contains("s3cr3t"), "the internal identity is in the log");
        self.clean();
        checked
    }

    /// The trace as far as it is written.
    pub(crate) fn checked(&self) -> Checked {
        let trace = fs::read_to_string(self.file("trace")).unwrap_or_default();
        assert!(!trace.contains("s3cr3t"), "the internal identity is in the trace");
        // A line that is just being written is not one yet.
        let whole = trace.rfind('\n').map_or("", |end| &trace[..end]);
        check(whole, &self.desired).unwrap_or_else(|error| panic!("{error}\n{trace}"))
    }

    /// Removes what the scenario leaves, after a look at what nobody should have touched.
    pub(crate) fn clean(&mut self) {
        assert!(self.raw().running_since(&self.bystander).is_some(), "the container of nobody runs no more");
        self.raw().remove(&self.bystander);
        for container in self.containers() {
            self.raw().remove(container.id.as_str());
        }
    }
}

/// A running agent, killed when it is dropped.
pub(crate) struct Agent(Child);

impl Agent {
    fn ask(&self) {
        let asked = Command::new("kill").arg(self.0.id().to_string()).status().expect("kill runs");
        assert!(asked.success());
    }

    /// Asks it to end, again and again.
    pub(crate) fn insist(mut self) -> ExitStatus {
        loop {
            self.ask();
            thread::sleep(Duration::from_millis(100));
            if let Some(status) = self.0.try_wait().expect("it can be waited for") {
                return status;
            }
        }
    }

    /// Asks it to end, which it does with success.
    pub(crate) fn terminate(mut self) {
        self.ask();
        let status = self.0.wait().expect("it ends");
        assert!(status.success(), "{status}");
    }

    /// Kills it, wherever it is.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("it is killed");
        self.0.wait().expect("it ends");
    }
}

impl Drop for Agent {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
