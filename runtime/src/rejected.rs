//! What a refused call gives back.

use core::error::Error;
use core::fmt;

/// A declared rejection: the subject as it was, and the error that says why.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rejected<T, E> {
    /// What the call was made on, unchanged.
    pub subject: T,
    /// Why it was refused.
    pub error: E,
}

impl<T, E: fmt::Display> fmt::Display for Rejected<T, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<T: fmt::Debug, E: Error> Error for Rejected<T, E> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.error.source()
    }
}

/// A row that does not satisfy what the declaration proves of every row in a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unmet {
    /// The state.
    pub state: &'static str,
    /// The way to the field, by wire names.
    pub path: &'static str,
    /// What is certain of the field in that state, such as `must be present`.
    pub must: &'static str,
}

impl fmt::Display for Unmet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` {} in state `{}`", self.path, self.must, self.state)
    }
}

impl Error for Unmet {}
