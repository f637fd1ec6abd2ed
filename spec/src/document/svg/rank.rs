//! How far right each node stands.

use crate::document::diagram::{Diagram, Edge, NodeKind};
use std::collections::VecDeque;

/// The rank of each node.
///
/// An edge leads one rank or more to the right, unless it leads back to where its source can be reached from: on a
/// cycle, the node that a breadth-first walk meets first stands further left. So no two nodes of one rank are joined.
pub(super) fn ranks(diagram: &Diagram) -> Vec<usize> {
    let order = discovery(diagram);
    let reached: Vec<_> = (0..order.len()).map(|node| reached_from(diagram, node)).collect();
    let rightwards = |edge: &Edge| {
        let on_cycle = reached[edge.to][edge.from];
        if on_cycle && order[edge.to] < order[edge.from] { (edge.to, edge.from) } else { (edge.from, edge.to) }
    };
    let pairs: Vec<_> = diagram.edges.iter().filter(|edge| edge.from != edge.to).map(rightwards).collect();
    let mut ranks = vec![0; order.len()];
    // The pairs have no cycle, so the longest way settles after as many rounds as there are nodes.
    for _ in 0..order.len() {
        for (left, right) in &pairs {
            ranks[*right] = ranks[*right].max(ranks[*left] + 1);
        }
    }
    ranks
}

/// When a breadth-first walk meets each node.
fn discovery(diagram: &Diagram) -> Vec<usize> {
    let first = |kind| diagram.nodes.iter().position(|node| node.kind == kind);
    let roots = [NodeKind::Start, NodeKind::Initial].into_iter().filter_map(first);
    let mut order = vec![usize::MAX; diagram.nodes.len()];
    let mut next = 0;
    for root in roots.chain(0..diagram.nodes.len()) {
        let mut queue = VecDeque::from([root]);
        while let Some(node) = queue.pop_front() {
            if order[node] == usize::MAX {
                order[node] = next;
                next += 1;
                queue.extend(successors(diagram, node));
            }
        }
    }
    order
}

/// Which nodes can be reached from this one, itself included.
fn reached_from(diagram: &Diagram, node: usize) -> Vec<bool> {
    let mut reached = vec![false; diagram.nodes.len()];
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        if !std::mem::replace(&mut reached[node], true) {
            open.extend(successors(diagram, node));
        }
    }
    reached
}

fn successors(diagram: &Diagram, node: usize) -> impl Iterator<Item = usize> {
    diagram.edges.iter().filter(move |edge| edge.from == node).map(|edge| edge.to)
}
