//! `selvedge diff`: each kind of change, with its witness and its exit code.

use crate::support::{Ran, Scratch, TESTS, run, run_in, transcript};
use serde_json::Value as Json;
use std::fs;
use std::process::Command;

/// The door, changed in one place that must be there once, against the door as it is.
fn changes(from: &str, to: &str) -> (i32, Vec<Json>) {
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    assert_eq!(door.matches(from).count(), 1, "`{from}`");
    let scratch = Scratch::new(&format!("diff-{}", from.len() * 1000 + to.len()));
    scratch.file("old.life", &door);
    scratch.file("new.life", door.replace(from, to));
    let Ran { exit, out, err } = run_in(scratch.directory(), &["diff", "old.life", "new.life", "--format", "json"]);
    assert_eq!(err, "", "{from} -> {to}");
    let report: Json = serde_json::from_str(&out).expect("one object");
    (exit, report["changes"].as_array().expect("a list").clone())
}

#[track_caller]
fn assert_change(from: &str, to: &str, breaking: bool, concern: &str, what: &str) -> Option<String> {
    let (exit, changes) = changes(from, to);
    let found = changes.iter().find(|change| change["what"].as_str().is_some_and(|words| words.contains(what)));
    let found = found.unwrap_or_else(|| panic!("`{what}` is missing in {changes:#?}"));
    assert_eq!((&found["breaking"], &found["concern"]), (&breaking.into(), &concern.into()), "{found}");
    assert_eq!(exit == 1, changes.iter().any(|change| change["breaking"] == true), "{changes:#?}");
    found["witness"].as_str().map(str::to_owned)
}

#[test]
fn nothing_changes_in_what_is_the_same() {
    let Ran { exit, out, .. } = run(&["diff", "suite/door.life", "suite/door.life"]);
    assert_eq!((exit, out.as_str()), (0, "suite/door.life -> suite/door.life: nothing changes for those who use it\n"));
    // Comments, white space and bounds are nobody's business.
    assert_eq!(
        changes("bound one { Door: 1; width: {1, 2};", "bound one { Door: 1; width: {1};  /* less */"),
        (0, vec![])
    );
}

#[test]
fn wire_changes_are_told_with_a_message() {
    let hang = "command Hang(number: Int, width: Int)";
    let witness = assert_change(
        hang,
        "command Hang(number: Int, width: Int, who: String)",
        true,
        "wire",
        "the input of `Hang` has no `who`",
    );
    assert_eq!(witness.as_deref(), Some("{}"));
    assert_change(
        hang,
        "command Hang(number: Int, width: Int, who: String?)",
        false,
        "wire",
        "the input of `Hang` need not have `who`",
    );
    let witness = assert_change(
        "width: Int;\n        opened_by",
        "width: Int as \"wide\";\n        opened_by",
        true,
        "wire",
        "a stored row of `Door` has `width`, which is not read",
    );
    assert!(witness.is_some_and(|witness| witness.starts_with("{\"width\":")));
    assert_change(
        "event DoorShut { number: Int }",
        "event DoorShut { number: Int, width: Int }",
        true,
        "wire",
        "the event `DoorShut` has `width`, which is not read",
    );
    let witness =
        assert_change("already_bricked when", "was_bricked when", true, "wire", "`BrickUp` answers `was-bricked`");
    assert_eq!(witness.as_deref(), Some(r#"{"command":"BrickUp","outcome":"was-bricked"}"#));
    assert_change(
        "command TakeOut(number: Int)",
        "command Remove(number: Int)",
        true,
        "wire",
        "the command `TakeOut` is gone",
    );
}

#[test]
fn behaviour_is_told_with_a_step() {
    let witness = assert_change(
        "bricked when elsewhere => reject",
        "bricked when elsewhere || self.width == 7 => reject",
        true,
        "behaviour",
        "`Push` in Shut",
    );
    let witness: Json = serde_json::from_str(&witness.expect("a step")).expect("an object");
    assert_eq!((&witness["row"]["state"], &witness["row"]["width"]), (&"Shut".into(), &7.into()), "at the boundary");
    assert_eq!((&witness["old"]["outcome"], &witness["new"]["outcome"]), (&"opened".into(), &"bricked".into()));
}

/// An outcome that rejects now breaks those who rely on it; so does one that accepts now under the same name, for it tells
/// of no error any more.
#[test]
fn a_rejection_that_comes_or_goes_breaks() {
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    let (keeps, rejects) =
        ("already_bricked when in Bricked => keep;", "already_bricked when in Bricked => reject DoorIsBricked;");
    assert_eq!(door.matches(keeps).count(), 1);
    let scratch = Scratch::new("diff-rejects");
    scratch.file("keeps.life", &door);
    scratch.file("rejects.life", door.replace(keeps, rejects));
    for (old, new) in [("keeps.life", "rejects.life"), ("rejects.life", "keeps.life")] {
        let Ran { exit, out, .. } = run_in(scratch.directory(), &["diff", old, new]);
        assert_eq!(exit, 1, "{out}");
        assert!(out.contains("breaking    behaviour  `BrickUp` in Bricked"), "{out}");
    }
}

/// A guard over other rows, as it is and with one more state admitted.
const OPENED: [&str; 2] = [
    "opened  when absent && Version[input.version] in {Active}",
    "opened  when absent && Version[input.version] in {Active, Retired}",
];

/// Where rows are related, the worlds of the bounds are compared, and the witness shows all rows.
#[test]
fn what_commands_do_among_other_rows_is_compared() {
    let roll = fs::read_to_string(format!("{TESTS}/suite/roll.life")).expect("the rollout");
    assert_eq!(roll.matches(OPENED[0]).count(), 1);
    let scratch = Scratch::new("diff-related");
    scratch.file("old.life", &roll);
    scratch.file("new.life", roll.replace(OPENED[0], OPENED[1]));
    let Ran { exit, out, .. } = run_in(scratch.directory(), &["diff", "old.life", "new.life"]);
    assert_eq!(exit, 0, "{out}");
    assert!(out.contains("`Open` where absent: \"refused\" answered, and \"opened\" does"), "{out}");
    assert!(out.contains(r#"{"entity":"Version","row":{"state":"Retired","version":"b"}}"#), "{out}");
}

/// What no vector shows is not taken for the same: where a command is declared otherwise, it is told as undecided. Without
/// a bound there are no worlds of related rows to look at.
#[test]
fn what_could_not_be_compared_is_said() {
    let roll = fs::read_to_string(format!("{TESTS}/suite/roll.life")).expect("the rollout");
    let roll: String =
        roll.lines().filter(|line| !line.trim_start().starts_with("bound ")).map(|line| format!("{line}\n")).collect();
    let scratch = Scratch::new("diff-undecided");
    scratch.file("old.life", &roll);
    scratch.file("new.life", roll.replace(OPENED[0], OPENED[1]));
    let Ran { exit, out, .. } = run_in(scratch.directory(), &["diff", "old.life", "new.life"]);
    assert_eq!(exit, 4, "{out}");
    assert!(out.contains("no change was found, and not everything was compared"), "{out}");
    assert!(out.contains("undecided   behaviour  Open.opened where absent: no row was found for it"), "{out}");
    let Ran { out, .. } = run_in(scratch.directory(), &["diff", "old.life", "new.life", "--format", "json"]);
    let report: Json = serde_json::from_str(&out).expect("one object");
    // It may answer before the ones behind it where it did not, so those are undecided as well.
    assert_eq!(report["undecided"].as_array().map(Vec::len), Some(3), "{report}");
    let Ran { exit, .. } = run_in(scratch.directory(), &["diff", "old.life", "old.life"]);
    assert_eq!(exit, 0, "the same text is the same, whatever vectors show");
}

#[test]
fn promises_are_compared() {
    assert_change(
        "fresh read_your_writes;",
        "fresh eventual;",
        true,
        "promise",
        "the view `Doors` is current some time after",
    );
    assert_change(
        "fresh eventual;",
        "fresh read_your_writes;",
        false,
        "promise",
        "the view `Walls` is current as soon",
    );
    assert_change("show { number, width };", "show { number };", true, "promise", "does not show `width`");
    assert_change("self.width >= 1 &&", "self.width >= 2 &&", true, "promise", "the view `Walls` contains other rows");
    assert_change(
        "// More rules come here.",
        "never r: some door in Door: door.number == 77;",
        false,
        "promise",
        "the rule `r` is new",
    );
    assert_change(
        "never unbricked: step of Door: before in Bricked && after in {Shut, Open};",
        "",
        true,
        "promise",
        "the rule `unbricked` is promised no more",
    );
}

#[test]
fn revisions_of_git_are_read() {
    let scratch = Scratch::new("git");
    let git = |arguments: &[&str]| {
        let command = Command::new("git")
            .args(["-c", "user.name=t", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"])
            .args(arguments)
            .current_dir(scratch.directory())
            .output()
            .expect("git runs");
        assert!(command.status.success(), "{}", String::from_utf8_lossy(&command.stderr));
    };
    let door = fs::read_to_string(format!("{TESTS}/suite/door.life")).expect("the door");
    scratch.file("door.life", &door);
    git(&["init", "--quiet"]);
    git(&["add", "."]);
    git(&["commit", "--quiet", "--message", "one"]);
    scratch.file("door.life", door.replace("command TakeOut", "command Remove"));
    let run = |old: &str| run_in(scratch.directory(), &["diff", old, "door.life"]);
    let Ran { exit, out, err } = run("HEAD:door.life");
    assert_eq!((exit, err.as_str()), (1, ""));
    assert!(out.contains("breaking    wire       the command `TakeOut` is gone"), "{out}");
    for (name, words) in [
        ("HEAD:none.life", "git has no `HEAD:none.life`"),
        ("nothing:door.life", "git has no"),
        ("--help:x", "no git revision"),
    ] {
        // What begins with a dash stands behind `--`.
        let Ran { exit, out, err } = run_in(scratch.directory(), &["diff", "--", name, "door.life"]);
        assert_eq!((exit, out.as_str()), (2, ""), "{err}");
        assert!(err.contains(words), "`{words}` is missing in {err}");
    }
    scratch.file("broken.life", "context a {");
    assert_eq!(run_in(scratch.directory(), &["diff", "HEAD:door.life", "broken.life"]).exit, 3);
}

#[test]
fn the_transcript_is_this() {
    transcript(
        "diff.txt",
        &[
            &["diff", "suite/door.life", "everyday/changed_door.life"],
            &["diff", "suite/door.life", "suite/door.life"],
            &["diff", "suite/door.life"],
            &["diff", "none.life", "suite/door.life"],
        ],
    );
}
