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

impl LexError {
    fn at(text: &str, offset: usize) -> Self {
        let offset = text.floor_char_boundary(offset);
        let message = match &text[offset..] {
            rest if rest.starts_with(['(', '[', '{']) => "this bracket is never closed".to_owned(),
            rest if rest.starts_with([')', ']', '}']) => "this bracket closes none that is open here".to_owned(),
            rest if rest.starts_with("/*") => "this comment is never closed".to_owned(),
            rest if rest.trim_start_matches(['b', 'c', 'r', '#']).starts_with(['"', '\'']) => {
                "this text is never closed, or holds an escape that means nothing".to_owned()
            }
            rest => match rest.chars().next() {
                Some(character) => format!("`{}` means nothing here", character.escape_debug()),
                None => "the text ends too early".to_owned(),
            },
        };
        Self { offset, message }
    }

    /// The character at which the tokens stop making sense.
    pub(crate) fn range(&self, text: &str) -> Range<usize> {
        let start = text.floor_char_boundary(self.offset);
        let length = text[start..].chars().next().map_or(0, char::len_utf8);
        start..start + length
    }
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
    text.parse::<TokenStream>().map_err(|error| LexError::at(text, error.span().byte_range().start))
}

/// The declarations inside a Rust file, in order: the tokens of each `lifecycle! { ... }`.
///
/// # Errors
/// If the text is not made of Rust's tokens.
pub fn lifecycles(text: &str) -> Result<Vec<TokenStream>, LexError> {
    Ok(blocks(text)?.iter().map(Group::stream).collect())
}

/// The same with their braces.
pub(crate) fn blocks(text: &str) -> Result<Vec<Group>, LexError> {
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
                        found.push(body);
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
