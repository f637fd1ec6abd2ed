//! Problems drawn as the compiler draws them: message, place, the line with the place marked, help.

use crate::diagnostic::{Diagnostic, Spans};
use crate::excerpt::Lines;
use crate::source::{LexError, byte_range};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use std::ops::Range;

/// Draws problems, with an empty line between them; nothing for none.
///
/// `text` is what was read and `path` how it is called; `width` is how many characters a line of the drawing has.
#[must_use]
pub fn render(spans: &Spans, diagnostics: &[Diagnostic], text: &str, path: &str, colour: bool, width: usize) -> String {
    let (renderer, lines) = (renderer(colour, width), Lines::of(text));
    let draw = |diagnostic: &Diagnostic| {
        let mark = Mark::of(&lines, &byte_range(spans, diagnostic.at), None);
        let related = diagnostic.related.as_ref();
        let related = related.map(|(at, label)| Mark::of(&lines, &byte_range(spans, *at), Some(label)));
        let title = Level::ERROR.primary_title(diagnostic.message.as_str()).id(diagnostic.code.name());
        let mut group = title.element(snippet(text, path, &mark, related.as_ref()));
        if let Some(help) = &diagnostic.help {
            group = group.element(Level::HELP.message(help.as_str()));
        }
        drawn(&renderer, group)
    };
    diagnostics.iter().map(draw).collect::<Vec<_>>().join("\n")
}

/// Draws a text that could not be read as tokens.
#[must_use]
pub fn render_lex_error(error: &LexError, text: &str, path: &str, colour: bool, width: usize) -> String {
    let mark = Mark::of(&Lines::of(text), &error.range(text), None);
    let title = Level::ERROR.primary_title(error.message.as_str()).id("syntax");
    drawn(&renderer(colour, width), title.element(snippet(text, path, &mark, None)))
}

fn renderer(colour: bool, width: usize) -> Renderer {
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    renderer.term_width(width)
}

fn drawn(renderer: &Renderer, group: Group<'_>) -> String {
    let mut drawn = renderer.render(&[group]);
    drawn.push('\n');
    drawn
}

/// A place to be marked.
struct Mark<'a> {
    line: usize,
    /// The bytes of its line.
    lines: Range<usize>,
    range: Range<usize>,
    label: Option<&'a str>,
}

impl<'a> Mark<'a> {
    fn of(lines: &Lines<'_>, range: &Range<usize>, label: Option<&'a String>) -> Self {
        let excerpt = lines.excerpt(range);
        let lines = excerpt.start..excerpt.start + excerpt.source.len();
        let range = excerpt.start + excerpt.mark.start..excerpt.start + excerpt.mark.end;
        Self { line: excerpt.line, lines, range, label: label.map(String::as_str) }
    }
}

/// The lines from the first place to the last. Only they are handed over, so that many problems of a long text do not
/// each walk all of it.
fn snippet<'a>(
    text: &'a str,
    path: &'a str,
    mark: &Mark<'a>,
    related: Option<&Mark<'a>>,
) -> Snippet<'a, Annotation<'a>> {
    let first = related.map_or(mark, |related| if related.line < mark.line { related } else { mark });
    let end = related.map_or(mark.lines.end, |related| related.lines.end.max(mark.lines.end));
    let start = first.lines.start;
    let annotation = |kind: AnnotationKind, mark: &Mark<'a>| {
        kind.span(mark.range.start - start..mark.range.end - start).label(mark.label)
    };
    Snippet::source(&text[start..end])
        .line_start(first.line)
        .path(path)
        .annotation(annotation(AnnotationKind::Primary, mark))
        .annotations(related.map(|related| annotation(AnnotationKind::Context, related)))
}
