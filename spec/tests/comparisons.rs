//! Comparisons whose cases are gone through before a system exists: which of three orders no outcome answers, and which outcome answers
//! none, whatever is known of the values that are compared.

use selvedge_spec::{declare, source};

const DOOR: &str = r"
context example.doors {
    error NoDoor { number: Int }

    entity Door {
        key number: Int;
        width: Int;
        part: Int;
        states initial Shut, final Open;
        move open: Shut -> Open;
    }

    command Hang(number: Int, width: Int, part: Int) on Door[number] {
        hung  when absent => create, set { width, part };
        hangs otherwise   => keep;
    }

    // Of what is open it is known where its width and its part lie.
    command Push(number: Int) on Door[number] {
        unknown when absent                                       => reject NoDoor;
        opened  when in Shut && self.width > 7 && self.part < -20 => move open;
        stays   otherwise                                         => keep;
    }

    command Lean(number: Int, force: Int, other: Int) on Door[number] {
        unknown when absent  => reject NoDoor;
        shut    when in Shut => keep;
        OUTCOMES
    }
}
";

/// What is compared; each pair can be in any order.
const PAIRS: [(&str, &str); 11] = [
    ("input.force", "input.other"),
    ("self.width", "input.force"),
    ("self.part", "input.force"),
    ("self.number", "input.force"),
    ("sum(d.width for d in Door)", "input.force"),
    ("sum(d.width for d in Door)", "self.width"),
    ("sum(d.part for d in Door)", "self.part"),
    ("count(d in Door: d.width > 9)", "input.force"),
    ("count(d in Door: d.width > 9)", "self.width"),
    ("count(d in Door: d.width > 9)", "sum(d.width for d in Door)"),
    ("count(d in Door: d.width > 9)", "count(d in Door: d.width > 5)"),
];

/// Comparisons, each with the orders in which it holds: below, equal, above.
const COMPARISONS: [(&str, [bool; 3]); 6] = [
    ("<", [true, false, false]),
    ("<=", [true, true, false]),
    ("==", [false, true, false]),
    ("!=", [true, false, true]),
    (">=", [false, true, true]),
    (">", [false, false, true]),
];

/// Whether an order is told to have no answer, and whether the second outcome is told never to answer.
fn told(outcomes: &str) -> (bool, bool) {
    let declared = declare(source::tokens(&DOOR.replace("OUTCOMES", outcomes)).expect("tokens"));
    let mut told = (false, false);
    for problem in &declared.diagnostics {
        match problem.message.as_str() {
            message if message.starts_with("no outcome of `Lean` answers") => told.0 = true,
            message if message.starts_with("the outcome `second` can never answer") => told.1 = true,
            other => panic!("{outcomes}: {other}"),
        }
    }
    told
}

#[test]
fn an_order_without_an_answer_and_an_answer_without_an_order_are_told() {
    for (left, right) in PAIRS {
        for (first, holds_first) in COMPARISONS {
            for (second, holds_second) in COMPARISONS {
                let missing = (0..3).any(|order| !holds_first[order] && !holds_second[order]);
                let shadowed = (0..3).all(|order| holds_first[order] || !holds_second[order]);
                for (left, right) in [(left, right), (right, left)] {
                    let outcomes = format!(
                        "first when {left} {first} {right} => keep; second when {left} {second} {right} => keep;"
                    );
                    assert_eq!(told(&outcomes), (missing, shadowed), "{outcomes}");
                }
            }
        }
    }
}
