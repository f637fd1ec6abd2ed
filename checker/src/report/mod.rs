//! What a check found, and how it is told.

mod cells;
mod format;
mod github;
mod html;
mod json;
mod junit;
mod markdown;
mod path;
mod place;
mod sarif;
mod text;
mod words;

pub use cells::{CellReport, Seen};
pub use format::Format;
pub use github::github;
pub use html::html;
pub use json::json;
pub use junit::junit;
pub use markdown::markdown;
pub use path::{Change, Late, ToldStep, told_path};
pub use sarif::sarif;
pub use text::{Style, text};
pub(crate) use words::grouped;

use crate::check::EngineChoice;
use crate::declaration::Declaration;
use crate::explore::Sliced;
use crate::rules::{Builtin, Kind};
use crate::verdict::Verdict;
use selvedge_spec::ir::Bound;

/// The result of one check.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was checked, with its text.
    pub declaration: Declaration,
    /// The system's declared name.
    pub system: String,
    /// Where its declaration stands.
    pub path: String,
    /// The bound's name.
    pub bound: String,
    /// The bound's documentation.
    pub bound_says: String,
    /// By which rules the agent of a loop decides, if there is one.
    pub policy: Option<&'static str>,
    /// The engine that explored.
    pub engine: &'static str,
    /// What was explored.
    pub subject: &'static str,
    /// What it all amounts to.
    pub verdict: Verdict,
    /// Why the exploration is not complete, if it is not.
    pub incomplete: Option<String>,
    /// How the worlds were gone through, and what that rests on.
    pub method: String,
    /// What was sliced, where not each step was judged by itself.
    pub sliced: Option<Sliced>,
    /// How many combinations were gone through where each stands for all that differ only in names.
    pub orbits: Option<u64>,
    /// How many commands the bound has of each name.
    pub factors: Vec<(String, u128)>,
    /// How many commands the bound has.
    pub commands: usize,
    /// Distinct worlds, the first included.
    pub worlds: usize,
    /// Commands tried: every command in every world, when complete.
    pub steps: u128,
    /// The longest of the shortest paths.
    pub depth: u32,
    /// What was reached of what is declared.
    pub coverage: Coverage,
    /// Every outcome at every place, possible there or not.
    pub cells: Vec<CellReport>,
    /// Each rule with its verdict.
    pub rules: Vec<RuleReport>,
    /// Rules of which the bound has no instance, or which are decided within other bounds: nothing is claimed of them.
    pub not_applicable: Vec<String>,
    /// Hazards found.
    pub findings: Vec<Finding>,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The most memory used, in bytes.
    pub peak_bytes: u64,
}

/// What was reached of what is declared.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Outcomes.
    pub outcomes: Share,
    /// Moves.
    pub moves: Share,
    /// States.
    pub states: Share,
    /// Outcomes by state in which they can answer.
    pub cells: Share,
}

/// A part of a whole.
#[derive(Clone, Debug, Default)]
pub struct Share {
    /// How many are declared.
    pub declared: usize,
    /// How many were reached.
    pub reached: usize,
    /// Those that were not.
    pub missing: Vec<String>,
}

impl Share {
    /// Counts one declared thing.
    pub fn count(&mut self, reached: bool, name: impl FnOnce() -> String) {
        self.declared += 1;
        if reached {
            self.reached += 1;
        } else {
            self.missing.push(name());
        }
    }
}

/// One rule with its verdict.
#[derive(Clone, Debug)]
pub struct RuleReport {
    /// Its name.
    pub name: String,
    /// Where it comes from.
    pub kind: Kind,
    /// What it says.
    pub says: String,
    /// What was found. A hazard holds where a path to it was found.
    pub verdict: Verdict,
    /// In how many worlds it was put to the test.
    pub worlds_exercised: u64,
    /// What was found, in words.
    pub detail: String,
    /// The shortest path to what decided it.
    pub path: Option<Vec<ToldStep>>,
    /// Where the path is a run that goes on for ever: how many of its steps come first. The others are taken again and
    /// again; if there are none, nothing changes any more.
    pub loop_from: Option<usize>,
}

/// A danger that the declaration permits.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The hazard's name.
    pub name: String,
    /// What the danger is.
    pub says: String,
    /// The shortest path to it.
    pub path: Vec<ToldStep>,
}

impl Finding {
    /// The finding of a hazard rule that was reached.
    #[must_use]
    pub fn of(rule: &RuleReport) -> Self {
        Self { name: rule.name.clone(), says: rule.says.clone(), path: rule.path.clone().unwrap_or_default() }
    }
}

impl Report {
    /// The report of a subject that does not even take the commands of the bound.
    #[must_use]
    pub fn unusable(declaration: &Declaration, bound: &Bound, engine: EngineChoice, fault: String) -> Self {
        let rule = RuleReport {
            name: Builtin::WireAsDeclared.name().to_owned(),
            kind: Kind::Builtin,
            says: Builtin::WireAsDeclared.says().to_owned(),
            verdict: Verdict::Violated,
            worlds_exercised: 1,
            detail: fault,
            path: Some(Vec::new()),
            loop_from: None,
        };
        Self {
            declaration: declaration.clone(),
            system: declaration.system.name.text.clone(),
            path: declaration.path.clone(),
            bound: bound.name.text.clone(),
            bound_says: bound.docs.clone(),
            policy: None,
            engine: engine.word(),
            subject: "the generated code",
            verdict: Verdict::Violated,
            incomplete: Some("the commands of the bound could not be given to the system".to_owned()),
            method: "by nothing".to_owned(),
            sliced: None,
            orbits: None,
            factors: Vec::new(),
            commands: 0,
            worlds: 0,
            steps: 0,
            depth: 0,
            coverage: Coverage::default(),
            cells: CellReport::all(&declaration.system, |_| false),
            rules: vec![rule],
            not_applicable: Vec::new(),
            findings: Vec::new(),
            seconds: 0.0,
            peak_bytes: 0,
        }
    }
}
