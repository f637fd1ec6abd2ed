//! Exploring: which worlds there are, and what each step between them does.

mod atlas;
mod beside;
mod exact;
mod explored;
mod facts;
mod joined;
mod joint;
mod judge;
mod lag;
mod lockstep;
mod moment;
mod orbits;
pub mod product;
mod ruled;
mod runs;
#[cfg(test)]
mod schedules;
mod seen;
mod shown;
mod slice;
mod stateright;
mod table;
mod task;
mod walk;
mod watch;

pub use atlas::{Atlas, Cell, Onward, Site, Tally};
pub use exact::Exact;
pub use explored::{Explored, Method, Ruling, Taken};
pub(crate) use facts::contradiction;
pub use lockstep::Lockstep;
pub use moment::{Act, Flight, Moment, Way};
pub use slice::{Sliced, Slicing};
pub use stateright::Stateright;
pub use task::{Limits, Stop, Task};
pub use walk::Walk;
pub use watch::{Progress, Stage, Watch};

use crate::subject::Subject;

/// In what order worlds are explored. Every engine tries every command in every world that the limits let it expand;
/// what the steps mean is judged by [`Lockstep`], never by the engine.
pub trait Engine {
    /// Explores from the first world until nothing is new or a limit stops it.
    ///
    /// # Errors
    /// If the engine contradicts itself: its own counts are not those of the worlds it was given.
    fn explore<S: Subject>(&self, task: &Task<S>) -> Result<Explored, String>;
}
