//! What is explored: code that answers commands.

mod generated;
mod interpreted;

pub use generated::Generated;
pub use interpreted::Interpreted;

use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Value, World};
use std::fmt::Debug;
use std::hash::Hash;

/// A view that is not current after so many steps of its projection never is.
pub(crate) const MOST_PROJECTIONS: usize = 10_000;

/// The rows of one view: one value for each column.
pub type ViewRows = Vec<Vec<Option<Value>>>;

/// What is seen of a world from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// All rows.
    pub rows: World,
    /// The rows of each view, by its index, sorted: views promise no order.
    pub views: Vec<ViewRows>,
}

/// What code did that it must not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It gave no answer: it panicked, or no outcome answers.
    NoAnswer(String),
    /// What it gave is not on the wire as declared.
    Wire(String),
}

/// A system under check. Commands are numbered as the bound lists them.
pub trait Subject: Send + Sync + 'static {
    /// Everything the system remembers.
    type World: Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// The world before any command.
    fn first(&self) -> Self::World;

    /// Answers a command.
    ///
    /// # Errors
    /// If the code panics or answers something undeclared.
    fn step(&self, world: &Self::World, command: usize) -> Result<(Self::World, Reply), Fault>;

    /// The world that has these rows and nothing else to remember; `None` if it cannot be made.
    fn restore(&self, rows: &World) -> Option<Self::World> {
        let _ = rows;
        None
    }

    /// Looks at a world.
    ///
    /// # Errors
    /// If what is seen is not what the wire format declares.
    fn observe(&self, world: &Self::World) -> Result<Observed, Fault>;

    /// Whether views that are declared `eventual` may lag, so that bringing one up to date is a step of its own.
    fn lags(&self) -> bool {
        false
    }

    /// Brings an `eventual` view, by its number, one step nearer to what the rows are. `None`: it is current.
    ///
    /// # Errors
    /// If the code panics.
    fn project(&self, world: &Self::World, view: usize) -> Result<Option<Self::World>, Fault> {
        let _ = (world, view);
        Ok(None)
    }

    /// How the report names what was explored.
    fn describe(&self) -> &'static str;
}
