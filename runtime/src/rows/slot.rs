//! Where a row lies.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

/// Where a row of a store lies: what an identity is looked up for. It stays good until the row is deleted, whatever else happens to
/// the row, and finds nothing from then on, also where another row has come to lie there (until four billion have).
///
/// It means something only to the store that gave it.
pub struct Slot<R> {
    number: u32,
    /// How many rows had left the slot before this one came.
    left: u32,
    row: PhantomData<fn() -> R>,
}

impl<R> Slot<R> {
    pub(super) fn new(number: u32, left: u32) -> Self {
        Self { number, left, row: PhantomData }
    }

    pub(super) fn index(self) -> usize {
        self.number as usize
    }

    pub(super) fn is_of(self, left: u32) -> bool {
        self.left == left
    }
}

impl<R> Clone for Slot<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R> Copy for Slot<R> {}

impl<R> PartialEq for Slot<R> {
    fn eq(&self, other: &Self) -> bool {
        (self.number, self.left) == (other.number, other.left)
    }
}

impl<R> Eq for Slot<R> {}

impl<R> Hash for Slot<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.number, self.left).hash(hasher);
    }
}

impl<R> fmt::Debug for Slot<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Slot({}, {})", self.number, self.left)
    }
}
