//! The set of worlds that were found: a bit for each where all of them fit, else each by its number. Never lossy.

use super::layout::Packed;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

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
                let (word, bit) = (&words[index / 64], 1 << (index % 64));
                // Most worlds are known: a plain read spares the locked write.
                word.load(Ordering::Relaxed) & bit == 0 && word.fetch_or(bit, Ordering::Relaxed) & bit == 0
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
