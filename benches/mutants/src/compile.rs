//! Builds of the copy, with ever fewer mutants, until it compiles.

use crate::place::Diagnostic;
use crate::tree::Tree;
use crate::weave::{Fabric, Woven};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

/// A line of Cargo's JSON.
#[derive(Deserialize)]
#[serde(tag = "reason")]
enum Message {
    #[serde(rename = "compiler-message")]
    Diagnostic { message: Diagnostic },
    #[serde(rename = "compiler-artifact")]
    Artifact(Artifact),
    #[serde(other)]
    Other,
}

/// Something that was built.
#[derive(Deserialize)]
pub struct Artifact {
    /// The manifest of its package.
    pub manifest_path: PathBuf,
    /// What it was built from.
    pub target: Target,
    /// How it was built.
    pub profile: Profile,
    /// The program, if it is one.
    pub executable: Option<PathBuf>,
}

/// A target of a package.
#[derive(Deserialize)]
pub struct Target {
    /// Its name.
    pub name: String,
}

/// A profile.
#[derive(Deserialize)]
pub struct Profile {
    /// Whether it is for tests.
    pub test: bool,
}

/// Builds the tests of these packages, and drops the mutants that do not compile.
///
/// # Errors
/// If the copy cannot be written, or does not build whatever mutants are dropped.
pub fn build_tests(tree: &Tree, packages: &[String], fabric: &mut Fabric) -> Result<Vec<Artifact>> {
    let packages: Vec<&str> = packages.iter().flat_map(|package| ["--package", package]).collect();
    // Checks are quick, and tell nearly everything.
    build(tree, &[&["check", "--tests", "--keep-going"], &packages[..]].concat(), fabric)?;
    build(tree, &[&["test", "--no-run"], &packages[..]].concat(), fabric)
}

/// Runs a command of Cargo that builds, until it succeeds. Each time it does not, at least one mutant is dropped.
///
/// # Errors
/// If the copy cannot be written, or an error is none of a mutant's.
pub fn build(tree: &Tree, command: &[&str], fabric: &mut Fabric) -> Result<Vec<Artifact>> {
    loop {
        let woven = fabric.weave();
        write(tree, &woven)?;
        let mut cargo = tree.cargo(command);
        let built = cargo.arg("--message-format=json").output().context("cargo cannot be run")?;
        let (diagnostics, artifacts) = read(&built.stdout)?;
        if built.status.success() {
            return Ok(artifacts);
        }
        let (errors, blamed) = blame(&diagnostics, &woven);
        eprintln!("{} errors of the compiler; {} mutants dropped", errors.len(), blamed.len());
        if blamed.is_empty() {
            let told =
                if errors.is_empty() { String::from_utf8_lossy(&built.stderr).into_owned() } else { errors.concat() };
            bail!("cargo {} fails, and no mutant is to blame:\n{told}", command.join(" "));
        }
        fabric.dropped.extend(blamed);
    }
}

/// Writes the files that are not as they should be, so that the others are not built again.
fn write(tree: &Tree, woven: &BTreeMap<&str, Woven>) -> Result<()> {
    for (path, woven) in woven {
        let full = tree.root().join(path);
        if fs::read_to_string(&full)? != woven.text {
            fs::write(&full, &woven.text).with_context(|| format!("{path} cannot be written"))?;
        }
    }
    Ok(())
}

/// What the compiler says, and what was built.
fn read(stdout: &[u8]) -> Result<(Vec<Diagnostic>, Vec<Artifact>)> {
    let (mut diagnostics, mut artifacts) = (vec![], vec![]);
    for message in serde_json::Deserializer::from_slice(stdout).into_iter() {
        match message.context("Cargo prints other JSON than it did")? {
            Message::Diagnostic { message } => diagnostics.push(message),
            Message::Artifact(artifact) => artifacts.push(artifact),
            Message::Other => {}
        }
    }
    Ok((diagnostics, artifacts))
}

/// The errors, and the mutants to blame for them.
fn blame(diagnostics: &[Diagnostic], woven: &BTreeMap<&str, Woven>) -> (Vec<String>, BTreeSet<usize>) {
    let errors: Vec<&Diagnostic> = diagnostics.iter().filter(|diagnostic| diagnostic.is_error()).collect();
    let blamed = errors.iter().flat_map(|error| error.blamed(woven)).collect();
    (errors.iter().filter_map(|error| error.rendered.clone()).collect(), blamed)
}
