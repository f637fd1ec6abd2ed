//! Downstream crates, checked by the real Cargo: each edition, without `std`, with shadowed names and all lints; and
//! declarations in files, whose mistakes are told with the file's own lines.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn every_edition_takes_the_expansion() {
    let (success, stderr) = clippy(&["--workspace"]);
    assert!(success, "\n{stderr}");
}

#[test]
fn mistakes_in_a_file_are_drawn() {
    let (success, stderr) = clippy(&["--package", "by-file", "--features", "wrong"]);
    assert!(!success, "mistakes were taken");
    // The file has a tab there, which the compiler prints as four blanks.
    let unknown = "error: no type is called `Bol` [unknown_name]
       help: did you mean `Bool`?
        --> wrong.life:5:23
         |
       5 |     record Knock { löud: Bol, id: Id }
         |                          ^^^
";
    let twice = "error: a second type `Knock` [duplicate_name]
       note: the first one is in line 5
        --> wrong.life:7:12
         |
       7 |     record Knock { soft: Bool }
         |            ^^^^^
";
    assert!(stderr.contains(unknown) && stderr.contains(twice), "\n{stderr}");
    let others = stderr.matches("error: ").count() - 2;
    assert_eq!(others, 1, "only that the crate could not be compiled may follow\n{stderr}");
}

#[test]
fn a_file_of_no_tokens_is_drawn() {
    let (_, stderr) = clippy(&["--package", "by-file", "--features", "brackets"]);
    let drawn = "
       2 |     record Knock { loud: Bool )
";
    assert!(stderr.contains("--> brackets.life:2:") && stderr.contains(drawn), "\n{stderr}");
}

/// Runs clippy on the crates in `tests/downstream`: whether it was content, and what it said.
fn clippy(arguments: &[&str]) -> (bool, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("tests/downstream");
    // The versions that this workspace has, so that nothing is downloaded.
    fs::copy(root.join("../Cargo.lock"), folder.join("Cargo.lock")).expect("the workspace has a lock file");
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["clippy", "--offline", "--quiet", "--color=never"])
        .args(arguments)
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("downstream"))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}
