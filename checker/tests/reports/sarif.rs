//! The report as SARIF.

use crate::examples;
use selvedge_checker::report::sarif;
use selvedge_checker::verdict::Verdict;
use serde_json::Value;
use std::collections::BTreeSet;

fn log() -> Value {
    serde_json::from_str(&sarif(Verdict::Violated, &examples::all())).expect("the log is JSON")
}

fn results(log: &Value) -> &[Value] {
    log["runs"][0]["results"].as_array().expect("results")
}

fn result<'a>(log: &'a Value, rule: &str, bound: &str) -> &'a Value {
    let found = results(log).iter().find(|it| it["ruleId"] == rule && it["properties"]["bound"] == bound);
    found.unwrap_or_else(|| panic!("no result of {rule}"))
}

#[test]
fn every_result_points_to_its_rule() {
    let log = log();
    assert_eq!(log["version"], "2.1.0");
    let rules = log["runs"][0]["tool"]["driver"]["rules"].as_array().expect("rules");
    let ids: BTreeSet<&str> = rules.iter().filter_map(|rule| rule["id"].as_str()).collect();
    assert_eq!(ids.len(), rules.len(), "each rule stands once");
    for rule in rules {
        assert!(rule["help"]["text"].as_str().is_some_and(|help| help.len() > 20), "{rule}");
    }
    for result in results(&log) {
        let index = usize::try_from(result["ruleIndex"].as_u64().expect("an index")).expect("a small index");
        assert_eq!(rules[index]["id"], result["ruleId"]);
    }
}

#[test]
fn every_rule_that_does_not_hold_and_every_hazard_is_a_result() {
    let log = log();
    let reports = examples::all();
    let told = reports.iter().flat_map(|report| &report.rules);
    let unmet = told.filter(|rule| rule.verdict != Verdict::Holds).count();
    let hazards: usize = reports.iter().map(|report| report.findings.len()).sum();
    assert_eq!(results(&log).len(), unmet + hazards);
    let with = |level: &str| results(&log).iter().filter(|result| result["level"] == level).count();
    assert_eq!(with("note"), hazards);
    assert_eq!(with("error") + with("warning"), unmet);
}

#[test]
fn a_violation_points_to_the_deciding_line_and_tells_the_way_there() {
    let log = log();
    let result = result(&log, "office.desk/shut_desk", "two");
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "checker/tests/a%20desk.life");
    let snippet = place["region"]["snippet"]["text"].as_str().expect("the line");
    assert!(snippet.starts_with("shut when in {Open} =>"), "{snippet}");
    let steps = result["codeFlows"][0]["threadFlows"][0]["locations"].as_array().expect("the path");
    assert_eq!(steps.len(), 2);
    let last = steps[1]["location"]["message"]["text"].as_str().expect("a message");
    assert!(last.starts_with("ShutDesk(") && last.contains("note: absent →"), "{last}");
    let rule = &result["relatedLocations"][0]["physicalLocation"]["region"]["snippet"]["text"];
    assert!(rule.as_str().is_some_and(|line| line.starts_with("never shut_desk:")), "{rule}");
}
