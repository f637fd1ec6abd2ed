//! Drawing a Version from an allocation of one, and of eight with weights of every size.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use fastrand::Rng;
use selvedge_model::host::Selection;
use selvedge_model::worker_deployment::{Uid, Weight};
use std::hint::black_box;

fn allocation(weights: &[i64]) -> Option<Selection> {
    let share = |(index, weight): (usize, &i64)| Some((Uid::new(format!("v{index}")), Weight::new(*weight).ok()?));
    Selection::new(weights.iter().enumerate().filter_map(share))
}

fn selection(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("selection");
    group.throughput(Throughput::Elements(1));
    for weights in [&[10_000][..], &[1, 9, 90, 400, 1_000, 1_500, 2_000, 5_000]] {
        let selection = allocation(weights).expect("weights that amount to 10000");
        let mut rng = Rng::with_seed(1);
        group.bench_function(BenchmarkId::from_parameter(weights.len()), |bencher| {
            bencher.iter(|| black_box(black_box(&selection).draw(&mut rng)));
        });
    }
    group.finish();
}

criterion_group!(benches, selection);
criterion_main!(benches);
