//! What may be wanted of the hosts of each bound.

use selvedge_model::reconcile::{DesiredState, Volume, WorkloadSpec};

/// A workload: its name, its image, how many replicas.
type Workload = (&'static str, &'static str, i32);

/// The workloads of a host, in order. The same name twice is a mistake that somebody makes (RD-8).
type Host = (&'static str, &'static [Workload]);

const ONE: Host = ("one replica", &[("w", "a", 1), ("u", "a", 0)]);
const OTHER: Host = ("the same, beside another workload that has changed", &[("w", "a", 1), ("u", "b", 0)]);
const IMAGE: Host = ("one replica of another image", &[("w", "b", 1), ("u", "a", 0)]);
const NONE: Host = ("no replica", &[("w", "a", 0), ("u", "a", 0)]);
const TWICE: Host = ("two specs of one workload", &[("w", "a", 1), ("w", "b", 1)]);

/// The workloads of the largest bound. `v` has a volume.
pub(super) const NAMES: [&str; 3] = ["w", "u", "v"];

pub(super) fn small() -> Vec<(String, DesiredState)> {
    desired(&[ONE, OTHER, IMAGE, NONE, TWICE])
}

pub(super) fn stale() -> Vec<(String, DesiredState)> {
    desired(&[ONE, OTHER, IMAGE, TWICE])
}

pub(super) fn joint() -> Vec<(String, DesiredState)> {
    desired(&[
        ("one replica of each", &[("w", "a", 1), ("v", "a", 1)]),
        ("another image of one", &[("w", "b", 1), ("v", "a", 1)]),
        ("two specs of one", &[("w", "a", 1), ("w", "b", 1), ("v", "a", 1)]),
    ])
}

pub(super) fn full() -> Vec<(String, DesiredState)> {
    desired(&[
        ("at first", &[("w", "a", 1), ("u", "a", 2), ("v", "a", 1)]),
        ("another image of the second", &[("w", "a", 1), ("u", "b", 2), ("v", "a", 1)]),
        (
            "another image and more replicas of the first, fewer of the second",
            &[("w", "b", 2), ("u", "b", 1), ("v", "a", 1)],
        ),
        ("another image of the third, and nothing of the first", &[("w", "a", 0), ("u", "b", 1), ("v", "b", 1)]),
        (
            "two specs of the first, and nothing of the second",
            &[("w", "a", 1), ("w", "b", 1), ("u", "a", 0), ("v", "a", 1)],
        ),
    ])
}

fn desired(hosts: &[Host]) -> Vec<(String, DesiredState)> {
    let hosts = (1..).zip(hosts).map(|(version, (name, workloads))| {
        let workloads = workloads.iter().map(|(id, image, replicas)| spec(id, image, *replicas));
        let version = format!("{version}").as_str().into();
        ((*name).to_owned(), DesiredState { host: "host".into(), version, workloads: workloads.collect() })
    });
    hosts.collect()
}

fn spec(id: &str, image: &str, replicas: i32) -> WorkloadSpec {
    let volumes = if id == "v" { vec![Volume { name: "data".into(), target: "/data".into() }] } else { Vec::new() };
    WorkloadSpec { volumes, ..WorkloadSpec::new(id, image, replicas) }
}

/// A host with this workload and no other. Its version stays that of the whole.
pub(super) fn alone(host: &DesiredState, workload: &str) -> DesiredState {
    let workloads = host.workloads.iter().filter(|spec| spec.id.as_str() == workload).cloned().collect();
    DesiredState { workloads, ..host.clone() }
}

/// The same hosts for each workload by itself, which is called `w` there.
pub(super) fn by_workload(hosts: &[(String, DesiredState)]) -> Vec<(String, DesiredState)> {
    let each = NAMES.iter().flat_map(|workload| {
        hosts
            .iter()
            .map(move |(name, host)| (format!("`{workload}`, {name}"), renamed(&alone(host, workload), NAMES[0])))
    });
    each.collect()
}

/// A host with one workload, called otherwise.
pub(super) fn renamed(host: &DesiredState, name: &str) -> DesiredState {
    let specs = host.workloads.iter().map(|spec| WorkloadSpec {
        id: name.into(),
        egg: name.into(),
        blob: name.into(),
        ..spec.clone()
    });
    DesiredState { workloads: specs.collect(), ..host.clone() }
}
