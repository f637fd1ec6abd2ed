//! The pump for `smlang`: a table of transitions, with guards and actions in a trait.

use crate::work::machine::Happens;
use smlang::statemachine;

statemachine! {
    transitions: {
        *Idle + Start(i64) [newer] / started = Running,
        Running + Degrade(i64) / measured = Degraded,
        Degraded + Recover(i64) / recovered = Running,
        Running + Finish = Done,
        Done + Reset / cleared = Idle,
    }
}

/// The data of the pump.
#[derive(Debug, Default)]
pub(crate) struct Pump {
    generation: i64,
    level: Option<i64>,
}

impl StateMachineContext for Pump {
    fn newer(&self, generation: &i64) -> Result<bool, ()> {
        Ok(*generation > self.generation)
    }

    fn started(&mut self, generation: i64) -> Result<(), ()> {
        self.generation = generation;
        Ok(())
    }

    fn measured(&mut self, level: i64) -> Result<(), ()> {
        self.level = Some(level);
        Ok(())
    }

    fn recovered(&mut self, level: i64) -> Result<(), ()> {
        self.level = Some(level);
        Ok(())
    }

    fn cleared(&mut self) -> Result<(), ()> {
        self.level = None;
        Ok(())
    }
}

/// An idle pump.
pub(crate) fn new() -> StateMachine<Pump> {
    StateMachine::new(Pump::default())
}

/// What happens to it.
pub(crate) fn take(pump: &mut StateMachine<Pump>, happens: Happens) {
    let event = match happens {
        Happens::Start(generation) => Events::Start(generation),
        Happens::Degrade(level) => Events::Degrade(level),
        Happens::Recover(level) => Events::Recover(level),
        Happens::Finish => Events::Finish,
        Happens::Reset => Events::Reset,
    };
    // Refused is refused; the machine stays as it is.
    let _ = pump.process_event(event);
}
