//! Reconcile's agent in its loop: known answers, the defects of its source, and faults planted into its plans.

mod known;
mod planted;
mod refused;
mod together;

use selvedge_checker::check::Options;
use selvedge_checker::controller::reconcile::{Planner, Policy, reconcile_loop};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::{Report, RuleReport};
use selvedge_model::container::SOURCE;

fn declaration() -> Declaration {
    Declaration::parse("container.rs", SOURCE, false).expect("it is sound")
}

/// The report on an agent that plans so, judged as the policy.
#[track_caller]
fn checked(planner: Planner, policy: Policy, bound: &str) -> Report {
    let report = reconcile_loop(planner, policy, bound).check(&declaration(), &Options::default());
    report.unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The rule of this name.
#[track_caller]
fn rule<'r>(report: &'r Report, name: &str) -> &'r RuleReport {
    report.rules.iter().find(|rule| rule.name == name).unwrap_or_else(|| panic!("no rule is called `{name}`"))
}
