//! `selvedge replay`: the same path again, a stale file, and a test written from it.

use crate::support::{Explorer, file, noted_desk, selvedge};
use std::path::Path;
use std::process::Output;

const PROMOTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/promoted/job_of_a_server.rs");

fn report(name: &str) -> String {
    let output = selvedge(&["check", "loom_agent", "--format", "json"]);
    let path = file(name, &String::from_utf8(output.stdout).expect("UTF-8"));
    path.to_str().expect("UTF-8").to_owned()
}

fn text(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

fn ends(arguments: &[&str], code: i32, words: &str) {
    let output = selvedge(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {}", text(&output));
    assert!(text(&output).contains(words), "{words:?} is not in {}", text(&output));
}

#[test]
fn every_reported_hazard_is_found_again() {
    let report = report("again.json");
    let json: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&report).expect("it is there")).expect("JSON");
    let findings = json["systems"][0]["findings"].as_array().expect("findings");
    assert!(!findings.is_empty());
    for finding in findings {
        let name = finding["name"].as_str().expect("a name");
        ends(&["replay", &report, "--rule", name], 0, "Every step is as the file says");
    }
}

#[test]
fn a_path_of_late_commands_is_found_again_and_becomes_a_test() {
    let output = selvedge(&["check", "loom_agent", "--bound", "late", "--format", "json"]);
    let report = file("late.json", &String::from_utf8(output.stdout).expect("UTF-8"));
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crossed_generation.rs");
    let _ = std::fs::remove_file(&written);
    let report = report.to_str().expect("UTF-8");
    let promote = ["--promote", written.to_str().expect("UTF-8")];
    ends(&[&["replay", report, "--rule", "crossed_generation"], &promote[..]].concat(), 0, "failed: lands late, ");
    let test = std::fs::read_to_string(&written).expect("it was written");
    assert!(!test.contains("under way"), "what is under way has no answer: {test}");
}

/// A run that goes on for ever is taken again, and must come back to where its circle begins.
#[test]
fn a_run_goes_round_again() {
    let rule = "eventually opened under fair OpenDesk, fair ShutDesk: all d in Desk: d in Shut leads to d.note is none && d in Shut;";
    let declaration = file("runs.life", &noted_desk().replace("bound one", &format!("{rule} bound one")));
    let output = selvedge(&["check", declaration.to_str().expect("UTF-8"), "--bound", "one", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output));
    let json = String::from_utf8(output.stdout).expect("UTF-8");
    let report = file("runs.json", &json);
    let replay = ["replay", report.to_str().expect("UTF-8"), "--rule", "opened"];
    ends(&replay, 0, "And so on from step 3 again, for ever.");
    let open = file("open.json", &json.replace("\"loop_from\": 2", "\"loop_from\": 1"));
    ends(&["replay", open.to_str().expect("UTF-8"), "--rule", "opened"], 1, "is not the one after 1 steps");
}

/// The agent decides anew on the way to each of its defects.
#[test]
fn a_path_of_an_agent_in_its_loop_is_found_again() {
    let output = selvedge(&["check", "reconcile", "--format", "json"]);
    let json = String::from_utf8(output.stdout).expect("UTF-8");
    let report = file("loop.json", &json);
    let report = report.to_str().expect("UTF-8");
    let read: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let findings = read["systems"][0]["findings"].as_array().expect("findings");
    assert_eq!(findings.len(), 8);
    for finding in findings {
        let name = finding["name"].as_str().expect("a name");
        ends(&["replay", report, "--rule", name], 0, "Every step is as the file says");
    }
    let replay = ["replay", report, "--rule", "removes_the_only_healthy"];
    ends(&replay, 0, "through the controller in its loop");
    ends(&[&replay[..], &["--against", "container"]].concat(), 2, "leave `--against` out");
    ends(&[&replay[..], &["--promote", "roll.rs"]].concat(), 2, "without `--promote`");
    // The other policy does not do what this one does.
    let other = file("other-policy.json", &json.replace("\"policy\": \"seed\"", "\"policy\": \"steady\""));
    let other = ["replay", other.to_str().expect("UTF-8"), "--rule", "removes_the_only_healthy"];
    ends(&other, 1, "step 2 cannot come next there: {\"CreateContainer\":");
    let gone = file("gone-bound.json", &json.replace("\"bound\": \"small\"", "\"bound\": \"smal\""));
    ends(&["replay", gone.to_str().expect("UTF-8"), "--rule", "wedged"], 2, "did you mean `small`?");
    let lost = file("lost-step.json", &json.replace("\"Look\": {}", "\"Issue\": {}"));
    ends(&["replay", lost.to_str().expect("UTF-8"), "--rule", "wedged"], 1, "step 1 cannot come next there");
}

#[test]
fn the_path_to_a_broken_rule_breaks_it_again() {
    let declaration = file("noted.life", &noted_desk());
    let output = selvedge(&["check", declaration.to_str().expect("UTF-8"), "--bound", "one", "--format", "json"]);
    assert_eq!(output.status.code(), Some(1));
    let report = file("noted.json", &String::from_utf8(output.stdout).expect("UTF-8"));
    let replay = ["replay", report.to_str().expect("UTF-8"), "--rule", "noted"];
    ends(&replay, 0, "breaks noted");
    ends(&replay, 0, "through the interpreter alone");
}

#[test]
fn a_path_saved_by_the_explorer_is_found_again() {
    let explorer = Explorer::start(&[]);
    let saved = explorer.get(&format!("{}0.3.15", explorer.first().replace("/w/", "/saved/")));
    assert!(saved.headers["content-disposition"].starts_with("attachment"), "{:?}", saved.headers);
    let path = file("saved.json", &saved.body);
    ends(&["replay", path.to_str().expect("UTF-8")], 0, "Every step is as the file says (3)");
}

#[test]
fn a_stale_file_is_told_step_by_step() {
    let report = report("stale.json");
    let source = include_str!("../../../model/src/loom_agent.rs");
    let changed = source.replace("running      when input.exit_code == 0 ", "running      when input.exit_code == 1 ");
    assert_ne!(source, changed);
    let changed = file("changed.rs", &changed);
    let against = ["replay", &report, "--rule", "job_of_a_server", "--against", changed.to_str().expect("UTF-8")];
    ends(&against, 1, "departs: the file says `running`, and `refused` answers");
    ends(&against, 1, "The file is stale: step 2 of 3 is the first to depart.");
    let renamed = file("renamed.rs", &source.replace("ObserveRun", "ObserveEnd"));
    let against = ["replay", &report, "--rule", "job_of_a_server", "--against", renamed.to_str().expect("UTF-8")];
    ends(&against, 1, "step 3 of the file is no command any more");
}

#[test]
fn a_file_that_tells_other_changes_is_stale() {
    let report = report("edited.json");
    let text = std::fs::read_to_string(&report).expect("it is there");
    let edited = file("edited.json", &text.replace("{\\\"exitCode\\\":0,\\\"message\\\":\\\"m\\\"}", "{}"));
    ends(&["replay", edited.to_str().expect("UTF-8"), "--rule", "job_of_a_server"], 1, "the fields that change");
}

#[test]
fn what_cannot_be_replayed_is_said_plainly() {
    let report = report("plain.json");
    let not_json = file("not.json", "{");
    let other = file("other.json", "{\"schema_version\": 1}");
    let newer = file("newer.json", "{\"schema_version\": 2, \"systems\": []}");
    let path = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    ends(&["replay", "no/such.json"], 2, "cannot read `no/such.json`");
    ends(&["replay", &path(&not_json)], 2, "it is no JSON");
    ends(&["replay", &path(&other)], 2, "neither a report");
    ends(&["replay", &path(&newer)], 2, "schema version 2");
    ends(&["replay", &report], 2, "`--rule` is one of: ");
    ends(&["replay", &report, "--rule", "job_of_a_serve"], 2, "did you mean `job_of_a_server`?");
    ends(&["replay", &report, "--rule", "only_growing"], 2, "has no path");
}

/// `SELVEDGE_BLESS=1` writes the committed test anew. That it passes, its own run shows.
#[test]
fn a_path_becomes_a_test() {
    let report = report("promote.json");
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("job_of_a_server.rs");
    let _ = std::fs::remove_file(&written);
    let name = written.to_str().expect("UTF-8");
    let promote = ["replay", &report, "--rule", "job_of_a_server", "--promote", name];
    ends(&promote, 0, "A test of it stands in");
    let test = std::fs::read_to_string(&written).expect("it was written");
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        std::fs::write(PROMOTED, &test).expect("it can be written");
    }
    assert_eq!(test, std::fs::read_to_string(PROMOTED).expect("it is committed"));
    ends(&promote, 2, "a test is not overwritten");
    assert_eq!(test, std::fs::read_to_string(&written).expect("it is still there"));
}

#[test]
fn no_test_is_written_of_what_cannot_be_driven_or_departs() {
    let report = report("undriven.json");
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("undriven.rs");
    let name = written.to_str().expect("UTF-8");
    let promote = ["replay", &report, "--rule", "job_of_a_server", "--promote", name, "--against"];
    ends(&[&promote[..], &["model/src/loom_agent.rs"]].concat(), 2, "no code was compiled");
    let changed = include_str!("../../../model/src/loom_agent.rs").replace("== 0   ", "== 1   ");
    let changed = file("undriven_declaration.rs", &changed);
    ends(&[&promote[..], &[changed.to_str().expect("UTF-8")]].concat(), 1, "no test is written");
    ends(&["replay", &report, "--rule", "job_of_a_server", "--promote", "Job.rs"], 2, "snake case");
    assert!(!written.exists());
}
