//! Problems of a declaration: collected in a [`Sink`], reported together, each at the smallest wrong token.

use crate::code::Code;
use crate::ir::At;
use proc_macro2::Span;
use std::cell::{Cell, RefCell};

/// One problem: what is wrong, where, and what would mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The stable code; `selvedge explain CODE` prints its page.
    pub code: Code,
    /// The smallest wrong token.
    pub at: At,
    /// What is wrong, in one line.
    pub message: String,
    /// What would mend it.
    pub help: Option<String>,
    /// Another place that explains the problem, such as the first of two declarations.
    pub related: Option<(At, String)>,
}

impl Diagnostic {
    /// A problem without help.
    #[must_use]
    pub fn new(code: Code, at: At, message: impl Into<String>) -> Self {
        Self { code, at, message: message.into(), help: None, related: None }
    }

    /// Adds what would mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds help where there is some.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help;
        self
    }

    /// Adds the other place.
    #[must_use]
    pub fn related(mut self, at: At, label: impl Into<String>) -> Self {
        self.related = Some((at, label.into()));
        self
    }
}

/// The places of one source text: what an [`At`] stands for.
#[derive(Clone, Debug, Default)]
pub struct Spans(RefCell<Vec<Span>>);

impl Spans {
    /// Remembers a place.
    ///
    /// # Panics
    /// On more than four thousand million places, which no source text has.
    pub fn add(&self, span: Span) -> At {
        let mut spans = self.0.borrow_mut();
        let index = u32::try_from(spans.len()).expect("a source text has fewer than 2^32 tokens");
        spans.push(span);
        At(index)
    }

    /// The compiler's span of a place; the call site for a place of another text.
    #[must_use]
    pub fn span(&self, at: At) -> Span {
        self.0.borrow().get(at.0 as usize).copied().unwrap_or_else(Span::call_site)
    }

    /// Every place's line (from 1) and column (from 0), by [`At`]: what is left where spans cannot go,
    /// such as to another thread.
    #[must_use]
    pub fn positions(&self) -> Vec<(usize, usize)> {
        let count = u32::try_from(self.0.borrow().len()).unwrap_or(u32::MAX);
        (0..count).map(|index| self.position(At(index))).collect()
    }

    /// Where a place begins and ends: lines from 1, columns from 0, in characters.
    #[must_use]
    pub fn range(&self, at: At) -> ((usize, usize), (usize, usize)) {
        let span = self.span(at);
        ((span.start().line, span.start().column), (span.end().line, span.end().column))
    }

    /// Line (from 1) and column (from 0) of a place, by which problems are told in the order of the text.
    #[must_use]
    pub fn position(&self, at: At) -> (usize, usize) {
        let start = self.span(at).start();
        (start.line, start.column)
    }
}

/// Collects problems. Dropping one that nobody looked into is a bug of ours, so it panics.
#[derive(Debug, Default)]
pub struct Sink {
    diagnostics: RefCell<Vec<Diagnostic>>,
    looked: Cell<bool>,
}

impl Sink {
    /// Adds a problem.
    pub fn report(&self, diagnostic: Diagnostic) {
        self.diagnostics.borrow_mut().push(diagnostic);
    }

    /// How many problems there are so far.
    #[must_use]
    pub fn count(&self) -> usize {
        self.diagnostics.borrow().len()
    }

    /// Takes the problems out, in the order in which they were found.
    #[must_use]
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.looked.set(true);
        self.diagnostics.take()
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        assert!(
            self.looked.get() || std::thread::panicking(),
            "a sink of diagnostics was dropped before anybody looked into it"
        );
    }
}
