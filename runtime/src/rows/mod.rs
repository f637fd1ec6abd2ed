//! Where a store keeps the rows of one entity, and what conditions ask of all of them.

mod ask;
mod slot;
#[cfg(test)]
mod tests;

pub use ask::{count, each, every, some, stored, sum, unique};
pub use slot::Slot;

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{BuildHasher, Hash, Hasher};
use foldhash::SharedSeed;
use foldhash::fast::{FixedState, SeedableRandomState};
use hashbrown::HashTable;

/// A row that says its identity.
pub trait Keyed {
    /// The type of the identity.
    type Key: Hash + Ord;

    /// The identity.
    fn key(&self) -> &Self::Key;
}

/// Rows by identity.
///
/// Each row lies in a slot of its own, boxed, and keeps it until it is deleted. Among few slots a row is looked for; beyond those a
/// table has the numbers of all slots by identity. So an identity is not kept twice, no row is moved when others come, and who
/// knows the slot needs no look-up. Rows stand in the order of their slots, which follows from what happened and not from hashes.
#[derive(Clone)]
pub struct Rows<R> {
    slots: Vec<Entry<R>>,
    /// Numbers of slots without a row.
    free: Vec<u32>,
    /// The slots by identity, once there are more than [`FEW`].
    index: HashTable<u32>,
}

/// Among so many slots, looking at each is no slower than a table.
const FEW: usize = 8;

#[derive(Clone)]
struct Entry<R> {
    /// How many rows have left this slot.
    left: u32,
    row: Option<Box<R>>,
}

/// The slot of a row that was taken out for a while.
#[derive(Debug)]
#[must_use = "the row must be put back, or its slot given up"]
pub struct Vacancy {
    number: u32,
    /// Where its identity stands in the table, if there is one.
    hash: u64,
}

impl<R> Rows<R> {
    /// No rows.
    #[must_use]
    pub const fn new() -> Self {
        Self { slots: Vec::new(), free: Vec::new(), index: HashTable::new() }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.slots.len() - self.free.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in no promised order.
    pub fn values(&self) -> impl Iterator<Item = &R> {
        self.slots.iter().filter_map(|entry| entry.row.as_deref())
    }

    /// The row in a slot, if it is still there.
    #[must_use]
    pub fn at(&self, slot: Slot<R>) -> Option<&R> {
        self.slots.get(slot.index()).filter(|entry| slot.is_of(entry.left))?.row.as_deref()
    }

    /// The row in a slot, to change it.
    #[must_use]
    pub fn at_mut(&mut self, slot: Slot<R>) -> Option<&mut R> {
        self.slots.get_mut(slot.index()).filter(|entry| slot.is_of(entry.left))?.row.as_deref_mut()
    }

    fn entry(&mut self, number: u32) -> &mut Entry<R> {
        &mut self.slots[number as usize]
    }
}

impl<R: Keyed> Rows<R> {
    /// The number of the slot in which the row of this identity lies.
    fn find(&self, key: &R::Key) -> Option<u32> {
        if self.slots.len() <= FEW {
            return (0..).zip(&self.slots).find(|(_, entry)| entry.is_named(key)).map(|(number, _)| number);
        }
        self.index.find(hash(key), |number| self.slots[*number as usize].is_named(key)).copied()
    }

    /// The slot in which the row of this identity lies.
    #[must_use]
    pub fn slot(&self, key: &R::Key) -> Option<Slot<R>> {
        self.find(key).map(|number| Slot::new(number, self.slots[number as usize].left))
    }

    /// The row of this identity.
    #[must_use]
    pub fn get(&self, key: &R::Key) -> Option<&R> {
        self.slots[self.find(key)? as usize].row.as_deref()
    }

    /// The row of this identity, to change it.
    #[must_use]
    pub fn get_mut(&mut self, key: &R::Key) -> Option<&mut R> {
        let number = self.find(key)?;
        self.entry(number).row.as_deref_mut()
    }

    /// Whether a row has this identity.
    #[must_use]
    pub fn contains_key(&self, key: &R::Key) -> bool {
        self.find(key).is_some()
    }

    /// All of them, by identity.
    #[must_use]
    pub fn sorted(&self) -> Vec<&R> {
        let mut rows: Vec<_> = self.values().collect();
        rows.sort_unstable_by_key(|row| row.key());
        rows
    }

    /// Takes a row in, and gives back the one that had its identity; the new one then lies in the slot of the old.
    ///
    /// # Panics
    /// If there are 4,294,967,296 rows.
    pub fn insert(&mut self, row: Box<R>) -> Option<Box<R>> {
        if let Some(number) = self.find(row.key()) {
            return self.entry(number).row.replace(row);
        }
        let (number, first_listed) = match self.free.pop() {
            Some(number) => (number, number),
            None => self.new_slot(),
        };
        self.entry(number).row = Some(row);
        if self.slots.len() > FEW {
            (first_listed..=number).for_each(|number| self.list(number));
        }
        None
    }

    /// A new slot, and the first of those that are to be taken up in the table with it: all of them, where it makes them many.
    fn new_slot(&mut self) -> (u32, u32) {
        let number = u32::try_from(self.slots.len()).expect("fewer rows than that");
        self.slots.push(Entry { left: 0, row: None });
        (number, if self.slots.len() == FEW + 1 { 0 } else { number })
    }

    /// Takes a slot up in the table.
    fn list(&mut self, number: u32) {
        let slots = &self.slots;
        let hash_of = |number: &u32| slots[*number as usize].row.as_ref().map_or(0, |row| hash(row.key()));
        if slots[number as usize].row.is_some() {
            self.index.insert_unique(hash_of(&number), number, hash_of);
        }
    }

    /// Takes a row out.
    pub fn remove(&mut self, key: &R::Key) -> Option<Box<R>> {
        let (vacancy, row) = self.lift(key)?;
        self.give_up(vacancy);
        Some(row)
    }

    /// Takes a row out for a while; nothing may come in before it is put back or given up.
    pub fn lift(&mut self, key: &R::Key) -> Option<(Vacancy, Box<R>)> {
        let number = self.find(key)?;
        let hash = if self.slots.len() > FEW { hash(key) } else { 0 };
        self.entry(number).row.take().map(|row| (Vacancy { number, hash }, row))
    }

    /// Puts the row back.
    #[allow(clippy::needless_pass_by_value, reason = "a vacancy is filled once")]
    pub fn put_back(&mut self, vacancy: Vacancy, row: Box<R>) {
        let Vacancy { number, .. } = vacancy;
        self.entry(number).row = Some(row);
    }

    /// Gives up the slot of a row that will not come back.
    #[allow(clippy::needless_pass_by_value, reason = "a vacancy is given up once")]
    pub fn give_up(&mut self, vacancy: Vacancy) {
        let Vacancy { number, hash } = vacancy;
        if self.slots.len() > FEW
            && let Ok(found) = self.index.find_entry(hash, |other| *other == number)
        {
            found.remove();
        }
        self.free.push(number);
        let entry = self.entry(number);
        entry.left = entry.left.wrapping_add(1);
    }
}

impl<R: Keyed> Entry<R> {
    /// Whether the row in this slot has this identity.
    fn is_named(&self, key: &R::Key) -> bool {
        self.row.as_ref().is_some_and(|row| row.key() == key)
    }
}

/// Where an identity stands in the table. The seed is another in each process, so nobody can prepare names that collide.
fn hash<K: Hash>(key: &K) -> u64 {
    SeedableRandomState::with_seed(0, SharedSeed::global_random()).hash_one(key)
}

impl<R> Default for Rows<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Keyed + PartialEq> PartialEq for Rows<R> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.values().all(|row| other.get(row.key()) == Some(row))
    }
}

impl<R: Keyed + Eq> Eq for Rows<R> {}

/// The same for the same rows, in whatever order they came.
impl<R: Hash> Hash for Rows<R> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let sum = self.values().fold(0_u64, |sum, row| sum.wrapping_add(FixedState::default().hash_one(row)));
        hasher.write_u64(sum);
    }
}

impl<R: Keyed + fmt::Debug> fmt::Debug for Rows<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.sorted()).finish()
    }
}
