//! The rows of a store against a plain map: whatever happens, and in whatever order.

use selvedge::{Slot, Store, wire};
use serde_json::json;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The expansion of `valve.life`.
mod valve {
    selvedge::lifecycle!(file = "tests/valve.life");
}

use valve::{Command, Id, ValveRow, Valves};

fn make(id: u64, count: u64) -> Command {
    wire::from_value(&json!({"Make": {"id": format!("v{id}"), "level": 1, "count": count}})).expect("a command")
}

/// Smashes a valve, or removes it where it is smashed or its count is 9: a command that may delete, and may not.
fn drop_valve(id: u64) -> Command {
    wire::from_value(&json!({"Drop": {"id": format!("v{id}"), "way": "In"}})).expect("a command")
}

fn hash(store: &Valves) -> u64 {
    let mut hasher = DefaultHasher::new();
    store.hash(&mut hasher);
    hasher.finish()
}

/// Chance that is the same on every run (splitmix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }
}

/// What a plain map remembers of a valve: its count, whether it is smashed, and the slot that it was first seen in.
type Plain = BTreeMap<Id, (i64, bool, Slot<ValveRow>)>;

#[track_caller]
fn same(store: &mut Valves, plain: &Plain, gone: &[Slot<ValveRow>]) {
    assert_eq!((store.len(), store.is_empty()), (plain.len(), plain.is_empty()));
    let rows: Vec<_> = store.iter().map(|row| (row.id().clone(), row.count())).collect();
    assert_eq!(rows, plain.iter().map(|(id, (count, ..))| (id.clone(), *count)).collect::<Vec<_>>(), "by identity");
    for (id, (count, _, slot)) in plain {
        assert_eq!(store.get(id).map(ValveRow::count), Some(*count));
        assert_eq!(store.slot(id), Some(*slot), "a row stays where it is");
        assert_eq!(store.at(*slot).map(ValveRow::id), Some(id));
        assert_eq!(store.at_mut(*slot).map(|any| any.id().clone()).as_ref(), Some(id));
    }
    for slot in gone {
        assert!(store.at(*slot).is_none(), "a slot finds nothing once its row is gone, whatever lies there now");
    }
}

#[test]
fn a_store_is_a_map() {
    let (mut store, mut plain, mut gone, mut dice) = (Valves::new(), Plain::new(), Vec::new(), Dice(1));
    for count in 0..4_000 {
        let number = dice.below(40);
        let id = Id::new(format!("v{number}"));
        match dice.below(4) {
            0 => {
                drop(store.execute(make(number, count % 12)));
                let slot = store.slot(&id).expect("it was made");
                plain.entry(id).or_insert((i64::try_from(count % 12).expect("small"), false, slot));
            }
            1 => {
                drop(store.execute(drop_valve(number)));
                match plain.get(&id).copied() {
                    Some((9, _, slot) | (_, true, slot)) => {
                        plain.remove(&id);
                        gone.push(slot);
                    }
                    Some((count, false, slot)) => drop(plain.insert(id, (count, true, slot))),
                    None => {}
                }
            }
            2 => {
                let taken = store.remove(&id);
                assert_eq!(taken.map(|any| any.row().count()), plain.get(&id).map(|(count, ..)| *count));
                gone.extend(plain.remove(&id).map(|(_, _, slot)| slot));
            }
            _ => {
                // What is taken in under an identity that is there comes to lie where that lay.
                let mut other = Valves::new();
                drop(other.execute(make(number, 5)));
                let before = store.insert(other.remove(&id).expect("it was made"));
                assert_eq!(before.map(|any| any.row().count()), plain.get(&id).map(|(count, ..)| *count));
                let slot = store.slot(&id).expect("it was taken in");
                plain.insert(id, (5, false, slot));
            }
        }
        if count % 16 == 0 {
            same(&mut store, &plain, &gone);
        }
    }
    assert!(gone.len() > 500, "slots are given up and taken again");
}

/// Two stores are equal, and hash alike, where they hold the same rows, whatever happened before.
#[test]
fn history_does_not_show() {
    let mut dice = Dice(2);
    for _ in 0..200 {
        let [mut one, mut other] = [Valves::new(), Valves::new()];
        let ids: Vec<u64> = (0..8).filter(|_| dice.below(2) > 0).collect();
        ids.iter().for_each(|id| drop(one.execute(make(*id, 1))));
        for id in ids.iter().rev().chain([&77]) {
            drop(other.execute(make(*id, 9)));
            drop(other.execute(drop_valve(*id)));
            drop(other.execute(make(*id, 1)));
        }
        assert_ne!(one, other);
        assert!(other.remove(&Id::new("v77")).is_some());
        assert_eq!((&one, hash(&one), format!("{one:?}")), (&other, hash(&other), format!("{other:?}")));
        assert_eq!(one.rows(), other.rows());
        assert_eq!(one.clone(), one);
        if let Some(id) = ids.first() {
            drop(other.execute(drop_valve(*id)));
            assert_ne!(one, other);
        }
    }
}

/// A slot of one store says nothing about another, and does no harm there.
#[test]
fn a_foreign_slot_is_harmless() {
    let (mut one, mut other) = (Valves::new(), Valves::new());
    for id in 0..3 {
        drop(one.execute(make(id, 1)));
    }
    let slot = one.slot(&Id::new("v2")).expect("it was made");
    assert!(other.at(slot).is_none() && other.at_mut(slot).is_none());
    drop(other.execute(make(5, 1)));
    assert!(other.at(slot).is_none());
    assert_eq!(format!("{slot:?}"), "Slot(2, 0)");
}
