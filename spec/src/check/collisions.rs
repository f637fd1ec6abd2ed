//! Names that would come out as one Rust name.
//!
//! The expansion adds items of its own beside the declared ones. Whatever it adds at the module's top, or as a method
//! of a typed row or a store, is listed here, so that a collision is told in the declaration's words and not in
//! rustc's.

use super::scope::Scope;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, CommandId, Entity, EntityId, Name, System};
use crate::names::{pascal, snake};
use std::collections::{BTreeMap, BTreeSet};

/// Items at the module's top, the type parameters of typed rows among them.
const ITEMS: [&str; 9] = ["Command", "Event", "Error", "Outcome", "Reply", "State", "MayBecome", "S", "R"];

/// Modules at the module's top.
const MODULES: [&str; 3] = ["absent", "__sealed", "__illegal"];

/// Functions of a typed row, of the row itself, and of the enum over all states.
const ROW_METHODS: [&str; 4] = ["of", "row", "into_row", "satisfies"];

/// Functions of a store.
const STORE_METHODS: [&str; 11] =
    ["new", "execute", "view", "get", "get_mut", "insert", "remove", "len", "is_empty", "iter", "keep"];

/// Rust names of one name space: what each was made from, and where that is declared.
struct Space<'a> {
    scope: &'a Scope<'a>,
    names: BTreeMap<String, (String, Option<At>)>,
}

impl<'a> Space<'a> {
    /// A space with what the expansion adds.
    fn with(scope: &'a Scope<'a>, added: &[&str], what: &str) -> Self {
        let names = added.iter().map(|name| ((*name).to_owned(), (format!("{what} `{name}`"), None)));
        Self { scope, names: names.collect() }
    }

    /// An item made from a declared name.
    fn add(&mut self, rust: String, what: &str, name: &Name) {
        let what = format!("the {what} `{name}`");
        let Some((other, at)) = self.names.get(&rust) else {
            self.names.insert(rust, (what, Some(name.at)));
            return;
        };
        // One declared name twice has been reported where it was declared.
        if *other == what {
            return;
        }
        let message = format!("{what} and {other} are both `{rust}` in Rust");
        let problem = Diagnostic::new(Code::NameCollision, name.at, message);
        self.scope.report(match at {
            Some(at) => problem.related(*at, "the other one").help("rename one of them"),
            None => problem.help("rename the declared one"),
        });
    }
}

/// Reports every collision.
pub(super) fn check(system: &System, by_entity: &[Vec<CommandId>], scope: &Scope<'_>) {
    let mut views: Vec<Vec<&Name>> = vec![Vec::new(); system.entities.len()];
    for view in &system.views {
        views[view.entity.0].push(&view.name);
    }
    items(system, scope);
    for ((entity, commands), views) in system.entities.iter().zip(by_entity).zip(views) {
        methods(entity, commands.iter().map(|id| &system.command(*id).name), &views, scope);
    }
    outcomes(system, scope);
}

/// The top of the module: items and modules share one name space.
fn items(system: &System, scope: &Scope<'_>) {
    let mut space = Space::with(scope, &ITEMS, "the expansion's own");
    space.names.extend(Space::with(scope, &MODULES, "the expansion's own module").names);
    let viewed: BTreeSet<EntityId> = system.views.iter().map(|view| view.entity).collect();
    for (index, entity) in system.entities.iter().enumerate() {
        entity_items(entity, &mut space);
        if !viewed.contains(&EntityId(index)) {
            space.add(format!("{}Store", entity.name), "entity", &entity.name);
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

fn entity_items(entity: &Entity, space: &mut Space<'_>) {
    let name = &entity.name;
    space.add(name.text.clone(), "entity", name);
    for suffix in ["State", "Row", "Mut"] {
        space.add(format!("{name}{suffix}"), "entity", name);
    }
    for suffix in ["", "Mut"] {
        space.add(format!("Any{name}{suffix}"), "entity", name);
    }
    for state in &entity.states {
        space.add(state.name.text.clone(), "state", &state.name);
        // The module of what can be answered there. A state in small letters has reported itself above.
        let module = snake(&state.name.text);
        if module != state.name.text {
            space.add(module, "state", &state.name);
        }
    }
}

/// The methods of a typed row (getters, commands and moves) and of its store (views).
fn methods<'n>(entity: &Entity, commands: impl Iterator<Item = &'n Name>, views: &[&Name], scope: &Scope<'_>) {
    let mut rows = Space::with(scope, &ROW_METHODS, "the expansion's own method");
    // A field called `state` has been reported as reserved.
    let fields = std::iter::once(&entity.key).chain(&entity.fields).filter(|field| field.name.text != "state");
    for field in fields {
        rows.add(field.name.text.clone(), "field", &field.name);
    }
    for mv in &entity.moves {
        rows.add(format!("take_{}", snake(&mv.name.text)), "move", &mv.name);
    }
    let mut store = Space::with(scope, &STORE_METHODS, "the expansion's own method");
    for command in commands {
        rows.add(snake(&command.text), "command", command);
        store.add(format!("execute_{}", snake(&command.text)), "command", command);
    }
    // The store is named after the first view, whose rows `view` gives.
    for view in views.iter().skip(1) {
        store.add(snake(&view.text), "view", view);
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
