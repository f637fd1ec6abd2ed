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

/// What Cargo knows of every crate that the lock file names for this machine.
fn packages() -> Vec<serde_json::Value> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--offline",
            "--locked",
            "--format-version",
            "1",
            "--filter-platform",
            "x86_64-unknown-linux-gnu",
        ])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    metadata["packages"].as_array().expect("packages").clone()
}

/// Licences under which all of this may be used and passed on, without passing their terms on to who links it.
const LICENCES: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Whether an expression of licences leaves a way that is made of the known ones: any of what `OR` joins, all of what `AND` does.
fn is_allowed(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ").replace(['(', ')'], "");
    let all = |way: &str| way.split(" AND ").all(|licence| LICENCES.contains(&licence.trim()));
    expression.split(" OR ").any(all)
}

#[test]
fn every_licence_is_a_known_one_and_every_crate_comes_from_a_registry() {
    assert!(is_allowed("(MIT OR GPL-3.0) AND Zlib") && !is_allowed("GPL-3.0") && !is_allowed("MIT AND GPL-3.0"));
    let packages = packages();
    assert!(packages.len() > 100, "all of them are looked at");
    for package in packages {
        let (name, source) = (&package["name"], package["source"].as_str());
        let expression = package["license"].as_str().unwrap_or("none");
        assert!(is_allowed(expression), "{name} is under {expression}: add it to the list, or do without the crate");
        assert!(source.is_none_or(|source| source.starts_with("registry+")), "{name} comes from {source:?}");
    }
}

#[test]
fn no_crate_of_ours_runs_code_while_it_is_built_or_is_unsafe() {
    let workspace = include_str!("../../Cargo.toml");
    assert!(workspace.contains("unsafe_code = \"forbid\""));
    let ours: Vec<_> = packages().into_iter().filter(|package| package["source"].is_null()).collect();
    assert!(ours.len() >= 6, "all of them are looked at");
    for package in ours {
        let manifest =
            std::fs::read_to_string(package["manifest_path"].as_str().expect("a path")).expect("it is there");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{} keeps to the lints", package["name"]);
        let targets = package["targets"].as_array().expect("targets");
        let builds = targets.iter().any(|target| target["kind"][0] == "custom-build");
        assert!(!builds, "{} has a build script", package["name"]);
    }
}
