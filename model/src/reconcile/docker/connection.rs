//! The way to the engine.

use super::DockerError;
use bollard::errors::Error as BollardError;
use bollard::{API_DEFAULT_VERSION, Docker};
use std::io;
use std::path::{Path, PathBuf};
use tokio::runtime::{Builder, Runtime};

/// Seconds until an answer is given up. To stop a container takes no longer than its grace.
const TIMEOUT: u64 = 120;

/// A way to the engine behind a socket, opened when it is first needed.
#[derive(Debug)]
pub(super) struct Connection {
    socket: PathBuf,
    runtime: Runtime,
    docker: Option<Docker>,
}

impl Connection {
    pub(super) fn new(socket: &Path) -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        Ok(Self { socket: socket.to_owned(), runtime, docker: None })
    }

    /// Asks the engine something and waits for the answer.
    pub(super) fn ask<T, F>(&mut self, question: impl FnOnce(Docker) -> F) -> Result<T, DockerError>
    where
        F: Future<Output = Result<T, BollardError>>,
    {
        let (socket, opened) = (&self.socket, &mut self.docker);
        let answer = self.runtime.block_on(async {
            let docker = match opened {
                Some(docker) => docker.clone(),
                None => opened.insert(open(socket).await?).clone(),
            };
            question(docker).await
        });
        answer.map_err(|cause| DockerError::new(socket, cause))
    }
}

/// Opens the way, and agrees with the engine on a version of its interface.
async fn open(socket: &Path) -> Result<Docker, BollardError> {
    Docker::connect_with_unix(&socket.to_string_lossy(), TIMEOUT, API_DEFAULT_VERSION)?.negotiate_version().await
}
