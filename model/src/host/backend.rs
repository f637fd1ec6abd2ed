//! What carries accepted requests out.

use crate::worker_deployment::{Action, Uid, VersionState, Weight};
use serde_json::Value;

/// One accepted request, as it is to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// The Operation: the same for every copy of the request, so that a copy is known by it (WD-64).
    pub operation: Uid,
    /// The Deployment it is about.
    pub deployment: Uid,
    /// What was asked for.
    pub action: Action,
    /// The allocation that was asked for, each Version with its weight and the state that it is in now; none for a deletion.
    pub versions: Vec<(Uid, Weight, VersionState)>,
}

/// What is known of a dispatched request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Everything was done.
    Complete,
    /// It is under way.
    Continue,
    /// It ended, and nothing was done.
    NoEffect,
    /// It ended, and some of it was done and stays.
    Partial,
    /// It cannot be said now: asked again later.
    Unknown,
}

/// Carries requests out. Whatever happens to it or to the host, it must not do the work of one Operation twice.
pub trait Backend {
    /// What somebody must supply before a request can be begun, as it is told on the wire; none if nothing is missing. Asked before
    /// anything of it is begun, and again once it is [supplied](super::Host::supplied).
    fn misses(&mut self, _: &Work) -> Option<Value> {
        None
    }

    /// Begins a request, or meets it again after the host was restarted: then it is the same Operation (WD-64).
    fn dispatch(&mut self, work: &Work);

    /// What became of it.
    fn ask(&mut self, work: &Work) -> Answer;
}

impl<B: Backend + ?Sized> Backend for Box<B> {
    fn misses(&mut self, work: &Work) -> Option<Value> {
        (**self).misses(work)
    }

    fn dispatch(&mut self, work: &Work) {
        (**self).dispatch(work);
    }

    fn ask(&mut self, work: &Work) -> Answer {
        (**self).ask(work)
    }
}

/// The backend of a host that draws Versions itself: putting an allocation in force is the host's own step, and takes nothing but
/// Versions that are ready.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InPlace;

impl Backend for InPlace {
    fn dispatch(&mut self, _: &Work) {}

    fn ask(&mut self, work: &Work) -> Answer {
        let is = |wanted: &[VersionState]| work.versions.iter().any(|(.., state)| wanted.contains(state));
        match () {
            () if is(&[VersionState::Broken, VersionState::VersionDeleted]) => Answer::NoEffect,
            () if is(&[VersionState::Preparing]) => Answer::Continue,
            () => Answer::Complete,
        }
    }
}
