//! Exploring: which worlds there are, and what each step between them does.

mod atlas;
mod exact;
mod facts;
mod judge;
mod lockstep;
pub mod product;
mod shown;
mod stateright;

pub use atlas::{Atlas, Cell, Site, Tally};
pub use exact::Exact;
pub use lockstep::{Limits, Lockstep, Stop};
pub use stateright::Stateright;

use crate::subject::Subject;
use std::sync::Arc;

/// In what order worlds are explored. Every engine tries every command in every world that the limits let it expand;
/// what the steps mean is judged by [`Lockstep`], never by the engine.
pub trait Engine {
    /// Explores from the first world until nothing is new or a limit stops it.
    ///
    /// # Errors
    /// If the engine's own count of worlds is not the number of worlds it was given.
    fn explore<S: Subject>(&self, lockstep: &Arc<Lockstep<S>>) -> Result<(), String>;
}
