//! What an agent does about what is missing, too much, or broken.

use crate::agent::Scenario;
use selvedge_model::reconcile::{Container, Policy};

fn ids(containers: &[Container]) -> Vec<&str> {
    let mut ids: Vec<_> = containers.iter().map(|container| (container.replica, container.id.as_str())).collect();
    ids.sort_unstable();
    ids.into_iter().map(|(_, id)| id).collect()
}

#[test]
fn ten_slots_from_nothing_to_all_healthy() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("ten", policy) else { return };
        scenario.want("app:1", 10);
        let agent = scenario.start();
        let checked = scenario.end(agent);
        assert_eq!((checked.end.len(), checked.calls, checked.broken_off), (10, 10, 0));
    }
}

#[test]
fn a_crashed_container_is_restarted_in_place() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("crash", policy) else { return };
        scenario.want("app:1", 2);
        let agent = scenario.start();
        let before = scenario.wait_for_goal();
        let since = scenario.raw().running_since(before[0].id.as_str());
        scenario.raw().kill(before[0].id.as_str());
        let raw = scenario.raw();
        scenario.wait("restarted", |_| {
            let now = raw.running_since(before[0].id.as_str());
            now.is_some() && now != since
        });
        let checked = scenario.end(agent);
        assert_eq!(ids(&checked.end), ids(&before));
        // Two starts and the restart.
        assert_eq!(checked.calls, 3);
    }
}

#[test]
fn a_container_that_is_removed_by_hand_is_replaced() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("by-hand", policy) else { return };
        scenario.want("app:1", 2);
        let agent = scenario.start();
        let before = scenario.wait_for_goal();
        let removed = before[0].id.clone();
        scenario.raw().remove(removed.as_str());
        scenario.wait("replaced", |now| now.len() == 2 && now.iter().all(|container| container.id != removed));
        let checked = scenario.end(agent);
        assert!(checked.end.iter().any(|container| container.id == before[1].id), "the other is left alone");
    }
}

#[test]
fn a_scale_down_stops_the_last_slots() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("scale", policy) else { return };
        scenario.want("app:1", 3);
        let agent = scenario.start();
        let before = scenario.wait_for_goal();
        scenario.want("app:1", 1);
        let checked = scenario.end(agent);
        match policy {
            // The version is that of the whole host, so the container that remains is rolled as well (RD-4).
            Policy::Seed => assert_ne!(ids(&checked.end), ids(&before)[..1]),
            Policy::Steady => assert_eq!(ids(&checked.end), ids(&before)[..1]),
        }
    }
}

/// The next round is far away, and does not have to be waited for.
#[test]
fn a_change_of_the_file_begins_a_round() {
    let Some(mut scenario) = Scenario::new("watched", Policy::Steady) else { return };
    scenario.want("app:1", 1);
    let mut command = scenario.command();
    command.args(["--poll", "86400"]);
    let agent = scenario.spawn(command);
    scenario.wait_for_goal();
    scenario.want("app:1", 2);
    scenario.wait_for_goal();
    // The round that sees it.
    let same = std::fs::read_to_string(scenario.file("desired.json")).expect("it can be read");
    scenario.write(&same);
    let checked = scenario.end(agent);
    assert_eq!((checked.end.len(), checked.calls), (2, 2));
}

#[test]
fn without_replicas_the_workload_goes_cold() {
    let Some(mut scenario) = Scenario::new("cold", Policy::Seed) else { return };
    scenario.want("app:1", 1);
    let agent = scenario.start();
    scenario.wait_for_goal();
    scenario.want("app:1", 0);
    let checked = scenario.end(agent);
    assert_eq!((checked.end.len(), checked.calls), (0, 2));
}
