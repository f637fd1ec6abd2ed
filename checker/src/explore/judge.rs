//! Judging: each step and each world held against the interpreter and against the rules.

use super::atlas::{Atlas, Site};
use super::facts::contradiction;
use super::lockstep::Lockstep;
use super::moment::{Flight, Moment};
use super::seen::{Seen, alike, changed, difference, others, speaks_of, told};
use crate::rules::{Builtin, Weighed, weigh};
use crate::subject::{Subject, ViewRows};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, EvalError, OtherChange, RowChange, Scope, StepResult, World};
use selvedge_spec::ir::{Effect, EntityId, Freshness, RuleBody, RuleKind, Slot, StateId, StepBody, View};
use std::sync::Arc;

pub(super) struct Judge<'a, S: Subject> {
    pub(super) lockstep: &'a Lockstep<S>,
    pub(super) atlas: &'a mut Atlas<Moment<S::World>>,
}

impl<S: Subject> Judge<'_, S> {
    /// The rule is exercised here, and broken unless `holds`.
    fn check(&mut self, rule: Builtin, site: Site, holds: bool, detail: impl FnOnce() -> String) {
        self.atlas.exercise(rule.index(), site.world);
        if !holds {
            self.atlas.decide(rule.index(), site, detail);
        }
    }

    /// Judges a world when it is first found.
    pub(super) fn world(&mut self, id: u32, rows: World, views: &[Option<ViewRows>]) {
        let site = Site { world: id, act: None };
        let system = Arc::clone(&self.lockstep.system);
        for (index, entity) in system.entities.iter().enumerate() {
            for row in rows.rows(EntityId(index)) {
                self.atlas.states.insert((index, row.state));
                let wrong = contradiction(entity, row);
                self.check(Builtin::FactsHold, site, wrong.is_none(), || wrong.unwrap_or_default());
            }
        }
        for (view, shown) in system.views.iter().zip(views) {
            self.view(site, view, &rows, shown.as_ref());
        }
        for (index, rule) in system.rules.iter().enumerate() {
            if let RuleBody::World(body) = &rule.body {
                let scope = Scope::world(&system, &rows);
                let premise = &self.lockstep.ruled.premises[index];
                self.declared(index, rule.kind, site, scope.holds(body), || scope.holds(premise));
            }
        }
        self.atlas.set_rows(id, rows);
    }

    fn view(&mut self, site: Site, view: &View, rows: &World, shown: Option<&ViewRows>) {
        let rule = match view.freshness {
            Freshness::ReadYourWrites => Builtin::ReadYourWrites,
            Freshness::Eventual => Builtin::EventualViewsConverge,
        };
        let expected = interpret::view_rows(&self.lockstep.system, view, rows);
        let is_current = match expected {
            Ok(mut expected) => {
                expected.sort();
                shown == Some(&expected)
            }
            Err(_) => false,
        };
        self.check(rule, site, is_current, || match shown {
            Some(_) => format!("the view `{}` does not show what the rows are", view.name),
            None => format!("the view `{}` never comes to rest", view.name),
        });
    }

    /// A declared rule at one place: what its body gives there, and whether it was exercised.
    fn declared(
        &mut self,
        index: usize,
        kind: RuleKind,
        site: Site,
        body: Result<bool, EvalError>,
        exercised: impl FnOnce() -> Result<bool, EvalError>,
    ) {
        let rule = Builtin::ALL.len() + index;
        match weigh(kind, body, exercised) {
            Weighed::Meaningless(error) => {
                self.atlas.give_up(rule, site, || format!("the rule cannot be evaluated here: {error}"));
            }
            Weighed::Sound { exercised, decides } => {
                if exercised {
                    self.atlas.exercise(rule, site.world);
                }
                if decides {
                    self.atlas.decide(rule, site, String::new);
                }
            }
        }
    }

    /// Judges a step.
    pub(super) fn step(&mut self, site: Site, reply: &Reply, to: (u32, &S::World), late: Option<&Flight>) {
        let Some(act) = site.act else { return };
        let system = Arc::clone(&self.lockstep.system);
        let commands = Arc::clone(&self.lockstep.commands);
        let (id, input) = &commands[act.command as usize];
        let (Some(before), Some(after)) = (self.atlas.rows(site.world), self.atlas.rows(to.0)) else { return };
        let expected = match interpret::step(&system, &before, *id, input) {
            Ok(expected) => expected,
            Err(error) => {
                self.check(Builtin::OneOutcome, site, false, || format!("the declaration gives no answer: {error}"));
                return;
            }
        };
        let (entity, key) = (expected.entity, &expected.key);
        let answered = system.command(reply.command).outcome(reply.outcome);
        let agrees = reply.command == *id && reply.outcome == expected.outcome;
        let seen = Seen {
            world: to.1,
            site,
            entity,
            key,
            outcome: answered,
            input,
            reply,
            late,
            others: if agrees { &expected.others } else { &[] },
            before: &before,
            after: &after,
        };
        self.check(Builtin::OneOutcome, site, agrees, || {
            let declared = system.command(*id).outcome(expected.outcome);
            format!("`{}` answered, and the declaration says `{}`", answered.wire, declared.wire)
        });
        if reply.command == *id {
            let place = seen.row_before().map(|row| row.state);
            self.atlas.cells.insert((*id, place, reply.outcome));
            if agrees && !system.command(*id).answers.at(place).contains(&reply.outcome) {
                self.atlas.decide(Builtin::FactsHold.index(), site, || {
                    format!("`{}` answered where the declaration is said to exclude it", answered.wire)
                });
            }
            if let Some(taken) = answered.taken_move() {
                self.atlas.moves.insert((entity.0, taken));
            }
            let others = seen.others.iter().filter_map(|other| Some((other.entity.0, other.taken?)));
            self.atlas.moves.extend(others);
            self.own_claims(&seen);
        }
        // Where another outcome answered, everything else differs too; that is one fault, not four.
        if agrees {
            self.against(&seen, &expected);
        }
        if agrees || answered.also.is_empty() {
            self.others(&seen);
        }
        self.rebuilt(&seen);
        self.step_rules(&seen);
    }

    /// What the outcome that answered claims by itself, whatever the interpreter says.
    fn own_claims(&mut self, seen: &Seen<'_, S::World>) {
        let (before, after) = (seen.row_before().map(|row| row.state), seen.row_after().map(|row| row.state));
        let unchanged = seen.before == seen.after && seen.reply.event.is_none();
        match &seen.outcome.effect {
            Effect::Reject { .. } => {
                self.check(Builtin::RejectionsChangeNothing, seen.site, unchanged, || changed("rejects", seen));
            }
            Effect::Keep => {
                self.check(Builtin::KeepsChangeNothing, seen.site, unchanged, || changed("keeps", seen));
            }
            Effect::Delete => {
                let shown = self.shows(seen);
                let gone = after.is_none() && !shown;
                self.check(Builtin::DeletedRowsGone, seen.site, gone, || {
                    let place = if shown { "a view" } else { "the store" };
                    format!("the row is still in {place} after `{}`", seen.outcome.wire)
                });
            }
            Effect::Create | Effect::Move(_) => {}
        }
        let along = self.is_declared(seen, before, after);
        self.check(Builtin::DeclaredMoves, seen.site, along, || {
            let entity = self.lockstep.system.entity(seen.entity);
            let name = |state: Option<StateId>| state.map_or("absent", |state| entity.state(state).name.as_str());
            format!("`{}` led from {} to {}, which it does not declare", seen.outcome.wire, name(before), name(after))
        });
    }

    fn is_declared(&self, seen: &Seen<'_, S::World>, before: Option<StateId>, after: Option<StateId>) -> bool {
        let entity = self.lockstep.system.entity(seen.entity);
        match (&seen.outcome.effect, before) {
            (Effect::Create, None) => after == Some(entity.initial),
            (Effect::Move(id), Some(from)) => {
                let mv = entity.move_(*id);
                mv.from.contains(&from) && after == Some(mv.to)
            }
            (Effect::Delete, Some(_)) => after.is_none(),
            (Effect::Keep | Effect::Reject { .. }, _) => before == after,
            _ => false,
        }
    }

    /// Whether a view shows the addressed row after the step, or once it has come to rest.
    fn shows(&self, seen: &Seen<'_, S::World>) -> bool {
        let observed = self.lockstep.settled(seen.world);
        let system = &self.lockstep.system;
        observed.is_ok_and(|(_, views)| {
            system.views.iter().zip(&views).filter(|(view, _)| view.entity == seen.entity).any(|(view, rows)| {
                let key = view.fields.iter().position(|field| field.slot == Slot::Key);
                key.is_some_and(|key| rows.iter().flatten().any(|row| row[key].as_ref() == Some(seen.key)))
            })
        })
    }

    /// What the interpreter says of the same step.
    fn against(&mut self, seen: &Seen<'_, S::World>, expected: &StepResult) {
        let own = (expected.entity, &expected.key, &expected.change);
        let others = expected.others.iter().map(|other| (other.entity, &other.key, &other.change));
        for (entity, key, change) in std::iter::once(own).chain(others) {
            let row = match change {
                RowChange::Unchanged => seen.before.row(entity, key),
                RowChange::Created(row) | RowChange::Replaced(row) => Some(row),
                RowChange::Deleted => None,
            };
            let found = seen.after.row(entity, key);
            self.check(Builtin::EffectsAsDeclared, seen.site, found == row, || {
                let declared = self.lockstep.system.entity(entity);
                let whose = if entity == seen.entity { String::new() } else { format!("of `{}` ", declared.name) };
                format!("after `{}`, {whose}{}", seen.outcome.wire, difference(declared, row, found))
            });
        }
        let events = seen.reply.event == expected.event;
        self.check(Builtin::EventsAsDeclared, seen.site, events, || {
            let name = |event: &Option<(selvedge_spec::ir::EventId, _)>| {
                event.as_ref().map_or("none".to_owned(), |(id, _)| self.lockstep.system.events[id.0].name.text.clone())
            };
            told("event", &name(&seen.reply.event), &name(&expected.event))
        });
        let errors = seen.reply.error == expected.error;
        self.check(Builtin::ErrorsAsDeclared, seen.site, errors, || {
            let name = |error: &Option<(selvedge_spec::ir::ErrorId, _)>| {
                error.as_ref().map_or("none".to_owned(), |(id, _)| self.lockstep.system.errors[id.0].name.text.clone())
            };
            told("error", &name(&seen.reply.error), &name(&expected.error))
        });
    }

    /// Rows that the command neither addresses nor is declared to change.
    fn others(&mut self, seen: &Seen<'_, S::World>) {
        let before = others(seen.before, seen);
        let after = others(seen.after, seen);
        if before.is_empty() && after.is_empty() {
            return;
        }
        self.check(Builtin::OthersUntouched, seen.site, before == after, || {
            format!("`{}` changed a row that it does not speak of", seen.outcome.wire)
        });
    }

    /// Whether the event alone tells what became of the row, as far as views show it. A system without events promises
    /// no such thing.
    fn rebuilt(&mut self, seen: &Seen<'_, S::World>) {
        if self.lockstep.system.events.is_empty() {
            return;
        }
        let Some(shown) = &self.lockstep.ruled.shown[seen.entity.0] else { return };
        let (before, after) = (seen.row_before(), seen.row_after());
        let told: Result<(), String> = match &seen.reply.event {
            None if alike(shown, before, after) => return,
            None => Err("the row changed and no event told of it".to_owned()),
            Some((event, payload)) => {
                let system = &self.lockstep.system;
                match interpret::fold_kept(system, seen.entity, shown, before, *event, payload) {
                    Ok(row) if alike(shown, row.as_ref(), after) => Ok(()),
                    Ok(_) => Err("the event tells of another row than there is".to_owned()),
                    Err(error) => Err(error.to_string()),
                }
            }
        };
        self.check(Builtin::EventsRebuildRows, seen.site, told.is_ok(), || told.err().unwrap_or_default());
    }

    /// Declared rules over steps of one row: of the addressed one, and of each other that the step changes.
    fn step_rules(&mut self, seen: &Seen<'_, S::World>) {
        let system = Arc::clone(&self.lockstep.system);
        for (index, rule) in system.rules.iter().enumerate() {
            let RuleBody::Step(body) = &rule.body else { continue };
            if body.entity == seen.entity {
                self.step_rule(index, body, seen);
            }
            for other in seen.others.iter().filter(|other| other.entity == body.entity) {
                self.step_rule_beside(index, body, seen, other);
            }
        }
    }

    /// A rule over steps, of the addressed row.
    fn step_rule(&mut self, index: usize, body: &StepBody, seen: &Seen<'_, S::World>) {
        let system = Arc::clone(&self.lockstep.system);
        let (Some(before), Some(after)) = (seen.row_before(), seen.row_after()) else { return };
        // A command that is answered at once was issued on the row as it is.
        let (basis, is_gone) = match seen.late {
            None => (Some(before), false),
            Some(flight) => (flight.basis.as_deref(), flight.is_gone),
        };
        if !speaks_of(body, seen) || (basis.is_none() && body.reads_basis()) {
            return;
        }
        let scope = Scope::step(&system, seen.after, body.entity, Some(before), Some(after))
            .by(system.command(seen.reply.command), seen.input)
            .issued_on(basis, is_gone);
        self.weigh_step(index, body, seen.site, &scope);
    }

    /// The same of a row that the command does not address. No command was issued on it, so that a rule which speaks of
    /// one command or of its basis has nothing to say.
    fn step_rule_beside(&mut self, index: usize, body: &StepBody, seen: &Seen<'_, S::World>, other: &OtherChange) {
        let system = Arc::clone(&self.lockstep.system);
        let (before, after) = (seen.before.row(other.entity, &other.key), seen.after.row(other.entity, &other.key));
        let (Some(before), Some(after)) = (before, after) else { return };
        if body.command.is_some() || body.reads_basis() {
            return;
        }
        let scope = Scope::step(&system, seen.after, body.entity, Some(before), Some(after));
        self.weigh_step(index, body, seen.site, &scope);
    }

    fn weigh_step(&mut self, index: usize, body: &StepBody, site: Site, scope: &Scope<'_>) {
        let kind = self.lockstep.system.rules[index].kind;
        let premise = &self.lockstep.ruled.premises[index];
        self.declared(index, kind, site, scope.holds(&body.condition), || scope.holds(premise));
    }
}
