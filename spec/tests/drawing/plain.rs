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
        "a.life:3:25: error[unknown_name]: no type is called `Color`",
        "    record R1 { colour: Color }",
        "                        ^^^^^",
        "help: did you mean `Colour`?",
    ]);
    assert_eq!(told(TYPO), expected);
}

#[test]
fn the_other_place_is_named() {
    let expected = lines(&[
        "a.life:4:10: error[duplicate_name]: a second type `Colour`",
        "    enum Colour { Green }",
        "         ^^^^^^",
        "a.life:2:10: note: the first one",
    ]);
    assert_eq!(told(TWICE), expected);
}

#[test]
fn an_empty_text_has_a_first_line() {
    let expected = "a.life:1:1: error[syntax]: expected `context`, found the end of the text\n\n^";
    assert_eq!(told(""), expected);
    assert_eq!(told("\n"), expected);
}

#[test]
fn the_caret_stands_under_wide_characters_and_tabs() {
    let expected = lines(&[
        "a.life:1:32: error[syntax]: expected `,` or `}`, found `丙`",
        "\tcontext größe { enum 数 { 甲, 乙 丙 } }",
        "\t                                 ^^",
    ]);
    assert_eq!(told("\tcontext größe { enum 数 { 甲, 乙 丙 } }"), expected);
}

#[test]
fn of_a_long_line_the_neighbourhood_is_shown() {
    let text = format!("context a {{ {} enum C {{}} {} }}", "/* padding */".repeat(20), "/* more */".repeat(20));
    let expected = lines(&[
        "a.life:1:279: error[syntax]: the enum `C` has no variant, so no value of it exists",
        "...adding *//* padding *//* padding *//* padding *//* padding *//* padding */ enum C {} /* more *//* more \
         *//* more *//* more *//* more *//* more *//* more *//* mo...",
        &format!("{}^", " ".repeat(83)),
        "help: declare a variant",
    ]);
    assert_eq!(told(&text), expected);
}

#[test]
fn nothing_that_is_shown_turns_the_direction_or_moves_the_cursor() {
    let expected = lines(&[
        "a.life:1:18: error[syntax]: expected `{` and the context's items, found `\"\u{FFFD}\"`",
        "context a @ \"\u{FFFD}x\" \"\u{FFFD}\"",
        "                 ^^^",
    ]);
    assert_eq!(told("context a @ \"\u{202E}x\" \"\u{202E}\""), expected);
    let expected = lines(&["a.life:1:3: error[syntax]: `\\0` means nothing here", "a \u{FFFD} b", "  ^"]);
    assert_eq!(plain_lex_error(&unread("a \0 b"), "a \0 b", "a.life"), expected);
}

#[test]
fn a_token_of_several_lines_is_marked_on_its_first() {
    let expected =
        lines(&["a.life:2:6: error[syntax]: expected `;`, found `\"three`...", "two\" \"three", "     ^^^^^^"]);
    assert_eq!(told("context a { external A = \"one\ntwo\" \"three\nfour\"; }"), expected);
}

#[test]
fn what_is_not_made_of_tokens_says_why() {
    let told = |text: &str| {
        let told = plain_lex_error(&unread(text), text, "a.life");
        let (message, drawing) = told.split_once('\n').expect("a line is drawn");
        let caret = drawing.lines().last().and_then(|line| line.find('^'));
        (message.replace("a.life:", ""), caret)
    };
    let cases = [
        ("context a {", "1:11: error[syntax]: this bracket is never closed", 10),
        ("context a }", "1:11: error[syntax]: this bracket closes none that is open here", 10),
        ("context a (]", "1:12: error[syntax]: this bracket closes none that is open here", 11),
        ("context \"a", "1:9: error[syntax]: this text is never closed, or holds an escape that means nothing", 8),
        ("context b\"\\q\"", "1:9: error[syntax]: this text is never closed, or holds an escape that means nothing", 8),
        ("context a\n/* b", "2:1: error[syntax]: this comment is never closed", 0),
        ("context 🦀", "1:9: error[syntax]: `🦀` means nothing here", 8),
    ];
    for (text, message, caret) in cases {
        assert_eq!(told(text), (message.to_owned(), Some(caret)), "{text}");
    }
}
