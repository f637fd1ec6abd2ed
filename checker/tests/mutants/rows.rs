//! The mutants of systems whose rows depend on each other.

use crate::{assert_killed, survey, those};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::mutants::{Fate, Survey};
use selvedge_checker::verdict::Exit;

fn surveyed(text: &str, bound: &str) -> Survey {
    let declaration =
        Declaration::parse("rows.life", text, false).unwrap_or_else(|refused| panic!("{}", refused.message));
    survey(&declaration, bound, &[], 2)
}

#[test]
fn changes_of_other_rows_are_dropped_and_misplaced() {
    let survey = surveyed(include_str!("../suite/roll.life"), "two");
    assert_eq!(survey.exit(), Exit::Holds, "{:?}", those(&survey, |fate| matches!(fate, Fate::Survived { .. })));
    assert_killed(&survey, "also-dropped:Switch.switched/Operation", "effects_as_declared", 2, "two");
    assert_killed(&survey, "also-dropped:Switch.switched/Version", "effects_as_declared", 4, "two");
    assert_killed(&survey, "also-misplaced:Switch.switched/Operation/input.version", "effects_as_declared", 2, "two");
}

#[test]
fn quantifiers_in_guards_are_exchanged() {
    let survey = surveyed(include_str!("../suite/two_phase.life"), "three");
    assert_eq!(survey.exit(), Exit::Holds, "{:?}", those(&survey, |fate| matches!(fate, Fate::Survived { .. })));
    assert_killed(&survey, "quantifier-exchanged:Commit.committed", "one_outcome", 7, "three");
}
