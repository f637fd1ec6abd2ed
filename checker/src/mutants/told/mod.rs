//! How a survey of mutants is told.

mod json;
mod text;

pub use json::json;
pub use text::text;

use super::{Case, Fate, OPERATORS, Survey};
use serde::Serialize;

/// How many mutants of one kind met which fate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Counts {
    planted: usize,
    killed: usize,
    equivalent: usize,
    survived: usize,
    undecided: usize,
}

impl Counts {
    fn of<'r>(cases: impl IntoIterator<Item = &'r Case>) -> Self {
        let mut counts = Self::default();
        for case in cases {
            counts.planted += 1;
            match &case.fate {
                Fate::Killed { .. } => counts.killed += 1,
                Fate::Equivalent(_) => counts.equivalent += 1,
                Fate::Survived { .. } => counts.survived += 1,
                Fate::Undecided { .. } => counts.undecided += 1,
            }
        }
        counts
    }
}

/// The kinds of fault that were planted, with what each does and how its mutants fared.
fn by_operator(survey: &Survey) -> Vec<(&'static str, &'static str, Counts)> {
    let counts = OPERATORS.iter().map(|(operator, says)| {
        let of_it = survey.cases.iter().filter(|case| case.operator == *operator);
        (*operator, *says, Counts::of(of_it))
    });
    counts.filter(|(_, _, counts)| counts.planted > 0).collect()
}

/// What follows from it that nothing differs. A reply names its outcome, so that the same replies mean the same
/// outcomes.
fn why(operator: &str) -> &'static str {
    match operator {
        "order-swapped" => "where it comes to the two guards, they never hold together",
        "set-source" | "event-source" | "error-source" => "wherever it answers, both sources give one value",
        "set-dropped" | "clear-dropped" | "effect-dropped" | "state-kept" => {
            "wherever it answers, the row already is what it would become"
        }
        "guard-always"
        | "guard-never"
        | "guard-negated"
        | "guard-part-dropped"
        | "connective-exchanged"
        | "comparison-changed"
        | "constant-changed"
        | "state-set-changed"
        | "test-reversed" => "wherever the guards differ, an outcome above has answered",
        "view-hides-state" | "view-filter" => "the view holds the same rows in every world",
        _ => "it changes what never happens",
    }
}
