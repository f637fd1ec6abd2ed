//! Each call of the adapter, made again: what is already so is a success.

use crate::agent::Scenario;
use selvedge_model::reconcile::{ContainerId, Engine, Order, Others, Policy, WorkloadSpec};

#[test]
fn rc_26_what_has_ended_is_stopped_with_success() {
    let Some(mut scenario) = Scenario::new("again", Policy::Seed) else { return };
    let spec = WorkloadSpec::new("web", "app:1", 1);
    let order = Order { spec: &spec, version: "v1".into(), replica: 0, others: Others::Replace };
    let id = scenario.engine().create(&order).unwrap();
    scenario.raw().stop(id.as_str());
    scenario.engine().stop(&id).unwrap();
    assert!(scenario.containers().is_empty());
    let gone = ContainerId::new("0123456789ab");
    for id in [&id, &gone] {
        scenario.engine().stop(id).unwrap();
        scenario.engine().drain(id).unwrap();
        scenario.engine().restart(id).unwrap();
    }
    scenario.clean();
}

#[test]
fn rc_27_to_create_is_idempotent_by_slot() {
    let Some(mut scenario) = Scenario::new("create", Policy::Seed) else { return };
    let spec = WorkloadSpec::new("web", "app:1", 1);
    let order = |version: &str, others| Order { spec: &spec, version: version.into(), replica: 0, others };
    let first = scenario.engine().create(&order("v1", Others::Replace)).unwrap();
    // It runs: to start it again is a success.
    assert_eq!(scenario.engine().create(&order("v1", Others::Replace)).unwrap(), first);
    // It has ended: it is started.
    scenario.raw().stop(first.as_str());
    assert_eq!(scenario.engine().create(&order("v1", Others::Keep)).unwrap(), first);
    assert!(scenario.raw().running_since(first.as_str()).is_some());
    // Another version: beside it, or instead of it.
    let second = scenario.engine().create(&order("v2", Others::Keep)).unwrap();
    assert_eq!(scenario.containers().len(), 2);
    let third = scenario.engine().create(&order("v3", Others::Replace)).unwrap();
    let left: Vec<_> = scenario.containers().into_iter().map(|container| container.id).collect();
    assert!(left == [third.clone()] && third != second, "{left:?}");
    scenario.clean();
}

#[test]
fn what_a_container_is_made_from_reaches_the_engine() {
    let Some(mut scenario) = Scenario::new("spec", Policy::Seed) else { return };
    let mut spec = WorkloadSpec::new("web", "app:1", 1);
    spec.env = vec!["PATH".into(), "SURELY_NOT_SET".into()];
    spec.limits.memory_mb = Some(64);
    spec.limits.cpu_floor = Some(250);
    spec.limits.cpu_burst = Some(500);
    spec.limits.pids_limit = Some(32);
    spec.limits.read_only_rootfs = true;
    spec.limits.dropped_caps = vec!["NET_RAW".into()];
    spec.volumes = vec![selvedge_model::reconcile::Volume { name: "data".into(), target: "/data".into() }];
    let order = Order { spec: &spec, version: "v1".into(), replica: 3, others: Others::Replace };
    let id = scenario.engine().create(&order).unwrap();
    let inspected = scenario.raw().with(|docker| async move { docker.inspect_container(id.as_str(), None).await });
    let (config, host) = (inspected.config.unwrap(), inspected.host_config.unwrap());
    assert_eq!(config.env.unwrap(), [format!("PATH={}", std::env::var("PATH").unwrap())]);
    assert_eq!((host.memory, host.pids_limit), (Some(64 * 1024 * 1024), Some(32)));
    assert_eq!((host.cpu_shares, host.nano_cpus), (Some(256), Some(500_000_000)));
    assert_eq!((host.readonly_rootfs, host.cap_drop.unwrap()), (Some(true), vec!["NET_RAW".to_owned()]));
    assert_eq!(host.binds.unwrap(), [format!("{}-web-3-data:/data", scenario.label("")).replace(".-", "-")]);
    scenario.clean();
}
