//! The formats of a report. This is their one list: the command line and its help are made from it.

use super::{Report, Style, github, html, json, junit, markdown, sarif, text};
use crate::verdict::Verdict;
use clap::ValueEnum;
use selvedge_spec::names::nearest;

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// One object for programs; its schema is `checker/schema/report.schema.json`
    Json,
    /// Test results for continuous integration: a test suite for each system, a test case for each rule
    Junit,
    /// SARIF 2.1.0 for code scanning: results with the path that leads to them
    Sarif,
    /// Annotations for GitHub Actions; on stdout, the Markdown is added to `$GITHUB_STEP_SUMMARY` as well
    Github,
    /// The summary of a job or a pull request
    Markdown,
    /// One page that needs no network: diagrams, coverage, counterexamples, decision tables
    Html,
}

impl Format {
    /// As written on the command line.
    #[must_use]
    pub fn word(self) -> String {
        self.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// The format of this name.
    ///
    /// # Errors
    /// What formats there are, and which is the nearest.
    pub fn named(name: &str) -> Result<Self, String> {
        let words: Vec<String> = Self::value_variants().iter().map(|format| format.word()).collect();
        let position = words.iter().position(|word| word == name);
        position.map(|position| Self::value_variants()[position]).ok_or_else(|| {
            let near = nearest(name, words.iter().map(String::as_str))
                .map_or(String::new(), |near| format!(", did you mean `{near}`?"));
            format!("`{name}` is no format of a report{near} (formats: {})", words.join(", "))
        })
    }

    /// The reports in this format.
    #[must_use]
    pub fn render(self, verdict: Verdict, reports: &[Report], style: Style) -> String {
        match self {
            Self::Text => text(reports, style),
            Self::Json => json(verdict, reports),
            Self::Junit => junit(reports),
            Self::Sarif => sarif(verdict, reports),
            Self::Github => github(reports),
            Self::Markdown => markdown(verdict, reports),
            Self::Html => html(verdict, reports),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_format_is_told_with_the_nearest() {
        assert_eq!(Format::named("junit"), Ok(Format::Junit));
        let message = Format::named("markdwon").expect_err("no such format");
        assert!(message.contains("did you mean `markdown`?"), "{message}");
        assert!(message.contains("text, json, junit, sarif, github, markdown, html"), "{message}");
    }
}
