//! What the benchmarks of Selvedge compare: one script of commands, and a machine written by hand that answers it.

pub mod by_hand;
pub mod script;
