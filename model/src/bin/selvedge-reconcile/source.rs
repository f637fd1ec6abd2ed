//! The file with the desired state.

use selvedge_model::reconcile::{DesiredState, Policy};
use std::error::Error;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fmt, fs};
use tracing::{error, info};

/// The file, and what was last read from it.
pub(crate) struct Source {
    path: PathBuf,
    policy: Policy,
    last: Option<DesiredState>,
    /// Which file that was.
    stamp: Option<Stamp>,
}

/// What tells a file from the one that it replaces: when it was written, how long it is, and its place on the disk.
type Stamp = (SystemTime, u64, u64);

impl Source {
    pub(crate) fn new(path: &Path, policy: Policy) -> Self {
        Self { path: path.to_owned(), policy, last: None, stamp: None }
    }

    /// Reads the file.
    pub(crate) fn read(&self) -> Result<DesiredState, SourceError> {
        let fail = |cause| SourceError { path: self.path.clone(), cause };
        let text = fs::read_to_string(&self.path).map_err(|error| fail(error.into()))?;
        DesiredState::from_json(&text, self.policy).map_err(|error| fail(error.into()))
    }

    /// What the file says now; if it cannot be read, what it said last. So a file that is just being written, or is
    /// gone, ends no container.
    pub(crate) fn latest(&mut self) -> Option<&DesiredState> {
        // Taken first: what is written while it is read counts as a change.
        self.stamp = self.stamp();
        match self.read() {
            Ok(desired) => {
                if self.last.as_ref() != Some(&desired) {
                    info!(version = %desired.version, workloads = desired.workloads.len(), "desired");
                    self.last = Some(desired);
                }
            }
            Err(error) => error!(%error, "the desired state stays as it was"),
        }
        self.last.as_ref()
    }

    /// Whether the file is another than when it was last read.
    pub(crate) fn has_changed(&self) -> bool {
        self.stamp() != self.stamp
    }

    fn stamp(&self) -> Option<Stamp> {
        let file = fs::metadata(&self.path).ok()?;
        Some((file.modified().ok()?, file.len(), file.ino()))
    }
}

/// Why there is no desired state.
#[derive(Debug)]
pub(crate) struct SourceError {
    path: PathBuf,
    cause: Box<dyn Error>,
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.cause)
    }
}

impl Error for SourceError {}
