//! Diagrams for Graphviz.

use super::diagram::{Diagram, Edge, Node, NodeKind};
use std::fmt::Write as _;

/// The diagram as a `digraph`.
pub(super) fn render(diagram: &Diagram) -> String {
    let mut out = format!("digraph {} {{\n", quote(&diagram.title));
    out.push_str("    rankdir=LR;\n    fontname=\"Helvetica\";\n");
    out.push_str("    node [shape=box, style=\"rounded\", fontname=\"Helvetica\", fontsize=13];\n");
    out.push_str("    edge [fontname=\"Helvetica\", fontsize=10, arrowsize=0.7];\n");
    for (index, node) in diagram.nodes.iter().enumerate() {
        let _ = writeln!(out, "    n{index} [{}];", attributes(node));
    }
    for edge in &diagram.edges {
        let _ = writeln!(out, "    n{} -> n{} [label=<{}>];", edge.from, edge.to, label(edge));
    }
    out.push_str("}\n");
    out
}

fn attributes(node: &Node) -> String {
    let shape = match node.kind {
        NodeKind::Start => return "shape=point, width=0.16, xlabel=\"\"".into(),
        NodeKind::End => return "shape=doublecircle, style=filled, fillcolor=black, width=0.12, label=\"\"".into(),
        NodeKind::AnyState => ", style=\"rounded,dashed\"",
        NodeKind::Initial => ", style=\"rounded,bold\"",
        NodeKind::Final => ", peripheries=2",
        NodeKind::State => "",
    };
    let tooltip = if node.docs.is_empty() { String::new() } else { format!(", tooltip={}", quote(&node.docs)) };
    format!("label={}{shape}{tooltip}", quote(&node.name))
}

/// The move in bold, and below it the outcomes that take it.
fn label(edge: &Edge) -> String {
    let step = edge.step.iter().map(|step| format!("<b>{}</b>", html(step)));
    let takers = edge.takers.iter().map(|taker| format!("{} <i>{}</i>", html(&taker.command), html(&taker.outcome)));
    step.chain(takers).collect::<Vec<_>>().join("<br/>")
}

/// A double-quoted string: Graphviz knows `\"`, and gives other backslashes a meaning of its own.
fn quote(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// A text inside an HTML-like label.
fn html(text: &str) -> String {
    super::escape::xml(text)
}
