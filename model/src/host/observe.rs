//! What is told of a Deployment and of an Operation. Reading carries nothing out (HA-15).

use super::clock::{Clock, Moment};
use super::core::Host;
use super::forms::DEPLOYMENT_FORMS;
use super::journal::{Journal, Unwritten};
use super::refusal::{Code, Refusal};
use crate::worker_deployment::{
    Action, DeploymentRow, DeploymentState, Effect, OperationRow, OperationState, ShareState, Uid, VersionState, Weight,
};
use serde_json::{Value, json};

/// What is being done about a Resource; idle says nothing of readiness (HA-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A request about it is unfinished.
    Pending,
    /// None is.
    Idle,
    /// It is being deleted.
    Deleting,
    /// The last request failed: it is recovered by another one on the same UID.
    Error,
}

/// What was confirmed of a Deployment (WD-38).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// Whether it can be activated: every Version of it is ready (WD-40).
    pub ready: bool,
    /// Whether new work of its Worker is drawn from it (WD-39).
    pub active: bool,
    /// The allocation in force.
    pub selected_versions: Vec<(Uid, Weight)>,
}

/// What a read of a Deployment answers (WD-45).
#[derive(Clone, Debug, PartialEq)]
pub struct Resource {
    /// Its UID.
    pub uid: Uid,
    /// The exact URL of its Form.
    pub form: &'static str,
    /// Its Space.
    pub space: String,
    /// Its name.
    pub name: String,
    /// How many requests about it were accepted (HA-05).
    pub generation: i64,
    /// What is being done about it.
    pub phase: Phase,
    /// The spec that was accepted last.
    pub spec: Value,
    /// What was confirmed; none before anything was (WD-37).
    pub observed: Option<Observed>,
    /// The generation that was confirmed last; 0 before.
    pub observed_generation: i64,
    /// When that was; none before.
    pub observed_at: Option<Moment>,
}

/// What a read of an Operation answers (HA-02).
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// Its id.
    pub id: Uid,
    /// The Deployment it is about.
    pub resource_uid: Uid,
    /// What was asked for.
    pub action: Action,
    /// The generation that it makes.
    pub generation: i64,
    /// How far it is.
    pub state: OperationState,
    /// What it is known to have left behind.
    pub effect: Effect,
    /// When it was accepted.
    pub created_at: Moment,
    /// When it changed last.
    pub updated_at: Moment,
    /// Until when it is kept at least.
    pub retain_until: Moment,
    /// What it waits for; none unless it does.
    pub input_required: Option<Value>,
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// What is known of a Deployment, while its record exists (WD-46).
    ///
    /// # Errors
    /// If there never was such a Deployment, if it is deleted, or if what is known of it could not be written down.
    pub fn deployment(&self, uid: &str) -> Result<Resource, Refusal> {
        self.usable()?;
        let uid = Uid::new(uid);
        let found = self.store.get_deployment(&uid).zip(self.records.deployments.get(&uid));
        let Some((row, record)) = found else {
            return Err(Refusal::new(Code::NotFound, format!("there is no `{uid}`")));
        };
        if row.state() == DeploymentState::Gone {
            return Err(Refusal::new(Code::Gone, format!("`{uid}` was deleted")));
        }
        Ok(Resource {
            form: DEPLOYMENT_FORMS.iter().find(|(_, form)| *form == row.form()).map_or("", |(url, _)| url),
            space: record.space.clone(),
            name: record.name.clone(),
            generation: self.generation(&uid),
            phase: self.phase(row),
            spec: record.spec.clone(),
            observed: (record.observed_generation > 0).then(|| self.observed(row)),
            observed_generation: record.observed_generation,
            observed_at: record.observed_at,
            uid,
        })
    }

    /// The UIDs of all Deployments that are not deleted, ascending (HA-14).
    ///
    /// # Errors
    /// If what is known of them could not be written down.
    pub fn deployments(&self) -> Result<impl Iterator<Item = &Uid>, Unwritten> {
        self.usable()?;
        let there = self.store.iter_deployment().filter(|row| row.state() != DeploymentState::Gone);
        Ok(there.map(DeploymentRow::deployment))
    }

    /// What became of an accepted request so far.
    ///
    /// # Errors
    /// If there is no such Operation, or if what is known of it could not be written down.
    pub fn operation(&self, id: &str) -> Result<Status, Refusal> {
        self.usable()?;
        let id = Uid::new(id);
        let Some((row, record)) = self.store.get_operation(&id).zip(self.records.operations.get(&id)) else {
            return Err(Refusal::new(Code::NotFound, format!("there is no Operation `{id}`")));
        };
        Ok(Status {
            resource_uid: row.deployment().clone(),
            action: row.action(),
            generation: row.expected() + 1,
            state: row.state(),
            effect: row.effect(),
            created_at: record.created_at,
            updated_at: record.updated_at,
            retain_until: record.retain_until,
            input_required: record.input_required.clone(),
            id,
        })
    }

    fn generation(&self, deployment: &Uid) -> i64 {
        self.of(deployment).map(|row| row.expected() + 1).max().unwrap_or(0)
    }

    fn of(&self, deployment: &Uid) -> impl Iterator<Item = &OperationRow> {
        self.store.iter_operation().filter(move |row| row.deployment() == deployment)
    }

    fn phase(&self, row: &DeploymentRow) -> Phase {
        let last = self.of(row.deployment()).max_by_key(|operation| operation.expected());
        match row.state() {
            DeploymentState::Waiting | DeploymentState::Changing => Phase::Pending,
            DeploymentState::Closing | DeploymentState::Gone => Phase::Deleting,
            DeploymentState::Failed => Phase::Error,
            DeploymentState::Active if last.is_some_and(|last| last.state() == OperationState::FailedOperation) => {
                Phase::Error
            }
            DeploymentState::Active => Phase::Idle,
        }
    }

    fn observed(&self, row: &DeploymentRow) -> Observed {
        let shares = self.store.iter_share();
        let shares =
            shares.filter(|share| share.state() == ShareState::Weighted && share.deployment() == row.deployment());
        let selected_versions: Vec<(Uid, Weight)> =
            shares.map(|share| (share.version().clone(), share.weight())).collect();
        let ready = |(version, _): &(Uid, Weight)| {
            self.store.get_version(version).is_some_and(|row| row.state() == VersionState::Ready)
        };
        Observed {
            ready: !selected_versions.is_empty() && selected_versions.iter().all(ready),
            active: matches!(row.state(), DeploymentState::Active | DeploymentState::Changing),
            selected_versions,
        }
    }
}

impl Resource {
    /// As it is written on the wire.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut value = json!({
            "uid": self.uid, "form": self.form, "space": self.space, "name": self.name, "generation": self.generation,
            "phase": self.phase.name(), "spec": self.spec, "observed": {}, "observedGeneration": self.observed_generation,
            "output": {}
        });
        if let Some(observed) = &self.observed {
            let versions = observed.selected_versions.iter();
            let versions: Vec<Value> =
                versions.map(|(uid, weight)| json!({ "resourceUid": uid, "weight": weight })).collect();
            value["observed"] =
                json!({ "ready": observed.ready, "active": observed.active, "selectedVersions": versions });
        }
        if let Some(at) = self.observed_at {
            value["observedAt"] = at.to_string().into();
        }
        value
    }
}

impl Phase {
    /// How it is called on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Idle => "idle",
            Self::Deleting => "deleting",
            Self::Error => "error",
        }
    }
}

impl Status {
    /// Whether it is settled (HA-03).
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        matches!(self.state, OperationState::Succeeded | OperationState::FailedOperation)
    }

    /// As it is written on the wire; an error stands in it exactly if it failed (HA-04).
    #[must_use]
    pub fn to_value(&self) -> Value {
        let action = match self.action {
            Action::Create => "create",
            Action::Update => "update",
            Action::Delete => "delete",
        };
        let effect = match self.effect {
            Effect::Nothing => "none",
            Effect::Unknown => "unknown",
            Effect::Partial => "partial",
            Effect::Complete => "complete",
        };
        let mut value = json!({
            "id": self.id, "resourceUid": self.resource_uid, "action": action, "generation": self.generation,
            "status": status(self.state), "effect": effect, "createdAt": self.created_at.to_string(),
            "updatedAt": self.updated_at.to_string(), "retainUntil": self.retain_until.to_string()
        });
        if let Some(input) = &self.input_required {
            value["inputRequired"] = input.clone();
        }
        if self.state == OperationState::FailedOperation {
            value["error"] =
                json!({ "code": "backend_failed", "detail": format!("it was not carried out; left behind: {effect}") });
        }
        value
    }
}

/// HA-03: the states of an Operation on the wire.
const fn status(state: OperationState) -> &'static str {
    match state {
        OperationState::Queued => "queued",
        OperationState::Running => "running",
        OperationState::WaitingInput => "waiting_input",
        OperationState::Reconciling => "reconciling",
        OperationState::Succeeded => "succeeded",
        OperationState::FailedOperation => "failed",
    }
}
