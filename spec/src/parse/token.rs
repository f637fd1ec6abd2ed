//! Tokens as a person would call them, and where they stand.

use proc_macro2::{Delimiter, Group, Span, TokenTree};

/// What stands behind a run of tokens: its place, and what it is.
#[derive(Clone)]
pub(super) struct End {
    pub(super) span: Span,
    pub(super) found: String,
}

impl End {
    pub(super) fn at(token: &TokenTree) -> Self {
        let found = match token {
            TokenTree::Punct(punct) if punct.as_char() == '#' => "documentation or an attribute".to_owned(),
            other => describe(other),
        };
        Self { span: start_of(token), found }
    }

    /// The closing bracket.
    pub(super) fn of(group: &Group) -> Self {
        Self { span: group.span_close(), found: brackets(group.delimiter()).1.to_owned() }
    }

    /// The end of the text, told at its last token.
    pub(super) fn of_text(last: Option<&TokenTree>) -> Self {
        let span = match last {
            Some(TokenTree::Group(group)) => group.span_close(),
            Some(token) => token.span(),
            None => Span::call_site(),
        };
        Self { span, found: "the end of the text".to_owned() }
    }
}

/// Where a token begins: the opening one of a bracket, not all that it encloses.
pub(super) fn start_of(token: &TokenTree) -> Span {
    match token {
        TokenTree::Group(group) => group.span_open(),
        other => other.span(),
    }
}

/// A token as a person would call it.
pub(super) fn describe(token: &TokenTree) -> String {
    match token {
        TokenTree::Group(group) => brackets(group.delimiter()).0.to_owned(),
        TokenTree::Literal(literal) => shortened(&literal.to_string()),
        other => format!("`{other}`"),
    }
}

/// A literal as far as a message has room for it: what is long or runs over lines is a text.
fn shortened(literal: &str) -> String {
    let shown: String = literal.chars().take(30).take_while(|character| *character != '\n').collect();
    if shown.len() == literal.len() { format!("`{literal}`") } else { format!("`{shown}`...") }
}

/// What opens and what closes.
fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("`(`", "`)`"),
        Delimiter::Brace => ("`{`", "`}`"),
        Delimiter::Bracket => ("`[`", "`]`"),
        Delimiter::None => ("nothing", "nothing"),
    }
}
