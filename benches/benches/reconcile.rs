//! Reconcile's comparison of ten containers for each workload, nearly all of them as they should be: at two sizes, one
//! ten times the other, under both policies. The smaller and the larger are run side by side, so that their ratio shows
//! whether it is linear on a noisy machine as well.
//!
//! Instructions of one comparison, counted by callgrind (`--toggle-collect='*Policy::plan'`) in an optimised build:
//!
//! | policy | 1,000 workloads, 10,000 containers | 10,000 workloads, 100,000 containers | ratio |
//! | ------ | ---------------------------------: | -----------------------------------: | ----: |
//! | seed   |                          5,440,602 |                           54,979,308 | 10.11 |
//! | steady |                         12,261,121 |                          126,709,445 | 10.33 |

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use selvedge_benches::host::host;
use selvedge_model::reconcile::{Memory, Policy};
use std::hint::black_box;

fn reconcile(criterion: &mut Criterion) {
    for policy in Policy::ALL {
        let mut group = criterion.benchmark_group(format!("reconcile/{}", policy.name()));
        for workloads in [1_000, 10_000] {
            let (desired, actual) = host(policy, workloads);
            group.throughput(Throughput::Elements(actual.len() as u64));
            group.bench_function(BenchmarkId::from_parameter(workloads), |bencher| {
                bencher.iter(|| black_box(policy.plan(&desired, &actual, &Memory::default())));
            });
        }
        group.finish();
    }
}

criterion_group!(benches, reconcile);
criterion_main!(benches);
