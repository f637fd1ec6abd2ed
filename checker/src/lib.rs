//! The model checker of Selvedge: explores every interleaving of the generated code, holds it against the reference
//! interpreter and against rules, and tells what it found.
//!
//! ```text
//! declaration -> subject (what is explored) -> engine (in what order) -> lockstep (each step judged twice)
//!             -> atlas (worlds, paths, coverage) -> verdict -> report (one format a file)
//! ```

pub mod check;
pub mod cli;
pub mod compare;
pub mod conform;
pub mod controller;
mod decide;
pub mod declaration;
pub mod drive;
pub mod explore;
pub mod explorer;
pub mod init;
pub mod lsp;
pub mod memory;
pub mod mutants;
pub mod replay;
pub mod report;
pub mod rules;
#[cfg(test)]
#[path = "../../runtime/src/schedules.rs"]
mod schedules;
mod solve;
pub mod steering;
pub mod subject;
mod sync;
pub mod systems;
pub mod trace;
pub mod verdict;
