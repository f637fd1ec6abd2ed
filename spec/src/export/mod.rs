//! The bounded system in the languages of other checkers, so that nobody has to believe this one.
//!
//! ```text
//! ir + bound -> machine (whole numbers, flat rows) -> promela, murphi, tla
//! ```
//!
//! An export is the whole bounded system: every identity, every command with every input of the bound, every outcome
//! in its order. Its states are the system's worlds, one for one, so a checker that shares no code with this one must
//! count as many. What a language has no counterpart for is refused by name; nothing is left out silently.

mod amounts;
mod changes;
mod columns;
mod constants;
mod crd;
mod declaration;
mod literals;
mod lower;
mod machine;
mod murphi;
mod names;
mod openapi;
mod plan;
mod promela;
mod rules;
mod schema;
mod symbolic;
mod tla;
mod writing;

pub use crd::crd;
pub use declaration::declaration;
pub use machine::Machine;
pub use openapi::openapi;
pub use schema::schema;

use crate::ir::System;
use std::fmt;

/// Why a bounded system cannot be exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unexportable {
    /// Where in the declaration, such as `LoomAgent.conditions` or `bound late`.
    pub place: String,
    /// What has no counterpart, and what to do about it.
    pub words: String,
}

impl Unexportable {
    fn new(place: impl Into<String>, words: impl Into<String>) -> Self {
        Self { place: place.into(), words: words.into() }
    }
}

impl fmt::Display for Unexportable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.words)
    }
}

impl std::error::Error for Unexportable {}

/// The bounded system in Promela, for SPIN.
///
/// # Errors
/// Where something within the bound has no counterpart.
///
/// # Panics
/// If `bound` is no index into [`System::bounds`].
pub fn promela(system: &System, bound: usize, with_rules: bool) -> Result<String, Unexportable> {
    Machine::new(system, bound, with_rules, promela::RESERVED).map(|machine| promela::render(&machine))
}

/// The bounded system in Murphi, for rumur and `CMurphi`.
///
/// # Errors
/// Where something within the bound has no counterpart.
///
/// # Panics
/// If `bound` is no index into [`System::bounds`].
pub fn murphi(system: &System, bound: usize, with_rules: bool) -> Result<String, Unexportable> {
    Machine::new(system, bound, with_rules, murphi::RESERVED).map(|machine| murphi::render(&machine))
}

/// The bounded system as a TLA+ module, for TLC; its configuration stands behind the module's end.
///
/// # Errors
/// Where something within the bound has no counterpart.
///
/// # Panics
/// If `bound` is no index into [`System::bounds`].
pub fn tla(system: &System, bound: usize, with_rules: bool) -> Result<String, Unexportable> {
    Machine::new(system, bound, with_rules, tla::RESERVED).map(|machine| tla::render(&machine))
}
