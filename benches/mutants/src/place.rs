//! Which mutants are to blame for an error of the compiler, by its places.

use crate::weave::{Region, Woven};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What the compiler says, in Cargo's JSON.
#[derive(Deserialize)]
pub(crate) struct Diagnostic {
    pub(crate) level: String,
    code: Option<Code>,
    spans: Vec<Span>,
    pub(crate) rendered: Option<String>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

/// A `match` lacks cases.
const LACKS_CASES: &str = "E0004";

impl Diagnostic {
    pub(crate) fn is_error(&self) -> bool {
        self.level == "error"
    }

    /// The mutants to blame; none if the error lies in nothing that was written for one.
    pub(crate) fn blamed(&self, files: &BTreeMap<&str, Woven>) -> Vec<usize> {
        let lacks_cases = self.code.as_ref().is_some_and(|code| code.code == LACKS_CASES);
        let (first, others): (Vec<_>, Vec<_>) = self.spans.iter().partition(|span| span.is_primary);
        let regions = first.into_iter().chain(others).filter_map(|span| span.region(files, lacks_cases));
        // Where the types of two branches differ, one of the places is the branch of a single mutant: the rest need not go.
        regions.min_by_key(|region| region.ids.len()).map(|region| region.ids.clone()).unwrap_or_default()
    }
}

impl Span {
    /// The shortest region that it lies in: of those that are a `match`, or of the others.
    fn region<'w>(&self, files: &'w BTreeMap<&str, Woven>, is_match: bool) -> Option<&'w Region> {
        match (files.get(self.file_name.as_str()), &self.expansion) {
            (Some(woven), _) => {
                let of_kind =
                    woven.regions.iter().filter(|region| region.is_match == is_match && !region.ids.is_empty());
                let around =
                    of_kind.filter(|region| region.bytes.start <= self.byte_start && self.byte_end <= region.bytes.end);
                around.min_by_key(|region| region.bytes.len())
            }
            // What is within a macro of another file is told of where that is called.
            (None, Some(expansion)) => expansion.span.region(files, is_match),
            (None, None) => None,
        }
    }
}
