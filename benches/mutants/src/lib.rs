//! Mutation testing in one build.
//!
//! `cargo-mutants` names the mutants, and builds once for each. Here all of them are woven into one build, each behind a switch that
//! is read from the environment; what does not compile is dropped, by the places of the compiler's errors. Each test then runs once
//! alone, to note which mutants it reaches, and each mutant is tried with the tests that reach it.
//!
//! The sources are those of a workspace's copy in a temporary folder. Tests that are ignored, and those in documentation, do not run.

pub mod compile;
pub mod hunt;
pub mod list;
pub mod options;
mod place;
mod process;
pub mod record;
pub mod report;
pub mod tree;
pub mod weave;
mod workers;

use crate::list::Mutant;
use crate::options::Options;
use crate::report::Tally;
use crate::tree::Tree;
use anyhow::{Result, ensure};
use std::path::Path;

/// Lists the mutants, tries them, and prints what came of them, as Markdown.
///
/// # Errors
/// If `cargo-mutants` is missing, nothing is to be tried, or the copy cannot be written or built.
pub fn run(options: &Options, root: &Path, target: &Path) -> Result<String> {
    let mutants = list::named_by_cargo_mutants(root, &options.packages)?;
    try_all(options, &list::only(mutants, options.only.as_deref())?, root, target)
}

/// Tries these mutants of the workspace at `root`. What is built lies below `target` when it is done.
///
/// # Errors
/// If there are more mutants than the switch tells apart, or the copy cannot be written or built.
pub fn try_all(options: &Options, mutants: &[Mutant], root: &Path, target: &Path) -> Result<String> {
    ensure!(mutants.len() <= mutant_switch::MOST, "{} mutants are too many: name fewer packages", mutants.len());
    eprintln!("{} mutants; copying and weaving", mutants.len());
    let tree = Tree::copy(root, target)?;
    tree.add_switch(&list::packages(mutants))?;
    let mut fabric = weave::Fabric::read(tree.root(), mutants)?;
    let tests = compile::build_tests(&tree, &options.tests(), &mut fabric)?;
    let recorded = record::record(&tree, &tests, options.budget())?;
    let hunted = hunt::hunt(&tree, &fabric.woven(), &recorded, options)?;
    let tally = Tally { mutants, fabric: &fabric, hunted: &hunted, tests: &recorded, options };
    Ok(tally.markdown())
}
