//! A host that runs many workloads, with ten containers each.

use selvedge_model::reconcile::{Container, ContainerState, DesiredState, Policy, WorkloadSpec};

/// How many containers each workload has.
pub const REPLICAS: i32 = 10;

/// This many workloads, and a container in each of their slots. They are as they should be, but for one workload in a
/// hundred, of which one container has crashed, one is a duplicate and one is stale.
#[must_use]
pub fn host(policy: Policy, workloads: usize) -> (DesiredState, Vec<Container>) {
    let names = (0..workloads).map(|index| format!("workload-{index}"));
    let workloads = names.map(|name| WorkloadSpec::new(&name, "image:1", REPLICAS)).collect();
    let desired = DesiredState { host: "host".into(), version: "v1".into(), workloads };
    let mut actual = Vec::new();
    for (index, spec) in desired.workloads.iter().enumerate() {
        let version = policy.version(&desired, spec);
        actual.extend((0..REPLICAS).map(|replica| {
            let id = format!("container-{index}-{replica}").as_str().into();
            let created = Container::created(id, spec, &version, replica);
            Container { state: ContainerState::Running, healthy: true, ..created }
        }));
        if index % 100 == 0 {
            let [.., stale, duplicate, crashed] = actual.as_mut_slice() else { continue };
            stale.image = Some("image:0".into());
            duplicate.replica -= 1;
            (crashed.state, crashed.healthy) = (ContainerState::Crashed, false);
        }
    }
    (desired, actual)
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_model::reconcile::{Action, Memory};

    /// What the benchmark compares is not all the same: every action is planned.
    #[test]
    fn both_policies_find_something_to_do() {
        for policy in Policy::ALL {
            let (desired, actual) = host(policy, 200);
            assert_eq!(actual.len(), 2000);
            let (plan, _) = policy.plan(&desired, &actual, &Memory::default());
            policy.check_plan(&desired, &actual, &plan).unwrap();
            let count = |action| plan.steps.iter().filter(|step| step.action == action).count();
            let counts = [Action::Start, Action::Stop, Action::Restart, Action::Roll].map(count);
            // The duplicate leaves its own slot empty. In the other Seed keeps the stale one and rolls it; Steady keeps the
            // duplicate, which serves and is up to date.
            let expected = match policy {
                Policy::Seed => [4, 2, 2, 2],
                Policy::Steady => [2, 0, 2, 2],
            };
            assert_eq!(counts, expected, "{policy:?}");
        }
    }
}
