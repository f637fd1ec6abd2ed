//! The same round by calls that only the right state has: the generated ones, fields written by hand, and `statum`.

use super::Work;
use super::peers::statum;
use selvedge_benches::pump::{
    Build, Degrade, Finish, Id, Idle, Pump, Recover, Reset, Start, absent, degraded, done, idle, running,
};
use std::hint::black_box;

pub(crate) fn works() -> Vec<Work> {
    vec![
        Work {
            group: "typed",
            name: "selvedge",
            prepare: |units| {
                let absent::BuildOutcome::Built { pump, .. } = absent::build(Build { id: Id::new(1) });
                rounds(units, pump, generated)
            },
        },
        Work {
            group: "typed",
            name: "by hand",
            prepare: |units| rounds(units, Box::new(Row { id: 1, ..Row::default() }), by_hand),
        },
        Work { group: "typed", name: "statum", prepare: |units| rounds(units, statum::new(), peer) },
    ]
}

fn rounds<P: 'static>(units: usize, pump: P, round: fn(P, i64) -> P) -> Box<dyn FnOnce()> {
    Box::new(move || {
        drop((1..).take(units).fold(pump, |pump, generation| black_box(round(pump, black_box(generation)))));
    })
}

#[inline(never)]
fn generated(pump: Pump<Idle>, generation: i64) -> Pump<Idle> {
    let id = Id::new(1);
    let Ok(idle::StartOutcome::Started { pump, .. }) = pump.start(Start { id, generation }) else {
        unreachable!("generations rise")
    };
    let running::DegradeOutcome::Degraded { pump, .. } = pump.degrade(Degrade { id, level: 3 });
    let degraded::RecoverOutcome::Recovered { pump, .. } = pump.recover(Recover { id, level: 9 });
    let running::FinishOutcome::Finished { pump, .. } = pump.finish(Finish { id });
    let done::ResetOutcome::Reset { pump, .. } = pump.reset(Reset { id });
    pump
}

#[derive(Clone, Copy, Debug, Default)]
enum State {
    #[default]
    Idle,
    Running,
    Degraded,
    Done,
}

#[derive(Debug, Default)]
struct Row {
    id: i64,
    state: State,
    generation: i64,
    level: Option<i64>,
}

#[inline(never)]
#[allow(clippy::unnecessary_box_returns, reason = "the generated calls hand the box on as well")]
fn by_hand(mut row: Box<Row>, generation: i64) -> Box<Row> {
    assert!(row.id == 1 && generation > row.generation, "generations rise");
    (row.state, row.generation) = (State::Running, generation);
    (row.state, row.level) = (State::Degraded, Some(3));
    (row.state, row.level) = (State::Running, Some(9));
    row.state = State::Done;
    (row.level, row.state) = (None, State::Idle);
    row
}

#[inline(never)]
fn peer(pump: statum::Pump<statum::Idle>, generation: i64) -> statum::Pump<statum::Idle> {
    pump.start(generation).degrade(3).recover(9).finish().reset()
}
