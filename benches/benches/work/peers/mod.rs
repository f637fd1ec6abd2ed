//! The pump in the words of other libraries.

pub(crate) mod rust_fsm;
pub(crate) mod smlang;
pub(crate) mod statig;
pub(crate) mod statum;
