//! Going through worlds by hand: along a path of steps, with every rule judged where one stands.
//!
//! An engine tries everything; here somebody chooses. What a step means is judged by the same [`Lockstep`].

mod lights;
mod search;

pub use lights::{About, Light, about};
pub use search::Found;

use crate::explore::{Act, Flight, Limits, Lockstep, Moment, Slicing, Task, Way};
use crate::subject::{Fault, Subject};
use lights::lights;
use search::Searched;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Input, World};
use selvedge_spec::ir::{CommandId, Expr, System};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// Where one can go: a declaration, commands by number, and by entity how many of them may be under way to one row.
#[derive(Clone, Debug)]
pub struct Course {
    /// The declaration.
    pub system: Arc<System>,
    /// The commands.
    pub commands: Arc<[(CommandId, Input)]>,
    /// How many commands that name one row may be under way, by entity.
    pub late: Arc<[usize]>,
}

/// What is seen of a world.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Its rows, or why they cannot be read.
    pub rows: Result<Arc<World>, String>,
    /// The commands under way.
    pub flights: Vec<Flight>,
    /// By rule, as [`rules_of`](crate::rules::rules_of) lists them: what it says here.
    pub lights: Vec<Light>,
}

/// What is seen of a step.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The step.
    pub act: Act,
    /// What answered, if the command was not only issued, and the world after it; or why there is none.
    pub answered: Result<(Option<Reply>, Sight), String>,
    /// By rule: what it says of the step.
    pub lights: Vec<Light>,
}

impl Trial {
    /// The world after it, where there is one.
    #[must_use]
    pub fn after(&self) -> Option<&Sight> {
        self.answered.as_ref().ok().map(|(_, sight)| sight)
    }

    /// Its rows, where they can be read.
    #[must_use]
    pub fn rows_after(&self) -> Option<&Arc<World>> {
        self.after()?.rows.as_ref().ok()
    }
}

/// A subject that is led step by step, whatever its worlds are made of.
pub trait Steered: Send + Sync {
    /// The first world, and each step of the path. A step that gives no world, or that cannot be taken where it stands
    /// in the path, ends it: there are fewer trials than steps then.
    fn along(&self, path: &[Act]) -> (Sight, Vec<Trial>);

    /// What every step would do that can be taken at the end of the path; nothing where the path breaks off before.
    fn offered(&self, path: &[Act]) -> Vec<Trial>;

    /// The step by which this command lands at the end of the path, if it is under way there.
    fn landing(&self, path: &[Act], command: u32) -> Option<Act>;

    /// The nearest world in which the condition holds.
    fn nearest(&self, condition: &Expr) -> Found;

    /// How the report names what is led.
    fn describe(&self) -> &'static str;
}

/// Leads a subject.
#[derive(Debug)]
pub struct Steering<S: Subject> {
    task: Task<S>,
    all: Vec<usize>,
    searched: OnceLock<Searched>,
}

impl<S: Subject> Steering<S> {
    /// Leads the subject along the course.
    #[must_use]
    pub fn new(course: &Course, subject: S) -> Self {
        let Course { system, commands, late } = course.clone();
        let all = (0..commands.len()).collect();
        let limits = Limits::default();
        // One world by itself says nothing of runs, so it does not matter which of them are decided.
        let bound = 0;
        let task = Task {
            system,
            commands,
            subject: Arc::new(subject),
            limits,
            bound,
            late,
            symmetry: false,
            slicing: Slicing::Never,
            threads: 1,
            started: Instant::now(),
            watch: Arc::default(),
        };
        Self { task, all, searched: OnceLock::new() }
    }

    fn first(&self) -> Moment<S::World> {
        Moment::calm(self.task.subject.first())
    }

    fn sight(&self, world: &Moment<S::World>) -> Sight {
        let lockstep = Lockstep::new(&self.task);
        lockstep.start_at(world);
        let rows = self.task.subject.observe(&world.store).map(|observed| Arc::new(observed.rows)).map_err(told);
        let lights = lights(&self.task.system, &lockstep.finish().0, About::World);
        Sight { rows, flights: world.flights.clone(), lights }
    }

    fn trial(&self, world: &Moment<S::World>, act: Act) -> (Option<Moment<S::World>>, Trial) {
        let lockstep = Lockstep::new(&self.task);
        lockstep.start_at(world);
        let after = lockstep.step(world, act);
        let lights = lights(&self.task.system, &lockstep.finish().0, About::Step);
        let reply = match act.way {
            Way::Issued | Way::Projected => Ok(None),
            Way::AtOnce | Way::Late(_) => {
                self.task.subject.step(&world.store, act.command as usize).map(|(_, reply)| Some(reply)).map_err(told)
            }
        };
        let answered = match (reply, &after) {
            (Ok(reply), Some(after)) => Ok((reply, self.sight(after))),
            (Ok(_), None) => Err("the rows before it cannot be read".to_owned()),
            (Err(fault), _) => Err(fault),
        };
        (after, Trial { act, answered, lights })
    }

    fn acts(&self, world: &Moment<S::World>) -> Vec<Act> {
        Lockstep::new(&self.task).acts(world, &self.all)
    }

    /// The worlds' last one, and the steps to it. `None` where the path breaks off.
    fn walk(&self, path: &[Act]) -> (Option<Moment<S::World>>, Vec<Trial>) {
        let mut world = self.first();
        let mut trials = Vec::new();
        for act in path {
            if !self.acts(&world).contains(act) {
                return (None, trials);
            }
            let (after, trial) = self.trial(&world, *act);
            trials.push(trial);
            let Some(after) = after else { return (None, trials) };
            world = after;
        }
        (Some(world), trials)
    }
}

impl<S: Subject> Steered for Steering<S> {
    fn along(&self, path: &[Act]) -> (Sight, Vec<Trial>) {
        (self.sight(&self.first()), self.walk(path).1)
    }

    fn offered(&self, path: &[Act]) -> Vec<Trial> {
        let Some(world) = self.walk(path).0 else { return Vec::new() };
        self.acts(&world).into_iter().map(|act| self.trial(&world, act).1).collect()
    }

    fn landing(&self, path: &[Act], command: u32) -> Option<Act> {
        let world = self.walk(path).0?;
        self.acts(&world).into_iter().find(|act| act.command == command && matches!(act.way, Way::Late(_)))
    }

    fn nearest(&self, condition: &Expr) -> Found {
        self.searched.get_or_init(|| Searched::of(&self.task, &self.all)).nearest(&self.task.system, condition)
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
