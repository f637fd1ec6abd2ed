//! Outcomes brought down to numbers: when they answer, and what they write into which rows.

use super::Unexportable;
use super::lower::{Scope, write};
use super::machine::{Branch, Param};
use super::plan::{Plan, no_value};
use super::rules::{self, Stepped};
use super::symbolic::{Holder, STATE, Symbolic, Term, Test, When, Which};
use crate::ir::{self, Also, Effect, EntityId, Lookup, Outcome, Target};
use std::collections::BTreeMap;

/// What is written into one row, by column.
type Writes = BTreeMap<usize, Term>;

impl Plan<'_> {
    /// An outcome of the command at `index`. `rules` is the bound within which rules over steps are claimed.
    pub(super) fn branch(
        &self,
        index: usize,
        outcome: &Outcome,
        (params, inputs): (&[Param], &[Symbolic]),
        rules: Option<usize>,
    ) -> Result<Branch, Unexportable> {
        let command = &self.system.commands[index];
        // Taken apart in full, so that an effect which the language gains cannot be left out here unnoticed.
        let Outcome { name, docs: _, wire, guard, guard_at: _, effect: _, sets: _, clears: _, also, emits: _ } =
            outcome;
        let place = format!("{}.{name}", command.name);
        let row = Holder { table: command.entity.0, which: Which::Own };
        let scope = Scope { own: Some(row.clone()), inputs, ..self.scope(&place) };
        let guard = guard.as_ref().map_or(Ok(Test::Decided(true)), |guard| scope.test(guard))?;
        let own = ir::Change {
            entity: command.entity,
            effect: &outcome.effect,
            sets: &outcome.sets,
            clears: &outcome.clears,
        };
        let mut stepped = vec![self.stepped(own, row, None, &scope)?];
        for also in also {
            stepped.push(self.beside(also, params, &scope)?);
        }
        let claims = match rules {
            Some(bound) => rules::of_step(self.system, bound, (index, outcome), &scope, &stepped)?,
            None => Vec::new(),
        };
        let effect = self.told(command.entity, outcome);
        let changes = stepped.into_iter().filter_map(Stepped::change).collect();
        Ok(Branch { name: wire.clone(), guard, effect, changes, claims })
    }

    /// What becomes of rows that the command does not name.
    fn beside<'s>(&self, also: &'s Also, params: &[Param], scope: &Scope) -> Result<Stepped<'s>, Unexportable> {
        match &also.target {
            Target::One(lookup) => {
                let row = scope.named(lookup)?;
                if matches!(also.effect, Effect::Create) {
                    self.refuse_outside(lookup, &row, params, scope)?;
                }
                self.stepped(also.change(), row, None, scope)
            }
            Target::Each { entity, condition } => {
                let inner = scope.binding(*entity);
                let row = Holder { table: entity.0, which: Which::Bound(0) };
                let there = Test::there(Term::Cell(row.clone(), STATE, When::Before), true);
                let condition = Test::all([there, inner.test(condition)?]);
                self.stepped(also.change(), row, Some(condition), &inner)
            }
        }
    }

    /// A row that is created is one of the bound: the export has no place for others.
    fn refuse_outside(
        &self,
        lookup: &Lookup,
        row: &Holder,
        params: &[Param],
        scope: &Scope,
    ) -> Result<(), Unexportable> {
        let Which::Named(key) = &row.which else { return Ok(()) };
        let keys = &self.tables[row.table].keys;
        let is_key = |term: &Term| keys.iter().any(|key| i64::try_from(key.code).ok() == term.code());
        let fits = match &**key {
            // Where the input is absent, it names nothing.
            Term::Param(index) => params[*index].values.iter().all(|value| *value == Term::Absent || is_key(value)),
            Term::Key(other) => {
                self.tables[other.table].keys.iter().all(|other| keys.iter().any(|key| key.code == other.code))
            }
            constant => is_key(constant),
        };
        if fits {
            return Ok(());
        }
        let entity = &self.system.entity(lookup.entity).name;
        let words = format!(
            "it may create a `{entity}` that is none of the bound's, which has no counterpart in an export: name it by \
             an input, and give that the identities of `{entity}` only"
        );
        Err(Unexportable::new(scope.place, words))
    }

    fn stepped<'s>(
        &self,
        change: ir::Change<'s>,
        row: Holder,
        each: Option<Test>,
        scope: &Scope,
    ) -> Result<Stepped<'s>, Unexportable> {
        let writes = self.writes(change, scope)?;
        let kept = |column| Term::Cell(row.clone(), column, When::Before);
        let count = self.tables[row.table].columns.len();
        let after = (0..count).map(|column| writes.get(&column).cloned().unwrap_or_else(|| kept(column))).collect();
        Ok(Stepped { row, each, effect: change.effect, after })
    }

    fn writes(&self, change: ir::Change, scope: &Scope) -> Result<Writes, Unexportable> {
        let (entity, table) = (self.system.entity(change.entity), change.entity.0);
        let mut writes = Writes::new();
        match change.effect {
            Effect::Keep | Effect::Reject { .. } => return Ok(writes),
            Effect::Delete => {
                return Ok((0..self.tables[table].columns.len()).map(|column| (column, Term::Absent)).collect());
            }
            Effect::Create => writes.insert(STATE, self.states[table][entity.initial.0].clone()),
            Effect::Move(id) => writes.insert(STATE, self.states[table][entity.move_(*id).to.0].clone()),
        };
        let mut put = |column, term| {
            writes.insert(column, term);
        };
        for field in change.clears {
            let fits = write(&self.shapes[table][field.0], &Symbolic::Nothing, &mut put);
            debug_assert!(fits, "absence fits every shape");
        }
        for set in change.sets {
            if !write(&self.shapes[table][set.field.0], &scope.source(&set.value)?, &mut put) {
                let words = no_value(&entity.field(set.field).name);
                return Err(Unexportable::new(scope.place, words));
            }
        }
        Ok(writes)
    }

    /// `move run, also Operation[...] create`
    fn told(&self, own: EntityId, outcome: &Outcome) -> String {
        let effect = |entity: EntityId, effect: &Effect| match effect {
            Effect::Create => "create".to_owned(),
            Effect::Move(id) => format!("move {}", self.system.entity(entity).move_(*id).name),
            Effect::Keep => "keep".to_owned(),
            Effect::Delete => "delete".to_owned(),
            Effect::Reject { error, .. } => format!("reject {}", self.system.errors[error.0].name),
        };
        let beside = outcome.also.iter().map(|also| {
            let name = &self.system.entity(also.entity()).name;
            let rows = match &also.target {
                Target::One(_) => format!("{name}[...]"),
                Target::Each { .. } => format!("each {name}"),
            };
            format!(", also {rows} {}", effect(also.entity(), &also.effect))
        });
        std::iter::once(effect(own, &outcome.effect)).chain(beside).collect()
    }
}
