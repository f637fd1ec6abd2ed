//! What came of the mutants, as Markdown.

use crate::hunt::{Fate, SEED};
use crate::list::{self, Mutant};
use crate::options::Options;
use crate::process::End;
use crate::record::Recorded;
use crate::weave::Fabric;
use std::collections::BTreeMap;

/// All that is known at the end.
pub struct Tally<'t> {
    /// The mutants.
    pub mutants: &'t [Mutant],
    /// Which of them are woven.
    pub fabric: &'t Fabric,
    /// What came of those.
    pub hunted: &'t BTreeMap<usize, Fate>,
    /// The tests.
    pub tests: &'t [Recorded],
    /// What was asked for.
    pub options: &'t Options,
}

/// What there is to say of a mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Dropped,
    Unwoven,
    Tried(Fate),
}

/// A column's head, and what it counts.
const COLUMNS: [(&str, &[Kind]); 7] = [
    ("do not compile together", &[Kind::Dropped]),
    ("cannot be woven", &[Kind::Unwoven]),
    ("reached by no test", &[Kind::Tried(Fate::Unreached)]),
    ("caught", &[Kind::Tried(Fate::Caught), Kind::Tried(Fate::Late)]),
    ("cut off by the budget", &[Kind::Tried(Fate::CutOff)]),
    ("not tried", &[Kind::Tried(Fate::Untried)]),
    ("survive", &[Kind::Tried(Fate::Survived)]),
];

/// What is listed by name.
const LISTS: [(&str, Kind); 4] = [
    ("Survive", Kind::Tried(Fate::Survived)),
    ("Reached by no test", Kind::Tried(Fate::Unreached)),
    ("Survive what the budget allows", Kind::Tried(Fate::CutOff)),
    ("Cannot be woven", Kind::Unwoven),
];

impl Tally<'_> {
    fn kind(&self, id: usize) -> Kind {
        match self.hunted.get(&id) {
            Some(fate) => Kind::Tried(*fate),
            None if self.fabric.unwoven.contains(&id) => Kind::Unwoven,
            None => Kind::Dropped,
        }
    }

    /// The names of the mutants of which this is to be said.
    fn names(&self, kind: Kind) -> impl Iterator<Item = &str> {
        let of_kind = self.mutants.iter().enumerate().filter(move |(id, _)| self.kind(*id) == kind);
        of_kind.map(|(_, mutant)| mutant.name.as_str())
    }

    /// A table by package, and the names of what no test notices.
    #[must_use]
    pub fn markdown(&self) -> String {
        let heads: String = COLUMNS.map(|(head, _)| format!(" {head} |")).concat();
        let mut out = format!("| package | mutants |{heads}\n| --- | ---: |{}\n", " ---: |".repeat(COLUMNS.len()));
        for package in list::packages(self.mutants) {
            out += &self.row(package);
        }
        out += &self.remarks();
        for (head, kind) in LISTS {
            let names: String = self.names(kind).map(|name| format!("    {name}\n")).collect();
            if !names.is_empty() {
                out += &format!("\n{head}:\n\n{names}");
            }
        }
        out
    }

    fn row(&self, package: &str) -> String {
        let ids = || (0..self.mutants.len()).filter(|id| self.mutants[*id].package == package);
        let count = |kinds: &[Kind]| ids().filter(|id| kinds.contains(&self.kind(*id))).count();
        let counts: String = COLUMNS.map(|(_, kinds)| format!(" {} |", count(kinds))).concat();
        format!("| `{package}` | {} |{counts}\n", ids().count())
    }

    /// What a reader of the table should know.
    fn remarks(&self) -> String {
        let mut out = format!("\n{} tests, at most {} s of them for a mutant.", self.tests.len(), self.options.seconds);
        let late = self.names(Kind::Tried(Fate::Late)).count();
        if late > 0 {
            out += &format!(" {late} of the caught make a test run out of time.");
        }
        if self.names(Kind::Tried(Fate::Untried)).next().is_some() {
            let minutes = self.options.minutes.unwrap_or_default();
            out += &format!(" Those tried in {minutes} min are a random sample, seed {SEED}.");
        }
        out += "\n";
        for (end, why) in [(End::Failed, "fail without a mutant"), (End::Late, "take longer than that")] {
            let names: Vec<_> = self.tests.iter().filter(|test| test.end == end).map(|test| &*test.test.name).collect();
            if !names.is_empty() {
                out += &format!("\nLeft out, as they {why}: {}.\n", names.join(", "));
            }
        }
        out
    }
}
