//! Each mistake alone gives exactly one message.
//!
//! `alone.txt` has one edit of `LoomAgent`'s declaration in each block: the lines to find after `- `, what replaces them
//! after `+ ` (nothing, if there is none), then the code, the text under the caret, the message and the help.

use super::{LOOM_AGENT, edited, told};

const EDITS: &str = include_str!("alone.txt");

/// What stands behind `mark` at the beginnings of the lines of a block.
fn lines(block: &str, mark: &str) -> String {
    block.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>().join("\n")
}

/// The codes of the table.
pub(super) fn codes() -> impl Iterator<Item = &'static str> {
    EDITS.lines().filter_map(|line| line.split_once(" at ")).map(|(code, _)| code)
}

/// Of a caret of several lines the first is told.
fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

#[test]
fn one_mistake_gives_one_message() {
    let blocks: Vec<&str> = EDITS.trim_end().split("\n\n").collect();
    assert!(blocks.len() > 200, "the table has lost its blocks");
    let mut wrong = Vec::new();
    for block in blocks {
        let text = edited(LOOM_AGENT, &lines(block, "- "), &lines(block, "+ "));
        let found = told(&text).into_iter().map(|told| {
            let help = told.help.map_or(String::new(), |help| format!("\nhelp: {help}"));
            format!("{} at {}: {}{help}", told.code, first_line(&told.caret), told.message)
        });
        let found = found.collect::<Vec<_>>().join("\n");
        let is_edit = |line: &&str| !line.starts_with("- ") && !line.starts_with("+ ");
        let expected = block.lines().filter(is_edit).collect::<Vec<_>>().join("\n");
        if found != expected {
            wrong.push(format!("{block}\n  found instead:\n{found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
