//! A cursor over token trees that knows how to say what it expected and what it found.

use super::token::{End, describe, start_of};
use super::{Parsed, Parser};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Name};
use crate::named::Names;
use crate::names::nearest;
use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

/// Reads one run of tokens from left to right.
pub(super) struct Cursor<'a> {
    parser: &'a Parser<'a>,
    tokens: Vec<TokenTree>,
    position: usize,
    /// What stands behind the run: a message about a missing token points there.
    pub(super) end: End,
    /// What may stand behind it, in words.
    followers: String,
    /// Whether the separator must stand behind it and does not.
    is_unclosed: bool,
}

impl<'a> Cursor<'a> {
    /// A cursor over a whole text.
    pub(super) fn whole(parser: &'a Parser<'a>, tokens: TokenStream) -> Self {
        let tokens = flattened(tokens);
        let end = End::of_text(tokens.last());
        Self::run(parser, tokens, end)
    }

    /// A cursor over the inside of a bracket.
    pub(super) fn inside(parser: &'a Parser<'a>, group: &Group) -> Self {
        Self::run(parser, flattened(group.stream()), End::of(group))
    }

    pub(super) fn run(parser: &'a Parser<'a>, tokens: Vec<TokenTree>, end: End) -> Self {
        Self { parser, tokens, position: 0, end, followers: "the end".to_owned(), is_unclosed: false }
    }

    /// Says what may stand behind the run: what separates it from the next of its kind and, behind the last one, what
    /// ends them all.
    pub(super) fn followed_by(mut self, separator: char, end: Option<&End>) -> Self {
        self.followers = match end {
            Some(end) if end.found.starts_with('`') => format!("`{separator}` or {}", end.found),
            _ => format!("`{separator}`"),
        };
        self
    }

    /// Says that the separator is missing.
    pub(super) fn unclosed(mut self) -> Self {
        self.is_unclosed = true;
        self
    }

    pub(super) fn parser(&self) -> &'a Parser<'a> {
        self.parser
    }

    pub(super) fn is_empty(&self) -> bool {
        self.peek().is_none()
    }

    pub(super) fn peek(&self) -> Option<&TokenTree> {
        self.tokens.get(self.position)
    }

    /// The token behind the next one.
    pub(super) fn peek_second(&self) -> Option<&TokenTree> {
        self.tokens.get(self.position + 1)
    }

    /// Adds all words of this run, those inside brackets among them.
    pub(super) fn words(&self, words: &mut Names) {
        let mut open = self.tokens.clone();
        while let Some(token) = open.pop() {
            match token {
                TokenTree::Ident(ident) => {
                    words.insert(without_raw(&ident.to_string()));
                }
                TokenTree::Group(group) => open.extend(group.stream()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// The place of the next token, or of what stands behind the run.
    pub(super) fn at(&self) -> At {
        let span = self.peek().map_or(self.end.span, start_of);
        self.parser.spans.add(span)
    }

    pub(super) fn next(&mut self) -> Option<TokenTree> {
        let token = self.peek()?.clone();
        self.position += 1;
        Some(token)
    }

    /// "expected X, found Y" at the next token. `what` has the words that could stand here in backquotes: one that is
    /// near to the word found is offered.
    pub(super) fn expected(&self, what: &str) -> Diagnostic {
        let (found, at) = match self.peek() {
            Some(TokenTree::Punct(_)) => self.joint_punct(),
            Some(token) => (describe(token), self.at()),
            None => (self.end.found.clone(), self.at()),
        };
        let word = self.peek_any_word().unwrap_or_default();
        let words = what.split('`').skip(1).step_by(2).filter(|word| word.starts_with(char::is_alphabetic));
        let near = nearest(&word, words);
        Diagnostic::new(Code::Syntax, at, format!("expected {what}, found {found}"))
            .maybe_help(near.map(|near| format!("did you mean `{near}`?")))
    }

    /// The punctuation that is next, with what is joined to it, and where all of that stands.
    fn joint_punct(&self) -> (String, At) {
        let mut text = String::new();
        for token in &self.tokens[self.position..] {
            let TokenTree::Punct(punct) = token else { break };
            text.push(punct.as_char());
            if punct.spacing() == Spacing::Alone {
                break;
            }
        }
        (format!("`{text}`"), self.place_of(text.chars().count()))
    }

    /// Where the next `count` tokens stand. Inside the compiler places cannot be joined: there the first is marked.
    fn place_of(&self, count: usize) -> At {
        let (first, last) = (self.tokens[self.position].span(), self.tokens[self.position + count - 1].span());
        self.parser.spans.add(first.join(last).unwrap_or(first))
    }

    /// Whether the next token is this word.
    pub(super) fn peek_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenTree::Ident(ident)) if ident == word)
    }

    /// Takes this word if it is next.
    pub(super) fn take_word(&mut self, word: &str) -> Option<At> {
        self.peek_word(word).then(|| {
            let at = self.at();
            self.position += 1;
            at
        })
    }

    /// Takes this word or says that it is missing.
    pub(super) fn word(&mut self, word: &str) -> Parsed<At> {
        self.take_word(word).ok_or_else(|| self.expected(&format!("`{word}`")).into())
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
            let message = format!("expected {what}, and `{name}` is no name: Rust keeps it for itself");
            return Err(Diagnostic::new(Code::ReservedName, name.at, message).help("choose another name").into());
        }
        Ok(name)
    }

    /// A word, `self` included.
    pub(super) fn any_name(&mut self, what: &str) -> Parsed<Name> {
        let Some(word) = self.peek_any_word() else {
            return Err(self.expected(what).into());
        };
        let at = self.at();
        self.position += 1;
        Ok(Name { text: without_raw(&word).to_owned(), at })
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
        let at = self.place_of(count);
        self.position += count;
        Some(at)
    }

    /// Takes this punctuation or says that it is missing.
    pub(super) fn punct(&mut self, punct: &str) -> Parsed<At> {
        self.take_punct(punct).ok_or_else(|| self.expected(&format!("`{punct}`")).into())
    }

    /// Whether this character stands behind the next token.
    pub(super) fn is_followed_by(&self, character: char) -> bool {
        matches!(self.peek_second(), Some(TokenTree::Punct(found)) if found.as_char() == character)
    }

    /// Whether a bracket of this kind is next.
    pub(super) fn peek_group(&self, delimiter: Delimiter) -> bool {
        matches!(self.peek(), Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
    }

    /// Takes a bracket of this kind if it is next.
    pub(super) fn take_group(&mut self, delimiter: Delimiter) -> Option<Group> {
        let group = match self.peek() {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => group.clone(),
            _ => return None,
        };
        self.position += 1;
        Some(group)
    }

    /// Takes a bracket of this kind or says that it is missing.
    pub(super) fn group(&mut self, delimiter: Delimiter, what: &str) -> Parsed<Group> {
        self.take_group(delimiter).ok_or_else(|| self.expected(what).into())
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
                self.position += 1;
                Ok(text.value())
            }
            _ => Err(self.expected(what).into()),
        }
    }

    /// Nothing may follow.
    pub(super) fn end(&self, what: &str) -> Parsed<()> {
        if self.is_empty() { Ok(()) } else { Err(self.expected(what).into()) }
    }

    /// Nothing may follow but what separates this run from the next of its kind.
    pub(super) fn finish(&self) -> Parsed<()> {
        if self.is_unclosed && self.is_empty() {
            return Err(self.expected(&self.followers).into());
        }
        self.end(&self.followers)
    }
}

/// The tokens of a stream; what `macro_rules!` wrapped into invisible brackets is taken out of them.
fn flattened(stream: TokenStream) -> Vec<TokenTree> {
    let mut tokens = Vec::new();
    for token in stream {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => tokens.extend(flattened(group.stream())),
            other => tokens.push(other),
        }
    }
    tokens
}

fn without_raw(word: &str) -> &str {
    word.strip_prefix("r#").unwrap_or(word)
}
