//! Declared rules of each kind, broken; coverage that the bound does not give; and the twins that hold.

use super::support::{DOOR, ENGINES, assert_violated, changed, declared, door_with, ended, interpreted, rule, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::rules::Builtin;
use selvedge_checker::verdict::Verdict;

/// Rules named `r` that the door breaks, with how many steps lead there.
const BROKEN: &[(&str, usize)] = &[
    ("always r: all door in Door: door.width < 2;", 1),
    ("always r: some door in Door: door.width == 1;", 0),
    ("always r: all door in Door: door in Open implies door.opened_by is some && door.opened_by == \"ann\";", 2),
    ("always r: all one in Door: all other in Door: one.number == other.number || one.width == other.width;", 2),
    ("always r: !(some door in Door: door in Bricked);", 2),
    ("always r: step of Door: before.width == after.width && after in {Shut, Open};", 2),
    ("always r: step of Door: after in Open implies after.opened_by is some && after.opened_by == \"ben\";", 2),
    ("never r: some door in Door: door in Open;", 2),
    ("never r: some one in Door: some other in Door: one in Bricked && other in Open;", 4),
    ("never r: all door in Door: door.width == 1;", 0),
    ("never r: some door in Door: door in Open && door.opened_by is some && door.opened_by == \"ben\";", 2),
    ("never r: step of Door: before in Open && after in Shut;", 3),
];

/// Rules named `r` that hold, one beside each of the broken ones.
const KEPT: &[&str] = &[
    "always r: all door in Door: door.width < 3;",
    "always r: !(some door in Door: door.width == 3);",
    "always r: all door in Door: door in Open implies door.opened_by is some;",
    "always r: all one in Door: all other in Door: one.number != other.number || one.width == other.width;",
    "always r: step of Door: before.width == after.width;",
    "always r: step of Door: before in Bricked implies after in Bricked;",
    "never r: some door in Door: door in Shut && door.opened_by is some;",
    "never r: step of Door: before in Bricked && after in {Shut, Open};",
    "reach r: some one in Door: some other in Door: one in Bricked && other in Open;",
    "reach r: step of Door: before in Open && after in Bricked;",
    "/// Walled in.\nhazard r: step of Door: before in Open && after in Bricked;",
];

/// Rules named `r` that seek what is not there: no path leads to it.
const SOUGHT: &[&str] = &[
    "reach r: some door in Door: door.width == 3;",
    "reach r: step of Door: before in Bricked && after in Open;",
    "/// A door without a width.\nhazard r: some door in Door: door.width == 0;",
    "/// A wall that opens.\nhazard r: step of Door: before in Bricked && after in Open;",
];

#[test]
fn what_is_broken_is_found_by_a_shortest_path() {
    for (text, steps) in BROKEN {
        let door = door_with(text);
        for engine in ENGINES {
            let report = interpreted(&door, &within("two", engine));
            assert_violated(&report, "r", *steps, text);
            assert_eq!(ended(&report, Verdict::Violated), ["r"], "{text}");
        }
    }
}

#[test]
fn what_is_kept_holds() {
    for text in KEPT {
        let report = interpreted(&door_with(text), &within("two", EngineChoice::Exact));
        assert_eq!(report.verdict, Verdict::Holds, "{text}: {:?}", ended(&report, Verdict::Vacuous));
        assert_ne!(rule(&report, "r").worlds_exercised, 0, "{text}");
    }
}

#[test]
fn what_is_sought_in_vain_is_violated_without_a_path() {
    for text in SOUGHT {
        for engine in ENGINES {
            let report = interpreted(&door_with(text), &within("two", engine));
            assert_eq!(report.verdict, Verdict::Violated, "{text}");
            let rule = rule(&report, "r");
            assert_eq!(
                (rule.verdict, rule.path.is_none(), rule.worlds_exercised),
                (Verdict::Violated, true, 0),
                "{text}"
            );
            assert!(report.findings.is_empty(), "{text}");
        }
    }
}

/// Both are told, each with its own path.
#[test]
fn two_broken_rules_are_both_told() {
    let door = door_with(
        "never shut_again: step of Door: before in Open && after in Shut; always empty: !(some door in Door: true);",
    );
    for engine in ENGINES {
        let report = interpreted(&door, &within("two", engine));
        assert_violated(&report, "shut_again", 3, "the later one");
        assert_violated(&report, "empty", 1, "the earlier one");
        assert_eq!(ended(&report, Verdict::Violated), ["shut_again", "empty"]);
    }
}

const EVERY: &str = "reach every outcome, every move, every state;";
const OPENED: &str = "opened  when in Shut   =>";

/// The rule about a part, how the text is changed to have it, and its name.
type Unreached = (Builtin, &'static [(&'static str, &'static str)], &'static str);

/// Parts that the bound never reaches, because nobody is called eve.
const UNREACHED: &[Unreached] = &[
    (
        Builtin::EveryOutcomeReached,
        &[(OPENED, "greeted when in Shut && input.who == \"eve\" => keep; opened when in Shut =>")],
        "Push.greeted",
    ),
    (
        Builtin::EveryMoveReached,
        &[
            ("move shut:", "move force: Shut -> Open; move shut:"),
            (
                OPENED,
                "forced when in Shut && input.who == \"eve\" => move force, set { opened_by = input.who }, emit DoorOpened; opened when in Shut =>",
            ),
        ],
        "force",
    ),
    (
        Builtin::EveryStateReached,
        &[
            ("final Bricked;", "final Bricked, final Burnt;"),
            ("already_bricked when in Bricked", "already_bricked when in {Bricked, Burnt}"),
            ("move shut:", "move burn: Shut -> Burnt; move shut:"),
            ("event DoorGone", "event DoorBurnt { number: Int } event DoorGone"),
            (OPENED, "burnt when in Shut && input.who == \"eve\" => move burn, emit DoorBurnt; opened when in Shut =>"),
        ],
        "Burnt",
    ),
    (
        Builtin::EveryCellReached,
        &[("bricked when elsewhere =>", "bricked when in Bricked || in Shut && input.who == \"eve\" =>")],
        "Push.bricked in Shut",
    ),
];

#[test]
fn what_the_bound_never_reaches_is_vacuous() {
    for (builtin, changes, missing) in UNREACHED {
        let text = changes.iter().fold(changed(DOOR, EVERY, ""), |text, (from, to)| changed(&text, from, to));
        for engine in ENGINES {
            let report = interpreted(&declared(&text), &within("two", engine));
            assert_eq!(report.verdict, Verdict::Vacuous, "{missing}");
            let rule = rule(&report, builtin.name());
            assert_eq!((rule.verdict, rule.path.is_none()), (Verdict::Vacuous, true), "{missing}");
            assert_eq!(rule.detail, format!("never reached: {missing}"));
        }
    }
}

/// What the declaration itself promises to reach is not merely untested where it is not reached.
#[test]
fn what_is_promised_to_be_reached_is_violated() {
    let promised = [("every_outcome", 0), ("every_move", 1), ("every_state", 2)];
    for (name, index) in promised {
        let (_, changes, missing) = UNREACHED[index];
        let text = changes.iter().fold(DOOR.to_owned(), |text, (from, to)| changed(&text, from, to));
        let report = interpreted(&declared(&text), &within("two", EngineChoice::Exact));
        assert_eq!(report.verdict, Verdict::Violated);
        assert_eq!(rule(&report, name).detail, format!("never reached: {missing}"));
    }
}

/// The twin: with eve about, all of it is reached.
#[test]
fn a_bound_that_reaches_it_holds() {
    for (_, changes, missing) in UNREACHED {
        let text = changes.iter().fold(DOOR.to_owned(), |text, (from, to)| changed(&text, from, to));
        let text = text.replace("\"ben\"", "\"eve\"");
        let report = interpreted(&declared(&text), &within("two", EngineChoice::Exact));
        assert_eq!(report.verdict, Verdict::Holds, "{missing}: {:?}", ended(&report, Verdict::Violated));
    }
}
