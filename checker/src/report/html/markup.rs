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
    head: Vec<String>,
    out: String,
}

/// The class of a table whose rows a narrow screen shows one below the other, each cell with its column's name. The
/// roles keep it a table for those who do not see it.
const STACKED: &str = "stacked";

impl Table {
    pub(super) fn new<S: Into<String>>(class: &'static str, caption: &str, head: impl IntoIterator<Item = S>) -> Self {
        let head: Vec<String> = head.into_iter().map(Into::into).collect();
        let mut table = Self { caption: text(caption), class, head, out: String::new() };
        let cells: Vec<String> = table.head.iter().map(|cell| table.head_cell(cell)).collect();
        let row = table.role("row");
        table.out = format!("<thead><tr{row}>{}</tr></thead>\n<tbody>\n", cells.concat());
        table
    }

    fn head_cell(&self, cell: &str) -> String {
        // The corner above the rows' names needs none of its own where the caption says what they are.
        if cell.is_empty() {
            "<td></td>".to_owned()
        } else {
            format!("<th scope=\"col\"{}>{cell}</th>", self.role("columnheader"))
        }
    }

    fn role(&self, role: &str) -> String {
        if self.class.contains(STACKED) { format!(" role=\"{role}\"") } else { String::new() }
    }

    /// A line across the table that names the rows below it.
    pub(super) fn group(&mut self, name: &str) {
        let empty = self.out.ends_with("<tbody>\n");
        let between = if empty { "" } else { "</tbody>\n<tbody>\n" };
        let columns = self.head.len();
        let _ = writeln!(
            self.out,
            "{between}<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"{columns}\"><span>{name}</span></th></tr>"
        );
    }

    /// A row: its name, and its cells with the class of each.
    pub(super) fn row<S: AsRef<str>>(&mut self, name: &str, cells: impl IntoIterator<Item = (&'static str, S)>) {
        let [row, header, role] = ["row", "rowheader", "cell"].map(|role| self.role(role));
        let _ = write!(self.out, "<tr{row}><th scope=\"row\"{header}>{name}</th>");
        for (index, (class, cell)) in cells.into_iter().enumerate() {
            let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
            let label = self.head.get(index + 1).filter(|_| !role.is_empty());
            let label = label.map_or_else(String::new, |label| format!(" data-label=\"{label}\""));
            let _ = write!(self.out, "<td{class}{role}{label}>{}</td>", cell.as_ref());
        }
        self.out.push_str("</tr>\n");
    }

    /// The table in a frame of its own, which scrolls where the page is too narrow for it.
    pub(super) fn finish(self) -> String {
        let Self { caption, class, out, .. } = self;
        let role = if class.contains(STACKED) { " role=\"table\"" } else { "" };
        format!(
            "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\
             <table class=\"{class}\"{role}><caption>{caption}</caption>\n{out}</tbody>\n</table></div>\n"
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
