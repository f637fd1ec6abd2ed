//! Diagrams in the language of Mermaid, which code hosts draw in place.

use super::diagram::{Diagram, Edge, Node, NodeKind};
use std::fmt::Write as _;

/// Words that the grammar of Mermaid's state diagrams keeps for itself, in any case of letters.
const KEPT: &[&str] = &[
    "acc_descr",
    "acc_title",
    "accdescr",
    "acctitle",
    "as",
    "choice",
    "class",
    "classdef",
    "click",
    "concurrent",
    "default",
    "direction",
    "end",
    "fork",
    "hide",
    "href",
    "join",
    "left",
    "note",
    "of",
    "right",
    "root",
    "scale",
    "state",
    "statediagram",
    "style",
];

/// The diagram as a `stateDiagram-v2`.
pub(super) fn render(diagram: &Diagram) -> String {
    let mut out = format!("stateDiagram-v2\n    accTitle: {}\n    direction LR\n", escape(&diagram.title));
    for (index, node) in diagram.nodes.iter().enumerate() {
        declare(&mut out, index, node);
    }
    for edge in &diagram.edges {
        let (from, to) = (id(diagram, edge.from), id(diagram, edge.to));
        let _ = writeln!(out, "    {from} --> {to}: {}", label(edge));
    }
    if diagram.nodes.iter().any(|node| node.kind == NodeKind::AnyState) {
        let any = diagram.nodes.iter().position(|node| node.kind == NodeKind::AnyState).unwrap_or_default();
        let _ = writeln!(out, "    classDef any stroke-dasharray: 4 3\n    class {} any", id(diagram, any));
    }
    out
}

fn declare(out: &mut String, index: usize, node: &Node) {
    let _ = match node.kind {
        NodeKind::Start | NodeKind::End => Ok(()),
        NodeKind::AnyState => writeln!(out, "    state \"{}\" as any_state", escape(&node.name)),
        _ if is_plain(&node.name) => writeln!(out, "    {}", node.name),
        _ => writeln!(out, "    state \"{}\" as state_{index}", escape(&node.name)),
    };
}

fn id(diagram: &Diagram, index: usize) -> String {
    let node = &diagram.nodes[index];
    match node.kind {
        NodeKind::Start | NodeKind::End => "[*]".into(),
        NodeKind::AnyState => "any_state".into(),
        _ if is_plain(&node.name) => node.name.clone(),
        _ => format!("state_{index}"),
    }
}

/// Whether a name can stand as it is, without an alias.
fn is_plain(name: &str) -> bool {
    let ascii = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let lower = name.to_ascii_lowercase();
    let own = lower == "any_state" || lower.starts_with("state_");
    ascii && name.starts_with(|c: char| c.is_ascii_alphabetic()) && !own && !KEPT.contains(&lower.as_str())
}

/// The move, and below it the outcomes that take it.
fn label(edge: &Edge) -> String {
    let takers = edge.takers.iter().map(|taker| format!("{} {}", taker.command, taker.outcome));
    edge.step.iter().cloned().chain(takers).map(|line| escape(&line)).collect::<Vec<_>>().join("<br/>")
}

/// A text in which Mermaid sees no syntax: everything but letters, digits and a few harmless marks by its number.
fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            c if c.is_alphanumeric() || " _-.,@()".contains(c) => out.push(c),
            c if c.is_control() => out.push(' '),
            c => {
                let _ = write!(out, "#{};", u32::from(c));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_mean_something_else_get_an_alias() {
        for plain in ["Open", "Statement", "any_states", "A1_b"] {
            assert!(is_plain(plain), "{plain}");
        }
        for other in ["any_state", "Any_State", "state_1", "State_x", "choice", "Choice", "Größe", "1a", "_a", ""] {
            assert!(!is_plain(other), "{other}");
        }
    }

    #[test]
    fn marks_are_told_by_their_number() {
        assert_eq!(escape("a\tb\nc"), "a b c");
        assert_eq!(escape("é: 1 < 2;"), "é#58; 1 #60; 2#59;");
        assert_eq!(escape("a_b-c.d,@(e)"), "a_b-c.d,@(e)");
    }
}
