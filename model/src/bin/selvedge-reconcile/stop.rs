//! The end of an agent that is asked to end.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;
use std::{io, process, thread};
use tokio::runtime::Builder;
use tokio::signal::unix::{SignalKind, signal};

/// Whether SIGTERM or SIGINT has come.
pub(crate) struct Stop(Receiver<()>);

impl Stop {
    /// From now on the first signal lets the round come to its end, and the second ends the agent at once, which does
    /// no harm either.
    pub(crate) fn on_signals() -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_io().build()?;
        let (mut terminate, mut interrupt) = {
            let _inside = runtime.enter();
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?)
        };
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || {
            for count in 0.. {
                runtime.block_on(async {
                    tokio::select! {
                        _ = terminate.recv() => {}
                        _ = interrupt.recv() => {}
                    }
                });
                if count > 0 || sender.send(()).is_err() {
                    process::exit(130);
                }
            }
        });
        Ok(Self(receiver))
    }

    /// Waits this long, or until a signal comes; whether one has come.
    pub(crate) fn within(&self, time: Duration) -> bool {
        self.0.recv_timeout(time) != Err(RecvTimeoutError::Timeout)
    }
}
