//! The README shows the report as it is now. `SELVEDGE_BLESS=1` writes it there.

use std::process::Command;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");
const BEGIN: &str = "<!-- report -->\n```text\n";
const END: &str = "```\n<!-- /report -->";

#[test]
fn the_report_is_quoted_as_it_is() {
    let output =
        Command::new(env!("CARGO_BIN_EXE_selvedge")).arg("loom_agent").env("COLUMNS", "100").output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let report = String::from_utf8(output.stdout).expect("the report is UTF-8");
    let readme = std::fs::read_to_string(README).expect("README.md is there");
    let (before, rest) = readme.split_once(BEGIN).expect("README.md marks where the report begins");
    let (quoted, after) = rest.split_once(END).expect("README.md marks where the report ends");
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        std::fs::write(README, format!("{before}{BEGIN}{report}{END}{after}")).expect("README.md can be written");
    } else {
        assert_eq!(quoted, report, "run this test with SELVEDGE_BLESS=1 and read the difference");
    }
}

/// The table of sizes is what the checker finds now.
#[test]
fn the_sizes_are_as_they_are() {
    let readme = std::fs::read_to_string(README).expect("README.md is there");
    let rows = readme.lines().filter(|line| line.starts_with("| `"));
    let mut checked = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let bound = cells[0].split('`').nth(1).expect("the bound stands in backticks");
        let output = Command::new(env!("CARGO_BIN_EXE_selvedge"))
            .args(["check", "loom_agent", "--format", "json", "--bound", bound])
            .output()
            .expect("it runs");
        let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one object");
        let found = ["commands", "worlds", "steps", "depth"].map(|key| report["systems"][0][key].to_string());
        let written: Vec<String> = cells[1..].iter().map(|cell| cell.replace(',', "")).collect();
        assert_eq!(written, found, "bound {bound}");
        checked += 1;
    }
    assert_eq!(checked, 4, "the README has four bounds");
}
