//! The pump for `statum`: one type for each state, as here.

use statum::{machine, state, transition};

#[state]
pub(crate) enum PumpState {
    Idle,
    Running,
    Degraded,
    Done,
}

#[machine]
pub(crate) struct Pump<PumpState> {
    generation: i64,
    level: Option<i64>,
}

#[transition]
impl Pump<Idle> {
    /// There are no guards: the one of this pump is asked by hand.
    pub(crate) fn start(mut self, generation: i64) -> Pump<Running> {
        assert!(generation > self.generation, "generations rise");
        self.generation = generation;
        self.transition()
    }
}

#[transition]
impl Pump<Running> {
    pub(crate) fn degrade(mut self, level: i64) -> Pump<Degraded> {
        self.level = Some(level);
        self.transition()
    }

    pub(crate) fn finish(self) -> Pump<Done> {
        self.transition()
    }
}

#[transition]
impl Pump<Degraded> {
    pub(crate) fn recover(mut self, level: i64) -> Pump<Running> {
        self.level = Some(level);
        self.transition()
    }
}

#[transition]
impl Pump<Done> {
    pub(crate) fn reset(mut self) -> Pump<Idle> {
        self.level = None;
        self.transition()
    }
}

/// An idle pump.
pub(crate) fn new() -> Pump<Idle> {
    Pump::<Idle>::builder().generation(0).level(None).build()
}
