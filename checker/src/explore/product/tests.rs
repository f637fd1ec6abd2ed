//! Combinations by hand, and on many schedules.

use super::*;
use crate::schedules::{on_all, on_many};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;

/// The same search, world by world, as anyone would write it.
fn by_hand(components: &[Component]) -> BTreeMap<Vec<u32>, u32> {
    let first = vec![0; components.len()];
    let mut depth = BTreeMap::from([(first.clone(), 0)]);
    let mut queue = VecDeque::from([first]);
    while let Some(world) = queue.pop_front() {
        for (index, component) in components.iter().enumerate() {
            for to in &component.successors[world[index] as usize] {
                let mut after = world.clone();
                after[index] = *to;
                let next = depth[&world] + 1;
                if !depth.contains_key(&after) {
                    depth.insert(after.clone(), next);
                    queue.push_back(after);
                }
            }
        }
    }
    depth
}

/// Components of a few shapes: a ring, a line with a part that nothing reaches, a single world, a tangle.
fn components() -> Vec<Component> {
    let ring = (0..67).map(|local| vec![(local + 1) % 67]).collect();
    let line = vec![vec![1], vec![2, 0], vec![], vec![0]];
    let tangle = (0u32..11).map(|local| (0..11).filter(|to| to != &local && (to * 7 + local) % 3 == 0).collect());
    [ring, line, vec![vec![]], tangle.collect()].map(|successors| Component { successors }).into()
}

#[test]
fn finds_what_a_plain_search_finds_at_the_same_distance() {
    let components = components();
    let expected = by_hand(&components);
    let product = Product::new(&components);
    on_many(2, move || {
        for threads in [1, 2, 5] {
            let (swept, shown) = swept(&product, threads, &SweepLimits::default());
            assert_eq!(shown, expected);
            assert_eq!(swept.worlds(), expected.len() as u64);
            assert_eq!((swept.stop, swept.expanded), (None, swept.worlds()));
        }
    });
}

/// A sweep, and every world that it showed with its distance; none may be shown twice.
fn swept(product: &Product, threads: usize, limits: &SweepLimits) -> (Swept, BTreeMap<Vec<u32>, u32>) {
    let shown = Mutex::new(BTreeMap::new());
    let swept = product.sweep(threads, limits, &|level, world, digits| {
        assert_eq!(digits, product.digits(world));
        assert_eq!(shown.lock().unwrap().insert(digits.to_vec(), level), None, "shown once");
    });
    (swept, shown.into_inner().unwrap())
}

/// Two rings whose worlds lie in several words: 132 worlds, of which each leads to two.
fn rings() -> Vec<Component> {
    let ring = |size: u32| Component { successors: (0..size).map(|local| vec![(local + 1) % size]).collect() };
    vec![ring(11), ring(12)]
}

#[test]
fn the_schedule_does_not_show() {
    let (product, expected) = (Product::new(&rings()), by_hand(&rings()));
    on_many(100, move || {
        let (swept, shown) = swept(&product, 3, &SweepLimits::default());
        assert_eq!(shown, expected);
        assert_eq!((swept.stop, swept.worlds(), swept.expanded), (None, 132, 132));
        assert_eq!(swept.levels.len(), 22);
    });
}

/// Whenever it is interrupted: what was found is told as far as it goes, and that there may be more.
#[test]
fn an_interruption_leaves_nothing_half_told() {
    let (product, expected) = (Product::new(&rings()), by_hand(&rings()));
    on_many(100, move || {
        let limits = SweepLimits::default();
        let watch = Arc::clone(&limits.watch);
        thread::spawn(move || watch.interrupt());
        let (swept, shown) = swept(&product, 2, &limits);
        assert!(shown.iter().all(|(world, level)| expected[world] == *level), "at its distance");
        assert_eq!(shown.len() as u64, swept.worlds(), "all that are counted are shown");
        let is_whole = (swept.worlds(), swept.expanded) == (132, 132);
        assert_eq!(swept.stop, Some(Stop::Interrupted).filter(|_| !is_whole));
    });
}

#[test]
fn a_limit_is_told() {
    on_many(2, limits_are_told);
}

fn limits_are_told() {
    let product = Product::new(&components());
    let complete = product.sweep(2, &SweepLimits::default(), &|_, _, _| {});
    let depth = SweepLimits { depth: Some(3), ..SweepLimits::default() };
    let cut = product.sweep(2, &depth, &|_, _, _| {});
    assert_eq!((cut.stop, cut.expanded), (Some(Stop::Depth), complete.levels[..3].iter().sum()));
    assert_eq!(cut.levels, complete.levels[..4]);
    let few = SweepLimits { worlds: Some(10), ..SweepLimits::default() };
    assert_eq!(product.sweep(1, &few, &|_, _, _| {}).stop, Some(Stop::Worlds));
    let over = SweepLimits { until: Some(Instant::now()), ..SweepLimits::default() };
    assert_eq!(product.sweep(2, &over, &|_, _, _| {}).stop, Some(Stop::Time));
    let interrupted = SweepLimits::default();
    interrupted.watch.interrupt();
    let swept = product.sweep(2, &interrupted, &|_, _, _| {});
    assert_eq!((swept.stop, swept.levels, swept.expanded), (Some(Stop::Interrupted), vec![1], 0));
}

#[test]
fn no_components_make_one_world() {
    on_all(|| assert_eq!(Product::new(&[]).sweep(2, &SweepLimits::default(), &|_, _, _| {}).levels, [1]));
}
