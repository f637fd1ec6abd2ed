//! Lints: declared things that nothing uses, each silenced by `#[allow(code, reason = "...")]` before the thing.

use super::scope::Scope;
use crate::ast::{Attributes, Context, EntityDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    EntityId, Expr, Field, FieldId, Name, Path, Root, Slot, StateId, Step, System, Type, TypeId, TypeKind,
};
use crate::names::nearest;
use std::collections::BTreeSet;

/// Runs every lint.
pub(super) fn check(context: &Context, system: &System, scope: &Scope<'_>) {
    let clean = scope.problems() == 0;
    for (index, decl) in context.entities.iter().enumerate() {
        let entity = EntityId(index);
        missing_causation(context, decl, scope);
        dead_ends(system, entity, decl, scope);
        never_written(system, entity, decl, scope);
        // What is reached and read is known only of a declaration without mistakes.
        if clean {
            unreachable_states(system, entity, decl, scope);
            hidden_fields(system, entity, decl, scope);
        }
    }
    unused_payloads(context, scope);
    unused_types(context, system, scope);
    allows(context, scope);
}

fn lint(scope: &Scope<'_>, attributes: &Attributes, code: Code, name: &Name, message: String) {
    scope.lint(attributes, Diagnostic::new(code, name.at, message));
}

/// A transition that nothing can trigger is refused, not drawn.
fn missing_causation(context: &Context, decl: &EntityDecl, scope: &Scope<'_>) {
    let taken = |name: &Name| {
        let effects =
            context.commands.iter().flat_map(|command| &command.outcomes).flat_map(|outcome| &outcome.effects);
        effects
            .into_iter()
            .any(|effect| matches!(effect, crate::ast::EffectDecl::Move(_, taken) if taken.text == name.text))
    };
    for mv in decl.moves.iter().filter(|mv| !taken(&mv.name)) {
        let message = format!("no outcome takes the move `{}`", mv.name);
        let problem = Diagnostic::new(Code::MissingCausation, mv.name.at, message);
        scope.report(problem.help(format!("let an outcome do `move {}`, or remove it", mv.name)));
    }
}

fn dead_ends(system: &System, entity: EntityId, decl: &EntityDecl, scope: &Scope<'_>) {
    let moves = &system.entity(entity).moves;
    for (index, state) in decl.states.iter().enumerate() {
        let leaves = moves.iter().any(|mv| mv.from.contains(&StateId(index)) && mv.to != StateId(index));
        if !leaves && !state.is_final && moves.len() == decl.moves.len() {
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

fn never_written(system: &System, entity: EntityId, decl: &EntityDecl, scope: &Scope<'_>) {
    let mentioned = |name: &str| {
        let written =
            system.commands_on(entity).flat_map(|(_, command)| &command.outcomes).flat_map(|outcome| &outcome.sets);
        let fields = &system.entity(entity).fields;
        written.into_iter().any(|assignment| fields[assignment.field.0].name.text == name)
    };
    let all_read = system.commands_on(entity).all(|(_, command)| !command.outcomes.is_empty());
    for field in decl.fields.iter().filter(|field| field.optional && all_read && !mentioned(&field.name.text)) {
        let message = format!("no outcome writes the field `{}`", field.name);
        lint(scope, &field.attributes, Code::FieldNeverWritten, &field.name, message);
    }
}

/// A guard that reads what no view shows gives answers that a client cannot foresee.
fn hidden_fields(system: &System, entity: EntityId, decl: &EntityDecl, scope: &Scope<'_>) {
    let mut shown: BTreeSet<FieldId> = BTreeSet::new();
    let views: Vec<_> = system.views.iter().filter(|view| view.entity == entity).collect();
    for field in views.iter().flat_map(|view| &view.fields) {
        if let Slot::Field(id) = field.slot {
            shown.insert(id);
        }
    }
    let mut read: BTreeSet<FieldId> = BTreeSet::new();
    let outcomes = system.commands_on(entity).flat_map(|(_, command)| &command.outcomes);
    for guard in outcomes.filter_map(|outcome| outcome.guard.as_ref()) {
        visit_paths(guard, &mut |path| {
            if let (Root::Row, Some(Step::Slot(Slot::Field(id)))) = (path.root, path.steps.first()) {
                read.insert(*id);
            }
        });
    }
    for id in read.difference(&shown).filter(|_| !views.is_empty()) {
        let field = &decl.fields[id.0];
        let message = format!("a guard reads `{}`, and no view of `{}` shows it", field.name, decl.name);
        lint(scope, &field.attributes, Code::HiddenGuardField, &field.name, message);
    }
}

fn visit_paths(expr: &Expr, visit: &mut impl FnMut(&Path)) {
    match expr {
        Expr::Path(path) | Expr::Is(path, _) => visit(path),
        Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
            visit_paths(left, visit);
            visit_paths(right, visit);
        }
        Expr::Not(inner) => visit_paths(inner, visit),
        Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| visit_paths(part, visit)),
        Expr::Quantified { body, .. } => visit_paths(body, visit),
        Expr::Literal(_) | Expr::In(..) | Expr::Exists(_) => {}
    }
}

fn unused_payloads(context: &Context, scope: &Scope<'_>) {
    use crate::ast::EffectDecl;
    let effects: Vec<&EffectDecl> =
        context.commands.iter().flat_map(|command| &command.outcomes).flat_map(|outcome| &outcome.effects).collect();
    for event in &context.events {
        if !effects.iter().any(|effect| matches!(effect, EffectDecl::Emit(_, name, _) if name.text == event.name.text))
        {
            let message = format!("no outcome emits the event `{}`", event.name);
            lint(scope, &event.attributes, Code::EventNeverEmitted, &event.name, message);
        }
    }
    for error in &context.errors {
        if !effects
            .iter()
            .any(|effect| matches!(effect, EffectDecl::Reject(_, name, _) if name.text == error.name.text))
        {
            let message = format!("no outcome reports the error `{}`", error.name);
            lint(scope, &error.attributes, Code::ErrorNeverReported, &error.name, message);
        }
    }
}

/// A type that nothing names, not even another such type.
fn unused_types(context: &Context, system: &System, scope: &Scope<'_>) {
    let mut named: BTreeSet<usize> = BTreeSet::new();
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
    for (index, decl) in context.types.iter().enumerate().filter(|(index, _)| !named.contains(index)) {
        let _ = index;
        let message = format!("nothing in the system names the type `{}`", decl.name);
        lint(scope, &decl.attributes, Code::UnusedType, &decl.name, message);
    }
}

fn name_type(ty: &Type, named: &mut BTreeSet<usize>) {
    match ty {
        Type::Named(id) => {
            named.insert(id.0);
        }
        Type::List(element) => name_type(element, named),
        _ => {}
    }
}

/// Every `#[allow]` names a lint, gives a reason, and silences something.
fn allows(context: &Context, scope: &Scope<'_>) {
    let names = || Code::ALL.iter().filter(|code| code.is_allowable()).map(|code| code.name());
    for allow in attributes(context).into_iter().flat_map(|attributes| &attributes.allows) {
        let name = &allow.code;
        let problem = |message: String| Diagnostic::new(Code::UnknownLint, name.at, message);
        match Code::named(&name.text) {
            None => {
                let help = nearest(&name.text, names()).map(|near| format!("did you mean `{near}`?"));
                scope.report(problem(format!("no lint is called `{name}`")).maybe_help(help));
            }
            Some(code) if !code.is_allowable() => {
                scope.report(problem(format!("`{code}` is an error and cannot be allowed")).help("mend it"));
            }
            Some(code) if allow.reason.as_deref().is_none_or(|reason| reason.trim().is_empty()) => {
                let help = format!("write `#[allow({code}, reason = \"...\")]`");
                scope.report(problem("why is it allowed?".to_owned()).help(help));
            }
            Some(code) if !scope.allow_was_used(name.at) => {
                scope.report(problem(format!("`{code}` does not occur here")).help("remove the attribute"));
            }
            Some(_) => {}
        }
    }
}

/// Every place at which an attribute can stand.
fn attributes(context: &Context) -> Vec<&Attributes> {
    let mut all = vec![&context.attributes];
    for decl in &context.types {
        all.push(&decl.attributes);
        if let crate::ast::TypeDeclKind::Record(fields) = &decl.kind {
            all.extend(fields.iter().map(|field| &field.attributes));
        }
    }
    for decl in &context.entities {
        all.push(&decl.attributes);
        all.extend(decl.key.iter().chain(&decl.fields).map(|field| &field.attributes));
        all.extend(decl.states.iter().map(|state| &state.attributes));
        all.extend(decl.moves.iter().map(|mv| &mv.attributes));
    }
    for decl in context.events.iter().chain(&context.errors) {
        all.push(&decl.attributes);
        all.extend(decl.fields.iter().map(|field| &field.attributes));
    }
    for decl in &context.commands {
        all.push(&decl.attributes);
        all.extend(decl.inputs.iter().map(|field| &field.attributes));
        all.extend(decl.outcomes.iter().map(|outcome| &outcome.attributes));
    }
    all.extend(context.views.iter().map(|decl| &decl.attributes));
    all.extend(context.bounds.iter().map(|decl| &decl.attributes));
    all.extend(context.rules.iter().map(|decl| &decl.attributes));
    all
}
