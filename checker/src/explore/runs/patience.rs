//! How long the search for runs may take. It goes on among many worlds without a natural end, so whoever limits the time, or
//! interrupts, is asked for again and again while worlds and steps are gone through.

use crate::explore::task::Stop;
use std::cell::Cell;

/// So many worlds and steps are gone through before anybody is asked whether that is to end.
pub(super) const USUAL: u32 = 1 << 14;

/// Whether the search goes on.
pub(super) struct Patience<'a> {
    over: &'a dyn Fn() -> Option<Stop>,
    every: u32,
    gone: Cell<u32>,
    ended: Cell<Option<Stop>>,
}

impl<'a> Patience<'a> {
    /// Until `over` says why it is to end; it is asked each time when so many worlds and steps were gone through.
    pub(super) fn new(over: &'a dyn Fn() -> Option<Stop>, every: u32) -> Self {
        Self { over, every, gone: Cell::new(0), ended: Cell::new(None) }
    }

    /// One more world or step is to be gone through; whether the search is over instead.
    pub(super) fn is_over(&self) -> bool {
        if self.ended.get().is_none() {
            self.gone.set(self.gone.get() + 1);
            if self.gone.get() >= self.every {
                self.gone.set(0);
                self.ended.set((self.over)());
            }
        }
        self.ended.get().is_some()
    }

    /// Why the search ended before it was complete. What it found then means nothing.
    pub(super) fn ended(&self) -> Option<Stop> {
        self.ended.get()
    }
}
