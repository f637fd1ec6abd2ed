//! Drawn as the compiler draws.

use super::{TWICE, TYPO, declared, unread};
use selvedge_spec::{render, render_lex_error};

fn drawn(text: &str, colour: bool, width: usize) -> String {
    let found = declared(text);
    render(&found.spans, &found.diagnostics, text, "a.life", colour, width)
}

#[test]
fn place_line_caret_and_help() {
    let expected = "\
error[unknown_name]: no type is called `Color`
 --> a.life:3:25
  |
3 |     record R1 { colour: Color }
  |                         ^^^^^
  |
  = help: did you mean `Colour`?
";
    assert_eq!(drawn(TYPO, false, 80), expected);
}

#[test]
fn the_other_place_is_marked_too() {
    let expected = "\
error[duplicate_name]: a second type `Colour`
 --> a.life:4:10
  |
2 |     enum Colour { Red }
  |          ------ the first one
3 |     // not again
4 |     enum Colour { Green }
  |          ^^^^^^
";
    assert_eq!(drawn(TWICE, false, 80), expected);
}

#[test]
fn several_problems_have_an_empty_line_between_them() {
    let expected = "\
error[unknown_name]: no type is called `B`
 --> a.life:1:26
  |
1 | context a { event E { a: B, b: C } }
  |                          ^
  |
  = help: known here: `Bool`, `Int`, `String`, `Timestamp`, `Json`

error[unknown_name]: no type is called `C`
 --> a.life:1:32
  |
1 | context a { event E { a: B, b: C } }
  |                                ^
  |
  = help: known here: `Bool`, `Int`, `String`, `Timestamp`, `Json`
";
    let drawn = drawn("context a { event E { a: B, b: C } }", false, 80);
    assert_eq!(drawn, expected);
}

#[test]
fn an_empty_text_has_a_first_line() {
    let expected = "\
error[syntax]: expected `context`, found the end of the text
 --> a.life:1:1
  |
1 |
  | ^
";
    assert_eq!(drawn("", false, 80), expected);
}

#[test]
fn nothing_wrong_draws_nothing() {
    assert_eq!(drawn("context a {}", false, 80), "");
}

#[test]
fn wide_characters_and_tabs_keep_the_caret_in_its_place() {
    let expected = "\
error[syntax]: expected `,` or `}`, found `丙`
 --> a.life:1:32
  |
1 |     context größe { enum 数 { 甲, 乙 丙 } }
  |                                      ^^
";
    assert_eq!(drawn("\tcontext größe { enum 数 { 甲, 乙 丙 } }", false, 80), expected);
}

#[test]
fn a_long_line_is_cut_to_the_width() {
    let text = format!("context a {{ {} enum C {{}} {} }}", "/* padding */".repeat(20), "/* more */".repeat(20));
    let drawn = drawn(&text, false, 60);
    assert!(drawn.contains("a.life:1:279"), "{drawn}");
    let long: Vec<_> = drawn.lines().skip(1).filter(|line| line.chars().count() > 60).collect();
    assert!(long.is_empty(), "{drawn}");
    let mut lines = drawn.lines().skip_while(|line| !line.contains("enum C"));
    let (source, caret) = (lines.next().expect("the line"), lines.next().expect("the caret"));
    assert_eq!(source.find("C {}"), caret.find('^'), "{drawn}");
}

#[test]
fn colour_is_only_added() {
    let (plain, colour) = (drawn(TYPO, false, 80), drawn(TYPO, true, 80));
    assert!(colour.contains("\u{1b}["), "{colour:?}");
    let mut stripped = String::new();
    for (index, part) in colour.split("\u{1b}[").enumerate() {
        let text = if index == 0 { part } else { part.split_once('m').map_or("", |(_, text)| text) };
        stripped.push_str(text);
    }
    assert_eq!(stripped, plain);
}

#[test]
fn what_is_not_made_of_tokens_is_drawn() {
    let expected = "\
error[syntax]: this bracket is never closed
 --> a.life:1:11
  |
1 | context a {
  |           ^
";
    let text = "context a {";
    assert_eq!(render_lex_error(&unread(text), text, "a.life", false, 80), expected);
}
