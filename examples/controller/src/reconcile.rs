//! The loop: whenever a resource or one of its children changes, the resource is brought a step on.

use crate::resource::{self, Resource};
use crate::{decide, observe};
use futures_util::Stream;
use jiff::Timestamp;
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::batch::v1::Job;
use kube::api::PostParams;
use kube::runtime::controller::{self, Action, Controller};
use kube::runtime::reflector::ObjectRef;
use kube::runtime::watcher;
use kube::{Api, Client, ResourceExt};
use selvedge::wire::WireError;
use selvedge_model::loom_agent::ResourceName;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// How long is waited after something went wrong.
const PAUSE: Duration = Duration::from_secs(5);

/// What reconciling needs.
pub struct Context {
    /// The cluster.
    pub client: Client,
    /// The time at which a condition changes.
    pub now: fn() -> Timestamp,
}

/// Why a resource could not be brought on. It is tried again.
#[derive(Debug)]
pub enum Error {
    /// The cluster does not answer, or the resource was changed meanwhile.
    Cluster(kube::Error),
    /// The status is no row.
    Status(WireError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cluster(error) => error.fmt(f),
            Self::Status(error) => write!(f, "the status is no row of LoomAgent: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<kube::Error> for Error {
    fn from(error: kube::Error) -> Self {
        Self::Cluster(error)
    }
}

impl From<WireError> for Error {
    fn from(error: WireError) -> Self {
        Self::Status(error)
    }
}

/// Brings a resource a step on, and writes its status if that changed.
///
/// The whole status is replaced, with the version of the resource that was read: if somebody changed it meanwhile, the cluster
/// refuses, and the step is taken anew on what is there then.
///
/// # Errors
/// As [`Error`] says.
pub async fn reconcile(resource: Arc<Resource>, context: Arc<Context>) -> Result<Action, Error> {
    let (name, namespace) = (resource.name_any(), resource.namespace().unwrap_or_default());
    let before = resource::row(&resource)?;
    let generation = resource.metadata.generation.unwrap_or_default();
    let applied = decide::applied(before.clone(), &ResourceName::new(name.as_str()), generation);
    let observed = observe::observe(&context.client, &namespace, &name, &resource.spec).await?;
    let after = decide::next(applied, &resource.spec, observed.as_ref());
    if before.as_ref() != Some(&after) {
        let status = resource::status(&after, resource.status.as_ref(), (context.now)())?;
        let changed = Resource { status: Some(status), ..Resource::clone(&resource) };
        let api: Api<Resource> = Api::namespaced_with(context.client.clone(), &namespace, &resource::api_resource());
        api.replace_status(&name, &PostParams::default(), &changed).await?;
    }
    Ok(Action::await_change())
}

/// What came of a resource in the loop.
pub type Reconciled = Result<(ObjectRef<Resource>, Action), controller::Error<Error, watcher::Error>>;

/// Runs the controller over all namespaces, until the stream is dropped.
pub fn run(context: &Arc<Context>) -> impl Stream<Item = Reconciled> + use<> {
    let client = || context.client.clone();
    let resources = Api::all_with(client(), &resource::api_resource());
    Controller::new_with(resources, watcher::Config::default(), resource::api_resource())
        .owns(Api::<Deployment>::all(client()), watcher::Config::default())
        .owns(Api::<Job>::all(client()), watcher::Config::default())
        .run(reconcile, |_, _, _| Action::requeue(PAUSE), Arc::clone(context))
}
