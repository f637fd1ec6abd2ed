//! One store for many threads.

use crate::Store;
#[cfg(test)]
use shuttle::sync::RwLock;
use std::sync::PoisonError;
#[cfg(not(test))]
use std::sync::RwLock;

/// A store behind a lock. A read that begins after [`execute`](Self::execute) has returned, on any thread, sees what
/// that command did.
///
/// A panic inside [`read`](Self::read) cannot harm the store. One inside `execute` would be a bug of Selvedge; rows
/// are changed only after everything that could panic, so the store is whole even then. That is why a poisoned lock is
/// entered all the same: refusing every later command would turn one lost call into an outage.
#[derive(Debug, Default)]
pub struct Shared<S>(RwLock<S>);

impl<S: Store> Shared<S> {
    /// Shares a store.
    pub fn new(store: S) -> Self {
        Self(RwLock::new(store))
    }

    /// Executes a command; commands of all threads answer one after the other.
    pub fn execute(&self, command: S::Command) -> S::Reply {
        self.0.write().unwrap_or_else(PoisonError::into_inner).execute(command)
    }

    /// Reads the store; no command answers meanwhile. So whoever executes one inside `read` waits for itself, for ever, and
    /// so may whoever reads this store there once more.
    pub fn read<T>(&self, read: impl FnOnce(&S) -> T) -> T {
        read(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The store itself.
    pub fn into_inner(self) -> S {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
