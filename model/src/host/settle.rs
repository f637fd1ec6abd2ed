//! Carrying out what was accepted, and finding out what became of it (HA-03, HA-04).

use super::backend::{Answer, Backend, Work};
use super::clock::Clock;
use super::contexts::RETIREMENT;
use super::core::Host;
use super::journal::{Journal, Unwritten};
use super::propose::WINDOW;
use super::records::Record;
use super::refusal::Refusal;
use crate::worker_deployment::{
    Action, AskForInput, ConfirmOperation, ContextState, DispatchOperation, Effect, FailOperation, LoseReply,
    OperationState, Outcome, ResumeOperation, ShareState, StartOperation, SupplyInput, Uid, VersionRow, VersionState,
};
use serde_json::Value;

impl<J: Journal, C: Clock> Host<J, C> {
    /// Brings every unfinished Operation as far as it can be brought now. That something is to be done is written down before it is
    /// begun, and what became of it once it is known: nothing is inferred from a timeout or a restart (WD-65).
    ///
    /// # Errors
    /// If it cannot be written down.
    pub fn settle(&mut self, backend: &mut impl Backend) -> Result<(), Unwritten> {
        self.usable()?;
        let unfinished = self.store.iter_operation().filter(|row| !is_final(row.state()));
        let unfinished: Vec<Uid> = unfinished.map(|row| row.operation().clone()).collect();
        unfinished.iter().try_for_each(|operation| self.carry_out(operation, backend))
    }

    fn carry_out(&mut self, operation: &Uid, backend: &mut impl Backend) -> Result<(), Unwritten> {
        let Some(row) = self.store.get_operation(operation) else { return Ok(()) };
        if row.state() == OperationState::WaitingInput {
            return Ok(());
        }
        if row.effect() == Effect::Nothing {
            if let Some(input) = self.work(operation).and_then(|work| backend.misses(&work)) {
                return self.wait_for(operation, input);
            }
            let _ = self.run(StartOperation { operation: operation.clone() });
            let _ = self.run(DispatchOperation { operation: operation.clone() });
            self.touch(operation, None);
            self.commit()?;
        }
        let Some(work) = self.work(operation) else { return Ok(()) };
        if self.told.insert(operation.clone()) {
            backend.dispatch(&work);
        }
        let answer = backend.ask(&work);
        self.learn(&work, answer)
    }

    /// Nothing of an Operation is begun before somebody supplies what is missing (HA-04).
    fn wait_for(&mut self, operation: &Uid, input: Value) -> Result<(), Unwritten> {
        let _ = self.run(AskForInput { operation: operation.clone() });
        self.touch(operation, Some(input));
        self.commit()
    }

    /// What an Operation waited for was supplied to the backend: it is queued again (HA-03).
    ///
    /// # Errors
    /// If there is no such Operation, or if it cannot be written down.
    pub fn supplied(&mut self, operation: &str) -> Result<(), Refusal> {
        let operation = Uid::new(operation);
        self.usable()?;
        let reply = self.run(SupplyInput { operation: operation.clone() });
        if reply.outcome != Outcome::SupplyInputSupplied {
            self.discard();
            return reply.error.map_or(Ok(()), |error| Err(error.into()));
        }
        self.touch(&operation, None);
        Ok(self.commit()?)
    }

    /// Writes down what is known now of a dispatched Operation.
    fn learn(&mut self, work: &Work, answer: Answer) -> Result<(), Unwritten> {
        let operation = work.operation.clone();
        let reply = match answer {
            Answer::Complete => self.run(ConfirmOperation { operation }),
            Answer::NoEffect => self.run(FailOperation { operation, left: Effect::Nothing }),
            Answer::Partial => self.run(FailOperation { operation, left: Effect::Partial }),
            Answer::Continue => self.run(ResumeOperation { operation }),
            Answer::Unknown => self.run(LoseReply { operation }),
        };
        match reply.outcome {
            Outcome::ConfirmOperationActivated
            | Outcome::ConfirmOperationSwitched
            | Outcome::ConfirmOperationDeleted => {
                self.confirmed(work);
            }
            Outcome::FailOperationFailed
            | Outcome::FailOperationKept
            | Outcome::ResumeOperationResumed
            | Outcome::LoseReplyLost => {}
            _ => {
                self.discard();
                return Ok(());
            }
        }
        self.touch(&work.operation, None);
        self.commit()
    }

    /// The allocation has been switched: the observation, the table and the 15 minutes of what is left begin (WD-52).
    fn confirmed(&mut self, work: &Work) {
        let now = self.clock.now();
        let generation = self.store.get_operation(&work.operation).map_or(0, |row| row.expected() + 1);
        if let Some(mut record) = self.records.deployments.get(&work.deployment).cloned() {
            (record.observed_generation, record.observed_at) = (generation, Some(now));
            self.note(Record::Deployment(work.deployment.clone(), record));
        }
        self.select_anew(&work.deployment);
        let live = self.store.iter_context();
        let live = live.filter(|row| row.state() == ContextState::Live && row.deployment() == &work.deployment);
        let live = live.filter_map(|row| Some((row.context().clone(), row.version()?.clone())));
        for (context, version) in live.collect::<Vec<_>>() {
            let weighted = work.versions.iter().any(|(kept, ..)| *kept == version);
            match (weighted, self.records.deadlines.contains_key(&context)) {
                (true, true) => self.note(Record::Deadline(context, None)),
                (false, false) => self.note(Record::Deadline(context, Some(now.plus(RETIREMENT)))),
                _ => {}
            }
        }
    }

    /// Notes when an Operation changed, how long it is kept from then on (HA-10), and what it waits for.
    fn touch(&mut self, operation: &Uid, input: Option<Value>) {
        let now = self.clock.now();
        if let Some(mut record) = self.records.operations.get(operation).cloned() {
            (record.updated_at, record.retain_until) = (now, record.retain_until.max(now.plus(WINDOW)));
            record.input_required = input;
            self.note(Record::Operation(operation.clone(), record));
        }
    }

    /// What an Operation asks for.
    fn work(&self, operation: &Uid) -> Option<Work> {
        let row = self.store.get_operation(operation)?;
        let shares =
            self.store.iter_share().filter(|share| share.operation() == operation && row.action() != Action::Delete);
        let shares = shares.filter(|share| share.state() == ShareState::Proposed);
        let state =
            |version: &Uid| self.store.get_version(version).map_or(VersionState::VersionDeleted, VersionRow::state);
        Some(Work {
            operation: operation.clone(),
            deployment: row.deployment().clone(),
            action: row.action(),
            versions: shares.map(|share| (share.version().clone(), share.weight(), state(share.version()))).collect(),
        })
    }
}

/// Whether an Operation is settled.
pub(super) fn is_final(state: OperationState) -> bool {
    matches!(state, OperationState::Succeeded | OperationState::FailedOperation)
}
