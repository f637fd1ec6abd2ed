//! Plain text.

use super::{TWICE, TYPO, declared, unread};
use selvedge_spec::{plain, plain_lex_error};

/// The one problem of a text.
fn told(text: &str) -> String {
    let found = declared(text);
    let told: Vec<_> = found.diagnostics.iter().map(|problem| plain(problem, &found.spans, text, "a.life")).collect();
    assert_eq!(told.len(), 1, "{told:#?}");
    told.concat()
}

fn lines(lines: &[&str]) -> String {
    lines.join("\n")
}

#[test]
fn place_line_caret_and_help() {
    let expected = lines(&[
        "no type is called `Color` [unknown_name]",
        "help: did you mean `Colour`?",
        " --> a.life:3:25",
        "  |",
        "3 |     record R1 { colour: Color }",
        "  |                         ^^^^^",
    ]);
    assert_eq!(told(TYPO), expected);
}

#[test]
fn the_other_place_is_named() {
    let expected = lines(&[
        "a second type `Colour` [duplicate_name]",
        "note: the first one is in line 2",
        " --> a.life:4:10",
        "  |",
        "4 |     enum Colour { Green }",
        "  |          ^^^^^^",
    ]);
    assert_eq!(told(TWICE), expected);
}

#[test]
fn an_empty_text_has_a_first_line() {
    let expected =
        lines(&["expected `context`, found the end of the text [syntax]", " --> a.life:1:1", "  |", "1 | ", "  | ^"]);
    assert_eq!(told(""), expected);
    assert_eq!(told("\n"), expected);
}

#[test]
fn the_caret_stands_under_wide_characters_and_tabs() {
    let expected = lines(&[
        "expected `,` or `}`, found `丙` [syntax]",
        " --> a.life:1:32",
        "  |",
        "1 | \tcontext größe { enum 数 { 甲, 乙 丙 } }",
        "  | \t                                 ^^",
    ]);
    assert_eq!(told("\tcontext größe { enum 数 { 甲, 乙 丙 } }"), expected);
}

#[test]
fn of_a_long_line_the_neighbourhood_is_shown() {
    let text = format!("context a {{ {} enum C {{}} {} }}", "/* padding */".repeat(20), "/* more */".repeat(20));
    let expected = lines(&[
        "the enum `C` has no variant, so no value of it exists [syntax]",
        "help: declare a variant",
        " --> a.life:1:279",
        "  |",
        "1 | ...adding *//* padding *//* padding *//* padding *//* padding *//* padding */ enum C {} /* more *//* more \
         *//* more *//* more *//* more *//* more *//* more *//* mo...",
        &format!("  | {}^", " ".repeat(83)),
    ]);
    assert_eq!(told(&text), expected);
}

#[test]
fn nothing_that_is_shown_turns_the_direction_or_moves_the_cursor() {
    let expected = lines(&[
        "expected `{` and the context's items, found `\"\u{FFFD}\"` [syntax]",
        " --> a.life:1:18",
        "  |",
        "1 | context a @ \"\u{FFFD}x\" \"\u{FFFD}\"",
        "  |                  ^^^",
    ]);
    assert_eq!(told("context a @ \"\u{202E}x\" \"\u{202E}\""), expected);
    let expected =
        lines(&["`\\0` means nothing here [syntax]", " --> a.life:1:3", "  |", "1 | a \u{FFFD} b", "  |   ^"]);
    assert_eq!(plain_lex_error(&unread("a \0 b"), "a \0 b", "a.life"), expected);
}

#[test]
fn a_token_of_several_lines_is_marked_on_its_first() {
    let expected = lines(&[
        "expected `;`, found `\"three`... [syntax]",
        " --> a.life:2:6",
        "  |",
        "2 | two\" \"three",
        "  |      ^^^^^^",
    ]);
    assert_eq!(told("context a { external A = \"one\ntwo\" \"three\nfour\"; }"), expected);
}

#[test]
fn what_is_not_made_of_tokens_says_why() {
    let told = |text: &str| {
        let told = plain_lex_error(&unread(text), text, "a.life");
        let (message, drawing) = told.split_once("\n --> a.life:").expect("the place is told");
        let place = drawing.lines().next().unwrap_or_default();
        let caret = drawing.lines().last().and_then(|line| line.find('^'));
        (format!("{place}: {message}"), caret)
    };
    let cases = [
        ("context a {", "1:11: this bracket is never closed [syntax]", 10),
        ("context a }", "1:11: this bracket closes none that is open here [syntax]", 10),
        ("context a (]", "1:12: this bracket closes none that is open here [syntax]", 11),
        ("context \"a", "1:9: this text is never closed, or holds an escape that means nothing [syntax]", 8),
        ("context b\"\\q\"", "1:9: this text is never closed, or holds an escape that means nothing [syntax]", 8),
        ("context a\n/* b", "2:1: this comment is never closed [syntax]", 0),
        ("context 🦀", "1:9: `🦀` means nothing here [syntax]", 8),
    ];
    for (text, message, caret) in cases {
        assert_eq!(told(text), (message.to_owned(), Some(caret + 4)), "{text}");
    }
}
