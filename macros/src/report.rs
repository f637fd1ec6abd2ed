//! Problems of a declaration as compiler errors.

use crate::expand::compile_error;
use proc_macro2::TokenStream;
use selvedge_spec::{Diagnostic, Spans};

/// One error for each problem, at its place in the invoking file.
pub(crate) fn inline(diagnostics: &[Diagnostic], spans: &Spans) -> TokenStream {
    diagnostics.iter().map(|diagnostic| compile_error(spans.span(diagnostic.at), &message(diagnostic, spans))).collect()
}

/// What the problem is, what would mend it, and what other place explains it.
fn message(diagnostic: &Diagnostic, spans: &Spans) -> String {
    let first = format!("{} [{}]", diagnostic.message, diagnostic.code);
    let help = diagnostic.help.iter().map(|help| format!("help: {help}"));
    let related = diagnostic.related.iter();
    let note = related.map(|(at, label)| format!("note: {label} is in line {}", spans.position(*at).0));
    std::iter::once(first).chain(help).chain(note).collect::<Vec<_>>().join("\n")
}

/// One error for each problem of a file. The compiler cannot point into it, so the message draws the line itself.
pub(crate) fn in_file(path: &str, text: &str, diagnostics: &[Diagnostic], spans: &Spans) -> Vec<String> {
    let draw = |diagnostic: &Diagnostic| {
        let (start, end) = (spans.position(diagnostic.at), spans.span(diagnostic.at).end());
        let width = if end.line == start.0 { end.column.saturating_sub(start.1) } else { 1 };
        format!("{}\n{}", message(diagnostic, spans), drawing(path, text, start, width))
    };
    diagnostics.iter().map(draw).collect()
}

/// `--> path:line:column`, the line, and a caret under the place; the column is counted from 0 in characters.
pub(crate) fn drawing(path: &str, text: &str, (line, column): (usize, usize), width: usize) -> String {
    let source = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    // A tab stays a tab, so that the caret stands under its place whatever a tab's width is.
    let indent: String = source.chars().take(column).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    format!(
        "{margin}--> {path}:{line}:{}\n{margin} |\n{number} | {source}\n{margin} | {indent}{}",
        column + 1,
        "^".repeat(width.max(1))
    )
}
