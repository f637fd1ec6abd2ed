//! Settling: steps that were answered are judged in their order, and the worlds that they lead to entered.

use super::answer::{Answer, Told};
use super::atlas::{Atlas, Onward, Site};
use super::judge::Judge;
use super::lockstep::{Landed, Lockstep};
use super::moment::{Act, Flight, Moment, Way};
use crate::rules::Builtin;
use crate::subject::{Fault, Subject};
use selvedge_spec::interpret::{RowChange, Value};
use selvedge_spec::ir::{Effect, EntityId};
use std::collections::BTreeSet;
use std::sync::Arc;

impl<S: Subject> Lockstep<S> {
    /// Judges steps of one world in their order, and enters the worlds that they lead to. `land` hears of each step
    /// that leads somewhere, and stays away from this exploration.
    pub(super) fn settle(
        &self,
        from: u32,
        world: &Moment<S::World>,
        steps: impl IntoIterator<Item = (Act, Answer<S::World>)>,
        mut land: impl FnMut(Landed<S::World>),
    ) {
        self.with(|state| {
            let atlas = &mut state.atlas;
            for (act, answer) in steps {
                atlas.steps += u64::from(!matches!(answer, Answer::Current));
                let landed = match answer {
                    Answer::Again | Answer::Current => continue,
                    Answer::Projected(store) => Some(self.projected(atlas, from, world, act, store)),
                    Answer::Told(told) => Some(self.judged(atlas, from, world, act, *told)),
                    Answer::Issued => self.issued(atlas, from, world, act),
                    Answer::Fault(fault) => {
                        report_fault(atlas, Site { world: from, act: Some(act) }, fault);
                        None
                    }
                };
                landed.into_iter().for_each(&mut land);
            }
        });
    }

    /// Judges a step that was answered.
    fn judged(
        &self,
        atlas: &mut Atlas<Moment<S::World>>,
        from: u32,
        world: &Moment<S::World>,
        act: Act,
        told: Told<S::World>,
    ) -> Landed<S::World> {
        let (flights, late) = self.flights_after(world, act, &told);
        let is_same = told.after.is_none() && flights == world.flights;
        let after = Moment { store: told.after.unwrap_or_else(|| world.store.clone()), flights };
        let known = if is_same { Some(from) } else { atlas.find(&after) };
        let to = known.unwrap_or_else(|| self.enter(atlas, after.clone(), Some((from, act))));
        if self.keeps_steps && to != from {
            // Where only commands under way differ, nothing was done that a fair treatment asks for.
            let changes = atlas.rows(from) != atlas.rows(to);
            let answer = changes.then_some((told.reply.command, told.reply.outcome));
            atlas.lead_on(from, Onward { to, act, answer });
        }
        let site = Site { world: from, act: Some(act) };
        Judge { lockstep: self, atlas }.step(site, (&told.reply, &told.expected), (to, &after.store), late.as_ref());
        Landed { number: to, is_new: known.is_none(), world: after }
    }

    /// Puts a command under way. Nothing answers, so there is nothing to judge.
    fn issued(
        &self,
        atlas: &mut Atlas<Moment<S::World>>,
        from: u32,
        world: &Moment<S::World>,
        act: Act,
    ) -> Option<Landed<S::World>> {
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
    }

    /// Brings a view nearer to what the rows are. It is judged by the world that this leads to; only no row may change.
    fn projected(
        &self,
        atlas: &mut Atlas<Moment<S::World>>,
        from: u32,
        world: &Moment<S::World>,
        act: Act,
        store: S::World,
    ) -> Landed<S::World> {
        let after = Moment { store, flights: world.flights.clone() };
        let known = atlas.find(&after);
        let to = known.unwrap_or_else(|| self.enter(atlas, after.clone(), Some((from, act))));
        if self.keeps_steps && to != from {
            atlas.lead_on(from, Onward { to, act, answer: None });
        }
        if atlas.rows(from) != atlas.rows(to) {
            let (rule, site) = (Builtin::EventualViewsConverge.index(), Site { world: from, act: Some(act) });
            atlas.decide(rule, site, || "bringing a view up to date changed a row".to_owned());
        }
        Landed { number: to, is_new: known.is_none(), world: after }
    }

    /// What is under way after a command was answered, and the one that landed. Commands under way to a row that was
    /// deleted will land on nothing, or on another row of that identity.
    fn flights_after(
        &self,
        world: &Moment<S::World>,
        act: Act,
        told: &Told<S::World>,
    ) -> (Vec<Flight>, Option<Flight>) {
        let mut flights = world.flights.clone();
        let landed = match act.way {
            Way::Late(place) => Some(flights.remove(place)),
            Way::AtOnce | Way::Issued | Way::Projected => None,
        };
        if !flights.is_empty() {
            let deleted = self.deleted(act, told);
            for flight in flights.iter_mut().filter(|flight| flight.basis.is_some()) {
                let (entity, key) = self.addressed(flight.command as usize);
                flight.is_gone |= key.is_some_and(|key| deleted.contains(&(entity, key)));
            }
            flights.sort();
        }
        (flights, landed)
    }

    /// The rows that a step deletes: the one it names, by its reply; others, by the declaration, where it says the same.
    fn deleted<'a>(&'a self, act: Act, told: &'a Told<S::World>) -> BTreeSet<(EntityId, &'a Value)> {
        let (command, outcome) = (told.reply.command, told.reply.outcome);
        let (entity, key) = self.addressed(act.command as usize);
        let is_deleted = matches!(self.system.command(command).outcome(outcome).effect, Effect::Delete);
        let own = key.filter(|_| is_deleted).map(|key| (entity, key));
        let agreed = told.expected.iter().filter(|expected| expected.outcome == outcome);
        let gone = agreed.flat_map(|expected| &expected.others).filter(|other| other.change == RowChange::Deleted);
        own.into_iter().chain(gone.map(|other| (other.entity, &other.key))).collect()
    }
}

/// A fault of the subject is one of the rule that it breaks.
pub(super) fn report_fault<W: Eq + std::hash::Hash>(atlas: &mut Atlas<W>, site: Site, fault: Fault) {
    let (rule, detail) = match fault {
        Fault::NoAnswer(detail) => (Builtin::OneOutcome, detail),
        Fault::Wire(detail) => (Builtin::WireAsDeclared, detail),
    };
    atlas.exercise(rule.index(), site.world);
    atlas.decide(rule.index(), site, || detail);
}
