//! What every generated store can do: the face that checkers, servers and [`Shared`](crate::Shared) need.

use crate::wire::{Decode, WireError};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::hash::Hash;
use serde_core::Serialize;
use serde_json::Value;

/// Rows of one system and the dispatcher over them.
///
/// A store is a plain value: two stores are equal when they hold the same rows, whatever happened before.
pub trait Store: Clone + Default + Eq + Hash + Debug + Send + Sync {
    /// Any command of the system.
    type Command: Decode + Serialize + Clone + Debug + Send + Sync;
    /// What a command answers: its outcome, with the event or the error.
    type Reply: Serialize + Clone + Eq + Hash + Debug + Send + Sync;

    /// The system's declared name.
    const SYSTEM: &'static str;

    /// Executes a command: exactly one declared outcome answers, and every view is current when this returns, but for
    /// those that [lag](Store::LAGS).
    fn execute(&mut self, command: Self::Command) -> Self::Reply;

    /// All rows on the wire, each with its entity's name; by entity as declared, then by identity.
    fn rows(&self) -> Vec<(&'static str, Value)>;

    /// All views in declared order, each with its rows on the wire.
    fn views(&self) -> Vec<(&'static str, Vec<Value>)>;

    /// Whether views that are declared `eventual` may lag behind the rows, each until [`project`](Store::project) has
    /// brought it up to date. Those of a generated store never do.
    const LAGS: bool = false;

    /// Brings the `eventual` view of this name one step nearer to what the rows are; whether there was anything to do.
    /// A store that [lags](Store::LAGS) says `false` only where the view is current.
    fn project(&mut self, view: &str) -> bool {
        let _ = view;
        false
    }

    /// Takes in a row of the entity of this name, replacing one of the same identity.
    ///
    /// # Errors
    /// If no entity has the name, or if the value is no row of it: a row must satisfy what the declaration proves of
    /// every row in its state.
    fn load(&mut self, entity: &str, row: &Value) -> Result<(), WireError>;
}
