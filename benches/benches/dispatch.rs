//! One life of a `LoomAgent`, five commands, dispatched by the generated code and by a machine written by hand. Run side
//! by side, so that their ratio means something on a noisy machine; each life applies the next generation.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use selvedge_benches::{by_hand, script::life};
use selvedge_model::loom_agent::LoomAgents;
use std::hint::black_box;

fn dispatch(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("dispatch");
    let mut generation = 0;
    let mut next = move || {
        generation += 1;
        life("agent", generation)
    };
    let mut generated = LoomAgents::default();
    group.bench_function("generated", |bencher| {
        bencher.iter_batched(
            &mut next,
            |commands| commands.into_iter().for_each(|command| drop(black_box(generated.execute(command)))),
            BatchSize::SmallInput,
        );
    });
    let mut store = by_hand::Store::default();
    group.bench_function("by_hand", |bencher| {
        bencher.iter_batched(
            &mut next,
            |commands| commands.into_iter().for_each(|command| drop(black_box(store.execute(command)))),
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group!(benches, dispatch);
criterion_main!(benches);
