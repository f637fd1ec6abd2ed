//! The arrows between crates that must not exist, read from `cargo tree`, and how much a downstream crate links.

use std::collections::BTreeSet;
use std::process::Command;

/// The crates that `package` links or builds with, development left out.
fn tree(package: &str, edges: &str) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--package", package, "--edges", edges, "--prefix", "none", "--format", "{p}"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    text.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).filter(|name| name != package).collect()
}

fn must_not_know(package: &str, edges: &str, forbidden: &[&str]) {
    let known = tree(package, edges);
    assert!(!known.is_empty(), "{package} depends on something");
    for name in forbidden {
        assert!(!known.contains(*name), "{package} must not know {name}");
    }
}

#[test]
fn spec_knows_no_expansion_no_runtime_no_system() {
    let forbidden = ["quote", "selvedge", "selvedge-macros", "selvedge-model", "stateright", "selvedge-checker"];
    must_not_know("selvedge-spec", "normal", &forbidden);
}

#[test]
fn macros_know_no_runtime_and_no_system() {
    must_not_know("selvedge-macros", "normal", &["selvedge", "selvedge-model", "stateright", "selvedge-checker"]);
}

#[test]
fn runtime_and_model_know_no_checker() {
    for package in ["selvedge", "selvedge-model"] {
        must_not_know(
            package,
            "normal",
            &["stateright", "selvedge-checker", "clap", "tokio", "log", "annotate-snippets"],
        );
    }
}

/// The adapter to a real engine, the journal in a file and the host over HTTP are behind features that nobody turns on.
#[test]
fn nothing_links_what_the_systems_are_served_by() {
    for package in ["selvedge", "selvedge-model", "selvedge-checker", "selvedge-benches"] {
        must_not_know(package, "normal", &["axum", "bollard", "hyper", "redb", "tokio", "tracing"]);
    }
}

#[test]
fn model_reaches_spec_only_through_the_macro() {
    let manifest = include_str!("../../model/Cargo.toml");
    let (normal, _) = manifest.split_once("[dev-dependencies]").unwrap_or((manifest, ""));
    assert!(!normal.contains("selvedge-spec"), "model must not name spec");
}

#[test]
fn a_downstream_crate_links_few_crates() {
    let linked = tree("selvedge", "normal");
    assert!(linked.len() <= 15, "{} crates: {linked:?}", linked.len());
}
