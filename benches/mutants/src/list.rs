//! The mutants, as `cargo-mutants` names them.

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;
use std::process::Command;

/// A change of one place in a source.
#[derive(Clone, Debug, Deserialize)]
pub struct Mutant {
    /// The file, from the root of the workspace.
    pub file: String,
    /// The kind of the change.
    pub genre: Genre,
    /// Its whole name: where it is and what it changes.
    pub name: String,
    /// The package that the file belongs to.
    pub package: String,
    /// The text that takes the place's.
    pub replacement: String,
    /// The place.
    pub span: Span,
}

/// A kind of change.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Genre {
    /// A function that returns a value at once.
    FnValue,
    /// Another operator between two operands.
    BinaryOperator,
    /// No operator before an operand.
    UnaryOperator,
    /// No such arm.
    MatchArm,
    /// A guard that always holds, or never.
    MatchArmGuard,
    /// A field that comes from the base of the structure's expression.
    StructField,
    /// One that later versions of `cargo-mutants` may have: never woven.
    #[serde(other)]
    Unknown,
}

/// From a place on, up to another.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Span {
    start: Place,
    end: Place,
}

/// A line and a column, both from 1 on; columns count characters.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Place {
    line: usize,
    column: usize,
}

impl Span {
    /// The bytes of the text that it covers; nothing if the text has no such place.
    #[must_use]
    pub fn bytes(&self, text: &str) -> Option<Range<usize>> {
        Some(self.start.byte(text)?..self.end.byte(text)?)
    }
}

impl Place {
    fn byte(self, text: &str) -> Option<usize> {
        let line = text.split_inclusive('\n').nth(self.line.checked_sub(1)?)?;
        let start = line.as_ptr() as usize - text.as_ptr() as usize;
        let mut ends = line.char_indices().map(|(at, _)| at).chain([line.len()]);
        Some(start + ends.nth(self.column.checked_sub(1)?)?)
    }
}

/// What `cargo-mutants` names in these packages.
///
/// # Errors
/// If it is missing, or fails.
pub fn named_by_cargo_mutants(root: &Path, packages: &[String]) -> Result<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--list", "--json"]).current_dir(root);
    command.args(packages.iter().flat_map(|package| ["--package", package]));
    let listed = command.output().context("cargo cannot be run")?;
    let errors = String::from_utf8_lossy(&listed.stderr);
    if errors.contains("no such command") {
        bail!("cargo-mutants is not installed: `cargo install --locked cargo-mutants`, and have it on the PATH");
    }
    ensure!(listed.status.success(), "cargo-mutants fails: {}", errors.trim());
    read(&listed.stdout)
}

/// Reads a list in the JSON of `cargo-mutants`.
///
/// # Errors
/// If it is none.
pub fn read(json: &[u8]) -> Result<Vec<Mutant>> {
    serde_json::from_slice(json).context("this version of cargo-mutants lists mutants in another way")
}

/// Those whose name contains a text, if one is given.
///
/// # Errors
/// If there is none.
pub fn only(mut mutants: Vec<Mutant>, text: Option<&str>) -> Result<Vec<Mutant>> {
    ensure!(!mutants.is_empty(), "cargo-mutants names no mutant in these packages");
    mutants.retain(|mutant| text.is_none_or(|text| mutant.name.contains(text)));
    ensure!(!mutants.is_empty(), "no mutant's name contains {:?}", text.unwrap_or_default());
    Ok(mutants)
}

/// The packages that they belong to.
#[must_use]
pub fn packages(mutants: &[Mutant]) -> BTreeSet<&str> {
    mutants.iter().map(|mutant| mutant.package.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters() {
        let text = "äö + b\n    c == d";
        let bytes = |line, from, to| {
            let span = Span { start: Place { line, column: from }, end: Place { line, column: to } };
            span.bytes(text).map(|bytes| &text[bytes])
        };
        assert_eq!(bytes(1, 4, 5), Some("+"));
        assert_eq!(bytes(2, 7, 9), Some("=="));
        assert_eq!(bytes(2, 10, 11), Some("d"));
        assert_eq!(bytes(2, 10, 12), None);
        assert_eq!(bytes(3, 1, 1), None);
    }
}
