//! The command `selvedge` as a person or a program runs it: commands, formats, options and exit codes.

use super::cli_files::Scratch;
use super::support::{DOOR, LOOM_AGENT};
use serde_json::Value;
use std::io::Read;
use std::process::{Command, Output, Stdio};

/// The command, with nothing from the environment that changes what it prints.
pub(crate) fn selvedge(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("COLUMNS").stdin(Stdio::null());
    command
}

/// What came of a run.
pub(crate) struct Ran {
    pub(crate) exit: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

#[track_caller]
pub(crate) fn run(arguments: &[&str]) -> Ran {
    ran(selvedge(arguments).output().expect("the command runs"))
}

/// A line of progress comes every ten seconds, so it is there or not as the machine is busy or not: it is left out.
pub(crate) fn ran(output: Output) -> Ran {
    let text = |bytes| String::from_utf8(bytes).expect("what is printed is UTF-8");
    let is_progress = |line: &&str| line.contains(" worlds, ") && line.contains("/s · frontier ");
    let err = text(output.stderr).split_inclusive('\n').filter(|line| !is_progress(line)).collect();
    Ran { exit: output.status.code().expect("no signal"), out: text(output.stdout), err }
}

/// Asserts that a run fails so: the exit code, nothing on stdout, and these words on stderr.
#[track_caller]
pub(crate) fn assert_refused(arguments: &[&str], exit: i32, words: &[&str]) {
    let Ran { exit: found, out, err } = run(arguments);
    assert_eq!(found, exit, "{arguments:?}: {err}");
    assert_eq!(out, "", "{arguments:?}: stdout is empty on errors");
    for word in words {
        assert!(err.contains(word), "{arguments:?}: `{word}` is missing in: {err}");
    }
    assert!(!err.contains("panicked"), "{err}");
}

#[test]
fn without_arguments_every_system_is_checked() {
    let Ran { exit, out, err } = run(&[]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(out.starts_with("loom.resource, bound s: holds\n"), "{out}");
    assert!(out.contains("227 worlds · 5,675 steps · depth 5 · complete"), "{out}");
    assert!(out.contains("the generated code, the interpreter in lock-step"), "{out}");
    assert!(out.contains("outcomes 28/28 · moves 9/9 · states 6/6 · cells 67/67"), "{out}");
    for system in [
        "reconcile.container, bound s",
        "reconcile, policy seed, bound small",
        "reconcile, policy steady, bound small",
        "takoform.worker_deployment, bound ci",
    ] {
        assert!(out.contains(&format!("\n{system}: holds\n")), "{system}: {out}");
    }
    assert_eq!(run(&["check"]).out, out);
    let alone = run(&["loom_agent"]).out;
    assert!(out.starts_with(&alone), "{alone}");
    assert_eq!(run(&["check", "loom_agent", "--bound", "s"]).out, alone);
}

#[test]
fn every_command_answers() {
    let expected: [(&[&str], &str); 10] = [
        (&["lint"], "29 types, 6 commands with 28 outcomes"),
        (&["lint", "loom_agent", "loom_agent"], "no mistakes"),
        (&["doc", "loom_agent"], "LoomAgent"),
        (&["graph", "loom_agent"], "stateDiagram"),
        (&["graph", "loom_agent", "--format", "dot", "--each"], "digraph"),
        (&["graph", "loom_agent", "--format", "svg", "--entity", "LoomAgent"], "<svg"),
        (&["explain"], "outcome_shadowed"),
        (&["explain", "outcome_shadowed"], "outcome_shadowed"),
        (&["--help"], "Usage: selvedge"),
        (&["--version"], "selvedge "),
    ];
    for (arguments, words) in expected {
        let Ran { exit, out, err } = run(arguments);
        assert_eq!((exit, err.as_str()), (0, ""), "{arguments:?}");
        assert!(out.contains(words), "{arguments:?}: {out}");
    }
}

/// The keys that DESIGN promises, and the numbers under them.
#[test]
fn json_keeps_its_promises() {
    let Ran { exit, out, err } = run(&["check", "--format", "json"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    let report: Value = serde_json::from_str(&out).expect("one object");
    assert_eq!((&report["schema_version"], &report["verdict"]), (&Value::from(1), &Value::from("holds")));
    let system = &report["systems"][0];
    let numbers = ["commands", "worlds", "steps", "depth", "cells"].map(|key| system[key].as_u64());
    assert_eq!(numbers, [25, 227, 5_675, 5, 67].map(Some));
    let words = ["name", "bound", "engine", "verdict"].map(|key| system[key].as_str());
    assert_eq!(words, ["loom.resource", "s", "exact", "holds"].map(Some));
    for (key, count) in [("outcomes", 28), ("moves", 9), ("states", 6)] {
        let part = ["declared", "reached"].map(|part| system[key][part].as_u64());
        assert_eq!(part, [Some(count); 2], "{key}");
    }
    assert!(system["worlds_per_second"].as_f64().is_some_and(|rate| rate > 0.0));
    assert!(system["peak_bytes"].is_u64());
    let rules = system["rules"].as_array().expect("the rules");
    assert!(rules.iter().all(|rule| rule["name"].is_string() && rule["kind"].is_string()));
    assert!(rules.iter().all(|rule| rule["verdict"] == "holds" && rule["worlds_exercised"].as_u64() > Some(0)));
    assert!(rules.iter().all(|rule| rule.get("path").is_some() == (rule["kind"] == "hazard")));
    let findings = system["findings"].as_array().expect("the findings");
    let steps: Vec<usize> = findings.iter().map(|finding| finding["path"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(steps, [3, 3, 4, 4, 3, 3, 4, 4]);
    assert!(findings.iter().all(|finding| finding["kind"] == "hazard" && finding["name"].is_string()));
    assert_eq!(findings[0]["path"][2]["move"], "degrade");
}

#[test]
fn exit_codes_tell_the_verdict() {
    let scratch = Scratch::new("exits");
    let with = |name: &str, rule: &str| scratch.file(name, DOOR.replace("// More rules come here.", rule));
    let broken = with("broken.life", "never r: some door in Door: door in Open;");
    let vacuous = with("vacuous.life", "always r: all door in Door: door.width == 3 implies door in Open;");
    let fine = with("fine.life", "");
    let invalid = scratch.file("invalid.life", DOOR.replace("key number: Int;", "key number: Int"));
    let expected: [(&[&str], i32); 9] = [
        (&[&fine], 0),
        (&[&broken], 1),
        (&[&vacuous], 5),
        (&[&fine, "--max-depth", "3"], 4),
        (&[&broken, "--max-depth", "3"], 1),
        (&[&fine, &vacuous, &broken], 1),
        (&[&fine, &vacuous], 5),
        (&[&fine, "--max-worlds", "0"], 4),
        (&[&fine, "--timeout", "0"], 4),
    ];
    for engine in ["exact", "walk", "stateright"] {
        for (arguments, exit) in expected {
            let arguments = [arguments, &["--engine", engine]].concat();
            let Ran { exit: found, out, err } = run(&arguments);
            assert_eq!((found, err.as_str()), (exit, ""), "{arguments:?}: {out}");
        }
    }
    assert_refused(&["check", &invalid], 3, &["invalid.life"]);
    assert_refused(&["check", &fine, "--bound", "three"], 2, &["no bound `three`"]);
}

/// A declaration alone gives the same counts, and does not pass for generated code.
#[test]
fn a_file_is_checked_by_the_interpreter_alone() {
    let scratch = Scratch::new("alone");
    let start = LOOM_AGENT.find("/// The LoomAgent custom resource").expect("the declaration begins");
    let end = LOOM_AGENT.rfind("\n}\n").expect("the macro ends");
    let life = scratch.file("loom_agent.life", &LOOM_AGENT[start..end]);
    let rust = scratch.file("loom_agent.rs", LOOM_AGENT);
    for file in [&life, &rust] {
        let Ran { exit, out, err } = run(&["check", file]);
        assert_eq!((exit, err.as_str()), (0, ""));
        assert!(out.contains("the interpreter alone: no generated code was checked"), "{out}");
        assert!(out.contains("227 worlds · 5,675 steps · depth 5 · complete"), "{out}");
    }
}

#[test]
fn names_that_are_unknown_are_answered_with_the_nearest() {
    assert_refused(&["check", "loom_agnet"], 2, &["no system is called `loom_agnet`", "did you mean `loom_agent`?"]);
    assert_refused(&["lint", "nothing_like_it"], 2, &["systems: loom_agent", "./nothing_like_it.life"]);
    assert_refused(
        &["check", "reconcile", "--bound", "smal"],
        2,
        &["no bound `smal`", "did you mean `small`?", "stale, joint, full"],
    );
    assert_refused(&["check", "reconcile", "--policy", "sed"], 2, &["seed", "steady"]);
    assert_refused(&["check", "--bound", "x"], 2, &["no bound `x`", "declared: s, m, t"]);
    assert_refused(&["explain", "outcome_shadowd"], 2, &["did you mean `outcome_shadowed`?"]);
    assert_refused(&["graph", "loom_agent", "--entity", "Agent"], 2, &["no entity is called `Agent`", "LoomAgent"]);
    assert_refused(&["doc", "loom"], 2, &["no system is called `loom`"]);
}

#[test]
fn options_that_make_no_sense_are_refused() {
    let refused: [(&[&str], &str); 17] = [
        (&["check", "--nonsense"], "--nonsense"),
        (&["check", "--format", "xml"], "xml"),
        (&["check", "--engine", "steam"], "steam"),
        (&["check", "--max-depth", "-1"], "-1"),
        (&["check", "--max-depth", "deep"], "deep"),
        (&["check", "--threads", "0"], "--threads"),
        (&["check", "--timeout", "1.5"], "1.5"),
        (&["check", "--bound"], "--bound"),
        (&["check", "--bound", "s", "--bound", "t"], "--bound"),
        (&["--bound", "s", "check"], "behind the word `check`"),
        (&["--color", "sometimes"], "sometimes"),
        (&["doc"], "<TARGET>"),
        (&["graph", "loom_agent", "--format", "png"], "png"),
        (&["check", "--symmetry", "--max-depth", "3"], "--max-depth"),
        (&["check", "--engine", "walk", "--memory", "10"], "for the exact engine"),
        (&["check", "--engine", "stateright", "--full"], "for the exact engine"),
        (&["check", "--engine", "walk", "--symmetry"], "for the exact engine"),
    ];
    for (arguments, word) in refused {
        assert_refused(arguments, 2, &[word]);
    }
}

#[test]
fn colours_are_for_terminals() {
    let coloured = |arguments: &[&str], no_color: Option<&str>| {
        let mut command = selvedge(arguments);
        no_color.map(|value| command.env("NO_COLOR", value));
        ran(command.output().expect("the command runs")).out.contains('\u{1b}')
    };
    assert!(!coloured(&["check"], None), "a pipe takes no colours");
    assert!(!coloured(&["check", "--color", "auto"], Some("1")));
    assert!(!coloured(&["check", "--color", "never"], None));
    assert!(coloured(&["check", "--color", "always"], None));
    assert!(coloured(&["--color", "always", "check"], Some("1")), "what is asked for outweighs the environment");
    assert!(!coloured(&["check", "--color", "always", "--format", "json"], None), "JSON has no colours");
}

/// No line is longer than asked for, but where a single word is.
#[test]
fn narrow_columns_are_kept() {
    let scratch = Scratch::new("narrow");
    let broken = DOOR.replace("// More rules come here.", "never r: some door in Door: door in Bricked;");
    let broken = scratch.file("broken.life", &broken);
    for arguments in [&["check", "--verbose"][..], &["check", &broken]] {
        let output = selvedge(arguments).env("COLUMNS", "40").output().expect("the command runs");
        for line in ran(output).out.lines().filter(|line| line.chars().count() > 40) {
            assert!(!line.trim().contains(' '), "this line could be broken: {line}");
        }
    }
}

/// A reader that has seen enough is no error.
#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = selvedge(&["check", "loom_agent", "--format", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("UTF-8");
    assert_eq!((child.wait().expect("it ends").code(), err.as_str()), (Some(0), ""));
}
