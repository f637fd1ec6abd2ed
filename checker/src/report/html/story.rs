//! A path as a picture, and beside it in words.

use super::markup::{Table, code, plain, text};
use super::sequence;
use crate::report::ToldStep;
use crate::report::words::{answer, side};
use std::fmt::Write as _;

/// What stands before the steps of a circle.
pub(super) const AGAIN: &str = "from here on again and again";

/// What stands at the end of a path.
pub(super) struct Ending {
    /// How it is coloured.
    pub(super) class: &'static str,
    /// What it says.
    pub(super) text: String,
    /// Of a run that goes on for ever: how many steps lead to the circle of the others.
    pub(super) again: Option<usize>,
}

/// The sequence diagram of a path and its steps.
pub(super) fn story(path: &[ToldStep], title: &str, ending: &Ending) -> String {
    let mut out = String::from("<div class=\"story\">\n");
    out.push_str(&sequence::diagram(path, title, ending));
    out.push_str("<ol class=\"steps\">\n");
    for (index, told) in path.iter().enumerate() {
        if ending.again == Some(index) {
            let _ =
                writeln!(out, "</ol>\n<p class=\"again\">{AGAIN}</p>\n<ol class=\"steps\" start=\"{}\">", index + 1);
        }
        step(&mut out, index + 1, told);
    }
    out.push_str("</ol>\n</div>\n");
    out
}

fn step(out: &mut String, number: usize, step: &ToldStep) {
    let _ = writeln!(out, "<li><p>{}</p>\n<p>{}</p>", code(&step.command), text(&answer(step)));
    for (word, told) in [("emits", &step.event), ("reports", &step.error)] {
        if let Some(told) = told {
            let _ = writeln!(out, "<p>{word} {}</p>", code(told));
        }
    }
    if !step.changes.is_empty() {
        let mut table =
            Table::new("changes", &format!("Fields changed by step {number}"), ["Field", "Before", "After"]);
        for change in &step.changes {
            let sides = [&change.before, &change.after].map(|value| value.as_deref());
            let cells = sides.map(|value| if value.is_some() { code(side(value)) } else { side(value).to_owned() });
            table.row(&code(&change.field), cells.map(plain));
        }
        out.push_str(&table.finish());
    }
    if !step.line.is_empty() {
        let _ = writeln!(out, "<p class=\"line\">decided by {}: {}</p>", code(&step.line), code(&step.source));
    }
    out.push_str("</li>\n");
}
