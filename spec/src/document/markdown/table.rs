//! Tables and code in Markdown: whatever a name or a text holds, the table keeps its shape.

use std::fmt::Write as _;

/// A table that leaves out columns in which nothing stands.
#[derive(Clone, Debug)]
pub struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with these columns.
    #[must_use]
    pub fn new<S: Into<String>>(head: impl IntoIterator<Item = S>) -> Self {
        Self { head: head.into_iter().map(|text| cell(&text.into())).collect(), rows: Vec::new() }
    }

    /// Adds a row: one cell for each column.
    pub fn row<S: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = S>) {
        let row: Vec<_> = cells.into_iter().map(|text| cell(text.as_ref())).collect();
        debug_assert_eq!(row.len(), self.head.len(), "a row has a cell in every column");
        self.rows.push(row);
    }

    /// Whether any cell of the column holds something.
    pub(super) fn uses(&self, column: usize) -> bool {
        self.rows.iter().any(|row| !row[column].is_empty())
    }

    /// Writes the table and an empty line; nothing where no row stands.
    pub fn write(&self, out: &mut String) {
        if self.rows.is_empty() {
            return;
        }
        let columns: Vec<usize> = (0..self.head.len()).filter(|column| self.uses(*column)).collect();
        let line =
            |cells: &[String]| columns.iter().map(|column| cells[*column].as_str()).collect::<Vec<_>>().join(" | ");
        let _ = writeln!(out, "| {} |", line(&self.head));
        let _ = writeln!(out, "|{}", " --- |".repeat(columns.len()));
        for row in &self.rows {
            let _ = writeln!(out, "| {} |", line(row));
        }
        out.push('\n');
    }
}

/// A text as the content of one cell: one line, and no bar that would end the cell.
fn cell(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "));
    let line = paragraphs.filter(|paragraph| !paragraph.is_empty()).collect::<Vec<_>>().join("<br>");
    let mut out = String::with_capacity(line.len());
    for c in line.chars() {
        // A bar that is escaped already stays as it is: a second backslash would undo the first.
        if c == '|' && !out.ends_with('\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// A text as a code span; its fence is longer than any run of backticks inside.
#[must_use]
pub fn code(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') { " " } else { "" };
    if text.is_empty() { text } else { format!("{fence}{pad}{text}{pad}{fence}") }
}

/// Code spans separated by commas.
#[must_use]
pub fn codes<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> String {
    texts.into_iter().map(|text| code(text.as_ref())).collect::<Vec<_>>().join(", ")
}

/// `one row`, `two rows`: a number and its noun, with `s` where it is not one.
#[must_use]
pub fn counted(count: usize, noun: &str) -> String {
    let plural = match (count, noun.strip_suffix('y')) {
        (1, _) => noun.to_owned(),
        (_, Some(stem)) => format!("{stem}ies"),
        (_, None) => format!("{noun}s"),
    };
    format!("{count} {plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_keep_to_their_place() {
        assert_eq!(cell("a | b\nc\n\nd"), "a \\| b c<br>d");
        assert_eq!(cell("a \\| b"), "a \\| b");
        assert_eq!(cell(&code("x || y")), "`x \\|\\| y`");
    }

    #[test]
    fn code_holds_backticks() {
        assert_eq!(code("a`b"), "``a`b``");
        assert_eq!(code("`a``"), "``` `a`` ```");
        assert_eq!(code("a\nb"), "`a b`");
        assert_eq!(code(""), "");
    }

    #[test]
    fn empty_columns_are_left_out() {
        let mut table = Table::new(["Name", "Meaning", "Type"]);
        table.row(["a", "", "Int"]);
        let mut out = String::new();
        table.write(&mut out);
        assert_eq!(out, "| Name | Type |\n| --- | --- |\n| a | Int |\n\n");
    }
}
