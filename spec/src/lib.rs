//! The Selvedge language: tokens to a checked declaration, its lints, its interpreter and its documents.
//!
//! ```text
//! text -> tokens -> ast -> ir (checked) -> expansion (selvedge-macros), interpreter, documents, diagrams
//! ```

mod ast;
mod check;
pub mod code;
pub mod diagnostic;
#[cfg(feature = "tools")]
pub mod document;
mod excerpt;
#[cfg(feature = "tools")]
pub mod export;
#[cfg(feature = "tools")]
pub mod format;
#[cfg(feature = "tools")]
pub mod interpret;
pub mod ir;
mod named;
pub mod names;
mod parse;
mod plain;
pub mod print;
#[cfg(feature = "render")]
mod render;
#[cfg(feature = "tools")]
mod sought;
pub mod source;
mod uses;

pub use code::Code;
pub use diagnostic::{Diagnostic, Sink, Spans};
pub use plain::{plain, plain_lex_error};
#[cfg(feature = "render")]
pub use render::{render, render_lex_error};
#[cfg(feature = "tools")]
pub use sought::condition;
pub use uses::Uses;

use proc_macro2::TokenStream;

/// What reading a declaration gave.
#[derive(Debug)]
pub struct Declared {
    /// The checked declaration. With diagnostics beside it, it is a best effort, good for naming its types only;
    /// `None` where not even the context could be made out.
    pub system: Option<ir::System>,
    /// The places that the system and the diagnostics speak of.
    pub spans: Spans,
    /// Which names stand for what, as far as they could be made out.
    pub uses: Uses,
    /// Everything wrong, in the order of the text. Empty means that the system may be relied upon.
    pub diagnostics: Vec<Diagnostic>,
}

impl Declared {
    /// The system, if nothing is wrong with it.
    ///
    /// # Errors
    /// The declaration itself, for its diagnostics.
    pub fn sound(self) -> Result<(ir::System, Spans), Box<Self>> {
        match self {
            Self { system: Some(system), spans, diagnostics, .. } if diagnostics.is_empty() => Ok((system, spans)),
            unsound => Err(Box::new(unsound)),
        }
    }
}

/// Reads and checks a declaration.
#[must_use]
pub fn declare(tokens: TokenStream) -> Declared {
    let (spans, sink) = (Spans::default(), Sink::default());
    let parsed = parse::parse(tokens, &spans, &sink);
    let checked = parsed.map(|(context, dropped)| check::check(&context, dropped, &sink));
    let (system, uses) = checked.map_or_else(Default::default, |(system, uses)| (Some(system), uses));
    let mut diagnostics = sink.into_diagnostics();
    diagnostics.sort_by_cached_key(|diagnostic| spans.position(diagnostic.at));
    Declared { system, spans, uses, diagnostics }
}
