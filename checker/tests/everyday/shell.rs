//! `selvedge completions`, `selvedge man` and `selvedge check --watch`.

use crate::support::{Ran, Scratch, TESTS, run, run_in, selvedge};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

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

/// The file is checked, and again when it is written anew; a mistake does not end it.
#[test]
fn a_file_is_watched() {
    let scratch = Scratch::new("watch");
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    scratch.file("door.life", &door);
    let mut command = selvedge(scratch.directory(), &["check", "--watch", "door.life"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command runs");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut err = BufReader::new(child.stderr.take().expect("a pipe")).lines();
    let mut until = |lines: &mut dyn Iterator<Item = std::io::Result<String>>, words: &str| {
        assert!(lines.any(|line| line.expect("UTF-8").contains(words)), "`{words}` never comes");
    };
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
    child.kill().expect("it runs still");
    child.wait().expect("it ends");
    for arguments in [&["check", "--watch"][..], &["check", "--watch", "loom_agent"], &["--watch"]] {
        let Ran { exit, err, .. } = run(arguments);
        assert_eq!(exit, 2);
        assert!(err.contains("name a file"), "{err}");
    }
}
