//! Accepting requests: which command of the declaration each one is, and in which order it is looked at (HA-09).

use super::clock::Clock;
use super::core::Host;
use super::forms::deployment_form;
use super::journal::Journal;
use super::records::DeploymentRecord;
use super::refusal::{Code, Refusal};
use super::request::{Envelope, Method, Request};
use super::spec::Spec;
use crate::worker_deployment::{
    Command, CreateDeployment, DeleteDeployment, DeploymentState, Outcome, Uid, UpdateDeployment,
};
use selvedge::wire;
use serde_json::Value;

/// A request that was accepted, now or when its first copy came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// The Operation that tells what became of it.
    pub operation: Uid,
    /// Whether this is a copy of a request that was accepted before (HA-08).
    pub replayed: bool,
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// Accepts a request that creates a Deployment (WD-42).
    ///
    /// # Errors
    /// If it is refused: then nothing changed.
    pub fn create(&mut self, request: &Request<'_>) -> Result<Accepted, Refusal> {
        self.usable()?;
        let (digest, body) = request.read(Method::Post, "/resources")?;
        let envelope = Envelope::of_create(&body);
        envelope.as_ref().map_or(Ok(()), |envelope| request.principal.uses(&envelope.space))?;
        let form = envelope.as_ref().ok().and_then(|envelope| deployment_form(&envelope.form));
        let create = |deployment: &Uid, worker: &Uid, operation: Uid, form| -> Command {
            let (deployment, worker, request) = (deployment.clone(), worker.clone(), digest.clone());
            CreateDeployment { deployment, worker, form, operation, request }.into()
        };
        if let Some(operation) = self.known(request) {
            let row = self.store.get_operation(&operation).map(|row| row.deployment().clone());
            let deployment = row.unwrap_or_else(|| Uid::new(""));
            let form = form.unwrap_or(super::DEPLOYMENT_FORMS[0].1);
            return self.replay(request, operation.clone(), create(&deployment, &Uid::new(""), operation, form));
        }
        let envelope = envelope?;
        let Some(form) = form else {
            let detail = format!("no Form of this host is called {:?}", envelope.form);
            return Err(Refusal { path: "form".into(), ..Refusal::new(Code::UnsupportedForm, detail) });
        };
        let spec = read_spec(&envelope.spec)?;
        self.name_is_free(&envelope)?;
        let deployment = self.next_deployment();
        let record = DeploymentRecord {
            space: envelope.space,
            name: envelope.name,
            spec: envelope.spec,
            observed_generation: 0,
            observed_at: None,
        };
        let command = |operation| create(&deployment, spec.worker(), operation, form);
        self.accept(request, &deployment, record, Some(&spec), command)
    }

    /// Accepts a request that replaces the whole spec of a Deployment (WD-47, HA-11).
    ///
    /// # Errors
    /// If it is refused: then nothing changed.
    pub fn update(&mut self, uid: &str, request: &Request<'_>) -> Result<Accepted, Refusal> {
        self.usable()?;
        let (digest, body) = request.read(Method::Put, &format!("/resources/{uid}"))?;
        self.permits(request.principal, uid)?;
        let (deployment, expected) = (Uid::new(uid), request.generation());
        let update = |worker: &Uid, operation: Uid| -> Command {
            let (deployment, worker, request) = (deployment.clone(), worker.clone(), digest.clone());
            UpdateDeployment { deployment, worker, operation, request, expected }.into()
        };
        let stored = self.store.get_deployment(&deployment).map(|row| row.worker().clone());
        let stored = stored.unwrap_or_else(|| Uid::new(""));
        if let Some(operation) = self.known(request) {
            return self.replay(request, operation.clone(), update(&stored, operation));
        }
        // Without an allocation it is answered as not whole, unless it is gone, busy or stale: that comes first (HA-09).
        let probe = self.store.execute(update(&stored, self.next_operation()));
        if let (Some(error), true) = (probe.error, probe.outcome != Outcome::UpdateDeploymentNotWhole) {
            return Err(Refusal::answered(request, error));
        }
        let asked = Envelope::of_update(&body)?;
        let spec = read_spec(&asked)?;
        let record = DeploymentRecord { spec: asked, ..self.records.deployments[&deployment].clone() };
        self.accept(request, &deployment, record, Some(&spec), |operation| update(spec.worker(), operation))
    }

    /// Accepts a request that deletes a Deployment: from this moment nothing new is drawn from it (WD-56).
    ///
    /// # Errors
    /// If it is refused: then nothing changed.
    pub fn delete(&mut self, uid: &str, request: &Request<'_>) -> Result<Accepted, Refusal> {
        self.usable()?;
        let (digest, _) = request.read(Method::Delete, &format!("/resources/{uid}"))?;
        self.permits(request.principal, uid)?;
        let (deployment, expected) = (Uid::new(uid), request.generation());
        let delete = |operation: Uid| -> Command {
            let (deployment, request) = (deployment.clone(), digest.clone());
            DeleteDeployment { deployment, operation, request, expected }.into()
        };
        if let Some(operation) = self.known(request) {
            return self.replay(request, operation.clone(), delete(operation));
        }
        match self.records.deployments.get(&deployment).cloned() {
            Some(record) => self.accept(request, &deployment, record, None, delete),
            None => Err(Refusal::new(Code::NotFound, format!("there is no `{deployment}`"))),
        }
    }

    /// The Operation that the key of a request stands for (HA-08).
    fn known(&self, request: &Request<'_>) -> Option<Uid> {
        self.records.keys.get(&(request.principal.name().to_owned(), request.key.to_owned())).cloned()
    }

    /// Answers a request whose key is known: a copy has the Operation of the first one, another request is refused (HA-08).
    fn replay(&mut self, request: &Request<'_>, operation: Uid, command: Command) -> Result<Accepted, Refusal> {
        match self.store.execute(command).error {
            Some(error) => Err(Refusal::answered(request, error)),
            None => Ok(Accepted { operation, replayed: true }),
        }
    }

    /// HA-12: a UID that nothing else has or had, whatever Workers and Versions are called.
    fn next_deployment(&self) -> Uid {
        let taken = |uid: &Uid| self.records.deployments.contains_key(uid) || self.records.spaces.contains_key(uid);
        let mut number = self.records.deployments.len() + 1;
        loop {
            let uid = Uid::new(format!("wd-{number}"));
            if !taken(&uid) {
                return uid;
            }
            number += 1;
        }
    }

    /// HA-12: no other Resource of the Space has the name, unless it is deleted.
    fn name_is_free(&self, envelope: &Envelope) -> Result<(), Refusal> {
        let taken = self.records.deployments.iter().any(|(uid, record)| {
            (&record.space, &record.name) == (&envelope.space, &envelope.name)
                && self.store.get_deployment(uid).is_some_and(|row| row.state() != DeploymentState::Gone)
        });
        if taken {
            let detail = format!("the name {:?} is taken in {:?}", envelope.name, envelope.space);
            return Err(Refusal { path: "name".into(), ..Refusal::new(Code::NameConflict, detail) });
        }
        Ok(())
    }
}

/// Reads the spec in a body.
fn read_spec(value: &Value) -> Result<Spec, Refusal> {
    wire::from_value(value).map_err(|error| Refusal::of_text(Code::InvalidSpec, &error.under("spec")))
}
