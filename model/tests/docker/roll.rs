//! From one image to another.

use crate::agent::Scenario;
use selvedge_model::reconcile::{ContainerState, ImageRef, Policy};

#[test]
fn another_image_rolls_every_slot() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("image", policy) else { return };
        scenario.want("app:1", 2);
        let agent = scenario.start();
        scenario.wait_for_goal();
        scenario.want("app:2", 2);
        let checked = scenario.end(agent);
        assert!(checked.end.iter().all(|container| container.image == Some(ImageRef::new("app:2"))));
        assert_eq!(checked.calls, 6, "two starts, two rolls, two starts");
    }
}

/// RD-3: the source ends what serves before it knows whether there will be anything else.
#[test]
fn an_image_that_cannot_be_had_empties_the_slot_under_seed_only() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("no-image", policy) else { return };
        scenario.want("app:1", 1);
        let agent = scenario.start();
        let before = scenario.wait_for_goal();
        scenario.want("localhost:1/none:1", 1);
        scenario.wait_for_log("not converged", 2);
        assert!(scenario.log().contains("start web/0: "), "{}", scenario.log());
        let left = scenario.containers();
        match policy {
            Policy::Seed => assert!(left.is_empty(), "{left:#?}"),
            Policy::Steady => assert_eq!(left, before),
        }
        scenario.want("app:2", 1);
        scenario.end(agent);
    }
}

/// RD-6: what does not come up does not pile up, and what came before it serves on.
#[test]
fn an_image_that_crashes_leaves_the_old_container_serving_under_steady() {
    let Some(mut scenario) = Scenario::new("crashing", Policy::Steady) else { return };
    scenario.want("app:1", 1);
    let agent = scenario.start();
    let before = scenario.wait_for_goal();
    scenario.want("app:crash", 1);
    let now = scenario.wait("crashed", |now| now.iter().any(|container| container.state == ContainerState::Crashed));
    assert!(now.len() == 2 && now.contains(&before[0]), "{now:#?}");
    scenario.want("app:2", 1);
    let checked = scenario.end(agent);
    assert_eq!(checked.end.len(), 1);
}

#[test]
fn a_container_of_an_older_agent_is_replaced() {
    for policy in Policy::ALL {
        let Some(mut scenario) = Scenario::new("legacy", policy) else { return };
        let labels = [(scenario.label("managed"), "true"), (scenario.label("workload"), "web")];
        let old = scenario.raw().create(&scenario.label("old"), &labels);
        scenario.raw().start(&old);
        let listed = scenario.containers();
        assert!(listed.len() == 1 && listed[0].legacy && listed[0].replica == 0, "{listed:#?}");
        scenario.want("app:1", 1);
        let agent = scenario.start();
        let checked = scenario.end(agent);
        assert_eq!((checked.end.len(), checked.calls), (1, 2));
        assert!(!checked.end[0].legacy);
    }
}
