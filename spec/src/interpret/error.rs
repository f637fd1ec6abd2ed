//! What an interpreter can find wrong: a declaration that has no meaning here, or events that do not rebuild a row.

use std::fmt;

/// The declaration gives no meaning here: a value that is absent is read, no outcome answers, a move does not start
/// in the state. None of it happens in a checked declaration; the checker reports it where it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EvalError {
    /// Where in the declaration, such as `RecordCheck.running`; empty when the caller knows better.
    pub place: String,
    /// What is wrong.
    pub words: String,
}

impl EvalError {
    pub(super) fn new(words: impl Into<String>) -> Self {
        Self { place: String::new(), words: words.into() }
    }

    /// The same problem, said to be at `place` unless it already has one.
    #[must_use]
    pub fn at(mut self, place: impl FnOnce() -> String) -> Self {
        if self.place.is_empty() {
            self.place = place();
        }
        self
    }
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() { f.write_str(&self.words) } else { write!(f, "{}: {}", self.place, self.words) }
    }
}

impl std::error::Error for EvalError {}

/// An event does not tell what became of its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoldError {
    /// No outcome that emits the event could have answered where the row is.
    Impossible {
        /// The event.
        event: String,
        /// Where the row is: a state, or `absent`.
        place: String,
    },
    /// The event does not name its row.
    NoIdentity {
        /// The event.
        event: String,
    },
    /// The event does not carry what an outcome wrote.
    NotCarried {
        /// The event.
        event: String,
        /// The field written.
        field: String,
        /// The outcome that writes it, as `Command.outcome`.
        outcome: String,
    },
    /// Two outcomes that emit the event leave different rows behind.
    Ambiguous {
        /// The event.
        event: String,
        /// One outcome, as `Command.outcome`.
        first: String,
        /// Another.
        second: String,
    },
}

impl fmt::Display for FoldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible { event, place } => {
                write!(f, "no outcome that emits `{event}` with this payload can answer where the row is `{place}`")
            }
            Self::NoIdentity { event } => write!(f, "`{event}` does not carry the identity of its row"),
            Self::NotCarried { event, field, outcome } => {
                write!(f, "`{event}` does not carry what `{outcome}` writes to `{field}`")
            }
            Self::Ambiguous { event, first, second } => {
                write!(
                    f,
                    "`{event}` does not tell whether `{first}` or `{second}` answered, and they leave different rows"
                )
            }
        }
    }
}

impl std::error::Error for FoldError {}
