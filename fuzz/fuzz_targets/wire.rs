//! Whatever document comes: quick reader, general decoder, serde and the interpreter's types agree on it.
#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use selvedge_fuzz::documents::write_documents;
use selvedge_fuzz::wire::agree;

fuzz_target!(init: write_documents(), |data: &[u8]| -> Corpus { if agree(data) { Corpus::Keep } else { Corpus::Reject } });
