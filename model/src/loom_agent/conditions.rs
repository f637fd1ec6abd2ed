//! What a row comes to in the conditions that Kubernetes knows, for whoever waits for a resource.

use super::{
    Condition, ConditionStatus, ConditionType, DeploymentAvailability, LastRun, LoomAgentRow, LoomAgentState, RunPhase,
};

/// The conditions of a row: one of each type, in the order in which the types are declared.
///
/// They are derived and not stored (LA-08), so they never disagree with the row. In each of them `Unknown` says that nothing
/// was observed yet which decides it, `True` and `False` that something was:
///
/// | type | `True` | `False` | `Unknown` |
/// | --- | --- | --- | --- |
/// | `Checked` | `CheckPassed` (exit code 0) | `CheckFailed` | `NotChecked` |
/// | `Available` | `DeploymentAvailable` | `DeploymentUnavailable` | `NoDeployment` |
/// | `Completed` | `RunSucceeded` (in `Completed`) | `RunFailed` (in `Failed`) | `NoRunEnded` |
/// | `LastRunSucceeded` | `LastRunSucceeded` | `LastRunFailed` | `NoScheduledRun` |
///
/// The words are the `reason`. So `Checked` is `True` in `Running`, `Degraded`, `Completed` and `Failed`, `False` in `Refused`
/// and `Unknown` in `Pending`; `Available` is `False` in `Degraded` and never in `Running`, `Completed` and `Failed`; and every
/// condition is `Unknown` again once another generation is applied.
#[must_use]
pub fn conditions(row: &LoomAgentRow) -> [Condition; 4] {
    [checked(row), available(row), completed(row), last_run_succeeded(row)]
}

fn checked(row: &LoomAgentRow) -> Condition {
    let (status, reason, message) = match row.check() {
        None => (ConditionStatus::Unknown, "NotChecked", "the spec of this generation is not checked yet"),
        Some(check) if check.exit_code == 0 => (ConditionStatus::True, "CheckPassed", check.message.as_str()),
        Some(check) => (ConditionStatus::False, "CheckFailed", check.message.as_str()),
    };
    condition(ConditionType::Checked, status, reason, message)
}

fn available(row: &LoomAgentRow) -> Condition {
    let (status, reason, message) = match row.deployment().map(|deployment| deployment.availability) {
        None => (ConditionStatus::Unknown, "NoDeployment", "no child Deployment was observed yet"),
        Some(DeploymentAvailability::Available) => {
            (ConditionStatus::True, "DeploymentAvailable", "the child Deployment is available")
        }
        Some(DeploymentAvailability::Unavailable) => {
            (ConditionStatus::False, "DeploymentUnavailable", "the child Deployment is unavailable")
        }
    };
    condition(ConditionType::Available, status, reason, message)
}

fn completed(row: &LoomAgentRow) -> Condition {
    let told = row.run().map_or(String::new(), |run| ended(run.exit_code, run.reason.as_deref()));
    let (status, reason, message) = match row.state() {
        LoomAgentState::Completed => (ConditionStatus::True, "RunSucceeded", format!("the run succeeded{told}")),
        LoomAgentState::Failed => (ConditionStatus::False, "RunFailed", format!("the run failed{told}")),
        _ => (ConditionStatus::Unknown, "NoRunEnded", "no run of this generation has ended yet".to_owned()),
    };
    condition(ConditionType::Completed, status, reason, &message)
}

fn last_run_succeeded(row: &LoomAgentRow) -> Condition {
    let told = |run: &LastRun| ended(run.exit_code, run.reason.as_deref());
    let (status, reason, message) = match row.last_run() {
        Some(run) if run.phase == RunPhase::Succeeded => {
            (ConditionStatus::True, "LastRunSucceeded", format!("the last scheduled run succeeded{}", told(run)))
        }
        Some(run) if run.phase == RunPhase::Failed => {
            (ConditionStatus::False, "LastRunFailed", format!("the last scheduled run failed{}", told(run)))
        }
        _ => (ConditionStatus::Unknown, "NoScheduledRun", "no scheduled run has ended yet".to_owned()),
    };
    condition(ConditionType::LastRunSucceeded, status, reason, &message)
}

/// ` with exit code 3: OOMKilled`, as far as it is known.
fn ended(exit_code: Option<i64>, reason: Option<&str>) -> String {
    let code = exit_code.map_or(String::new(), |code| format!(" with exit code {code}"));
    let reason = reason.map_or(String::new(), |reason| format!(": {reason}"));
    code + &reason
}

fn condition(r#type: ConditionType, status: ConditionStatus, reason: &str, message: &str) -> Condition {
    Condition { r#type, status, reason: reason.to_owned(), message: message.to_owned() }
}
