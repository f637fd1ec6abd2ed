//! How a typed agent holds its row: boxed, or borrowed from a store.
//!
//! Rows are never moved by value: measured, that costs up to twice a hand-written match, a box or a borrow nothing.

use alloc::boxed::Box;
use core::ops::{Deref, DerefMut};

/// A way to hold a row: `Box<Row>` where it is owned, `&mut Row` where a store keeps it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not hold a `{Row}`",
    note = "a row is held as `Box<{Row}>` or as `&mut {Row}`"
)]
pub trait Hold<Row>: DerefMut<Target = Row> + sealed::Hold<Row> {
    /// Whether the row was looked up by the identity that the command names, so that nobody need ask again.
    #[doc(hidden)]
    const FOUND: bool = false;
}

impl<Row> Hold<Row> for Box<Row> {}
impl<Row> Hold<Row> for &mut Row {}

/// A row that nobody else keeps, so that it can be deleted.
#[diagnostic::on_unimplemented(
    message = "a borrowed row cannot be deleted",
    label = "the store still keeps this row",
    note = "take the row out of the store with `remove`, or send the command to the store with `execute`"
)]
pub trait Owned<Row>: Hold<Row> {}

impl<Row> Owned<Row> for Box<Row> {}

/// A row that the dispatcher looked up by the identity which the command names.
#[doc(hidden)]
#[derive(Debug)]
pub struct Found<H>(pub H);

impl<H: DerefMut> Deref for Found<H> {
    type Target = H::Target;

    fn deref(&self) -> &H::Target {
        &self.0
    }
}

impl<H: DerefMut> DerefMut for Found<H> {
    fn deref_mut(&mut self) -> &mut H::Target {
        &mut self.0
    }
}

impl<Row, H: Hold<Row>> Hold<Row> for Found<H> {
    const FOUND: bool = true;
}

impl<Row, H: Owned<Row>> Owned<Row> for Found<H> {}

mod sealed {
    use alloc::boxed::Box;

    pub trait Hold<Row> {}

    impl<Row> Hold<Row> for Box<Row> {}
    impl<Row> Hold<Row> for &mut Row {}
    impl<Row, H: super::Hold<Row>> Hold<Row> for super::Found<H> {}
}
