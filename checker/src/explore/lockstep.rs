//! The system under check and the interpreter, side by side.

use super::atlas::{Atlas, Site};
use super::judge::Judge;
use super::moment::{Act, Moment, Way};
use super::settle::report_fault;
use super::shown::shown;
use super::step_rules::StepRules;
use super::task::{Limits, Stop, Task};
use super::watch::Watch;
use crate::rules::{Builtin, RuleInfo, premise, rules_of};
use crate::subject::{Fault, MOST_PROJECTIONS, Observed, Subject, ViewRows};
use selvedge_spec::interpret::{Input, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, Expr, Freshness, Literal, Rule, RuleBody, RuleKind, Slot, System};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Where a step led.
#[derive(Debug)]
pub struct Landed<W> {
    /// The world's number.
    pub number: u32,
    /// Whether no step led there before.
    pub is_new: bool,
    /// The world.
    pub world: Moment<W>,
}

/// One exploration: the subject, the interpreter beside it, and what was seen.
#[derive(Debug)]
pub struct Lockstep<S: Subject> {
    /// The declaration that the interpreter follows.
    pub system: Arc<System>,
    /// The commands of the bound.
    pub commands: Arc<[(CommandId, Input)]>,
    /// What is explored.
    pub subject: Arc<S>,
    /// The rules that are decided.
    pub rules: Vec<RuleInfo>,
    /// By declared rule: when its body is exercised, where it has one.
    pub(super) premises: Vec<Expr>,
    pub(super) step_rules: StepRules,
    /// By entity: what views show of it.
    pub(super) shown: Vec<Option<BTreeSet<Slot>>>,
    /// Whether some rule is about runs, so that the steps between worlds are kept.
    pub(super) keeps_steps: bool,
    limits: Limits,
    late: Arc<[usize]>,
    started: Instant,
    watch: Arc<Watch>,
    state: Mutex<State<Moment<S::World>>>,
}

/// What was seen so far.
#[derive(Debug)]
pub(super) struct State<W> {
    pub(super) atlas: Atlas<W>,
    pub(super) stop: Option<Stop>,
}

impl<S: Subject> Lockstep<S> {
    /// An exploration that has not begun.
    #[must_use]
    pub fn new(task: &Task<S>) -> Self {
        let Task { system, commands, subject, limits, late, started, watch, .. } = task.clone();
        let rules = rules_of(&system);
        let premises = system.rules.iter().map(|rule| match &rule.body {
            RuleBody::World(body) => premise(body, rule.kind != RuleKind::Never),
            RuleBody::Step(body) => premise(&body.condition, rule.kind != RuleKind::Never),
            RuleBody::Run(_) | RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => {
                Expr::Literal(Literal::Bool(true))
            }
        });
        let is_about_runs = |rule: &Rule| matches!(rule.body, RuleBody::Run(_));
        let keeps_steps =
            system.rules.iter().any(is_about_runs) || system.entities.iter().any(|entity| entity.is_resettable);
        let shown = (0..system.entities.len()).map(|index| shown(&system, EntityId(index))).collect();
        Self {
            premises: premises.collect(),
            step_rules: StepRules::of(&system),
            shown,
            state: Mutex::new(State { atlas: Atlas::new(rules.len()), stop: None }),
            rules,
            keeps_steps,
            system,
            commands,
            subject,
            limits,
            late,
            started,
            watch,
        }
    }

    /// The world from which the exploration starts, entered and judged.
    pub fn start_at(&self, world: &Moment<S::World>) {
        self.with(|state| {
            if state.atlas.find(world).is_none() {
                self.enter(&mut state.atlas, world.clone(), None);
            }
        });
    }

    /// Whether a world's commands are to be tried. A world whose rows cannot be read is not expanded: its fault has
    /// been reported and nothing more can be said of it.
    pub fn may_expand(&self, world: &Moment<S::World>) -> bool {
        self.with(|state| state.atlas.find(world)).is_some_and(|number| self.expands(number))
    }

    /// The same of a world whose number is known.
    pub(super) fn expands(&self, number: u32) -> bool {
        self.with(|state| {
            let stop = self.limit(&state.atlas, number);
            state.stop = state.stop.or(stop);
            self.watch.expanded(u64::from(stop.is_none()));
            let may = stop.is_none() && state.atlas.rows(number).is_some();
            if may {
                state.atlas.expand(number);
            }
            may
        })
    }

    /// The rows of a world, if it would be expanded as things stand. A limit that is reached stays so.
    pub(super) fn rows_to_expand(&self, number: u32) -> Option<Arc<World>> {
        self.with(|state| state.atlas.rows(number).filter(|_| self.limit(&state.atlas, number).is_none()))
    }

    /// What keeps a world from being expanded.
    fn limit(&self, atlas: &Atlas<Moment<S::World>>, number: u32) -> Option<Stop> {
        let Limits { depth, worlds, time, bytes: _ } = self.limits;
        if self.watch.is_interrupted() {
            Some(Stop::Interrupted)
        } else if depth.is_some_and(|limit| atlas.depth_of(number) >= limit) {
            Some(Stop::Depth)
        } else if worlds.is_some_and(|limit| atlas.worlds() >= limit) {
            Some(Stop::Worlds)
        } else if time.is_some_and(|limit| self.started.elapsed() >= limit) {
            Some(Stop::Time)
        } else {
            None
        }
    }

    /// The steps that can be taken in a world with these commands, given by number in ascending order: each at once; each
    /// issued, where the bound lets one more be under way to its row; and those under way, landing.
    #[must_use]
    pub fn acts(&self, world: &Moment<S::World>, commands: &[usize]) -> Vec<Act> {
        let act = |command: &usize, way| Act { command: numbered(*command), way };
        let mut acts: Vec<Act> = commands.iter().map(|command| act(command, Way::AtOnce)).collect();
        if self.subject.lags() {
            acts.extend(self.eventual_views().map(|view| act(&view, Way::Projected)));
        }
        if self.late.iter().all(|late| *late == 0) {
            return acts;
        }
        let has_room = |command: &&usize| {
            let (entity, key) = self.addressed(**command);
            let under_way =
                world.flights.iter().filter(|flight| self.addressed(flight.command as usize) == (entity, key));
            under_way.count() < self.late[entity.0]
        };
        acts.extend(commands.iter().filter(has_room).map(|command| act(command, Way::Issued)));
        let flights = world.flights.iter().enumerate();
        let own = flights.filter(|(_, flight)| commands.binary_search(&(flight.command as usize)).is_ok());
        acts.extend(own.map(|(place, flight)| Act { command: flight.command, way: Way::Late(place) }));
        acts
    }

    /// The numbers of the views that may lag.
    fn eventual_views(&self) -> impl Iterator<Item = usize> {
        let views = self.system.views.iter().enumerate();
        views.filter(|(_, view)| view.freshness == Freshness::Eventual).map(|(number, _)| number)
    }

    /// What is seen of a world, `eventual` views once they have come to rest; `None` for one that never does.
    pub(super) fn settled(&self, store: &S::World) -> Result<(World, Vec<Option<ViewRows>>), Fault> {
        let Observed { rows, views } = self.subject.observe(store)?;
        let mut views: Vec<Option<ViewRows>> = views.into_iter().map(Some).collect();
        if self.subject.lags() {
            for view in self.eventual_views() {
                views[view] = self.rested(store, view)?;
            }
        }
        Ok((rows, views))
    }

    fn rested(&self, store: &S::World, view: usize) -> Result<Option<ViewRows>, Fault> {
        let mut store = store.clone();
        for _ in 0..MOST_PROJECTIONS {
            match self.subject.project(&store, view)? {
                None => return Ok(Some(self.subject.observe(&store)?.views.swap_remove(view))),
                Some(after) => store = after,
            }
        }
        Ok(None)
    }

    /// The row that a command names.
    pub(super) fn addressed(&self, command: usize) -> (EntityId, Option<&Value>) {
        let (id, input) = &self.commands[command];
        let command = self.system.command(*id);
        (command.entity, input.0[command.key_input].as_ref())
    }

    /// Takes a step in a world and judges it. `None` where there is no world after it.
    pub fn step(&self, world: &Moment<S::World>, act: Act) -> Option<Moment<S::World>> {
        let from = self.with(|state| state.atlas.find(world))?;
        self.step_from(from, world, act).map(|landed| landed.world)
    }

    /// The same from a world whose number is known. Once the exploration is to end, no step leads anywhere.
    pub fn step_from(&self, from: u32, world: &Moment<S::World>, act: Act) -> Option<Landed<S::World>> {
        if self.watch.is_interrupted() {
            self.with(|state| state.stop = state.stop.or(Some(Stop::Interrupted)));
            return None;
        }
        let rows = self.with(|state| state.atlas.rows(from))?;
        let answer = self.answers(world, &rows, &[act]).pop()?;
        let mut last = None;
        self.settle(from, world, [(act, answer)], |landed| last = Some(landed));
        last
    }

    /// Enters a world that was not known, and judges it.
    pub(super) fn enter(
        &self,
        atlas: &mut Atlas<Moment<S::World>>,
        world: Moment<S::World>,
        parent: Option<(u32, Act)>,
    ) -> u32 {
        let observed = self.settled(&world.store);
        let id = atlas.enter(world, parent);
        self.watch.found(1, atlas.depth_of(id));
        atlas.exercise(Builtin::WireAsDeclared.index(), id);
        match observed {
            Ok((rows, views)) => Judge { lockstep: self, atlas }.world(id, rows, &views),
            Err(fault) => report_fault(atlas, Site { world: id, act: None }, fault),
        }
        id
    }

    /// Ends the exploration: what was seen, and what stopped it before it was complete.
    pub fn finish(&self) -> (Atlas<Moment<S::World>>, Option<Stop>) {
        self.with(|state| {
            let empty = Atlas::new(self.rules.len());
            (std::mem::replace(&mut state.atlas, empty), state.stop)
        })
    }

    /// A panic while judging leaves what was seen before intact, so a poisoned lock is opened.
    pub(super) fn with<T>(&self, act: impl FnOnce(&mut State<Moment<S::World>>) -> T) -> T {
        act(&mut self.state.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A command's number as a step carries it.
///
/// # Panics
/// On a bound of more than four thousand million commands, which cannot even be listed.
fn numbered(command: usize) -> u32 {
    u32::try_from(command).expect("a bound has fewer than 2^32 commands")
}
