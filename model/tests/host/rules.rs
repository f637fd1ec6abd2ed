//! The table of what shows each rule: whole, and nothing in it is made up.

use selvedge_model::worker_deployment::SOURCE;

const TABLE: &str = include_str!("../../src/host/RULES.md");

/// All tests of the host.
const TESTS: [&str; 16] = [
    include_str!("contexts.rs"),
    include_str!("crash/mod.rs"),
    include_str!("crash/process.rs"),
    include_str!("http/command.rs"),
    include_str!("http/concurrent.rs"),
    include_str!("http/lists.rs"),
    include_str!("http/load.rs"),
    include_str!("http/refusals.rs"),
    include_str!("http/requests.rs"),
    include_str!("http/work.rs"),
    include_str!("processes.rs"),
    include_str!("requests.rs"),
    include_str!("restart.rs"),
    include_str!("selection.rs"),
    include_str!("settling.rs"),
    include_str!("spec.rs"),
];

/// Each rule with what is said of it.
fn rows() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = TABLE.lines().filter(|line| line.starts_with("| WD-") || line.starts_with("| HA-"));
    lines.map(|line| line.trim_matches(['|', ' ']).split_once(" | ").expect("a rule and what shows it"))
}

#[test]
fn every_rule_stands_in_the_table_once_and_in_order() {
    let rules =
        (1..=73).map(|number| format!("WD-{number:02}")).chain((1..=16).map(|number| format!("HA-{number:02}")));
    assert_eq!(rows().map(|(rule, _)| rule.to_owned()).collect::<Vec<_>>(), rules.collect::<Vec<_>>());
}

#[test]
fn whatever_is_said_to_show_a_rule_exists() {
    for (rule, shown) in rows() {
        for part in shown.split("<br>") {
            let name = part.split('`').nth(1).unwrap_or_default();
            let exists = match part.split_once(' ').expect("a kind and more") {
                ("test", _) => TESTS.iter().any(|text| text.contains(&format!("#[test]\nfn {name}()"))),
                ("rule", _) => ["always", "never"].iter().any(|kind| SOURCE.contains(&format!("{kind} {name}:"))),
                ("outside:", why) => why.len() > 20,
                _ => false,
            };
            assert!(exists, "{rule}: {part}");
        }
    }
}

#[test]
fn every_test_that_is_named_by_a_rule_stands_in_the_table() {
    for text in TESTS {
        let names = text.split("#[test]\nfn ").skip(1).filter_map(|rest| rest.split_once("()")).map(|(name, _)| name);
        for name in names.filter(|name| name.starts_with("wd_") || name.starts_with("ha_")) {
            assert!(TABLE.contains(&format!("test `{name}`")), "{name}");
        }
    }
}
