//! A desired state that is read: its one form, and what each mistake says.

use selvedge_model::reconcile::{DesiredState, Limits, Policy, Volume, WorkloadSpec};
use serde_json::{Value, json};

fn full() -> Value {
    json!({
        "host": "host-1",
        "version": "f00d",
        "workloads": [
            { "id": "web", "egg": "egg-1", "blob": "blob-1", "image": "web:1", "replicas": 2 },
            {
                "id": "db", "egg": "egg-2", "blob": "blob-2", "image": "db:1", "replicas": 1,
                "port": 5432, "publishPort": 15432, "hostnames": ["db.example"], "env": ["PASSWORD"],
                "healthCheckPath": "/healthy",
                "limits": {
                    "memoryMb": 64, "cpuFloor": 100, "cpuBurst": 500, "pidsLimit": 32, "readOnlyRootfs": true,
                    "droppedCaps": ["NET_RAW"],
                },
                "volumes": [{ "name": "data", "target": "/data" }],
            },
        ],
    })
}

fn read(text: &str, policy: Policy) -> Result<DesiredState, String> {
    DesiredState::from_json(text, policy).map_err(|error| error.to_string())
}

#[test]
fn every_field_is_read() {
    let plain = |id: &str, egg: &str, blob: &str, image, replicas| WorkloadSpec {
        egg: egg.into(),
        blob: blob.into(),
        ..WorkloadSpec::new(id, image, replicas)
    };
    let db = WorkloadSpec {
        port: Some(5432),
        publish_port: Some(15432),
        hostnames: vec!["db.example".into()],
        env: vec!["PASSWORD".into()],
        health_check_path: Some("/healthy".into()),
        limits: Limits {
            memory_mb: Some(64),
            cpu_floor: Some(100),
            cpu_burst: Some(500),
            pids_limit: Some(32),
            read_only_rootfs: true,
            dropped_caps: vec!["NET_RAW".into()],
        },
        volumes: vec![Volume { name: "data".into(), target: "/data".into() }],
        ..plain("db", "egg-2", "blob-2", "db:1", 1)
    };
    let workloads = vec![plain("web", "egg-1", "blob-1", "web:1", 2), db];
    let expected = DesiredState { host: "host-1".into(), version: "f00d".into(), workloads };
    for policy in [Policy::Seed, Policy::Steady] {
        assert_eq!(read(&full().to_string(), policy), Ok(expected.clone()));
    }
}

/// Cut anywhere, the text is refused: a file that is half written is never taken for a smaller desired state.
#[test]
fn half_a_file_is_refused() {
    let text = full().to_string();
    for end in 0..text.len() {
        let told = read(&text[..end], Policy::Seed).unwrap_err();
        assert!(told.starts_with("at line 1 column "), "{told}");
    }
}

#[test]
fn each_mistake_names_its_place() {
    let mistakes = [
        ("/version", json!(""), "at `version`: expected a text that is not empty, found \"\""),
        (
            "/workloads/0/replicas",
            json!(1.5),
            "at `workloads[0].replicas`: expected an integer, found a number that is no 64-bit integer",
        ),
        (
            "/workloads/0/replicas",
            json!(3_000_000_000_i64),
            "at `workloads[0].replicas`: 3000000000 does not fit its 32 bits",
        ),
        ("/workloads/0/replicas", json!(10_001), "at `workloads[0].replicas`: more than 10000 replicas"),
        ("/workloads/0/image", Value::Null, "at `workloads[0].image`: expected a text, found null"),
        (
            "/workloads/0/id",
            json!("a/b"),
            "at `workloads[0].id`: expected a letter or digit, and then letters, digits, `_`, `.` or `-`, found \"a/b\"",
        ),
        ("/workloads/1/port", json!(70_000), "at `workloads[1].port`: 70000 does not fit its 16 bits"),
        (
            "/workloads/1/healthCheckPath",
            json!("healthy"),
            "at `workloads[1].healthCheckPath`: expected a path that begins with `/`, found \"healthy\"",
        ),
        ("/workloads/1/env/0", json!(1), "at `workloads[1].env[0]`: expected a text, found an integer"),
        (
            "/workloads/1/limits",
            json!({ "memoryMB": 1 }),
            "at `workloads[1].limits.memoryMB`: unknown key \"memoryMB\", did you mean `memoryMb`?",
        ),
        (
            "/workloads/1/volumes/0/target",
            json!("data"),
            "at `workloads[1].volumes[0].target`: expected a path that begins with `/`, found \"data\"",
        ),
    ];
    for (place, value, expected) in mistakes {
        let mut document = full();
        *document.pointer_mut(place).expect(place) = value;
        assert_eq!(read(&document.to_string(), Policy::Seed), Err(expected.to_owned()));
    }
    let mut without_port = full();
    without_port["workloads"][1].as_object_mut().unwrap().remove("port");
    let told = "at `workloads[1].publishPort`: needs a `port` beside it";
    assert_eq!(read(&without_port.to_string(), Policy::Seed), Err(told.to_owned()));
}

/// What the source takes, `Steady` refuses.
#[test]
fn duplicates_and_negative_replicas_are_mistakes_under_steady_only() {
    let change = |place: &str, value: Value| {
        let mut document = full();
        *document.pointer_mut(place).expect("it is there") = value;
        document.to_string()
    };
    let twice = change("/workloads/1/id", json!("web"));
    let told = "at `workloads[1].id`: the workload `web` stands here twice: give each its own name";
    assert_eq!(read(&twice, Policy::Steady), Err(told.to_owned()));
    assert!(read(&twice, Policy::Seed).is_ok());
    let negative = change("/workloads/0/replicas", json!(-2));
    let told = "at `workloads[0].replicas`: -2 replicas: to run none, say 0";
    assert_eq!(read(&negative, Policy::Steady), Err(told.to_owned()));
    assert!(read(&negative, Policy::Seed).is_ok());
}
