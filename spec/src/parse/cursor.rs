//! A cursor over token trees that knows how to say what it expected and what it found.

use super::{Parsed, Parser};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Name};
use proc_macro2::{Delimiter, Group, Spacing, Span, TokenStream, TokenTree};

/// Reads one run of tokens from left to right.
pub(super) struct Cursor<'a> {
    parser: &'a Parser<'a>,
    tokens: Vec<TokenTree>,
    position: usize,
    /// Where a message about a missing token points: the last token read.
    last: Span,
}

impl<'a> Cursor<'a> {
    /// A cursor over `tokens`; `scope` is where to point when there is none.
    pub(super) fn new(parser: &'a Parser<'a>, tokens: Vec<TokenTree>, scope: Span) -> Self {
        Self { parser, tokens, position: 0, last: scope }
    }

    /// A cursor over the inside of a bracket.
    pub(super) fn inside(parser: &'a Parser<'a>, group: &Group) -> Self {
        Self::new(parser, group.stream().into_iter().collect(), group.span_close())
    }

    pub(super) fn parser(&self) -> &'a Parser<'a> {
        self.parser
    }

    pub(super) fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    fn peek(&self) -> Option<&TokenTree> {
        self.tokens.get(self.position)
    }

    /// The words of this run, those inside brackets left out.
    pub(super) fn words(&self) -> impl Iterator<Item = String> {
        self.tokens.iter().filter_map(|token| match token {
            TokenTree::Ident(ident) => Some(ident.to_string().trim_start_matches("r#").to_owned()),
            _ => None,
        })
    }

    /// The place of the next token, or of the last one at the end.
    pub(super) fn at(&self) -> At {
        let span = self.peek().map_or(self.last, TokenTree::span);
        self.parser.spans.add(span)
    }

    pub(super) fn next(&mut self) -> Option<TokenTree> {
        let token = self.peek()?.clone();
        self.position += 1;
        self.last = token.span();
        Some(token)
    }

    /// "expected X, found Y" at the next token.
    pub(super) fn expected(&self, what: &str) -> Box<Diagnostic> {
        let at = self.at();
        let message = match self.peek() {
            Some(token) => format!("expected {what}, found {}", describe(token)),
            None => format!("expected {what} after this"),
        };
        Box::new(Diagnostic::new(Code::Syntax, at, message))
    }

    /// Whether the next token is this word.
    pub(super) fn peek_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenTree::Ident(ident)) if *ident == word)
    }

    /// Takes this word if it is next.
    pub(super) fn take_word(&mut self, word: &str) -> Option<At> {
        self.peek_word(word).then(|| {
            let at = self.at();
            self.next();
            at
        })
    }

    /// Takes this word or says that it is missing.
    pub(super) fn word(&mut self, word: &str) -> Parsed<At> {
        match self.take_word(word) {
            Some(at) => Ok(at),
            None => Err(self.expected(&format!("`{word}`"))),
        }
    }

    /// The next word, whatever it is, without taking it.
    pub(super) fn peek_any_word(&self) -> Option<String> {
        match self.peek() {
            Some(TokenTree::Ident(ident)) => Some(ident.to_string()),
            _ => None,
        }
    }

    /// A declared name: any word but those that Rust cannot take as an identifier.
    pub(super) fn name(&mut self, what: &str) -> Parsed<Name> {
        let name = self.any_name(what)?;
        if matches!(name.text.as_str(), "self" | "Self" | "super" | "crate" | "_") {
            let message = format!("`{name}` cannot be the name of {what}: Rust keeps the word for itself");
            return Err(Box::new(Diagnostic::new(Code::ReservedName, name.at, message).help("choose another name")));
        }
        Ok(name)
    }

    /// A word, `self` included.
    pub(super) fn any_name(&mut self, what: &str) -> Parsed<Name> {
        let Some(TokenTree::Ident(ident)) = self.peek() else {
            return Err(self.expected(what));
        };
        let text = ident.to_string();
        let at = self.at();
        self.next();
        let text = text.strip_prefix("r#").map_or(text.clone(), str::to_owned);
        Ok(Name { text, at })
    }

    /// Takes this punctuation (one or more joint characters) if it is next.
    pub(super) fn take_punct(&mut self, punct: &str) -> Option<At> {
        let count = punct.chars().count();
        for (index, expected) in punct.chars().enumerate() {
            let Some(TokenTree::Punct(found)) = self.tokens.get(self.position + index) else { return None };
            let is_last = index + 1 == count;
            if found.as_char() != expected || (!is_last && found.spacing() == Spacing::Alone) {
                return None;
            }
        }
        let at = self.at();
        for _ in 0..count {
            self.next();
        }
        Some(at)
    }

    /// Takes this punctuation or says that it is missing.
    pub(super) fn punct(&mut self, punct: &str) -> Parsed<At> {
        match self.take_punct(punct) {
            Some(at) => Ok(at),
            None => Err(self.expected(&format!("`{punct}`"))),
        }
    }

    /// Whether this punctuation stands behind the next token.
    pub(super) fn followed_by(&self, punct: &str) -> bool {
        let next = self.tokens.get(self.position + 1);
        matches!(next, Some(TokenTree::Punct(found)) if punct.starts_with(found.as_char()))
    }

    /// Whether a bracket of this kind is next.
    pub(super) fn peek_group(&self, delimiter: Delimiter) -> bool {
        matches!(self.peek(), Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
    }

    /// Takes a bracket of this kind if it is next.
    pub(super) fn take_group(&mut self, delimiter: Delimiter) -> Option<Group> {
        match self.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => {
                let group = group.clone();
                self.next();
                Some(group)
            }
            _ => None,
        }
    }

    /// Takes a bracket of this kind or says that it is missing.
    pub(super) fn group(&mut self, delimiter: Delimiter, what: &str) -> Parsed<Group> {
        match self.take_group(delimiter) {
            Some(group) => Ok(group),
            None => Err(self.expected(what)),
        }
    }

    /// The next literal, without taking it.
    pub(super) fn peek_literal(&self) -> Option<syn::Lit> {
        match self.peek() {
            Some(TokenTree::Literal(literal)) => Some(syn::Lit::new(literal.clone())),
            _ => None,
        }
    }

    /// A text literal.
    pub(super) fn text(&mut self, what: &str) -> Parsed<String> {
        match self.peek_literal() {
            Some(syn::Lit::Str(text)) if text.suffix().is_empty() => {
                self.next();
                Ok(text.value())
            }
            _ => Err(self.expected(what)),
        }
    }

    /// Nothing may follow.
    pub(super) fn end(&self, what: &str) -> Parsed<()> {
        if self.is_empty() { Ok(()) } else { Err(self.expected(what)) }
    }

    /// Whether an item that starts with this word ends at `;` and not at a closing brace.
    fn ends_at_semicolon(word: Option<&str>) -> bool {
        matches!(word, Some("newtype" | "external" | "always" | "never" | "reach" | "hazard"))
    }

    /// Cuts the next item off: its tokens, up to `;` or its closing brace. Each item is read on its own, so that a
    /// mistake in one leaves the others untouched.
    pub(super) fn next_item(&mut self) -> Option<Cursor<'a>> {
        let scope = self.peek()?.span();
        let mut taken = self.leading_attributes();
        let word = self.peek_any_word();
        let needs_semicolon = Self::ends_at_semicolon(word.as_deref());
        while let Some(token) = self.next() {
            match &token {
                TokenTree::Punct(punct) if punct.as_char() == ';' => break,
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && !needs_semicolon => {
                    taken.push(token);
                    self.take_punct(";");
                    break;
                }
                _ => taken.push(token),
            }
        }
        Some(Cursor::new(self.parser, taken, scope))
    }

    fn leading_attributes(&mut self) -> Vec<TokenTree> {
        let mut taken = Vec::new();
        while matches!(self.peek(), Some(TokenTree::Punct(punct)) if punct.as_char() == '#') {
            taken.extend(self.next());
            if matches!(self.peek(), Some(TokenTree::Group(_))) {
                taken.extend(self.next());
            }
        }
        taken
    }

    /// Cuts the run at each `separator`; a trailing one is allowed.
    pub(super) fn split(&mut self, separator: char) -> Vec<Cursor<'a>> {
        let mut pieces = Vec::new();
        let mut piece = Vec::new();
        let mut scope = self.last;
        while let Some(token) = self.next() {
            if matches!(&token, TokenTree::Punct(punct) if punct.as_char() == separator) {
                pieces.push(Cursor::new(self.parser, std::mem::take(&mut piece), token.span()));
                scope = token.span();
            } else {
                piece.push(token);
            }
        }
        if !piece.is_empty() {
            pieces.push(Cursor::new(self.parser, piece, scope));
        }
        pieces
    }
}

/// A token as a person would call it.
fn describe(token: &TokenTree) -> String {
    match token {
        TokenTree::Group(group) => match group.delimiter() {
            Delimiter::Parenthesis => "`(`".to_owned(),
            Delimiter::Brace => "`{`".to_owned(),
            Delimiter::Bracket => "`[`".to_owned(),
            Delimiter::None => describe_stream(&group.stream()),
        },
        other => format!("`{other}`"),
    }
}

fn describe_stream(stream: &TokenStream) -> String {
    format!("`{stream}`")
}
