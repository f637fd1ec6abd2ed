//! Problems of a declaration as compiler errors.

use crate::expand::compile_error;
use proc_macro2::TokenStream;
use selvedge_spec::{Diagnostic, Spans, plain};

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
    diagnostics.iter().map(|diagnostic| plain(diagnostic, spans, text, path)).collect()
}
