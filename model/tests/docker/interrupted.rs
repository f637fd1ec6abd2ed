//! The agent dies.

use crate::agent::Scenario;
use selvedge_model::reconcile::{ContainerState, Policy};

/// Killed in the middle of a round, and the next one again: the third reaches what an undisturbed one reaches.
#[test]
fn an_agent_that_is_killed_in_a_round_is_taken_up_by_the_next() {
    let Some(mut scenario) = Scenario::new("killed", Policy::Steady) else { return };
    scenario.want("app:1", 10);
    for count in [1, 5] {
        let agent = scenario.start();
        scenario.wait("begun", |now| now.len() >= count);
        agent.kill();
        let left = scenario.containers().len();
        assert!((count..10).contains(&left), "{left} containers after the kill");
    }
    let agent = scenario.start();
    let checked = scenario.end(agent);
    assert_eq!((checked.end.len(), checked.broken_off), (10, 2));
}

/// RD-1, on a real engine: an agent that dies between creating a container and starting it leaves one that the source's
/// rules never touch again.
#[test]
fn a_container_that_was_created_and_not_started_is_a_wedge_under_seed_only() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("wedge", policy) else { return };
        scenario.want("app:1", 1);
        let agent = scenario.start();
        let before = scenario.wait_for_goal();
        agent.terminate();
        let (image, version) = (before[0].image.clone().unwrap(), before[0].version.clone().unwrap());
        scenario.raw().remove(before[0].id.as_str());
        let labels = [
            (scenario.label("managed"), "true"),
            (scenario.label("workload"), "web"),
            (scenario.label("replica"), "0"),
            (scenario.label("imageref"), image.as_str()),
            (scenario.label("version"), version.as_str()),
        ];
        let wedged = scenario.raw().create(&scenario.label("wedged"), &labels);
        assert_eq!(scenario.containers()[0].state, ContainerState::Pending);
        let agent = scenario.start();
        match policy {
            Policy::Seed => {
                let checked = scenario.wait_for_rounds(5);
                assert!(checked.last_plan.is_empty(), "{}", checked.last_plan);
                assert_eq!(scenario.containers()[0].state, ContainerState::Pending);
                agent.terminate();
                scenario.clean();
            }
            Policy::Steady => {
                let checked = scenario.end(agent);
                assert_ne!(checked.end[0].id.as_str(), wedged);
            }
        }
    }
}
