//! What can stand at a place: a name that nobody knows is put there, and the reader says what it would know.

use super::document::Document;
use lsp_types::{CompletionItem, Position};

/// A name that no declaration has.
const UNKNOWN: &str = "selvedge_completes_here";

/// The names that can stand where the cursor is, instead of the word that is begun there.
pub(super) fn complete(document: &Document, position: Position) -> Vec<CompletionItem> {
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let cursor = document.offset(position);
    let before = &document.text[..cursor];
    let start = before
        .rfind(|letter| !is_letter(letter))
        .map_or(0, |index| index + before[index..].chars().next().map_or(1, char::len_utf8));
    let rest = &document.text[cursor..];
    let end = cursor + rest.find(|letter| !is_letter(letter)).unwrap_or(rest.len());
    let text = [&document.text[..start], UNKNOWN, &document.text[end..]].concat();
    let begun = u32::try_from(document.text[start..cursor].encode_utf16().count()).unwrap_or(0);
    let start = Position { character: position.character.saturating_sub(begun), ..position };
    let names = Document::of(text, document.is_rust).candidates(start);
    names.into_iter().map(|name| CompletionItem { label: name, ..CompletionItem::default() }).collect()
}
