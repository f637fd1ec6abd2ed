//! A controller in its loop: real code that looks at a view and issues commands, driven against an environment that
//! fails.
//!
//! ```text
//! declaration with actors + controller -> rows (each row's steps, through the dispatcher) -> scene (what may happen)
//!   -> explore (every interleaving) -> rest, schedule (what comes of it once the environment rests) -> rules -> report
//! ```
//!
//! A controller is pure: the same wanted state, view and memory give the same decision. Its decision is a list of
//! steps, each a list of commands. Commands are executed one by one on the *generated* store. Between any two of them the
//! environment may strike, the command may fail (the rest of its step is then left out, and the next step is done all the
//! same), and the controller may die and lose its memory.
//!
//! ```
//! use selvedge_checker::check::Options;
//! use selvedge_checker::controller::{Bound, Controller, Decision, Loop, Permits, Step};
//! use selvedge_checker::declaration::Declaration;
//! use selvedge_checker::verdict::Verdict;
//! use selvedge_model::container::*;
//!
//! /// Keeps one container called "c" running.
//! struct Keeper;
//!
//! impl Controller for Keeper {
//!     type Store = Containers;
//!     type Wanted = ();
//!     type Memory = ();
//!
//!     fn observe(&self, (): &(), listed: &Containers, (): &()) -> Decision<Self> {
//!         let id = ContainerId::new("c");
//!         let start = Command::StartContainer(StartContainer { id: id.clone(), built: true });
//!         let create = Command::CreateContainer(CreateContainer {
//!             id: id.clone(),
//!             workload: WorkloadId::new("w"),
//!             replica: 0,
//!             image: ImageRef::new("i"),
//!             version: Version::new("1"),
//!         });
//!         let steps = match listed.view().next() {
//!             None => vec![Step::new("start", [create, start])],
//!             Some(row) if row.healthy || row.state == ContainerState::Starting => Vec::new(),
//!             Some(_) => vec![Step::new("restart", [Command::RestartContainer(RestartContainer { id })]).on("c")],
//!         };
//!         Decision { steps, memory: (), breaks: None }
//!     }
//! }
//!
//! let declaration = Declaration::parse("container.rs", SOURCE, false).expect("it is sound");
//! let id = || ContainerId::new("c");
//! let kept = Loop {
//!     controller: Keeper,
//!     agent: "agent",
//!     carries_on: &["engine"],
//!     first: Vec::new(),
//!     others: vec![
//!         Command::Crash(Crash { id: id() }),
//!         Command::RemoveByHand(RemoveByHand { id: id() }),
//!         Command::BecomeHealthy(BecomeHealthy { id: id() }),
//!     ],
//!     wanted: vec![("one container".to_owned(), ())],
//!     parts: None,
//!     goal: |_: &(), listed: &Containers| listed.view().any(|row| row.healthy),
//!     rounds: 1,
//!     permits: Permits::NONE,
//!     claims: Vec::new(),
//!     bound: Bound { name: "one", says: "One container.", faults: None, stale: false },
//! };
//! let report = kept.check(&declaration, &Options::default()).unwrap_or_else(|refused| panic!("{}", refused.message));
//! let verdict = |name| report.rules.iter().find(|rule| rule.name == name).map(|rule| rule.verdict);
//! assert_eq!(verdict("eventually_stable"), Some(Verdict::Holds));
//! // What crashes again and again is restarted again and again: this controller does not count.
//! assert_eq!(verdict("repairs_without_bound"), Some(Verdict::Violated));
//! ```

mod again;
mod begins;
mod explore;
mod judge;
mod parts;
mod plans;
pub mod reconcile;
mod report;
mod rest;
mod rows;
mod rules;
mod schedule;
mod seen;
mod tell;
mod world;

pub use parts::{AllMet, Met, Parts, Tried};
pub use rules::{Claim, ClaimedFrom, Moment, Permits, Seen};

use selvedge::Store;
use std::fmt::Debug;
use std::hash::Hash;

/// Pure code that is shown rows and decides which commands to issue.
pub trait Controller: Sized {
    /// The generated store that its commands are executed on.
    type Store: Store;
    /// What may be wanted of it.
    type Wanted: Debug;
    /// What it remembers from one round to the next, and loses when it dies. It is part of the world.
    type Memory: Clone + Default + Eq + Hash + Debug;

    /// One round: what is to be done. `listed` holds the rows that the system's first view shows, and no others.
    fn observe(&self, wanted: &Self::Wanted, listed: &Self::Store, memory: &Self::Memory) -> Decision<Self>;
}

/// A command of a controller.
pub type CommandOf<C> = <<C as Controller>::Store as Store>::Command;

/// What a controller decides in one round.
#[derive(Clone, Debug)]
pub struct Decision<C: Controller> {
    /// The steps, in the order in which they are done.
    pub steps: Vec<Step<CommandOf<C>>>,
    /// What is remembered from now on.
    pub memory: C::Memory,
    /// The first of the controller's own rules about decisions that this one breaks, in words.
    pub breaks: Option<String>,
}

/// One step of a plan: commands of which each needs the ones before it.
#[derive(Clone, Debug)]
pub struct Step<K> {
    /// What it is, as a plan says it: `roll w/0 (a)`.
    pub says: String,
    /// The identity of the listed row that it is about, as text; none, where it makes a new one.
    pub row: Option<String>,
    /// Whether it ends that row.
    pub ends: bool,
    /// Its commands.
    pub commands: Vec<K>,
}

impl<K> Step<K> {
    /// A step about no listed row.
    #[must_use]
    pub fn new(says: impl Into<String>, commands: impl Into<Vec<K>>) -> Self {
        Self { says: says.into(), row: None, ends: false, commands: commands.into() }
    }

    /// The same about this row.
    #[must_use]
    pub fn on(self, row: impl Into<String>) -> Self {
        Self { row: Some(row.into()), ..self }
    }

    /// The same, ending its row.
    #[must_use]
    pub fn ending(self) -> Self {
        Self { ends: true, ..self }
    }
}

/// How far a loop is explored.
#[derive(Clone, Debug)]
pub struct Bound {
    /// Its name.
    pub name: &'static str,
    /// What it is, for people.
    pub says: &'static str,
    /// How many faults there may be (strikes of the environment, and commands that fail); any number, if not said.
    pub faults: Option<u8>,
    /// Whether a round may work on the listing of the round before.
    pub stale: bool,
}

/// A controller, what it acts on, what may happen to that, and what is claimed of it.
pub struct Loop<C: Controller> {
    /// The controller.
    pub controller: C,
    /// The actor of the declaration that it plays.
    pub agent: &'static str,
    /// The actors that carry on with what they have begun while the environment rests.
    pub carries_on: &'static [&'static str],
    /// What has happened before the first round.
    pub first: Vec<CommandOf<C>>,
    /// What the other actors may do at any time.
    pub others: Vec<CommandOf<C>>,
    /// What may be wanted, each with its name; the first one is at first, any other may come at any time. Where there are
    /// several parts, those of one part stand together, equally many of each.
    pub wanted: Vec<(String, C::Wanted)>,
    /// What is gone through part by part, if it is not gone through as a whole.
    pub parts: Option<Parts<C>>,
    /// Whether the listed rows are what is wanted.
    pub goal: fn(&C::Wanted, &C::Store) -> bool,
    /// In how many rounds it is reached once the environment rests, where what has been begun ends between two of them.
    pub rounds: u16,
    /// Which dangers it permits, and from which worlds the rules that these break are claimed nevertheless.
    pub permits: Permits<C>,
    /// What is claimed besides the rules that hold of every loop.
    pub claims: Vec<Claim<C>>,
    /// How far it is explored.
    pub bound: Bound,
}
