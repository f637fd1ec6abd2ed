//! The command line's words.

use anyhow::{Result, bail, ensure};
use lexopt::prelude::*;
use std::ffi::OsString;
use std::time::Duration;

/// What `--help` prints.
pub const HELP: &str = "\
Tries the mutants that cargo-mutants names, all in one build, and prints a table and the survivors as Markdown.

    cargo run --release --manifest-path benches/mutants/Cargo.toml -- PACKAGE... [OPTIONS]

    PACKAGE           whose mutants are tried, with the tests of the same packages
    --tests PACKAGE   tests of this package as well; may be given again
    --seconds N       how much time the tests of one mutant may take, as measured without it (60)
    --minutes N       stop trying mutants after so long: those tried are a random sample
    --only TEXT       mutants whose name contains this text
";

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The packages whose mutants are tried.
    pub packages: Vec<String>,
    /// Further packages whose tests are run.
    pub more_tests: Vec<String>,
    /// How much time the tests of one mutant may take, in seconds.
    pub seconds: u32,
    /// How long mutants are tried, in minutes; for as long as it takes if absent.
    pub minutes: Option<u32>,
    /// What the names of the mutants contain.
    pub only: Option<String>,
}

impl Options {
    /// Reads the words after the program's name; nothing where help is asked for.
    ///
    /// # Errors
    /// If a word is unknown, lacks its value, or no package is named.
    pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Option<Self>> {
        let mut options = Self { packages: vec![], more_tests: vec![], seconds: 60, minutes: None, only: None };
        let mut parser = lexopt::Parser::from_args(words);
        while let Some(word) = parser.next()? {
            match word {
                Value(package) => options.packages.push(package.string()?),
                Long("tests") => options.more_tests.push(parser.value()?.string()?),
                Long("seconds") => options.seconds = number("--seconds", &parser.value()?)?,
                Long("minutes") => options.minutes = Some(number("--minutes", &parser.value()?)?),
                Long("only") => options.only = Some(parser.value()?.string()?),
                Long("help") | Short('h') => return Ok(None),
                unknown => return Err(unknown.unexpected().into()),
            }
        }
        ensure!(!options.packages.is_empty(), "no package is named: say whose mutants are to be tried, or --help");
        Ok(Some(options))
    }

    /// The packages whose tests are run.
    #[must_use]
    pub fn tests(&self) -> Vec<String> {
        self.packages.iter().chain(&self.more_tests).cloned().collect()
    }

    /// How much time the tests of one mutant may take.
    #[must_use]
    pub fn budget(&self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

/// A whole number from 1 on.
fn number(option: &str, value: &OsString) -> Result<u32> {
    match value.to_str().and_then(|text| text.parse().ok()) {
        Some(number) if number > 0 => Ok(number),
        _ => bail!("{option} takes a whole number from 1 on, not {:?}", value.to_string_lossy()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Option<Options>> {
        Options::parse(words.split_whitespace().map(OsString::from))
    }

    #[test]
    fn each_option_is_taken() {
        let options = parse("spec --tests checker macros --seconds 5 --minutes=3 --only parse --tests runtime");
        let options = options.expect("they are right").expect("no help is asked for");
        assert_eq!(options.packages, ["spec", "macros"]);
        assert_eq!(options.tests(), ["spec", "macros", "checker", "runtime"]);
        assert_eq!((options.seconds, options.minutes, options.only.as_deref()), (5, Some(3), Some("parse")));
        assert_eq!(parse("spec --help").expect("it is right"), None);
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (words, told) in [
            ("", "no package is named: say whose mutants are to be tried, or --help"),
            ("spec --second 5", "invalid option '--second'"),
            ("spec --seconds", "missing argument for option '--seconds'"),
            ("spec --seconds 0", "--seconds takes a whole number from 1 on, not \"0\""),
            ("spec --minutes soon", "--minutes takes a whole number from 1 on, not \"soon\""),
        ] {
            assert_eq!(parse(words).expect_err(words).to_string(), told);
        }
    }
}
