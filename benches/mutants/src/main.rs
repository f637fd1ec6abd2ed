//! The command line: see `--help`, or `options.rs`.

use anyhow::{Context, Result};
use selvedge_mutants::options::{HELP, Options};
use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match work() {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// What there is to print.
fn work() -> Result<String> {
    match Options::parse(env::args_os().skip(1))? {
        None => Ok(HELP.to_owned()),
        Some(options) => selvedge_mutants::run(&options, &workspace()?, &target()),
    }
}

/// The folder of the workspace that the current folder belongs to.
fn workspace() -> Result<PathBuf> {
    let located = Command::new("cargo").args(["locate-project", "--workspace", "--message-format", "plain"]).output();
    let located = located.context("cargo cannot be run")?;
    let manifest = PathBuf::from(String::from_utf8_lossy(&located.stdout).trim_end());
    let folder = manifest.parent().filter(|_| located.status.success());
    Ok(folder.context("no workspace here: run this within one")?.to_owned())
}

/// Where woven crates are built: beside other builds, never among them, and kept, so that dependencies are built once.
fn target() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/target"))).join("woven")
}
