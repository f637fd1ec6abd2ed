//! Where one thing ends and the next begins. Each is read on its own, so that a mistake in one leaves the others whole.

use super::cursor::Cursor;
use super::items;
use super::token::End;
use proc_macro2::{Delimiter, TokenTree};

impl<'a> Cursor<'a> {
    /// Cuts the next item off: its tokens, up to `;` or its closing brace; where that is missing, the item ends before
    /// what can only be the next one.
    pub(super) fn next_item(&mut self) -> Option<Cursor<'a>> {
        self.peek()?;
        let mut taken = self.leading_attributes();
        // The item's own keyword and name.
        let head = taken.len() + 2;
        let needs_semicolon = self.peek_any_word().is_some_and(|word| items::ends_at_semicolon(&word));
        let mut end = self.end.clone();
        let mut is_closed = !needs_semicolon;
        while let Some(next) = self.peek() {
            let is_separator = is_punct(next, ';');
            if is_separator || (taken.len() >= head && self.starts_item()) {
                end = End::at(next);
                if is_separator {
                    is_closed = true;
                    self.next();
                }
                break;
            }
            let closes = match next {
                TokenTree::Group(group) if group.delimiter() == Delimiter::Brace && !needs_semicolon => {
                    Some(End::of(group))
                }
                _ => None,
            };
            taken.extend(self.next());
            if let Some(closing) = closes {
                end = closing;
                self.take_punct(";");
                break;
            }
        }
        let item = Cursor::run(self.parser(), taken, end).followed_by(';', None);
        Some(if is_closed { item } else { item.unclosed() })
    }

    /// Whether an item can only begin here: at an attribute, or at an item's keyword with a name behind it.
    fn starts_item(&self) -> bool {
        match (self.peek(), self.peek_second()) {
            (Some(hash), Some(TokenTree::Group(_))) => is_punct(hash, '#'),
            (Some(TokenTree::Ident(word)), Some(TokenTree::Ident(name))) => {
                let is_name = !["in", "is", "implies", "leads", "of", "on", "as"].iter().any(|word| name == word);
                is_name && items::ALL.iter().any(|item| word == item)
            }
            _ => false,
        }
    }

    fn leading_attributes(&mut self) -> Vec<TokenTree> {
        let mut taken = Vec::new();
        while self.peek().is_some_and(|token| is_punct(token, '#')) {
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
        while let Some(token) = self.next() {
            if is_punct(&token, separator) {
                let piece = Cursor::run(self.parser(), std::mem::take(&mut piece), End::at(&token));
                pieces.push(piece.followed_by(separator, None));
            } else {
                piece.push(token);
            }
        }
        if !piece.is_empty() {
            let piece = Cursor::run(self.parser(), piece, self.end.clone());
            pieces.push(piece.followed_by(separator, Some(&self.end)));
        }
        pieces
    }
}

fn is_punct(token: &TokenTree, character: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == character)
}
