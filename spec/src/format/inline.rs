//! Tokens on one line: where a space stands and where none.

use super::node::{Kind, Node};

/// Words behind which a bracket is no list of arguments.
const KEYWORDS: [&str; 15] =
    ["when", "implies", "to", "in", "is", "of", "by", "on", "all", "some", "rows", "otherwise", "not", "and", "or"];

/// The nodes on one line; `None` where something among them needs a line of its own.
pub(super) fn inline(nodes: &[Node]) -> Option<String> {
    let mut out = String::new();
    let spaces = Spaces::of(nodes);
    for (index, node) in nodes.iter().enumerate() {
        if spaces.before(index) {
            out.push(' ');
        }
        match &node.kind {
            Kind::Word(text) | Kind::Literal(text) | Kind::Operator(text) => out.push_str(text),
            Kind::Comment(text) if !node.ends_line() && !text.contains('\n') => out.push_str(text),
            Kind::Docs(_) | Kind::Attribute(_) | Kind::Comment(_) => return None,
            Kind::Group(open, inner, close) => {
                let inside = inline(inner)?;
                let pad = if spaces.is_loose(index) && !inside.is_empty() { " " } else { "" };
                out.extend([*open, pad, &inside, pad, *close]);
            }
        }
    }
    Some(out)
}

/// Where spaces stand in one run of nodes.
pub(super) struct Spaces<'n, 't> {
    nodes: &'n [Node<'t>],
    /// By node: whether it is the `<` or `>` of a type.
    angles: Vec<bool>,
}

impl<'n, 't> Spaces<'n, 't> {
    pub(super) fn of(nodes: &'n [Node<'t>]) -> Self {
        let mut angles = vec![false; nodes.len()];
        let mut open = Vec::new();
        for (index, node) in nodes.iter().enumerate() {
            match node.kind {
                Kind::Operator("<") if index > 0 && is_type(&nodes[index - 1]) => open.push(index),
                Kind::Operator(">") => {
                    if let Some(start) = open.pop() {
                        (angles[start], angles[index]) = (true, true);
                    }
                }
                Kind::Word(_) | Kind::Operator("," | "?") => {}
                _ => open.clear(),
            }
        }
        Self { nodes, angles }
    }

    /// Whether a space stands before this node.
    pub(super) fn before(&self, index: usize) -> bool {
        let Some(left) = index.checked_sub(1) else { return false };
        !self.binds_right(left) && !self.binds_left(index)
    }

    /// Whether nothing may stand between this node and the next.
    fn binds_right(&self, index: usize) -> bool {
        match self.nodes[index].kind {
            Kind::Operator("." | ".." | "..=" | "::" | "!") => true,
            Kind::Operator("-") => index == 0 || !ends_operand(&self.nodes[index - 1]),
            Kind::Operator("<") => self.angles[index],
            _ => false,
        }
    }

    /// Whether nothing may stand between this node and the one before.
    fn binds_left(&self, index: usize) -> bool {
        let left = &self.nodes[index - 1].kind;
        match &self.nodes[index].kind {
            Kind::Operator("," | ";" | ":" | "?" | "." | ".." | "..=" | "::") => true,
            Kind::Operator("<" | ">") => self.angles[index],
            Kind::Group("[", ..) => matches!(left, Kind::Word(_)),
            Kind::Group("(", ..) => match left {
                Kind::Word(word) => !KEYWORDS.contains(word),
                Kind::Operator(">") => self.angles[index - 1],
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether spaces stand inside this bracket: braces, but for sets of states and of values.
    pub(super) fn is_loose(&self, index: usize) -> bool {
        let before = index.checked_sub(1).map(|left| &self.nodes[left].kind);
        let is_set = matches!(before, Some(Kind::Word("in" | "within") | Kind::Operator(":" | "->")));
        matches!(self.nodes[index].kind, Kind::Group("{", ..)) && !is_set
    }
}

/// Whether a type may end here.
fn is_type(node: &Node) -> bool {
    matches!(node.kind, Kind::Word(word) if word.starts_with(char::is_uppercase))
}

/// Whether an operand ends here, so that a minus behind it subtracts.
fn ends_operand(node: &Node) -> bool {
    match node.kind {
        Kind::Word(word) => !KEYWORDS.contains(&word),
        Kind::Literal(_) | Kind::Group(..) => true,
        _ => false,
    }
}
