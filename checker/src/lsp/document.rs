//! An open text: its declarations, its mistakes and its names, with places as editors count them.

use super::things::{Thing, things};
use lsp_types::{
    Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Location, NumberOrString, Position, Range, Uri,
};
use selvedge_spec::ir::{At, Outcome, Source};
use selvedge_spec::{Declared, declare, source};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// An open text, as read.
pub(super) struct Document {
    pub(super) text: String,
    pub(super) is_rust: bool,
    lex_error: Option<(usize, String)>,
    contexts: Vec<Context>,
}

/// One declaration of a text.
struct Context {
    declared: Declared,
    things: BTreeMap<At, Thing>,
}

/// A name in a text: where it stands, and what it stands for.
pub(super) struct Name<'d> {
    pub(super) range: Range,
    /// The declarations, more than one where a field is written from the input of its own name.
    pub(super) declared: Vec<(Range, &'d Thing)>,
}

impl Document {
    pub(super) fn read(uri: &Uri, text: String) -> Self {
        let ending = Path::new(uri.path().as_str()).extension();
        let is_rust = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("rs"));
        Self::of(text, is_rust)
    }

    pub(super) fn of(text: String, is_rust: bool) -> Self {
        let lexed = if is_rust { source::lifecycles(&text) } else { source::tokens(&text).map(|tokens| vec![tokens]) };
        let (found, lex_error) = match lexed {
            Ok(found) => (found, None),
            // Of a Rust file without a declaration the compiler tells what is wrong.
            Err(_) if is_rust && !text.contains("lifecycle!") => (Vec::new(), None),
            Err(error) => (Vec::new(), Some((error.offset, error.message))),
        };
        let contexts = found.into_iter().map(|tokens| {
            let declared = declare(tokens);
            let things = declared.system.as_ref().map(things).unwrap_or_default();
            Context { declared, things }
        });
        Self { contexts: contexts.collect(), is_rust, lex_error, text }
    }

    /// Where each outcome takes from what it writes, emits and reports.
    pub(super) fn sources(&self) -> impl Iterator<Item = &Source> {
        let systems = self.contexts.iter().filter_map(|context| context.declared.system.as_ref());
        systems.flat_map(|system| &system.commands).flat_map(|command| &command.outcomes).flat_map(Outcome::sources)
    }

    /// Every mistake.
    pub(super) fn diagnostics(&self, uri: &Uri) -> Vec<Diagnostic> {
        let lexed = self.lex_error.iter().map(|(offset, message)| {
            let start = self.position_of(*offset);
            told(Range { start, end: Position { character: start.character + 1, ..start } }, message.clone())
        });
        let found = self.contexts.iter().flat_map(|Context { declared, .. }| {
            declared.diagnostics.iter().map(|problem| {
                let help = problem.help.as_ref().map_or(String::new(), |help| format!("\nhelp: {help}"));
                let related = problem.related.as_ref().map(|(at, label)| DiagnosticRelatedInformation {
                    location: Location { uri: uri.clone(), range: self.range(declared, *at) },
                    message: label.clone(),
                });
                Diagnostic {
                    code: Some(NumberOrString::String(problem.code.name().to_owned())),
                    related_information: related.map(|related| vec![related]),
                    ..told(self.range(declared, problem.at), format!("{}{help}", problem.message))
                }
            })
        });
        lexed.chain(found).collect()
    }

    /// How many mistakes there are, and the first.
    pub(super) fn first_mistake(&self) -> Option<&str> {
        let lexed = self.lex_error.as_ref().map(|(_, message)| message.as_str());
        let mut found = self.contexts.iter().flat_map(|context| &context.declared.diagnostics);
        lexed.or_else(|| found.next().map(|problem| problem.message.as_str()))
    }

    /// Every name that is declared or stands for something declared.
    pub(super) fn names(&self) -> Vec<Name<'_>> {
        self.contexts.iter().flat_map(|context| self.names_of(context)).collect()
    }

    fn names_of<'d>(&'d self, context: &'d Context) -> impl Iterator<Item = Name<'d>> {
        let Context { declared, things } = context;
        let itself = things.keys().map(|at| (*at, BTreeSet::from([*at])));
        let mut uses: BTreeMap<At, BTreeSet<At>> = BTreeMap::new();
        for (at, to) in &declared.uses.declared {
            uses.entry(*at).or_default().insert(*to);
        }
        itself.chain(uses).map(move |(at, to)| Name {
            range: self.range(declared, at),
            declared: to.iter().filter_map(|at| Some((self.range(declared, *at), things.get(at)?))).collect(),
        })
    }

    /// The name at a place, or right before it.
    pub(super) fn name_at(&self, position: Position) -> Option<Name<'_>> {
        let is_here = |name: &Name| name.range.start <= position && position <= name.range.end;
        self.names().into_iter().find(|name| is_here(name) && !name.declared.is_empty())
    }

    /// What could stand in the place of an unknown name that begins here.
    pub(super) fn candidates(&self, start: Position) -> Vec<String> {
        let found = self.contexts.iter().find_map(|Context { declared, .. }| {
            let mut unknown = declared.uses.candidates.iter();
            unknown.find(|(at, _)| self.range(declared, *at).start == start).map(|(_, names)| names.clone())
        });
        found.unwrap_or_default()
    }

    fn range(&self, declared: &Declared, at: At) -> Range {
        let (start, end) = declared.spans.range(at);
        Range { start: self.position(start), end: self.position(end) }
    }

    /// Editors count lines from 0 and columns in UTF-16; the language lines from 1 and columns in characters.
    fn position(&self, (line, column): (usize, usize)) -> Position {
        let row = line.saturating_sub(1);
        let before = self.text.lines().nth(row).unwrap_or_default().chars().take(column);
        place(row, before.map(char::len_utf16).sum())
    }

    fn position_of(&self, offset: usize) -> Position {
        let before = &self.text[..self.text.floor_char_boundary(offset)];
        let line = before.rsplit('\n').next().unwrap_or_default();
        place(before.matches('\n').count(), line.encode_utf16().count())
    }

    /// The byte at a place; the end of its line for a place beyond.
    pub(super) fn offset(&self, position: Position) -> usize {
        let mut lines = self.text.split_inclusive('\n');
        let start: usize = lines.by_ref().take(position.line as usize).map(str::len).sum();
        let line = lines.next().unwrap_or_default().trim_end_matches(['\n', '\r']);
        let (mut units, mut bytes) = (0, 0);
        for letter in line.chars().take_while(|letter| {
            units += letter.len_utf16();
            units <= position.character as usize
        }) {
            bytes += letter.len_utf8();
        }
        start + bytes
    }
}

fn told(range: Range, message: String) -> Diagnostic {
    let (severity, source) = (Some(DiagnosticSeverity::ERROR), Some("selvedge".to_owned()));
    Diagnostic { range, severity, source, message, ..Diagnostic::default() }
}

fn place(line: usize, character: usize) -> Position {
    let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    Position { line: small(line), character: small(character) }
}
