//! What the engine says of a container, in the agent's words.

use super::Labels;
use crate::reconcile::{Container, ContainerState};
use bollard::models::{
    ContainerInspectResponse, ContainerState as Inspected, ContainerStateStatusEnum as Status, HealthStatusEnum,
};

/// The container that was inspected.
pub(super) fn container(labels: &Labels, inspected: ContainerInspectResponse) -> Container {
    let (state, healthy) = inspected.state.as_ref().map_or((ContainerState::Unknown, false), state);
    let published = inspected.network_settings.and_then(|settings| settings.ports).into_iter().flatten();
    let mut bindings = published.filter_map(|(_, bindings)| bindings).flatten();
    let labelled = inspected.config.and_then(|config| config.labels).unwrap_or_default();
    Container {
        state,
        healthy,
        restart_count: inspected.restart_count.and_then(|count| u32::try_from(count).ok()).unwrap_or(0),
        published_port: bindings.find_map(|binding| binding.host_port?.parse().ok()),
        ..labels.container(inspected.id.unwrap_or_default(), &labelled)
    }
}

/// A running container is one that answers: while its check has not passed, or does not pass any more, it is starting.
/// One that ended is crashed if it ended badly or for want of memory.
fn state(inspected: &Inspected) -> (ContainerState, bool) {
    let health = inspected.health.as_ref().and_then(|health| health.status);
    let ended_badly = inspected.exit_code.is_some_and(|code| code != 0) || inspected.oom_killed == Some(true);
    let state = match inspected.status {
        Some(Status::CREATED) => ContainerState::Pending,
        Some(Status::RESTARTING) => ContainerState::Starting,
        Some(Status::RUNNING) => match health {
            Some(HealthStatusEnum::STARTING | HealthStatusEnum::UNHEALTHY) => ContainerState::Starting,
            _ => ContainerState::Running,
        },
        Some(Status::EXITED) if ended_badly => ContainerState::Crashed,
        Some(Status::EXITED) => ContainerState::Stopped,
        _ => ContainerState::Unknown,
    };
    (state, state == ContainerState::Running)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bollard::models::Health;

    /// Each line of the mapping, and what the engine may say beside it.
    #[test]
    fn each_state_of_the_engine_has_one_of_the_agent() {
        let health = |status| Some(Health { status: Some(status), ..Health::default() });
        let said = |status, health, exit_code, oom_killed| Inspected {
            status: Some(status),
            health,
            exit_code: Some(exit_code),
            oom_killed: Some(oom_killed),
            ..Inspected::default()
        };
        let lines = [
            (said(Status::CREATED, None, 0, false), ContainerState::Pending),
            (said(Status::RESTARTING, None, 1, false), ContainerState::Starting),
            (said(Status::RUNNING, None, 0, false), ContainerState::Running),
            (said(Status::RUNNING, health(HealthStatusEnum::NONE), 0, false), ContainerState::Running),
            (said(Status::RUNNING, health(HealthStatusEnum::HEALTHY), 0, false), ContainerState::Running),
            (said(Status::RUNNING, health(HealthStatusEnum::STARTING), 0, false), ContainerState::Starting),
            (said(Status::RUNNING, health(HealthStatusEnum::UNHEALTHY), 0, false), ContainerState::Starting),
            (said(Status::EXITED, None, 0, false), ContainerState::Stopped),
            (said(Status::EXITED, None, 137, false), ContainerState::Crashed),
            (said(Status::EXITED, None, 0, true), ContainerState::Crashed),
            (said(Status::PAUSED, None, 0, false), ContainerState::Unknown),
            (said(Status::REMOVING, None, 0, false), ContainerState::Unknown),
            (said(Status::DEAD, None, 1, false), ContainerState::Unknown),
            (Inspected::default(), ContainerState::Unknown),
        ];
        for (inspected, expected) in lines {
            assert_eq!(state(&inspected), (expected, expected == ContainerState::Running), "{inspected:?}");
        }
    }
}
