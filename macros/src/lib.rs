//! The procedural macro behind `selvedge::lifecycle!`.

use proc_macro::TokenStream;

/// Expands a declaration.
#[proc_macro]
pub fn lifecycle_impl(input: TokenStream) -> TokenStream {
    input
}
