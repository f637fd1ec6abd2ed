//! Names that would come out as one Rust name.
//!
//! The expansion adds items of its own beside the declared ones. Whatever it adds at the module's top, or as a method
//! of a typed row, is listed here, so that a collision is told in the declaration's words and not in rustc's.

use super::scope::Scope;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Entity, Name, System, TypeKind};
use crate::names::{pascal, snake};
use std::collections::BTreeMap;

/// Rust names of one name space: what each was made from, and where that is declared.
struct Space<'a> {
    scope: &'a Scope<'a>,
    names: BTreeMap<String, (String, Option<At>)>,
}

impl Space<'_> {
    /// An item that the expansion adds.
    fn reserve(&mut self, rust: &str, what: &str) {
        self.names.insert(rust.to_owned(), (what.to_owned(), None));
    }

    /// An item made from a declared name.
    fn add(&mut self, rust: String, what: &str, name: &Name) {
        let what = format!("the {what} `{name}`");
        if let Some((other, at)) = self.names.get(&rust) {
            // One declared name twice has been reported where it was declared.
            if *other != what {
                let message = format!("{what} and {other} are both `{rust}` in Rust");
                let problem = Diagnostic::new(Code::NameCollision, name.at, message).help("rename one of them");
                self.scope.report(match at {
                    Some(at) => problem.related(*at, "the other one"),
                    None => problem,
                });
            }
            return;
        }
        self.names.insert(rust, (what, Some(name.at)));
    }
}

/// Reports every collision.
pub(super) fn check(system: &System, scope: &Scope<'_>) {
    types(system, scope);
    modules(system, scope);
    for def in &system.types {
        if let TypeKind::Record(fields) = &def.kind {
            distinct("field", fields.iter().map(|field| &field.name), scope);
        }
    }
    for entity in &system.entities {
        methods(system, entity, scope);
    }
    outcomes(system, scope);
}

/// Fields keep their names, so only equal ones collide, and those have been reported.
fn distinct<'n>(what: &str, names: impl Iterator<Item = &'n Name>, scope: &Scope<'_>) {
    let mut space = Space { scope, names: BTreeMap::new() };
    names.for_each(|name| space.add(name.text.clone(), what, name));
}

/// The top of the module: declared types, inputs, events, errors, states, and what the expansion adds.
fn types(system: &System, scope: &Scope<'_>) {
    let mut space = Space { scope, names: BTreeMap::new() };
    for added in ["Command", "Event", "Error", "Outcome", "Reply", "State", "MayBecome"] {
        space.reserve(added, &format!("the item `{added}` of every system"));
    }
    for entity in &system.entities {
        space.add(entity.name.text.clone(), "entity", &entity.name);
        for added in [format!("{}State", entity.name), format!("{}Row", entity.name), format!("{}Mut", entity.name)] {
            space.add(added, "entity", &entity.name);
        }
        space.add(format!("Any{}", entity.name), "entity", &entity.name);
        for state in &entity.states {
            space.add(state.name.text.clone(), "state", &state.name);
        }
    }
    for def in &system.types {
        space.add(def.name.text.clone(), "type", &def.name);
    }
    for event in &system.events {
        space.add(event.name.text.clone(), "event", &event.name);
    }
    for error in &system.errors {
        space.add(error.name.text.clone(), "error", &error.name);
    }
    for command in &system.commands {
        space.add(command.name.text.clone(), "command", &command.name);
        space.add(format!("Accepts{}", command.name), "command", &command.name);
    }
    for view in &system.views {
        space.add(view.name.text.clone(), "view", &view.name);
        space.add(format!("{}Row", view.name), "view", &view.name);
    }
}

/// A module for each state, and one for an absent row.
fn modules(system: &System, scope: &Scope<'_>) {
    let mut space = Space { scope, names: BTreeMap::new() };
    space.reserve("absent", "the module of commands that create a row");
    for state in system.entities.iter().flat_map(|entity| &entity.states) {
        space.add(snake(&state.name.text), "state", &state.name);
    }
}

/// The methods of a typed row: getters, commands and moves.
fn methods(system: &System, entity: &Entity, scope: &Scope<'_>) {
    let mut space = Space { scope, names: BTreeMap::new() };
    for added in ["state", "row", "into_row", "into_any", "reborrow"] {
        space.reserve(added, &format!("the method `{added}` of every typed row"));
    }
    for field in std::iter::once(&entity.key).chain(&entity.fields) {
        space.add(field.name.text.clone(), "field", &field.name);
    }
    for mv in &entity.moves {
        space.add(format!("take_{}", snake(&mv.name.text)), "move", &mv.name);
    }
    for command in system.commands.iter().filter(|command| system.entity(command.entity).name.at == entity.name.at) {
        space.add(snake(&command.name.text), "command", &command.name);
    }
}

/// The variants of `Outcome`: each command with each of its outcomes.
fn outcomes(system: &System, scope: &Scope<'_>) {
    let mut space = Space { scope, names: BTreeMap::new() };
    for command in &system.commands {
        for outcome in &command.outcomes {
            let rust = format!("{}{}", command.name, pascal(&outcome.name.text));
            space.add(rust, &format!("outcome of `{}`", command.name), &outcome.name);
        }
    }
}
