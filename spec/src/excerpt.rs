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

/// A text with the places at which its lines start.
pub(crate) struct Lines<'t> {
    text: &'t str,
    starts: Vec<usize>,
}

impl<'t> Lines<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        let starts = text.match_indices('\n').map(|(end, _)| end + 1);
        Self { text, starts: std::iter::once(0).chain(starts).collect() }
    }

    /// The line at which a range of bytes starts. Any range will do: one that does not fit the text is moved into it.
    pub(crate) fn excerpt(&self, range: &Range<usize>) -> Excerpt<'t> {
        let at = self.text.floor_char_boundary(range.start);
        let line = self.starts.partition_point(|start| *start <= at);
        let start = self.starts[line - 1];
        let source = self.text[start..].lines().next().unwrap_or_default();
        let from = (at - start).min(source.len());
        let to = source.floor_char_boundary(range.end.saturating_sub(start)).max(from);
        Excerpt {
            line,
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
        let excerpt = Lines::of(text).excerpt(&range);
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
