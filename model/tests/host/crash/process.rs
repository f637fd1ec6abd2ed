//! The same with a real file and a process that really ends in the midst of a write.

use super::workload::{World, rows_that_stay};
use super::{Reference, open};
use redb::StorageBackend;
use redb::backends::FileBackend;
use selvedge_model::host::Redb;
use std::fs::File;
use std::io::Result;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The variables that tell a child which file to write to, and at which write to end.
const FILE: &str = "SELVEDGE_HOST_FILE";
const STOP: &str = "SELVEDGE_HOST_STOP";

/// A file that ends its process at a write.
#[derive(Debug)]
struct Deadly {
    file: FileBackend,
    left: AtomicU64,
}

impl Deadly {
    fn open(path: &Path, stop: u64) -> Self {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path).unwrap();
        Self { file: FileBackend::new(file).unwrap(), left: AtomicU64::new(stop) }
    }

    fn count(&self) {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::process::abort();
        }
    }
}

impl StorageBackend for Deadly {
    fn len(&self) -> Result<u64> {
        self.file.len()
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        self.file.read(offset, out)
    }

    fn set_len(&self, len: u64) -> Result<()> {
        self.count();
        self.file.set_len(len)
    }

    fn sync_data(&self) -> Result<()> {
        self.count();
        self.file.sync_data()
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        self.count();
        self.file.write(offset, data)
    }
}

/// The workload on a file: to its end, or as a child of the test below, to the write at which it ends its process.
#[test]
fn child() {
    let directory = tempfile::tempdir().unwrap();
    let path = std::env::var_os(FILE).map_or(directory.path().join("journal"), Into::into);
    let stop = std::env::var(STOP).map_or(u64::MAX, |stop| stop.parse().unwrap());
    let mut world = World::default();
    world.tells = std::env::var_os(FILE).is_some();
    let journal = Redb::open_in(Deadly::open(&path, stop)).unwrap();
    let mut host = open(journal, &world, &Arc::default()).unwrap();
    world.play(&mut host).unwrap();
    world.replays(&mut host);
}

#[test]
fn ha_16_a_process_that_is_killed_loses_and_doubles_nothing() {
    let reference = Reference::new();
    let directory = tempfile::tempdir().unwrap();
    for share in 1..=8 {
        let path = directory.path().join(share.to_string());
        drop(Redb::open(&path).unwrap());
        let child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::process::child", "--nocapture"])
            .env(FILE, &path)
            .env(STOP, (reference.writes * share / 9).to_string())
            .output()
            .unwrap();
        assert!(!child.status.success(), "it was to end in the midst of a write");
        let mut world = World::told(&String::from_utf8(child.stdout).unwrap());
        let mut host = open(Redb::open(&path).unwrap(), &world, &Arc::default()).unwrap();
        world.play(&mut host).unwrap();
        assert_eq!(rows_that_stay(&host), reference.rows, "stopped at the share {share}");
        world.replays(&mut host);
    }
}

#[test]
fn a_journal_that_was_half_made_is_made_anew() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("journal");
    std::fs::write(directory.path().join("journal.new"), "redb, torn").unwrap();
    let mut world = World::default();
    world.play(&mut open(Redb::open(&path).unwrap(), &world, &Arc::default()).unwrap()).unwrap();
    assert!(!directory.path().join("journal.new").exists());
    // What is no journal stays as it is.
    std::fs::write(&path, "somebody's letter").unwrap();
    assert!(Redb::open(&path).is_err());
    assert_eq!(std::fs::read(&path).unwrap(), b"somebody's letter");
}
