//! Each piece of work by each who does it, in one run, so that their ratios mean something on a noisy machine.

// Where instructions are counted, memory is not waited for; so only time is measured of this.
#[path = "work/store.rs"]
mod store;
mod work;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::time::Instant;

fn throughput(criterion: &mut Criterion) {
    for work in work::all().into_iter().chain(store::works()) {
        // What is made once must not count.
        (work.prepare)(1)();
        let mut group = criterion.benchmark_group(work.group);
        group.throughput(Throughput::Elements(1));
        group.bench_function(work.name, |bencher| {
            bencher.iter_custom(|units| {
                let run = (work.prepare)(usize::try_from(units).expect("as many as memory holds"));
                let start = Instant::now();
                run();
                start.elapsed()
            });
        });
        group.finish();
    }
}

criterion_group!(benches, throughput);
criterion_main!(benches);
