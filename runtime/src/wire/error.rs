//! Errors of the wire, each with the path to the wrong place.

use super::Doc;
use alloc::format;
use alloc::string::{String, ToString};
use core::error::Error;
use core::fmt;

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WireError {
    /// The way to the wrong place, such as `RecordCheck.exit_code` or `items[2].name`; empty at the root.
    pub path: String,
    /// What is wrong there.
    pub message: String,
    /// Line and column, both counted from 1, where the text is no JSON at all.
    pub place: Option<(usize, usize)>,
}

impl WireError {
    /// An error at the root; callers add the way to it.
    #[must_use]
    pub fn new(message: impl Into<String>) -> Self {
        Self { path: String::new(), message: message.into(), place: None }
    }

    /// One thing was expected, another found.
    #[must_use]
    pub fn expected(what: &str, found: &Doc) -> Self {
        Self::new(format!("expected {what}, found {}", found.kind()))
    }

    /// The text is no JSON.
    pub(super) fn syntax(error: &serde_json::Error) -> Self {
        let place = (error.line(), error.column());
        let text = error.to_string();
        let suffix = format!(" at line {} column {}", place.0, place.1);
        let message = text.strip_suffix(&suffix).unwrap_or(&text).to_string();
        Self { path: String::new(), message, place: Some(place) }
    }

    /// The same error, seen from the value that holds `key`.
    #[must_use]
    pub fn under(mut self, key: &str) -> Self {
        let plain = !key.is_empty() && key.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '$'));
        let step = if plain { key.to_string() } else { format!("[{key:?}]") };
        self.prepend(&step);
        self
    }

    /// The same error, seen from the list that holds the item.
    #[must_use]
    pub fn at_index(mut self, index: usize) -> Self {
        self.prepend(&format!("[{index}]"));
        self
    }

    fn prepend(&mut self, step: &str) {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{step}{dot}{}", self.path);
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place, self.path.as_str()) {
            (Some((line, column)), _) => write!(f, "at line {line} column {column}: ")?,
            (None, "") => {}
            (None, path) => write!(f, "at `{path}`: ")?,
        }
        f.write_str(&self.message)
    }
}

impl Error for WireError {}

impl From<crate::Unmet> for WireError {
    fn from(unmet: crate::Unmet) -> Self {
        let message = format!("{} in state `{}`", unmet.must, unmet.state);
        Self { path: unmet.path.to_string(), message, place: None }
    }
}
