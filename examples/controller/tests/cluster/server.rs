//! An API server in this process: objects by their paths, spoken to by kube's own client, without a network.

use http::{Method, Request, Response, StatusCode};
use jsonschema::Validator;
use kube::Client;
use kube::client::Body;
use selvedge_model::loom_agent::{GROUP, SOURCE};
use selvedge_spec::ir::EntityId;
use selvedge_spec::{declare, export, source};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};

/// The collection of `LoomAgents` in the namespace of the tests.
pub(crate) const AGENTS: &str = "/apis/loom.beyond10x.dev/v1alpha1/namespaces/default/loomagents";
pub(crate) const JOBS: &str = "/apis/batch/v1/namespaces/default/jobs";
pub(crate) const DEPLOYMENTS: &str = "/apis/apps/v1/namespaces/default/deployments";

/// The definition of the resource, as it is exported.
pub(crate) fn definition() -> Value {
    let tokens = source::lifecycles(SOURCE).expect("it is Rust").remove(0);
    let (system, _) = declare(tokens).sound().expect("it is sound");
    export::crd(&system, EntityId(0), GROUP).expect("it can be exported")
}

/// What the cluster holds.
#[derive(Clone)]
pub(crate) struct Cluster(Arc<Mutex<Held>>);

struct Held {
    objects: BTreeMap<String, Value>,
    /// What is asked of an object of the custom resource.
    schema: Validator,
    /// How many statuses were written.
    writes: u64,
}

impl Cluster {
    pub(crate) fn new() -> Self {
        let schema = &definition()["spec"]["versions"][0]["schema"]["openAPIV3Schema"];
        let schema = jsonschema::options().should_validate_formats(true).build(schema).expect("it is a schema");
        Self(Arc::new(Mutex::new(Held { objects: BTreeMap::new(), schema, writes: 0 })))
    }

    pub(crate) fn client(&self) -> Client {
        let cluster = self.clone();
        Client::new(tower::service_fn(move |request| cluster.clone().answer(request)), "default")
    }

    /// Puts an object there; one of another version if it was there.
    pub(crate) fn put(&self, collection: &str, name: &str, mut object: Value) {
        let mut held = self.0.lock().expect("no test panics with it");
        let path = format!("{collection}/{name}");
        let former = held.objects.get(&path).and_then(|object| version(object).parse().ok()).unwrap_or(0_u64);
        object["metadata"]["name"] = name.into();
        object["metadata"]["namespace"] = "default".into();
        object["metadata"]["resourceVersion"] = (former + 1).to_string().into();
        held.objects.insert(path, object);
    }

    pub(crate) fn get(&self, collection: &str, name: &str) -> Value {
        self.0.lock().expect("no test panics with it").objects[&format!("{collection}/{name}")].clone()
    }

    pub(crate) fn writes(&self) -> u64 {
        self.0.lock().expect("no test panics with it").writes
    }

    async fn answer(self, request: Request<Body>) -> Result<Response<Body>, Infallible> {
        let (parts, body) = request.into_parts();
        let (path, query) = (parts.uri.path(), parts.uri.query().unwrap_or_default());
        if query.contains("watch=true") {
            // Nothing ever changes behind the back of the tests.
            return std::future::pending().await;
        }
        let (status, object) = match (parts.method, path.strip_suffix("/status")) {
            (Method::GET, None) => self.read(path),
            (Method::PUT, Some(path)) => {
                let body = body.collect_bytes().await.expect("a body in memory");
                self.write(path, &serde_json::from_slice(&body).expect("JSON"))
            }
            (method, _) => panic!("the controller does not {method} {path}"),
        };
        let response = Response::builder().status(status).body(Body::from(object.to_string().into_bytes()));
        Ok(response.expect("a response"))
    }

    /// One object, or the list of a kind in all namespaces.
    fn read(&self, path: &str) -> (StatusCode, Value) {
        let held = self.0.lock().expect("no test panics with it");
        if let Some(object) = held.objects.get(path) {
            return (StatusCode::OK, object.clone());
        }
        if path.contains("/namespaces/") {
            return refused(StatusCode::NOT_FOUND, "NotFound", path);
        }
        let (group, kind) = path.rsplit_once('/').expect("a path");
        let is_of = |path: &&String| path.starts_with(group) && path.contains(&format!("/{kind}/"));
        let items: Vec<&Value> =
            held.objects.iter().filter(|(path, _)| is_of(path)).map(|(_, object)| object).collect();
        (
            StatusCode::OK,
            json!({ "apiVersion": "v1", "kind": "List", "metadata": { "resourceVersion": "1" }, "items": items }),
        )
    }

    /// Takes a status in: of the version that is there, and as the definition has it.
    fn write(&self, path: &str, object: &Value) -> (StatusCode, Value) {
        let mut held = self.0.lock().expect("no test panics with it");
        let here = held.objects.get(path).expect("it was read before");
        if version(here) != version(object) {
            return refused(StatusCode::CONFLICT, "Conflict", "the object has been modified");
        }
        if let Err(fault) = held.schema.validate(object) {
            return refused(StatusCode::UNPROCESSABLE_ENTITY, "Invalid", &fault.to_string());
        }
        let mut object = object.clone();
        object["metadata"]["resourceVersion"] = format!("{}0", version(here)).into();
        held.objects.insert(path.to_owned(), object.clone());
        held.writes += 1;
        (StatusCode::OK, object)
    }
}

fn version(object: &Value) -> &str {
    object["metadata"]["resourceVersion"].as_str().expect("a version")
}

fn refused(status: StatusCode, reason: &str, message: &str) -> (StatusCode, Value) {
    let told = json!({
        "apiVersion": "v1", "kind": "Status", "status": "Failure", "code": status.as_u16(), "reason": reason, "message": message,
    });
    (status, told)
}
