//! A container that is to be created, in the engine's words.

use super::Labels;
use crate::reconcile::{Limits, Order, Volume, WorkloadSpec};
use bollard::models::{ContainerCreateBody, HealthConfig, HostConfig, PortBinding};
use std::collections::BTreeMap;

/// Nanoseconds in a second.
const SECOND: i64 = 1_000_000_000;

/// Nanoseconds of processor time in a thousandth of a processor.
const MILLI_CPU: i64 = 1_000_000;

/// What the engine calls the weight of one whole processor.
const SHARES: i64 = 1024;

/// Bytes in a mebibyte.
const MEBIBYTE: i64 = 1024 * 1024;

/// The body of the request.
pub(super) fn body(order: &Order<'_>, labels: &Labels, network: Option<&str>) -> ContainerCreateBody {
    let spec = order.spec;
    let inherited = |name: &str| std::env::var(name).ok().map(|value| format!("{name}={value}"));
    ContainerCreateBody {
        image: Some(spec.image.to_string()),
        labels: Some(labels.of(order)),
        env: Some(spec.env.iter().filter_map(|name| inherited(name)).collect()),
        exposed_ports: spec.port.map(|port| vec![tcp(port)]),
        healthcheck: health_check(spec),
        host_config: Some(HostConfig {
            network_mode: network.map(str::to_owned),
            port_bindings: port_bindings(spec),
            binds: Some(binds(order, labels)),
            ..limited(&spec.limits)
        }),
        ..ContainerCreateBody::default()
    }
}

fn tcp(port: u16) -> String {
    format!("{port}/tcp")
}

/// The check runs in the container, which therefore needs `wget`.
fn health_check(spec: &WorkloadSpec) -> Option<HealthConfig> {
    let (port, path) = (spec.port?, spec.health_check_path.as_ref()?);
    let test = ["CMD", "wget", "-q", "-O", "/dev/null", &format!("http://127.0.0.1:{port}{path}")];
    Some(HealthConfig {
        test: Some(test.map(str::to_owned).to_vec()),
        interval: Some(2 * SECOND),
        timeout: Some(2 * SECOND),
        retries: Some(3),
        ..HealthConfig::default()
    })
}

fn port_bindings(spec: &WorkloadSpec) -> Option<bollard::models::PortMap> {
    let binding = PortBinding { host_ip: None, host_port: Some(spec.publish_port?.to_string()) };
    Some(BTreeMap::from([(tcp(spec.port?), Some(vec![binding]))]).into_iter().collect())
}

/// Each slot has its own volumes: two containers never work on one.
fn binds(order: &Order<'_>, labels: &Labels) -> Vec<String> {
    let bind = |volume: &Volume| format!("{}:{}", labels.volume(order, &volume.name), volume.target);
    order.spec.volumes.iter().map(bind).collect()
}

fn limited(limits: &Limits) -> HostConfig {
    let dropped = &limits.dropped_caps;
    HostConfig {
        memory: limits.memory_mb.map(|mebibytes| i64::from(mebibytes) * MEBIBYTE),
        // The engine knows weights instead of a floor: one processor's worth of it weighs as one processor.
        cpu_shares: limits.cpu_floor.map(|milli| (i64::from(milli) * SHARES / 1000).max(2)),
        nano_cpus: limits.cpu_burst.map(|milli| i64::from(milli) * MILLI_CPU),
        pids_limit: limits.pids_limit.map(i64::from),
        readonly_rootfs: Some(limits.read_only_rootfs),
        cap_drop: Some(dropped.iter().map(ToString::to_string).collect()),
        ..HostConfig::default()
    }
}
