//! What the tests share: tickets, checks of them, and how a rule ends.

use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::{Report, RuleReport};
use selvedge_checker::verdict::Verdict;

pub(crate) const ENGINES: [EngineChoice; 3] = [EngineChoice::Exact, EngineChoice::Walk, EngineChoice::Stateright];

/// A ticket waits, is parked and unparked, served and requeued, or thrown away.
const TICKETS: &str = include_str!("tickets.life");

/// The tickets with these rules.
#[track_caller]
pub(crate) fn tickets(rules: &str) -> Declaration {
    declared(&TICKETS.replace("// Rules come here.", rules))
}

/// The declaration in a `.life` text.
#[track_caller]
pub(crate) fn declared(text: &str) -> Declaration {
    Declaration::parse("test.life", text, false).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// How to check: within this bound, with this engine, without limits.
pub(crate) fn within(bound: &str, engine: EngineChoice) -> Options {
    Options { bound: Some(bound.to_owned()), engine, ..Options::default() }
}

#[track_caller]
pub(crate) fn checked(declaration: &Declaration, options: &Options) -> Report {
    check_interpreted(declaration, options).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The rule of this name.
#[track_caller]
pub(crate) fn rule<'r>(report: &'r Report, name: &str) -> &'r RuleReport {
    report.rules.iter().find(|rule| rule.name == name).unwrap_or_else(|| panic!("no rule `{name}`"))
}

/// How a rule ends: it holds, was not put to the test, is not decided, or is broken by a run of so many steps, and of so
/// many that come again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Holds,
    Vacuous,
    Incomplete,
    Run(usize, usize),
}

#[track_caller]
pub(crate) fn end(rule: &RuleReport) -> End {
    match (rule.verdict, &rule.path, rule.loop_from) {
        (Verdict::Holds, None, None) => End::Holds,
        (Verdict::Vacuous, None, None) => End::Vacuous,
        (Verdict::Incomplete, None, None) => End::Incomplete,
        (Verdict::Violated, Some(path), Some(way)) => End::Run(way, path.len() - way),
        other => panic!("{}: {other:?}", rule.name),
    }
}
