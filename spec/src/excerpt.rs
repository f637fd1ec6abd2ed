//! A place in a text, as it is shown to a person: line, column, and the part of the line that is meant.

use std::ops::Range;

/// One line of a text and the part of it that is meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Excerpt<'t> {
    /// From 1.
    pub(crate) line: usize,
    /// From 1, in characters.
    pub(crate) column: usize,
    /// The line without its end.
    pub(crate) source: &'t str,
    /// Where the line starts in the text.
    #[cfg(feature = "render")]
    pub(crate) start: usize,
    /// What is meant, in bytes of the line; it never leaves the line.
    pub(crate) mark: Range<usize>,
}

impl<'t> Excerpt<'t> {
    /// The line at which a range of bytes starts. Any range will do: one that does not fit the text is moved into it.
    pub(crate) fn of(text: &'t str, range: &Range<usize>) -> Self {
        let at = text.floor_char_boundary(range.start);
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        let source = text[start..].lines().next().unwrap_or_default();
        let from = (at - start).min(source.len());
        let to = source.floor_char_boundary(range.end.saturating_sub(start)).max(from);
        Self {
            line: text[..start].matches('\n').count() + 1,
            column: source[..from].chars().count() + 1,
            source,
            #[cfg(feature = "render")]
            start,
            mark: from..to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, range: Range<usize>) -> (usize, usize, &str, &str) {
        let excerpt = Excerpt::of(text, &range);
        (excerpt.line, excerpt.column, excerpt.source, &excerpt.source[excerpt.mark.clone()])
    }

    #[test]
    fn a_place_is_a_line_and_a_column_in_characters() {
        assert_eq!(of("ab\ncde\n", 4..5), (2, 2, "cde", "d"));
        assert_eq!(of("Größe: T\n", 9..10), (1, 8, "Größe: T", "T"));
        assert_eq!(of("a\r\nbc", 3..5), (2, 1, "bc", "bc"));
    }

    #[test]
    fn what_runs_over_lines_is_marked_on_its_first() {
        assert_eq!(of("a \"b\nc\" d", 2..7), (1, 3, "a \"b", "\"b"));
    }

    #[test]
    fn no_range_leaves_the_text() {
        assert_eq!(of("", 0..0), (1, 1, "", ""));
        assert_eq!(of("ab\n", 3..3), (2, 1, "", ""));
        assert_eq!(of("ab", 7..9), (1, 3, "ab", ""));
        assert_eq!(of("ä", 1..2), (1, 1, "ä", "ä"));
        assert_eq!(of("a\r\n", 2..3), (1, 2, "a", ""));
    }
}
