//! How a typed agent holds its row: boxed, or borrowed from a store.
//!
//! Rows are never moved by value: measured, that costs up to twice a hand-written match, a box or a borrow nothing.

use alloc::boxed::Box;
use core::ops::DerefMut;

/// A way to hold a row: `Box<Row>` where it is owned, `&mut Row` where a store keeps it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not hold a `{Row}`",
    note = "a row is held as `Box<{Row}>` or as `&mut {Row}`"
)]
pub trait Hold<Row>: DerefMut<Target = Row> + sealed::Hold<Row> {}

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

mod sealed {
    use alloc::boxed::Box;

    pub trait Hold<Row> {}

    impl<Row> Hold<Row> for Box<Row> {}
    impl<Row> Hold<Row> for &mut Row {}
}
