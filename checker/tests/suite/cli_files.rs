//! The command `selvedge` and files: what it cannot read, and what it writes.

use super::cli::{Ran, assert_refused, run, selvedge};
use super::support::{DOOR, changed};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// A directory of this test alone, removed at its end.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Self {
        let directory = std::env::temp_dir().join(format!("selvedge-{name}-{}", std::process::id()));
        fs::create_dir_all(&directory).expect("a directory");
        Self(directory)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("UTF-8").to_owned()
    }

    /// Writes a file and gives its path.
    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.0.join(name), text).expect("a file");
        self.path(name)
    }

    /// The names of what lies here.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a directory");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let scratch = Scratch::new("unreadable");
    let latin = scratch.file("latin.life", b"context caf\xe9 {}");
    let rust = scratch.file("empty.rs", "fn main() {}");
    let twice = scratch.file("twice.rs", "lifecycle! {} lifecycle! {}");
    let here = scratch.path("");
    for command in ["check", "lint", "doc", "graph"] {
        assert_refused(&[command, &scratch.path("missing.life")], 2, &["cannot read", "missing.life"]);
        assert_refused(&[command, &here], 2, &["cannot read"]);
        assert_refused(&[command, &latin], 2, &["latin.life", "not UTF-8", "byte 11"]);
        assert_refused(&[command, &rust], 2, &["holds no `lifecycle!"]);
        assert_refused(&[command, &twice], 2, &["holds 2 declarations"]);
        assert_refused(&[command, ""], 2, &["no system is called"]);
    }
}

#[test]
fn declarations_with_mistakes_are_told_with_their_place() {
    let scratch = Scratch::new("mistakes");
    let mistakes: [(&str, String, &[&str]); 9] = [
        ("empty.life", String::new(), &["empty.life:1:1"]),
        ("blank.life", "// nothing\n\n".to_owned(), &["error[syntax]", "blank.life:"]),
        ("bracket.life", "context a {".to_owned(), &["error[syntax]", "bracket.life:1:11"]),
        ("quote.life", "context a {\n    \"ä".to_owned(), &["error[syntax]", "quote.life:2:5"]),
        ("bytes.life", "context \0".to_owned(), &["error[syntax]", "bytes.life:1:9"]),
        ("deep.life", "(".repeat(100_000) + &")".repeat(100_000), &["error[nesting_too_deep]", "deep.life:1:129"]),
        (
            "name.life",
            changed(DOOR, "=> move wall,", "=> move wal,"),
            &["error[unknown_name]", "name.life:40:", "`wall`"],
        ),
        (
            "domain.life",
            changed(DOOR, "bound one { Door: 1; width: {1, 2};", "bound one { Door: 1; width: {};"),
            &["error[bad_bound]", "domain.life:52:", "empty"],
        ),
        (
            "two.life",
            changed(&changed(DOOR, "=> move wall,", "=> move wal,"), "emit DoorGone", "emit DoorGon"),
            &["2 mistakes", "two.life:40:", "two.life:45:"],
        ),
    ];
    for (name, text, words) in &mistakes {
        let file = scratch.file(name, text);
        for command in ["check", "lint", "doc", "graph"] {
            assert_refused(&[command, &file], 3, words);
        }
    }
}

/// Every target is read, and every mistake told, before the exit code is chosen.
#[test]
fn lint_goes_through_all_targets() {
    let scratch = Scratch::new("lint");
    let bad = scratch.file("bad.life", "context a { entity }");
    let missing = scratch.path("missing.life");
    let Ran { exit, out, err } = run(&["lint", &bad, "loom_agent", &missing]);
    assert_eq!(exit, 2);
    assert!(err.contains("bad.life:1:") && err.contains("cannot read"), "{err}");
    assert!(out.contains("loom_agent.rs: 29 types"), "{out}");
}

#[test]
fn reports_are_written_whole() {
    let scratch = Scratch::new("reports");
    let (json, text) = (scratch.file("report.json", "what was there before"), scratch.path("report.txt"));
    let arguments = ["check", "loom_agent", "--color", "always"];
    let reports = ["--report", &format!("json={json}"), "--report", &format!("text={text}")];
    let Ran { exit, out, .. } = run(&[&arguments[..], &reports[..]].concat());
    assert_eq!(exit, 0);
    let report: Value = serde_json::from_str(&fs::read_to_string(&json).expect("a report")).expect("one object");
    assert_eq!(report["systems"][0]["worlds"], 227);
    let plain = fs::read_to_string(&text).expect("a report");
    assert!(plain.starts_with("loom.resource, bound s: holds\n") && !plain.contains('\u{1b}'), "{plain}");
    assert!(out.contains('\u{1b}'));
    assert_eq!(scratch.names(), ["report.json", "report.txt"]);
}

#[test]
fn reports_are_written_where_a_rule_is_broken() {
    let scratch = Scratch::new("broken");
    let rule = "never r: some door in Door: door in Open;";
    let door = scratch.file("door.life", DOOR.replace("// More rules come here.", rule));
    let json = scratch.path("report.json");
    assert_eq!(run(&["check", &door, "--report", &format!("json={json}")]).exit, 1);
    let report: Value = serde_json::from_str(&fs::read_to_string(&json).expect("a report")).expect("one object");
    let rules = report["systems"][0]["rules"].as_array().expect("the rules");
    let broken = rules.iter().find(|rule| rule["name"] == "r").expect("the rule");
    assert_eq!((&broken["verdict"], broken["path"].as_array().map(Vec::len)), (&Value::from("violated"), Some(2)));
}

#[test]
fn what_cannot_be_written_leaves_nothing_behind() {
    let scratch = Scratch::new("unwritable");
    let nowhere = scratch.path("no/such/place.json");
    assert_refused(&["check", "--report", &format!("json={nowhere}")], 2, &["cannot write", "place.json"]);
    assert_refused(&["check", "--report", &format!("json={}", scratch.path(""))], 2, &["is no file"]);
    assert_refused(&["check", "--report", "json="], 2, &["is no file"]);
    assert_refused(&["check", "--report", "report.json"], 2, &["names no file", "FORMAT=PATH"]);
    assert_refused(&["check", "--report", "yaml=report.yaml"], 2, &["no format", "text, json"]);
    assert_refused(&["doc", "loom_agent", "--output", &nowhere], 2, &["cannot write"]);
    assert_eq!(scratch.names(), [""; 0]);
}

#[test]
fn documents_are_written_where_they_are_wanted() {
    let scratch = Scratch::new("documents");
    let (page, picture) = (scratch.path("page.md"), scratch.path("picture.svg"));
    for (arguments, file) in
        [(&["doc", "loom_agent"][..], &page), (&["graph", "loom_agent", "--format", "svg"], &picture)]
    {
        let Ran { exit, out, .. } = run(&[arguments, &["--output", file]].concat());
        assert_eq!((exit, out.as_str()), (0, ""));
        assert_eq!(fs::read_to_string(file).expect("a document"), run(arguments).out);
    }
}

/// A link leads to what is written; what is no file is never replaced by one.
#[cfg(unix)]
#[test]
fn links_are_followed_and_devices_kept() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let scratch = Scratch::new("links");
    let real = scratch.file("real.json", "");
    symlink(&real, scratch.path("link.json")).expect("a link");
    let link = format!("json={}", scratch.path("link.json"));
    assert_eq!(run(&["check", "--report", &link, "--report", "json=/dev/null"]).exit, 0);
    assert!(fs::symlink_metadata(scratch.path("link.json")).expect("the link").file_type().is_symlink());
    assert!(fs::read_to_string(&real).expect("a report").starts_with('{'));
    assert!(fs::metadata("/dev/null").expect("the device").file_type().is_char_device());
}

/// Where stdout takes nothing more, the check has not been told.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_success() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("the device");
    let output = selvedge(&["check"]).stdout(full).output().expect("the command runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot write to stdout"));
}
