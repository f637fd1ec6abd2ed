//! stateright alone over generated code: its own breadth-first search, the dispatcher, and nothing else. No interpreter
//! beside it, no rule judged, no report: what another checker is raced on.

use selvedge::{Store, wire};
use selvedge_spec::interpret::{self, wire as oracle};
use selvedge_spec::ir::System;
use stateright::{Checker, Model, Property};

/// A generated store and the commands of a bound.
#[derive(Debug)]
pub struct Bare<S: Store>(Vec<S::Command>);

impl<S: Store> Bare<S> {
    /// Every command of the bound, as the generated decoder reads it.
    ///
    /// # Errors
    /// If there is no such bound, or if the decoder refuses a command.
    pub fn new(system: &System, bound: &str) -> Result<Self, String> {
        let found = system.bounds.iter().find(|declared| declared.name.text == bound);
        let bound = found.ok_or_else(|| format!("no bound is called `{bound}`"))?;
        let command = |(command, input)| {
            let json = oracle::encode_command(system, command, &input);
            wire::from_value(&json).map_err(|error| format!("the decoder refuses {json}: {error}"))
        };
        interpret::commands(system, bound).map(command).collect::<Result<_, _>>().map(Self)
    }
}

impl<S: Store + 'static> Bare<S>
where
    S::Command: 'static,
{
    /// How many worlds stateright finds, and how many steps it takes.
    #[must_use]
    pub fn explore(self) -> (usize, usize) {
        let checker = self.checker().threads(1).spawn_bfs().join();
        // It counts the worlds that it generates, the first among them.
        (checker.unique_state_count(), checker.state_count() - 1)
    }
}

impl<S: Store + 'static> Model for Bare<S>
where
    S::Command: 'static,
{
    type State = S;
    type Action = usize;

    fn init_states(&self) -> Vec<S> {
        vec![S::default()]
    }

    fn actions(&self, _: &S, actions: &mut Vec<usize>) {
        actions.extend(0..self.0.len());
    }

    fn next_state(&self, world: &S, action: usize) -> Option<S> {
        let mut after = world.clone();
        after.execute(self.0[action].clone());
        Some(after)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        // Without a property that is still undecided, stateright stops at once.
        vec![Property::always("the search goes on", |_, _| true)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_model::loom_agent::{self, LoomAgents};
    use selvedge_spec::{declare, source};

    #[test]
    fn it_finds_the_worlds_and_steps_that_are_known() {
        let tokens = source::lifecycles(loom_agent::SOURCE).expect("it is Rust").remove(0);
        let (system, _) = declare(tokens).sound().expect("it is sound");
        for (bound, found) in [("s", (227, 5_675)), ("t", (2_209, 66_270))] {
            assert_eq!(Bare::<LoomAgents>::new(&system, bound).expect("the bound").explore(), found, "{bound}");
        }
        assert!(Bare::<LoomAgents>::new(&system, "none").is_err_and(|error| error.contains("no bound")));
    }
}
