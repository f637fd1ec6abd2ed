//! The procedural macro behind `selvedge::lifecycle!`: read, check, expand.

mod expand;
mod file;
mod inline;
mod input;

use input::{Input, Text};
use proc_macro2::TokenStream;

/// Expands a declaration; called by `selvedge::lifecycle!` only.
#[proc_macro]
pub fn lifecycle_impl(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    lifecycle(tokens.into()).into()
}

fn lifecycle(tokens: TokenStream) -> TokenStream {
    match Input::read(tokens) {
        Ok(Input { krate, text: Text::Inline(declaration) }) => inline::expand_inline(declaration, &krate),
        Ok(Input { krate, text: Text::File(name) }) => file::expand_file(&name, &krate),
        Err((span, message)) => expand::compile_error(span, message),
    }
}
