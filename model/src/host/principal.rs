//! Who asks, and of which Spaces (WD-11).

use super::clock::Clock;
use super::core::Host;
use super::journal::Journal;
use super::refusal::{Code, Refusal};
use crate::worker_deployment::Uid;
use std::collections::BTreeSet;

/// Somebody whom the host knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Principal {
    name: String,
    spaces: BTreeSet<String>,
}

impl Principal {
    /// A principal that may use everything in these Spaces, and nothing else.
    #[must_use]
    pub fn new<S: Into<String>>(name: impl Into<String>, spaces: impl IntoIterator<Item = S>) -> Self {
        Self { name: name.into(), spaces: spaces.into_iter().map(Into::into).collect() }
    }

    /// What it is called. A key stands for a request of this name only (HA-08).
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it may use what is in a Space.
    #[must_use]
    pub fn may_use(&self, space: &str) -> bool {
        self.spaces.contains(space)
    }

    /// Refuses whatever is in a Space that it may not use.
    pub(super) fn uses(&self, space: &str) -> Result<(), Refusal> {
        if self.may_use(space) {
            return Ok(());
        }
        Err(Refusal::new(Code::Forbidden, format!("{:?} may not use the Space {space:?}", self.name)))
    }
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// Whether a principal may ask about a Deployment, an Operation, a Worker or a Version (WD-11). About what is not there anybody
    /// may ask, and is told that it is not there.
    ///
    /// # Errors
    /// If it is in a Space that the principal may not use.
    pub fn permits(&self, principal: &Principal, uid: &str) -> Result<(), Refusal> {
        let uid = Uid::new(uid);
        let deployment = self.store.get_operation(&uid).map_or(&uid, |operation| operation.deployment());
        let record = self.records.deployments.get(deployment).map(|record| &record.space);
        record.or_else(|| self.records.spaces.get(&uid)).map_or(Ok(()), |space| principal.uses(space))
    }
}
