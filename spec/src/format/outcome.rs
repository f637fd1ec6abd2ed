//! Outcomes: one on a line, `when` and `=>` below each other within a command. Where that is far too long, one with an `also`
//! stands on several: its guard, what it does, and each `also`.

use super::inline::inline;
use super::layout::{WIDTH, filled};
use super::node::Node;
use super::statement::Statement;

/// An outcome longer than this is broken at each `also`.
const LONGEST: usize = 140;

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
    /// What it does, and each `also` by itself.
    effects: Vec<String>,
}

impl Columns {
    /// The columns of these statements, as far as they are outcomes.
    pub(super) fn of(statements: &[Statement], indent: usize) -> Self {
        let outcomes: Vec<Parts> = statements.iter().filter_map(|statement| Parts::of(statement.body)).collect();
        let name = outcomes.iter().map(|outcome| width(&outcome.name)).max().unwrap_or_default();
        let mut columns = Self { indent, name, guard: 0 };
        let rows = outcomes.iter().filter(|outcome| columns.is_row(outcome));
        let short = rows.map(|outcome| width(&outcome.told)).filter(|guard| columns.takes(*guard));
        columns.guard = short.max().unwrap_or_default();
        columns
    }

    /// An outcome set in these columns, if it is one that can be.
    pub(super) fn outcome(&self, nodes: &[Node]) -> Option<String> {
        let outcome = Parts::of(nodes)?;
        let is_row = self.is_row(&outcome);
        let guard =
            if self.takes(width(&outcome.told)) { outcome.told } else { filled(outcome.guard, self.indent + 4) };
        let name = format!("{:name$}", outcome.name, name = self.name);
        if is_row {
            return Some(format!("{name} {guard:width$} {}", outcome.effects.join(" "), width = self.guard));
        }
        let gap = |step: usize| format!("\n{}", " ".repeat(self.indent + step));
        Some(format!("{name} {guard}{}{}", gap(4), outcome.effects.join(&gap(8))))
    }

    /// Whether an outcome stands on one line, or on as many as its guard takes.
    fn is_row(&self, outcome: &Parts) -> bool {
        let guard = width(&outcome.told);
        let effects: usize = outcome.effects.iter().map(|effect| 1 + width(effect)).sum();
        let is_short = self.indent + self.name + 1 + guard + effects <= LONGEST;
        is_short || outcome.effects.len() == 1
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
        let (mut effects, mut from) = (Vec::new(), arrow);
        for at in arrow + 1..nodes.len() {
            if nodes[at].is_word("also") && nodes[at - 1].is_operator(",") {
                effects.push(inline(&nodes[from..at])?);
                from = at;
            }
        }
        effects.push(inline(&nodes[from..])?);
        Some(Self { name, guard, told: inline(guard)?, effects })
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}
