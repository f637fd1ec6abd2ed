//! Downstream crates: each edition, without `std`, with shadowed names and all lints, checked by the real Cargo.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn every_edition_takes_the_expansion() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("tests/downstream");
    // The versions that this workspace has, so that nothing is downloaded.
    fs::copy(root.join("../Cargo.lock"), folder.join("Cargo.lock")).expect("the workspace has a lock file");
    let output = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["clippy", "--offline", "--quiet", "--workspace"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("downstream"))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "\n{}", String::from_utf8_lossy(&output.stderr));
}
