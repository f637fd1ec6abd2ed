//! A disk that stops at a write, and keeps of what was not synced whatever the seed says.

use fastrand::Rng;
use redb::StorageBackend;
use std::io::{Error, Result};
use std::sync::{Arc, Mutex, MutexGuard};

/// Shared by the host that writes on it and the test that stops it.
#[derive(Clone, Debug)]
pub(crate) struct Disk(Arc<Mutex<Platter>>);

#[derive(Debug)]
struct Platter {
    synced: Vec<u8>,
    /// What a reader sees: with all that was written.
    written: Vec<u8>,
    unsynced: Vec<Change>,
    /// Writes and syncs so far, and the one that is not done any more.
    writes: u64,
    stop: u64,
    rng: Rng,
}

#[derive(Debug)]
enum Change {
    Bytes(usize, Vec<u8>),
    Length(usize),
}

impl Change {
    fn apply(&self, bytes: &mut Vec<u8>) {
        match self {
            Self::Bytes(start, data) => {
                bytes.resize(bytes.len().max(start + data.len()), 0);
                bytes[*start..start + data.len()].copy_from_slice(data);
            }
            Self::Length(length) => bytes.resize(*length, 0),
        }
    }
}

impl Disk {
    /// An empty disk that does not stop.
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(Platter {
            synced: Vec::new(),
            written: Vec::new(),
            unsynced: Vec::new(),
            writes: 0,
            stop: u64::MAX,
            rng: Rng::with_seed(seed),
        })))
    }

    /// How often it was written to or synced.
    pub(crate) fn writes(&self) -> u64 {
        self.platter().writes
    }

    /// From the write of this number on, counted from 1 and from now, it does nothing any more.
    pub(crate) fn stop_at(&self, write: u64) {
        let mut platter = self.platter();
        platter.stop = platter.writes + write;
    }

    /// It works again. Of what was not synced everything is there (the process was killed), or any part of it (the power failed):
    /// each write whole, torn, or not at all.
    pub(crate) fn restart(&self) {
        let mut guard = self.platter();
        let platter = &mut *guard;
        let power_failed = platter.rng.bool();
        for change in std::mem::take(&mut platter.unsynced) {
            let kept = match (change, platter.rng.u8(..3)) {
                (Change::Bytes(..), 0) if power_failed => continue,
                (Change::Bytes(start, data), 1) if power_failed => {
                    Change::Bytes(start, data[..platter.rng.usize(..data.len())].to_vec())
                }
                (change, _) => change,
            };
            kept.apply(&mut platter.synced);
        }
        platter.written = platter.synced.clone();
        platter.stop = u64::MAX;
    }

    fn platter(&self) -> MutexGuard<'_, Platter> {
        self.0.lock().unwrap()
    }
}

impl Platter {
    /// Counts a write, and says whether it is still done.
    fn count(&mut self) -> Result<()> {
        if self.writes >= self.stop {
            return Err(stopped());
        }
        self.writes += 1;
        if self.writes == self.stop { Err(stopped()) } else { Ok(()) }
    }

    fn change(&mut self, change: Change) -> Result<()> {
        let done = self.count();
        // The write at which it stops may have reached the disk.
        if done.is_ok() || self.writes == self.stop {
            change.apply(&mut self.written);
            self.unsynced.push(change);
        }
        done
    }
}

fn stopped() -> Error {
    Error::other("the disk stopped")
}

impl StorageBackend for Disk {
    fn len(&self) -> Result<u64> {
        Ok(self.platter().written.len() as u64)
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> Result<()> {
        let start = usize::try_from(offset).map_err(Error::other)?;
        let platter = self.platter();
        let bytes = platter.written.get(start..start + out.len()).ok_or_else(|| Error::other("beyond the end"))?;
        out.copy_from_slice(bytes);
        Ok(())
    }

    fn set_len(&self, len: u64) -> Result<()> {
        self.platter().change(Change::Length(usize::try_from(len).map_err(Error::other)?))
    }

    fn sync_data(&self) -> Result<()> {
        let mut guard = self.platter();
        guard.count()?;
        let platter = &mut *guard;
        std::mem::take(&mut platter.unsynced).iter().for_each(|change| change.apply(&mut platter.synced));
        Ok(())
    }

    fn write(&self, offset: u64, data: &[u8]) -> Result<()> {
        self.platter().change(Change::Bytes(usize::try_from(offset).map_err(Error::other)?, data.to_vec()))
    }
}
