//! The commands of every day as a person runs them: each with a transcript of what it prints and how it exits.

mod conform;
mod fmt;
mod support;
mod trace;
