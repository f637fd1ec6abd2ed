//! What is wrong with a JSON value, and where in it.

use std::fmt;

/// A JSON value is not what its type says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WireError {
    /// Where: keys joined by dots, positions in brackets; empty for the value as a whole.
    pub path: String,
    /// What is wrong.
    pub words: String,
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.words) } else { write!(f, "{}: {}", self.path, self.words) }
    }
}

impl std::error::Error for WireError {}

/// The way to a value, kept as a chain so that nothing is written until something is wrong.
pub(super) enum Path<'a> {
    Root,
    Key(&'a Path<'a>, &'a str),
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Root => Ok(()),
            Self::Key(Self::Root, key) => f.write_str(key),
            Self::Key(outer, key) => write!(f, "{outer}.{key}"),
            Self::Item(outer, index) => write!(f, "{outer}[{index}]"),
        }
    }
}
