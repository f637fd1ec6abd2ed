//! Paths in files: what the explorer saves, and what a report in JSON holds.

use crate::controller::reconcile::Policy;
use crate::declaration::Declaration;
use crate::report::{Late, ToldStep};
use clap::ValueEnum;
use selvedge_spec::names::nearest;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;

/// Raised when a field changes its meaning or goes.
const SCHEMA_VERSION: u32 = 1;

/// A path as a file tells it.
#[derive(Clone, Debug)]
pub struct SavedPath {
    /// Where the declaration stands.
    pub declaration: String,
    /// What the path leads to, in words.
    pub leads_to: String,
    /// Its steps.
    pub steps: Vec<SavedStep>,
    /// Of a run that goes on for ever: how many steps lead to the circle of the others.
    pub loop_from: Option<usize>,
    /// Of a path of a controller in its loop: by which policy it decides, and within which bound.
    pub in_loop: Option<(Policy, String)>,
}

/// A step as a file tells it.
#[derive(Clone, Debug, Deserialize)]
pub struct SavedStep {
    /// The command on the wire.
    pub wire: Json,
    /// Whether the command was issued only, or landed late.
    #[serde(default)]
    pub late: Option<Late>,
    /// The outcome that answered.
    pub outcome: String,
    /// From which state.
    pub from: String,
    /// To which.
    pub to: String,
    /// The fields that changed.
    pub changes: Json,
}

#[derive(Serialize)]
struct File<'a> {
    schema_version: u32,
    declaration: &'a str,
    bound: &'a str,
    steps: &'a [ToldStep],
}

/// A path as a file.
#[must_use]
pub fn saved(declaration: &Declaration, bound: &str, steps: &[ToldStep]) -> String {
    let file = File { schema_version: SCHEMA_VERSION, declaration: &declaration.path, bound, steps };
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}

#[derive(Deserialize)]
struct Version {
    schema_version: u32,
    #[serde(default)]
    systems: Option<Json>,
}

#[derive(Deserialize)]
struct Alone {
    declaration: String,
    steps: Vec<SavedStep>,
}

#[derive(Deserialize)]
struct Reported {
    declaration: String,
    #[serde(default)]
    bound: String,
    #[serde(default)]
    policy: Option<String>,
    rules: Vec<Named>,
    findings: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
    #[serde(default)]
    path: Option<Vec<SavedStep>>,
    #[serde(default)]
    loop_from: Option<usize>,
}

impl SavedPath {
    /// Reads a saved path, or the path to this rule or hazard out of a report.
    ///
    /// # Errors
    /// In words: what the file is not, or which rules of it have a path.
    pub fn read(bytes: &[u8], rule: Option<&str>) -> Result<Self, String> {
        let json: Json = serde_json::from_slice(bytes).map_err(|error| format!("it is no JSON: {error}"))?;
        let neither = "it is neither a report of `selvedge check --format json` nor a path that the explorer saved";
        let version = Version::deserialize(&json).map_err(|_| neither.to_owned())?;
        if version.schema_version != SCHEMA_VERSION {
            let found = version.schema_version;
            return Err(format!("it has schema version {found}, and this program reads version {SCHEMA_VERSION}"));
        }
        let Some(systems) = version.systems else {
            let Alone { declaration, steps } =
                Alone::deserialize(&json).map_err(|error| format!("{neither}: {error}"))?;
            if rule.is_some() {
                return Err("it holds one path and no rules, so `--rule` chooses nothing".to_owned());
            }
            return Ok(Self {
                declaration,
                leads_to: "the saved path".to_owned(),
                steps,
                loop_from: None,
                in_loop: None,
            });
        };
        let systems = Vec::<Reported>::deserialize(&systems).map_err(|error| format!("{neither}: {error}"))?;
        chosen(systems, rule)
    }
}

/// What a report holds of paths.
#[derive(Default)]
struct Paths {
    with: Vec<SavedPath>,
    /// The rule that each of them leads to.
    names: Vec<String>,
    without: Vec<String>,
}

impl Paths {
    fn of(systems: Vec<Reported>) -> Self {
        let mut paths = Self::default();
        for system in systems {
            let policy = system.policy.as_deref().and_then(|policy| Policy::from_str(policy, false).ok());
            let in_loop = policy.map(|policy| (policy, system.bound));
            // A hazard that was found stands among the findings as well; its path is taken once.
            let first = paths.names.len();
            for Named { name, path, loop_from } in system.rules.into_iter().chain(system.findings) {
                let Some(steps) = path else {
                    paths.without.push(name);
                    continue;
                };
                if !paths.names[first..].contains(&name) {
                    let what = if loop_from.is_some() { "the run that breaks" } else { "the path to" };
                    let (declaration, leads_to) = (system.declaration.clone(), format!("{what} `{name}`"));
                    let in_loop = in_loop.clone();
                    paths.with.push(SavedPath { declaration, leads_to, steps, loop_from, in_loop });
                    paths.names.push(name);
                }
            }
        }
        paths
    }

    fn known(&self) -> String {
        if self.names.is_empty() { "none".to_owned() } else { self.names.join(", ") }
    }

    fn unknown(&self, rule: &str) -> String {
        if self.without.iter().any(|name| name == rule) {
            return format!("its rule `{rule}` has no path (rules with one: {})", self.known());
        }
        let near = nearest(rule, self.names.iter().map(String::as_str));
        let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        format!("it has no rule `{rule}`{near} (rules with a path: {})", self.known())
    }
}

/// The one path of a report, or that to the rule of this name.
fn chosen(systems: Vec<Reported>, rule: Option<&str>) -> Result<SavedPath, String> {
    let mut paths = Paths::of(systems);
    let fits = |name: &String| rule.is_none_or(|rule| name == rule);
    let fitting: Vec<usize> = (0..paths.names.len()).filter(|index| fits(&paths.names[*index])).collect();
    match (&fitting[..], rule) {
        ([one], _) => Ok(paths.with.swap_remove(*one)),
        ([], None) => Err("none of its rules has a path".to_owned()),
        ([], Some(rule)) => Err(paths.unknown(rule)),
        (_, None) => Err(format!("which path? `--rule` is one of: {}", paths.known())),
        (_, Some(rule)) => Err(format!("several of its systems have a rule `{rule}`: check one of them by itself")),
    }
}
