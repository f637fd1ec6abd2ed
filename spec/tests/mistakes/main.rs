//! One mistake gives one message, at the smallest wrong token, with what would mend it.

mod alone;
mod several;
mod together;

use selvedge_spec::source::{byte_range, lifecycles};
use selvedge_spec::{Code, Declared, declare};
use std::collections::BTreeSet;

/// `LoomAgent`'s declaration as it once was: it need not follow the model, since only the edits matter.
const LOOM_AGENT: &str = include_str!("loom_agent.txt");

/// What was found: the code, the text under the caret and the help.
struct Told {
    code: Code,
    line: usize,
    column: usize,
    caret: String,
    message: String,
    help: Option<String>,
}

/// The problems of a Rust file with one declaration.
fn told(text: &str) -> Vec<Told> {
    let tokens = lifecycles(text).expect("the text is made of tokens").remove(0);
    let Declared { spans, diagnostics, .. } = declare(tokens);
    let told = diagnostics.into_iter().map(|problem| {
        let (line, column) = spans.position(problem.at);
        let caret = text[byte_range(&spans, problem.at)].to_owned();
        Told { code: problem.code, line, column: column + 1, caret, message: problem.message, help: problem.help }
    });
    told.collect()
}

/// The text with the one place that reads `find` replaced.
fn edited(text: &str, find: &str, replace: &str) -> String {
    assert_eq!(text.matches(find).count(), 1, "`{find}` stands there once");
    text.replace(find, replace)
}

/// What no edit of `LoomAgent` brings about.
const ELSEWHERE: &[(Code, &str)] = &[
    (
        Code::AmbiguousPayload,
        "context a { entity Door { key plate: Int; width: Int; states initial final Hung; }
         event Hung1 { width: Int }
         command Paint(plate: Int, width: String) on Door[plate] {
             hung when absent => create, set { width = 3 };
             gone otherwise => delete, emit Hung1;
         } }",
    ),
    (
        Code::NoWayBack,
        "context a { entity Door { key plate: Int; states initial Shut, Open; move open: any -> Open; resettable; }
         command Push(plate: Int) on Door[plate] { hung when absent => create; opened otherwise => move open; } }",
    ),
    (
        Code::DeadEndState,
        "context a { entity Door { key plate: Int; states initial Hung; }
         command Hang(plate: Int) on Door[plate] { hung when absent => create; stays otherwise => keep; } }",
    ),
];

#[test]
fn every_code_is_given_by_some_text() {
    let mut given: BTreeSet<&str> = BTreeSet::new();
    for (code, text) in ELSEWHERE {
        let found = told(&format!("lifecycle! {{ {text} }}"));
        assert_eq!(found.iter().map(|told| told.code).collect::<Vec<_>>(), [*code], "{text}");
        given.insert(code.name());
    }
    given.extend(alone::codes());
    for (code, text) in [(Code::NestingTooDeep, deep(200)), (Code::TooManyCases, wide(12))] {
        let found = told(&format!("lifecycle! {{ {text} }}"));
        assert_eq!(found.iter().map(|told| told.code).collect::<Vec<_>>(), [code]);
        given.insert(code.name());
    }
    let missing: Vec<_> = Code::ALL.iter().map(|code| code.name()).filter(|code| !given.contains(code)).collect();
    assert!(missing.is_empty(), "no text for: {}", missing.join(", "));
}

/// A guard inside so many brackets.
fn deep(brackets: usize) -> String {
    let (open, close) = ("(".repeat(brackets), ")".repeat(brackets));
    format!(
        "context a {{ entity Door {{ key plate: Int; states initial final Hung; }}
         command Hang(plate: Int) on Door[plate] {{ hung when {open}absent{close} => create; stays otherwise => keep; }} }}"
    )
}

/// A command whose guards compare so many inputs with two constants each.
fn wide(inputs: usize) -> String {
    let declared: Vec<_> = (0..inputs).map(|index| format!(", i{index}: Int")).collect();
    let declared = declared.concat();
    let compared: Vec<_> = (0..inputs).map(|index| format!("(input.i{index} == 1 || input.i{index} == 9)")).collect();
    let guard = compared.join(" && ");
    format!(
        "context a {{ entity Door {{ key plate: Int; states initial final Hung; }}
         command Hang(plate: Int{declared}) on Door[plate] {{ hung when absent => create; other when {guard} => keep; stays otherwise => keep; }} }}"
    )
}
