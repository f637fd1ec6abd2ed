//! The one thread that keeps the host: it takes what is asked one by one, and looks after what is under way in between.

use super::super::backend::Backend;
use super::super::clock::Clock;
use super::super::contexts::Started;
use super::super::core::Host;
use super::super::journal::{Journal, Unwritten};
use super::super::principal::Principal;
use super::super::process::{Output, Processes};
use super::super::refusal::{Code, Refusal};
use crate::worker_deployment::{ContextKind, Uid};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// How often what is under way is looked after.
const TICK: Duration = Duration::from_millis(50);

/// How many requests may wait at once; one more is told to come again.
pub const MOST_WAITING: usize = 2_048;

/// How many contexts may run at once; work beyond that is told to come again.
pub const MOST_CONTEXTS: usize = 256;

/// A host with whatever journal and clock.
pub type SharedHost = Host<Box<dyn Journal + Send>, Box<dyn Clock + Send>>;

/// What the thread keeps.
pub struct Keeper {
    /// The host.
    pub host: SharedHost,
    processes: Processes,
    backend: Box<dyn Backend + Send>,
}

impl Keeper {
    /// Accepts new work for a Worker, and gives what it writes.
    pub(super) fn begin(
        &mut self,
        principal: &Principal,
        worker: &str,
        kind: ContextKind,
        event: &[u8],
    ) -> Result<(Started, Output), Refusal> {
        self.host.permits(principal, worker)?;
        if self.processes.count() >= MOST_CONTEXTS {
            let detail = format!("{MOST_CONTEXTS} contexts run already: send it again later");
            return Err(Refusal::new(Code::TooManyRequests, detail));
        }
        let started = self.host.begin(&Uid::new(worker), kind, event, &mut self.processes)?;
        let output = self.processes.output(&started.context);
        let output = output.ok_or_else(|| Refusal::new(Code::Internal, "what it writes cannot be read"))?;
        Ok((started, output))
    }

    /// Brings every unfinished Operation as far as it can be brought now.
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn settle(&mut self) -> Result<(), Unwritten> {
        self.host.settle(&mut self.backend)
    }

    /// Serves until nobody can ask any more.
    fn serve(mut self, jobs: &Receiver<Job>) -> Result<(), Unwritten> {
        let mut due = Instant::now();
        loop {
            match jobs.recv_timeout(due.saturating_duration_since(Instant::now())) {
                Ok(job) => job(&mut self),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            if Instant::now() >= due {
                self.host.sweep(&mut self.processes)?;
                self.settle()?;
                due = Instant::now() + TICK;
            }
        }
    }
}

/// One thing that is asked of the host.
type Job = Box<dyn FnOnce(&mut Keeper) + Send>;

/// A host that is served. It is served as long as any copy of this is held.
#[derive(Clone)]
pub struct Served(SyncSender<Job>);

impl Served {
    /// Starts the thread. What it returns is why it ended: that something could not be written down, or nothing but that nobody
    /// could ask any more.
    #[must_use]
    pub fn start(
        host: SharedHost,
        processes: Processes,
        backend: Box<dyn Backend + Send>,
    ) -> (Self, JoinHandle<Result<(), Unwritten>>) {
        let (jobs, taken) = sync_channel(MOST_WAITING);
        let keeper = Keeper { host, processes, backend };
        (Self(jobs), thread::spawn(move || keeper.serve(&taken)))
    }

    /// Asks the host for something.
    ///
    /// # Errors
    /// Those of what is asked; if too much is asked at once; or if the host has ended, which proves nothing about what was asked.
    pub async fn ask<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Keeper) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (tell, told) = oneshot::channel();
        let job: Job = Box::new(move |keeper| drop(tell.send(what(keeper))));
        match self.0.try_send(job) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => {
                let detail = format!("{MOST_WAITING} requests wait already: send it again later");
                return Err(Refusal::new(Code::TooManyRequests, detail));
            }
            Err(TrySendError::Disconnected(_)) => {
                let detail = "the last step could not be written down: the host is to be started again";
                return Err(Refusal::new(Code::Unavailable, detail));
            }
        }
        let ended =
            |_| Refusal::new(Code::Internal, "the host ended meanwhile: send the same request with the same key again");
        told.await.map_err(ended)?
    }
}
