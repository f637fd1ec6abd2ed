//! What conditions ask of all rows of an entity, and what a step needs of them.

use super::Rows;
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Whether every row is so.
pub fn every<R>(rows: &Rows<R>, is: impl Fn(&R) -> bool) -> bool {
    rows.values().all(is)
}

/// Whether some row is so.
pub fn some<R>(rows: &Rows<R>, is: impl Fn(&R) -> bool) -> bool {
    rows.values().any(is)
}

/// How many rows are so.
pub fn count<R>(rows: &Rows<R>, is: impl Fn(&R) -> bool) -> i64 {
    i64::try_from(rows.values().filter(|row| is(row)).count()).unwrap_or(i64::MAX)
}

/// What the values of the rows that are so amount to. A sum that 64 bits do not hold is the largest or the smallest
/// number that they do, wherever it passed them on the way.
#[allow(clippy::missing_panics_doc, reason = "a clamped number fits")]
pub fn sum<R>(rows: &Rows<R>, is: impl Fn(&R) -> bool, value: impl Fn(&R) -> i64) -> i64 {
    let values = rows.values().filter(|row| is(row)).map(|row| i128::from(value(row)));
    let sum = values.sum::<i128>().clamp(i64::MIN.into(), i64::MAX.into());
    i64::try_from(sum).expect("clamped")
}

/// Whether no two rows that are so have one value.
pub fn unique<'r, R, T: Ord + 'r>(rows: &'r Rows<R>, is: impl Fn(&R) -> bool, value: impl Fn(&'r R) -> &'r T) -> bool {
    let mut seen = BTreeSet::new();
    rows.values().filter(|row| is(row)).all(|row| seen.insert(value(row)))
}

/// What is taken from each row that is so.
pub fn each<R, T>(rows: &Rows<R>, is: impl Fn(&R) -> bool, take: impl Fn(&R) -> T) -> Vec<T> {
    rows.values().filter(|row| is(row)).map(take).collect()
}

/// The row that a step changes.
///
/// # Panics
/// If it is not there: the checker of the language has proved that it is, so that would be a bug of Selvedge.
#[track_caller]
#[must_use]
pub fn stored<R>(row: Option<&mut R>) -> &mut R {
    row.expect("the declaration proves that this row is there")
}
