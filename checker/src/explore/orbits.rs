//! Combinations that differ only in which of some interchangeable identities is which are one orbit: each orbit is gone
//! through once, in the place of all of them.
//!
//! Identities are interchangeable if their tables are the same but for the name, and no rule that relates rows tells
//! names apart. How far a combination is from the first world follows from its parts, so nothing has to be searched
//! or remembered: orbits are listed one by one, and what they stand for is counted and held against the product.

use super::product::SweepLimits;
use super::task::Stop;
use super::watch::Stage;
use crate::sync::atomic::{AtomicU32, Ordering};
use crate::sync::thread;
use selvedge_spec::ir::{Comparison, Expr, Path, Slot, Step};

/// The orbits of some identities' worlds.
pub(super) struct Orbits {
    places: Vec<Place>,
}

/// One identity.
pub(super) struct Place {
    /// By local world: how far it is from the first.
    pub(super) depths: Vec<u32>,
    /// Whether it is interchangeable with the identity before it.
    pub(super) joined: bool,
}

/// An orbit, by that one of its combinations which has the least number.
pub(super) struct Orbit<'a> {
    /// How far its combinations are from the first world.
    pub(super) level: u32,
    /// The local world of each identity.
    pub(super) digits: &'a [u32],
    /// The combination's number.
    pub(super) number: u64,
    /// For how many combinations it stands.
    pub(super) weight: u64,
}

/// What was gone through.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Gone {
    /// How many combinations there are at each distance from the first world.
    pub(super) levels: Vec<u64>,
    /// How many orbits stand for them.
    pub(super) orbits: u64,
    /// What ended it before it was complete.
    pub(super) stop: Option<Stop>,
}

impl Orbits {
    /// The orbits of these identities, the first the lowest digit of a combination's number.
    pub(super) fn new(places: Vec<Place>) -> Self {
        Self { places }
    }

    /// Whether any identity can take the place of another.
    pub(super) fn are_fewer(&self) -> bool {
        self.places.iter().any(|place| place.joined)
    }

    /// Shows every orbit once, on so many threads, each of which takes another world of the first identity.
    pub(super) fn each(&self, threads: usize, limits: &SweepLimits, visit: &(impl Fn(&Orbit<'_>) + Sync)) -> Gone {
        let deepest = self.places.iter().map(|place| place.depths.iter().max().copied().unwrap_or(0) as usize);
        let levels = deepest.sum::<usize>() + 1;
        limits.watch.begin(Stage::Orbits, None);
        let claimed = AtomicU32::new(0);
        let work = || {
            let gone = Gone { levels: vec![0; levels], ..Gone::default() };
            let mut search = Search { orbits: self, limits, visit, digits: Vec::new(), gone };
            search.go(&claimed);
            search.gone
        };
        let mut all = thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            let others = others.into_iter().map(|other| other.join().expect("going through orbits does not panic"));
            others.fold(own, Gone::and)
        });
        while all.levels.len() > 1 && all.levels.last() == Some(&0) {
            all.levels.pop();
        }
        all
    }
}

impl Gone {
    fn and(mut self, other: Self) -> Self {
        self.levels.iter_mut().zip(other.levels).for_each(|(sum, more)| *sum += more);
        Self { orbits: self.orbits + other.orbits, stop: self.stop.or(other.stop), ..self }
    }
}

/// One thread's part.
struct Search<'a, V> {
    orbits: &'a Orbits,
    limits: &'a SweepLimits,
    visit: &'a V,
    digits: Vec<u32>,
    gone: Gone,
}

/// What the digits so far amount to.
#[derive(Clone, Copy)]
struct Prefix {
    level: u32,
    number: u64,
    stride: u64,
    weight: u64,
    /// How many identities of the last one's group there are so far, and how many of them are in its local world.
    group: u64,
    run: u64,
}

impl<V: Fn(&Orbit<'_>)> Search<'_, V> {
    /// Takes one world of the first identity after the other, until all are taken.
    fn go(&mut self, claimed: &AtomicU32) {
        let none = Prefix { level: 0, number: 0, stride: 1, weight: 1, group: 0, run: 0 };
        loop {
            let digit = claimed.fetch_add(1, Ordering::Relaxed);
            let Some(first) = self.orbits.places.first() else {
                // Without an identity there is one combination: the first world.
                if digit == 0 {
                    self.show(none);
                }
                return;
            };
            if digit as usize >= first.depths.len() || self.gone.stop.is_some() {
                return;
            }
            self.append(0, digit, none);
        }
    }

    fn append(&mut self, place: usize, digit: u32, before: Prefix) {
        let Place { depths, joined } = &self.orbits.places[place];
        let group = if *joined { before.group + 1 } else { 1 };
        let is_same = *joined && self.digits.last() == Some(&digit);
        let run = if is_same { before.run + 1 } else { 1 };
        // So many orders of the group's worlds: one more identity multiplies them by its place, divided by its likes.
        let weight = u128::from(before.weight) * u128::from(group) / u128::from(run);
        let prefix = Prefix {
            level: before.level + depths[digit as usize],
            number: before.number + u64::from(digit) * before.stride,
            stride: before.stride.saturating_mul(depths.len() as u64),
            weight: u64::try_from(weight).unwrap_or(u64::MAX),
            group,
            run,
        };
        self.digits.push(digit);
        self.descend(place + 1, prefix);
        self.digits.pop();
    }

    fn descend(&mut self, place: usize, prefix: Prefix) {
        let Some(next) = self.orbits.places.get(place) else { return self.show(prefix) };
        if self.gone.stop.is_some() {
            return;
        }
        // Asked now and then: before the last identity's worlds.
        if place + 1 == self.orbits.places.len() {
            self.gone.stop = self.limits.is_over();
            self.limits.watch.found(0, prefix.level);
        }
        let all = u32::try_from(next.depths.len()).unwrap_or(u32::MAX);
        // Of all orders of a group the one whose digits never grow has the least number.
        let end = self.digits.last().filter(|_| next.joined).map_or(all, |last| last + 1);
        for digit in 0..end {
            self.append(place, digit, prefix);
        }
        if place + 1 == self.orbits.places.len() {
            self.limits.watch.found(u64::from(end), prefix.level);
            self.limits.watch.expanded(u64::from(end));
        }
    }

    fn show(&mut self, Prefix { level, number, weight, .. }: Prefix) {
        (self.visit)(&Orbit { level, digits: &self.digits, number, weight });
        self.gone.levels[level as usize] += weight;
        self.gone.orbits += 1;
    }
}

/// Whether a condition may tell one identity from another: it does more with a key than ask whether two are the same.
pub(super) fn tells_apart(condition: &Expr) -> bool {
    match condition {
        Expr::Compare(comparison, left, right) => match (is_key(left), is_key(right)) {
            (true, true) => !matches!(comparison, Comparison::Eq | Comparison::Ne),
            (false, false) => tells_apart(left) || tells_apart(right),
            _ => true,
        },
        Expr::Path(path) => is_key(condition) || path.root.is_other(),
        Expr::Implies(left, right) => tells_apart(left) || tells_apart(right),
        Expr::Not(inner) | Expr::Quantified { body: inner, .. } => tells_apart(inner),
        Expr::All(parts) | Expr::Any(parts) => parts.iter().any(tells_apart),
        Expr::Count(rows) => tells_apart(&rows.condition),
        // What names itself is not summed up or compared with itself.
        Expr::Sum(path, rows) | Expr::Unique(path, rows) => {
            leads_to_key(path) || path.root.is_other() || tells_apart(&rows.condition)
        }
        // What a row stores may be the name of another.
        Expr::Is(Path { root, .. }, _) | Expr::In(root, _) | Expr::Exists(root, _) => root.is_other(),
        Expr::Literal(_) | Expr::Gone => false,
    }
}

fn is_key(value: &Expr) -> bool {
    matches!(value, Expr::Path(path) if leads_to_key(path))
}

fn leads_to_key(path: &Path) -> bool {
    path.steps.first() == Some(&Step::Slot(Slot::Key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::{on_all, on_many};
    use std::collections::BTreeMap;
    use std::sync::Mutex;

    fn place(depths: &[u32], joined: bool) -> Place {
        Place { depths: depths.to_vec(), joined }
    }

    /// Every combination, with its digits in falling order within each group.
    fn by_hand(orbits: &Orbits) -> (BTreeMap<Vec<u32>, u64>, Vec<u64>) {
        let sizes: Vec<usize> = orbits.places.iter().map(|place| place.depths.len()).collect();
        let (mut weights, mut levels) = (BTreeMap::new(), Vec::new());
        for mut rest in 0..sizes.iter().product() {
            let mut digits = Vec::new();
            for size in &sizes {
                digits.push(u32::try_from(rest % size).unwrap());
                rest /= size;
            }
            let depth = digits.iter().zip(&orbits.places).map(|(digit, place)| place.depths[*digit as usize] as usize);
            let level = depth.sum::<usize>();
            levels.resize(levels.len().max(level + 1), 0);
            levels[level] += 1;
            let starts: Vec<usize> = (0..sizes.len()).filter(|at| !orbits.places[*at].joined).collect();
            for (index, start) in starts.iter().enumerate() {
                let end = starts.get(index + 1).copied().unwrap_or(sizes.len());
                digits[*start..end].sort_by(|left, right| right.cmp(left));
            }
            *weights.entry(digits).or_insert(0) += 1;
        }
        (weights, levels)
    }

    #[test]
    fn orbits_are_those_of_all_combinations() {
        let three = [0, 1, 1];
        let five = [0, 1, 2, 2, 3];
        let all = [
            vec![],
            vec![place(&five, false)],
            vec![place(&three, false), place(&three, true), place(&three, true), place(&three, true)],
            vec![
                place(&five, false),
                place(&five, true),
                place(&three, false),
                place(&three, true),
                place(&five, false),
            ],
        ];
        for places in all {
            let orbits = Orbits::new(places);
            let (weights, levels) = by_hand(&orbits);
            on_many(50, move || {
                for threads in [1, 2, 3] {
                    let shown = Mutex::new(BTreeMap::new());
                    let gone = orbits.each(threads, &SweepLimits::default(), &|orbit| {
                        let before = shown.lock().unwrap().insert(orbit.digits.to_vec(), orbit.weight);
                        assert_eq!(before, None, "shown once");
                    });
                    assert_eq!(shown.into_inner().unwrap(), weights);
                    assert_eq!((gone.orbits, gone.levels, gone.stop), (weights.len() as u64, levels.clone(), None));
                }
            });
        }
    }

    #[test]
    fn an_interruption_is_told() {
        on_all(|| {
            let limits = SweepLimits::default();
            limits.watch.interrupt();
            let orbits = Orbits::new(vec![place(&[0, 1], false), place(&[0, 1], true)]);
            assert_eq!(orbits.each(2, &limits, &|_| {}).stop, Some(Stop::Interrupted));
        });
    }

    /// Whenever it is interrupted: either all orbits were shown, or it is told that they were not.
    #[test]
    fn an_interruption_on_the_way_is_told() {
        on_many(300, || {
            let limits = SweepLimits::default();
            let orbits = Orbits::new(vec![place(&[0, 1, 1], false), place(&[0, 1, 1], true), place(&[0, 1, 1], true)]);
            let watch = std::sync::Arc::clone(&limits.watch);
            thread::spawn(move || watch.interrupt());
            let gone = orbits.each(2, &limits, &|_| {});
            assert!(gone.orbits == 10 || gone.stop == Some(Stop::Interrupted), "{gone:?}");
        });
    }
}
