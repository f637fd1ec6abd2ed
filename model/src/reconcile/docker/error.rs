//! What can go wrong between the agent and the engine, and what only looks wrong.

use bollard::errors::Error as BollardError;
use std::error::Error;
use std::fmt;
use std::path::{Path, PathBuf};

/// Why the engine did not do what it was asked.
#[derive(Debug)]
pub struct DockerError {
    socket: PathBuf,
    cause: BollardError,
}

impl DockerError {
    pub(super) fn new(socket: &Path, cause: BollardError) -> Self {
        Self { socket: socket.to_owned(), cause }
    }
}

impl fmt::Display for DockerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let BollardError::DockerResponseServerError { status_code, message } = &self.cause {
            return write!(f, "{} (status {status_code})", message.trim_end());
        }
        // It did not answer. The outermost error alone says no more than that.
        write!(f, "{}: {}", self.socket.display(), self.cause)?;
        let mut cause = self.cause.source();
        while let Some(inner) = cause {
            write!(f, ": {inner}")?;
            cause = inner.source();
        }
        Ok(())
    }
}

impl Error for DockerError {}

/// What was found, or nothing where the engine says that there is no such thing.
pub(super) fn found<T>(answer: Result<T, DockerError>) -> Result<Option<T>, DockerError> {
    match answer {
        Ok(value) => Ok(Some(value)),
        Err(DockerError { cause: BollardError::DockerResponseServerError { status_code: 404, .. }, .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// What is gone, or is just being removed, need not be ended (RC-26).
pub(super) fn gone_or(answer: Result<(), DockerError>) -> Result<(), DockerError> {
    match answer {
        Err(DockerError { cause: BollardError::DockerResponseServerError { status_code: 409, message }, .. })
            if message.contains("is already in progress") =>
        {
            Ok(())
        }
        answer => found(answer).map(|_| ()),
    }
}
