//! Other implementations held against a declaration: vectors out, their answers back.
//!
//! ```text
//! declaration -> vectors -> process (a line out, a line back) -> judged one by one -> passed, failed, unsupported
//! ```

mod judge;
mod process;
mod related;
mod single;
mod tell;
mod vectors;

pub use judge::{Conformance, Ended, Failure, conform};
pub use tell::{json, text};
pub use vectors::{Missing, Vector, Vectors, lines, vectors};
