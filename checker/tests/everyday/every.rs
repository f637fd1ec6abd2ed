//! Every command of the program has a transcript: which there are is taken from the command line itself.

use crate::support::{Ran, Scratch, TESTS, golden, run, run_in, run_with, told};
use lsp_server::Message;
use selvedge_checker::cli;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};

/// Of a longer text a transcript has so many lines of the beginning and so many of the end.
const KEPT: (usize, usize) = (60, 6);

/// What can be typed behind `selvedge`: a command, or a command with each word that its next place admits.
fn commands() -> Vec<String> {
    let mut program = cli::command();
    program.build();
    program
        .get_subcommands()
        .flat_map(|command| {
            let words = command.get_positionals().next().map(clap::Arg::get_possible_values).unwrap_or_default();
            let name = command.get_name();
            let with: Vec<_> = words.iter().map(|word| format!("{name} {}", word.get_name())).collect();
            if with.is_empty() { vec![name.to_owned()] } else { with }
        })
        .collect()
}

/// The transcripts, by their names.
fn transcripts() -> Vec<(String, String)> {
    let files = fs::read_dir(format!("{TESTS}/everyday/golden")).expect("the transcripts are there");
    let file = files.map(|file| file.expect("a file").path());
    file.map(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).expect("UTF-8").to_owned();
        (name, fs::read_to_string(path).expect("a transcript"))
    })
    .collect()
}

/// The runs of a transcript: what was typed, and how it exited.
fn runs(transcript: &str) -> Vec<(&str, &str)> {
    let runs = transcript.split("$ selvedge").skip(1);
    runs.map(|run| (run.lines().next().unwrap_or_default(), run.trim_end().lines().last().unwrap_or_default()))
        .collect()
}

#[test]
fn every_command_has_a_transcript() {
    let (commands, transcripts) = (commands(), transcripts());
    assert!(commands.len() >= 25, "{commands:?}");
    let runs: Vec<_> = transcripts.iter().flat_map(|(_, text)| runs(text)).collect();
    for command in commands {
        let is_told = |(typed, exit): &(&str, &str)| {
            let rest = typed.trim_start().strip_prefix(&command);
            // What serves until it is interrupted exits with nothing better than that.
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')) && ["[0]", "[130]"].contains(exit)
        };
        assert!(runs.iter().any(is_told), "no transcript shows `selvedge {command}` doing what it is for");
    }
}

/// Without a command everything is a target, and so is a command that was mistyped.
#[test]
fn a_mistyped_command_is_answered_with_the_nearest() {
    for command in cli::command().get_subcommands() {
        let name = command.get_name();
        let mistyped = format!("{name}{}", &name[name.len() - 1..]);
        let Ran { exit, out, err } = run(&[&mistyped, "loom_agent"]);
        assert_eq!((exit, out.as_str()), (2, ""), "{mistyped}");
        assert!(err.contains(&format!("did you mean the command `{name}`?")), "{err}");
    }
}

/// A transcript that no run is held against would tell of a program that is no more.
#[test]
fn every_transcript_is_held_against_a_run() {
    let sources = fs::read_dir(format!("{TESTS}/everyday")).expect("the tests are there").map(|file| {
        let path = file.expect("a file").path();
        if path.extension().is_some_and(|end| end == "rs") {
            fs::read_to_string(path).expect("a source")
        } else {
            String::new()
        }
    });
    let sources: String = sources.collect();
    for (name, text) in transcripts() {
        assert!(sources.contains(&format!("\"{name}\"")), "no test names {name}");
        assert!(!runs(&text).is_empty(), "{name} has no run");
    }
}

/// A text as a transcript has it.
fn cut(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let (first, last) = KEPT;
    if lines.len() <= first + last + 1 {
        return text.to_owned();
    }
    let (begin, rest) = lines.split_at(first);
    let (between, end) = rest.split_at(rest.len() - last);
    [begin, &[&format!("[... {} lines]", between.len())], end].concat().join("\n") + "\n"
}

fn ran(arguments: &[&str]) -> String {
    let Ran { exit, out, err } = run(arguments);
    told(arguments, exit, &cut(&out), &err)
}

#[test]
fn the_transcript_of_what_is_printed_is_this() {
    let door = "suite/door.life";
    let runs: [&[&str]; 23] = [
        &["help"],
        &["check", door],
        &["lint", door],
        &["lint"],
        &["doc", door],
        &["graph", door],
        &["graph", "--format", "dot", door],
        &["mutants", door],
        &["explain", "outcome_shadowed"],
        &["explain", "outcome_shadwed"],
        &["explore", "dor"],
        &["export", "promela", door],
        &["export", "murphi", door],
        &["export", "tla", door],
        &["export", "vectors", door],
        &["export", "json", door],
        &["export", "schema", door],
        &["export", "openapi", "loom_agent"],
        &["export", "crd", "loom_agent"],
        &["export", "crd", door],
        &["export", "promla", door],
        &["man"],
        &["completions", "bash"],
    ];
    let shells = ["elvish", "fish", "powershell", "zsh"].map(|shell| ran(&["completions", shell]));
    golden("printed.txt", &(runs.map(ran).concat() + &shells.concat()));
}

/// A check that finds something leaves a report, whose path is taken again: on the declaration that broke the rule, and on
/// the one that was mended.
#[test]
fn the_transcript_of_a_path_taken_again_is_this() {
    let scratch = Scratch::new("replay");
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    scratch.file("mended.life", &door);
    scratch.file("door.life", door.replace("// More rules come here.", "never open: some door in Door: door in Open;"));
    let runs: [&[&str]; 5] = [
        &["check", "door.life", "--report", "json=report.json"],
        &["replay", "report.json"],
        &["replay", "report.json", "--rule", "open", "--against", "mended.life"],
        &["replay", "report.json", "--rule", "opn"],
        &["replay", "none.json"],
    ];
    let told = runs.map(|arguments| {
        let Ran { exit, out, err } = run_in(scratch.directory(), arguments);
        told(arguments, exit, &cut(&out), &err)
    });
    golden("replay.txt", &told.concat());
}

/// The explorer serves until it is interrupted.
#[test]
fn the_transcript_of_the_explorer_is_this() {
    let arguments = ["explore", "suite/door.life", "--port", "0"];
    // Where tests run in the background they ignore interruptions, and so does what they start.
    let mut command = Command::new("env");
    command.args(["--default-signal=INT", env!("CARGO_BIN_EXE_selvedge")]).args(arguments).current_dir(TESTS);
    let mut explorer = command.stdout(Stdio::piped()).spawn().expect("the command runs");
    let mut line = String::new();
    BufReader::new(explorer.stdout.take().expect("a pipe")).read_line(&mut line).expect("UTF-8");
    let interrupted = Command::new("kill").args(["-INT", &explorer.id().to_string()]).status().expect("kill runs");
    assert!(interrupted.success());
    let status = explorer.wait().expect("it ends");
    let exit = status.code().unwrap_or_else(|| 128 + status.signal().expect("a signal"));
    let (before, behind) = line.split_once("127.0.0.1:").expect("an address");
    let behind = behind.trim_start_matches(|c: char| c.is_ascii_digit());
    golden("explore.txt", &told(&arguments, exit, &format!("{before}127.0.0.1:PORT{behind}"), ""));
}

/// What an editor says, and what it is told: a text with a mistake, a question, the text mended.
#[test]
fn the_transcript_of_the_language_server_is_this() {
    let text = "context a {\n    enum A { B }\n    record Pair { a: AA }\n}\n";
    let opened = json!({ "uri": "file:///a.life", "languageId": "selvedge", "version": 1, "text": text });
    let changed = json!([{ "text": text.replace("AA", "A") }]);
    let document = json!({ "uri": "file:///a.life", "version": 2 });
    let said = [
        json!({ "id": 1, "method": "initialize", "params": { "capabilities": {} } }),
        json!({ "method": "initialized", "params": {} }),
        json!({ "method": "textDocument/didOpen", "params": { "textDocument": opened } }),
        json!({ "method": "textDocument/didChange", "params": { "textDocument": document, "contentChanges": changed } }),
        json!({ "id": 2, "method": "textDocument/hover", "params":
            { "textDocument": { "uri": "file:///a.life" }, "position": { "line": 2, "character": 21 } } }),
        json!({ "id": 3, "method": "shutdown" }),
        json!({ "method": "exit" }),
    ];
    let Ran { exit, out, err } = run_with(&["lsp"], &said.iter().map(framed).collect::<String>());
    let mut heard = out.as_bytes();
    let answers = std::iter::from_fn(|| Message::read(&mut heard).expect("the protocol"));
    let answers = answers.map(|message| format!("{}\n", serde_json::to_string(&message).expect("JSON")));
    let told = told(&["lsp"], exit, &answers.collect::<String>(), &err);
    golden("lsp.txt", &told);
}

/// A message as the protocol has it.
fn framed(message: &Value) -> String {
    let mut message = message.clone();
    message["jsonrpc"] = "2.0".into();
    let text = message.to_string();
    format!("Content-Length: {}\r\n\r\n{text}", text.len())
}
