//! Diagrams as SVG, laid out by ourselves: the picture needs no program to be drawn and no other file to be shown.
//!
//! The layout is the classic layered one: ranks by breadth-first distance, few crossings, heights that keep edges
//! straight. It is small because the diagrams are: a lifecycle that needs more is too large for a reader as well.

mod draw;
mod label;
mod measure;
mod order;
mod place;
mod rank;
mod sheet;

use super::diagram::Diagram;
use super::escape::xml;
use draw::number;
use std::fmt::Write as _;

/// Empty border around the picture.
const MARGIN: f64 = 20.0;

/// Light colours first; a reader's preference for dark ones replaces them.
const STYLE: &str = "\
text { font-family: Helvetica, Arial, 'Liberation Sans', system-ui, sans-serif; text-anchor: middle; }
.paper { fill: #ffffff; }
.state rect { fill: #f6f8fa; stroke: #32383f; stroke-width: 1.3; }
.state text { font-size: 15px; font-weight: 600; fill: #1f2328; }
.initial rect { fill: #ddf4ff; stroke: #0550ae; stroke-width: 1.8; }
.any rect { fill: none; stroke-dasharray: 5 4; }
.any text { font-weight: 400; font-style: italic; }
.dot, .tip { fill: #32383f; }
.ring { fill: none; stroke: #32383f; stroke-width: 1.3; }
.line { fill: none; stroke: #32383f; stroke-width: 1.2; marker-end: url(#tip); }
.step { font-size: 12.5px; font-weight: 600; fill: #0550ae; }
.taker { font-size: 11px; fill: #59636e; }
.taker tspan { font-style: italic; fill: #1f2328; }
@media (prefers-color-scheme: dark) {
.paper { fill: #0d1117; }
.state rect { fill: #161b22; stroke: #9198a1; }
.state text { fill: #f0f6fc; }
.initial rect { fill: #0c2d4f; stroke: #79c0ff; }
.any rect { fill: none; }
.dot, .tip { fill: #9198a1; }
.ring, .line { stroke: #9198a1; }
.step { fill: #79c0ff; }
.taker { fill: #9198a1; }
.taker tspan { fill: #f0f6fc; }
}
";

/// The diagram as an SVG document.
pub(super) fn render(diagram: &Diagram) -> String {
    let mut sheet = sheet::Sheet::new(diagram);
    order::arrange(&mut sheet);
    sheet.assign_ports();
    let frame = place::place(&mut sheet, MARGIN);
    let mut out = head(diagram, frame.width.ceil(), frame.height.ceil());
    draw::routes(&mut out, diagram, &sheet, &frame);
    draw::nodes(&mut out, diagram, &sheet, &frame);
    out.push_str("</svg>\n");
    out
}

/// The diagram for a page that holds others: its style speaks of what stands inside the element `id` alone.
pub(super) fn render_within(diagram: &Diagram, id: &str) -> String {
    let own: String = STYLE.lines().map(|line| rule_within(line, id) + "\n").collect();
    let tip = format!("{id}-tip");
    let page = render(diagram).replace(STYLE, &own).replacen("<svg ", &format!("<svg id=\"{id}\" "), 1);
    page.replace("id=\"tip\"", &format!("id=\"{tip}\"")).replace("url(#tip)", &format!("url(#{tip})"))
}

/// A line of the style, with `id` before each of its selectors.
fn rule_within(line: &str, id: &str) -> String {
    match line.split_once(" {") {
        Some((selectors, rest)) if !line.starts_with('@') => {
            let selectors: Vec<_> = selectors.split(", ").map(|selector| format!("#{id} {selector}")).collect();
            format!("{} {{{rest}", selectors.join(", "))
        }
        _ => line.to_owned(),
    }
}

fn head(diagram: &Diagram, width: f64, height: f64) -> String {
    let [width, height] = [width, height].map(number);
    let title = xml(&diagram.title);
    let mut out = String::new();
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">"
    );
    let _ = writeln!(out, "<title>{title}</title>\n<style>\n{STYLE}</style>");
    out.push_str(
        "<defs><marker id=\"tip\" viewBox=\"0 0 10 8\" refX=\"9.5\" refY=\"4\" markerWidth=\"9\" markerHeight=\"7.2\" \
         markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L10 4L0 8L2.4 4z\"/></marker></defs>\n",
    );
    let _ = writeln!(out, "<rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_within_a_page_reaches_no_other_element() {
        assert_eq!(rule_within(".dot, .tip { fill: #32383f; }", "a"), "#a .dot, #a .tip { fill: #32383f; }");
        for line in STYLE.lines().map(|line| rule_within(line, "a")) {
            let is_selector = line.contains('{') && !line.starts_with("@media");
            assert!(!is_selector || line.starts_with("#a "), "{line}");
        }
    }
}
