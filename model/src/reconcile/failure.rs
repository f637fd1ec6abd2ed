//! What went wrong in a round.

use super::Step;
use std::error::Error;
use std::fmt;

/// A step that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepFailure<E> {
    /// The step.
    pub step: Step,
    /// Why it failed.
    pub error: E,
}

impl<E: fmt::Display> fmt::Display for StepFailure<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.step, self.error)
    }
}

/// The failures of one plan's steps, in the plan's order. There is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failures<E>(Vec<StepFailure<E>>);

impl<E> Failures<E> {
    /// No failure is a success.
    pub(super) fn join(failures: Vec<StepFailure<E>>) -> Result<(), Self> {
        if failures.is_empty() { Ok(()) } else { Err(Self(failures)) }
    }

    /// The failures.
    #[must_use]
    pub fn as_slice(&self) -> &[StepFailure<E>] {
        &self.0
    }
}

/// One failure is shown as itself, several as a list (RC-25).
impl<E: fmt::Display> fmt::Display for Failures<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_slice() {
            [one] => one.fmt(f),
            several => {
                write!(f, "{} steps failed", several.len())?;
                several.iter().try_for_each(|failure| write!(f, "\n- {failure}"))
            }
        }
    }
}

impl<E: fmt::Debug + fmt::Display> Error for Failures<E> {}

/// Why a round did not do everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundError<E> {
    /// The containers could not be listed: nothing was done.
    List(E),
    /// Some steps failed: all others were done.
    Apply(Failures<E>),
}

impl<E: fmt::Display> fmt::Display for RoundError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::List(error) => write!(f, "the containers cannot be listed: {error}"),
            Self::Apply(failures) => failures.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> Error for RoundError<E> {}
