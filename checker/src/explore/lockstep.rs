//! The system under check and the interpreter, side by side.

use super::atlas::{Atlas, Onward, Site};
use super::judge::Judge;
use super::moment::{Act, Flight, Moment, Way};
use super::shown::shown;
use super::watch::Watch;
use crate::rules::{Builtin, RuleInfo, premise, rules_of};
use crate::subject::{Fault, MOST_PROJECTIONS, Observed, Subject, ViewRows};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, Input, RowChange, Value, World};
use selvedge_spec::ir::{
    CommandId, Effect, EntityId, Expr, Freshness, Literal, Rule, RuleBody, RuleKind, Slot, System,
};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Where an exploration stops although it is not complete.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// Worlds so many steps away are not expanded.
    pub depth: Option<u32>,
    /// With so many worlds found, none is expanded any more.
    pub worlds: Option<usize>,
    /// After this time, no world is expanded any more.
    pub time: Option<Duration>,
    /// The exact engine keeps no more than so many bytes of worlds.
    pub bytes: Option<u64>,
}

/// What kept a world from being expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// [`Limits::depth`].
    Depth,
    /// [`Limits::worlds`].
    Worlds,
    /// [`Limits::time`].
    Time,
    /// [`Limits::bytes`].
    Memory,
    /// There are more steps than 64 bits can count.
    Numbers,
    /// Somebody asked it to end, through [`Watch::interrupt`] or Ctrl-C.
    Interrupted,
}

impl Stop {
    /// As the report says it.
    #[must_use]
    pub fn reason(self) -> &'static str {
        match self {
            Self::Depth => "the depth limit was reached",
            Self::Worlds => "the limit of worlds was reached",
            Self::Time => "the time limit was reached",
            Self::Memory => "the worlds do not fit into the memory allowed",
            Self::Numbers => "there are more worlds or steps than 64 bits can count",
            Self::Interrupted => "interrupted",
        }
    }
}

/// Without a limit, what is kept of all combinations of worlds may take so many bytes.
pub(super) const USUAL_BYTES: u64 = 4 << 30;

/// What is to be explored, and how far.
#[derive(Debug)]
pub struct Task<S> {
    /// The declaration that the interpreter follows.
    pub system: Arc<System>,
    /// The commands of the bound.
    pub commands: Arc<[(CommandId, Input)]>,
    /// What is explored.
    pub subject: Arc<S>,
    /// Where to stop early.
    pub limits: Limits,
    /// The bound's place among those of the system, which tells which rules are decided.
    pub bound: usize,
    /// How many commands that name one row may be under way, by entity.
    pub late: Arc<[usize]>,
    /// How many threads may work, at least one.
    pub threads: usize,
    /// When the exploration began, for the time limit.
    pub started: Instant,
    /// How far it is, and whether it is to end.
    pub watch: Arc<Watch>,
}

impl<S> Clone for Task<S> {
    fn clone(&self) -> Self {
        let (system, commands) = (Arc::clone(&self.system), Arc::clone(&self.commands));
        let (subject, late) = (Arc::clone(&self.subject), Arc::clone(&self.late));
        let (limits, threads, started) = (self.limits, self.threads, self.started);
        Self {
            system,
            commands,
            subject,
            limits,
            bound: self.bound,
            late,
            threads,
            started,
            watch: Arc::clone(&self.watch),
        }
    }
}

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
    /// By entity: what views show of it.
    pub(super) shown: Vec<Option<BTreeSet<Slot>>>,
    /// Whether some rule is about runs, so that the steps between worlds are kept.
    keeps_steps: bool,
    limits: Limits,
    late: Arc<[usize]>,
    started: Instant,
    watch: Arc<Watch>,
    state: Mutex<State<Moment<S::World>>>,
}

#[derive(Debug)]
struct State<W> {
    atlas: Atlas<W>,
    stop: Option<Stop>,
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
        self.with(|state| {
            let Some(id) = state.atlas.find(world) else { return false };
            let stop = if self.watch.is_interrupted() {
                Some(Stop::Interrupted)
            } else if self.limits.depth.is_some_and(|limit| state.atlas.depth_of(id) >= limit) {
                Some(Stop::Depth)
            } else if self.limits.worlds.is_some_and(|limit| state.atlas.worlds() >= limit) {
                Some(Stop::Worlds)
            } else if self.limits.time.is_some_and(|limit| self.started.elapsed() >= limit) {
                Some(Stop::Time)
            } else {
                None
            };
            state.stop = state.stop.or(stop);
            self.watch.expanded(u64::from(stop.is_none()));
            let may = stop.is_none() && state.atlas.rows(id).is_some();
            if may {
                state.atlas.expand(id);
            }
            may
        })
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
    fn addressed(&self, command: usize) -> (EntityId, Option<&Value>) {
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
        match act.way {
            Way::Issued => return self.issue(from, world, act),
            Way::Projected => return self.project(from, world, act),
            Way::AtOnce | Way::Late(_) => {}
        }
        let command = act.command as usize;
        let answered = self.subject.step(&world.store, command);
        self.with(|state| {
            let atlas = &mut state.atlas;
            atlas.steps += 1;
            let site = Site { world: from, act: Some(act) };
            let (store, reply) = match answered {
                Ok(answer) => answer,
                Err(fault) => {
                    report_fault(atlas, site, fault);
                    return None;
                }
            };
            let (flights, landed) = self.flights_after(atlas.rows(from).as_deref(), world, act, &reply);
            let after = Moment { store, flights };
            // Most commands change nothing, and two worlds are compared faster than one is hashed.
            let known = if after == *world { Some(from) } else { atlas.find(&after) };
            let to = known.unwrap_or_else(|| self.enter(atlas, after.clone(), Some((from, act))));
            if self.keeps_steps && to != from {
                // Where only commands under way differ, nothing was done that a fair treatment asks for.
                let changes = atlas.rows(from) != atlas.rows(to);
                let answer = changes.then_some((reply.command, reply.outcome));
                atlas.lead_on(from, Onward { to, act, answer });
            }
            Judge { lockstep: self, atlas }.step(site, &reply, (to, &after.store), landed.as_ref());
            Some(Landed { number: to, is_new: known.is_none(), world: after })
        })
    }

    /// Puts a command under way. Nothing answers, so there is nothing to judge.
    fn issue(&self, from: u32, world: &Moment<S::World>, act: Act) -> Option<Landed<S::World>> {
        self.with(|state| {
            let atlas = &mut state.atlas;
            atlas.steps += 1;
            let rows = atlas.rows(from)?;
            let (entity, key) = self.addressed(act.command as usize);
            let basis = key.and_then(|key| rows.row(entity, key)).map(|row| Arc::new(row.clone()));
            let mut after = world.clone();
            after.flights.push(Flight { command: act.command, basis, is_gone: false });
            after.flights.sort();
            let known = atlas.find(&after);
            let to = known.unwrap_or_else(|| self.enter(atlas, after.clone(), Some((from, act))));
            if self.keeps_steps {
                atlas.lead_on(from, Onward { to, act, answer: None });
            }
            Some(Landed { number: to, is_new: known.is_none(), world: after })
        })
    }

    /// Brings a view nearer to what the rows are. It is judged by the world that this leads to; only no row may change.
    fn project(&self, from: u32, world: &Moment<S::World>, act: Act) -> Option<Landed<S::World>> {
        let projected = self.subject.project(&world.store, act.command as usize).transpose()?;
        self.with(|state| {
            let atlas = &mut state.atlas;
            atlas.steps += 1;
            let site = Site { world: from, act: Some(act) };
            let store = projected.map_err(|fault| report_fault(atlas, site, fault)).ok()?;
            let after = Moment { store, flights: world.flights.clone() };
            let known = atlas.find(&after);
            let to = known.unwrap_or_else(|| self.enter(atlas, after.clone(), Some((from, act))));
            if self.keeps_steps && to != from {
                atlas.lead_on(from, Onward { to, act, answer: None });
            }
            if atlas.rows(from) != atlas.rows(to) {
                let rule = Builtin::EventualViewsConverge.index();
                atlas.decide(rule, site, || "bringing a view up to date changed a row".to_owned());
            }
            Some(Landed { number: to, is_new: known.is_none(), world: after })
        })
    }

    /// What is under way after a command was answered, and the one that landed. Commands under way to a row that was
    /// deleted will land on nothing, or on another row of that identity.
    fn flights_after(
        &self,
        rows: Option<&World>,
        world: &Moment<S::World>,
        act: Act,
        reply: &Reply,
    ) -> (Vec<Flight>, Option<Flight>) {
        let mut flights = world.flights.clone();
        let landed = match act.way {
            Way::Late(place) => Some(flights.remove(place)),
            Way::AtOnce | Way::Issued | Way::Projected => None,
        };
        if !flights.is_empty() {
            let deleted = self.deleted(rows, act, reply);
            for flight in flights.iter_mut().filter(|flight| flight.basis.is_some()) {
                let (entity, key) = self.addressed(flight.command as usize);
                flight.is_gone |= key.is_some_and(|key| deleted.contains(&(entity, key.clone())));
            }
            flights.sort();
        }
        (flights, landed)
    }

    /// The rows that a step deletes: the one it names, by its reply; others, by the declaration.
    fn deleted(&self, rows: Option<&World>, act: Act, reply: &Reply) -> BTreeSet<(EntityId, Value)> {
        let outcome = self.system.command(reply.command).outcome(reply.outcome);
        let (entity, key) = self.addressed(act.command as usize);
        let own = key.filter(|_| matches!(outcome.effect, Effect::Delete)).map(|key| (entity, key.clone()));
        let mut deleted: BTreeSet<_> = own.into_iter().collect();
        if outcome.also.iter().any(|also| matches!(also.effect, Effect::Delete)) {
            let (id, input) = &self.commands[act.command as usize];
            let declared = rows.map(|rows| interpret::step(&self.system, rows, *id, input));
            let others = declared.into_iter().flatten().flat_map(|step| step.others);
            let gone = others.filter(|other| other.change == RowChange::Deleted);
            deleted.extend(gone.map(|other| (other.entity, other.key)));
        }
        deleted
    }

    fn enter(&self, atlas: &mut Atlas<Moment<S::World>>, world: Moment<S::World>, parent: Option<(u32, Act)>) -> u32 {
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

    /// The rows of a world, if they could be read.
    pub(super) fn rows(&self, number: u32) -> Option<Arc<World>> {
        self.with(|state| state.atlas.rows(number))
    }

    /// Ends the exploration: what was seen, and what stopped it before it was complete.
    pub fn finish(&self) -> (Atlas<Moment<S::World>>, Option<Stop>) {
        self.with(|state| {
            let empty = Atlas::new(self.rules.len());
            (std::mem::replace(&mut state.atlas, empty), state.stop)
        })
    }

    /// A panic while judging leaves what was seen before intact, so a poisoned lock is opened.
    fn with<T>(&self, act: impl FnOnce(&mut State<Moment<S::World>>) -> T) -> T {
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

fn report_fault<W: Eq + std::hash::Hash>(atlas: &mut Atlas<W>, site: Site, fault: Fault) {
    let (rule, detail) = match fault {
        Fault::NoAnswer(detail) => (Builtin::OneOutcome, detail),
        Fault::Wire(detail) => (Builtin::WireAsDeclared, detail),
    };
    atlas.exercise(rule.index(), site.world);
    atlas.decide(rule.index(), site, || detail);
}
