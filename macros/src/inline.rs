//! A declaration between the braces of the call, whose places are the compiler's own.

use crate::expand::{self, compile_error};
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::{Declared, Diagnostic, Spans, declare};

/// Expands it: what is sound in full, else an error for each problem, and the types, so that no other error follows from it.
pub(crate) fn expand_inline(declaration: TokenStream, krate: &TokenStream) -> TokenStream {
    let Declared { system, spans, diagnostics, .. } = declare(declaration);
    let problem = |problem: &Diagnostic| compile_error(spans.span(problem.at), &message(problem, &spans));
    let problems: TokenStream = diagnostics.iter().map(problem).collect();
    match &system {
        Some(system) if diagnostics.is_empty() => expand::expand(system, &spans, krate),
        Some(system) => {
            let skeleton = expand::skeleton(system, &spans, krate);
            quote!(#problems #skeleton)
        }
        None => problems,
    }
}

/// What the problem is, what would mend it, and what other place explains it.
fn message(diagnostic: &Diagnostic, spans: &Spans) -> String {
    let first = format!("{} [{}]", diagnostic.message, diagnostic.code);
    let help = diagnostic.help.iter().map(|help| format!("help: {help}"));
    let related = diagnostic.related.iter();
    let note = related.map(|(at, label)| format!("note: {label} is in line {}", spans.position(*at).0));
    std::iter::once(first).chain(help).chain(note).collect::<Vec<_>>().join("\n")
}
