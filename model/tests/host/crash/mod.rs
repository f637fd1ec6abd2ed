//! The host is killed at every write of a scripted workload, opened again, and held against a run without a crash: nothing is
//! lost, nothing doubled, and each key stands for the Operation that it stood for (HA-09, HA-16, WD-55, WD-64).
//!
//! The many runs: the command that stands in `tests/host/RUNS.md`.

mod disk;
mod process;
mod workload;

use crate::support::Hands;
use disk::Disk;
use fastrand::Rng;
use selvedge_model::host::{Entry, Host, Journal, Redb, Snapshot, Unwritten};
use serde_json::Value;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use workload::{World, rows_that_stay};

/// What a journal said to be written.
type Written = Arc<Mutex<Vec<Entry>>>;

/// A journal that keeps that.
struct Counted<J> {
    journal: J,
    written: Written,
}

impl<J: Journal> Journal for Counted<J> {
    fn append(&mut self, entry: &Entry) -> Result<(), Unwritten> {
        self.journal.append(entry)?;
        self.written.lock().unwrap().push(entry.clone());
        Ok(())
    }

    fn checkpoint(&mut self, snapshot: &Snapshot) -> Result<(), Unwritten> {
        self.journal.checkpoint(snapshot)
    }

    fn snapshot(&self) -> Result<Option<Snapshot>, Unwritten> {
        self.journal.snapshot()
    }

    fn entries(&self) -> Result<Vec<Entry>, Unwritten> {
        self.journal.entries()
    }
}

/// Opens a host that draws as every other does, and says how much of it is known to be written.
fn open<J: Journal>(journal: J, world: &World, written: &Written) -> Result<Host<Counted<J>, Hands>, Unwritten> {
    let mut host = Host::open(Counted { journal, written: written.clone() }, world.hands.clone())?;
    host.draw_with(Rng::with_seed(1));
    Ok(host)
}

/// A disk with an empty journal: a file takes its place only once it is that.
fn made(seed: u64) -> Disk {
    let disk = Disk::new(seed);
    drop(Redb::open_in(disk.clone()).unwrap());
    disk
}

/// What a run without a crash leaves.
struct Reference {
    entries: Vec<Entry>,
    rows: Vec<(&'static str, Value)>,
    /// How often it wrote.
    writes: u64,
}

impl Reference {
    fn new() -> Self {
        let (disk, mut world) = (made(0), World::default());
        let before = disk.writes();
        let written = Written::default();
        let mut host = open(Redb::open_in(disk.clone()).unwrap(), &world, &written).unwrap();
        world.play(&mut host).unwrap();
        let (rows, writes) = (rows_that_stay(&host), disk.writes() - before);
        let entries = written.lock().unwrap().clone();
        Self { entries, rows, writes }
    }

    /// Stops the workload at each of these writes in turn, counted from the last restart, and plays it to its end after that.
    fn survives(&self, seed: u64, stops: &[u64]) {
        let (disk, mut world) = (made(seed), World::default());
        for (crash, stop) in stops.iter().enumerate() {
            disk.stop_at(*stop);
            let written = Written::default();
            let journal = Redb::open_in(disk.clone());
            let ended = journal.and_then(|journal| open(journal, &world, &written));
            let ended = ended.is_ok_and(|mut host| world.play(&mut host).is_ok());
            disk.restart();
            if crash == 0 && !ended {
                self.holds(&disk, written.lock().unwrap().len(), &format!("seed {seed}, stopped at {stop}"));
            }
        }
        let mut host = open(Redb::open_in(disk).unwrap(), &world, &Arc::default()).unwrap();
        world.play(&mut host).unwrap();
        assert_eq!(rows_that_stay(&host), self.rows, "seed {seed}, stopped at {stops:?}");
        world.replays(&mut host);
    }

    /// After the first crash there is everything that was known to be written, and at most one step more.
    fn holds(&self, disk: &Disk, written: usize, run: &str) {
        let journal = Redb::open_in(disk.clone()).unwrap_or_else(|error| panic!("{error}: {run}"));
        let found = journal.entries().unwrap_or_else(|error| panic!("{error}: {run}"));
        let end = usize::try_from(journal.written()).unwrap();
        assert!((written..=written + 1).contains(&end), "{end} of {written} steps: {run}");
        // A snapshot stands for those before.
        assert_eq!(found, self.entries[end - found.len()..end], "{run}");
        assert!(found.len() == end || journal.snapshot().unwrap().is_some(), "{run}");
    }

    /// Stops at each write in turn, and in every other run once more, anywhere.
    fn run(&self, seed: u64) {
        let mut rng = Rng::with_seed(seed);
        let stops = [seed % self.writes + 1, rng.u64(1..=self.writes)];
        self.survives(seed, &stops[..rng.usize(1..=2)]);
    }

    /// As many runs, each with its number as its seed, on all cores.
    fn runs(&self, runs: u64) {
        let next = AtomicU64::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
                scope.spawn(|| {
                    while let Some(seed) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|seed| *seed < runs) {
                        self.run(seed);
                    }
                });
            }
        });
    }
}

#[test]
fn ha_16_nothing_is_lost_or_doubled_wherever_the_host_is_killed() {
    let reference = Reference::new();
    reference.runs(reference.writes);
}

#[test]
#[ignore = "takes minutes: as many runs as SELVEDGE_CRASHES says, or 10,000"]
fn many() {
    let runs = std::env::var("SELVEDGE_CRASHES").map_or(10_000, |runs| runs.parse().expect("a number of runs"));
    let reference = Reference::new();
    reference.runs(runs);
    println!(
        "{runs} runs, seeds 0 to {}, of {} writes each: nothing lost, nothing doubled",
        runs - 1,
        reference.writes
    );
}
