//! What threads share and wait for. In this crate's own tests it is the explorer's, so that all of it is tried in every
//! order that matters; a test of the house sees to it that nothing takes these from anywhere else.

#[cfg(test)]
pub(crate) use shuttle::sync::{Mutex, RwLock, atomic, mpsc};
#[cfg(test)]
pub(crate) use shuttle::thread;
#[cfg(not(test))]
pub(crate) use std::sync::{Mutex, RwLock, atomic, mpsc};
#[cfg(not(test))]
pub(crate) use std::thread;
