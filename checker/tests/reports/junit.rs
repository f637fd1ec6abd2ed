//! The report as `JUnit` XML.

use crate::examples;
use roxmltree::{Document, Node};
use selvedge_checker::report::{Report, junit};
use selvedge_checker::verdict::Verdict;

fn named<'a>(document: &'a Document<'_>, tag: &str) -> Vec<Node<'a, 'a>> {
    // The document outlives its nodes in every test, and borrows nothing that they do not.
    document.descendants().filter(|node| node.has_tag_name(tag)).collect()
}

fn count(node: &Node<'_, '_>, attribute: &str) -> usize {
    node.attribute(attribute).and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("no {attribute}"))
}

/// The counts of a suite are those of its test cases, and there is one test case for each rule.
fn is_counted(suite: &Node<'_, '_>, report: &Report) {
    let cases: Vec<_> = suite.children().filter(|node| node.has_tag_name("testcase")).collect();
    let with = |tag: &str| cases.iter().filter(|case| case.children().any(|node| node.has_tag_name(tag))).count();
    assert_eq!(count(suite, "tests"), cases.len());
    assert_eq!(count(suite, "failures"), with("failure"));
    assert_eq!(count(suite, "errors"), with("error"));
    assert_eq!(count(suite, "skipped"), with("skipped"));
    assert_eq!(cases.len(), report.rules.len() + report.not_applicable.len() + 1);
    for rule in &report.rules {
        let case = cases.iter().find(|case| case.attribute("name") == Some(&rule.name)).expect("a case for the rule");
        let fault = case.children().find(Node::is_element).map(|node| node.tag_name().name().to_owned());
        let wanted = match rule.verdict {
            Verdict::Holds => None,
            Verdict::Violated => Some("failure"),
            Verdict::Vacuous | Verdict::Incomplete => Some("error"),
        };
        assert_eq!(fault.as_deref(), wanted, "{}", rule.name);
    }
}

#[test]
fn every_rule_is_a_test_case() {
    let reports = examples::all();
    let text = junit(&reports);
    let document = Document::parse(&text).expect("well-formed");
    let suites = named(&document, "testsuite");
    assert_eq!(suites.len(), reports.len());
    for (suite, report) in suites.iter().zip(&reports) {
        is_counted(suite, report);
    }
    let sum = |attribute: &str| suites.iter().map(|suite| count(suite, attribute)).sum::<usize>();
    for attribute in ["tests", "failures", "errors", "skipped"] {
        assert_eq!(count(&document.root_element(), attribute), sum(attribute), "{attribute}");
    }
}

#[test]
fn only_a_report_that_holds_passes() {
    for report in examples::all() {
        let text = junit(std::slice::from_ref(&report));
        let document = Document::parse(&text).expect("well-formed");
        let failing = count(&document.root_element(), "failures") + count(&document.root_element(), "errors");
        assert_eq!(failing == 0, report.verdict == Verdict::Holds, "{:?}", report.verdict);
    }
}

#[test]
fn a_failure_tells_its_path() {
    let text = junit(&[examples::violated()]);
    let document = Document::parse(&text).expect("well-formed");
    let failures = named(&document, "failure");
    let failure =
        failures.iter().find(|node| node.parent().and_then(|case| case.attribute("name")) == Some("shut_desk"));
    let told = failure.and_then(Node::text).expect("the failure has a text");
    for part in ["<script>alert(1)</script>", "1. OpenDesk(", "2. ShutDesk(", "shut: Open → Shut by the move shut"] {
        assert!(told.contains(part), "{part} in {told}");
    }
}

#[test]
fn no_text_breaks_the_document() {
    let text = junit(&[examples::hostile()]);
    let document = Document::parse(&text).expect("well-formed");
    let failures = named(&document, "failure");
    let message = failures[0].attribute("message").expect("a message");
    assert!(message.contains("<a href=\"x\">&amp;'"), "{message}");
    assert!(message.contains("\r\nsecond line"), "the break is kept: {message:?}");
    assert!(!message.contains('\u{1}'), "{message:?}");
}

#[test]
fn what_says_nothing_about_the_bound_is_skipped_with_its_reason() {
    let report = examples::holds();
    assert!(!report.not_applicable.is_empty(), "the example has such a rule");
    let text = junit(&[report]);
    let document = Document::parse(&text).expect("well-formed");
    for skipped in named(&document, "skipped") {
        assert_eq!(skipped.attribute("message"), Some("The bound has no instance of it."));
    }
}
