//! The reference engine: stateright's breadth-first checker drives the exploration.
//!
//! Its verdict is never ours. It says OK where a property was never reached, a depth limit cut the search, or there was
//! nothing to check, and it tells the last counterexample rather than the first. So it gets one property that always
//! holds, and only decides which world is expanded next; one thread, so that worlds come nearest first.

use super::explored::{Explored, Method};
use super::moment::{Act, Moment};
use super::watch::Stage;
use super::{Engine, Lockstep, Task};
use crate::subject::Subject;
use stateright::{Checker, Model, Property};
use std::sync::Arc;

/// Explores with stateright.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stateright;

/// The exploration, and the numbers of the commands to try.
struct Adapter<S: Subject>(Arc<Lockstep<S>>, Vec<usize>);

impl<S: Subject> Model for Adapter<S> {
    type State = Moment<S::World>;
    type Action = Act;

    fn init_states(&self) -> Vec<Self::State> {
        let first = Moment::calm(self.0.subject.first());
        self.0.start_at(&first);
        vec![first]
    }

    fn actions(&self, world: &Self::State, acts: &mut Vec<Act>) {
        if self.0.may_expand(world) {
            acts.extend(self.0.acts(world, &self.1));
        }
    }

    fn next_state(&self, world: &Self::State, act: Act) -> Option<Self::State> {
        self.0.step(world, act)
    }

    fn properties(&self) -> Vec<Property<Self>> {
        // Without a property that is still undecided, stateright stops at once.
        vec![Property::always("the search goes on", |_, _| true)]
    }
}

impl Engine for Stateright {
    fn explore<S: Subject>(&self, task: &Task<S>) -> Result<Explored, String> {
        task.watch.begin(Stage::Worlds, None);
        let lockstep = Arc::new(Lockstep::new(task));
        let checker =
            Adapter(Arc::clone(&lockstep), (0..task.commands.len()).collect()).checker().threads(1).spawn_bfs().join();
        let (atlas, stop) = lockstep.finish();
        let (theirs, ours) = (checker.unique_state_count(), atlas.worlds());
        if theirs != ours {
            // stateright tells worlds apart by a 64-bit hash; ours are told apart by equality.
            let message = "two worlds share a fingerprint";
            return Err(format!("stateright counts {theirs} worlds and there are {ours}: {message}"));
        }
        Explored::of(task, &atlas, stop, Method::OneByOne)
    }
}
