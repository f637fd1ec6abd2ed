//! `selvedge mutants` as a person types it.

use std::process::{Command, Output};

const DOOR: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/door.life");

fn selvedge(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_selvedge")).arg("mutants").args(arguments).output().expect("it runs")
}

#[test]
fn it_exits_with_what_it_found() {
    let exit = |arguments: &[&str]| selvedge(arguments).status.code();
    assert_eq!(exit(&[DOOR, "--bound", "one"]), Some(0));
    assert_eq!(exit(&[DOOR, "--bound", "one", "--without", "errors_as_declared"]), Some(1));
    assert_eq!(exit(&[DOOR, "--bound", "three"]), Some(2));
    assert_eq!(exit(&["no_such_system"]), Some(2));
}

#[test]
fn a_rule_that_is_not_there_is_not_disregarded() {
    let output = selvedge(&[DOOR, "--without", "error_as_declared"]);
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8(output.stderr).expect("it is UTF-8");
    assert!(message.contains("did you mean `errors_as_declared`?"), "{message}");
}

#[test]
fn json_tells_of_every_mutant() {
    let output = selvedge(&[DOOR, "--bound", "one", "--format", "json"]);
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let mutants = told["mutants"].as_array().expect("there is a list");
    assert_eq!(Some(mutants.len() as u64), told["counts"]["planted"].as_u64());
    let late = mutants.iter().find(|mutant| mutant["id"] == "view-late:Doors").expect("the view is late");
    assert_eq!((&late["fate"], &late["path_length"]), (&"killed".into(), &1.into()));
    assert_eq!(late["rules"][0], "read_your_writes");
}

#[test]
fn verbose_tells_which_rule_saw_it_and_after_how_many_steps() {
    let output = selvedge(&[DOOR, "--bound", "one", "--verbose"]);
    let text = String::from_utf8(output.stdout).expect("it is UTF-8");
    assert!(text.contains("  view-late:Doors\n    after 1 step within `one`: read_your_writes\n"), "{text}");
}
