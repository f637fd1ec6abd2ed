//! A problem as plain text, for where nothing draws it: the compiler cannot point into a `.life` file.

use crate::diagnostic::{Diagnostic, Spans};
use crate::excerpt::{Excerpt, Lines};
use crate::source::{LexError, byte_range};
use std::fmt::Write as _;

/// Of a longer line only the part around the place is shown, so many characters to each side.
const AROUND: usize = 80;

/// `path:line:column: error[code]: message`, the line, a caret under the place, what would mend it, and the other
/// place that explains it.
#[must_use]
pub fn plain(diagnostic: &Diagnostic, spans: &Spans, text: &str, path: &str) -> String {
    let lines = Lines::of(text);
    let excerpt = lines.excerpt(&byte_range(spans, diagnostic.at));
    let mut told = told(&excerpt, path, &format!("error[{}]: {}", diagnostic.code, diagnostic.message));
    if let Some(help) = &diagnostic.help {
        told.push_str("\nhelp: ");
        told.push_str(&visible(help));
    }
    if let Some((at, label)) = &diagnostic.related {
        let Excerpt { line, column, .. } = lines.excerpt(&byte_range(spans, *at));
        // Writing to a string does not fail.
        let _ = write!(told, "\n{path}:{line}:{column}: note: {}", visible(label));
    }
    told
}

/// A text that could not be read as tokens, told in the same form.
#[must_use]
pub fn plain_lex_error(error: &LexError, text: &str, path: &str) -> String {
    told(&Lines::of(text).excerpt(&error.range(text)), path, &format!("error[syntax]: {}", error.message))
}

fn told(excerpt: &Excerpt<'_>, path: &str, message: &str) -> String {
    let Excerpt { line, column, source, mark, .. } = excerpt;
    let from = source[..mark.start].char_indices().rev().nth(AROUND - 1).map_or(0, |(start, _)| start);
    let to = source[mark.start..].char_indices().nth(AROUND).map_or(source.len(), |(end, _)| mark.start + end);
    let (left, right) = (if from > 0 { "..." } else { "" }, if to < source.len() { "..." } else { "" });
    let indent: String = left.chars().chain(source[from..mark.start].chars()).map(blank).collect();
    let marked: usize = source[mark.start..mark.end.min(to)].chars().map(cells).sum();
    let line_shown = visible(&source[from..to]);
    format!(
        "{path}:{line}:{column}: {}\n{left}{line_shown}{right}\n{indent}{}",
        visible(message),
        "^".repeat(marked.max(1))
    )
}

/// What leaves as much room as `character`. A tab stays a tab, so that the caret stands under its place whatever a
/// tab's width is.
fn blank(character: char) -> &'static str {
    match (character, cells(character)) {
        ('\t', _) => "\t",
        (_, 0) => "",
        (_, 1) => " ",
        _ => "  ",
    }
}

/// How many cells of a terminal a character takes.
fn cells(character: char) -> usize {
    match u32::from(character) {
        // Marks that combine with what stands before them.
        0x0300..=0x036F | 0x200B | 0x20D0..=0x20F0 | 0xFE00..=0xFE0F => 0,
        // East Asian wide characters and pictures.
        0x1100..=0x115F
        | 0x2E80..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60
        | 0xFFE0..=0xFFE6
        | 0x1F300..=0x1F64F
        | 0x1F900..=0x1F9FF
        | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

/// A text without characters that would move the cursor, change the colour or turn the direction of reading.
fn visible(text: &str) -> String {
    let is_hidden = |character: char| {
        let turns = matches!(character, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        turns || (character.is_control() && character != '\t')
    };
    text.chars().map(|character| if is_hidden(character) { '\u{FFFD}' } else { character }).collect()
}
