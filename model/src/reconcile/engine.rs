//! What the agent asks of a container engine.

use super::{Container, ContainerId, ImageRef, Version, WorkloadSpec};
use std::error::Error;

/// A container engine, of which the agent sees and touches only what it has labelled (RC-31).
///
/// Every call may be made again: what is already so is a success.
pub trait Engine {
    /// What can go wrong.
    type Error: Error + 'static;

    /// The managed containers, whatever their state.
    ///
    /// # Errors
    /// If the engine does not tell.
    fn list(&mut self) -> Result<Vec<Container>, Self::Error>;

    /// Sees to it that an image is there.
    ///
    /// # Errors
    /// If it is not, and cannot be fetched.
    fn ensure_image(&mut self, image: &ImageRef) -> Result<(), Self::Error>;

    /// Creates and starts a container, or starts the one of the same slot, version and image that is already there
    /// (RC-27).
    ///
    /// # Errors
    /// If it cannot be created or started, or if another that is to be replaced cannot be removed.
    fn create(&mut self, order: &Order<'_>) -> Result<ContainerId, Self::Error>;

    /// Stops and removes a container. One that is gone is a success (RC-26).
    ///
    /// # Errors
    /// If it is still there.
    fn stop(&mut self, container: &ContainerId) -> Result<(), Self::Error>;

    /// Like [`stop`](Self::stop), after asking the container to end and giving it ten seconds for what it has begun.
    ///
    /// # Errors
    /// If it is still there.
    fn drain(&mut self, container: &ContainerId) -> Result<(), Self::Error>;

    /// Restarts a container in place. One that is gone is a success (RC-26): the next round sees its slot empty.
    ///
    /// # Errors
    /// If it does not start.
    fn restart(&mut self, container: &ContainerId) -> Result<(), Self::Error>;
}

/// The container that is to be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<'a> {
    /// What it is made from.
    pub spec: &'a WorkloadSpec,
    /// The version it is labelled with.
    pub version: Version,
    /// The slot.
    pub replica: i32,
    /// What happens to other containers of the slot.
    pub others: Others,
}

/// What happens to containers of the same slot that are of another version or image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// They are removed first.
    Replace,
    /// They stay.
    Keep,
}

impl Order<'_> {
    /// Whether this container is what the order asks for.
    #[must_use]
    pub fn is_met_by(&self, container: &Container) -> bool {
        self.is_for_slot_of(container)
            && container.image.as_ref() == Some(&self.spec.image)
            && container.version.as_ref() == Some(&self.version)
    }

    /// Whether this container is in the slot.
    #[must_use]
    pub fn is_for_slot_of(&self, container: &Container) -> bool {
        container.workload == self.spec.id && container.replica == self.replica && !container.legacy
    }
}
