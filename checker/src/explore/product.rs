//! All combinations of independent components, level by level, one bit for each.
//!
//! A component is what the commands that name one row can do: its local worlds, numbered from the first, and which of
//! them follow which. A world of the system is one local world of each component, numbered as a number with that many
//! digits. Nothing is hashed and nothing is lossy: a world's bit is its own.

use super::task::Stop;
use super::watch::{Stage, Watch};
use crate::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use crate::sync::thread;
use std::sync::Arc;
use std::time::Instant;

/// What one component can do.
#[derive(Clone, Debug, Default)]
pub struct Component {
    /// By local world: the local worlds that one command leads to, each once, itself left out.
    pub successors: Vec<Vec<u32>>,
}

/// What a sweep over all combinations found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// How many worlds there are at each distance from the first.
    pub levels: Vec<u64>,
    /// How many of them were expanded.
    pub expanded: u64,
    /// What ended the sweep before it was complete.
    pub stop: Option<Stop>,
}

impl Swept {
    /// How many worlds were found.
    #[must_use]
    pub fn worlds(&self) -> u64 {
        self.levels.iter().sum()
    }
}

/// Where a sweep stops.
#[derive(Clone, Debug, Default)]
pub struct SweepLimits {
    /// Worlds at this distance are not expanded.
    pub depth: Option<u32>,
    /// No level is begun once so many worlds are found.
    pub worlds: Option<u64>,
    /// Nothing is expanded after this moment.
    pub until: Option<Instant>,
    /// Tells how far the sweep is; nothing is expanded once it is interrupted.
    pub watch: Arc<Watch>,
}

/// The combinations of some components.
#[derive(Debug)]
pub struct Product {
    wheels: Vec<Wheel>,
    size: u128,
}

/// A component as a digit: from each local world, by how much the number of the world changes.
#[derive(Debug)]
struct Wheel {
    size: u32,
    stride: u64,
    /// Where each local world's steps begin in `steps`.
    starts: Vec<u32>,
    steps: Vec<i64>,
}

/// How many words of a bitmap a thread takes at a time: in tests one, so that threads share even few worlds.
const BLOCK: usize = if cfg!(test) { 1 } else { 1024 };

impl Product {
    /// Puts the components together; the first is the lowest digit.
    #[must_use]
    pub fn new(components: &[Component]) -> Self {
        let mut wheels = Vec::new();
        let mut size: u128 = 1;
        for component in components {
            wheels.push(Wheel::new(component, u64::try_from(size).unwrap_or(u64::MAX)));
            size = size.saturating_mul(component.successors.len() as u128);
        }
        Self { wheels, size }
    }

    /// How many combinations there are; not all of them need be reachable.
    #[must_use]
    pub fn size(&self) -> u128 {
        self.size
    }

    /// How many bytes a sweep needs: three bits for each combination.
    #[must_use]
    pub fn bytes(&self) -> u128 {
        self.size.div_ceil(64).saturating_mul(3 * 8)
    }

    /// The local world of each component in a world.
    #[must_use]
    pub fn digits(&self, world: u64) -> Vec<u32> {
        let digit = |wheel: &Wheel| u32::try_from(world / wheel.stride % u64::from(wheel.size)).unwrap_or(u32::MAX);
        self.wheels.iter().map(digit).collect()
    }

    /// Finds every world that can be reached, nearest first, and shows each to `visit` with its distance. The result
    /// does not depend on the number of threads; the order in which one level's worlds are shown does.
    ///
    /// # Panics
    /// If the combinations are more than memory could number; ask [`Product::bytes`] first.
    pub fn sweep(&self, threads: usize, limits: &SweepLimits, visit: &(impl Fn(u32, u64, &[u32]) + Sync)) -> Swept {
        let words = usize::try_from(self.size.div_ceil(64)).expect("the caller asked how many bytes this needs");
        let bitmap = || -> Vec<AtomicU64> { (0..words).map(|_| AtomicU64::new(0)).collect() };
        let (seen, mut current, mut next) = (bitmap(), bitmap(), bitmap());
        seen[0].store(1, Ordering::Relaxed);
        current[0].store(1, Ordering::Relaxed);
        limits.watch.begin(Stage::Combinations, u64::try_from(self.size).ok());
        limits.watch.found(1, 0);
        let mut swept = Swept { levels: vec![1], ..Swept::default() };
        loop {
            let level = u32::try_from(swept.levels.len() - 1).unwrap_or(u32::MAX);
            let reached = limits.reached(level, swept.worlds());
            let expand = reached.is_none();
            let bitmaps = Bitmaps { seen: &seen, current: &current, next: &next };
            let (found, expanded) =
                Level { product: self, distance: level, expand, limits, bitmaps }.run(threads, visit);
            swept.expanded += expanded;
            if expanded < swept.levels[level as usize] {
                swept.stop = reached.or_else(|| limits.is_over());
            }
            if found == 0 {
                return swept;
            }
            swept.levels.push(found);
            std::mem::swap(&mut current, &mut next);
            for word in &mut next {
                *word.get_mut() = 0;
            }
        }
    }
}

impl SweepLimits {
    fn reached(&self, level: u32, worlds: u64) -> Option<Stop> {
        let depth = self.depth.is_some_and(|depth| level >= depth).then_some(Stop::Depth);
        let limit = self.worlds.is_some_and(|limit| worlds >= limit).then_some(Stop::Worlds);
        depth.or(limit).or_else(|| self.is_over())
    }

    /// Why nothing more is to be expanded, whatever was found.
    pub(super) fn is_over(&self) -> Option<Stop> {
        let interrupted = self.watch.is_interrupted().then_some(Stop::Interrupted);
        interrupted.or_else(|| self.until.filter(|until| Instant::now() >= *until).map(|_| Stop::Time))
    }
}

impl Wheel {
    fn new(component: &Component, stride: u64) -> Self {
        let mut starts = vec![0];
        let mut steps = Vec::new();
        let signed = i64::try_from(stride).unwrap_or(i64::MAX);
        for (from, successors) in (0i64..).zip(&component.successors) {
            steps.extend(successors.iter().map(|to| (i64::from(*to) - from).saturating_mul(signed)));
            starts.push(u32::try_from(steps.len()).expect("a component has fewer than 2^32 steps"));
        }
        let size = u32::try_from(component.successors.len()).expect("a component has fewer than 2^32 local worlds");
        Self { size, stride, starts, steps }
    }

    fn steps(&self, digit: u32) -> &[i64] {
        let digit = digit as usize;
        &self.steps[self.starts[digit] as usize..self.starts[digit + 1] as usize]
    }
}

/// One level of a sweep.
struct Level<'a> {
    product: &'a Product,
    distance: u32,
    expand: bool,
    limits: &'a SweepLimits,
    bitmaps: Bitmaps<'a>,
}

/// One bit for each combination: found so far, of this level, of the next.
struct Bitmaps<'a> {
    seen: &'a [AtomicU64],
    current: &'a [AtomicU64],
    next: &'a [AtomicU64],
}

impl Level<'_> {
    /// How many new worlds the level leads to, and how many of its own were expanded.
    fn run(&self, threads: usize, visit: &(impl Fn(u32, u64, &[u32]) + Sync)) -> (u64, u64) {
        let claimed = AtomicUsize::new(0);
        let work = || {
            let mut sums = (0, 0);
            loop {
                let start = claimed.fetch_add(BLOCK, Ordering::Relaxed);
                if start >= self.bitmaps.current.len() {
                    return sums;
                }
                let (found, expanded) = self.block(start, visit);
                self.limits.watch.found(found, self.distance + u32::from(found > 0));
                self.limits.watch.expanded(expanded);
                sums = (sums.0 + found, sums.1 + expanded);
            }
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let others = others.into_iter().map(|other| other.join().expect("a sweep does not panic"));
            let own = work();
            others.fold(own, |sums, other| (sums.0 + other.0, sums.1 + other.1))
        })
    }

    /// The same of so many words. Once nothing more is to be expanded, what was found is still shown.
    fn block(&self, start: usize, visit: &(impl Fn(u32, u64, &[u32]) + Sync)) -> (u64, u64) {
        let end = (start + BLOCK).min(self.bitmaps.current.len());
        let expand = self.expand && self.limits.is_over().is_none();
        let mut odometer: Option<Odometer<'_>> = None;
        let (mut found, mut expanded) = (0, 0);
        for word in start..end {
            let mut bits = self.bitmaps.current[word].load(Ordering::Relaxed);
            while bits != 0 {
                let world = word as u64 * 64 + u64::from(bits.trailing_zeros());
                bits &= bits - 1;
                let odometer = odometer.get_or_insert_with(|| Odometer::at(self.product, world));
                odometer.advance_to(world);
                visit(self.distance, world, &odometer.digits);
                if expand {
                    found += self.expand(world, &odometer.digits);
                    expanded += 1;
                }
            }
        }
        (found, expanded)
    }

    /// Marks what follows a world; how many of these are new.
    fn expand(&self, world: u64, digits: &[u32]) -> u64 {
        let mut found = 0;
        for (wheel, digit) in self.product.wheels.iter().zip(digits) {
            for step in wheel.steps(*digit) {
                let after = world.wrapping_add_signed(*step);
                let (place, bit) = place(after);
                // Most successors are known: a plain read spares the locked write.
                if self.bitmaps.seen[place].load(Ordering::Relaxed) & bit == 0
                    && self.bitmaps.seen[place].fetch_or(bit, Ordering::Relaxed) & bit == 0
                {
                    self.bitmaps.next[place].fetch_or(bit, Ordering::Relaxed);
                    found += 1;
                }
            }
        }
        found
    }
}

/// Where a world's bit is: the word and the bit in it.
fn place(world: u64) -> (usize, u64) {
    let index = usize::try_from(world / 64).expect("the bitmap has this word, so its index fits");
    (index, 1 << (world % 64))
}

/// The digits of a world's number, carried forward instead of divided anew.
struct Odometer<'a> {
    wheels: &'a [Wheel],
    world: u64,
    digits: Vec<u32>,
}

impl<'a> Odometer<'a> {
    fn at(product: &'a Product, world: u64) -> Self {
        Self { wheels: &product.wheels, world, digits: product.digits(world) }
    }

    fn advance_to(&mut self, world: u64) {
        let mut carry = world - self.world;
        self.world = world;
        for (wheel, digit) in self.wheels.iter().zip(&mut self.digits) {
            if carry == 0 {
                return;
            }
            let size = u64::from(wheel.size);
            let sum = u64::from(*digit) + carry;
            // A digit below its size fits again.
            let (quotient, rest) = if sum < size { (0, sum) } else { (sum / size, sum % size) };
            carry = quotient;
            *digit = u32::try_from(rest).expect("a digit is below the size of its wheel, which fits");
        }
    }
}

#[cfg(test)]
mod tests;
