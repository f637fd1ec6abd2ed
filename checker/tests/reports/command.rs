//! `--format` and `--report` as a person types them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const FORMATS: [&str; 7] = ["text", "json", "junit", "sarif", "github", "markdown", "html"];

/// An empty directory of this test.
fn directory(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a directory can be made");
    path
}

fn selvedge(directory: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
    let command = command.args(arguments).current_dir(directory).env_remove("GITHUB_STEP_SUMMARY");
    command.output().expect("it runs")
}

#[test]
fn a_report_can_be_written_in_every_format_at_once() {
    let directory = directory("every_format");
    let reports: Vec<String> = FORMATS.iter().map(|format| format!("--report={format}=report.{format}")).collect();
    let output = selvedge(&directory, &reports.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for format in FORMATS {
        let file = std::fs::read_to_string(directory.join(format!("report.{format}"))).expect("it is written");
        assert!(file.contains("loom.resource"), "{format}");
    }
    let written = std::fs::read_to_string(directory.join("report.text")).expect("it is written");
    assert_eq!(String::from_utf8_lossy(&output.stdout), written, "stdout is text as well");
}

#[test]
fn an_unknown_format_is_a_fault_of_the_command_line() {
    let directory = directory("unknown_format");
    let output = selvedge(&directory, &["--report", "htlm=a.html"]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("did you mean `html`?"), "{told}");
    assert!(told.contains(&FORMATS.join(", ")), "{told}");
    assert_eq!(selvedge(&directory, &["--report", "html"]).status.code(), Some(2));
    assert_eq!(selvedge(&directory, &["--report", "html="]).status.code(), Some(2));
}

#[test]
fn help_lists_every_format() {
    let output = selvedge(&directory("help"), &["--help"]);
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    for format in FORMATS {
        assert!(told.contains(format), "{format} in {told}");
    }
    assert!(told.contains("GITHUB_STEP_SUMMARY"), "{told}");
}

#[test]
fn the_summary_of_a_job_is_added_to() {
    let directory = directory("summary");
    let summary = directory.join("summary.md");
    std::fs::write(&summary, "before\n").expect("it can be written");
    let run = |format: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_selvedge"));
        let command = command.args(["--format", format]).env("GITHUB_STEP_SUMMARY", &summary);
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::read_to_string(&summary).expect("it can be read")
    };
    assert_eq!(run("text"), "before\n", "only the format `github` adds to it");
    let added = run("github");
    assert!(added.starts_with("before\n## Selvedge: ✅ holds\n"), "{added}");
}
