//! Lints: declared things that nothing uses, each silenced by `#[allow(code, reason = "...")]` before the thing.

use super::scope::Scope;
use crate::ast::{Attributes, Context, EffectDecl, EntityDecl, OutcomeDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    CommandId, EntityId, Field, Name, Outcome, Root, Slot, StateId, Step, System, Type, TypeId, TypeKind, View,
};
use crate::named::{Named, Names};
use std::collections::BTreeSet;

/// Runs every lint on a declaration without mistakes.
pub(super) fn check(context: &Context, system: &System, by_entity: &[Vec<CommandId>], scope: &Scope<'_>) {
    let mut views: Vec<Vec<&View>> = vec![Vec::new(); system.entities.len()];
    for view in &system.views {
        views[view.entity.0].push(view);
    }
    let mut written: Vec<Vec<bool>> = system.entities.iter().map(|entity| vec![false; entity.fields.len()]).collect();
    for change in system.changes() {
        change.sets.iter().for_each(|assignment| written[change.entity.0][assignment.field.0] = true);
    }
    for (index, decl) in context.entities.iter().enumerate() {
        let entity = EntityId(index);
        let outcomes: Vec<&Outcome> =
            by_entity[index].iter().flat_map(|command| &system.command(*command).outcomes).collect();
        dead_ends(system, entity, decl, scope);
        unreachable_states(system, entity, decl, scope);
        never_written(&written[index], decl, scope);
        hidden_fields(&outcomes, &views[index], decl, scope);
    }
    unused_actors(context, scope);
    unused_payloads(context, scope);
    unused_types(context, system, scope);
}

fn lint(scope: &Scope<'_>, attributes: &Attributes, code: Code, name: &Name, message: String) {
    scope.lint(attributes, Diagnostic::new(code, name.at, message));
}

/// A transition that nothing can trigger is refused, not drawn. Where a command is not as it was meant, it may have been
/// meant to take the move.
pub(super) fn missing_causation(context: &Context, scope: &Scope<'_>) {
    let mut taken: Named<Names> = Named::default();
    for command in &context.commands {
        // Even a command that takes none may have been meant for an entity that does not exist.
        taken.or_insert(command.entity.as_str(), Names::default());
        for effect in command.outcomes.iter().flat_map(|outcome| &outcome.effects) {
            let (entity, effects) = match effect {
                EffectDecl::Also(_, also) => (&also.entity, also.effects.as_slice()),
                own => (&command.entity, std::slice::from_ref(own)),
            };
            let moves = taken.or_insert(entity.as_str(), Names::default());
            effects.iter().filter_map(moved).for_each(|name| _ = moves.insert(name));
        }
    }
    // A command on an entity that does not exist may have been meant for any.
    let is_astray = taken.names().any(|entity| !scope.entities.contains(entity));
    for decl in context.entities.iter().filter(|decl| !is_astray && !scope.is_doubted(&decl.name.text)) {
        let taken = taken.get(decl.name.as_str());
        let is_taken = |name: &str| taken.is_some_and(|moves| moves.contains(name)) || scope.is_poisoned(name);
        for mv in decl.moves.iter().filter(|mv| !is_taken(mv.name.as_str())) {
            let message = format!("no outcome takes the move `{}`", mv.name);
            let problem = Diagnostic::new(Code::MissingCausation, mv.name.at, message);
            scope.report(problem.help(format!("let an outcome do `move {}`, or remove it", mv.name)));
        }
    }
}

/// The move that an effect takes.
fn moved(effect: &EffectDecl) -> Option<&str> {
    match effect {
        EffectDecl::Move(_, name) => Some(name.as_str()),
        _ => None,
    }
}

fn dead_ends(system: &System, entity: EntityId, decl: &EntityDecl, scope: &Scope<'_>) {
    let mut leave: BTreeSet<StateId> = BTreeSet::new();
    for mv in &system.entity(entity).moves {
        // With many moves from `any`, all is soon known.
        if leave.len() == decl.states.len() {
            return;
        }
        leave.extend(mv.from.iter().filter(|from| **from != mv.to));
    }
    for (index, state) in decl.states.iter().enumerate() {
        if !state.is_final && !leave.contains(&StateId(index)) {
            let message = format!("no move leaves the state `{}`", state.name);
            let problem = Diagnostic::new(Code::DeadEndState, state.name.at, message);
            scope.lint(&state.attributes, problem.help(format!("write `final {}`", state.name)));
        }
    }
}

fn unreachable_states(system: &System, entity: EntityId, decl: &EntityDecl, scope: &Scope<'_>) {
    for (state, facts) in decl.states.iter().zip(&system.entity(entity).facts) {
        if facts.is_none() {
            let message = format!("no row can come to rest in the state `{}`", state.name);
            lint(scope, &state.attributes, Code::UnreachableState, &state.name, message);
        }
    }
}

fn never_written(written: &[bool], decl: &EntityDecl, scope: &Scope<'_>) {
    for (field, is_written) in decl.fields.iter().zip(written) {
        if field.optional && !is_written {
            let message = format!("no outcome writes the field `{}`", field.name);
            lint(scope, &field.attributes, Code::FieldNeverWritten, &field.name, message);
        }
    }
}

/// A guard that reads what no view shows gives answers that a client cannot foresee.
fn hidden_fields(outcomes: &[&Outcome], views: &[&View], decl: &EntityDecl, scope: &Scope<'_>) {
    let mut shown = vec![false; decl.fields.len()];
    for field in views.iter().flat_map(|view| &view.fields) {
        if let Slot::Field(id) = field.slot {
            shown[id.0] = true;
        }
    }
    let mut read = vec![false; decl.fields.len()];
    for guard in outcomes.iter().filter_map(|outcome| outcome.guard.as_ref()) {
        guard.visit_paths(&mut |path| {
            if let (Root::Row, Some(Step::Slot(Slot::Field(id)))) = (&path.root, path.steps.first()) {
                read[id.0] = true;
            }
        });
    }
    let hidden = decl.fields.iter().zip(read.iter().zip(&shown)).filter(|(_, (read, shown))| **read && !**shown);
    for (field, _) in hidden.filter(|_| !views.is_empty()) {
        let message = format!("a guard reads `{}`, and no view of `{}` shows it", field.name, decl.name);
        lint(scope, &field.attributes, Code::HiddenGuardField, &field.name, message);
    }
}

/// An actor that issues nothing plays no part in the system.
fn unused_actors(context: &Context, scope: &Scope<'_>) {
    let issuing: Names =
        context.commands.iter().filter_map(|command| command.actor.as_ref()).map(Name::as_str).collect();
    for actor in context.actors.iter().filter(|actor| !issuing.contains(actor.name.as_str())) {
        let message = format!("no command is issued by the actor `{}`", actor.name);
        lint(scope, &actor.attributes, Code::UnusedActor, &actor.name, message);
    }
}

fn unused_payloads(context: &Context, scope: &Scope<'_>) {
    let (mut emitted, mut reported) = (Names::default(), Names::default());
    let outcomes = context.commands.iter().flat_map(|command| &command.outcomes);
    for effect in outcomes.flat_map(|outcome: &OutcomeDecl| &outcome.effects) {
        match effect {
            EffectDecl::Emit(_, name, _) => emitted.insert(name.as_str()),
            EffectDecl::Reject(_, name, _) => reported.insert(name.as_str()),
            _ => false,
        };
    }
    for event in context.events.iter().filter(|event| !emitted.contains(event.name.as_str())) {
        let message = format!("no outcome emits the event `{}`", event.name);
        lint(scope, &event.attributes, Code::EventNeverEmitted, &event.name, message);
    }
    for error in context.errors.iter().filter(|error| !reported.contains(error.name.as_str())) {
        let message = format!("no outcome reports the error `{}`", error.name);
        lint(scope, &error.attributes, Code::ErrorNeverReported, &error.name, message);
    }
}

/// A type that nothing names, not even another such type.
fn unused_types(context: &Context, system: &System, scope: &Scope<'_>) {
    let mut named = vec![false; system.types.len()];
    let mut name_all =
        |fields: &mut dyn Iterator<Item = &Field>| fields.for_each(|field| name_type(&field.ty, &mut named));
    for (index, def) in system.types.iter().enumerate() {
        if let TypeKind::Record(fields) = &def.kind {
            // A record that names itself is not thereby used.
            let this = Type::Named(TypeId(index));
            name_all(&mut fields.iter().filter(|field| field.ty != this));
        }
    }
    for entity in &system.entities {
        name_all(&mut std::iter::once(&entity.key).chain(&entity.fields));
    }
    for command in &system.commands {
        name_all(&mut command.inputs.iter());
    }
    for payload in system.events.iter().chain(&system.errors) {
        name_all(&mut payload.fields.iter());
    }
    for (decl, _) in context.types.iter().zip(&named).filter(|(_, named)| !**named) {
        let message = format!("nothing in the system names the type `{}`", decl.name);
        lint(scope, &decl.attributes, Code::UnusedType, &decl.name, message);
    }
}

fn name_type(ty: &Type, named: &mut [bool]) {
    match ty {
        Type::Named(id) => named[id.0] = true,
        Type::List(element) => name_type(element, named),
        _ => {}
    }
}
