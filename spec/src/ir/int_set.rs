//! Sets of integers, as sorted inclusive ranges.

use super::{Comparison, IntSet};

impl IntSet {
    /// Every integer.
    #[must_use]
    pub fn all() -> Self {
        Self { ranges: vec![(i64::MIN, i64::MAX)] }
    }

    /// The integers that compare so with `value`.
    #[must_use]
    pub fn comparing(op: Comparison, value: i64) -> Self {
        let below = value.checked_sub(1).map(|high| (i64::MIN, high));
        let above = value.checked_add(1).map(|low| (low, i64::MAX));
        let ranges: Vec<(i64, i64)> = match op {
            Comparison::Eq => vec![(value, value)],
            Comparison::Ne => below.into_iter().chain(above).collect(),
            Comparison::Lt => below.into_iter().collect(),
            Comparison::Le => vec![(i64::MIN, value)],
            Comparison::Gt => above.into_iter().collect(),
            Comparison::Ge => vec![(value, i64::MAX)],
        };
        Self { ranges }
    }

    /// What is in either.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        let mut all: Vec<(i64, i64)> = self.ranges.iter().chain(&other.ranges).copied().collect();
        all.sort_unstable();
        let mut ranges: Vec<(i64, i64)> = Vec::new();
        for (low, high) in all {
            match ranges.last_mut() {
                Some((_, last)) if low <= last.saturating_add(1) => *last = (*last).max(high),
                _ => ranges.push((low, high)),
            }
        }
        Self { ranges }
    }

    /// What is in both.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        let overlaps = self.ranges.iter().flat_map(|&(low, high)| {
            other.ranges.iter().filter_map(move |&(other_low, other_high)| {
                let overlap = (low.max(other_low), high.min(other_high));
                (overlap.0 <= overlap.1).then_some(overlap)
            })
        });
        Self { ranges: overlaps.collect() }
    }

    /// Whether `value` is in it.
    #[must_use]
    pub fn contains(&self, value: i64) -> bool {
        self.ranges.iter().any(|&(low, high)| low <= value && value <= high)
    }

    /// Whether nothing is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Whether every integer is in it.
    #[must_use]
    pub fn is_all(&self) -> bool {
        self.ranges == [(i64::MIN, i64::MAX)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn union_joins_neighbours_and_intersection_cuts() {
        let not_zero = IntSet::comparing(Comparison::Ne, 0);
        let zero = IntSet::comparing(Comparison::Eq, 0);
        assert!(not_zero.union(&zero).is_all());
        assert!(not_zero.intersection(&zero).is_empty());
        let small = IntSet::comparing(Comparison::Le, 5);
        assert_eq!(not_zero.intersection(&small).ranges, [(i64::MIN, -1), (1, 5)]);
    }

    #[test]
    fn limits_do_not_overflow() {
        assert!(IntSet::comparing(Comparison::Lt, i64::MIN).is_empty());
        assert!(IntSet::comparing(Comparison::Gt, i64::MAX).is_empty());
        assert_eq!(IntSet::comparing(Comparison::Ne, i64::MAX).ranges, [(i64::MIN, i64::MAX - 1)]);
    }
}
