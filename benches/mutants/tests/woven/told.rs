//! What is printed of a hunt, and of what is wrong.

use crate::{LIB, mutants, target, workspace};
use selvedge_mutants::options::Options;
use std::process::Command;

#[test]
fn a_hunt_tells_what_came_of_each_mutant() {
    let folder = workspace(LIB);
    let tried = ["is_below", "refuse", "steps", "twice", "loud", "is_reached_by_no_test"];
    let mutants: Vec<_> =
        mutants().into_iter().filter(|mutant| tried.iter().any(|name| mutant.name.contains(name))).collect();
    let options =
        Options { packages: vec!["fixture".into()], more_tests: vec![], seconds: 60, minutes: None, only: None };
    let told = selvedge_mutants::try_all(&options, &mutants, folder.path(), &target(&folder)).expect("it is tried");
    assert_eq!(told, include_str!("fixture/told.md"));

    let options = Options { minutes: Some(0), ..options };
    let told = selvedge_mutants::try_all(&options, &mutants, folder.path(), &target(&folder)).expect("it is tried");
    let (row, remark) =
        ("| `fixture` | 27 | 2 | 5 | 0 | 0 | 0 | 20 | 0 |", "Those tried in 0 min are a random sample, seed 7.");
    assert!(told.contains(row) && told.contains(remark), "{told}");
}

/// Runs the program on the crate; what it says of an error.
fn error(words: &[&str]) -> String {
    let (folder, home) = (workspace(LIB), tempfile::tempdir().expect("there is room"));
    std::os::unix::fs::symlink(env!("CARGO"), home.path().join("cargo")).expect("there is room");
    let mut program = Command::new(env!("CARGO_BIN_EXE_selvedge-mutants"));
    // Of Cargo's commands only those of its own are there.
    program.args(words).current_dir(folder.path()).env("PATH", home.path()).env("CARGO_HOME", home.path());
    let output = program.output().expect("it can be run");
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr).expect("it is text")
}

#[test]
fn what_is_wrong_is_told_with_its_remedy() {
    let missing =
        "error: cargo-mutants is not installed: `cargo install --locked cargo-mutants`, and have it on the PATH\n";
    assert_eq!(error(&["fixture"]), missing);
    assert_eq!(error(&["fixture", "--second", "5"]), "error: invalid option '--second'\n");
    assert_eq!(error(&[]), "error: no package is named: say whose mutants are to be tried, or --help\n");
}
