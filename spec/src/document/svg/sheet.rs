//! The diagram cut into columns of boxes: states in the even columns, labels in the odd ones between them.
//!
//! A label is a box of its own in a column of its own, and an edge that passes a column keeps a lane there. Boxes of
//! a column never overlap, so no label ever lies on another, on a state or on a foreign edge.

use super::label::{LOOP, Label, UP};
use super::measure;
use super::rank::ranks;
use crate::document::diagram::{Diagram, Node, NodeKind};

/// Height of a state with few edges.
pub(super) const NODE_HEIGHT: f64 = 38.0;
/// Font size of a state's name.
pub(super) const NAME_SIZE: f64 = 15.0;
/// Distance between two edges at one side of a state.
const PORT: f64 = 18.0;
/// Radius of the start; the end is drawn a little larger.
pub(super) const DOT: f64 = 7.0;
/// Half the room of a start or an end.
const DOT_ROOM: f64 = DOT + 2.0;
/// Room of an edge that only passes.
const LANE: f64 = 7.0;

/// What a box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// The node with this index, with its self-loops above it.
    Node(usize),
    /// The label of the edge with this index.
    Label(usize),
    /// A passing edge.
    Lane,
}

/// A box in a column. `y` is where its line runs: through the middle of a state, under the first line of a label.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) content: Content,
    pub(super) column: usize,
    pub(super) width: f64,
    /// Room needed above `y`.
    pub(super) up: f64,
    /// Room needed below `y`.
    pub(super) down: f64,
    pub(super) y: f64,
}

/// The way of one edge through the columns, from left to right.
#[derive(Clone, Debug)]
pub(super) struct Route {
    pub(super) edge: usize,
    /// The boxes it passes, both nodes included.
    pub(super) cells: Vec<usize>,
    /// Whether the edge points from right to left.
    pub(super) backwards: bool,
    /// Where it leaves the left node, relative to that node's `y`.
    pub(super) left_port: f64,
    /// Where it meets the right node.
    pub(super) right_port: f64,
}

/// Boxes in columns and the routes through them.
pub(super) struct Sheet {
    pub(super) cells: Vec<Cell>,
    /// The boxes of each column, from top to bottom.
    pub(super) columns: Vec<Vec<usize>>,
    pub(super) routes: Vec<Route>,
    /// The labels, by edge.
    pub(super) labels: Vec<Label>,
    /// The edges that start and end in one node, by node.
    pub(super) loops: Vec<Vec<usize>>,
}

impl Sheet {
    pub(super) fn new(diagram: &Diagram) -> Self {
        let ranks = ranks(diagram);
        let columns = ranks.iter().max().map_or(0, |last| 2 * last + 1);
        let mut sheet = Self {
            cells: Vec::new(),
            columns: vec![Vec::new(); columns],
            routes: Vec::new(),
            labels: diagram.edges.iter().map(Label::new).collect(),
            loops: vec![Vec::new(); diagram.nodes.len()],
        };
        for (index, edge) in diagram.edges.iter().enumerate() {
            if edge.from == edge.to {
                sheet.loops[edge.from].push(index);
            }
        }
        for (index, node) in diagram.nodes.iter().enumerate() {
            sheet.add_node(index, node, 2 * ranks[index]);
        }
        for (index, edge) in diagram.edges.iter().enumerate().filter(|(_, edge)| edge.from != edge.to) {
            sheet.add_route(index, edge.from, edge.to);
        }
        sheet
    }

    fn add(&mut self, content: Content, column: usize, width: f64, up: f64, down: f64) -> usize {
        self.columns[column].push(self.cells.len());
        self.cells.push(Cell { content, column, width, up, down, y: 0.0 });
        self.cells.len() - 1
    }

    /// The cell of a node has the node's own index, because nodes are added first.
    fn add_node(&mut self, index: usize, node: &Node, column: usize) {
        let (width, half) = node_size(node);
        let above: f64 = self.loops[index].iter().map(|edge| self.labels[*edge].loop_height()).sum();
        let loop_width = self.loops[index].iter().map(|edge| self.labels[*edge].width()).fold(0.0, f64::max);
        let loop_room = if self.loops[index].is_empty() { 0.0 } else { LOOP };
        self.add(Content::Node(index), column, width.max(loop_width), half + above + loop_room, half);
    }

    fn add_route(&mut self, edge: usize, from: usize, to: usize) {
        let backwards = self.cells[from].column > self.cells[to].column;
        let (left, right) = if backwards { (to, from) } else { (from, to) };
        let (first, last) = (self.cells[left].column + 1, self.cells[right].column - 1);
        // The label stands next to the state that the edge leaves.
        let labelled = if backwards { last } else { first };
        let mut cells = vec![left];
        for column in first..=last {
            let label = &self.labels[edge];
            let (content, width, up, down) = if column == labelled {
                (Content::Label(edge), label.width(), UP, label.down())
            } else {
                (Content::Lane, 0.0, LANE, LANE)
            };
            cells.push(self.add(content, column, width, up, down));
        }
        cells.push(right);
        self.routes.push(Route { edge, cells, backwards, left_port: 0.0, right_port: 0.0 });
    }

    /// Spreads the edges over the sides of their states, in the order of the columns, and makes the states high
    /// enough for them. All edges of a start or an end meet in its one point.
    pub(super) fn assign_ports(&mut self) {
        for node in 0..self.loops.len() {
            if self.cells[node].down <= DOT_ROOM {
                continue;
            }
            let right = self.side(|route| (route.cells[0] == node).then(|| route.cells[1]));
            let left = self.side(|route| {
                let last = route.cells.len() - 1;
                (route.cells[last] == node).then(|| route.cells[last - 1])
            });
            for (index, route) in right.iter().enumerate() {
                self.routes[*route].left_port = offset(index, right.len());
            }
            for (index, route) in left.iter().enumerate() {
                self.routes[*route].right_port = offset(index, left.len());
            }
            let needed = offset(left.len().max(right.len()), left.len().max(right.len()));
            let more = (needed - self.cells[node].down).max(0.0);
            self.cells[node].down += more;
            self.cells[node].up += more;
        }
    }

    /// The routes at one side of a state, from top to bottom; `neighbour` gives the box they come from.
    fn side(&self, neighbour: impl Fn(&Route) -> Option<usize>) -> Vec<usize> {
        let place = |cell: usize| self.columns[self.cells[cell].column].iter().position(|other| *other == cell);
        let found = self.routes.iter().enumerate().filter_map(|(index, route)| Some((neighbour(route)?, index)));
        let mut found: Vec<_> = found.map(|(cell, index)| (place(cell), index)).collect();
        found.sort_unstable();
        found.into_iter().map(|(_, index)| index).collect()
    }

    /// Every pair of boxes in neighbouring columns that a route joins.
    pub(super) fn links(&self) -> Vec<Link> {
        self.routes.iter().flat_map(|route| self.links_of(route)).collect()
    }

    fn links_of(&self, route: &Route) -> impl Iterator<Item = Link> {
        let last = route.cells.len() - 2;
        let left_share = self.count(|other| other.cells[0] == route.cells[0]);
        let right_share = self.count(|other| other.cells.last() == route.cells.last());
        route.cells.windows(2).enumerate().map(move |(index, pair)| Link {
            left: pair[0],
            right: pair[1],
            left_offset: if index == 0 { route.left_port } else { 0.0 },
            right_offset: if index == last { route.right_port } else { 0.0 },
            left_share: if index == 0 { left_share } else { 1 },
            right_share: if index == last { right_share } else { 1 },
        })
    }

    fn count(&self, shares_side: impl Fn(&Route) -> bool) -> usize {
        self.routes.iter().filter(|route| shares_side(route)).count()
    }
}

/// Two boxes in neighbouring columns that a route joins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) left: usize,
    pub(super) right: usize,
    /// Where the line meets the left box, relative to that box's `y`.
    pub(super) left_offset: f64,
    /// Where it meets the right box.
    pub(super) right_offset: f64,
    /// How many edges share this side of the left box.
    pub(super) left_share: usize,
    /// How many edges share this side of the right box.
    pub(super) right_share: usize,
}

/// Where the edge `index` of `count` stands at the side of a state.
fn offset(index: usize, count: usize) -> f64 {
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let index = u32::try_from(index).unwrap_or(u32::MAX);
    PORT * (f64::from(index) - (f64::from(count) - 1.0) / 2.0)
}

/// Width and half height of a node.
pub(super) fn node_size(node: &Node) -> (f64, f64) {
    match node.kind {
        NodeKind::Start | NodeKind::End => (2.0 * DOT_ROOM, DOT_ROOM),
        _ => (measure::width(&node.name, NAME_SIZE) * 1.08 + 32.0, NODE_HEIGHT / 2.0),
    }
}
