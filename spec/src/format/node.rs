//! A text as tokens with what stands between them: comments, documentation and line breaks are kept.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use std::ops::Range;

/// A token, a bracket with what is inside, or a comment.
#[derive(Debug)]
pub(super) struct Node<'t> {
    pub(super) kind: Kind<'t>,
    /// How many line breaks stand before it.
    pub(super) lines: usize,
}

#[derive(Debug)]
pub(super) enum Kind<'t> {
    Word(&'t str),
    Literal(&'t str),
    Operator(&'t str),
    /// `/// text` or `/** text */`, as written.
    Docs(&'t str),
    /// The inside of `#[ ]`.
    Attribute(Vec<Node<'t>>),
    /// `// text` or `/* text */`, as written.
    Comment(&'t str),
    /// The bracket that opens it, what is inside, the bracket that closes it.
    Group(&'t str, Vec<Node<'t>>, &'t str),
}

/// Operators of more than one character. No other joint characters belong together.
const OPERATORS: [&str; 10] = ["..=", "==", "!=", "<=", ">=", "=>", "->", "&&", "||", "::"];

impl<'t> Node<'t> {
    /// Whether it is this operator.
    pub(super) fn is_operator(&self, operator: &str) -> bool {
        matches!(self.kind, Kind::Operator(found) if found == operator)
    }

    /// Whether it is this word.
    pub(super) fn is_word(&self, word: &str) -> bool {
        matches!(self.kind, Kind::Word(found) if found == word)
    }

    /// What is inside, if it is a bracket that opens so.
    pub(super) fn group(&self, open: &str) -> Option<&[Node<'t>]> {
        match &self.kind {
            Kind::Group(found, inner, _) if *found == open => Some(inner),
            _ => None,
        }
    }

    /// Whether it stands on lines of its own before what it speaks of.
    pub(super) fn leads(&self) -> bool {
        matches!(self.kind, Kind::Docs(_) | Kind::Attribute(_) | Kind::Comment(_))
    }

    /// Whether it is a comment that runs to the end of its line.
    pub(super) fn ends_line(&self) -> bool {
        matches!(self.kind, Kind::Comment(text) if text.starts_with("//"))
    }
}

/// The nodes of `tokens`, which were read from `range` of `text`.
pub(super) fn nodes<'t>(text: &'t str, tokens: &TokenStream, range: Range<usize>) -> Vec<Node<'t>> {
    let mut reader = Reader { text, position: range.start, lines: 0, nodes: Vec::new() };
    let tokens: Vec<TokenTree> = bare(tokens);
    let mut rest = &tokens[..];
    while let Some(first) = rest.first() {
        let taken = reader.token(first, rest);
        rest = &rest[taken..];
    }
    reader.between(range.end);
    reader.nodes
}

/// Tokens without the brackets that stand nowhere in the text.
fn bare(tokens: &TokenStream) -> Vec<TokenTree> {
    let bare = |token: TokenTree| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => group.stream().into_iter().collect(),
        token => vec![token],
    };
    tokens.clone().into_iter().flat_map(bare).collect()
}

struct Reader<'t> {
    text: &'t str,
    position: usize,
    /// Line breaks since the last node.
    lines: usize,
    nodes: Vec<Node<'t>>,
}

impl<'t> Reader<'t> {
    fn push(&mut self, kind: Kind<'t>, end: usize) {
        self.nodes.push(Node { kind, lines: std::mem::take(&mut self.lines) });
        self.position = end;
    }

    /// Takes the first of `rest`, and what belongs to it; says how many tokens that are.
    fn token(&mut self, first: &TokenTree, rest: &[TokenTree]) -> usize {
        let text = self.text;
        let range = match first {
            TokenTree::Group(group) => group.span_open().byte_range(),
            token => token.span().byte_range(),
        };
        self.between(range.start);
        match (first, rest.get(1)) {
            (TokenTree::Group(group), _) => {
                let close = group.span_close().byte_range();
                let inner = nodes(text, &group.stream(), range.end..close.start);
                self.push(Kind::Group(&text[range], inner, &text[close.clone()]), close.end);
                1
            }
            (TokenTree::Punct(hash), Some(TokenTree::Group(group))) if hash.as_char() == '#' => {
                if text[range.clone()].starts_with('/') {
                    self.push(Kind::Docs(text[range.clone()].trim_end()), range.end);
                } else {
                    let (open, close) = (group.span_open().byte_range(), group.span_close().byte_range());
                    self.push(Kind::Attribute(nodes(text, &group.stream(), open.end..close.start)), close.end);
                }
                2
            }
            (TokenTree::Punct(_), _) => {
                let joint = rest.iter().take_while(|token| is_joint(token)).count() + 1;
                let at = range.start;
                let found = OPERATORS.iter().find(|word| word.len() <= joint && text[at..].starts_with(**word));
                let length = found.map_or(range.len(), |word| word.len());
                self.push(Kind::Operator(&text[at..at + length]), at + length);
                found.map_or(1, |word| word.len())
            }
            (TokenTree::Ident(_), _) => {
                self.push(Kind::Word(&text[range.clone()]), range.end);
                1
            }
            (TokenTree::Literal(_), _) => {
                self.push(Kind::Literal(&text[range.clone()]), range.end);
                1
            }
        }
    }

    /// White space and comments up to `end`.
    fn between(&mut self, end: usize) {
        while self.position < end {
            let rest = &self.text[self.position..end];
            if rest.starts_with("//") {
                let length = rest.find('\n').unwrap_or(rest.len());
                self.push(Kind::Comment(rest[..length].trim_end()), self.position + length);
            } else if rest.starts_with("/*") {
                let length = block_comment(rest);
                self.push(Kind::Comment(&rest[..length]), self.position + length);
            } else {
                let blank = rest.chars().next().unwrap_or('\n');
                self.lines += usize::from(blank == '\n');
                self.position += blank.len_utf8();
            }
        }
    }
}

fn is_joint(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.spacing() == Spacing::Joint)
}

/// How long the comment is that `text` starts with; comments may be nested.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        if text[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if text[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}
