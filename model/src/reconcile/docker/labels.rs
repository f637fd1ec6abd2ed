//! The labels of a container, and its name.

use crate::reconcile::{Container, ContainerId, ContainerState, ImageRef, Order, Others, Version};
// The engine's client has labels in this type; in JSON they are an object, which has no order.
#[expect(clippy::disallowed_types)]
use std::collections::HashMap;

/// The names of the labels: all begin with one prefix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    prefix: String,
}

impl Default for Labels {
    fn default() -> Self {
        Self::new("dev.selvedge")
    }
}

impl Labels {
    /// The labels with this prefix. Agents with different prefixes do not see each other's containers.
    #[must_use]
    pub fn new(prefix: &str) -> Self {
        Self { prefix: prefix.to_owned() }
    }

    fn key(&self, name: &str) -> String {
        format!("{}.{name}", self.prefix)
    }

    /// The filter for what is managed.
    pub(super) fn managed(&self) -> String {
        format!("{}=true", self.key("managed"))
    }

    /// The filters for a slot.
    pub(super) fn of_slot(&self, order: &Order<'_>) -> Vec<String> {
        vec![
            format!("{}={}", self.key("workload"), order.spec.id),
            format!("{}={}", self.key("replica"), order.replica),
        ]
    }

    /// The name of a container. One that is created beside another of its slot bears its version as well, because the
    /// engine takes a name only once.
    pub(super) fn name(&self, order: &Order<'_>) -> String {
        let name = format!("{}-{}-{}", self.prefix, order.spec.id, order.replica);
        match order.others {
            Others::Replace => name,
            Others::Keep => format!("{name}-{:.12}", order.version.as_str()),
        }
    }

    /// The name of a volume of a slot.
    pub(super) fn volume(&self, order: &Order<'_>, name: &str) -> String {
        format!("{}-{}-{}-{name}", self.prefix, order.spec.id, order.replica)
    }

    /// The labels of a container that is to be created.
    #[expect(clippy::disallowed_types)]
    pub(super) fn of(&self, order: &Order<'_>) -> HashMap<String, String> {
        let spec = order.spec;
        let mut labels = vec![
            ("managed", "true".to_owned()),
            ("workload", spec.id.to_string()),
            ("blobid", spec.blob.for_label().to_owned()),
            ("eggid", spec.egg.to_string()),
            ("version", order.version.to_string()),
            ("imageref", spec.image.to_string()),
            ("replica", order.replica.to_string()),
        ];
        labels.extend(spec.port.map(|port| ("port", port.to_string())));
        labels.extend(spec.health_check_path.as_ref().map(|path| ("healthpath", path.to_string())));
        labels.into_iter().map(|(name, value)| (self.key(name), value)).collect()
    }

    /// What the labels say of a container. A label of the slot that is missing or no number is one of an older agent.
    #[expect(clippy::disallowed_types)]
    pub(super) fn container(&self, id: String, labels: &HashMap<String, String>) -> Container {
        let text = |name| labels.get(&self.key(name)).map_or("", String::as_str);
        let filled = |name| Some(text(name)).filter(|text| !text.is_empty());
        let replica = text("replica").parse();
        Container {
            id: ContainerId::new(id),
            workload: text("workload").into(),
            egg: text("eggid").into(),
            blob: text("blobid").into(),
            image: filled("imageref").map(ImageRef::new),
            version: filled("version").map(Version::new),
            state: ContainerState::Unknown,
            healthy: false,
            restart_count: 0,
            replica: replica.clone().unwrap_or(0),
            published_port: None,
            legacy: replica.is_err(),
        }
    }
}
