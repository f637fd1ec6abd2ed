//! The conditions of every reachable row, held to the rules of `LoomAgent` and to what Kubernetes asks of conditions.

use super::rows::{decoded, reachable};
use selvedge_model::loom_agent::{
    AnyLoomAgent, ConditionStatus, ConditionType, DeploymentAvailability, RunPhase, conditions,
};
use std::collections::BTreeSet;

/// What the rules say (LA-80 to LA-84), told from the typed states and not from the row.
fn expected(agent: &AnyLoomAgent) -> [ConditionStatus; 4] {
    use ConditionStatus::{False, True, Unknown};
    let available = |deployment: Option<DeploymentAvailability>| match deployment {
        None => Unknown,
        Some(DeploymentAvailability::Available) => True,
        Some(DeploymentAvailability::Unavailable) => False,
    };
    let last = |phase: Option<RunPhase>| {
        phase.map_or(Unknown, |phase| if phase == RunPhase::Succeeded { True } else { False })
    };
    match agent {
        AnyLoomAgent::Pending(_) => [Unknown; 4],
        AnyLoomAgent::Refused(_) => [False, Unknown, Unknown, Unknown],
        AnyLoomAgent::Running(agent) => {
            let deployment = agent.deployment().map(|deployment| deployment.availability);
            [True, available(deployment), Unknown, last(agent.last_run().map(|run| run.phase))]
        }
        AnyLoomAgent::Degraded(agent) => [True, False, Unknown, last(agent.last_run().map(|run| run.phase))],
        AnyLoomAgent::Completed(agent) => {
            let deployment = agent.deployment().map(|deployment| deployment.availability);
            [True, available(deployment), True, last(agent.last_run().map(|run| run.phase))]
        }
        AnyLoomAgent::Failed(agent) => {
            let deployment = agent.deployment().map(|deployment| deployment.availability);
            [True, available(deployment), False, last(agent.last_run().map(|run| run.phase))]
        }
    }
}

#[test]
fn the_conditions_of_every_row_follow_the_rules() {
    use ConditionType::{Available, Checked, Completed, LastRunSucceeded};
    let mut seen = BTreeSet::new();
    for row in reachable("m") {
        let found = conditions(&row);
        let statuses = [0, 1, 2, 3].map(|index| found[index].status);
        assert_eq!([0, 1, 2, 3].map(|index| found[index].r#type), [Checked, Available, Completed, LastRunSucceeded]);
        assert_eq!(statuses, expected(&decoded(&row)), "{row:?}");
        for condition in found {
            let is_word = condition.reason.chars().all(|letter| letter.is_ascii_alphanumeric());
            assert!(is_word && condition.reason.starts_with(|letter: char| letter.is_ascii_alphabetic()));
            assert!(!condition.message.is_empty() && condition.message.len() <= 32_768);
            seen.insert((format!("{:?}", condition.r#type), format!("{:?}", condition.status), condition.reason));
        }
    }
    // Each type has one reason for each status, and every one of them is reached.
    assert_eq!(seen.len(), 12, "{seen:?}");
}

#[test]
fn a_message_tells_how_a_run_ended() {
    let messages: BTreeSet<String> =
        reachable("m").iter().flat_map(|row| conditions(row).map(|condition| condition.message)).collect();
    for message in
        ["the run failed with exit code 1: r", "the run succeeded", "the last scheduled run succeeded: r", "m"]
    {
        assert!(messages.contains(message), "{messages:#?}");
    }
}
