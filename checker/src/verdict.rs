//! The four verdicts and the exit codes bound to them.

use serde::Serialize;

/// What a check found. Ordered by what a person must hear first: of several, the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// It holds, completely within the bound.
    Holds,
    /// Nothing contradicts it, but it was never put to the test.
    Vacuous,
    /// The exploration stopped before it was complete.
    Incomplete,
    /// It does not hold; there is a counterexample.
    Violated,
}

impl Verdict {
    /// As printed.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Vacuous => "vacuous",
            Self::Incomplete => "incomplete",
            Self::Violated => "violated",
        }
    }

    /// The exit code of a check that ends so.
    #[must_use]
    pub fn exit(self) -> Exit {
        match self {
            Self::Holds => Exit::Holds,
            Self::Vacuous => Exit::Vacuous,
            Self::Incomplete => Exit::Inconclusive,
            Self::Violated => Exit::Violated,
        }
    }
}

/// How the command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// All hold, or the command did what it was asked.
    Holds = 0,
    /// A rule is violated.
    Violated = 1,
    /// The command line is wrong, or a file cannot be read or written.
    Usage = 2,
    /// The declaration is invalid.
    Invalid = 3,
    /// Neither proved nor refuted.
    Inconclusive = 4,
    /// Nothing to check, or a rule or outcome that was never exercised.
    Vacuous = 5,
    /// A fault of the checker itself.
    Internal = 70,
    /// Ctrl-C: what is reported is what was found until then.
    Interrupted = 130,
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_holds_exits_with_success() {
        for verdict in [Verdict::Vacuous, Verdict::Incomplete, Verdict::Violated] {
            assert_ne!(verdict.exit(), Exit::Holds, "{verdict:?}");
        }
    }

    #[test]
    fn a_violation_outweighs_everything() {
        assert_eq!([Verdict::Incomplete, Verdict::Violated, Verdict::Holds].iter().max(), Some(&Verdict::Violated));
    }
}
