//! `selvedge completions`, `selvedge man` and `selvedge check --watch`.

use crate::support::{Ran, Scratch, TESTS, run, run_in, selvedge, transcript};
use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, Stdio};

/// Every command of the program, from its help.
fn commands() -> Vec<String> {
    let help = run(&["--help"]).out;
    let list = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the commands");
    let first = list.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    first.filter_map(|line| line.split_whitespace().next()).map(str::to_owned).filter(|name| name != "help").collect()
}

#[test]
fn every_shell_completes_every_command() {
    let commands = commands();
    assert!(commands.len() >= 15, "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let Ran { exit, out, err } = run(&["completions", shell]);
        assert_eq!((exit, err.as_str()), (0, ""));
        for command in &commands {
            assert!(out.contains(command.as_str()), "{shell}: {command}");
        }
    }
    assert_eq!(run(&["completions", "tcsh"]).exit, 2);
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let Ran { exit, out, err } = run(&["man"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    assert!(out.contains(".TH selvedge 1"), "{out}");
    let scratch = Scratch::new("man");
    assert_eq!(run_in(scratch.directory(), &["man", "--output", "pages"]).exit, 0);
    for command in commands() {
        assert!(scratch.read(&format!("pages/selvedge-{command}.1")).contains(".TH"), "{command}");
    }
    let file = scratch.file("file", "");
    assert_eq!(run_in(scratch.directory(), &["man", "--output", file.to_str().expect("UTF-8")]).exit, 2);
}

/// A process that ends with the test, however that ends.
struct Watching(Child);

impl Drop for Watching {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Reads on until a line has these words.
#[track_caller]
fn until(lines: &mut Lines<impl BufRead>, words: &str) {
    assert!(lines.any(|line| line.expect("UTF-8").contains(words)), "`{words}` never comes");
}

/// The file is checked, and again when it is written anew; a mistake does not end it.
#[test]
fn a_file_is_watched() {
    let scratch = Scratch::new("watch");
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    scratch.file("door.life", &door);
    let mut command = selvedge(scratch.directory(), &["check", "--watch", "door.life"]);
    let mut watching =
        Watching(command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command runs"));
    let mut out = BufReader::new(watching.0.stdout.take().expect("a pipe")).lines();
    let mut err = BufReader::new(watching.0.stderr.take().expect("a pipe")).lines();
    until(&mut out, "example.door, bound two: holds");
    until(&mut err, "watching door.life");
    scratch.file("door.life", door.replace("// More rules come here.", "never r: some door in Door: door in Open;"));
    until(&mut out, "example.door, bound two: violated");
    until(&mut err, "watching door.life");
    scratch.file("door.life", "context a {");
    until(&mut err, "error[syntax]");
    until(&mut err, "watching door.life");
    scratch.file("door.life", &door);
    until(&mut out, "example.door, bound two: holds");
    assert!(watching.0.try_wait().expect("it is ours").is_none(), "it watches on");
}

#[test]
fn the_transcript_is_this() {
    let runs: [&[&str]; 6] = [
        &["completions"],
        &["completions", "tcsh"],
        &["man", "--output", "suite/door.life"],
        &["--watch"],
        &["check", "--watch"],
        &["check", "--watch", "loom_agent"],
    ];
    transcript("shell.txt", &runs);
}
