//! One life of a `LoomAgent`, five commands with texts in them: by the generated dispatcher, and by a machine written by hand.

use super::Work;
use selvedge_benches::by_hand;
use selvedge_benches::script::life;
use selvedge_model::loom_agent::{Command, LoomAgents};
use std::hash::RandomState;
use std::hint::black_box;

pub(crate) fn works() -> Vec<Work> {
    vec![
        Work {
            group: "dispatch",
            name: "selvedge",
            prepare: |units| {
                let mut store = LoomAgents::default();
                executed(units, move |command| drop(black_box(store.execute(command))))
            },
        },
        Work {
            group: "dispatch",
            name: "by hand",
            prepare: |units| {
                let mut store = by_hand::Store::<RandomState>::default();
                executed(units, move |command| drop(black_box(store.execute(command))))
            },
        },
        Work {
            group: "dispatch",
            name: "by hand, the same hash",
            prepare: |units| {
                let mut store = by_hand::Store::<foldhash::fast::RandomState>::default();
                executed(units, move |command| drop(black_box(store.execute(command))))
            },
        },
    ]
}

fn executed(units: usize, execute: impl FnMut(Command) + 'static) -> Box<dyn FnOnce()> {
    let commands = lives(units);
    Box::new(move || commands.into_iter().for_each(execute))
}

/// Each life applies the next generation.
fn lives(units: usize) -> Vec<Command> {
    (1..).take(units).flat_map(|generation| life("agent", generation)).collect()
}
