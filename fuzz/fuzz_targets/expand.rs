//! Whatever text comes: it expands as the macro does it, and the expansion is Rust.
#![no_main]

// A crate of macros exports nothing else, so the expansion is compiled in here.
#[path = "../../macros/src/expand/mod.rs"]
mod expand;
#[path = "../../macros/src/inline.rs"]
mod inline;

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target, fuzzer_mutate};
use quote::quote;
use selvedge_fuzz::edits::edit;
use selvedge_fuzz::seeds::write_declarations;
use selvedge_spec::source;

fuzz_target!(init: write_declarations(), |data: &[u8]| -> Corpus {
    // The places of all texts would fill the memory.
    proc_macro2::extra::invalidate_current_thread_spans();
    let Some(tokens) = std::str::from_utf8(data).ok().and_then(|text| source::tokens(text).ok()) else {
        return Corpus::Reject;
    };
    let expanded = inline::expand_inline(tokens, &quote!(::selvedge));
    if let Err(error) = syn::parse2::<syn::File>(expanded.clone()) {
        panic!("the expansion is no Rust: {error}\n{expanded}");
    }
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    edit(&mut data[..max_size], size, seed, |data| fuzzer_mutate(data, size, max_size))
});
