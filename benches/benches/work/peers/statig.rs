//! The pump for `statig`: a method for each state.

use crate::work::machine::Happens;
use statig::prelude::*;

/// The data of the pump.
#[derive(Debug, Default)]
pub(crate) struct Pump {
    generation: i64,
    level: Option<i64>,
}

/// An idle pump.
pub(crate) fn new() -> StateMachine<Pump> {
    Pump::default().state_machine()
}

#[state_machine(initial = "State::idle()")]
impl Pump {
    #[state]
    fn idle(&mut self, event: &Happens) -> Outcome<State> {
        match event {
            Happens::Start(generation) if *generation > self.generation => {
                self.generation = *generation;
                Transition(State::running())
            }
            _ => Handled,
        }
    }

    #[state]
    fn running(&mut self, event: &Happens) -> Outcome<State> {
        match event {
            Happens::Degrade(level) => {
                self.level = Some(*level);
                Transition(State::degraded())
            }
            Happens::Finish => Transition(State::done()),
            _ => Handled,
        }
    }

    #[state]
    fn degraded(&mut self, event: &Happens) -> Outcome<State> {
        match event {
            Happens::Recover(level) => {
                self.level = Some(*level);
                Transition(State::running())
            }
            _ => Handled,
        }
    }

    #[state]
    fn done(&mut self, event: &Happens) -> Outcome<State> {
        match event {
            Happens::Reset => {
                self.level = None;
                Transition(State::idle())
            }
            _ => Handled,
        }
    }
}
