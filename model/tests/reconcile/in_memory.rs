//! An engine of which everything is known, with failures planted in it.

use selvedge_model::reconcile::{Container, ContainerId, ContainerState, Engine, ImageRef, Order, Others};
use std::collections::BTreeSet;
use std::fmt;

/// What a planted failure says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Planted(pub(crate) &'static str);

impl fmt::Display for Planted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Planted {}

/// Containers in the order of their listing. What is created or restarted serves at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct InMemory {
    pub(crate) containers: Vec<Container>,
    /// What has been called, but for `list` and `ensure_image`.
    pub(crate) calls: Vec<String>,
    /// Which of these calls fail, counted from 0.
    pub(crate) failing: BTreeSet<usize>,
    pub(crate) unreachable: bool,
    pub(crate) without_images: bool,
}

impl InMemory {
    pub(crate) fn with(containers: &[Container]) -> Self {
        Self { containers: containers.to_vec(), ..Self::default() }
    }

    /// What there is at the end, without the containers' names.
    pub(crate) fn end(&self) -> Vec<Container> {
        let nameless = |container: &Container| Container { id: "".into(), ..container.clone() };
        let mut end: Vec<_> = self.containers.iter().map(nameless).collect();
        end.sort();
        end
    }

    fn call(&mut self, words: String) -> Result<(), Planted> {
        self.calls.push(words);
        if self.failing.contains(&(self.calls.len() - 1)) { Err(Planted("planted")) } else { Ok(()) }
    }

    fn remove(&mut self, id: &ContainerId) {
        self.containers.retain(|container| container.id != *id);
    }
}

impl Engine for InMemory {
    type Error = Planted;

    fn list(&mut self) -> Result<Vec<Container>, Planted> {
        if self.unreachable { Err(Planted("no such socket")) } else { Ok(self.containers.clone()) }
    }

    fn ensure_image(&mut self, _image: &ImageRef) -> Result<(), Planted> {
        if self.without_images { Err(Planted("no such image")) } else { Ok(()) }
    }

    fn create(&mut self, order: &Order<'_>) -> Result<ContainerId, Planted> {
        self.call(format!("create {}/{} {}", order.spec.id, order.replica, order.version))?;
        if let Some(existing) = self.containers.iter().find(|container| order.is_met_by(container)) {
            return Ok(existing.id.clone());
        }
        if order.others == Others::Replace {
            self.containers.retain(|container| !order.is_for_slot_of(container));
        }
        let id = ContainerId::new(format!("created-{}", self.calls.len()));
        let created = Container::created(id.clone(), order.spec, &order.version, order.replica);
        self.containers.push(Container { state: ContainerState::Running, healthy: true, ..created });
        Ok(id)
    }

    fn stop(&mut self, container: &ContainerId) -> Result<(), Planted> {
        self.call(format!("stop {container}"))?;
        self.remove(container);
        Ok(())
    }

    fn drain(&mut self, container: &ContainerId) -> Result<(), Planted> {
        self.call(format!("drain {container}"))?;
        self.remove(container);
        Ok(())
    }

    fn restart(&mut self, container: &ContainerId) -> Result<(), Planted> {
        self.call(format!("restart {container}"))?;
        for restarted in self.containers.iter_mut().filter(|listed| listed.id == *container) {
            (restarted.state, restarted.healthy) = (ContainerState::Running, true);
        }
        Ok(())
    }
}
