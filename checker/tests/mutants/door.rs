//! The mutants of a door: a view with a filter, two identities, a checker that is made blind.

use crate::{assert_killed, survey, those};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::mutants::{Fate, json, run, text};
use selvedge_checker::verdict::Exit;
use std::collections::BTreeSet;

const DOOR: &str = include_str!("../suite/door.life");

fn door() -> Declaration {
    Declaration::parse("door.life", DOOR, false).unwrap_or_else(|refused| panic!("{}", refused.message))
}

#[test]
fn threads_do_not_show() {
    let (one, two) = (survey(&door(), "two", &[], 1), survey(&door(), "two", &[], 2));
    assert_eq!(one, two);
    assert_eq!(text(&one, true), text(&survey(&door(), "two", &[], 2), true));
    assert_eq!(json(&one), json(&two));
}

#[test]
fn a_bound_with_two_identities_is_not_widened() {
    let survey = survey(&door(), "two", &[], 2);
    assert_eq!(survey.bounds, ["two"]);
    assert_eq!((survey.cases.len(), survey.exit()), (196, Exit::Holds));
    assert_killed(&survey, "others-written:Push.opened", "others_untouched", 3, "two");
}

#[test]
fn the_columns_and_the_filter_of_a_view_are_mutated() {
    let survey = survey(&door(), "one", &[], 2);
    assert_killed(&survey, "view-column:Doors.width/number", "read_your_writes", 1, "one");
    assert_killed(&survey, "view-filter:Walls/all", "eventual_views_converge", 1, "one");
    // Every door is at least one wide, and only bricked doors are walls.
    let equal = those(&survey, |fate| matches!(fate, Fate::Equivalent(_)));
    let views: Vec<_> = equal.into_iter().filter(|id| id.starts_with("view")).collect();
    let expected = [
        "view-hides-state:Walls/Shut",
        "view-hides-state:Walls/Open",
        "view-filter:Walls/guard-part-dropped/part-1",
        "view-filter:Walls/constant-changed/0",
    ];
    assert_eq!(views, expected);
}

#[test]
fn a_blind_checker_lets_faults_survive() {
    let survey = survey(&door(), "one", &["errors_as_declared"], 2);
    let survivors = those(&survey, |fate| matches!(fate, Fate::Survived { .. }));
    let kinds: BTreeSet<_> = survivors.iter().filter_map(|id| id.split(':').next()).collect();
    let expected = ["error-exchanged", "error-source", "error-to-success", "success-to-error"];
    assert!(kinds.iter().all(|kind| expected.contains(kind)), "{kinds:?}");
    assert!(survivors.contains(&"error-source:BrickUp.unknown/number=-7"), "{survivors:?}");
    assert_eq!(survey.exit(), Exit::Violated);
    assert!(text(&survey, false).contains("and no rule is violated"));
}

#[test]
fn a_blind_checker_finds_by_another_rule_what_it_can() {
    // Without the oracle's word on events, the row that changed and was not told of gives it away.
    let survey = survey(&door(), "one", &["events_as_declared"], 2);
    assert_killed(&survey, "event-dropped:Hang.hung", "events_rebuild_rows", 1, "one");
}

#[test]
fn a_declaration_that_breaks_its_own_rules_kills_nothing() {
    let broken = DOOR.replace("// More rules come here.", "never hung: some door in Door: door in {Shut};");
    let broken =
        Declaration::parse("door.life", &broken, false).unwrap_or_else(|refused| panic!("{}", refused.message));
    let refused = run(&broken, Some("one"), &BTreeSet::new(), 1).expect_err("it must not be tried");
    assert_eq!(refused.exit, Exit::Violated);
}

#[test]
fn a_derived_bound_that_breaks_a_rule_is_left_out() {
    let rule = "always narrow: all door in Door: door.number <= 1;";
    let narrow = DOOR.replace("// More rules come here.", rule).replace("Door: 1;", "Door: {1};");
    let narrow =
        Declaration::parse("door.life", &narrow, false).unwrap_or_else(|refused| panic!("{}", refused.message));
    let survey = survey(&narrow, "one", &[], 2);
    assert_eq!((survey.bounds, survey.left_out), (vec!["one".to_owned()], vec!["one, widened".to_owned()]));
}

#[test]
fn without_mutants_nothing_is_said() {
    let mut survey = survey(&door(), "one", &[], 2);
    survey.cases.clear();
    assert_eq!(survey.exit(), Exit::Vacuous);
}
