//! The set of worlds that were found: a bit for each where all of them fit, else each by its number. Never lossy.

use super::layout::Packed;
use crate::sync::Mutex;
use crate::sync::atomic::{AtomicU64, Ordering};
use std::hash::BuildHasher;
use std::sync::PoisonError;

/// Worlds of so many bits have a bit each: the bits of all take 32 MiB at most.
const MOST_BITS: u32 = 28;

/// The set is kept in so many parts, so that threads seldom wait for each other.
const PARTS: usize = 64;

// The order of this set never shows: what is found is sorted before it is gone on with.
#[allow(clippy::disallowed_types)]
type Part = std::collections::HashSet<Packed, foldhash::fast::FixedState>;

/// The worlds found so far.
#[derive(Debug)]
pub(super) enum Seen {
    /// One bit for each world that there could be.
    Bits(Vec<AtomicU64>),
    /// The worlds themselves.
    Worlds(Box<[Mutex<Part>]>),
}

impl Seen {
    /// An empty set of worlds that take so many bits.
    pub(super) fn of(bits: u32) -> Self {
        if bits <= MOST_BITS {
            Self::Bits((0..(1usize << bits).div_ceil(64)).map(|_| AtomicU64::new(0)).collect())
        } else {
            Self::Worlds((0..PARTS).map(|_| Mutex::default()).collect())
        }
    }

    /// Adds a world; whether it is new.
    pub(super) fn add(&self, world: Packed) -> bool {
        match self {
            Self::Bits(words) => {
                let index = usize::try_from(world).expect("a world of few bits");
                let (place, bit) = (&words[index / 64], 1 << (index % 64));
                // Most worlds are known: a plain read spares the locked write.
                place.load(Ordering::Relaxed) & bit == 0 && place.fetch_or(bit, Ordering::Relaxed) & bit == 0
            }
            Self::Worlds(parts) => {
                let hash = foldhash::fast::FixedState::default().hash_one(world);
                let part = usize::try_from(hash % PARTS as u64).expect("a small number");
                parts[part].lock().unwrap_or_else(PoisonError::into_inner).insert(world)
            }
        }
    }

    /// How many bytes the set takes, about.
    pub(super) fn bytes(&self) -> u64 {
        let bytes = match self {
            Self::Bits(words) => words.len() * 8,
            Self::Worlds(parts) => {
                let room = |part: &Mutex<Part>| part.lock().unwrap_or_else(PoisonError::into_inner).capacity();
                parts.iter().map(room).sum::<usize>() * (size_of::<Packed>() + 1) * 8 / 7
            }
        };
        bytes as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::{on_all, on_many};
    use crate::sync::thread;

    /// Lets a thread add each list of worlds; how often each world was said to be new.
    fn added(add: &(impl Fn(Packed) -> bool + Sync), worlds: &'static [&[Packed]]) -> Vec<(Packed, usize)> {
        let mut all = worlds.concat();
        all.sort_unstable();
        all.dedup();
        let new: Vec<Packed> = thread::scope(|scope| {
            let new = |worlds: &[Packed]| worlds.iter().copied().filter(|world| add(*world)).collect::<Vec<_>>();
            let running: Vec<_> = worlds.iter().map(|worlds| scope.spawn(move || new(worlds))).collect();
            running.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        });
        let count = |world: Packed| new.iter().filter(|new| **new == world).count();
        all.into_iter().map(|world| (world, count(world))).collect()
    }

    fn assert_each_is_new_once(add: &(impl Fn(Packed) -> bool + Sync), worlds: &'static [&[Packed]]) {
        assert!(added(add, worlds).iter().all(|(_, times)| *times == 1), "not new once");
        assert!(worlds.concat().iter().all(|world| !add(*world)), "forgotten");
    }

    #[test]
    fn each_world_is_new_once() {
        // With a bit for each world, and as a set.
        for bits in [7, MOST_BITS + 1] {
            on_all(move || {
                let seen = Seen::of(bits);
                assert_each_is_new_once(&|world| seen.add(world), &[&[5, 6], &[6, 5]]);
            });
            on_many(500, move || {
                let seen = Seen::of(bits);
                assert_each_is_new_once(&|world| seen.add(world), &[&[1, 2, 70, 3], &[3, 70, 2, 4], &[70, 1, 4]]);
                assert!(seen.bytes() > 0);
            });
        }
    }

    #[test]
    #[should_panic(expected = "not new once")]
    fn a_bit_that_is_read_and_then_written_is_found() {
        on_all(|| {
            let word = AtomicU64::new(0);
            let split = |world: Packed| {
                let bits = word.load(Ordering::Relaxed);
                word.store(bits | 1 << world, Ordering::Relaxed);
                bits & 1 << world == 0
            };
            assert_each_is_new_once(&split, &[&[5, 6], &[6, 5]]);
        });
    }
}
