//! The controller against an API server in this process.

mod server;

use futures_util::StreamExt;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use selvedge_example_controller::reconcile::{Context, Error, reconcile, run};
use selvedge_example_controller::resource::Resource;
use serde_json::{Value, json};
use server::{AGENTS, Cluster, DEPLOYMENTS, JOBS, definition};
use std::pin::pin;
use std::sync::Arc;

const NAME: &str = "web";

fn agent(generation: i64, spec: &Value) -> Value {
    json!({
        "apiVersion": "loom.beyond10x.dev/v1alpha1", "kind": "LoomAgent", "metadata": { "generation": generation }, "spec": spec,
    })
}

fn child(kind: &str, conditions: &Value) -> Value {
    json!({ "kind": kind, "status": { "conditions": conditions } })
}

fn context(cluster: &Cluster) -> Arc<Context> {
    let now = || "2026-01-01T00:00:00Z".parse().expect("an instant");
    Arc::new(Context { client: cluster.client(), now })
}

/// One turn of the loop on what the cluster holds now; the status afterwards.
async fn turn(cluster: &Cluster) -> Result<Value, Error> {
    let resource: Resource = serde_json::from_value(cluster.get(AGENTS, NAME)).expect("a resource");
    reconcile(Arc::new(resource), context(cluster)).await?;
    Ok(cluster.get(AGENTS, NAME)["status"].clone())
}

/// The status of each condition, in order.
fn conditions(status: &Value) -> [&str; 4] {
    [0, 1, 2, 3].map(|index| status["conditions"][index]["status"].as_str().expect("a condition"))
}

#[tokio::test]
async fn a_command_runs_and_completes_and_starts_over() {
    let cluster = Cluster::new();
    cluster.put(AGENTS, NAME, agent(1, &json!({ "routes": [], "command": {} })));
    let status = turn(&cluster).await.expect("a turn");
    assert_eq!((&status["state"], conditions(&status)), (&json!("Running"), ["True", "Unknown", "Unknown", "Unknown"]));
    // Neither a Job that is not there nor one that runs brings it on, and nothing is written in vain.
    assert_eq!(turn(&cluster).await.expect("a turn"), status);
    cluster.put(JOBS, NAME, child("Job", &json!([])));
    assert_eq!(turn(&cluster).await.expect("a turn"), status);
    assert_eq!(cluster.writes(), 1);
    let complete = json!([{ "type": "Complete", "status": "True", "lastTransitionTime": "2026-01-02T00:00:00Z" }]);
    cluster.put(JOBS, NAME, child("Job", &complete));
    let status = turn(&cluster).await.expect("a turn");
    assert_eq!((&status["state"], conditions(&status)), (&json!("Completed"), ["True", "Unknown", "True", "Unknown"]));
    assert_eq!(status["run"], json!({ "finishedAt": "2026-01-02T00:00:00Z" }));
    let mut again = cluster.get(AGENTS, NAME);
    again["metadata"]["generation"] = 2.into();
    cluster.put(AGENTS, NAME, again);
    let status = turn(&cluster).await.expect("a turn");
    assert_eq!(
        (&status["state"], &status["observedGeneration"], status.get("run")),
        (&json!("Running"), &json!(2), None)
    );
}

#[tokio::test]
async fn a_server_degrades_and_recovers() {
    let cluster = Cluster::new();
    cluster.put(AGENTS, NAME, agent(1, &json!({ "routes": {} })));
    turn(&cluster).await.expect("a turn");
    for (available, state, condition) in [("False", "Degraded", "False"), ("True", "Running", "True")] {
        let told = json!([{ "type": "Available", "status": available }]);
        cluster.put(DEPLOYMENTS, NAME, child("Deployment", &told));
        let status = turn(&cluster).await.expect("a turn");
        assert_eq!((status["state"].as_str(), conditions(&status)[1]), (Some(state), condition));
    }
}

#[tokio::test]
async fn a_spec_that_does_not_pass_is_refused_until_the_next() {
    let cluster = Cluster::new();
    cluster.put(AGENTS, NAME, agent(1, &json!({ "routes": {}, "workspace": { "mountPath": "here" } })));
    let status = turn(&cluster).await.expect("a turn");
    assert_eq!((&status["state"], conditions(&status)[0]), (&json!("Refused"), "False"));
    assert_eq!(status["check"]["message"], "workspace.mountPath: `here` is no absolute path");
    cluster.put(DEPLOYMENTS, NAME, child("Deployment", &json!([])));
    assert_eq!(turn(&cluster).await.expect("a turn"), status, "whatever its children do");
}

/// A condition that keeps its status keeps its time.
#[tokio::test]
async fn conditions_tell_since_when() {
    let cluster = Cluster::new();
    cluster.put(AGENTS, NAME, agent(1, &json!({ "routes": {} })));
    turn(&cluster).await.expect("a turn");
    let mut earlier = cluster.get(AGENTS, NAME);
    for condition in earlier["status"]["conditions"].as_array_mut().expect("conditions") {
        condition["lastTransitionTime"] = "2025-01-01T00:00:00Z".into();
    }
    cluster.put(AGENTS, NAME, earlier);
    cluster.put(DEPLOYMENTS, NAME, child("Deployment", &json!([])));
    let status = turn(&cluster).await.expect("a turn");
    let since = |index: usize| status["conditions"][index]["lastTransitionTime"].as_str();
    assert_eq!((since(0), since(1)), (Some("2025-01-01T00:00:00Z"), Some("2026-01-01T00:00:00Z")));
}

#[tokio::test]
async fn who_comes_too_late_tries_again() {
    let cluster = Cluster::new();
    cluster.put(AGENTS, NAME, agent(1, &json!({ "routes": {} })));
    let late: Resource = serde_json::from_value(cluster.get(AGENTS, NAME)).expect("a resource");
    cluster.put(AGENTS, NAME, agent(2, &json!({ "routes": {} })));
    let error = reconcile(Arc::new(late), context(&cluster)).await.expect_err("it was changed");
    assert!(matches!(&error, Error::Cluster(kube::Error::Api(status)) if status.code == 409), "{error}");
    assert_eq!(turn(&cluster).await.expect("a turn")["observedGeneration"], 2);
}

#[tokio::test]
async fn a_status_that_no_run_leaves_is_told() {
    let cluster = Cluster::new();
    let mut agent = agent(1, &json!({ "routes": {} }));
    agent["status"] = json!({ "state": "Completed", "observedGeneration": 1 });
    cluster.put(AGENTS, NAME, agent);
    let error = turn(&cluster).await.expect_err("no check and no run");
    assert!(error.to_string().contains("no row of LoomAgent: at `check`"), "{error}");
    assert_eq!(cluster.writes(), 0);
}

/// The whole loop of kube-rs: what is there when it starts is brought on.
#[tokio::test]
async fn the_loop_begins_with_what_is_there() {
    let cluster = Cluster::new();
    for name in ["one", "two"] {
        cluster.put(AGENTS, name, agent(1, &json!({ "routes": {} })));
    }
    let mut reconciled = pin!(run(&context(&cluster)));
    for _ in 0..2 {
        reconciled.next().await.expect("it goes on").expect("a turn");
    }
    for name in ["one", "two"] {
        assert_eq!(cluster.get(AGENTS, name)["status"]["state"], "Running");
    }
}

/// What is exported is what the cluster's own types take, with nothing left over.
#[test]
fn the_definition_is_one() {
    let definition = definition();
    let read: CustomResourceDefinition = serde_json::from_value(definition.clone()).expect("a definition");
    // Kubernetes has bounds of numbers as fractions.
    let written = serde_json::to_value(read).expect("JSON").to_string().replace(":0.0,", ":0,");
    assert_eq!(written, definition.to_string());
}
