//! The reference interpreter over a declaration built by hand, so that it can also be shown what no checked
//! declaration holds: a guard that reads an absent field, outcomes that are not total, an event that tells too little.

mod desk;
mod domain;
mod eval;
mod fold;
mod step;
mod wire;
