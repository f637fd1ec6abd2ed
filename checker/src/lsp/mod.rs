//! A language server: mistakes while they are written, what a name stands for, where it is declared, other names for it, and
//! what can stand where something is missing. For `.life` files and for the `lifecycle!` of Rust files.
//!
//! ```text
//! editor -> messages (lsp-server) -> document (text, read anew on each change) -> names, things -> answer
//! ```
//!
//! Whatever a text has, right or wrong, is read by the one reader of the language; nothing here knows its grammar.

mod complete;
mod document;
mod rename;
mod serve;
mod things;

pub use serve::serve;
