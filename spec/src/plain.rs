//! A problem as plain text, for where nothing draws it: the compiler cannot point into a `.life` file.

use crate::diagnostic::{Diagnostic, Spans};
use crate::excerpt::{Excerpt, Lines};
use crate::source::{LexError, byte_range};
use std::fmt::Write as _;

/// Of a longer line only the part around the place is shown, so many characters to each side.
const AROUND: usize = 80;

/// What is wrong and what would mend it, the place, and the line with a caret: the text of a compiler error.
#[must_use]
pub fn plain(diagnostic: &Diagnostic, spans: &Spans, text: &str, path: &str) -> String {
    let lines = Lines::of(text);
    let mut head = format!("{} [{}]", diagnostic.message, diagnostic.code);
    // Writing to a string does not fail.
    if let Some(help) = &diagnostic.help {
        let _ = write!(head, "\nhelp: {help}");
    }
    if let Some((at, label)) = &diagnostic.related {
        let _ = write!(head, "\nnote: {label} is in line {}", lines.excerpt(&byte_range(spans, *at)).line);
    }
    told(&head, &lines.excerpt(&byte_range(spans, diagnostic.at)), path)
}

/// A text that could not be read as tokens, told in the same form.
#[must_use]
pub fn plain_lex_error(error: &LexError, text: &str, path: &str) -> String {
    told(&format!("{} [syntax]", error.message), &Lines::of(text).excerpt(&error.range(text)), path)
}

fn told(head: &str, excerpt: &Excerpt<'_>, path: &str) -> String {
    let Excerpt { line, column, source, mark, .. } = excerpt;
    let from = source[..mark.start].char_indices().rev().nth(AROUND - 1).map_or(0, |(start, _)| start);
    let to = source[mark.start..].char_indices().nth(AROUND).map_or(source.len(), |(end, _)| mark.start + end);
    let (left, right) = (if from > 0 { "..." } else { "" }, if to < source.len() { "..." } else { "" });
    let indent: String = left.chars().chain(source[from..mark.start].chars()).map(blank).collect();
    let marked: usize = source[mark.start..mark.end.min(to)].chars().map(cells).sum();
    let shown = visible(&source[from..to]);
    let margin = " ".repeat(line.to_string().len());
    let carets = "^".repeat(marked.max(1));
    let head: Vec<String> = head.lines().map(visible).collect();
    let head = head.join("\n");
    format!(
        "{head}\n{margin}--> {path}:{line}:{column}\n{margin} |\n{line} | {left}{shown}{right}\n{margin} | {indent}{carets}"
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
