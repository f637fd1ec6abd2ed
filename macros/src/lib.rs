//! The procedural macro behind `selvedge::lifecycle!`: read, check, expand.

mod expand;
mod file;
mod input;
mod report;

use input::{Input, Text};
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::declare;

/// Expands a declaration; called by `selvedge::lifecycle!` only.
#[proc_macro]
pub fn lifecycle_impl(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    lifecycle(tokens.into()).into()
}

fn lifecycle(tokens: TokenStream) -> TokenStream {
    match Input::read(tokens) {
        Ok(Input { krate, text: Text::Inline(declaration) }) => inline(declaration, &krate),
        Ok(Input { krate, text: Text::File(name) }) => file::expand_file(&name, &krate),
        Err((span, message)) => expand::compile_error(span, message),
    }
}

fn inline(declaration: TokenStream, krate: &TokenStream) -> TokenStream {
    let declared = declare(declaration);
    let problems = report::inline(&declared.diagnostics, &declared.spans);
    match &declared.system {
        Some(system) if declared.diagnostics.is_empty() => expand::expand(system, &declared.spans, krate),
        Some(system) => {
            let skeleton = expand::skeleton(system, &declared.spans, krate);
            quote!(#problems #skeleton)
        }
        None => problems,
    }
}
