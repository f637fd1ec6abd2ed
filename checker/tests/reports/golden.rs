//! Every format word for word, on a small report of each verdict. `SELVEDGE_BLESS=1` writes the files anew: read the difference.

use crate::examples;
use selvedge_checker::report::{Format, Report, Style};
use selvedge_checker::verdict::Verdict;
use std::fs;
use std::path::Path;

const WIDE: Style = Style { colour: false, width: 100, verbose: false };

/// At least one of each verdict, with all that differs from run to run fixed.
fn reports() -> Vec<Report> {
    let examples =
        [examples::holds(), examples::violated(), examples::vacuous(), examples::incomplete(), examples::runs()];
    examples.map(|report| Report { seconds: 0.25, peak_bytes: 3 << 20, ..report }).into()
}

#[track_caller]
fn golden(name: &str, found: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reports/golden").join(name);
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        fs::write(&path, found).expect("it can be written");
    }
    let expected = fs::read_to_string(&path).expect("a committed file");
    let differs = found.lines().zip(expected.lines()).enumerate().find(|(_, (found, expected))| found != expected);
    assert_eq!(differs, None, "{name}: run this test with SELVEDGE_BLESS=1 and read the difference");
    assert_eq!(found.len(), expected.len(), "{name}");
}

#[track_caller]
fn rendered(format: Format, style: Style, name: &str) {
    golden(name, &format.render(Verdict::Violated, &reports(), style));
}

#[test]
fn text() {
    rendered(Format::Text, WIDE, "report.txt");
    rendered(Format::Text, Style { width: 44, verbose: true, ..WIDE }, "narrow.txt");
    rendered(Format::Text, Style { colour: true, ..WIDE }, "coloured.txt");
}

#[test]
fn for_other_programs() {
    rendered(Format::Json, WIDE, "report.json");
    rendered(Format::Junit, WIDE, "report.xml");
    rendered(Format::Sarif, WIDE, "report.sarif");
    rendered(Format::Github, WIDE, "annotations.txt");
    rendered(Format::Markdown, WIDE, "report.md");
}

/// The page without its style sheet, a line for each element.
#[test]
fn page() {
    let page = Format::Html.render(Verdict::Violated, &reports(), WIDE);
    let (before, rest) = page.split_once("<style>").expect("a style sheet");
    let (_, after) = rest.split_once("</style>").expect("its end");
    golden("page.txt", &format!("{before}{after}").replace("><", ">\n<"));
}
