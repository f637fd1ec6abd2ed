//! The command: what it writes for `LoomAgent`, as committed, and what it refuses.
//!
//! After a change that is meant, `SELVEDGE_BLESS=1 cargo test -p selvedge-checker --test witnesses` writes it anew.

use std::path::Path;
use std::process::{Command, Output};

fn selvedge(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    command.args(arguments).output().expect("it runs")
}

/// What the command writes is committed under this name.
#[track_caller]
fn assert_golden(name: &str, arguments: &[&str]) {
    let ran = selvedge(arguments);
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let text = String::from_utf8(ran.stdout).expect("UTF-8");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/witnesses/golden").join(name);
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        std::fs::write(&path, &text).expect("it can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{name} is out of date: run with SELVEDGE_BLESS=1 and read the difference");
}

#[track_caller]
fn assert_refused(arguments: &[&str], words: &[&str]) {
    let ran = selvedge(arguments);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!((ran.status.code(), ran.stdout.is_empty()), (Some(2), true), "{said}");
    assert!(words.iter().all(|word| said.contains(word)), "{said} lacks one of {words:?}");
}

#[test]
fn loom_agent_is_written_as_committed() {
    assert_golden("loom_agent.s.pml", &["export", "promela", "loom_agent"]);
    assert_golden("loom_agent.s.m", &["export", "murphi", "loom_agent", "--bound", "s"]);
    assert_golden("../../../../spec/tests/golden/loom_agent.s.tla", &["export", "tla", "loom_agent"]);
    assert_golden("../../../../spec/tests/golden/loom_agent.schema.json", &["export", "schema", "loom_agent"]);
    for (format, name) in [("openapi", "openapi"), ("json", "declaration"), ("crd", "crd")] {
        let path = format!("../../../../spec/tests/golden/loom_agent.{name}.json");
        assert_golden(&path, &["export", format, "loom_agent"]);
    }
    assert_golden("loom_agent.t.bare.pml", &["export", "promela", "loom_agent", "--bound", "t", "--without-rules"]);
}

#[test]
fn what_cannot_be_exported_is_said() {
    assert_refused(&["export", "promela", "loom_agent", "--bound", "late"], &["bound late", "LoomAgent.late"]);
    assert_refused(&["export", "murphi", "loom_agent", "--bound", "tt"], &["no bound `tt`", "did you mean", "times"]);
    assert_refused(&["export", "murphi", "loom_agnt"], &["no system is called", "did you mean `loom_agent`"]);
    assert_refused(&["export", "promela", "reconcile"], &["`reconcile` is a controller's loop", "container.rs"]);
    assert_refused(&["export", "schema", "loom_agent", "--bound", "s"], &["`--bound`", "`schema`", "leave it out"]);
    assert_refused(
        &["export", "crd", "loom_agent", "--without-rules"],
        &["`--without-rules`", "`crd`", "leave it out"],
    );
    assert_refused(&["export", "json", "loom_agent", "--group", "a.b"], &["`--group`", "`json`", "leave it out"]);
    assert_refused(&["export", "crd", "container"], &["context reconcile.container", "`--group loom.example.org`"]);
    assert_refused(&["export", "crd", "container", "--group", "a.b"], &["Container: ", "observed_generation: Int"]);
    assert_refused(&["export", "crd", "loom_agent", "--group", "a"], &["context loom.resource", "`a` is no API group"]);
    assert_refused(&["export", "crd", "loom_agent", "--entity", "A"], &["no entity is called `A`", "LoomAgent"]);
    assert_refused(&["export", "openapi", "checker/tests/suite/door.life"], &["context example.door", "`@ \"1\"`"]);
    assert_refused(&["export", "smv", "loom_agent"], &["invalid value 'smv'", "promela"]);
    assert_refused(&["export", "promela", "loom_agent", "-o", "no/such/place"], &["cannot write `no/such/place`"]);
}
