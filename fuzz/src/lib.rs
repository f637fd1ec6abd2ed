//! What the targets under libFuzzer share: changes that know what words and statements are, seeds from what is committed, and the
//! kinds of documents.
//!
//! ```text
//! fuzz/run.sh declaration 1000000     # reads, checks, formats, documents, exports and runs whatever text comes
//! fuzz/run.sh expand 100000           # expands it, and reads the expansion as Rust
//! fuzz/run.sh wire 10000000           # every way of decoding a document gives the same
//! ```
//!
//! The stable toolchain can mark where code goes (`-Cpasses=sancov-module`), and libFuzzer is built by `libfuzzer-sys`; only a
//! memory sanitizer would need another toolchain, and there is no unsafe code that it could try.

#[cfg(feature = "systems")]
pub mod documents;
pub mod edits;
pub mod seeds;
#[cfg(feature = "systems")]
pub mod wire;

// Declarations are drawn as the checker's tests draw them.
#[path = "../../checker/tests/random/draw.rs"]
mod draw;
