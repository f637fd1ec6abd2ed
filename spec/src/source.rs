//! Source texts: a `.life` file, or the `lifecycle!` inside a Rust file.

use crate::diagnostic::Spans;
use crate::ir::At;
use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use std::fmt;
use std::ops::Range;

/// A text that could not be read as tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexError {
    /// The byte at which the tokens stop making sense.
    pub offset: usize,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for LexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LexError {}

/// The tokens of a `.life` file.
///
/// # Errors
/// If the text is not made of Rust's tokens, such as an unclosed bracket or quote.
pub fn tokens(text: &str) -> Result<TokenStream, LexError> {
    text.parse::<TokenStream>().map_err(|error| {
        let offset = error.span().byte_range().start.min(text.len());
        LexError { offset, message: "the brackets or quotes do not match up here".to_owned() }
    })
}

/// The declarations inside a Rust file, in order: the tokens of each `lifecycle! { ... }`.
///
/// # Errors
/// If the text is not made of Rust's tokens.
pub fn lifecycles(text: &str) -> Result<Vec<TokenStream>, LexError> {
    let mut found = Vec::new();
    let mut open = vec![tokens(text)?.into_iter().peekable()];
    while let Some(top) = open.last_mut() {
        match top.next() {
            None => {
                open.pop();
            }
            Some(TokenTree::Ident(ident)) if ident == "lifecycle" => {
                let is_call = matches!(top.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == '!' && punct.spacing() == Spacing::Alone);
                if is_call {
                    top.next();
                    if let Some(body) = braces(top.peek()) {
                        found.push(body.stream());
                        top.next();
                    }
                }
            }
            Some(TokenTree::Group(group)) => open.push(group.stream().into_iter().peekable()),
            Some(_) => {}
        }
    }
    Ok(found)
}

fn braces(token: Option<&TokenTree>) -> Option<Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => Some(group.clone()),
        _ => None,
    }
}

/// The bytes that a place covers in the text it was read from.
#[must_use]
pub fn byte_range(spans: &Spans, at: At) -> Range<usize> {
    spans.span(at).byte_range()
}
