//! Rows that depend on each other: nothing that rests on one row alone is used for them.

use super::support::{ENGINES, declared, door_with, interpreted, rule, within};
use selvedge_checker::check::{EngineChoice, Options};
use selvedge_checker::verdict::Verdict;

/// The steps of two rows in one world, to which one outcome answers and which change nothing, are two steps.
#[test]
fn steps_that_change_nothing_are_of_the_row_that_they_name() {
    for (number, other) in [(1, 2), (2, 1)] {
        let beside = format!("some o in Door: o.number == {other} && o in {{Bricked}}");
        let of = format!("before.number == {number} && before in {{Bricked}} && after in {{Bricked}}");
        let declaration = door_with(&format!("reach idle: step of Door: {of} && ({beside});"));
        for engine in ENGINES {
            let report = interpreted(&declaration, &within("two", engine));
            let found = rule(&report, "idle");
            let path = found.path.as_ref().map(Vec::len);
            assert_eq!((found.verdict, path), (Verdict::Holds, Some(5)), "{engine:?}, {of}");
        }
    }
}

/// Interchangeable names and fewer values are asked for, and every world is gone through with every value.
#[test]
fn related_rows_are_neither_reduced_nor_sliced() {
    for (text, bound) in [(include_str!("two_phase.life"), "three"), (include_str!("roll.life"), "two")] {
        let plain = within(bound, EngineChoice::Exact);
        let [asked, full] = [Options { symmetry: true, ..plain.clone() }, Options { full: true, ..plain }]
            .map(|options| interpreted(&declared(text), &options));
        assert_eq!((asked.orbits, asked.sliced.len()), (None, 0), "{}", asked.method);
        assert!(asked.method.contains("rows that they do not name"), "{}", asked.method);
        assert_eq!((asked.worlds, asked.steps), (full.worlds, full.steps));
    }
}
