//! The custom resource: its status is the row without its name, with the conditions that the row comes to.

use jiff::Timestamp;
use kube::core::{ApiResource, GroupVersionKind, Object};
use selvedge::wire::{WireError, from_value, to_value};
use selvedge_model::loom_agent::{AnyLoomAgent, GROUP, LoomAgentSpec, conditions};
use serde_json::{Map, Value};

/// A `LoomAgent` as the cluster holds it.
pub type Resource = Object<LoomAgentSpec, Map<String, Value>>;

/// Where the cluster has its `LoomAgents`.
#[must_use]
pub fn api_resource() -> ApiResource {
    ApiResource::from_gvk_with_plural(&GroupVersionKind::gvk(GROUP, "v1alpha1", "LoomAgent"), "loomagents")
}

/// The row of a resource, in the type of its state; nothing, if no status was written yet.
///
/// # Errors
/// If the status is no row. Decoding is strict: a status that somebody else has written and that no run of the lifecycle
/// leaves is found here.
pub fn row(resource: &Resource) -> Result<Option<AnyLoomAgent>, WireError> {
    let Some(status) = &resource.status else { return Ok(None) };
    let mut row = status.clone();
    // They are derived from the row.
    row.remove("conditions");
    row.insert("name".to_owned(), resource.metadata.name.clone().into());
    from_value(&Value::Object(row)).map(Some)
}

/// The status that tells of a row. A condition that keeps its status keeps its time.
///
/// # Errors
/// If a number of the row has no place in JSON, which none has.
pub fn status(
    agent: &AnyLoomAgent,
    before: Option<&Map<String, Value>>,
    now: Timestamp,
) -> Result<Map<String, Value>, WireError> {
    let Value::Object(mut status) = to_value(agent.row())? else { return Ok(Map::new()) };
    status.remove("name");
    let former = before.and_then(|status| status.get("conditions")).and_then(Value::as_array);
    let mut told = Vec::new();
    for condition in conditions(agent.row()) {
        let mut condition = to_value(&condition)?;
        let is_same = |other: &&Value| ["type", "status"].iter().all(|key| other[key] == condition[key]);
        let kept = former.and_then(|former| former.iter().find(is_same)).map(|same| same["lastTransitionTime"].clone());
        condition["lastTransitionTime"] = kept.unwrap_or_else(|| now.to_string().into());
        condition["observedGeneration"] = agent.row().observed_generation().into();
        told.push(condition);
    }
    status.insert("conditions".to_owned(), told.into());
    Ok(status)
}
