//! Tokens to the declaration as written. One item's mistake is one message; the other items are still read.

mod command;
mod cursor;
mod entity;
mod expr;
mod promise;
mod types;

use crate::ast::{Context, WireSetting};
use crate::code::Code;
use crate::diagnostic::{Diagnostic, Sink, Spans};
use crate::ir::{Name, RuleKind};
use crate::names::nearest;
use cursor::Cursor;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

/// What a parsing function returns: the thing, or the one problem that stopped it.
type Parsed<T> = Result<T, Box<Diagnostic>>;

/// Brackets, negations and type arguments may be nested so deep: far more than anyone reads, far less than would
/// endanger a stack.
pub(crate) const DEEPEST: usize = 128;

const ITEMS: [&str; 14] = [
    "wire", "newtype", "enum", "record", "external", "entity", "error", "event", "command", "view", "bound", "always",
    "never", "reach",
];

/// What all parsing functions share.
struct Parser<'a> {
    spans: &'a Spans,
    sink: &'a Sink,
    depth: Cell<usize>,
    /// Words of what had to be dropped: nobody should complain that these names are unknown.
    dropped: RefCell<BTreeSet<String>>,
}

impl Parser<'_> {
    /// Runs `parse` one level deeper, or refuses.
    fn deeper<T>(&self, cursor: &mut Cursor<'_>, parse: impl FnOnce(&mut Cursor<'_>) -> Parsed<T>) -> Parsed<T> {
        if self.depth.get() >= DEEPEST {
            return Err(Box::new(too_deep(cursor.at())));
        }
        self.depth.set(self.depth.get() + 1);
        let result = parse(cursor);
        self.depth.set(self.depth.get() - 1);
        result
    }

    /// Keeps the thing read from `cursor`, or reports the problem and remembers the words that were dropped with it.
    fn keep<T>(&self, cursor: &Cursor<'_>, parsed: Parsed<T>) -> Option<T> {
        parsed
            .map_err(|problem| {
                self.dropped.borrow_mut().extend(cursor.words());
                self.sink.report(*problem);
            })
            .ok()
    }

    /// Reads each piece with `parse`, keeping what can be read.
    fn each<T>(&self, pieces: Vec<Cursor<'_>>, parse: impl Fn(&mut Cursor<'_>) -> Parsed<T>) -> Vec<T> {
        pieces
            .into_iter()
            .filter_map(|mut piece| {
                let parsed = parse(&mut piece).and_then(|thing| piece.end("the end").map(|()| thing));
                self.keep(&piece, parsed)
            })
            .collect()
    }
}

/// Reads a declaration; beside it, the words of what had to be dropped. `None` where not even the context could be
/// made out; the sink says why.
pub(crate) fn parse(tokens: TokenStream, spans: &Spans, sink: &Sink) -> Option<(Context, BTreeSet<String>)> {
    if let Some(span) = too_deep_at(&tokens) {
        sink.report(too_deep(spans.add(span)));
        return None;
    }
    let parser = Parser { spans, sink, depth: Cell::new(0), dropped: RefCell::default() };
    let mut cursor = Cursor::new(&parser, tokens.into_iter().collect(), Span::call_site());
    let parsed = context(&mut cursor);
    let context = parser.keep(&cursor, parsed)?;
    drop(cursor);
    Some((context, parser.dropped.into_inner()))
}

fn too_deep(at: crate::ir::At) -> Diagnostic {
    let message = format!("nested more than {DEEPEST} deep");
    Diagnostic::new(Code::NestingTooDeep, at, message).help("split it up")
}

/// The first bracket nested too deep. Walks with a stack of its own, so that no depth endangers the real one.
fn too_deep_at(tokens: &TokenStream) -> Option<Span> {
    let mut stack = vec![tokens.clone().into_iter()];
    while let Some(top) = stack.last_mut() {
        match top.next() {
            None => {
                stack.pop();
            }
            Some(TokenTree::Group(group)) => {
                if stack.len() > DEEPEST {
                    return Some(group.span_open());
                }
                stack.push(group.stream().into_iter());
            }
            Some(_) => {}
        }
    }
    None
}

fn context(cursor: &mut Cursor<'_>) -> Parsed<Context> {
    let attributes = types::attributes(cursor)?;
    cursor.word("context")?;
    let name = dotted_name(cursor)?;
    let version = match cursor.take_punct("@") {
        Some(_) => Some(cursor.text("a version in quotes")?),
        None => None,
    };
    let body = cursor.group(Delimiter::Brace, "`{` and the context's items")?;
    let mut context = Context {
        attributes,
        name,
        version,
        wire: Vec::new(),
        types: Vec::new(),
        entities: Vec::new(),
        errors: Vec::new(),
        events: Vec::new(),
        commands: Vec::new(),
        views: Vec::new(),
        bounds: Vec::new(),
        rules: Vec::new(),
    };
    let parser = cursor.parser();
    let mut items = Cursor::inside(parser, &body);
    while let Some(mut piece) = items.next_item() {
        let parsed = item(&mut piece, &mut context).and_then(|()| piece.end("`;` or the next item"));
        parser.keep(&piece, parsed);
    }
    let after = cursor.end("nothing after the context: one declaration holds one context");
    parser.keep(cursor, after);
    Ok(context)
}

fn dotted_name(cursor: &mut Cursor<'_>) -> Parsed<Name> {
    let mut name = cursor.name("a context")?;
    while cursor.take_punct(".").is_some() {
        name.text.push('.');
        name.text.push_str(&cursor.name("a context")?.text);
    }
    Ok(name)
}

fn item(cursor: &mut Cursor<'_>, context: &mut Context) -> Parsed<()> {
    let attributes = types::attributes(cursor)?;
    let Some(word) = cursor.peek_any_word() else {
        return Err(cursor.expected("an item such as `entity` or `command`"));
    };
    let at = cursor.at();
    cursor.next();
    match word.as_str() {
        "wire" => context.wire.extend(wire(cursor)?),
        "newtype" => context.types.push(types::newtype(cursor, attributes)?),
        "enum" => context.types.push(types::enumeration(cursor, attributes)?),
        "record" => context.types.push(types::record(cursor, attributes)?),
        "external" => context.types.push(types::external(cursor, attributes)?),
        "entity" => context.entities.push(entity::entity(cursor, attributes)?),
        "error" => context.errors.push(types::payload(cursor, attributes, "an error")?),
        "event" => context.events.push(types::payload(cursor, attributes, "an event")?),
        "command" => context.commands.push(command::command(cursor, attributes)?),
        "view" => context.views.push(promise::view(cursor, attributes)?),
        "bound" => context.bounds.push(promise::bound(cursor, attributes)?),
        "always" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Always)?),
        "never" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Never)?),
        "hazard" => context.rules.push(promise::rule(cursor, attributes, RuleKind::Hazard)?),
        "reach" => promise::reach(cursor, attributes, &mut context.rules)?,
        _ => {
            while cursor.next().is_some() {}
            let help = nearest(&word, ITEMS.iter().copied()).map_or_else(
                || format!("the items are {}", ITEMS.map(|item| format!("`{item}`")).join(", ")),
                |near| format!("did you mean `{near}`?"),
            );
            let message = format!("no item of a context starts with `{word}`");
            return Err(Box::new(Diagnostic::new(Code::Syntax, at, message).help(help)));
        }
    }
    Ok(())
}

/// `wire { record fields: camelCase; outcomes: "kebab-case" }`
fn wire(cursor: &mut Cursor<'_>) -> Parsed<Vec<WireSetting>> {
    let body = cursor.group(Delimiter::Brace, "`{` and the wire settings")?;
    let parser = cursor.parser();
    let pieces = Cursor::inside(parser, &body).split(';');
    Ok(parser.each(pieces, |piece| {
        let mut subject = piece.any_name("what is named on the wire, such as `record fields`")?;
        while let Ok(word) = piece.any_name("") {
            subject.text.push(' ');
            subject.text.push_str(&word.text);
        }
        piece.punct(":")?;
        let at = piece.at();
        let style = match piece.peek_literal() {
            Some(_) => Name { text: piece.text("a style, such as `camelCase`")?, at },
            None => piece.any_name("a style, such as `camelCase`")?,
        };
        Ok(WireSetting { subject, style })
    }))
}
