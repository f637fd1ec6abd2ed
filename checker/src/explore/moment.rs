//! Commands under way: issued on what a view showed then (their *basis*), landing later.

use selvedge_spec::interpret::Row;
use std::sync::Arc;

/// All that the next step depends on: what the system remembers, and the commands under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Moment<W> {
    /// What the system remembers.
    pub store: W,
    /// The commands under way, in order, so that two moments that differ only in who was issued first are one.
    pub flights: Vec<Flight>,
}

/// A command under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Flight {
    /// The command, by its number in the bound.
    pub command: u32,
    /// The row that it names as it was when the command was issued; `None` where there was none.
    pub basis: Option<Arc<Row>>,
    /// Whether that row has been deleted since.
    pub is_gone: bool,
}

/// One step that can be taken: a command, and how it gets there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Act {
    /// The command, by its number in the bound.
    pub command: u32,
    /// How it gets there.
    pub way: Way,
}

/// How a command gets there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Way {
    /// Issued and answered in one step.
    AtOnce,
    /// Issued; it is under way from now on.
    Issued,
    /// Answered late: the command in this place among those under way lands.
    Late(usize),
    /// No command at all: the view whose number stands in its place comes one step nearer to what the rows are.
    Projected,
}

impl<W> Moment<W> {
    /// A moment with nothing under way.
    #[must_use]
    pub fn calm(store: W) -> Self {
        Self { store, flights: Vec::new() }
    }
}
