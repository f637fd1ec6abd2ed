//! The report as one page that needs nothing but itself: no network, no script, no other file.
//!
//! The page is well-formed XML as well as HTML, so that a test can read it. The same reports give the same bytes.

mod coverage;
mod decisions;
mod illegal;
mod lifecycle;
mod markup;
mod rules;
mod sequence;
mod story;
mod summary;

use super::Report;
use crate::verdict::Verdict;
use markup::text;
use std::fmt::Write as _;

const STYLE: &str = include_str!("style.css");

/// All reports as one page.
#[must_use]
pub fn html(verdict: Verdict, reports: &[Report]) -> String {
    let names: Vec<&str> = reports.iter().map(|report| report.system.as_str()).collect();
    let title = text(&format!("{}: {}", names.join(", "), verdict.word()));
    let mut out = String::from("<!DOCTYPE html>\n");
    let _ = writeln!(
        out,
        "<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n\
         <title>{title} (Selvedge)</title>\n<style>\n{STYLE}</style>\n</head>\n<body>"
    );
    let _ = writeln!(
        out,
        "<header class=\"page\"><p class=\"mark\">Selvedge {}</p><h1>What was checked, and what was found</h1></header>",
        env!("CARGO_PKG_VERSION")
    );
    out.push_str("<main>\n");
    if reports.len() > 1 {
        summary::overview(&mut out, reports);
    }
    for (index, report) in reports.iter().enumerate() {
        system(&mut out, &format!("s{}", index + 1), report);
    }
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

/// A part of a system's section: what its heading says, by which name links lead there, and what it holds.
struct Part {
    name: &'static str,
    title: &'static str,
    body: String,
}

fn system(out: &mut String, id: &str, report: &Report) {
    let title = text(&format!("{}, bound {}", report.system, report.bound));
    let _ = writeln!(out, "<section class=\"system\" id=\"{id}\" aria-labelledby=\"{id}-title\">");
    let _ = writeln!(out, "<h2 id=\"{id}-title\">{title}</h2>");
    summary::banner(out, report);
    let parts = parts(id, report);
    let links = parts.iter().map(|part| format!("<a href=\"#{id}-{}\">{}</a>", part.name, part.title));
    let links: Vec<String> = links.collect();
    let _ = writeln!(out, "<nav aria-label=\"Parts of {title}\">{}</nav>", links.join(" "));
    for part in parts {
        let Part { name, title, body } = part;
        let _ = writeln!(out, "<section id=\"{id}-{name}\"><h3>{title}</h3>\n{body}</section>");
    }
    out.push_str("</section>\n");
}

/// The parts that have something to say, what went wrong first.
fn parts(id: &str, report: &Report) -> Vec<Part> {
    let part = |name, title, body| Part { name, title, body };
    let all = [
        part("counterexamples", "What keeps it from holding", rules::failures(report)),
        part("sizes", "Sizes", summary::sizes(report)),
        part("lifecycle", "Lifecycle", lifecycle::diagrams(id, report)),
        part("rules", "Rules", rules::table(report)),
        part("hazards", "Hazards", rules::hazards(report)),
        part("coverage", "Coverage", coverage::heat_maps(report)),
        part("illegal", "Illegal pairs", illegal::matrices(report)),
        part("decisions", "Decision tables", decisions::tables(report)),
        part("facts", "Certain in each state", decisions::facts(report)),
    ];
    all.into_iter().filter(|part| !part.body.is_empty()).collect()
}
