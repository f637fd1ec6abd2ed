//! Declared names as identifiers of another language: valid there, and no two alike.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Gives out identifiers. All of one export come from one hand, so that none can capture another, however the language
/// scopes them.
#[derive(Clone, Debug)]
pub(super) struct Names {
    reserved: &'static [&'static str],
    given: BTreeSet<String>,
}

impl Names {
    /// `reserved` are the words of the language, in lower case.
    pub(super) fn new(reserved: &'static [&'static str]) -> Self {
        Self { reserved, given: BTreeSet::new() }
    }

    /// An identifier that reads like `wanted`. Two that differ in case only are not told apart everywhere, so they
    /// count as alike.
    pub(super) fn give(&mut self, wanted: &str) -> String {
        let mut name = spelled(wanted);
        while self.reserved.contains(&name.to_lowercase().as_str()) || !self.given.insert(name.to_lowercase()) {
            name.push('_');
        }
        name
    }
}

/// ASCII letters, digits and `_`, beginning with a letter.
fn spelled(wanted: &str) -> String {
    let mut name = String::new();
    for letter in wanted.chars() {
        match letter {
            'a'..='z' | 'A'..='Z' | '0'..='9' | '_' => name.push(letter),
            '-' => name.push('m'),
            other => {
                let _ = write!(name, "u{:x}", u32::from(other));
            }
        }
    }
    if name.starts_with(|first: char| first.is_ascii_alphabetic()) { name } else { format!("x{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike_and_none_is_a_word_of_the_language() {
        let mut names = Names::new(&["run"]);
        let given = ["run", "Run", "ünit", "_x", "x_x", "run_"].map(|name| names.give(name));
        assert_eq!(given, ["run_", "Run__", "ufcnit", "x_x", "x_x_", "run___"]);
    }
}
