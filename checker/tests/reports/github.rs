//! The report as workflow commands of GitHub Actions.

use crate::examples;
use selvedge_checker::report::{Report, github};

fn commands(report: Report) -> Vec<String> {
    github(&[report]).lines().map(str::to_owned).collect()
}

/// A line is one command: its level, its properties and its message.
fn parts(line: &str) -> (&str, Vec<&str>, &str) {
    let rest = line.strip_prefix("::").unwrap_or_else(|| panic!("no command: {line}"));
    let (command, message) = rest.split_once("::").expect("a message");
    let (level, properties) = command.split_once(' ').expect("properties");
    (level, properties.split(',').collect(), message)
}

#[test]
fn a_violation_is_an_error_at_the_deciding_line() {
    let lines = commands(examples::violated());
    assert!(lines[0].starts_with("office.desk, bound two: violated"), "{}", lines[0]);
    let line = lines.iter().find(|line| line.contains("never shut_desk")).expect("the rule is told");
    let (level, properties, message) = parts(line);
    assert_eq!(level, "error");
    assert_eq!(properties[0], "file=checker/tests/a desk.life");
    assert!(properties[1].strip_prefix("line=").is_some_and(|line| line.parse::<u32>().is_ok()), "{properties:?}");
    assert_eq!(properties[2], "title=never shut_desk violated (office.desk%2C bound two)");
    assert!(message.ends_with("%0AShortest path: OpenDesk opened → ShutDesk shut"), "{message}");
}

#[test]
fn no_text_adds_a_command() {
    for report in examples::all().into_iter().chain([examples::hostile()]) {
        for line in &commands(report)[1..] {
            let (level, properties, _) = parts(line);
            assert!(["error", "warning", "notice"].contains(&level), "{line}");
            assert_eq!(properties.len(), 3, "{line}");
        }
    }
}

#[test]
fn what_is_not_decided_is_one_warning() {
    let lines = commands(examples::incomplete());
    let warnings: Vec<_> = lines[1..].iter().filter(|line| parts(line).0 == "warning").collect();
    let [warning] = warnings[..] else { panic!("{warnings:?}") };
    assert!(warning.contains("the depth limit was reached"), "{warning}");
    assert!(warning.contains("one_outcome") && warning.contains("all_shut"), "{warning}");
}
