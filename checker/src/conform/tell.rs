//! How an implementation fares, for people and for programs.

use super::{Conformance, Ended, Failure};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Raised when a field changes its meaning or goes.
const SCHEMA_VERSION: u32 = 1;
/// So many failures are told in full.
const TOLD: usize = 10;

/// For people. Writing to a string does not fail.
#[must_use]
pub fn text(found: &Conformance, system: &str) -> String {
    let mut out = String::new();
    let asked = found.passed + found.failed.len() + found.unsupported.len();
    let verdict = match (&found.ended, found.failed.is_empty()) {
        (Some(ended), _) => said(ended, asked),
        (None, false) => "it does not conform".to_owned(),
        (None, true) if found.passed == 0 => "nothing was put to the test".to_owned(),
        (None, true) if found.unsupported.is_empty() && found.missing.is_empty() => "it conforms".to_owned(),
        (None, true) => "it conforms as far as it was tested".to_owned(),
    };
    let _ = writeln!(out, "{system}: {verdict}");
    let (failed, unsupported) = (found.failed.len(), found.unsupported.len());
    let _ =
        write!(out, "  {} vectors: {} passed, {failed} failed, {unsupported} unsupported", found.vectors, found.passed);
    let rest = found.vectors - asked;
    let _ = if rest > 0 { writeln!(out, ", {rest} not put to it") } else { writeln!(out) };
    for failure in found.failed.iter().take(TOLD) {
        let _ = writeln!(out, "\n  vector {}, {}\n    asked {}", failure.vector, failure.cell, failure.question);
        for difference in &failure.differences {
            let _ = writeln!(out, "    {difference}");
        }
    }
    if found.failed.len() > TOLD {
        let _ = writeln!(out, "\n  and {} more", found.failed.len() - TOLD);
    }
    let mut whys: BTreeMap<&str, usize> = BTreeMap::new();
    found.unsupported.iter().for_each(|(_, why)| *whys.entry(why).or_default() += 1);
    for (why, count) in whys {
        let _ = writeln!(out, "  unsupported, {count}: {why}");
    }
    for missing in &found.missing {
        let _ = writeln!(out, "  no vector is of {missing}");
    }
    out
}

fn said(ended: &Ended, asked: usize) -> String {
    match ended {
        Ended::Dead(words) => format!("it died after {asked} vectors: {words}"),
        Ended::Hangs(time) => format!("it hangs: no answer within {time:?}, after {asked} vectors"),
        Ended::Babbles(words) => format!("it babbles after {asked} vectors: {words}"),
    }
}

#[derive(Serialize)]
struct Report<'a> {
    schema_version: u32,
    verdict: &'static str,
    system: &'a str,
    vectors: usize,
    passed: usize,
    failed: &'a [Failure],
    unsupported: Vec<Unsupported<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<How<'a>>,
    missing: &'a [String],
}

#[derive(Serialize)]
struct Unsupported<'a> {
    cell: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct How<'a> {
    how: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<&'a str>,
}

/// One object for programs.
#[must_use]
pub fn json(found: &Conformance, system: &str) -> String {
    let ended = found.ended.as_ref().map(|ended| match ended {
        Ended::Dead(words) => How { how: "dead", words: Some(words) },
        Ended::Hangs(_) => How { how: "hangs", words: None },
        Ended::Babbles(words) => How { how: "babbles", words: Some(words) },
    });
    let unsupported = found.unsupported.iter();
    let report = Report {
        schema_version: SCHEMA_VERSION,
        verdict: found.verdict().word(),
        system,
        vectors: found.vectors,
        passed: found.passed,
        failed: &found.failed,
        unsupported: unsupported.map(|(cell, why)| Unsupported { cell, why }).collect(),
        ended,
        missing: &found.missing,
    };
    let mut text = serde_json::to_string_pretty(&report).unwrap_or_default();
    text.push('\n');
    text
}
