//! The engine API of Docker.
//!
//! What is managed carries labels under one prefix. The slot, the version and the image of a container are read from
//! its labels, so that an agent that starts anew knows as much as the one that created it.

mod connection;
mod create;
mod error;
mod labels;
mod state;

pub use error::DockerError;
pub use labels::Labels;

use super::{Container, ContainerId, Engine, ImageRef, Order, Others};
use bollard::models::ContainerSummary;
use bollard::query_parameters::{
    CreateContainerOptionsBuilder, CreateImageOptionsBuilder, ListContainersOptionsBuilder,
    RemoveContainerOptionsBuilder, RestartContainerOptionsBuilder, StopContainerOptionsBuilder,
};
use connection::Connection;
use error::{found, gone_or};
use futures_util::TryStreamExt;
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// Seconds that a stopped or restarted container has to end, before it is killed.
const GRACE: i32 = 2;

/// Seconds that a drained container has to end, before it is killed.
const DRAIN_GRACE: i32 = 10;

/// A Docker Engine behind a socket of this machine.
#[derive(Debug)]
pub struct DockerEngine {
    connection: Connection,
    labels: Labels,
    network: Option<String>,
}

impl DockerEngine {
    /// The engine behind a socket. Neither needs to be there yet.
    ///
    /// # Errors
    /// If the system refuses what it takes to wait for answers.
    pub fn new(socket: &Path, labels: Labels) -> io::Result<Self> {
        Ok(Self { connection: Connection::new(socket)?, labels, network: None })
    }

    /// Creates containers in this network (`none`: without one) instead of the engine's default one.
    #[must_use]
    pub fn in_network(self, network: Option<String>) -> Self {
        Self { network, ..self }
    }

    /// The containers that carry these labels and that of the manager, in the engine's order.
    fn summaries(&mut self, labels: Vec<String>) -> Result<Vec<ContainerSummary>, DockerError> {
        let filters = BTreeMap::from([("label", [labels, vec![self.labels.managed()]].concat())]);
        let options = ListContainersOptionsBuilder::new().all(true).filters(&filters.into_iter().collect()).build();
        self.connection.ask(|docker| async move { docker.list_containers(Some(options)).await })
    }

    /// Removes a container, after giving it this many seconds to end.
    fn remove(&mut self, container: &ContainerId, grace: i32) -> Result<(), DockerError> {
        let id = container.as_str();
        let stop = StopContainerOptionsBuilder::new().t(grace).build();
        gone_or(self.connection.ask(|docker| async move { docker.stop_container(id, Some(stop)).await }))?;
        let remove = RemoveContainerOptionsBuilder::new().force(true).build();
        gone_or(self.connection.ask(|docker| async move { docker.remove_container(id, Some(remove)).await }))
    }

    /// Starts a container that has been created; one that runs is a success.
    fn start(&mut self, container: &ContainerId) -> Result<(), DockerError> {
        self.connection.ask(|docker| async move { docker.start_container(container.as_str(), None).await })
    }

    /// Creates and starts a container.
    fn create_fresh(&mut self, order: &Order<'_>) -> Result<ContainerId, DockerError> {
        let options = CreateContainerOptionsBuilder::new().name(&self.labels.name(order)).build();
        let body = create::body(order, &self.labels, self.network.as_deref());
        let created =
            self.connection.ask(|docker| async move { docker.create_container(Some(options), body).await })?;
        let id = ContainerId::new(created.id);
        if let Err(error) = self.start(&id) {
            // Otherwise it would stay behind, created and never started. What counts is why it did not start.
            let _ = self.remove(&id, GRACE);
            return Err(error);
        }
        Ok(id)
    }
}

impl Engine for DockerEngine {
    type Error = DockerError;

    fn list(&mut self) -> Result<Vec<Container>, DockerError> {
        let mut containers = Vec::new();
        for id in self.summaries(vec![])?.into_iter().filter_map(|summary| summary.id) {
            // What has been removed since is not there.
            let inspected =
                found(self.connection.ask(|docker| async move { docker.inspect_container(&id, None).await }))?;
            containers.extend(inspected.map(|inspected| state::container(&self.labels, inspected)));
        }
        Ok(containers)
    }

    fn ensure_image(&mut self, image: &ImageRef) -> Result<(), DockerError> {
        let name = image.as_str();
        if found(self.connection.ask(|docker| async move { docker.inspect_image(name).await }))?.is_some() {
            return Ok(());
        }
        let options = CreateImageOptionsBuilder::new().from_image(name).build();
        self.connection.ask(|docker| async move {
            docker.create_image(Some(options), None, None).try_for_each(|_progress| async { Ok(()) }).await
        })
    }

    fn create(&mut self, order: &Order<'_>) -> Result<ContainerId, DockerError> {
        let summaries = self.summaries(self.labels.of_slot(order))?;
        let labelled = |summary: ContainerSummary| Some(self.labels.container(summary.id?, &summary.labels?));
        let of_slot: Vec<_> = summaries.into_iter().filter_map(labelled).collect();
        if let Some(existing) = of_slot.iter().find(|container| order.is_met_by(container)) {
            self.start(&existing.id)?;
            return Ok(existing.id.clone());
        }
        if order.others == Others::Replace {
            of_slot.iter().try_for_each(|other| self.remove(&other.id, GRACE))?;
        }
        self.create_fresh(order)
    }

    fn stop(&mut self, container: &ContainerId) -> Result<(), DockerError> {
        self.remove(container, GRACE)
    }

    fn drain(&mut self, container: &ContainerId) -> Result<(), DockerError> {
        self.remove(container, DRAIN_GRACE)
    }

    fn restart(&mut self, container: &ContainerId) -> Result<(), DockerError> {
        let options = RestartContainerOptionsBuilder::new().t(GRACE).build();
        gone_or(
            self.connection
                .ask(|docker| async move { docker.restart_container(container.as_str(), Some(options)).await }),
        )
    }
}
