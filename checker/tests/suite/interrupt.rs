//! Ctrl-C and progress: a long check is watched and ended by really sending the signal.

use super::cli::selvedge;
use super::cli_files::Scratch;
use super::support::ENGINES;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

/// A bound that no engine is through with before it is interrupted.
const LONG: &[&str] = &["check", "loom_agent", "--bound", "xl", "--progress-every", "1"];

/// A check that has told how far it is, and the rest of its stderr.
fn under_way(arguments: &[&str]) -> (Child, String, BufReader<std::process::ChildStderr>) {
    let mut command = selvedge(&[LONG, arguments].concat());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command runs");
    let mut err = BufReader::new(child.stderr.take().expect("a pipe"));
    let mut line = String::new();
    err.read_line(&mut line).expect("a line of progress");
    (child, line, err)
}

fn interrupt(child: &Child) {
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("`kill` runs");
    assert!(kill.success());
}

/// What is left to read, as text.
fn rest(mut from: impl Read) -> String {
    let mut text = String::new();
    from.read_to_string(&mut text).expect("UTF-8");
    text
}

#[test]
fn an_interrupted_check_reports_what_it_found() {
    for engine in ENGINES {
        let scratch = Scratch::new(&format!("interrupt-{}", engine.word()));
        let (json, junit) = (scratch.path("report.json"), scratch.path("report.xml"));
        let reports = [format!("--report=json={json}"), format!("--report=junit={junit}")];
        let (mut child, line, err) = under_way(&["--engine", engine.word(), &reports[0], &reports[1]]);
        assert!(line.starts_with("loom.resource: ") && line.contains(" worlds, "), "{line}");
        assert!(line.contains("/s · frontier ") && line.contains(" · depth ") && line.contains(" MiB"), "{line}");
        interrupt(&child);
        let out = rest(child.stdout.take().expect("a pipe"));
        assert_eq!(child.wait().expect("it ends").code(), Some(130), "{out}");
        assert!(out.contains("bound xl: incomplete") && out.contains("interrupted"), "{out}");
        assert!(!rest(err).contains("panicked"));
        let text = std::fs::read_to_string(&json).expect("the report is written");
        let report: Value = serde_json::from_str(&text).expect("the report is whole");
        let system = &report["systems"][0];
        assert_eq!(
            (&system["verdict"], &system["incomplete"]),
            (&"incomplete".into(), &"interrupted".into()),
            "{text}"
        );
        assert!(system["worlds"].as_u64() > Some(0), "{text}");
        assert!(std::fs::read_to_string(&junit).expect("the report is written").contains("</testsuites>"));
    }
}

/// The report goes to a pipe of which only the beginning is read, so the command cannot end by itself.
#[test]
fn a_second_interrupt_ends_at_once() {
    let scratch = Scratch::new("interrupt-twice");
    let pipe = scratch.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("`mkfifo` runs").success());
    let (mut child, _, _err) = under_way(&["--engine", "walk", &format!("--report=html={pipe}")]);
    interrupt(&child);
    let mut report = std::fs::File::open(&pipe).expect("the report is begun");
    report.read_exact(&mut [0]).expect("its first byte");
    interrupt(&child);
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(!rest(report).contains("</html>"), "the report was cut off");
    assert_eq!(rest(child.stdout.take().expect("a pipe")), "", "nothing is printed after the second signal");
}

#[test]
fn quiet_tells_nothing() {
    let mut command = selvedge(&[LONG, &["--quiet", "--timeout", "3", "--engine", "walk"]].concat());
    let output = command.output().expect("the command runs");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(4), ""));
}

/// `script` runs the command on a terminal of its own, and copies to stdout what is drawn there.
#[test]
fn a_terminal_gets_one_line_that_lives() {
    let scratch = Scratch::new("terminal");
    let (drawn, result) = (scratch.path("drawn"), scratch.path("result"));
    let selvedge = env!("CARGO_BIN_EXE_selvedge");
    let check = format!("'{selvedge}' check loom_agent --bound xl --engine walk --timeout 2 >'{result}'");
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--command", &check, &drawn]).env("TERM", "xterm").stdin(Stdio::null());
    let output = script.output().expect("`script` of the package bsdutils runs");
    assert_eq!(output.status.code(), Some(4), "{}", String::from_utf8_lossy(&output.stdout));
    let drawn = String::from_utf8_lossy(&std::fs::read(&drawn).expect("what was drawn")).into_owned();
    assert!(drawn.matches("world by world: ").count() > 1, "the line is drawn anew: {drawn}");
    assert!(drawn.contains("\u{1b}["), "the line is drawn in place: {drawn}");
    let result = std::fs::read_to_string(&result).expect("stdout");
    assert!(result.contains("bound xl: incomplete") && !result.contains("world by world"), "{result}");
}
