//! Runs that go on for ever, as each format tells them.

use crate::examples;
use selvedge_checker::report::{Report, Style, github, html, json, junit, markdown, text};
use selvedge_checker::verdict::Verdict;
use serde_json::Value;

const RESTS: &str = "What is owed never comes about on a fair run: from the first world on, it rests for ever.";
const ROUND: &str = "What is owed never comes about on a fair run: after 2 steps, steps 3 to 4 come again and again.";

fn rule(report: &Report, name: &str) -> Value {
    let told: Value = serde_json::from_str(&json(report.verdict, std::slice::from_ref(report))).expect("JSON");
    let rules = told.pointer("/systems/0/rules").and_then(Value::as_array).expect("rules");
    rules.iter().find(|rule| rule["name"] == name).expect("the rule").clone()
}

#[test]
fn json_says_where_the_circle_begins() {
    let report = examples::runs();
    let (opened, bare) = (rule(&report, "opened"), rule(&report, "bare"));
    assert_eq!(
        (&opened["kind"], &opened["loop_from"], &opened["path"]),
        (&"eventually".into(), &0.into(), &Value::Array(vec![]))
    );
    assert_eq!((&bare["loop_from"], bare["path"].as_array().map(Vec::len)), (&2.into(), Some(4)));
    assert_eq!(bare["path"][1]["to"], bare["path"][3]["to"]);
    assert!(rule(&examples::violated(), "shut_desk").get("loop_from").is_none());
}

#[test]
fn every_format_tells_how_the_run_goes_on() {
    let report = examples::runs();
    let reports = std::slice::from_ref(&report);
    let style = Style { colour: false, width: 200, verbose: false };
    for told in [text(reports, style), markdown(Verdict::Violated, reports), junit(reports), github(reports)] {
        assert!(told.contains(RESTS), "{told}");
        assert!(told.contains(ROUND), "{told}");
    }
}

#[test]
fn the_page_shows_the_circle_in_the_picture_and_in_words() {
    let page = html(Verdict::Violated, &[examples::runs()]);
    assert_eq!(page.matches("from here on again and again").count(), 2, "in the picture and in the list");
    assert!(page.contains("again from step 3"));
    assert!(page.contains("<ol class=\"steps\" start=\"3\">"));
    assert!(page.contains(RESTS) && page.contains(ROUND));
}
