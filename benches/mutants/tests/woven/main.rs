//! A small crate with each kind of mutant, woven. Its mutants are listed in `mutants.json`, as `cargo mutants --list --json` prints
//! them, but for the differences: those would be the longest part.

mod alike;
mod told;

use selvedge_mutants::list::{self, Mutant};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

const LIB: &str = include_str!("fixture/lib.rs");
const OUTCOMES: &str = include_str!("fixture/outcomes.rs");

/// A program that tells the outcomes of the crate's functions.
const MAIN: &str =
    "//! Tells the outcomes.\n\nmod outcomes;\npub use ::fixture;\n\nfn main() {\n    outcomes::tell();\n}\n";

/// Tests in a program of their own.
const BESIDE: &str = "//! Of the public functions.\n\n#[test]\nfn starts_alike() {\n    assert!(fixture::loud(\"so\").starts_with('s'));\n}\n";

const MANIFEST: &str = "[package]\nname = \"fixture\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[workspace]\n";

/// All mutants of the crate.
fn mutants() -> Vec<Mutant> {
    list::read(include_bytes!("fixture/mutants.json")).expect("it is a list")
}

/// The crate with this library, in a folder that git knows.
fn workspace(library: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("there is room");
    let files = [
        (".gitignore", "/target\n"),
        ("Cargo.toml", MANIFEST),
        ("src/lib.rs", library),
        ("src/main.rs", MAIN),
        ("src/outcomes.rs", OUTCOMES),
        ("tests/beside.rs", BESIDE),
    ];
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("there is room");
        fs::write(path, text).expect("there is room");
    }
    output(Command::new("git").args(["init", "--quiet"]).current_dir(folder.path()));
    folder
}

/// Where the crate is built.
fn target(folder: &TempDir) -> PathBuf {
    folder.path().join("target")
}

/// What a command that succeeds prints.
fn output(command: &mut Command) -> String {
    let output = command.output().expect("it can be run");
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints text")
}
