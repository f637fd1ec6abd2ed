//! Mixed requests while rollouts are under way: nothing is ever served by a Version outside the allocation that was in force when it
//! was accepted (WD-17, WD-21, WD-50). What was in force is read from the journal, whose entries are in the order of acceptance;
//! and who looks on from outside must find the same within what it can know.

use super::client::Client;
use super::server::Server;
use crate::support::{Machine, create_body, deployed, spec, uid, update_body};
use fastrand::Rng;
use selvedge_model::host::{Entry, InPlace, Journal, Redb, Snapshot, Unwritten};
use selvedge_model::worker_deployment::{Command, ContextKind, Outcome, WorkerDeploymentStore};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Says its name, and lasts as long as its event says.
const PROGRAM: &str = "echo NAME; read seconds; exec sleep $seconds";

/// How many clients send work at once.
const CLIENTS: usize = 4;

/// A journal that also keeps every entry in memory, in the order in which they were written.
struct Recorded(Redb, Arc<Mutex<Vec<Entry>>>);

impl Journal for Recorded {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        self.0.append(entry)?;
        self.1.lock().unwrap_or_else(PoisonError::into_inner).push(entry.clone());
        Ok(())
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        self.0.entries()
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        self.0.checkpoint(snapshot)
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        self.0.snapshot()
    }
}

/// One allocation after the other, as whoever rolls them out knows of them.
#[derive(Default)]
struct Rollouts {
    /// Each with the Versions that it gives weight.
    allocations: Mutex<Vec<Vec<&'static str>>>,
    /// How many of them are confirmed.
    confirmed: AtomicUsize,
}

impl Rollouts {
    /// Asks for an allocation; what is asked returns once it is confirmed.
    fn roll(&self, versions: Vec<&'static str>, ask: impl FnOnce()) {
        let number = {
            let mut allocations = self.allocations.lock().unwrap();
            allocations.push(versions);
            allocations.len()
        };
        ask();
        self.confirmed.store(number, Ordering::SeqCst);
    }

    /// How many allocations were confirmed so far: one of these or of later ones is in force.
    fn since(&self) -> usize {
        self.confirmed.load(Ordering::SeqCst).saturating_sub(1)
    }

    /// Whether a Version had weight in any allocation that may have been in force since then.
    fn may_serve(&self, since: usize, version: &str) -> bool {
        self.allocations.lock().unwrap()[since..].iter().any(|versions| versions.contains(&version))
    }
}

/// What was done.
#[derive(Debug, Default)]
struct Figures {
    /// Contexts that the journal holds.
    accepted: usize,
    /// Those of them whose answer began.
    served: usize,
    /// Those of them whose answer did not end.
    broken_off: usize,
    turned_away: usize,
    rollouts: usize,
    deletions: usize,
    reads: usize,
    replays: usize,
    refused: usize,
}

/// Rolls out one random allocation after the other, and now and then deletes the Deployment and makes another one.
fn roll_out(client: &Client, rollouts: &Rollouts, mut rng: Rng, end: Instant) -> Figures {
    let mut figures = Figures::default();
    let (mut uid, mut generation) = ("wd-1".to_owned(), 1);
    let settled = |answer: super::client::Answer| assert_eq!(client.settled(&answer)["status"], "succeeded");
    while Instant::now() < end {
        let (number, weight) = (figures.rollouts + figures.deletions, rng.i64(1..10_000));
        let weights = match rng.u8(..3) {
            0 => vec![("v1", 10_000)],
            1 => vec![("v2", 10_000)],
            _ => vec![("v1", weight), ("v2", 10_000 - weight)],
        };
        let versions: Vec<&str> = weights.iter().map(|(version, _)| *version).collect();
        if rng.u8(..20) == 0 {
            rollouts.roll(Vec::new(), || settled(client.delete(&uid, &format!("delete-{number}"), generation)));
            rollouts.roll(versions, || {
                let created = client.create(&format!("create-{number}"), &create_body("main", &spec(&weights)));
                created.value["resourceUid"].as_str().unwrap().clone_into(&mut uid);
                settled(created);
            });
            (figures.deletions, generation) = (figures.deletions + 1, 1);
        } else {
            let key = format!("update-{number}");
            rollouts.roll(versions, || settled(client.update(&uid, &key, generation, &update_body(&weights))));
            let again = client.update(&uid, &key, generation, &update_body(&weights));
            assert_eq!(again.status, 200, "a copy, though the generation is another by now: {}", again.value);
            (figures.rollouts, figures.replays) = (figures.rollouts + 1, figures.replays + 1);
            generation += 1;
        }
    }
    figures
}

/// Sends new work of any kind, some of it short, some of it lasting beyond a rollout. Gives the Version of each context that served.
fn work(client: &Client, rollouts: &Rollouts, mut rng: Rng, end: Instant) -> (Figures, Vec<(String, String)>) {
    let (mut figures, mut served) = (Figures::default(), Vec::new());
    while Instant::now() < end {
        let kind = rng.choice(["http", "scheduled", "queue", "actor-event", "workflow"]).unwrap();
        let lasts = if rng.u8(..10) == 0 { "0.3" } else { "0" };
        let since = rollouts.since();
        let mut answer = client.open("POST", &format!("/work/w/{kind}"), &[], &format!("{lasts}\n"));
        let header = |name: &str| answer.headers().get(name).map_or("", |value| value.to_str().unwrap()).to_owned();
        let (status, version, context) = (answer.status(), header("takoform-version"), header("takoform-context"));
        let said = answer.body_mut().read_to_string();
        match (status.as_u16(), said) {
            (200, Ok(said)) => assert_eq!(said.trim(), version, "the program itself says who served"),
            // A deletion told it to stop (WD-57).
            (200, Err(_)) => figures.broken_off += 1,
            (503 | 429, _) => {
                figures.turned_away += 1;
                continue;
            }
            (status, said) => panic!("{status}: {said:?}"),
        }
        assert!(rollouts.may_serve(since, &version), "{version} had no weight since rollout {since}");
        served.push((context, version));
    }
    figures.served = served.len();
    (figures, served)
}

/// Reads and sends what must be refused, in between.
fn read(client: &Client, mut rng: Rng, end: Instant) -> Figures {
    let mut figures = Figures::default();
    while Instant::now() < end {
        let path = *rng.choice(&["/resources", "/resources/wd-1", "/operations/op-1", "/forms"]).unwrap();
        assert!([200, 410].contains(&client.get(path).status));
        let refused =
            client.update("wd-1", &format!("stale-{}", figures.reads), 1 << 40, &update_body(&[("v1", 10_000)]));
        assert!([409, 410].contains(&refused.status), "{}", refused.value);
        (figures.reads, figures.refused) = (figures.reads + 1, figures.refused + 1);
    }
    figures
}

/// Every acceptance in the journal with the Version that was drawn, each of which must have had weight at that moment.
fn accepted(entries: &[Entry]) -> BTreeMap<String, String> {
    let mut store = WorkerDeploymentStore::new();
    let mut accepted = BTreeMap::new();
    for command in entries.iter().flat_map(|entry| &entry.commands) {
        if let Command::AcceptContext(accept) = command {
            let deployment = store.get_context(&accept.context).unwrap().deployment().clone();
            let weighted = store.allocations().any(|row| row.deployment == deployment && row.version == accept.version);
            assert!(weighted, "{} was given to {}, which had no weight", accept.context, accept.version);
            accepted.insert(accept.context.to_string(), accept.version.to_string());
        }
        let reply = store.execute(command.clone());
        assert!(!matches!(command, Command::AcceptContext(_)) || reply.outcome == Outcome::AcceptContextAccepted);
    }
    accepted
}

/// Asks for so long, and holds what came of it against the journal.
fn mixed(lasting: Duration, seed: u64) -> Figures {
    let directory = tempfile::tempdir().unwrap();
    let written = Arc::default();
    let journal = Recorded(Redb::open(directory.path().join("journal")).unwrap(), Arc::clone(&written));
    let server = Server::with(journal, InPlace, PROGRAM);
    let (client, rollouts, mut rng) = (&server.client, &Rollouts::default(), Rng::with_seed(seed));
    rollouts.roll(vec!["v1"], || {
        assert_eq!(client.create("first", &create_body("main", &spec(&[("v1", 10_000)]))).status, 200);
    });
    let end = Instant::now() + lasting;
    let mut forks = || rng.fork();
    let (mut figures, served) = thread::scope(|scope| {
        let (rolling, reading) = (forks(), forks());
        let workers: Vec<_> =
            (0..CLIENTS).map(|_| forks()).map(|rng| scope.spawn(|| work(client, rollouts, rng, end))).collect();
        let rolling = scope.spawn(|| roll_out(client, rollouts, rolling, end));
        let reading = scope.spawn(|| read(client, reading, end)).join().unwrap();
        let mut figures = Figures { reads: reading.reads, refused: reading.refused, ..rolling.join().unwrap() };
        let mut served = Vec::new();
        for worker in workers {
            let (more, by) = worker.join().unwrap();
            figures.served += more.served;
            figures.broken_off += more.broken_off;
            figures.turned_away += more.turned_away;
            served.extend(by);
        }
        (figures, served)
    });
    let mut accepted = accepted(&written.lock().unwrap());
    figures.accepted = accepted.len();
    for (context, version) in served {
        assert_eq!(accepted.remove(&context), Some(version), "{context}, and nobody else's answer");
    }
    figures
}

#[test]
fn wd_50_under_load_nothing_is_served_outside_the_allocation_in_force() {
    let figures = mixed(Duration::from_secs(3), 1);
    assert!(figures.served > 0 && figures.rollouts > 0 && figures.refused > 0, "{figures:?}");
}

#[test]
#[should_panic(expected = "ctx-1 was given to v2, which had no weight")]
fn an_acceptance_outside_the_allocation_is_seen_in_the_journal() {
    let (mut host, _) = deployed();
    host.begin(&uid("w"), ContextKind::Http, b"", &mut Machine::default()).unwrap();
    let mut entries = host.into_journal().entries().unwrap();
    for command in entries.iter_mut().flat_map(|entry| &mut entry.commands) {
        if let Command::AcceptContext(accept) = command {
            accept.version = uid("v2");
        }
    }
    accepted(&entries);
}

#[test]
fn a_version_that_lost_its_weight_before_the_request_is_seen_from_outside() {
    let rollouts = Rollouts::default();
    rollouts.roll(vec!["v1"], || ());
    assert!(rollouts.may_serve(rollouts.since(), "v1"));
    rollouts.roll(vec!["v2"], || assert!(rollouts.may_serve(rollouts.since(), "v1"), "not switched for sure yet"));
    assert!(!rollouts.may_serve(rollouts.since(), "v1"));
}

/// The minute, whose figures stand in `tests/host/RUNS.md`: `SELVEDGE_LOAD_SEED` says with which seed.
#[test]
#[ignore = "takes a minute"]
fn minute() {
    let seed = std::env::var("SELVEDGE_LOAD_SEED").map_or(1, |seed| seed.parse().expect("a number"));
    println!("seed {seed}: {:#?}", mixed(Duration::from_mins(1), seed));
}
