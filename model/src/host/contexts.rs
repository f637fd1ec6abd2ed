//! What runs: drawn and written down before it starts, told to stop when its time is over, gone only when that is confirmed.

use super::clock::{Clock, Moment};
use super::core::Host;
use super::journal::{Journal, Unwritten};
use super::records::Record;
use super::refusal::{Code, Refusal};
use super::runtime::{Presence, Runtime};
use crate::worker_deployment::{
    AcceptContext, CancelContext, ContextKind, ContextState, DeploymentState, OfferContext, Outcome, RetireContext, Uid,
};

/// How long a context may go on after its Version lost its weight, in milliseconds: 15 minutes (WD-52).
pub const RETIREMENT: i64 = 15 * 60 * 1000;

/// How long a context that was told to stop may take before it is ended by force, in milliseconds.
pub const GRACE: i64 = 5_000;

/// New work that was accepted: the Version was drawn and stays (WD-17, WD-18).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// The context.
    pub context: Uid,
    /// Its Version.
    pub version: Uid,
}

impl<J: Journal, C: Clock> Host<J, C> {
    /// Accepts new work for a Worker: draws the Version, writes down who owns the context, then starts it on the event.
    ///
    /// # Errors
    /// If there is no Deployment to draw from, if the drawn Version cannot take it, or if it could not be started: no other Version
    /// is taken instead (WD-20).
    pub fn begin(
        &mut self,
        worker: &Uid,
        kind: ContextKind,
        event: &[u8],
        runtime: &mut impl Runtime,
    ) -> Result<Started, Refusal> {
        self.usable()?;
        let active = self.store.iter_deployment().find(|row| {
            row.worker() == worker && matches!(row.state(), DeploymentState::Active | DeploymentState::Changing)
        });
        let drawn = active.and_then(|row| Some((row.deployment().clone(), self.selections.get(row.deployment())?)));
        let Some((deployment, selection)) = drawn else {
            return Err(Refusal::new(Code::Unavailable, format!("the Worker `{worker}` has no active Deployment")));
        };
        let version = selection.draw(&mut self.rng).clone();
        self.begun += 1;
        let context = Uid::new(format!("ctx-{}", self.begun));
        let _ = self.run(OfferContext { context: context.clone(), kind, deployment });
        let reply = self.run(AcceptContext { context: context.clone(), version: version.clone() });
        self.commit()?;
        if reply.outcome != Outcome::AcceptContextAccepted {
            return Err(Refusal::new(
                Code::Unavailable,
                format!("the Version `{version}` cannot take it: {}", reply.outcome.name()),
            ));
        }
        match runtime.start(&context, &version, event) {
            Ok(()) => Ok(Started { context, version }),
            Err(error) => {
                Err(Refusal::new(Code::Unavailable, format!("the Version `{version}` did not start: {}", error.0)))
            }
        }
    }

    /// Asks after everything that runs: notes what is gone, tells what must end to stop, and ends by force what does not.
    ///
    /// # Errors
    /// If it cannot be written down: then nothing is told to stop.
    pub fn sweep(&mut self, runtime: &mut impl Runtime) -> Result<(), Unwritten> {
        self.usable()?;
        let now = self.clock.now();
        let alive: Vec<Uid> = self.store.running().map(|row| row.context).collect();
        for context in &alive {
            match runtime.ask(context) {
                Presence::Gone => self.retire(context),
                Presence::Running | Presence::Unknown => self.expire(context, now),
            }
        }
        self.commit()?;
        for context in alive {
            if self.is(&context, ContextState::Cancelled) {
                self.stop(context, now, runtime);
            }
        }
        Ok(())
    }

    /// It is confirmed that a context is gone.
    fn retire(&mut self, context: &Uid) {
        let _ = self.run(RetireContext { context: context.clone() });
        if self.records.deadlines.contains_key(context) {
            self.note(Record::Deadline(context.clone(), None));
        }
        self.signalled.remove(context);
    }

    /// WD-52: a context whose Version lost its weight more than 15 minutes ago shall stop.
    fn expire(&mut self, context: &Uid, now: Moment) {
        if self.is(context, ContextState::Live) && self.records.deadlines.get(context).is_some_and(|end| now > *end) {
            let _ = self.run(CancelContext { context: context.clone() });
        }
    }

    fn is(&self, context: &Uid, state: ContextState) -> bool {
        self.store.get_context(context).is_some_and(|row| row.state() == state)
    }

    /// WD-57: first a signal; force if it is not heeded. Neither proves anything (WD-59).
    fn stop(&mut self, context: Uid, now: Moment, runtime: &mut impl Runtime) {
        match self.signalled.get(&context) {
            None => {
                runtime.cancel(&context);
                self.signalled.insert(context, now);
            }
            Some(since) if now >= since.plus(GRACE) => runtime.kill(&context),
            Some(_) => {}
        }
    }
}
