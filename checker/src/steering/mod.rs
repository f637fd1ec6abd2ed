//! Going through worlds by hand: along a path of commands, with every rule judged where one stands.
//!
//! An engine tries everything; here somebody chooses. What a step means is judged by the same [`Lockstep`].

mod lights;
mod search;

pub use lights::{About, Light, about};
pub use search::Found;

use crate::explore::{Lockstep, Task};
use crate::subject::{Fault, Subject};
use lights::lights;
use search::Searched;
use selvedge_spec::interpret::World;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::ir::Expr;
use std::sync::{Arc, OnceLock};

/// What is seen of a world.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Its rows, or why they cannot be read.
    pub rows: Result<Arc<World>, String>,
    /// By rule, as [`rules_of`](crate::rules::rules_of) lists them: what it says here.
    pub lights: Vec<Light>,
}

/// What is seen of a step.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What answered, and the world after it; or why nothing did.
    pub answered: Result<(Reply, Sight), String>,
    /// By rule: what it says of the step.
    pub lights: Vec<Light>,
}

/// A subject that is led by the numbers of commands, whatever its worlds are made of.
pub trait Steered: Send + Sync {
    /// The first world, and each step of the path. A step that gives no world is the last.
    fn along(&self, path: &[usize]) -> (Sight, Vec<Trial>);

    /// What each command would do at the end of the path; nothing where the path breaks off before.
    fn offered(&self, path: &[usize]) -> Vec<Trial>;

    /// The nearest world in which the condition holds.
    fn nearest(&self, condition: &Expr) -> Found;

    /// How the report names what is led.
    fn describe(&self) -> &'static str;
}

/// Leads a subject.
#[derive(Debug)]
pub struct Steering<S: Subject> {
    task: Task<S>,
    searched: OnceLock<Searched>,
}

impl<S: Subject> Steering<S> {
    /// Leads the subject of the task.
    #[must_use]
    pub fn new(task: Task<S>) -> Self {
        Self { task, searched: OnceLock::new() }
    }

    fn sight(&self, world: &S::World) -> Sight {
        let lockstep = Lockstep::new(&self.task);
        lockstep.start_at(world);
        let rows = self.task.subject.observe(world).map(|observed| Arc::new(observed.rows)).map_err(told);
        Sight { rows, lights: lights(&self.task.system, &lockstep.finish().0, About::World) }
    }

    fn trial(&self, world: &S::World, command: usize) -> (Option<S::World>, Trial) {
        let lockstep = Lockstep::new(&self.task);
        lockstep.start_at(world);
        lockstep.step(world, command);
        let lights = lights(&self.task.system, &lockstep.finish().0, About::Step);
        match self.task.subject.step(world, command) {
            Ok((after, reply)) => {
                let answered = Ok((reply, self.sight(&after)));
                (Some(after), Trial { answered, lights })
            }
            Err(fault) => (None, Trial { answered: Err(told(fault)), lights }),
        }
    }

    /// The world at the end of a path.
    fn end(&self, path: &[usize]) -> Option<S::World> {
        let subject = &self.task.subject;
        path.iter()
            .try_fold(subject.first(), |world, command| subject.step(&world, *command).ok().map(|(after, _)| after))
    }
}

impl<S: Subject> Steered for Steering<S> {
    fn along(&self, path: &[usize]) -> (Sight, Vec<Trial>) {
        let mut world = self.task.subject.first();
        let first = self.sight(&world);
        let mut trials = Vec::new();
        for command in path {
            let (after, trial) = self.trial(&world, *command);
            trials.push(trial);
            let Some(after) = after else { break };
            world = after;
        }
        (first, trials)
    }

    fn offered(&self, path: &[usize]) -> Vec<Trial> {
        let Some(world) = self.end(path) else { return Vec::new() };
        (0..self.task.commands.len()).map(|command| self.trial(&world, command).1).collect()
    }

    fn nearest(&self, condition: &Expr) -> Found {
        self.searched.get_or_init(|| Searched::of(&self.task)).nearest(&self.task.system, condition)
    }

    fn describe(&self) -> &'static str {
        self.task.subject.describe()
    }
}

fn told(fault: Fault) -> String {
    match fault {
        Fault::NoAnswer(words) | Fault::Wire(words) => words,
    }
}
