//! What Selvedge is measured against: a machine written by hand, and another checker over the same generated code.

pub mod bare;
pub mod by_hand;
pub mod host;
pub mod script;
