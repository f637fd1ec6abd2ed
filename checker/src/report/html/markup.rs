//! Text and tables as markup.

pub(super) use selvedge_spec::document::escape::xml as text;

use crate::verdict::Verdict;
use std::fmt::Write as _;

/// A text as code.
pub(super) fn code(content: &str) -> String {
    format!("<code>{}</code>", text(content))
}

/// Texts as code, separated by commas.
pub(super) fn codes<S: AsRef<str>>(contents: impl IntoIterator<Item = S>) -> String {
    contents.into_iter().map(|content| code(content.as_ref())).collect::<Vec<_>>().join(", ")
}

/// A verdict as a sign and a word; the sign is for the eye alone.
pub(super) fn verdict(verdict: Verdict) -> String {
    let word = verdict.word();
    format!("<span class=\"v v-{word}\"><span aria-hidden=\"true\">{}</span> {word}</span>", sign(verdict))
}

/// A verdict's sign.
pub(super) fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "✓",
        Verdict::Vacuous => "○",
        Verdict::Incomplete => "…",
        Verdict::Violated => "✕",
    }
}

/// A table whose first column names its rows. Cells are markup.
pub(super) struct Table {
    caption: String,
    class: &'static str,
    columns: usize,
    out: String,
}

impl Table {
    pub(super) fn new<S: AsRef<str>>(class: &'static str, caption: &str, head: impl IntoIterator<Item = S>) -> Self {
        let mut out = String::from("<thead><tr>");
        let mut columns = 0;
        for cell in head {
            let _ = write!(out, "<th scope=\"col\">{}</th>", cell.as_ref());
            columns += 1;
        }
        out.push_str("</tr></thead>\n<tbody>\n");
        Self { caption: text(caption), class, columns, out }
    }

    /// A line across the table that names the rows below it.
    pub(super) fn group(&mut self, name: &str) {
        let empty = self.out.ends_with("<tbody>\n");
        let between = if empty { "" } else { "</tbody>\n<tbody>\n" };
        let columns = self.columns;
        let _ = writeln!(
            self.out,
            "{between}<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"{columns}\"><span>{name}</span></th></tr>"
        );
    }

    /// A row: its name, and its cells with the class of each.
    pub(super) fn row<S: AsRef<str>>(&mut self, name: &str, cells: impl IntoIterator<Item = (&'static str, S)>) {
        let _ = write!(self.out, "<tr><th scope=\"row\">{name}</th>");
        for (class, cell) in cells {
            let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
            let _ = write!(self.out, "<td{class}>{}</td>", cell.as_ref());
        }
        self.out.push_str("</tr>\n");
    }

    /// The table in a frame of its own, which scrolls where the page is too narrow for it.
    pub(super) fn finish(self) -> String {
        let Self { caption, class, out, .. } = self;
        format!(
            "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\
             <table class=\"{class}\"><caption>{caption}</caption>\n{out}</tbody>\n</table></div>\n"
        )
    }
}

/// A cell without a class.
pub(super) fn plain(content: impl Into<String>) -> (&'static str, String) {
    ("", content.into())
}

/// A cell with a number.
pub(super) fn number(content: impl Into<String>) -> (&'static str, String) {
    ("number", content.into())
}
