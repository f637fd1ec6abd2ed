//! The page: that it needs nothing but itself, says everything in words, and can be read without sight or colours.

use crate::examples;
use roxmltree::{Document, Node, ParsingOptions};
use selvedge_checker::report::{Report, Seen, html};
use selvedge_checker::verdict::Verdict;
use std::collections::BTreeSet;

const LARGEST: usize = 500_000;

fn page(report: Report) -> String {
    html(report.verdict, &[report])
}

fn parsed(page: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(page, options).unwrap_or_else(|error| panic!("{error} in {page}"))
}

fn words(node: Node<'_, '_>) -> String {
    let text: String = node.descendants().filter_map(|node| node.is_text().then(|| node.text()).flatten()).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tagged<'a>(document: &'a Document<'_>, tag: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(move |node| node.tag_name().name() == tag)
}

#[test]
fn the_page_needs_no_network() {
    for report in examples::all().into_iter().chain([examples::hostile()]) {
        let page = page(report);
        assert!(page.len() < LARGEST, "{} bytes", page.len());
        let outside = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
        for forbidden in ["http:", "https:", "<script", "<link", "<iframe", "<img", "@import", "src=", "javascript:"] {
            assert!(!outside.contains(forbidden), "{forbidden}");
        }
        let references = outside.matches("url(").count();
        assert_eq!(references, outside.matches("url(#").count(), "only to marks of the page itself");
    }
    assert!(html(Verdict::Violated, &examples::all()).len() < LARGEST);
}

#[test]
fn links_lead_somewhere_and_names_stand_once() {
    let page = html(Verdict::Violated, &examples::all());
    let document = parsed(&page);
    let ids: Vec<_> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    let distinct: BTreeSet<_> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len());
    for link in tagged(&document, "a") {
        let target = link.attribute("href").and_then(|href| href.strip_prefix('#')).expect("a link into the page");
        assert!(distinct.contains(&target), "{target}");
    }
}

#[test]
fn headings_are_in_order_and_tables_say_what_they_are() {
    for report in examples::all() {
        let page = page(report);
        let document = parsed(&page);
        let mut last = 0;
        for node in document.descendants() {
            if let Some(level) = node.tag_name().name().strip_prefix('h').and_then(|level| level.parse::<u32>().ok()) {
                assert!(level <= last + 1, "h{level} follows h{last}: {}", words(node));
                last = level;
            }
        }
        assert_eq!(tagged(&document, "h1").count(), 1);
        for table in tagged(&document, "table") {
            let caption = table.children().find(|node| node.tag_name().name() == "caption").map(words);
            assert!(caption.is_some_and(|caption| !caption.is_empty()), "{}", words(table));
        }
        for cell in tagged(&document, "th") {
            assert!(cell.attribute("scope").is_some() && !words(cell).is_empty(), "{}", words(cell));
        }
        for picture in tagged(&document, "svg") {
            assert_eq!(picture.attribute("role"), Some("img"));
            assert!(picture.attribute("aria-label").is_some_and(|label| !label.is_empty()));
        }
    }
}

#[test]
fn every_name_is_there() {
    for report in examples::all() {
        let page = page(report.clone());
        let text = words(parsed(&page).root());
        let rules = report.rules.iter().map(|rule| rule.name.as_str());
        let outcomes = report.declaration.system.commands.iter().flat_map(|command| &command.outcomes);
        let outcomes = outcomes.map(|outcome| outcome.wire.as_str());
        let not_applicable = report.not_applicable.iter().map(String::as_str);
        for name in rules.chain(not_applicable).chain(outcomes).chain([report.verdict.word()]) {
            assert!(text.contains(name), "{name}");
        }
        for (command, _) in &report.factors {
            assert!(text.contains(command), "{command}");
        }
    }
}

#[test]
fn every_cell_says_in_words_what_was_seen() {
    for report in examples::all() {
        let page = page(report.clone());
        let document = parsed(&page);
        let heat = tagged(&document, "table").filter(|table| table.attribute("class") == Some("heat"));
        let cells = heat.flat_map(|table| table.descendants()).filter(|node| node.tag_name().name() == "td");
        let said: Vec<String> = cells.map(words).collect();
        let seen: Vec<&str> = report.cells.iter().map(|cell| cell.seen.word()).collect();
        assert_eq!(said.len(), seen.len());
        for (said, seen) in said.iter().zip(seen) {
            assert!(said.ends_with(seen), "{said} for {seen}");
        }
    }
    let kinds = |report: Report| report.cells.iter().map(|cell| cell.seen.word()).collect::<BTreeSet<_>>();
    assert_eq!(kinds(examples::incomplete()), BTreeSet::from(["impossible", "never reached", "reached"]));
    assert_ne!(Seen::Impossible.word(), Seen::NeverReached.word());
}

#[test]
fn every_path_is_a_sequence_diagram() {
    for report in examples::all() {
        let page = page(report.clone());
        let document = parsed(&page);
        let pictures: Vec<String> =
            tagged(&document, "svg").filter(|svg| svg.attribute("class") == Some("sequence")).map(words).collect();
        let is_told = |verdict: Verdict, is_hazard: bool| verdict == Verdict::Violated || is_hazard;
        let paths = report.rules.iter().filter_map(|rule| {
            let is_hazard = report.findings.iter().any(|finding| finding.name == rule.name);
            rule.path.as_ref().filter(|path| is_told(rule.verdict, is_hazard) && !path.is_empty())
        });
        let paths: Vec<_> = paths.collect();
        assert_eq!(pictures.len(), paths.len());
        for step in paths.into_iter().flatten() {
            let name = step.command.split('(').next().unwrap_or_default();
            let rows: BTreeSet<&str> = BTreeSet::from([name, &step.outcome, &step.to]);
            for part in rows.into_iter().chain(step.taken.as_deref()) {
                assert!(pictures.iter().any(|picture| picture.contains(part)), "{part}");
            }
            for change in &step.changes {
                let line = format!("{}:", change.field);
                assert!(pictures.iter().any(|picture| picture.contains(&line)), "{line}");
            }
        }
    }
}

#[test]
fn each_row_of_a_path_has_a_lifeline() {
    let page = page(examples::holds());
    let document = parsed(&page);
    let picture = tagged(&document, "svg").find(|svg| svg.attribute("class") == Some("sequence")).expect("a picture");
    let keys = picture.descendants().filter(|node| node.attribute("class") == Some("q-head q-key")).map(words);
    assert_eq!(keys.collect::<Vec<_>>(), ["client", "\"a\"", "\"b\""]);
}

#[test]
fn the_same_check_gives_the_same_page() {
    assert_eq!(page(examples::violated()), page(examples::violated()));
}
