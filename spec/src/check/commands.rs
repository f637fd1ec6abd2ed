//! Commands: inputs, and outcomes with their guards and effects.

use super::conditions::{Known, Place};
use super::scope::Scope;
use super::shapes::fields;
use super::sources::{Sources, Target};
use super::wire_names::{Styles, distinct_names};
use crate::ast::{AssignDecl, CommandDecl, Context, EffectDecl, OutcomeDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    Answers, Assignment, At, Command, Effect, Emission, EntityId, Field, FieldId, MoveId, Name, Outcome, StateId,
    System,
};
use std::collections::BTreeSet;

/// Adds the commands to the system; for each, whether all of it could be made out.
pub(super) fn commands(context: &Context, scope: &Scope<'_>, styles: &Styles, system: &mut System) -> Vec<bool> {
    let _ = scope.table("command", context.commands.iter().map(|decl| &decl.name), |index| index);
    let mut sound = Vec::new();
    for decl in &context.commands {
        let before = scope.problems();
        if let Some(command) = command(decl, scope, styles, system) {
            sound.push(scope.problems() == before && command.outcomes.len() == decl.outcomes.len());
            system.commands.push(command);
        }
    }
    sound
}

fn command(decl: &CommandDecl, scope: &Scope<'_>, styles: &Styles, system: &System) -> Option<Command> {
    let inputs = fields(&decl.inputs, scope, styles.command_inputs);
    let entity = scope.find("entity", &decl.entity, &scope.entities)?;
    let key_input = key_input(decl, &inputs, system, entity, scope)?;
    let mut reader = Outcomes {
        system,
        scope,
        entity,
        inputs: &inputs,
        elsewhere: elsewhere(decl, system, entity),
        known: Known::default(),
    };
    let _ = scope.table("outcome", decl.outcomes.iter().map(|outcome| &outcome.name), |index| index);
    let outcomes: Vec<Outcome> = decl.outcomes.iter().filter_map(|outcome| reader.outcome(outcome, styles)).collect();
    distinct_names(outcomes.iter().map(|outcome| (&outcome.name, outcome.wire.as_str())), "outcomes", scope);
    Some(Command {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        inputs,
        entity,
        key_input,
        outcomes,
        answers: Answers { absent: Vec::new(), states: vec![Vec::new(); system.entity(entity).states.len()] },
    })
}

fn key_input(
    decl: &CommandDecl,
    inputs: &[Field],
    system: &System,
    entity: EntityId,
    scope: &Scope<'_>,
) -> Option<usize> {
    let Some(index) = inputs.iter().position(|input| input.name.text == decl.key_input.text) else {
        scope.unknown("input", &decl.key_input, inputs.iter().map(|input| input.name.as_str()));
        return None;
    };
    let key = &system.entity(entity).key;
    if inputs[index].ty != key.ty || inputs[index].optional {
        let message =
            format!("`{}` does not have the type of `{}`, the key of `{}`", decl.key_input, key.name, decl.entity);
        let problem = Diagnostic::new(Code::TypeMismatch, decl.key_input.at, message);
        scope.report(problem.related(key.name.at, "the key"));
        return None;
    }
    Some(index)
}

/// The states from which no move of this command starts.
fn elsewhere(decl: &CommandDecl, system: &System, entity: EntityId) -> BTreeSet<StateId> {
    let entity = system.entity(entity);
    let mut states: BTreeSet<StateId> = entity.state_ids().collect();
    for effect in decl.outcomes.iter().flat_map(|outcome| &outcome.effects) {
        if let EffectDecl::Move(_, name) = effect {
            let taken = entity.moves.iter().filter(|mv| mv.name.text == name.text);
            taken.flat_map(|mv| &mv.from).for_each(|state| {
                states.remove(state);
            });
        }
    }
    states
}

/// Reads the outcomes of one command, top to bottom: each guard is read knowing that the ones before did not hold.
struct Outcomes<'a> {
    system: &'a System,
    scope: &'a Scope<'a>,
    entity: EntityId,
    inputs: &'a [Field],
    elsewhere: BTreeSet<StateId>,
    known: Known,
}

/// The effects of one outcome as they are gathered.
#[derive(Default)]
struct Gathered<'d> {
    main: Option<&'d EffectDecl>,
    sets: Vec<&'d AssignDecl>,
    clears: Vec<&'d Name>,
    emit: Option<(At, &'d Name, &'d [AssignDecl])>,
}

impl Outcomes<'_> {
    fn outcome(&mut self, decl: &OutcomeDecl, styles: &Styles) -> Option<Outcome> {
        let mut place = Place {
            system: self.system,
            scope: self.scope,
            inputs: Some(self.inputs),
            row: Some(self.entity),
            step: None,
            bound: Vec::new(),
            elsewhere: Some(self.elsewhere.clone()),
            known: self.known.clone(),
        };
        let guard = match &decl.guard {
            None => Some(None),
            Some(guard) => place.condition(guard).map(Some),
        };
        if let Some(Some(guard)) = &guard {
            place.known.learn(guard, true);
            self.known.learn(guard, false);
        }
        let gathered = self.gather(decl);
        let row_exists = !matches!(gathered.main, Some(EffectDecl::Create(_))) && place.known.present;
        let sources = Sources { place: &place, row_exists };
        let effect = self.effect(decl, &gathered, &sources);
        let sets = self.sets(&gathered, &sources);
        let clears = self.clears(&gathered);
        let emits = self.emission(&gathered, &sources);
        Some(Outcome {
            name: decl.name.clone(),
            docs: decl.attributes.docs.clone(),
            wire: styles.outcomes.spell(&decl.name.text),
            guard: guard?,
            guard_at: decl.guard_at,
            effect: effect?,
            sets: sets?,
            clears,
            emits: emits?,
        })
    }

    /// Sorts the effects out: one of the five main ones, and what goes with it.
    fn gather<'d>(&self, decl: &'d OutcomeDecl) -> Gathered<'d> {
        let mut gathered = Gathered::default();
        for effect in &decl.effects {
            match effect {
                EffectDecl::Set(_, assigns) => gathered.sets.extend(assigns),
                EffectDecl::Clear(_, fields) => gathered.clears.extend(fields),
                EffectDecl::Emit(at, name, _) if gathered.emit.is_some() => {
                    let message = format!("a second event, `{name}`: an outcome emits at most one");
                    self.bad_effect(*at, message, "keep one `emit`");
                }
                EffectDecl::Emit(at, name, written) => gathered.emit = Some((*at, name, written)),
                main if gathered.main.is_some() => {
                    let message = "a second main effect".to_owned();
                    self.bad_effect(
                        effect_at(main),
                        message,
                        "an outcome does one of create, move, keep, delete, reject",
                    );
                }
                main => gathered.main = Some(main),
            }
        }
        self.companions(&gathered, decl);
        gathered
    }

    /// What may stand beside the main effect.
    fn companions(&self, gathered: &Gathered<'_>, decl: &OutcomeDecl) {
        let (word, may_write, may_emit) = match gathered.main {
            Some(EffectDecl::Create(_)) => ("create", true, true),
            Some(EffectDecl::Move(..)) => ("move", true, true),
            Some(EffectDecl::Delete(_)) => ("delete", false, true),
            Some(EffectDecl::Keep(_)) => ("keep", false, false),
            Some(_) => ("reject", false, false),
            None => return,
        };
        for effect in &decl.effects {
            let at = effect_at(effect);
            match effect {
                EffectDecl::Set(..) | EffectDecl::Clear(..) if !may_write => {
                    let message = format!("an outcome that does `{word}` writes no field");
                    self.bad_effect(at, message, "only `create` and `move` go with `set` and `clear`");
                }
                EffectDecl::Emit(..) if !may_emit => {
                    let message = format!("an outcome that does `{word}` emits nothing");
                    self.bad_effect(at, message, "only `create`, `move` and `delete` go with `emit`");
                }
                _ => {}
            }
        }
    }

    fn bad_effect(&self, at: At, message: String, help: &str) {
        self.scope.report(Diagnostic::new(Code::BadEffect, at, message).help(help));
    }

    fn effect(&self, decl: &OutcomeDecl, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Effect> {
        match gathered.main {
            Some(EffectDecl::Create(_)) => self.all_set(decl, gathered).then_some(Effect::Create),
            Some(EffectDecl::Move(_, name)) => self.taken_move(name).map(Effect::Move),
            Some(EffectDecl::Keep(_)) => Some(Effect::Keep),
            Some(EffectDecl::Delete(_)) => Some(Effect::Delete),
            Some(EffectDecl::Reject(_, name, written)) => {
                let error = self.scope.find("error", name, &self.scope.errors)?;
                let fields = &self.system.errors[error.0].fields;
                Some(Effect::Reject { error, payload: sources.payload(name, fields, written)? })
            }
            _ => {
                let message = format!("the outcome `{}` does not say what happens with the row", decl.name);
                self.bad_effect(decl.name.at, message, "add `create`, `move ...`, `keep`, `delete` or `reject ...`");
                None
            }
        }
    }

    fn taken_move(&self, name: &Name) -> Option<MoveId> {
        let moves = &self.system.entity(self.entity).moves;
        let found = moves.iter().position(|mv| mv.name.text == name.text).map(MoveId);
        if found.is_none() {
            self.scope.unknown("move", name, moves.iter().map(|mv| mv.name.as_str()));
        }
        found
    }

    /// A created row has a value in each field that is not optional.
    fn all_set(&self, decl: &OutcomeDecl, gathered: &Gathered<'_>) -> bool {
        let fields = &self.system.entity(self.entity).fields;
        let unset = fields
            .iter()
            .find(|field| !field.optional && !gathered.sets.iter().any(|assign| assign.field.text == field.name.text));
        if let Some(field) = unset {
            let message = format!("the outcome `{}` creates a row without its `{}`", decl.name, field.name);
            let problem = Diagnostic::new(Code::FieldUnset, decl.name.at, message);
            self.scope.report(problem.help(format!("add `set {{ {} = ... }}`", field.name)));
        }
        unset.is_none()
    }

    fn entity_field(&self, name: &Name) -> Option<FieldId> {
        let entity = self.system.entity(self.entity);
        let found = entity.fields.iter().position(|field| field.name.text == name.text).map(FieldId);
        if found.is_none() {
            if entity.key.name.text == name.text {
                let message = format!("`{name}` is the key, and an identity never changes");
                self.bad_effect(name.at, message, "leave it out");
            } else {
                self.scope.unknown("field", name, entity.fields.iter().map(|field| field.name.as_str()));
            }
        }
        found
    }

    fn sets(&self, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Vec<Assignment>> {
        let entity = self.system.entity(self.entity);
        let mut all = Some(Vec::new());
        for (index, assign) in gathered.sets.iter().enumerate() {
            if let Some(first) = gathered.sets[..index].iter().find(|first| first.field.text == assign.field.text) {
                self.scope.duplicate("field", &assign.field, first.field.at);
            }
            let assignment = self.entity_field(&assign.field).and_then(|field| {
                let value = sources.assigned(assign, &Target::from(entity.field(field)))?;
                Some(Assignment { field, value, at: assign.field.at })
            });
            all = all.zip(assignment).map(|(mut all, assignment)| {
                all.push(assignment);
                all
            });
        }
        all
    }

    fn clears(&self, gathered: &Gathered<'_>) -> Vec<FieldId> {
        let entity = self.system.entity(self.entity);
        let mut cleared = Vec::new();
        for (index, name) in gathered.clears.iter().enumerate() {
            let Some(field) = self.entity_field(name) else { continue };
            let set = gathered.sets.iter().map(|assign| &assign.field).find(|field| field.text == name.text);
            let earlier = gathered.clears[..index].iter().copied().find(|earlier| earlier.text == name.text);
            if let Some(first) = set.or(earlier) {
                self.scope.duplicate("field", name, first.at);
            } else if entity.field(field).optional {
                cleared.push(field);
            } else {
                let message = format!("`{name}` is never absent, so it cannot be cleared");
                self.scope.report(Diagnostic::new(Code::TypeMismatch, name.at, message).help("set it instead"));
            }
        }
        cleared
    }

    /// The event, `Some(None)` for none, `None` if it is wrong.
    fn emission(&self, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Option<Emission>> {
        let Some((_, name, written)) = gathered.emit else { return Some(None) };
        let event = self.scope.find("event", name, &self.scope.events)?;
        let payload = sources.payload(name, &self.system.events[event.0].fields, written)?;
        Some(Some(Emission { event, payload }))
    }
}

fn effect_at(effect: &EffectDecl) -> At {
    match effect {
        EffectDecl::Create(at)
        | EffectDecl::Move(at, _)
        | EffectDecl::Keep(at)
        | EffectDecl::Delete(at)
        | EffectDecl::Set(at, _)
        | EffectDecl::Clear(at, _)
        | EffectDecl::Emit(at, ..)
        | EffectDecl::Reject(at, ..) => *at,
    }
}
