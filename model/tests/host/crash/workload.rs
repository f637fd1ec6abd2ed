//! What is asked of the host while it is killed, by clients that send again whatever was not answered.

use crate::support::{Hands, Machine, Script, create, create_body, delete, spec, uid, update};
use selvedge::Store;
use selvedge_model::host::{Accepted, Answer, Code, Host, Journal, RETIREMENT, Refusal};
use selvedge_model::worker_deployment::{ContextKind, DemandKind, Uid, VersionForm};
use serde_json::Value;
use std::collections::BTreeMap;

/// One thing that is done until it is answered.
#[derive(Clone, Copy)]
enum Step {
    Worker,
    Version(&'static str),
    Verify(&'static str),
    Attach,
    Create,
    Update(&'static str, i64, &'static [(&'static str, i64)]),
    Delete(i64),
    Settle(Answer),
    Begin(ContextKind),
    Sweep,
    /// 15 minutes are over.
    Wait,
    /// Whatever runs ends.
    End,
    /// A snapshot takes the place of everything that was written.
    Checkpoint,
}

/// A life of a Deployment: a first allocation, one that fails, two rollouts with work under way, and its end.
const SCRIPT: &[Step] = &[
    Step::Worker,
    Step::Version("v1"),
    Step::Version("v2"),
    Step::Verify("v1"),
    Step::Verify("v2"),
    Step::Attach,
    Step::Create,
    Step::Settle(Answer::Unknown),
    Step::Settle(Answer::Complete),
    Step::Begin(ContextKind::Http),
    Step::Update("fails", 1, &[("v2", 10_000)]),
    Step::Settle(Answer::Partial),
    Step::Update("half", 2, &[("v1", 5_000), ("v2", 5_000)]),
    Step::Checkpoint,
    Step::Begin(ContextKind::Workflow),
    Step::Settle(Answer::Continue),
    Step::Settle(Answer::Complete),
    Step::Begin(ContextKind::Queue),
    Step::Update("rest", 3, &[("v2", 10_000)]),
    Step::Settle(Answer::Complete),
    Step::Wait,
    Step::Sweep,
    Step::Begin(ContextKind::ActorEvent),
    Step::Delete(4),
    Step::Checkpoint,
    Step::Settle(Answer::Complete),
    Step::Sweep,
    Step::End,
    Step::Sweep,
    Step::Settle(Answer::Complete),
];

/// Everything that outlives the host: who asks it, what executes Versions, and time.
#[derive(Default)]
pub(crate) struct World {
    done: usize,
    machine: Machine,
    pub(crate) hands: Hands,
    /// Which Operation each request was answered with, by its place in the script.
    answered: BTreeMap<usize, Uid>,
    /// Whether each answer is told on the standard output, for a process that looks on.
    pub(crate) tells: bool,
}

impl World {
    /// The world as a process left it whose output this was: nothing that it had started runs any more.
    pub(crate) fn told(output: &str) -> Self {
        let mut world = Self::default();
        for words in output.lines().filter_map(|line| line.split_once("answered ")).map(|(_, words)| words) {
            let (index, operation) = words.split_once(' ').expect("a place in the script and an answer");
            let index: usize = index.parse().expect("a place in the script");
            if operation != "-" {
                world.answered.insert(index, uid(operation));
            }
            world.done = index + 1;
        }
        world
    }

    /// Goes on with the script where it was left.
    pub(crate) fn play<J: Journal>(&mut self, host: &mut Host<J, Hands>) -> Result<(), Refusal> {
        while let Some(step) = SCRIPT.get(self.done) {
            let operation = self.take(*step, host)?.map(|accepted| accepted.operation);
            if self.tells {
                println!("answered {} {}", self.done, operation.as_ref().map_or("-", Uid::as_str));
            }
            self.answered.extend(operation.map(|operation| (self.done, operation)));
            self.done += 1;
        }
        Ok(())
    }

    /// Sends every request again: each key stands for the Operation that it was answered with, and for no second one.
    pub(crate) fn replays<J: Journal>(&mut self, host: &mut Host<J, Hands>) {
        for (index, operation) in self.answered.clone() {
            let again = self.take(SCRIPT[index], host).unwrap();
            assert_eq!(again, Some(Accepted { operation, replayed: true }));
        }
        assert_eq!(host.store().iter_operation().count(), self.answered.len());
    }

    fn take<J: Journal>(&mut self, step: Step, host: &mut Host<J, Hands>) -> Result<Option<Accepted>, Refusal> {
        match step {
            Step::Worker => once(host.create_worker("s", &uid("w")))?,
            Step::Version(version) => {
                once(host.publish_version(&uid(version), &uid("w"), VersionForm::V0_6, &["fetch"]))?;
            }
            Step::Verify(version) => host.verify_version(&uid(version))?,
            Step::Attach => host.attach(&uid("site"), &uid("w"), DemandKind::Endpoint, "fetch")?,
            Step::Create => return create(host, "create", &create_body("main", &spec(&[("v1", 10_000)]))).map(Some),
            Step::Update(key, generation, weights) => return update(host, key, generation, weights).map(Some),
            Step::Delete(generation) => return delete(host, "delete", generation).map(Some),
            Step::Settle(answer) => host.settle(&mut Script::new(answer))?,
            Step::Begin(kind) => drop(host.begin(&uid("w"), kind, b"", &mut self.machine)?),
            Step::Sweep => host.sweep(&mut self.machine)?,
            Step::Wait => self.hands.pass(RETIREMENT + 1),
            Step::End => self.machine.running.clear(),
            Step::Checkpoint => host.checkpoint()?,
        }
        Ok(None)
    }
}

/// That it is there already is what was wanted.
fn once(published: Result<(), Refusal>) -> Result<(), Refusal> {
    published.or_else(|refusal| if refusal.code == Code::NameConflict { Ok(()) } else { Err(refusal) })
}

/// All rows but contexts: one that was accepted, and lost before anybody was told, is followed by another, and retires.
pub(crate) fn rows_that_stay<J>(host: &Host<J, Hands>) -> Vec<(&'static str, Value)>
where
    J: Journal,
{
    assert_eq!(host.store().running().count(), 0);
    host.store().rows().into_iter().filter(|(entity, _)| *entity != "Context").collect()
}
