//! Interchangeable identities: one of each orbit stands for all, and the full search says the same.

use super::support::{
    DOOR, LOOM_AGENT, changed, declared, door_with, interpreted, loom_agent, rule as rule_of, within,
};
use selvedge_checker::check::{EngineChoice, Options};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;

/// Rules over several doors: they hold, are violated at some distance, are found, or say nothing.
const RULES: &[&str] = &[
    "",
    "always r: all one in Door: all other in Door: one.number == other.number || one in Bricked implies one.width < 3;",
    "never r: some one in Door: some other in Door: one.number != other.number && one in Bricked && other in Open;",
    "reach r: some one in Door: some other in Door: one.number != other.number && one in Open && other in Open;",
    "never r: some one in Door: some other in Door: one.width == 2 && other.width == 1 && other in Bricked;",
    "always r: all one in Door: all other in Door: one.width > 2 implies other in Shut;",
];

/// What must not depend on how the worlds were gone through.
fn told(report: &Report) -> String {
    let Report { verdict, incomplete, worlds, steps, depth, coverage, rules, findings, .. } = report;
    format!("{verdict:?} {incomplete:?} {worlds} {steps} {depth} {coverage:?} {rules:#?} {findings:?}")
}

fn both(declaration: &Declaration, bound: &str) -> [Report; 2] {
    let full = within(bound, EngineChoice::Exact);
    [interpreted(declaration, &Options { symmetry: true, ..full.clone() }), interpreted(declaration, &full)]
}

/// So many multisets of the worlds of one identity: worlds over n identities, one after the other.
fn orbits(worlds: u128, identities: u128) -> u128 {
    (0..identities).fold(1, |product, index| product * (worlds + index) / (index + 1))
}

#[test]
fn orbits_say_what_all_combinations_say() {
    for rules in RULES {
        for doors in 2..=4 {
            let text = door_with(rules).text.replace("bound two { Door: 2;", &format!("bound two {{ Door: {doors};"));
            let [orbits_report, full] = both(&declared(&text), "two");
            assert_eq!(told(&orbits_report), told(&full), "{rules}, {doors} doors");
            assert_eq!(orbits_report.orbits.map(u128::from), Some(orbits(9, doors)), "{}", orbits_report.method);
            assert_eq!((full.orbits, full.worlds as u128), (None, 9u128.pow(u32::try_from(doors).expect("few"))));
        }
    }
}

#[test]
fn orbits_of_loom_agents_are_counted() {
    for names in 2..=3 {
        let text =
            changed(LOOM_AGENT, "bound t {\n            LoomAgent: 2;", &format!("bound t {{ LoomAgent: {names};"));
        let [few, full] = both(&loom_agent(&text), "t");
        assert_eq!(told(&few), told(&full));
        assert_eq!(few.orbits.map(u128::from), Some(orbits(47, names)));
    }
}

/// More worlds than can be gone through one by one, with a rule that relates rows: each is in one of few orbits.
#[test]
fn more_than_a_million_million_worlds_are_checked() {
    let rule = "never r: count(door in Door: door in Bricked) > 12 && count(door in Door: door in Open) > 0;
        reach all_bricked: count(door in Door: door in Bricked) == 13;";
    let text = door_with(rule).text.replace("bound two { Door: 2;", "bound two { Door: 13;");
    let options = Options { symmetry: true, ..within("two", EngineChoice::Exact) };
    let report = interpreted(&declared(&text), &options);
    assert_eq!((report.verdict, &report.incomplete), (Verdict::Holds, &None), "{:#?}", report.rules);
    assert_eq!(report.worlds as u128, 9u128.pow(13), "2.5 million million");
    assert_eq!(report.steps, 9u128.pow(13) * report.commands as u128);
    assert_eq!(report.orbits.map(u128::from), Some(orbits(9, 13)));
    assert_eq!(rule_of(&report, "all_bricked").path.as_ref().map(Vec::len), Some(13 * 2));
    // Without symmetry they do not fit into memory, and nothing is claimed.
    let full = interpreted(&declared(&text), &Options { symmetry: false, ..options });
    assert_eq!((full.verdict, full.orbits), (Verdict::Incomplete, None));
}

/// Names that a rule orders, or names one of, are not interchangeable: all combinations are gone through.
#[test]
fn what_tells_names_apart_is_respected() {
    for rules in [
        "never r: some one in Door: some other in Door: one.number < other.number && one in Bricked && other in Open;",
        "never r: some one in Door: some other in Door: one.number == 2 && one in Bricked && other in Open;",
        "never r: some one in Door: some other in Door: one.number == other.width && one in Bricked && other in Open;",
        // In every place where a condition may hide.
        "never r: some one in Door: some other in Door: !(one.number < 2) && one in Bricked && other in Open;",
        "always r: all one in Door: all other in Door: one.number == 2 implies one.width < 2 || other in Shut;",
        "always r: all one in Door: all other in Door: one.width == 2 && other in Open implies one.number < 2;",
        "never r: count(door in Door: door.number == 2 && door in Bricked) > count(door in Door: door in Open);",
        "never r: count(door in Door: door in Open) < count(door in Door: door.number == 2 && door in Bricked);",
        "never r: sum(door.number for door in Door: door in Bricked) == 2;",
        "never r: 1 < sum(door.width for door in Door: door.number == 2);",
        "always r: unique(door.width for door in Door: door.number > 0);",
    ] {
        let [asked, full] = both(&door_with(rules), "two");
        assert_eq!((asked.orbits, told(&asked)), (None, told(&full)), "{rules}");
    }
    // Of each row by itself a rule may ask what it likes.
    for rules in [
        "never r: some one in Door: 2 > one.number && one in Bricked;",
        "never r: !(some one in Door: one.number == 1 && one in Bricked);",
        "always r: all one in Door: one.number == 2 implies one.width < 2;",
    ] {
        let [asked, full] = both(&door_with(rules), "two");
        assert_eq!(told(&asked), told(&full), "{rules}");
    }
    let one = both(&declared(DOOR), "one");
    assert_eq!(one[0].orbits, None, "one door has no other to stand for");
}
