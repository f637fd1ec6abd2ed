//! How Versions are drawn (WD-08, WD-17, WD-19).

use crate::support::uid;
use fastrand::Rng;
use selvedge_model::host::Selection;
use selvedge_model::worker_deployment::{Uid, Weight};
use std::collections::BTreeMap;

/// Weights of every size, from the least to a half.
const EIGHT: [i64; 8] = [1, 9, 90, 400, 1_000, 1_500, 2_000, 5_000];

fn allocation(weights: impl IntoIterator<Item = i64>) -> impl Iterator<Item = (Uid, Weight)> {
    weights.into_iter().enumerate().map(|(index, weight)| (uid(&format!("v{index}")), Weight::new(weight).unwrap()))
}

#[test]
fn wd_19_each_version_has_as_many_cases_as_basis_points() {
    let selection = Selection::new(allocation(EIGHT)).unwrap();
    let mut cases = BTreeMap::<&Uid, u16>::new();
    (0..10_000).for_each(|case| *cases.entry(selection.at(case)).or_default() += 1);
    assert_eq!(cases, selection.versions().collect());
    assert_eq!(cases.values().copied().map(i64::from).collect::<Vec<_>>(), EIGHT);
}

#[test]
fn wd_48_nothing_is_drawn_from_a_part_of_an_allocation() {
    assert_eq!(Selection::new([]), None);
    assert_eq!(Selection::new(allocation([9_999])), None);
    assert_eq!(Selection::new(allocation([9_999, 2])), None);
    assert_eq!(Selection::new(allocation([10_000; 8])), None);
}

/// Pearson's statistic of 200,000 draws; with 7 degrees of freedom it exceeds 24.32 in one of 1,000 runs of an unbiased draw.
fn chi_square(selection: &Selection, seed: u64) -> f64 {
    const DRAWS: u32 = 200_000;
    let mut rng = Rng::with_seed(seed);
    let mut seen = BTreeMap::<&Uid, u32>::new();
    (0..DRAWS).for_each(|_| *seen.entry(selection.draw(&mut rng)).or_default() += 1);
    let terms = selection.versions().map(|(version, weight)| {
        let expected = f64::from(DRAWS) * f64::from(weight) / 10_000.0;
        (f64::from(seen[version]) - expected).powi(2) / expected
    });
    terms.sum()
}

#[test]
fn wd_19_draws_are_as_often_as_weights_say() {
    let selection = Selection::new(allocation(EIGHT)).unwrap();
    for seed in 1..=5 {
        let statistic = chi_square(&selection, seed);
        assert!(statistic < 24.32, "{statistic} with the seed {seed}");
    }
}

#[test]
fn wd_08_the_order_of_an_allocation_does_not_change_how_often_a_version_is_drawn() {
    let mut turned: Vec<_> = allocation(EIGHT).collect();
    turned.reverse();
    let statistic = chi_square(&Selection::new(turned).unwrap(), 6);
    assert!(statistic < 24.32, "{statistic}");
}

#[test]
fn wd_17_a_draw_allocates_nothing() {
    let selection = Selection::new(allocation(EIGHT)).unwrap();
    let mut rng = Rng::with_seed(7);
    let counted = allocation_counter::measure(|| {
        (0..100_000).for_each(|_| {
            std::hint::black_box(selection.draw(&mut rng));
        });
    });
    assert_eq!(counted.count_total, 0);
    // That something is counted at all.
    assert_ne!(allocation_counter::measure(|| drop(std::hint::black_box(vec![1]))).count_total, 0);
}
