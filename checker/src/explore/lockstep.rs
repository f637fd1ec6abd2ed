//! The system under check and the interpreter, side by side.

use super::atlas::{Atlas, Onward, Site};
use super::judge::Judge;
use super::moment::{Act, Flight, Moment, Way};
use super::ruled::Ruled;
use super::task::{Limits, Stop, Task};
use super::watch::Watch;
use crate::rules::Builtin;
use crate::subject::{Fault, Subject};
use crate::sync::Mutex;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, Input, RowChange, Value, World};
use selvedge_spec::ir::{CommandId, Effect, EntityId, OutcomeId, System};
use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};
use std::time::Instant;

/// Where a step led.
#[derive(Debug)]
pub struct Landed<W> {
    /// The world's number.
    pub number: u32,
    /// Whether no step led there before.
    pub is_new: bool,
    /// The world.
    pub world: Arc<Moment<W>>,
    /// What answered, if a command did.
    pub answer: Option<(CommandId, OutcomeId)>,
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
    pub(super) ruled: Arc<Ruled>,
    limits: Limits,
    late: Arc<[usize]>,
    started: Instant,
    watch: Arc<Watch>,
    state: Mutex<State<Moment<S::World>>>,
}

#[derive(Debug)]
pub(super) struct State<W> {
    pub(super) atlas: Atlas<W>,
    stop: Option<Stop>,
}

impl<S: Subject> Lockstep<S> {
    /// An exploration that has not begun.
    #[must_use]
    pub fn new(task: &Task<S>) -> Self {
        Self::under(task, Arc::new(Ruled::of(&task.system)))
    }

    /// The same, where what it is held against has been made before.
    pub(super) fn under(task: &Task<S>, ruled: Arc<Ruled>) -> Self {
        let Task { system, commands, subject, limits, late, started, watch, .. } = task.clone();
        let state = Mutex::new(State { atlas: Atlas::new(ruled.rules), stop: None });
        Self { system, commands, subject, ruled, limits, late, started, watch, state }
    }

    /// The world from which the exploration starts, entered and judged.
    pub fn start_at(&self, world: &Moment<S::World>) {
        self.with(|state| {
            if state.atlas.find(world).is_none() {
                self.enter(&mut state.atlas, Arc::new(world.clone()), None);
            }
        });
    }

    /// Whether a world's commands are to be tried. A world whose rows cannot be read is not expanded: its fault has
    /// been reported and nothing more can be said of it.
    pub fn may_expand(&self, world: &Moment<S::World>) -> bool {
        self.with(|state| state.atlas.find(world)).is_some_and(|number| self.may_expand_numbered(number))
    }

    /// The same of the world of this number.
    pub(super) fn may_expand_numbered(&self, number: u32) -> bool {
        self.with(|state| {
            let stop = if self.watch.is_interrupted() {
                Some(Stop::Interrupted)
            } else if self.limits.depth.is_some_and(|limit| state.atlas.depth_of(number) >= limit) {
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
            let may = stop.is_none() && state.atlas.rows(number).is_some();
            if may {
                state.atlas.expand(number);
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

    /// The row that a command names.
    fn addressed(&self, command: usize) -> (EntityId, Option<&Value>) {
        let (id, input) = &self.commands[command];
        let command = self.system.command(*id);
        (command.entity, input.0[command.key_input].as_ref())
    }

    /// Takes a step in a world and judges it. `None` where there is no world after it.
    pub fn step(&self, world: &Moment<S::World>, act: Act) -> Option<Moment<S::World>> {
        let from = self.with(|state| state.atlas.find(world))?;
        self.step_from(from, world, act).map(|landed| Arc::unwrap_or_clone(landed.world))
    }

    /// The same from a world whose number is known. Once the exploration is to end, no step leads anywhere.
    pub fn step_from(&self, from: u32, world: &Moment<S::World>, act: Act) -> Option<Landed<S::World>> {
        if self.watch.is_interrupted() {
            self.break_off(from);
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
            let after = Arc::new(Moment { store, flights });
            // Most commands change nothing, and two worlds are compared faster than one is hashed.
            let known = if *after == *world { Some(from) } else { atlas.find(&after) };
            let to = known.unwrap_or_else(|| self.enter(atlas, Arc::clone(&after), Some((from, act))));
            if self.ruled.keeps_steps && to != from {
                // Where only commands under way differ, nothing was done that a fair treatment asks for.
                let changes = atlas.rows(from) != atlas.rows(to);
                let answer = changes.then_some((reply.command, reply.outcome));
                atlas.lead_on(from, Onward { to, act, answer });
            }
            Judge { lockstep: self, atlas }.step(site, &reply, (to, &after.store), landed.as_ref());
            let answer = Some((reply.command, reply.outcome));
            Some(Landed { number: to, is_new: known.is_none(), world: after, answer })
        })
    }

    /// Somebody interrupts while steps from this world are taken: not all of them are known then.
    pub(super) fn break_off(&self, from: u32) {
        self.with(|state| {
            state.stop = state.stop.or(Some(Stop::Interrupted));
            state.atlas.break_off(from);
        });
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
            let after = Arc::new(after);
            let known = atlas.find(&after);
            let to = known.unwrap_or_else(|| self.enter(atlas, Arc::clone(&after), Some((from, act))));
            if self.ruled.keeps_steps {
                atlas.lead_on(from, Onward { to, act, answer: None });
            }
            Some(Landed { number: to, is_new: known.is_none(), world: after, answer: None })
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

    pub(super) fn enter(
        &self,
        atlas: &mut Atlas<Moment<S::World>>,
        world: Arc<Moment<S::World>>,
        parent: Option<(u32, Act)>,
    ) -> u32 {
        let observed = self.settled(&world.store);
        let id = atlas.enter(world, parent);
        self.found_one(atlas.depth_of(id));
        atlas.exercise(Builtin::WireAsDeclared.index(), id);
        match observed {
            Ok((rows, views)) => Judge { lockstep: self, atlas }.world(id, rows, &views),
            Err(fault) => report_fault(atlas, Site { world: id, act: None }, fault),
        }
        id
    }

    /// A world was found, so many steps away.
    pub(super) fn found_one(&self, depth: u32) {
        self.watch.found(1, depth);
    }

    /// The rows of a world, if they could be read.
    pub(super) fn rows(&self, number: u32) -> Option<Arc<World>> {
        self.with(|state| state.atlas.rows(number))
    }

    /// Ends the exploration: what was seen, and what stopped it before it was complete.
    pub fn finish(&self) -> (Atlas<Moment<S::World>>, Option<Stop>) {
        self.with(|state| {
            let empty = Atlas::new(self.ruled.rules);
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

pub(super) fn report_fault<W: Eq + std::hash::Hash>(atlas: &mut Atlas<W>, site: Site, fault: Fault) {
    let (rule, detail) = match fault {
        Fault::NoAnswer(detail) => (Builtin::OneOutcome, detail),
        Fault::Wire(detail) => (Builtin::WireAsDeclared, detail),
    };
    atlas.exercise(rule.index(), site.world);
    atlas.decide(rule.index(), site, || detail);
}
