//! Whatever text comes: it is read, checked, told of, set in the one style, and, if it is sound, documented, exported and run.
#![no_main]

#[path = "../../spec/tests/robust/survive.rs"]
mod survive;

use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target, fuzzer_mutate};
use selvedge_fuzz::edits::edit;
use selvedge_fuzz::seeds::write_declarations;
use selvedge_spec::ir::System;
use selvedge_spec::{declare, export, format, source};
use survive::survive;

fuzz_target!(init: write_declarations(), |data: &[u8]| -> Corpus {
    let Ok(text) = std::str::from_utf8(data) else { return Corpus::Reject };
    survive(text);
    set(text);
    if let Some(system) = sound(text) {
        exported(&system);
    }
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    edit(&mut data[..max_size], size, seed, |data| fuzzer_mutate(data, size, max_size))
});

fn sound(text: &str) -> Option<System> {
    declare(source::tokens(text).ok()?).sound().ok().map(|(system, _)| system)
}

/// What can be set keeps its meaning, and is set for good.
fn set(text: &str) {
    match format::life(text) {
        Ok(set) => {
            let again = format::life(&set).expect("what is set can be set");
            assert_eq!(again, set, "setting it once more changes it");
            assert_eq!(meaning(&set), meaning(text), "setting it changes its meaning");
        }
        Err(format::Unset::Changed) => panic!("setting this would change more than white space"),
        Err(format::Unset::Lex(_) | format::Unset::Syntax(_)) => {}
    }
}

/// Its checked form and its problems; places are numbered in the order of the tokens.
fn meaning(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let declared = declare(source::tokens(text).expect("it was set"));
    format!("{:?} {:?}", declared.system, declared.diagnostics)
}

/// Everything that a sound declaration is exported as; what has no counterpart is refused, and nothing panics.
fn exported(system: &System) {
    let _ = (export::schema(system), export::openapi(system), export::declaration(system));
    for bound in 0..system.bounds.len() {
        let _ = export::promela(system, bound, true);
        let _ = export::murphi(system, bound, true);
        let _ = export::tla(system, bound, true);
    }
}
