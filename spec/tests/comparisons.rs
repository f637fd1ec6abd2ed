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
        since: Timestamp;
        states initial Shut, final Open;
        move open: Shut -> Open;
    }

    command Hang(number: Int, width: Int, part: Int, since: Timestamp) on Door[number] {
        hung  when absent => create, set { width, part, since };
        hangs otherwise   => keep;
    }

    // Of what is open it is known where its width and its part lie.
    command Push(number: Int) on Door[number] {
        unknown when absent                                       => reject NoDoor;
        opened  when in Shut && self.width > 7 && self.part < -20 => move open;
        stays   otherwise                                         => keep;
    }

    command Lean(number: Int, force: Int, other: Int, at: Timestamp) on Door[number] {
        unknown when absent  => reject NoDoor;
        shut    when in Shut => keep;
        OUTCOMES
    }
}
";

/// What is compared; each pair can be in any order.
const PAIRS: [(&str, &str); 17] = [
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
    ("input.force", "7"),
    ("self.width", "9"),
    ("self.part", "-22"),
    ("self.since", "input.at"),
    ("input.at", "\"2026-01-01T00:00:00Z\""),
    ("self.since", "\"1969-12-31T23:59:59.999999999Z\""),
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

/// What is told of these outcomes: whether something has no answer, and which of the two never answer.
fn told(outcomes: &str) -> (bool, [bool; 2]) {
    let declared = declare(source::tokens(&DOOR.replace("OUTCOMES", outcomes)).expect("tokens"));
    let mut told = (false, [false, false]);
    for problem in &declared.diagnostics {
        match problem.message.as_str() {
            message if message.starts_with("no outcome of `Lean` answers") => told.0 = true,
            message if message.contains("can never answer") => {
                told.1 = ["`first`", "`second`"].map(|name| message.contains(name));
            }
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
                    assert_eq!(told(&outcomes), (missing, [false, shadowed]), "{outcomes}");
                }
            }
        }
    }
}

/// What several comparisons together are about: a width of 8 or more, two inputs, and a constant.
const VALUES: [&str; 4] = ["self.width", "input.force", "input.other", "9"];

/// Two comparisons that are joined, drawn from a number, and whether they hold of the values.
fn joined(mut number: usize) -> (String, impl Fn([i64; 4]) -> bool) {
    let mut draw = |below: usize| {
        let drawn = number % below;
        number /= below;
        drawn
    };
    let both = draw(2) == 0;
    let parts = [(); 2].map(|()| {
        let left = draw(4);
        (left, (left + 1 + draw(3)) % 4, COMPARISONS[draw(6)])
    });
    let text = parts.map(|(left, right, (symbol, _))| format!("{} {symbol} {}", VALUES[left], VALUES[right]));
    let holds = move |values: [i64; 4]| {
        let mut held = parts.iter().map(|(left, right, (_, orders))| {
            let order = values[*left].cmp(&values[*right]);
            orders[usize::try_from(order as i8 + 1).expect("one of three")]
        });
        if both { held.all(|held| held) } else { held.any(|held| held) }
    };
    (text.join(if both { " && " } else { " || " }), holds)
}

/// Against every choice of small values: more of them make no other order.
#[test]
fn comparisons_of_several_values_are_gone_through_exactly() {
    let near = || 4..=14;
    let choices =
        (8..=14).flat_map(|width| near().flat_map(move |force| near().map(move |other| [width, force, other, 9])));
    let choices: Vec<[i64; 4]> = choices.collect();
    let mut seen = [0; 4];
    for number in 0..1_200 {
        // Two numbers far apart, which draw what has nothing to do with each other.
        let [(first, holds_first), (second, holds_second)] = [7919, 104_729].map(|step| joined(number * step + step));
        let outcomes = format!("first when {first} => keep; second when {second} => keep;");
        let missing = choices.iter().any(|values| !holds_first(*values) && !holds_second(*values));
        let never_first = !choices.iter().any(|values| holds_first(*values));
        let never_second = !choices.iter().any(|values| !holds_first(*values) && holds_second(*values));
        assert_eq!(told(&outcomes), (missing, [never_first, never_second]), "{outcomes}");
        let kinds = [missing, !missing, never_first, never_second];
        seen.iter_mut().zip(kinds).for_each(|(seen, kind)| *seen += usize::from(kind));
    }
    assert!(seen.iter().all(|seen| *seen > 9), "little is tried: {seen:?}");
}
