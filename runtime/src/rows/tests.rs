//! What does not show from outside: the table knows exactly the slots that have a row, however they came and went.

use super::ask::{count, each, every, some, sum, unique};
use super::{FEW, Keyed, Rows, Slot};
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Number(u64);

impl Keyed for Number {
    type Key = u64;

    fn key(&self) -> &u64 {
        &self.0
    }
}

/// Holds the table against the slots.
fn check(rows: &Rows<Number>, known: &BTreeSet<u64>) {
    assert_eq!((rows.len(), rows.is_empty()), (known.len(), known.is_empty()));
    let listed: BTreeSet<u32> = rows.index.iter().copied().collect();
    let filled = (0..).zip(&rows.slots).filter(|(_, entry)| entry.row.is_some()).map(|(number, _)| number);
    let filled: BTreeSet<u32> = if rows.slots.len() > FEW { filled.collect() } else { BTreeSet::new() };
    assert_eq!((rows.index.len(), listed), (filled.len(), filled), "each slot with a row stands in the table once");
    for key in 0..3 * FEW as u64 {
        assert_eq!(rows.contains_key(&key), known.contains(&key));
        assert_eq!(rows.get(&key).map(|row| row.0), known.get(&key).copied());
    }
}

#[test]
fn the_table_knows_each_row_once() {
    for most in [1, FEW as u64, FEW as u64 + 1, 3 * FEW as u64] {
        let (mut rows, mut known) = (Rows::new(), BTreeSet::new());
        for turn in 0..2_000_u64 {
            let key = turn.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23) % most;
            match turn % 7 {
                0..=3 => assert_eq!(rows.insert(Box::new(Number(key))).is_some(), !known.insert(key)),
                4 | 5 => assert_eq!(rows.remove(&key).is_some(), known.remove(&key)),
                _ => {
                    if let Some((vacancy, row)) = rows.lift(&key) {
                        rows.put_back(vacancy, row);
                    }
                }
            }
            check(&rows, &known);
        }
    }
}

/// Rows that differ hash apart, and say so when they are printed.
#[test]
fn other_rows_are_told_apart() {
    let hash = |rows: &Rows<Number>| foldhash::fast::FixedState::default().hash_one(rows);
    let all: Vec<Rows<Number>> = (0..20)
        .map(|count| {
            let mut rows = Rows::default();
            (0..count).for_each(|key| drop(rows.insert(Box::new(Number(key)))));
            rows
        })
        .collect();
    let hashes: BTreeSet<u64> = all.iter().map(hash).collect();
    assert_eq!(hashes.len(), all.len());
    assert_eq!(format!("{:?}", all[2]), "[Number(0), Number(1)]");
}

#[test]
fn all_rows_are_asked() {
    let mut rows = Rows::default();
    let is_any = |_: &Number| true;
    assert!(every(&rows, |_| false) && !some(&rows, is_any) && unique(&rows, is_any, |row| &row.0));
    assert_eq!((count(&rows, is_any), sum(&rows, is_any, |_| 1), each(&rows, is_any, |row| row.0)), (0, 0, Vec::new()));
    for number in 1..=4 {
        rows.insert(Box::new(Number(number)));
    }
    let is_even = |row: &Number| row.0.is_multiple_of(2);
    assert!(every(&rows, |row| row.0 < 5) && !every(&rows, is_even));
    assert!(some(&rows, is_even) && !some(&rows, |row| row.0 > 4));
    assert_eq!((count(&rows, is_any), count(&rows, is_even)), (4, 2));
    assert_eq!(sum(&rows, is_even, |row| row.0.cast_signed()), 6);
    assert_eq!([i64::MAX, i64::MIN].map(|end| sum(&rows, is_any, |_| end)), [i64::MAX, i64::MIN]);
    // On the way the sum passes what 64 bits hold, and comes back.
    let far = |row: &Number| if row.0 > 2 { i64::MIN / 2 } else { i64::MAX };
    assert_eq!(sum(&rows, is_any, far), i64::MAX - 1);
    assert!(
        unique(&rows, is_any, |row| &row.0)
            && !unique(&rows, is_any, |_| &0)
            && unique(&rows, |row| row.0 == 1, |_| &0)
    );
    let mut taken = each(&rows, is_even, |row| row.0);
    taken.sort_unstable();
    assert_eq!(taken, [2, 4]);
}

/// Slots are alike if they are the same place with the same row.
#[test]
fn slots_are_told_apart() {
    let slots = [Slot::<Number>::new(0, 0), Slot::new(1, 0), Slot::new(0, 1)];
    let hash = |slot: Slot<Number>| foldhash::fast::FixedState::default().hash_one(slot);
    for (one, other) in slots.iter().flat_map(|one| slots.map(|other| (*one, other))) {
        let are_same = format!("{one:?}") == format!("{other:?}");
        assert_eq!((one == other, hash(one) == hash(other)), (are_same, are_same), "{one:?}, {other:?}");
    }
}
