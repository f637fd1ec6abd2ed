//! Outcomes: one on a line, `when` and `=>` below each other within a command.

use super::inline::inline;
use super::layout::{WIDTH, filled};
use super::node::Node;
use super::statement::Statement;

/// The columns of a command.
pub(super) struct Columns {
    indent: usize,
    /// How wide the names are.
    name: usize,
    /// How wide the guards are that fit on their lines.
    guard: usize,
}

/// An outcome in three: its name, its guard, and what follows from `=>` on.
struct Parts<'n, 't> {
    name: String,
    guard: &'n [Node<'t>],
    told: String,
    effects: String,
}

impl Columns {
    /// The columns of these statements, as far as they are outcomes.
    pub(super) fn of(statements: &[Statement], indent: usize) -> Self {
        let outcomes: Vec<Parts> = statements.iter().filter_map(|statement| Parts::of(statement.body)).collect();
        let name = outcomes.iter().map(|outcome| width(&outcome.name)).max().unwrap_or_default();
        let mut columns = Self { indent, name, guard: 0 };
        let short = outcomes.iter().map(|outcome| width(&outcome.told)).filter(|guard| columns.takes(*guard));
        columns.guard = short.max().unwrap_or_default();
        columns
    }

    /// An outcome set in these columns, if it is one that can be.
    pub(super) fn outcome(&self, nodes: &[Node]) -> Option<String> {
        let outcome = Parts::of(nodes)?;
        let guard =
            if self.takes(width(&outcome.told)) { outcome.told } else { filled(outcome.guard, self.indent + 4) };
        Some(format!("{:name$} {guard:width$} {}", outcome.name, outcome.effects, name = self.name, width = self.guard))
    }

    /// Whether a guard so wide stays on its line.
    fn takes(&self, guard: usize) -> bool {
        self.indent + self.name + 1 + guard <= WIDTH
    }
}

impl<'n, 't> Parts<'n, 't> {
    fn of(nodes: &'n [Node<'t>]) -> Option<Self> {
        let arrow = nodes.iter().position(|node| node.is_operator("=>"))?;
        let (name, guard) = nodes[..arrow].split_first()?;
        let name = inline(std::slice::from_ref(name))?;
        Some(Self { name, guard, told: inline(guard)?, effects: inline(&nodes[arrow..])? })
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}
