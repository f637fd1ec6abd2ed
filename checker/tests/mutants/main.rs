//! Seeded faults: every one that can be seen is found, by which rule, and what cannot be seen is proved.

mod cli;
mod door;
mod loom_agent;
mod rows;

use selvedge_checker::declaration::Declaration;
use selvedge_checker::mutants::{Case, Fate, Survey, run};
use std::collections::BTreeSet;

/// The survey of a declaration, without these rules.
#[track_caller]
fn survey(declaration: &Declaration, bound: &str, without: &[&str], threads: usize) -> Survey {
    let without: BTreeSet<String> = without.iter().map(|rule| (*rule).to_owned()).collect();
    run(declaration, Some(bound), &without, threads).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// The mutants that met such a fate.
fn those(survey: &Survey, is: impl Fn(&Fate) -> bool) -> Vec<&str> {
    survey.cases.iter().filter(|case| is(&case.fate)).map(|case| case.id.as_str()).collect()
}

#[track_caller]
fn case<'s>(survey: &'s Survey, id: &str) -> &'s Case {
    survey.cases.iter().find(|case| case.id == id).unwrap_or_else(|| panic!("no mutant is called `{id}`"))
}

/// Asserts which rule sees a mutant first, after how many steps, and within which bound.
#[track_caller]
fn assert_killed(survey: &Survey, id: &str, rule: &str, steps: usize, bound: &str) {
    match &case(survey, id).fate {
        Fate::Killed { rules, path_length, bound: within } => {
            assert_eq!((rules[0].as_str(), *path_length, within.as_str()), (rule, Some(steps), bound), "{id}");
        }
        other => panic!("`{id}` is not killed: {other:?}"),
    }
}
