//! The Selvedge language: tokens to a checked declaration, its lints, its interpreter and its documents.
//!
//! ```text
//! text -> tokens -> ast -> ir (checked) -> expansion (selvedge-macros), interpreter, documents, diagrams
//! ```

mod ast;
pub mod code;
pub mod diagnostic;
pub mod document;
pub mod interpret;
pub mod ir;
pub mod names;
mod parse;
pub mod print;

pub use code::Code;
pub use diagnostic::{Diagnostic, Sink, Spans};
