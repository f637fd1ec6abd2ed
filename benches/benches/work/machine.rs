//! One round of a pump, five events, one of them guarded: by the generated dispatcher, which also finds the pump by its identity
//! and says what happened; by a match written by hand, which does the same; and by libraries of state machines, which hold one
//! machine and say nothing.

use super::Work;
use super::peers::{rust_fsm, smlang, statig};
use selvedge_benches::pump::{Build, Command, Degrade, Finish, Id, Pumps, Recover, Reply, Reset, Start};
use std::hash::{BuildHasher, RandomState};
use std::hint::black_box;

/// What happens to a pump.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happens {
    Start(i64),
    Degrade(i64),
    Recover(i64),
    Finish,
    Reset,
}

/// What happens in one round.
pub(crate) fn round(generation: i64) -> [Happens; 5] {
    [Happens::Start(generation), Happens::Degrade(3), Happens::Recover(9), Happens::Finish, Happens::Reset]
}

pub(crate) fn works() -> Vec<Work> {
    vec![
        Work {
            group: "machine",
            name: "selvedge",
            prepare: |units| {
                let mut pumps = Pumps::new();
                drop::<Reply>(pumps.execute(Command::Build(Build { id: Id::new(1) })));
                rounds(units, move |happens| drop::<Reply>(black_box(pumps.execute(command(happens)))))
            },
        },
        Work { group: "machine", name: "by hand", prepare: |units| by_hand::<RandomState>(units) },
        Work {
            group: "machine",
            name: "by hand, the same hash",
            prepare: |units| by_hand::<foldhash::fast::RandomState>(units),
        },
        Work {
            group: "machine",
            name: "statig",
            prepare: |units| {
                let mut pump = statig::new();
                rounds(units, move |happens| black_box(&mut pump).handle(&happens))
            },
        },
        Work {
            group: "machine",
            name: "smlang",
            prepare: |units| {
                let mut pump = smlang::new();
                rounds(units, move |happens| smlang::take(black_box(&mut pump), happens))
            },
        },
        Work {
            group: "machine",
            name: "rust-fsm",
            prepare: |units| {
                let mut pump = rust_fsm::Pump::default();
                rounds(units, move |happens| black_box(&mut pump).take(happens))
            },
        },
    ]
}

fn by_hand<H: BuildHasher + Default + 'static>(units: usize) -> Box<dyn FnOnce()> {
    #[allow(clippy::disallowed_types, reason = "what one takes without another thought")]
    let mut pumps = std::collections::HashMap::<i64, ByHand, H>::from_iter([(1, ByHand::default())]);
    rounds(units, move |happens| {
        black_box(pumps.get_mut(&black_box(1)).and_then(|pump| pump.take(happens)));
    })
}

fn rounds(units: usize, mut take: impl FnMut(Happens) + 'static) -> Box<dyn FnOnce()> {
    let happens: Vec<_> = (1..).take(units).flat_map(round).collect();
    Box::new(move || happens.into_iter().for_each(|happens| take(black_box(happens))))
}

fn command(happens: Happens) -> Command {
    let id = Id::new(black_box(1));
    match happens {
        Happens::Start(generation) => Command::Start(Start { id, generation }),
        Happens::Degrade(level) => Command::Degrade(Degrade { id, level }),
        Happens::Recover(level) => Command::Recover(Recover { id, level }),
        Happens::Finish => Command::Finish(Finish { id }),
        Happens::Reset => Command::Reset(Reset { id }),
    }
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    Running,
    Degraded,
    Done,
}

#[derive(Debug, Default)]
struct ByHand {
    state: State,
    generation: i64,
    level: Option<i64>,
}

impl ByHand {
    /// What happened, if anything did.
    fn take(&mut self, happens: Happens) -> Option<Happens> {
        match (&self.state, happens) {
            (State::Idle, Happens::Start(generation)) if generation > self.generation => {
                (self.state, self.generation) = (State::Running, generation);
            }
            (State::Running, Happens::Degrade(level)) => (self.state, self.level) = (State::Degraded, Some(level)),
            (State::Degraded, Happens::Recover(level)) => (self.state, self.level) = (State::Running, Some(level)),
            (State::Running, Happens::Finish) => self.state = State::Done,
            (State::Done, Happens::Reset) => (self.state, self.level) = (State::Idle, None),
            _ => return None,
        }
        Some(happens)
    }
}
