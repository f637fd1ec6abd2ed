//! Paths in files: what the explorer saves, and what a report in JSON holds.

use crate::declaration::Declaration;
use crate::report::ToldStep;
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
}

/// A step as a file tells it.
#[derive(Clone, Debug, Deserialize)]
pub struct SavedStep {
    /// The command on the wire.
    pub wire: Json,
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
    rules: Vec<Named>,
    findings: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: String,
    #[serde(default)]
    path: Option<Vec<SavedStep>>,
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
            return Ok(Self { declaration, leads_to: "the saved path".to_owned(), steps });
        };
        let systems = Vec::<Reported>::deserialize(&systems).map_err(|error| format!("{neither}: {error}"))?;
        chosen(systems, rule)
    }
}

/// The one path of a report, or that to the rule of this name.
fn chosen(systems: Vec<Reported>, rule: Option<&str>) -> Result<SavedPath, String> {
    let mut paths: Vec<(String, String, Vec<SavedStep>)> = Vec::new();
    let mut without: Vec<String> = Vec::new();
    for system in systems {
        // A hazard that was found stands among the findings as well; a path is listed once.
        let mut names: Vec<String> = Vec::new();
        for Named { name, path } in system.rules.into_iter().chain(system.findings) {
            match path {
                Some(path) if !names.contains(&name) => {
                    names.push(name.clone());
                    paths.push((system.declaration.clone(), name, path));
                }
                Some(_) => {}
                None => without.push(name),
            }
        }
    }
    let known: Vec<String> = paths.iter().map(|(_, name, _)| name.clone()).collect();
    let known_list = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    let Some(rule) = rule else {
        return match paths.len() {
            0 => Err("none of its rules has a path".to_owned()),
            1 => paths.pop().map(saved_path).ok_or_else(String::new),
            _ => Err(format!("which path? `--rule` is one of: {known_list}")),
        };
    };
    let mut fitting: Vec<_> = paths.into_iter().filter(|(_, name, _)| name == rule).collect();
    match fitting.len() {
        1 => fitting.pop().map(saved_path).ok_or_else(String::new),
        0 if without.iter().any(|name| name == rule) => {
            Err(format!("its rule `{rule}` has no path (rules with one: {known_list})"))
        }
        0 => {
            let near = nearest(rule, known.iter().map(String::as_str));
            let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
            Err(format!("it has no rule `{rule}`{near} (rules with a path: {known_list})"))
        }
        _ => Err(format!("several of its systems have a rule `{rule}`: check one of them by itself")),
    }
}

fn saved_path((declaration, name, steps): (String, String, Vec<SavedStep>)) -> SavedPath {
    SavedPath { declaration, leads_to: format!("the path to `{name}`"), steps }
}
