//! The pump for `rust-fsm`, which has neither data nor guards: both are written around it.

use crate::work::machine::Happens;
use rust_fsm::state_machine;

state_machine! {
    #[derive(Debug)]
    ring(Idle)

    Idle(Start) => Running,
    Running => {
        Degrade => Degraded,
        Finish => Done,
    },
    Degraded(Recover) => Running,
    Done(Reset) => Idle,
}

/// A pump around the machine.
#[derive(Debug, Default)]
pub(crate) struct Pump {
    ring: ring::StateMachine,
    generation: i64,
    level: Option<i64>,
}

impl Pump {
    /// What happens to it.
    pub(crate) fn take(&mut self, happens: Happens) {
        let (input, level) = match happens {
            Happens::Start(generation) if generation <= self.generation => return,
            Happens::Start(_) => (ring::Input::Start, self.level),
            Happens::Degrade(level) => (ring::Input::Degrade, Some(level)),
            Happens::Recover(level) => (ring::Input::Recover, Some(level)),
            Happens::Finish => (ring::Input::Finish, self.level),
            Happens::Reset => (ring::Input::Reset, None),
        };
        if self.ring.consume(&input).is_ok() {
            self.level = level;
            if let Happens::Start(generation) = happens {
                self.generation = generation;
            }
        }
    }
}
