//! One host for all requests, and what goes on in it between them.

use super::super::backend::InPlace;
use super::super::clock::{Clock, Moment};
use super::super::core::Host;
use super::super::journal::Unwritten;
use super::super::process::Processes;
use super::super::Redb;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time of day of this machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct WallClock;

impl Clock for WallClock {
    fn now(&self) -> Moment {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
    }
}

/// A host with the processes that execute its Versions.
#[derive(Debug)]
pub struct Served(Mutex<(Host<Redb, WallClock>, Processes)>);

impl Served {
    /// Serves a host.
    #[must_use]
    pub fn new(host: Host<Redb, WallClock>, processes: Processes) -> Self {
        Self(Mutex::new((host, processes)))
    }

    /// The host and its processes, for one step.
    pub(super) fn enter(&self) -> MutexGuard<'_, (Host<Redb, WallClock>, Processes)> {
        // A step that panics leaves nothing half done: what is not written down yet is written with the next one or not at all.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings what was accepted as far as it can be brought now, and looks after what runs.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn go_on(&self) -> Result<(), Unwritten> {
        let (host, processes) = &mut *self.enter();
        host.sweep(processes)?;
        host.settle(&mut InPlace)
    }
}
