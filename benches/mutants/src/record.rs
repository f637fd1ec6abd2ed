//! Which mutants each test reaches, and how long it takes: every test runs once alone, with no mutant on.

use crate::compile::Artifact;
use crate::process::{self, End};
use crate::tree::Tree;
use crate::workers;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A test.
pub struct Test {
    /// Its name in its program.
    pub name: String,
    program: PathBuf,
    /// The folder of its package, where it runs.
    folder: PathBuf,
}

/// A test that ran without a mutant.
pub struct Recorded {
    /// The test.
    pub test: Test,
    /// How it ended.
    pub(crate) end: End,
    /// How long it took.
    pub took: Duration,
    /// The mutants that it reached; of one that was stopped, those until then.
    pub reached: BTreeSet<usize>,
}

impl Test {
    /// Whether a process can run both.
    #[must_use]
    pub fn is_beside(&self, other: &Self) -> bool {
        self.program == other.program
    }

    /// Runs tests that are beside each other in one process.
    pub(crate) fn run(tests: &[&Self], tree: &Tree, variable: (&str, &str), time: Duration) -> Result<End> {
        let mut command = tests[0].command(tree);
        command.args(tests.iter().map(|test| &test.name)).args(["--exact", "--test-threads=1", "--quiet"]);
        process::run(command.env(variable.0, variable.1), time)
    }

    #[cfg(test)]
    pub(crate) fn of(program: &str, name: &str) -> Self {
        Self { name: name.to_owned(), program: program.into(), folder: PathBuf::new() }
    }

    fn command(&self, tree: &Tree) -> Command {
        program(tree, &self.program, &self.folder)
    }
}

/// A program of tests in the folder of its package, as Cargo would run it.
fn program(tree: &Tree, program: &Path, folder: &Path) -> Command {
    let mut command = tree.command(program, folder);
    command.env("CARGO_MANIFEST_DIR", folder);
    command
}

/// Runs all tests of what was built. One that takes longer than the budget is stopped.
///
/// # Errors
/// If there is no test, or a program cannot be run.
pub fn record(tree: &Tree, built: &[Artifact], budget: Duration) -> Result<Vec<Recorded>> {
    let tests = tests(tree, built)?;
    ensure!(!tests.is_empty(), "these packages have no tests: name one that has with --tests");
    eprintln!("{} tests; running each alone", tests.len());
    let numbered: Vec<(usize, Test)> = tests.into_iter().enumerate().collect();
    let ran = workers::each(&numbered, |(number, test)| one(tree, test, *number, budget));
    let recorded = numbered.into_iter().zip(ran).map(|((_, test), ran)| {
        let (end, took, reached) = ran?;
        Ok(Recorded { test, end, took, reached })
    });
    recorded.collect()
}

fn one(tree: &Tree, test: &Test, number: usize, budget: Duration) -> Result<(End, Duration, BTreeSet<usize>)> {
    let notes = tree.notes().join(format!("reached-{number}"));
    let path = notes.to_str().context("the temporary folder's path is not UTF-8")?;
    let start = Instant::now();
    let end = Test::run(&[test], tree, (mutant_switch::RECORD, path), budget)?;
    let took = start.elapsed();
    // A test that reaches none writes no file.
    let reached = if notes.exists() { fs::read_to_string(&notes)? } else { String::new() };
    // Of a process that was stopped the last line may be cut.
    let whole = reached.rsplit_once('\n').map_or("", |(whole, _)| whole);
    Ok((end, took, whole.lines().map(str::parse).collect::<Result<_, _>>()?))
}

/// The tests of all programs, those that are ignored left out.
fn tests(tree: &Tree, built: &[Artifact]) -> Result<Vec<Test>> {
    let mut tests = vec![];
    for artifact in built.iter().filter(|artifact| artifact.profile.test) {
        let Some(path) = &artifact.executable else { continue };
        let folder = artifact.manifest_path.parent().context("a manifest lies in a folder")?;
        let ignored = names(program(tree, path, folder).arg("--ignored"))?;
        let all = names(&mut program(tree, path, folder))?;
        let test = |name| Test { name, program: path.clone(), folder: folder.to_owned() };
        tests.extend(all.difference(&ignored).cloned().map(test));
    }
    Ok(tests)
}

/// The names that a program of tests lists.
fn names(command: &mut Command) -> Result<BTreeSet<String>> {
    let command = command.args(["--list", "--format", "terse"]);
    let listed = command.output().with_context(|| format!("{} cannot be run", command.get_program().display()))?;
    ensure!(listed.status.success(), "{} does not list its tests", command.get_program().display());
    let text = String::from_utf8(listed.stdout).context("a test's name is not UTF-8")?;
    Ok(text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect())
}
