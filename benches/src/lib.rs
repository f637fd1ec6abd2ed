//! What Selvedge is measured on and against: lives and logs of agents, a machine written by hand, another checker.

pub mod bare;
pub mod by_hand;
pub mod crowd;
pub mod host;
pub mod pump;
pub mod script;
