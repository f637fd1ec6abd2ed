//! One accepted request: its whole allocation, its Operation and its key, in one step.

use super::accept::Accepted;
use super::clock::Clock;
use super::core::Host;
use super::journal::Journal;
use super::records::{DeploymentRecord, OperationRecord, Record};
use super::refusal::{Code, Refusal};
use super::request::Request;
use super::spec::Spec;
use crate::worker_deployment::{Command, ProposeShare, Uid, WithdrawShare};

/// How long a key stands for its request at least, in milliseconds: a day (HA-10).
pub(super) const WINDOW: i64 = 24 * 60 * 60 * 1000;

impl<J: Journal, C: Clock> Host<J, C> {
    /// Proposes the allocation, if one is asked for, and accepts the request with it; or takes all of it back.
    pub(super) fn accept(
        &mut self,
        request: &Request<'_>,
        deployment: &Uid,
        record: DeploymentRecord,
        spec: Option<&Spec>,
        command: impl Fn(Uid) -> Command,
    ) -> Result<Accepted, Refusal> {
        let operation = self.next_operation();
        let mut proposed = Vec::new();
        let accepted =
            self.offer(request, (deployment, &operation, &record.space), spec, &mut proposed).and_then(|()| {
                let reply = self.run(command(operation.clone()));
                reply.error.map_or(Ok(()), |error| Err(Refusal::answered(request, error)))
            });
        if let Err(refusal) = accepted {
            proposed.into_iter().for_each(|share| drop(self.run(WithdrawShare { share })));
            self.discard();
            return Err(refusal);
        }
        self.note(Record::Deployment(deployment.clone(), record));
        let now = self.clock.now();
        let record = OperationRecord {
            principal: request.principal.name().into(),
            key: request.key.into(),
            created_at: now,
            updated_at: now,
            retain_until: now.plus(2 * WINDOW),
            input_required: None,
        };
        self.note(Record::Operation(operation.clone(), record));
        self.commit()?;
        Ok(Accepted { operation, replayed: false })
    }

    /// Proposes each Version of a spec, and says which were proposed (WD-11 to WD-14, WD-27).
    fn offer(
        &mut self,
        request: &Request<'_>,
        (deployment, operation, space): (&Uid, &Uid, &str),
        spec: Option<&Spec>,
        proposed: &mut Vec<Uid>,
    ) -> Result<(), Refusal> {
        let Some(spec) = spec else { return Ok(()) };
        self.in_space(space, spec.worker(), Code::InvalidSpec, "spec.worker")?;
        for (index, (version, weight)) in spec.versions().enumerate() {
            self.in_space(space, version, Code::DependencyConflict, "spec.versions")?;
            let share = Uid::new(format!("{operation}-{index}"));
            let reply = self.run(ProposeShare {
                share: share.clone(),
                worker: spec.worker().clone(),
                deployment: deployment.clone(),
                operation: operation.clone(),
                version: version.clone(),
                weight,
            });
            if let Some(error) = reply.error {
                let detail = format!("the Version `{version}` cannot be given weight: {}", reply.outcome.name());
                return Err(Refusal { detail, path: "spec.versions".into(), ..Refusal::answered(request, error) });
            }
            proposed.push(share);
        }
        Ok(())
    }

    /// WD-11: what is referred to is in the Space.
    fn in_space(&self, space: &str, uid: &Uid, code: Code, path: &str) -> Result<(), Refusal> {
        if self.records.spaces.get(uid).is_some_and(|other| other == space) {
            return Ok(());
        }
        Err(Refusal { code, detail: format!("there is no `{uid}` in {space:?}"), path: path.into() })
    }

    /// The id of the next Operation; none is ever used again, since none is ever forgotten.
    pub(super) fn next_operation(&self) -> Uid {
        Uid::new(format!("op-{}", self.records.operations.len() + 1))
    }
}
