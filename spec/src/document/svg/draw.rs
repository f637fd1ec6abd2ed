//! Boxes and routes as SVG elements.

use super::label::{LINE, LOOP, Label, Line, TAKER_SIZE};
use super::place::Frame;
use super::sheet::{Cell, Content, DOT, Route, Sheet, node_size};
use crate::document::diagram::{Diagram, Edge, Node, NodeKind};
use crate::document::escape::xml;
use std::fmt::Write as _;

/// Draws the states of a diagram and their self-loops.
pub(super) fn nodes(out: &mut String, diagram: &Diagram, sheet: &Sheet, frame: &Frame) {
    for cell in &sheet.cells {
        let Content::Node(index) = cell.content else { continue };
        let x = middle(frame, cell);
        node(out, &diagram.nodes[index], x, cell);
        if !sheet.loops[index].is_empty() {
            self_loops(out, diagram, sheet, (x, cell.y - half_height(&diagram.nodes[index], cell)), index);
        }
    }
}

/// Draws one loop above a state, with the labels of all its self-loops above each other.
fn self_loops(out: &mut String, diagram: &Diagram, sheet: &Sheet, (x, top): (f64, f64), node: usize) {
    let [near, far] = [15.0, 34.0];
    let [start, bend_out, bend_in, end] = [x - near, x - far, x + far, x + near].map(number);
    let [low, high] = [top, top - far].map(number);
    let _ = writeln!(out, "<path class=\"line\" d=\"M{start} {low}C{bend_out} {high} {bend_in} {high} {end} {low}\"/>");
    let mut base = top - LOOP;
    for edge in &sheet.loops[node] {
        let label = &sheet.labels[*edge];
        let first = base - 6.0 - LINE * label.below();
        let _ = writeln!(out, "<g class=\"edge\"><title>{}</title>", edge_title(diagram, &diagram.edges[*edge]));
        lines(out, label, x, first, first + LINE);
        out.push_str("</g>\n");
        base -= label.loop_height();
    }
}

fn node(out: &mut String, node: &Node, x: f64, cell: &Cell) {
    let title = if node.docs.is_empty() { String::new() } else { format!("<title>{}</title>", xml(&node.docs)) };
    let (width, _) = node_size(node);
    let half = half_height(node, cell);
    let (x_text, y) = (number(x), number(cell.y));
    let class = match node.kind {
        NodeKind::Start => {
            let _ = writeln!(out, "<circle class=\"dot\" cx=\"{x_text}\" cy=\"{y}\" r=\"{}\"/>", number(DOT));
            return;
        }
        NodeKind::End => {
            let _ = writeln!(out, "<circle class=\"ring\" cx=\"{x_text}\" cy=\"{y}\" r=\"{}\"/>", number(DOT + 2.0));
            let _ = writeln!(out, "<circle class=\"dot\" cx=\"{x_text}\" cy=\"{y}\" r=\"{}\"/>", number(DOT - 2.0));
            return;
        }
        NodeKind::AnyState => "state any",
        NodeKind::Initial => "state initial",
        NodeKind::Final | NodeKind::State => "state",
    };
    let _ = writeln!(out, "<g class=\"{class}\">{title}");
    rounded(out, x, cell.y, width, half, 9.0);
    if node.kind == NodeKind::Final {
        rounded(out, x, cell.y, width - 7.0, half - 3.5, 6.5);
    }
    let _ = writeln!(out, "<text x=\"{x_text}\" y=\"{}\">{}</text>\n</g>", number(cell.y + 5.2), xml(&node.name));
}

/// Half the height of a node as drawn: its box's, without the room for its loops.
fn half_height(node: &Node, cell: &Cell) -> f64 {
    cell.down.max(node_size(node).1)
}

fn rounded(out: &mut String, x: f64, y: f64, width: f64, half: f64, radius: f64) {
    let [left, top, width, height, radius] = [x - width / 2.0, y - half, width, half * 2.0, radius].map(number);
    let _ = writeln!(out, "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/>");
}

/// Draws all edges between two nodes, with their labels.
pub(super) fn routes(out: &mut String, diagram: &Diagram, sheet: &Sheet, frame: &Frame) {
    for route in &sheet.routes {
        let edge = &diagram.edges[route.edge];
        let _ = writeln!(out, "<g class=\"edge\"><title>{}</title>", edge_title(diagram, edge));
        let _ = writeln!(out, "<path class=\"line\" d=\"{}\"/>", curve(&waypoints(diagram, sheet, frame, route)));
        for cell in route.cells.iter().map(|cell| &sheet.cells[*cell]) {
            if cell.content == Content::Label(route.edge) {
                lines(out, &sheet.labels[route.edge], middle(frame, cell), cell.y - 6.0, cell.y + TAKER_SIZE + 2.5);
            }
        }
        out.push_str("</g>\n");
    }
}

/// The points an edge passes, in its direction: straight through every column, curved between them.
fn waypoints(diagram: &Diagram, sheet: &Sheet, frame: &Frame, route: &Route) -> Vec<(f64, f64)> {
    let last = route.cells.len() - 1;
    let mut points = Vec::new();
    for (index, cell) in route.cells.iter().map(|cell| &sheet.cells[*cell]).enumerate() {
        let (left, right) = frame.columns[cell.column];
        let half = match cell.content {
            Content::Node(node) => node_size(&diagram.nodes[node]).0 / 2.0,
            Content::Label(_) | Content::Lane => 0.0,
        };
        match index {
            0 => points.extend([middle(frame, cell) + half, right].map(|x| (x, cell.y + route.left_port))),
            index if index == last => {
                points.extend([left, middle(frame, cell) - half].map(|x| (x, cell.y + route.right_port)));
            }
            _ => points.extend([(left, cell.y), (right, cell.y)]),
        }
    }
    if route.backwards {
        points.reverse();
    }
    points
}

/// A path through the points; it is level wherever it meets one.
fn curve(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    let mut here = None;
    for (x, y) in points.iter().copied() {
        let _ = match here {
            None => write!(path, "M{} {}", number(x), number(y)),
            Some((_, level)) if same(level, y) => write!(path, "L{} {}", number(x), number(y)),
            Some((before, level)) => {
                let [middle, level, x, y] = [f64::midpoint(before, x), level, x, y].map(number);
                write!(path, "C{middle} {level} {middle} {y} {x} {y}")
            }
        };
        here = Some((x, y));
    }
    path
}

/// The lines of a label: the first with its baseline at `first`, the next at `second`, the others below it.
fn lines(out: &mut String, label: &Label, x: f64, first: f64, second: f64) {
    let rest = (0..).map(|index| second + LINE * f64::from(index));
    for (line, y) in label.lines.iter().zip(std::iter::once(first).chain(rest)) {
        let [x, y] = [x, y].map(number);
        let _ = match line {
            Line::Step(name) => writeln!(out, "<text class=\"step\" x=\"{x}\" y=\"{y}\">{}</text>", xml(name)),
            Line::Taker(taker) => writeln!(
                out,
                "<text class=\"taker\" x=\"{x}\" y=\"{y}\">{} <tspan>{}</tspan></text>",
                xml(&taker.command),
                xml(&taker.outcome)
            ),
        };
    }
}

/// An edge in words, shown where a reader points at it and read out where it cannot be seen.
fn edge_title(diagram: &Diagram, edge: &Edge) -> String {
    let name = |index: usize| match diagram.nodes[index].kind {
        NodeKind::Start => "no row",
        NodeKind::End => "deleted",
        _ => diagram.nodes[index].name.as_str(),
    };
    let step = edge.step.as_ref().map_or_else(String::new, |step| format!(" by {step}"));
    let takers = edge.takers.iter().map(|taker| format!("{} {}", taker.command, taker.outcome));
    let takers = takers.collect::<Vec<_>>().join(", ");
    xml(&format!("{} to {}{step}: {takers}", name(edge.from), name(edge.to)))
}

fn middle(frame: &Frame, cell: &Cell) -> f64 {
    let (left, right) = frame.columns[cell.column];
    f64::midpoint(left, right)
}

fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.05
}

/// A coordinate: one decimal, and none where it is zero.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".into() } else { text.into() }
}
