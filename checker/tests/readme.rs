//! The README shows the report as it is now. `SELVEDGE_BLESS=1` writes it there.

use std::process::Command;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");
const BEGIN: &str = "<!-- report -->\n```text\n";
const END: &str = "```\n<!-- /report -->";

#[test]
fn the_report_is_quoted_as_it_is() {
    let output = Command::new(env!("CARGO_BIN_EXE_selvedge")).env("COLUMNS", "100").output().expect("it runs");
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
