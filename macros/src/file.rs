//! A declaration in a file of its own, named relative to the invoking crate's root.

use crate::expand::{self, compile_error};
use proc_macro2::{Literal, TokenStream, fallback};
use quote::quote;
use selvedge_spec::{Declared, Spans, declare, plain, plain_lex_error, source};
use std::path::Path;
use std::{env, fs};

/// Expands the declaration in a file, and has the compiler watch the file.
pub(crate) fn expand_file(name: &Literal, krate: &TokenStream) -> TokenStream {
    let expanded = match read(name) {
        Ok((path, text)) => {
            let expanded = expand_text(&path, &text, name, krate);
            // The bytes are not used; naming them makes the compiler expand again when they change.
            quote! {
                const _: &[::core::primitive::u8] =
                    ::core::include_bytes!(::core::concat!(::core::env!("CARGO_MANIFEST_DIR"), "/", #path));
                #expanded
            }
        }
        Err(message) => compile_error(name.span(), &message),
    };
    quote!(#expanded)
}

fn read(name: &Literal) -> Result<(String, String), String> {
    let path = syn::parse_str::<syn::LitStr>(&name.to_string())
        .map_err(|_| "expected the file's name as a text, as `file = \"agent.life\"`".to_owned())?
        .value();
    let root = env::var("CARGO_MANIFEST_DIR").map_err(|_| "only Cargo can say where the file is".to_owned())?;
    let text = fs::read_to_string(Path::new(&root).join(&path))
        .map_err(|error| format!("cannot read `{path}` in this crate's root: {error}"))?;
    Ok((path, text))
}

fn expand_text(path: &str, text: &str, name: &Literal, krate: &TokenStream) -> TokenStream {
    let problems = |messages: Vec<String>| -> TokenStream {
        messages.iter().map(|message| compile_error(name.span(), message)).collect()
    };
    let (system, messages) = match with_lines(|| read_text(path, text)) {
        Ok(read) => read,
        Err(message) => return problems(vec![message]),
    };
    // The file's own places mean nothing to the compiler, so that every name stands at the call.
    let spans = Spans::default();
    let expanded = match &system {
        Some(system) if messages.is_empty() => expand::expand(system, &spans, krate),
        Some(system) => expand::skeleton(system, &spans, krate),
        None => TokenStream::new(),
    };
    let problems = problems(messages);
    quote!(#problems #expanded)
}

/// The system and the problems, drawn, since the compiler cannot point into the file; nothing that leaves here holds a token.
fn read_text(path: &str, text: &str) -> Result<(Option<selvedge_spec::ir::System>, Vec<String>), String> {
    let tokens = source::tokens(text).map_err(|error| plain_lex_error(&error, text, path))?;
    let Declared { system, spans, diagnostics, .. } = declare(tokens);
    Ok((system, diagnostics.iter().map(|problem| plain(problem, &spans, text, path)).collect()))
}

/// Runs with `proc_macro2`'s own tokens instead of the compiler's: only those know lines and columns of a text that the
/// compiler has not read.
fn with_lines<T>(run: impl FnOnce() -> T) -> T {
    struct Unforce;
    impl Drop for Unforce {
        fn drop(&mut self) {
            fallback::unforce();
        }
    }
    fallback::force();
    let _unforce = Unforce;
    run()
}
