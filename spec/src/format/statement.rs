//! Where one item, member or element ends and the next begins, and which comments belong to it.

use super::node::{Kind, Node};

/// Documentation, attributes and comments; what they speak of; comments behind it on its last line.
pub(super) struct Statement<'n, 't> {
    pub(super) lead: &'n [Node<'t>],
    pub(super) body: &'n [Node<'t>],
    pub(super) trail: &'n [Node<'t>],
}

impl Statement<'_, '_> {
    /// How many line breaks stand before it.
    pub(super) fn lines(&self) -> usize {
        self.lead.iter().chain(self.body).next().map_or(0, |first| first.lines)
    }
}

/// How the statements of a run end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ends {
    /// At `;`, or at the brace of an item such as `entity`.
    Items,
    /// At `;`.
    Members,
    /// At `,`.
    Elements,
}

/// Cuts a run into its statements.
pub(super) fn statements<'n, 't>(nodes: &'n [Node<'t>], ends: Ends) -> Vec<Statement<'n, 't>> {
    let mut found = Vec::new();
    let mut rest = nodes;
    while !rest.is_empty() {
        let lead = rest.iter().take_while(|node| node.leads()).count();
        let (lead, behind) = rest.split_at(lead);
        let (body, behind) = behind.split_at(body_length(behind, ends));
        let (trail, behind) = behind.split_at(if body.is_empty() { 0 } else { trail_length(behind) });
        found.push(Statement { lead, body, trail });
        rest = behind;
    }
    found
}

fn body_length(nodes: &[Node], ends: Ends) -> usize {
    let separator = if ends == Ends::Elements { "," } else { ";" };
    // A condition or a value follows, and may have braces of its own.
    let mut is_open = ends != Ends::Items;
    for (index, node) in nodes.iter().enumerate() {
        if node.is_operator(separator) {
            return index + 1;
        }
        is_open |= node.is_operator(":") || node.is_operator("=");
        if !is_open && node.group("{").is_some() {
            let closed = nodes.get(index + 1).is_some_and(|next| next.is_operator(";"));
            return index + 1 + usize::from(closed);
        }
    }
    // What ends without a separator ends before the comments behind it.
    nodes.iter().rposition(|node| !matches!(node.kind, Kind::Comment(_))).map_or(0, |last| last + 1)
}

/// Comments on the line on which a statement ends, and not before anything else on that line.
fn trail_length(nodes: &[Node]) -> usize {
    let count = nodes.iter().take_while(|node| matches!(node.kind, Kind::Comment(_)) && node.lines == 0).count();
    match nodes[..count].last() {
        Some(last) if last.ends_line() || nodes.get(count).is_none_or(|next| next.lines > 0) => count,
        _ => 0,
    }
}
