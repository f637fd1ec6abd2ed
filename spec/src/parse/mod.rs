//! Tokens to the declaration as written. One item's mistake is one message; the other items are still read.

mod command;
mod cursor;
mod cut;
mod entity;
mod expr;
mod items;
mod promise;
mod run;
mod token;
mod types;
mod wire;

use crate::ast::Context;
use crate::code::Code;
use crate::diagnostic::{Diagnostic, Sink, Spans};
use crate::ir::{At, Name};
use crate::named::Names;
use crate::names::nearest;
use cursor::Cursor;
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use std::cell::{Cell, RefCell};

/// What a parsing function returns: the thing, or the one problem that stopped it.
type Parsed<T> = Result<T, Box<Diagnostic>>;

/// Brackets, negations and type arguments may be nested so deep: far more than anyone reads, far less than would
/// endanger a stack.
pub(crate) const DEEPEST: usize = 128;

/// What all parsing functions share.
struct Parser<'a> {
    spans: &'a Spans,
    sink: &'a Sink,
    depth: Cell<usize>,
    /// Words of what had to be dropped: nobody should complain that these names are unknown.
    dropped: RefCell<Names>,
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

    /// Keeps the thing read from `cursor`, or reports the problem.
    fn keep<T>(&self, cursor: &Cursor<'_>, parsed: Parsed<T>) -> Option<T> {
        parsed.map_err(|problem| self.let_go(cursor, *problem)).ok()
    }

    /// Reports the problem and remembers the words that are dropped with it.
    fn let_go(&self, cursor: &Cursor<'_>, problem: Diagnostic) {
        cursor.words(&mut self.dropped.borrow_mut());
        self.sink.report(problem);
    }

    /// Reads each piece with `parse`, keeping what can be read.
    fn each<T>(&self, pieces: Vec<Cursor<'_>>, parse: impl Fn(&mut Cursor<'_>) -> Parsed<T>) -> Vec<T> {
        let mut things = Vec::new();
        for mut piece in pieces {
            let parsed = parse(&mut piece).and_then(|thing| piece.finish().map(|()| thing));
            if let Some(thing) = self.keep(&piece, parsed) {
                things.push(thing);
            }
        }
        things
    }

    /// How many problems there are so far: a thing is whole if reading it added none.
    fn problems(&self) -> usize {
        self.sink.count()
    }
}

/// Reads a declaration; beside it, the words of what had to be dropped. `None` where not even the context could be
/// made out; the sink says why.
pub(crate) fn parse(tokens: TokenStream, spans: &Spans, sink: &Sink) -> Option<(Context, Names)> {
    if let Some(span) = too_deep_at(&tokens) {
        sink.report(too_deep(spans.add(span)));
        return None;
    }
    let parser = Parser { spans, sink, depth: Cell::new(0), dropped: RefCell::default() };
    let mut cursor = Cursor::whole(&parser, tokens);
    let parsed = context(&mut cursor);
    let context = parser.keep(&cursor, parsed)?;
    drop(cursor);
    Some((context, parser.dropped.into_inner()))
}

fn too_deep(at: At) -> Diagnostic {
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

/// A word where one of `known` is expected.
fn unknown_word(word: &str, at: At, message: String, what: &str, known: &[&str]) -> Diagnostic {
    let help = nearest(word, known.iter().copied()).map_or_else(
        || {
            let list: Vec<String> = known.iter().map(|known| format!("`{known}`")).collect();
            format!("the {what} are {}", list.join(", "))
        },
        |near| format!("did you mean `{near}`?"),
    );
    Diagnostic::new(Code::Syntax, at, message).help(help)
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
        actors: Vec::new(),
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
    let mut rest = Cursor::inside(parser, &body);
    while let Some(mut piece) = rest.next_item() {
        let parsed = items::item(&mut piece, &mut context).and_then(|()| piece.finish());
        parser.keep(&piece, parsed);
    }
    // What stands behind the context is its own mistake, and takes nothing away from the context.
    if !cursor.is_empty() {
        let problem = Diagnostic::new(Code::Syntax, cursor.at(), "this stands behind the end of the context");
        parser.sink.report(problem.help("one declaration holds one context"));
    }
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
