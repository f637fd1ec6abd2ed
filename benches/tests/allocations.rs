//! What comparing a host allocates: in proportion to what runs on it, and nothing of what a workload's containers are made
//! from. Allocations are the same in every run, so they can be held where time cannot.

use allocation_counter::{AllocationInfo, measure};
use selvedge_benches::host::host;
use selvedge_model::reconcile::{Container, DesiredState, Memory, Policy};
use std::hint::black_box;

fn allocated(policy: Policy, (desired, actual): &(DesiredState, Vec<Container>)) -> AllocationInfo {
    measure(|| drop(black_box(policy.plan(desired, actual, &Memory::default()))))
}

/// Not one spec is cloned: to fill every one of them makes less of a difference than a single clone.
#[test]
fn no_spec_is_cloned() {
    for policy in Policy::ALL {
        let bare = host(policy, 100);
        let (mut desired, mut actual) = bare.clone();
        for spec in &mut desired.workloads {
            spec.hostnames = vec!["a.host.example".into(); 100];
            spec.env = vec!["NAME".into(); 100];
            spec.limits.dropped_caps = vec!["CAP".into(); 100];
        }
        for container in &mut actual {
            let spec = desired.workloads.iter().find(|spec| spec.id == container.workload);
            container.version = spec.map(|spec| policy.version(&desired, spec));
        }
        let filled = (desired, actual);
        let (plan, _) = policy.plan(&filled.0, &filled.1, &Memory::default());
        assert_eq!(plan, policy.plan(&bare.0, &bare.1, &Memory::default()).0, "the same is to be done");
        // Versions are other texts, whose making may take some bytes more or fewer.
        let clone = measure(|| drop(black_box(filled.0.workloads[0].clone())));
        let (filled, bare) = (allocated(policy, &filled), allocated(policy, &bare));
        assert!(clone.bytes_total > 1_000, "a clone would be seen: {clone:?}");
        assert!(filled.bytes_total < bare.bytes_total + clone.bytes_total, "{policy:?}: {filled:?}, {bare:?}");
    }
}

/// Ten times the workloads, ten times the allocations.
#[test]
fn allocations_are_linear() {
    for policy in Policy::ALL {
        let (few, many) = (allocated(policy, &host(policy, 1_000)), allocated(policy, &host(policy, 10_000)));
        assert!(few.count_total > 0);
        assert!(many.count_total <= few.count_total * 11, "{policy:?}: {few:?}, {many:?}");
        assert!(many.bytes_total <= few.bytes_total * 20, "{policy:?}: {few:?}, {many:?}");
    }
}
