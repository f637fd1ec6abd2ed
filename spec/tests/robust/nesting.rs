//! Whatever can be nested, nested from once to a hundred thousand times.

use crate::stride;
use crate::survive::survive;
use selvedge_spec::{Code, declare, source};

/// Depths around the limit, and far beyond.
const DEPTHS: &[usize] = &[1, 2, 60, 125, 126, 127, 128, 129, 1_000, 100_000];

/// Where something is repeated: what stands before it, what is repeated, what it holds, what is repeated behind.
const REPEATED: &[(&str, &str, &str, &str, &str)] = &[
    ("", "(", "", ")", ""),
    ("", "{", "", "}", ""),
    ("", "[", "", "]", ""),
    ("context a ", "{", "", "}", ""),
    ("context a { record A ", "{", "a: Int", "}", "}"),
    ("context a { newtype A", "(", "Int", ")", ";}"),
    ("context a { record A { a: ", "List<", "Int", ">", "} }"),
    ("context a { record A { a: ", "List<", "Int", "", "} }"),
    ("context a { record A { a: ", "(", "Int", ")", "} }"),
    ("context a { #", "[", "allow", "]", " enum A { B } }"),
    ("context a { ", "#[allow(unused_type, reason = \"r\")]", "", "", " enum A { B } }"),
    ("context a { ", "/// words\n", "", "", " enum A { B } }"),
    ("context a", ".a", "", "", " {}"),
    ("context a { ", "enum A { B }\n", "", "", "}"),
    ("context a { ", ";", "", "", "}"),
];

/// A guard, in which conditions are repeated.
const GUARDS: &[(&str, &str, &str)] = &[
    ("(", "absent", ")"),
    ("!", "absent", ""),
    ("!(", "absent", ")"),
    ("(!", "absent", ")"),
    ("absent && ", "absent", ""),
    ("absent || ", "absent", ""),
    ("absent || absent && ", "absent", ""),
    ("absent implies ", "absent", ""),
    ("absent implies (", "absent", ")"),
    ("(absent implies absent) && ", "absent", ""),
    ("absent && (", "absent", ")"),
    ("all d in Door: ", "d in {Shut}", ""),
    ("some d in Door: (", "d in {Shut}", ")"),
    ("-", "1 == input.width", ""),
    ("self.", "width == 1", ""),
    ("in ", "{Shut}", ""),
    ("in {", "Shut", "}"),
    ("Shut, ", "in {Shut}", ""),
];

fn door(guard: &str) -> String {
    format!(
        "context example {{ entity Door {{ key number: Int; width: Int?; states initial final Shut; }}
         command Hang(number: Int, width: Int?) on Door[number] {{
             hung when absent => create, set {{ width }};
             again when {guard} => keep;
             stays otherwise => keep;
         }}
         always rule: all d in Door: d in {{Shut}};
         bound b {{ Door: 1; width: {{none, 1}}; }} }}"
    )
}

fn nested(open: &str, middle: &str, close: &str, depth: usize) -> String {
    format!("{}{middle}{}", open.repeat(depth), close.repeat(depth))
}

#[test]
fn brackets_types_attributes_and_items() {
    for (before, open, middle, close, behind) in REPEATED {
        for depth in DEPTHS {
            survive(&format!("{before}{}{behind}", nested(open, middle, close, *depth)));
        }
    }
}

/// The farthest depth is nearer unless time is given: eighteen texts of it take their time.
fn far(depth: usize) -> usize {
    if depth == 100_000 { depth / stride(5) } else { depth }
}

#[test]
fn conditions() {
    for (open, middle, close) in GUARDS {
        for depth in DEPTHS {
            survive(&door(&nested(open, middle, close, far(*depth))));
        }
    }
}

#[test]
fn written_records() {
    for depth in DEPTHS {
        let value = nested("{ a = ", "1", " }", *depth);
        survive(&format!(
            "context example {{ record A {{ a: Int }} entity Door {{ key number: Int; a: A?; states initial final Shut; }}
             command Hang(number: Int) on Door[number] {{ hung when absent => create, set {{ a = {value} }}; stays otherwise => keep; }} }}"
        ));
    }
}

/// Types that hold one another, so deep.
fn chain(depth: usize) -> String {
    let records: Vec<_> = (0..depth).map(|index| format!("record R{index} {{ f: R{}? }}", index + 1)).collect();
    let path = vec!["f"; depth].join(".");
    let checked: Vec<_> = (1..=depth).map(|length| format!("self.{} is some", vec!["f"; length].join("."))).collect();
    format!(
        "context example {{ {} record R{depth} {{ f: Int? }}
         entity Door {{ key number: Int; f: R0?; states initial Shut, final Open; move open: Shut -> Open; }}
         command Hang(number: Int, f: R0?) on Door[number] {{
             hung when absent => create, set {{ f }};
             deep when in {{Shut}} && {} && self.{path}.f is some && self.{path}.f == 3 => move open;
             stays otherwise => keep;
         }}
         bound b {{ Door: 1; f: {{none}}; }} }}",
        records.join(" "),
        checked.join(" && ")
    )
}

#[test]
fn types_that_hold_one_another() {
    for depth in [1, 2, 60, 127, 128, 129, 500] {
        survive(&chain(depth));
    }
}

#[test]
fn a_hundred_deep_is_fine_and_two_hundred_are_refused_once() {
    let codes = |text: &str| {
        let declared = declare(source::tokens(text).expect("the text is made of tokens"));
        declared.diagnostics.iter().map(|problem| problem.code).collect::<Vec<_>>()
    };
    let deepest = [Code::NestingTooDeep];
    for (open, close) in [("(", ")"), ("!(", ")"), ("!", ""), ("absent implies (", ")")] {
        assert_eq!(codes(&door(&nested(open, "present", close, 200))), deepest, "{open}");
    }
    for (open, close) in [("(", ")"), ("!!", "")] {
        assert_eq!(codes(&door(&nested(open, "present", close, 60))), [Code::OutcomeShadowed], "{open}");
    }
    assert_eq!(codes(&format!("context a {{ event A {{ a: {} }} }}", nested("List<", "Int", ">", 200))), deepest);
    assert_eq!(
        codes(&format!("context a {{ event A {{ a: {} }} }}", nested("List<", "Int", ">", 100))),
        [Code::EventNeverEmitted]
    );
}
