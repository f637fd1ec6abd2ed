//! The expanded code of each system, and of one of several entities, committed pretty-printed beside its declaration.
//!
//! It is there to be read and reviewed: nothing compiles it a second time. `SELVEDGE_BLESS=1 cargo test` refreshes it.

// A crate of macros exports nothing else, so the expansion is compiled in here.
#[path = "../src/expand/mod.rs"]
mod expand;
#[path = "../src/inline.rs"]
mod inline;

use quote::quote;
use selvedge_spec::source;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn loom_agent() {
    compare("model/src/loom_agent");
}

#[test]
fn several_entities() {
    compare("runtime/tests/several/shop");
}

#[test]
fn container() {
    compare("model/src/container");
}

#[test]
fn commands_that_touch_other_rows() {
    compare("runtime/tests/several/checkout");
}

/// What a process of its own is told to print.
const ASKED: &str = "SELVEDGE_PRINT_EXPANSION";

/// What differs from process to process, such as the seeds of hash tables and addresses, does not show.
#[test]
fn a_hundred_processes_expand_alike() {
    let text = expanded(&declaration("model/src/loom_agent"));
    let length = text.len();
    let sum = text.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let told = format!("expansion of {length} bytes, {sum}");
    if env::var_os(ASKED).is_some() {
        println!("{told}");
        return;
    }
    for _ in 0..100 {
        let mut process = Command::new(env::current_exe().expect("this program"));
        process.args(["--exact", "a_hundred_processes_expand_alike", "--nocapture"]).env(ASKED, "1");
        let output = process.output().expect("it runs");
        let printed = String::from_utf8_lossy(&output.stdout);
        assert!(printed.contains(&told), "{told} here, and elsewhere\n{printed}");
    }
}

/// The same text expands to the same tokens every time.
#[test]
fn expansion_is_repeatable() {
    let text = declaration("model/src/loom_agent");
    assert!(expanded(&text) == expanded(&text), "two expansions of one text differ");
}

#[track_caller]
fn compare(system: &str) {
    let path = workspace().join(format!("{system}.expanded.rs"));
    let (_, name) = system.rsplit_once('/').expect("a file in a folder");
    let code = format!(
        "// What `selvedge::lifecycle!` makes of {name}.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.\n\n{}",
        expanded(&declaration(system))
    );
    if env::var_os("SELVEDGE_BLESS").is_some() {
        fs::write(&path, code).expect("the workspace can be written");
        return;
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let differs = committed.lines().zip(code.lines()).position(|(old, new)| old != new);
    assert!(
        committed == code,
        "{name}.expanded.rs is out of date from line {} on; run with SELVEDGE_BLESS=1 and look at the difference",
        differs.map_or_else(|| committed.lines().count().min(code.lines().count()), |line| line + 1)
    );
}

fn workspace() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn declaration(system: &str) -> String {
    fs::read_to_string(workspace().join(format!("{system}.rs"))).expect("the declaration can be read")
}

fn expanded(text: &str) -> String {
    let found = source::lifecycles(text).expect("the declaration is made of tokens");
    let [tokens] = found.as_slice() else { panic!("the file holds {} declarations", found.len()) };
    let tokens = inline::expand_inline(tokens.clone(), &quote!(::selvedge));
    prettyplease::unparse(&syn::parse2(tokens).expect("the expansion is a file of items"))
}
