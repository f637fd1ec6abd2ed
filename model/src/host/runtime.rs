//! What executes Versions.

use crate::worker_deployment::Uid;

/// Whether what executes a context is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// It is.
    Running,
    /// It is not, and this is confirmed: its process ended, and what owned it is fenced off (WD-58).
    Gone,
    /// It cannot be said now; this proves nothing (WD-59, WD-60).
    Unknown,
}

/// A context could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotStarted(pub String);

/// Executes Versions, each context by itself. Contexts outlive the host, and are known by their UIDs.
pub trait Runtime {
    /// Starts a context on the event that makes it begin, as whoever sent it wrote it.
    ///
    /// # Errors
    /// If it cannot be started. The host asks after it all the same: an error is no proof that nothing runs.
    fn start(&mut self, context: &Uid, version: &Uid, event: &[u8]) -> Result<(), NotStarted>;

    /// Tells a context to stop, and closes its streams (WD-52, WD-57).
    fn cancel(&mut self, context: &Uid);

    /// Ends a context by force.
    fn kill(&mut self, context: &Uid);

    /// Whether it is there.
    fn ask(&mut self, context: &Uid) -> Presence;
}
