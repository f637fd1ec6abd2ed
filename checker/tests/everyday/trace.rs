//! `selvedge trace`: recorded logs, each with a twin that is mended.

use crate::support::{Ran, TESTS, run, run_with, transcript};
use serde_json::Value as Json;
use std::fs;

/// Logs of which nothing explains this line; the twin is explained.
const LOGS: [(&str, u64); 22] = [
    ("active_run_is_recorded", 3),
    ("checked_twice", 3),
    ("completed_from_pending", 2),
    ("created_twice", 2),
    ("degraded_though_available", 3),
    ("delete_and_create", 3),
    ("deleted_twice", 3),
    ("deployment_of_a_pending_agent", 2),
    ("error_tells_otherwise", 2),
    ("event_tells_otherwise", 2),
    ("failed_after_completed", 4),
    ("generation_goes_back", 2),
    ("late_observation", 4),
    ("lost_update", 4),
    ("refused_with_exit_code_0", 2),
    ("respecified_keeps_its_check", 3),
    ("row_that_no_command_left", 4),
    ("run_ends_twice", 4),
    ("running_with_exit_code_1", 2),
    ("seen_after_its_deletion", 3),
    ("stale_generation", 2),
    ("variant_changes", 3),
];

fn log(name: &str) -> String {
    fs::read_to_string(format!("{TESTS}/traces/{name}.jsonl")).expect("a log")
}

fn traced(arguments: &[&str], log: &str) -> (i32, Json) {
    let Ran { exit, out, err } =
        run_with(&[&["trace", "loom_agent", "-", "--format", "json"], arguments].concat(), log);
    assert_eq!(err, "");
    (exit, serde_json::from_str(&out).expect("one object"))
}

#[test]
fn every_bad_log_is_refused_at_its_line_and_its_twin_is_explained() {
    for (name, line) in LOGS {
        let (exit, report) = traced(&[], &log(&format!("{name}.bad")));
        assert_eq!(
            (exit, &report["verdict"], &report["unexplained"]["line"]),
            (1, &"violated".into(), &line.into()),
            "{name}"
        );
        assert!(!report["unexplained"]["instead"].as_array().expect("a list").is_empty(), "{name}");
        let (exit, report) = traced(&[], &log(&format!("{name}.good")));
        assert_eq!((exit, &report["verdict"], report.get("unexplained")), (0, &"holds".into(), None), "{name}");
    }
    let files = fs::read_dir(format!("{TESTS}/traces")).expect("a directory");
    let logs = files.filter(|file| file.as_ref().expect("a file").path().extension().is_some_and(|end| end == "jsonl"));
    assert_eq!(logs.count(), 2 * LOGS.len() + 1, "every log is told of here, and the watch");
}

#[test]
fn the_transcript_is_this() {
    let logs: Vec<String> = LOGS.iter().map(|(name, _)| format!("traces/{name}.bad.jsonl")).collect();
    let mut runs: Vec<Vec<&str>> = logs.iter().map(|log| vec!["trace", "loom_agent", log]).collect();
    runs.push(vec!["trace", "loom_agent", "traces/lost_update.good.jsonl"]);
    runs.push(vec!["trace", "loom_agent", "traces/lost_update.bad.jsonl", "--format", "json"]);
    runs.push(vec!["trace", "loom_agent", "traces/missing.jsonl"]);
    runs.push(vec!["trace", "suite/door.life", "traces/lost_update.good.jsonl"]);
    transcript("trace.txt", &runs.iter().map(Vec::as_slice).collect::<Vec<_>>());
}

/// A deletion and a creation that a watch did not tell of are two steps; a check that came to nothing is none.
#[test]
fn coalesced_updates_are_explained_by_several_steps() {
    let bad = log("delete_and_create.bad");
    assert_eq!(traced(&["--coalesced", "2"], &bad).0, 0);
    assert_eq!(traced(&["--coalesced", "1"], &bad).0, 1);
    let skipped = log("completed_from_pending.bad");
    assert_eq!(traced(&["--coalesced", "2"], &skipped).0, 0);
    // Back to an earlier generation it takes a deletion, a creation, and the check.
    let far = [log("respecified_keeps_its_check.good"), log("running_with_exit_code_1.good")].concat();
    assert_eq!(traced(&["--coalesced", "1"], &far).1["unexplained"]["line"], 4);
    assert_eq!(traced(&["--coalesced", "3"], &far).0, 0);
    // No number of steps leaves what no run leaves.
    assert_eq!(traced(&["--coalesced", "3"], &log("running_with_exit_code_1.bad")).0, 1);
}

#[test]
fn gaps_are_believed_as_far_as_a_run_could_leave_such_a_row() {
    let (exit, report) = traced(&["--gaps"], &log("lost_update.bad"));
    assert_eq!((exit, &report["gaps"]), (0, &1.into()));
    let (exit, report) = traced(&["--gaps"], &log("running_with_exit_code_1.bad"));
    assert_eq!((exit, &report["unexplained"]["line"]), (1, &2.into()));
    assert_eq!(traced(&["--gaps"], &log("stale_generation.bad")).1["gaps"], 1);
}

#[test]
fn a_log_may_begin_in_the_middle() {
    let good = log("failed_after_completed.good");
    let rest: String = good.lines().skip(2).map(|line| format!("{line}\n")).collect();
    assert_eq!(traced(&[], &rest).1["unexplained"]["line"], 1);
    assert_eq!(traced(&["--midway"], &rest).0, 0);
    let (exit, report) = traced(&["--midway"], &log("running_with_exit_code_1.bad").replace("Pending", "Completed"));
    assert_eq!((exit, &report["unexplained"]["line"]), (1, &1.into()), "no run leaves a Completed without a check");
    // A command is judged once it is known where its row is.
    let commands: String = log("late_observation.bad").lines().skip(1).map(|line| format!("{line}\n")).collect();
    assert_eq!(traced(&["--midway"], &commands).0, 0);
    let known = commands.clone() + log("deleted_twice.good").lines().nth(1).expect("a deletion") + "\n" + &commands;
    assert_eq!(traced(&["--midway"], &known).1["unexplained"]["line"], 5);
}

#[test]
fn lines_may_stand_too_early() {
    let good = log("failed_after_completed.good");
    let mut lines: Vec<&str> = good.lines().collect();
    lines.swap(1, 2);
    let swapped = lines.join("\n") + "\n";
    assert_eq!(traced(&[], &swapped).1["unexplained"]["line"], 2);
    assert_eq!(traced(&["--reordered", "1"], &swapped).0, 0);
    // Lines of another identity stand between the two.
    let other: Vec<String> = good.lines().take(3).map(|line| line.replace("\"a\"", "\"b\"")).collect();
    let far: Vec<&str> =
        [lines[0], lines[1]].into_iter().chain(other.iter().map(String::as_str)).chain([lines[2]]).collect();
    let far = far.join("\n") + "\n";
    assert_eq!(traced(&["--reordered", "3"], &far).1["unexplained"]["line"], 2);
    assert_eq!(traced(&["--reordered", "4"], &far).0, 0);
}

/// What cannot be read is told with its line and what was expected; everything else is still read.
#[test]
fn lines_that_cannot_be_read_are_told_and_passed_over() {
    let good = log("lost_update.good");
    let problem = |text: &str| {
        let (exit, report) = traced(&[], text);
        let unreadable = report["unreadable"].as_array().expect("a list").clone();
        assert_eq!((exit, &report["verdict"], unreadable.len()), (4, &"incomplete".into(), 1), "{text}\n{report}");
        (unreadable[0]["line"].as_u64().expect("a line"), unreadable[0]["problem"].as_str().expect("words").to_owned())
    };
    let with = |line: &str| good.replacen('\n', &format!("\n{line}\n"), 1);
    let cases = [
        (with("Pending"), 2, "it is no JSON"),
        (with("[]"), 2, "it is no line of a trace"),
        (with("{}"), 2, "it tells nothing"),
        (with(r#"{"rows": []}"#), 2, "unknown field `rows`"),
        (with(r#"{"row": {"name": "a", "state": "Paid"}}"#), 2, "it is no row of LoomAgent"),
        (with(r#"{"row": {"number": 1}}"#), 2, "number: unknown key"),
        (with(r#"{"entity": "Door", "row": {}}"#), 2, "no entity is called `Door`: there is LoomAgent"),
        (with(r#"{"deleted": 7}"#), 2, "it is no identity of LoomAgent"),
        (with(r#"{"command": {"RecordChek": {}}}"#), 2, "did you mean `RecordCheck`?"),
        (
            with(
                r#"{"command": {"DeleteLoomAgent": {"name": "z"}}, "reply": {"command": "RecordCheck", "outcome": "unknown"}}"#,
            ),
            2,
            "the reply of `RecordCheck` to `DeleteLoomAgent`",
        ),
        (with(&format!(r#"{{"deleted": "{}"}}"#, "x".repeat(1 << 20))), 2, "longer than 1048576 bytes"),
        (good[..good.len() - 20].to_owned(), 4, "the log ends in the middle of a line"),
    ];
    for (text, line, words) in cases {
        let (found, problem) = problem(&text);
        assert_eq!(found, line, "{problem}");
        assert!(problem.contains(words), "`{words}` is missing in: {problem}");
    }
    // A contradiction outweighs what cannot be read.
    assert_eq!(traced(&[], &format!("x\n{}", log("lost_update.bad"))).1["unexplained"]["line"], 5);
}

#[test]
fn a_clock_does_not_go_back() {
    let at = |text: &str, times: [&str; 2]| -> String {
        let lines = text.lines().zip(times);
        lines.map(|(line, time)| line.replacen('{', &format!("{{\"at\": \"{time}\", "), 1) + "\n").collect()
    };
    let good = log("running_with_exit_code_1.good");
    assert_eq!(traced(&[], &at(&good, ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"])).0, 0);
    let back = at(&good, ["2026-01-01T00:00:00Z", "2025-12-31T23:59:59Z"]);
    let (exit, report) = traced(&[], &back);
    assert_eq!((exit, &report["unreadable"][0]["line"]), (4, &2.into()));
    assert!(report["unreadable"][0]["problem"].as_str().is_some_and(|words| words.contains("clock goes back")));
    assert_eq!(traced(&["--reordered", "1"], &back).0, 0);
    let no_time = at(&good, ["2026-01-01T00:00:00Z", "yesterday"]);
    assert_eq!(traced(&[], &no_time).0, 4);
}

#[test]
fn the_log_of_another_system_is_told_as_such() {
    let Ran { exit, out, .. } = run(&["trace", "suite/door.life", "traces/lost_update.good.jsonl"]);
    assert_eq!(exit, 2);
    assert!(out.contains("is it the log of another system?"), "{out}");
    assert_eq!(traced(&[], "").0, 5, "an empty log shows nothing");
    assert_eq!(traced(&[], "\n\n").0, 5);
}

/// The recipe for the watch of a cluster.
#[test]
fn a_watch_is_read_by_the_recipe() {
    let watch = fs::read(format!("{TESTS}/traces/watch.jsonl")).expect("a watch");
    let mut recipe = std::process::Command::new("python3")
        .arg(format!("{TESTS}/traces/watch.py"))
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("python3 runs");
    std::io::Write::write_all(&mut recipe.stdin.take().expect("a pipe"), &watch).expect("it reads");
    let output = recipe.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let log = String::from_utf8(output.stdout).expect("UTF-8");
    let (exit, report) = traced(&["--midway"], &log);
    assert_eq!((exit, &report["read"]), (0, &5.into()), "{log}\n{report}");
    let broken = log.replace("\"exitCode\": 0", "\"exitCode\": 1");
    assert_eq!(traced(&["--midway"], &broken).0, 1);
}

/// One fault is told once: a row that nothing explains is where the run is, and a row whose command nothing explains is unknown.
#[test]
fn what_nothing_explains_is_taken_for_true() {
    let skipped = log("completed_from_pending.bad");
    let again = skipped.lines().last().expect("a row");
    let (_, report) = traced(&[], &format!("{skipped}{again}\n"));
    assert_eq!((&report["unexplained"]["line"], &report["further"]), (&2.into(), &0.into()));
    let (_, report) = traced(&[], &format!("{skipped}{}", skipped.replace("\"a\"", "\"b\"")));
    assert_eq!(report["further"], 1, "another row");
    let refused = log("refused_with_exit_code_0.good");
    let refused = refused.lines().last().expect("a row");
    let (_, report) = traced(&[], &format!("{}{refused}\n", log("checked_twice.bad")));
    assert_eq!((&report["unexplained"]["line"], &report["further"]), (&3.into(), &0.into()));
}

#[test]
fn of_many_lines_that_cannot_be_read_the_first_are_told() {
    let good = log("lost_update.good");
    let (exit, report) = traced(&[], &format!("{good}{}", "x\n".repeat(23)));
    let told = report["unreadable"].as_array().expect("a list");
    assert_eq!((exit, told.len(), &report["further_unreadable"]), (4, 20, &3.into()));
    let Ran { out, .. } = run_with(&["trace", "loom_agent", "-"], &format!("{good}{}", "x\n".repeat(21)));
    assert!(out.contains("  and 1 line like these"), "{out}");
}
