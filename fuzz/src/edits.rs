//! Changes of a declaration that leave its words, brackets and statements whole, so that what comes out is often a declaration again.

use crate::draw::Draw;
use fastrand::Rng;
use std::ops::Range;

/// Changes the text in `data[..size]` once; how long it is then. Some changes are left to `other`, which knows of coverage.
pub fn edit(data: &mut [u8], size: usize, seed: u32, other: impl FnOnce(&mut [u8]) -> usize) -> usize {
    let mut rng = Rng::with_seed(seed.into());
    let text = std::str::from_utf8(&data[..size]).ok().filter(|text| !text.is_empty());
    let changed = match (text, rng.u8(..16)) {
        (_, 0) => drawn(&mut rng),
        (Some(text), 1..=9) => edited(text, &mut rng),
        _ => return other(data),
    };
    if changed.is_empty() || changed.len() > data.len() {
        return other(data);
    }
    data[..changed.len()].copy_from_slice(changed.as_bytes());
    changed.len()
}

/// A new declaration.
fn drawn(rng: &mut Rng) -> String {
    let mut draw = Draw::of(rng.u64(..));
    if rng.bool() { draw.independent() } else { draw.related() }
}

/// The text with a part of it taken away, put elsewhere as well, or in the place of another.
fn edited(text: &str, rng: &mut Rng) -> String {
    let parts = if rng.bool() { words(text) } else { statements(text) };
    let [one, two] = [(); 2].map(|()| parts[rng.usize(..parts.len())].clone());
    match rng.u8(..4) {
        0 => replaced(text, one, ""),
        1 => replaced(text, one.start..one.start, &text[two]),
        2 => replaced(text, one, &text[two]),
        _ => swapped(text, one, two),
    }
}

fn replaced(text: &str, at: Range<usize>, by: &str) -> String {
    let blank = if by.is_empty() { "" } else { " " };
    format!("{}{by}{blank}{}", &text[..at.start], &text[at.end..])
}

fn swapped(text: &str, one: Range<usize>, two: Range<usize>) -> String {
    let (first, second) = if one.start <= two.start { (one, two) } else { (two, one) };
    if first.end > second.start {
        return replaced(text, first, "");
    }
    let between = &text[first.end..second.start];
    let (before, behind) = (&text[..first.start], &text[second.end..]);
    format!("{before}{}{between}{}{behind}", &text[second], &text[first])
}

/// Where words, numbers and single signs stand; never empty for a text that is not.
fn words(text: &str) -> Vec<Range<usize>> {
    let is_of_word = |character: char| character.is_alphanumeric() || character == '_';
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut goes_on = false;
    for (at, character) in text.char_indices() {
        let end = at + character.len_utf8();
        match found.last_mut() {
            Some(last) if goes_on && is_of_word(character) => last.end = end,
            _ => found.push(at..end),
        }
        goes_on = is_of_word(character);
    }
    found
}

/// Where statements stand: from behind a `;`, `,` or bracket to the next, with what is bracketed inside; never empty.
fn statements(text: &str) -> Vec<Range<usize>> {
    let (mut found, mut open, mut start) = (Vec::new(), Vec::new(), 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' | b'(' | b'[' => {
                open.push(start);
                start = at + 1;
            }
            b'}' | b')' | b']' => {
                found.push(start..at);
                start = open.pop().unwrap_or(at + 1);
                // A block ends its statement; a list in brackets does not.
                if byte == b'}' {
                    found.push(start.min(at)..at + 1);
                    start = at + 1;
                }
            }
            b';' | b',' => {
                found.push(start.min(at)..at + 1);
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(start.min(text.len())..text.len());
    found
}

#[cfg(test)]
mod tests {
    use super::{edit, statements};

    #[test]
    fn statements_are_whole() {
        let text = "a { b(c, d); e { f } } g";
        let found: Vec<&str> = statements(text).into_iter().map(|range| text[range].trim()).collect();
        assert_eq!(found, ["c,", "d", "b(c, d);", "f", "e { f }", "", "a { b(c, d); e { f } }", "g"]);
    }

    /// Whatever the text, it stays a text of the room that there is.
    #[test]
    fn every_edit_of_every_text_is_a_text() {
        for text in ["", "}", "{", "größe { } 数 ; ,", "}};)", "context a { enum A { B, C } }"] {
            for seed in 0..2_000 {
                let mut data = vec![0; 4_096];
                data[..text.len()].copy_from_slice(text.as_bytes());
                let size = edit(&mut data, text.len(), seed, |_| text.len());
                std::str::from_utf8(&data[..size]).expect("it is a text");
            }
        }
    }
}
