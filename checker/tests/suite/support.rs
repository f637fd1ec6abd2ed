//! What the tests share: declarations, checks of them, and what a report says.

use selvedge::Store;
use selvedge_checker::check::{EngineChoice, Options, check_interpreted, check_subject};
use selvedge_checker::controller::reconcile::Policy;
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::{Report, RuleReport};
use selvedge_checker::subject::{Generated, Subject};
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent;
use selvedge_spec::interpret::Input;
use selvedge_spec::ir::{CommandId, System};
use std::sync::Arc;

pub(crate) const ENGINES: [EngineChoice; 3] = [EngineChoice::Exact, EngineChoice::Walk, EngineChoice::Stateright];

/// The text of the door.
pub(crate) const DOOR: &str = include_str!("door.life");

/// Where more rules go in the door's text.
const MORE: &str = "// More rules come here.";

/// The declaration in a `.life` text.
#[track_caller]
pub(crate) fn declared(text: &str) -> Declaration {
    Declaration::parse("test.life", text, false).unwrap_or_else(|refused| panic!("{}\n{text}", refused.message))
}

/// The declaration in a Rust text.
#[track_caller]
pub(crate) fn declared_rust(text: &str) -> Declaration {
    Declaration::parse("test.rs", text, false).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The door with more rules.
#[track_caller]
pub(crate) fn door_with(rules: &str) -> Declaration {
    assert!(DOOR.contains(MORE));
    declared(&DOOR.replace(MORE, rules))
}

/// `text` with one part changed, which must be in it once. How many spaces stand between words does not matter.
#[track_caller]
pub(crate) fn changed(text: &str, from: &str, to: &str) -> String {
    let (text, from) = (squeezed(text), squeezed(from));
    assert_eq!(text.matches(&from).count(), 1, "`{from}` is to be there once");
    text.replace(&from, to)
}

/// The text with one space for several.
fn squeezed(text: &str) -> String {
    let mut squeezed = text.to_owned();
    while squeezed.contains("  ") {
        squeezed = squeezed.replace("  ", " ");
    }
    squeezed
}

/// The declaration of `LoomAgent` from a changed text.
#[track_caller]
pub(crate) fn loom_agent(text: &str) -> Declaration {
    declared_rust(text)
}

/// The text of `LoomAgent`.
pub(crate) const LOOM_AGENT: &str = loom_agent::SOURCE;

/// How to check: within this bound, with this engine, without limits.
pub(crate) fn within(bound: &str, engine: EngineChoice) -> Options {
    Options { bound: Some(bound.to_owned()), engine, ..Options::default() }
}

/// The interpreter checked, with the first bound.
#[track_caller]
pub(crate) fn interpreted(declaration: &Declaration, options: &Options) -> Report {
    check_interpreted(declaration, options).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// A generated store checked against a declaration.
#[track_caller]
pub(crate) fn generated<S: Store + 'static>(declaration: &Declaration, options: &Options) -> Report {
    subject(declaration, options, |system, commands| Generated::<S>::new(Arc::clone(system), commands))
}

/// Any subject checked against a declaration.
#[track_caller]
pub(crate) fn subject<S: Subject>(
    declaration: &Declaration,
    options: &Options,
    make: impl FnOnce(&Arc<System>, &[(CommandId, Input)]) -> Result<S, String>,
) -> Report {
    check_subject(declaration, options, make).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The rule of this name.
#[track_caller]
pub(crate) fn rule<'r>(report: &'r Report, name: &str) -> &'r RuleReport {
    let found = report.rules.iter().find(|rule| rule.name == name);
    found.unwrap_or_else(|| panic!("no rule `{name}`; not applicable are {:?}", report.not_applicable))
}

/// The names of the rules that ended so.
pub(crate) fn ended(report: &Report, verdict: Verdict) -> Vec<&str> {
    report.rules.iter().filter(|rule| rule.verdict == verdict).map(|rule| rule.name.as_str()).collect()
}

/// Asserts that the rule is violated, and how many steps lead to where it is.
#[track_caller]
pub(crate) fn assert_violated(report: &Report, name: &str, steps: usize, what: &str) {
    assert_eq!(report.verdict, Verdict::Violated, "{what}");
    let violated = ended(report, Verdict::Violated);
    assert!(violated.contains(&name), "{what}: `{name}` is to be violated, not {violated:?}");
    let rule = rule(report, name);
    let path = rule.path.as_ref().map(Vec::len);
    assert_eq!(path, Some(steps), "{what}: steps to `{name}`: {}\n{:#?}", rule.detail, rule.path);
}
