//! A declaration with the text it was read from.

use crate::verdict::Exit;
use selvedge_spec::ir::{At, System};
use selvedge_spec::{Declared, render, render_lex_error, source};
use std::sync::Arc;

/// A sound declaration and its text.
#[derive(Clone, Debug)]
pub struct Declaration {
    /// The checked declaration.
    pub system: Arc<System>,
    /// Where the text comes from, as a person would name it.
    pub path: String,
    /// The text.
    pub text: Arc<str>,
    /// By place: its line and column.
    positions: Arc<[(usize, usize)]>,
}

/// How many columns a drawn line of a declaration may take.
pub(crate) const WIDTH: usize = 140;

/// Why there is no declaration: what to print and how to exit.
#[derive(Debug)]
pub struct Refused {
    /// What to print on stderr.
    pub message: String,
    /// How to exit.
    pub exit: Exit,
}

impl Refused {
    /// A fault of the command line or of a file.
    #[must_use]
    pub fn usage(message: impl Into<String>) -> Self {
        Self { message: format!("error: {}", message.into()), exit: Exit::Usage }
    }
}

impl Declaration {
    /// Reads the declaration in a `.life` file or in the `lifecycle!` of a Rust file.
    ///
    /// # Errors
    /// If the file cannot be read, holds no declaration, or holds one with mistakes.
    pub fn read(path: &str, colour: bool) -> Result<Self, Refused> {
        let bytes = std::fs::read(path).map_err(|error| Refused::usage(format!("cannot read `{path}`: {error}")))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let at = error.utf8_error().valid_up_to();
            Refused::usage(format!("`{path}` is not UTF-8 text: byte {at} belongs to no character"))
        })?;
        Self::parse(path, &text, colour)
    }

    /// Reads the declaration in a text; `path` tells how to name it and, by its ending, how to read it.
    ///
    /// # Errors
    /// As [`Declaration::read`].
    pub fn parse(path: &str, text: &str, colour: bool) -> Result<Self, Refused> {
        let is_rust = std::path::Path::new(path).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("rs"));
        let invalid = |message: String| Refused { message, exit: Exit::Invalid };
        let lexed = if is_rust { source::lifecycles(text) } else { source::tokens(text).map(|tokens| vec![tokens]) };
        let mut found = lexed
            .map_err(|error| invalid(render_lex_error(&error, text, path, colour, WIDTH).trim_end().to_owned()))?;
        if found.len() > 1 {
            return Err(Refused::usage(format!("`{path}` holds {} declarations: give each a file", found.len())));
        }
        let Some(tokens) = found.pop() else {
            return Err(Refused::usage(format!("`{path}` holds no `lifecycle! {{ ... }}`")));
        };
        match selvedge_spec::declare(tokens).sound() {
            Ok((system, spans)) => Ok(Self {
                system: Arc::new(system),
                path: path.to_owned(),
                text: text.into(),
                positions: spans.positions().into(),
            }),
            Err(declared) => Err(invalid(drawn(path, text, &declared, colour))),
        }
    }

    /// Line (from 1) and text of the line at a place.
    #[must_use]
    pub fn line(&self, at: At) -> (usize, &str) {
        let line = self.positions.get(at.0 as usize).map_or(1, |(line, _)| *line);
        let text = self.text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        (line, text.trim())
    }
}

/// Every mistake drawn under its line, and how many there are.
pub(crate) fn drawn(path: &str, text: &str, declared: &Declared, colour: bool) -> String {
    let problems = render(&declared.spans, &declared.diagnostics, text, path, colour, WIDTH);
    let count = declared.diagnostics.len();
    let noun = if count == 1 { "mistake" } else { "mistakes" };
    format!("{}\n\n{count} {noun} in `{path}`", problems.trim_end())
}
