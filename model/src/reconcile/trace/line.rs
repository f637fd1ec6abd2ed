//! One line of a trace, and its form as JSON. The internal identity of what a workload runs is not in it (RC-22).

use crate::reconcile::wire::Whole;
use crate::reconcile::{Container, ContainerId, ContainerState, ImageRef, Policy, Version, WorkloadId};
use selvedge::wire::{Decode, Doc, Fields, WireError, tagged, unit};
use serde_json::{Value, json};

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// An agent started, and remembers nothing.
    Agent(Policy),
    /// A round began with this listing.
    Listed { desired: Version, containers: Vec<Container> },
    /// A round ended with this error before it began.
    Unlisted { error: String },
    /// The engine was called, and failed with this error if there is one.
    Called(Call, Option<String>),
}

/// A call that changes something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Call {
    EnsureImage(ImageRef),
    Create(WorkloadId, i32),
    Stop(ContainerId),
    Drain(ContainerId),
    Restart(ContainerId),
}

impl Line {
    pub(super) fn to_json(&self) -> Value {
        match self {
            Self::Agent(policy) => json!({ "agent": { "policy": policy.name() } }),
            Self::Listed { desired, containers } => {
                let containers: Vec<_> = containers.iter().map(container).collect();
                json!({ "listed": { "desired": desired.as_str(), "containers": containers } })
            }
            Self::Unlisted { error } => json!({ "unlisted": { "error": error } }),
            Self::Called(call, error) => {
                let mut fields = call.to_json();
                if let Some(error) = error {
                    fields["error"] = json!(error);
                }
                json!({ "called": fields })
            }
        }
    }
}

impl Call {
    fn to_json(&self) -> Value {
        let of = |call, container: &ContainerId| json!({ "call": call, "container": container.as_str() });
        match self {
            Self::EnsureImage(image) => json!({ "call": "ensureImage", "image": image.as_str() }),
            Self::Create(workload, replica) => {
                json!({ "call": "create", "workload": workload.as_str(), "replica": replica })
            }
            Self::Stop(container) => of("stop", container),
            Self::Drain(container) => of("drain", container),
            Self::Restart(container) => of("restart", container),
        }
    }
}

/// What is absent is left out.
fn container(container: &Container) -> Value {
    let mut fields = json!({
        "id": container.id.as_str(),
        "workload": container.workload.as_str(),
        "egg": container.egg.as_str(),
        "state": container.state.name(),
        "healthy": container.healthy,
        "restartCount": container.restart_count,
        "replica": container.replica,
        "legacy": container.legacy,
    });
    let optional = [
        ("image", container.image.as_ref().map(|image| json!(image.as_str()))),
        ("version", container.version.as_ref().map(|version| json!(version.as_str()))),
        ("publishedPort", container.published_port.map(|port| json!(port))),
    ];
    for (name, value) in optional {
        if let Some(value) = value {
            fields[name] = value;
        }
    }
    fields
}

impl Decode for Line {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        tagged(doc, &[("agent", agent), ("listed", listed), ("unlisted", unlisted), ("called", called)])
    }
}

fn agent(doc: Doc) -> Result<Line, WireError> {
    Fields::read(doc, &["policy"])?.required("policy").map(Line::Agent)
}

fn listed(doc: Doc) -> Result<Line, WireError> {
    let mut fields = Fields::read(doc, &["desired", "containers"])?;
    let desired = Version::new(fields.required::<String>("desired")?);
    Ok(Line::Listed { desired, containers: fields.required("containers")? })
}

fn unlisted(doc: Doc) -> Result<Line, WireError> {
    Ok(Line::Unlisted { error: Fields::read(doc, &["error"])?.required("error")? })
}

fn called(doc: Doc) -> Result<Line, WireError> {
    let mut fields = Fields::read(doc, &["call", "container", "workload", "replica", "image", "error"])?;
    let call: String = fields.required("call")?;
    let mut container = || fields.required::<String>("container").map(ContainerId::new);
    let call = match call.as_str() {
        "stop" => Call::Stop(container()?),
        "drain" => Call::Drain(container()?),
        "restart" => Call::Restart(container()?),
        "ensureImage" => Call::EnsureImage(ImageRef::new(fields.required::<String>("image")?)),
        "create" => {
            let workload = WorkloadId::new(fields.required::<String>("workload")?);
            Call::Create(workload, fields.required::<Whole<i32>>("replica")?.0)
        }
        other => return Err(WireError::new(format!("unknown call {other:?}")).under("call")),
    };
    Ok(Line::Called(call, fields.optional("error")?))
}

impl Decode for Container {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let known = &[
            "id",
            "workload",
            "egg",
            "image",
            "version",
            "state",
            "healthy",
            "restartCount",
            "replica",
            "publishedPort",
            "legacy",
        ];
        let mut fields = Fields::read(doc, known)?;
        Ok(Self {
            id: ContainerId::new(fields.required::<String>("id")?),
            workload: WorkloadId::new(fields.required::<String>("workload")?),
            egg: fields.required::<String>("egg")?.as_str().into(),
            blob: "".into(),
            image: fields.optional::<String>("image")?.map(ImageRef::new),
            version: fields.optional::<String>("version")?.map(Version::new),
            state: fields.required("state")?,
            healthy: fields.required("healthy")?,
            restart_count: fields.required::<Whole<u32>>("restartCount")?.0,
            replica: fields.required::<Whole<i32>>("replica")?.0,
            published_port: fields.optional::<Whole<u16>>("publishedPort")?.map(|port| port.0),
            legacy: fields.required("legacy")?,
        })
    }
}

impl Decode for Policy {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        unit(doc, &Self::ALL.map(|policy| (policy.name(), policy)))
    }
}

impl Decode for ContainerState {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        unit(doc, &Self::ALL.map(|state| (state.name(), state)))
    }
}
