//! Entities: key, fields, states and moves.

use super::scope::{Scope, Table};
use super::shapes::field;
use super::wire_names::{Style, Styles, distinct, distinct_names};
use crate::ast::{Context, EntityDecl, FromStates, MoveDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Entity, Field, Move, Name, State, StateId, System, Type, TypeKind};
use std::collections::BTreeSet;

type States = Table<StateId>;

/// The entities, in declared order.
pub(super) fn entities(context: &Context, scope: &Scope<'_>, styles: &Styles) -> Vec<Entity> {
    context.entities.iter().map(|decl| entity(decl, scope, styles)).collect()
}

fn entity(decl: &EntityDecl, scope: &Scope<'_>, styles: &Styles) -> Entity {
    let states = scope.table("state", &mut decl.states.iter().map(|state| &state.name), StateId);
    let moves = declared_moves(decl, &states, scope, styles.moves);
    let key = key(decl, scope, styles.entity_fields);
    let entity = Entity {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        fields: decl.fields.iter().filter_map(|decl| field(decl, scope, styles.entity_fields)).collect(),
        states: decl
            .states
            .iter()
            .map(|state| State {
                name: state.name.clone(),
                docs: state.attributes.docs.clone(),
                is_final: state.is_final,
            })
            .collect(),
        initial: initial(decl, scope),
        is_resettable: decl.resettable.is_some(),
        moves,
        facts: vec![None; decl.states.len()],
        key,
    };
    scope.distinct("field", &mut decl.key.iter().chain(&decl.fields).map(|field| &field.name));
    reserved_columns(&entity, scope);
    way_back(decl, &entity, scope);
    distinct(std::iter::once(&entity.key).chain(&entity.fields), scope);
    distinct_names(entity.moves.iter().map(|mv| (&mv.name, mv.wire.as_str())), "moves", scope);
    entity
}

/// Where every row can come back to the initial state, moves must lead there from each state that is not final.
fn way_back(decl: &EntityDecl, entity: &Entity, scope: &Scope<'_>) {
    let Some(at) = decl.resettable.filter(|_| decl.whole && entity.moves.len() == decl.moves.len()) else { return };
    let mut back = BTreeSet::from([entity.initial]);
    let leads_back = |back: &BTreeSet<StateId>| {
        let leading = entity.moves.iter().filter(|mv| back.contains(&mv.to));
        leading.flat_map(|mv| mv.from.iter().copied()).collect::<BTreeSet<_>>()
    };
    while !leads_back(&back).is_subset(&back) {
        back.extend(leads_back(&back));
    }
    let states = entity.state_ids().zip(&entity.states);
    let stuck = states.filter(|(id, state)| !state.is_final && !back.contains(id));
    let stuck: Vec<String> = stuck.map(|(_, state)| format!("`{}`", state.name)).collect();
    if !stuck.is_empty() {
        let initial = &entity.state(entity.initial).name;
        let message = format!("no moves lead back to `{initial}` from {}", stuck.join(", "));
        let help = "declare moves back, or that these states are `final`";
        scope.report(Diagnostic::new(Code::NoWayBack, at, message).help(help));
    }
}

/// A row on the wire has a column `state`, so nothing else may be called so.
fn reserved_columns(entity: &Entity, scope: &Scope<'_>) {
    for field in std::iter::once(&entity.key).chain(&entity.fields) {
        if field.name.text == "state" || field.wire == "state" {
            let message = format!("`{}` would be the row's `state` on the wire, which says where it rests", field.name);
            scope.report(Diagnostic::new(Code::ReservedName, field.name.at, message).help("choose another name"));
        }
    }
}

fn key(decl: &EntityDecl, scope: &Scope<'_>, style: Style) -> Field {
    match &decl.key {
        None if decl.whole => {
            let message = format!("the entity `{}` has no key", decl.name);
            let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
            scope.report(problem.help("declare what identifies a row: `key name: Type;`"));
        }
        Some(key) if key.optional => {
            let message = "an identity is never absent";
            scope.report(Diagnostic::new(Code::TypeMismatch, key.name.at, message).help("leave the `?` out"));
        }
        _ => {}
    }
    let declared = decl.key.as_ref().and_then(|key| field(key, scope, style));
    declared.unwrap_or_else(|| {
        scope.poison_entity(&decl.name);
        let name = Name { text: "key".to_owned(), at: decl.name.at };
        Field { name, ty: Type::String, optional: false, wire: "key".to_owned(), docs: String::new() }
    })
}

/// A key that referred to rows could refer to rows that refer to it, and no identity would ever be written down.
pub(super) fn keys_without_references(system: &mut System, scope: &Scope<'_>) {
    for index in 0..system.entities.len() {
        let entity = &system.entities[index];
        if !refers(system, &entity.key.ty) {
            continue;
        }
        let message = format!("the key of `{}` refers to rows", entity.name);
        let problem = Diagnostic::new(Code::RecursiveType, entity.key.name.at, message);
        scope.report(problem.help("identify a row by a value of its own, and keep the reference in a field"));
        scope.poison_entity(&entity.name);
        system.entities[index].key.ty = Type::String;
    }
}

/// Whether values of the type hold references.
fn refers(system: &System, ty: &Type) -> bool {
    let mut seen = BTreeSet::new();
    let mut open = vec![ty];
    while let Some(ty) = open.pop() {
        match ty {
            Type::Ref(_) => return true,
            Type::List(item) => open.push(item),
            Type::Named(id) if seen.insert(id.0) => {
                if let TypeKind::Record(fields) = &system.type_def(*id).kind {
                    open.extend(fields.iter().map(|field| &field.ty));
                }
            }
            _ => {}
        }
    }
    false
}

fn initial(decl: &EntityDecl, scope: &Scope<'_>) -> StateId {
    let mut initial = decl.states.iter().enumerate().filter(|(_, state)| state.is_initial);
    let first = initial.next();
    if let (Some((_, first)), Some((_, second))) = (first, initial.next()) {
        let message = "a row starts in one state, and another one is `initial` already";
        let problem = Diagnostic::new(Code::DuplicateName, second.name.at, message);
        scope.report(problem.related(first.name.at, "the first one"));
    }
    if first.is_none() && decl.whole {
        let message = format!("no state of `{}` is `initial`", decl.name);
        let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
        scope.report(problem.help("say where a row starts: `states initial A, B;`"));
    }
    first.map_or(StateId(0), |(index, _)| StateId(index))
}

/// The moves that could be made out. One that names an unknown state is poisoned.
fn declared_moves(decl: &EntityDecl, states: &States, scope: &Scope<'_>, style: Style) -> Vec<Move> {
    scope.distinct("move", &mut decl.moves.iter().map(|mv| &mv.name));
    let mut moves = Vec::new();
    for mv in &decl.moves {
        match declared_move(mv, decl.states.len(), states, scope, style) {
            Some(declared) => moves.push(declared),
            None => scope.poison(&mv.name),
        }
    }
    moves
}

fn declared_move(decl: &MoveDecl, count: usize, states: &States, scope: &Scope<'_>, style: Style) -> Option<Move> {
    let from = match &decl.from {
        FromStates::Any => Some((0..count).map(StateId).collect()),
        FromStates::Named(names) => state_set(names, states, scope),
    };
    let to = state(&decl.to, states, scope);
    Some(Move {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        wire: style.spell(&decl.name.text),
        from: from?,
        to: to?,
    })
}

/// A set of states; each unknown one is reported.
pub(super) fn state_set(names: &[Name], states: &States, scope: &Scope<'_>) -> Option<BTreeSet<StateId>> {
    let found: Vec<Option<StateId>> = names.iter().map(|name| state(name, states, scope)).collect();
    found.into_iter().collect()
}

fn state(name: &Name, states: &States, scope: &Scope<'_>) -> Option<StateId> {
    scope.find("state", name, states)
}
