//! Names that would come out as one Rust name.
//!
//! The expansion adds items of its own beside the declared ones. Whatever it adds at the module's top, beside the states
//! of an entity, or as a method of a typed row or a store, is listed here, so that a collision is told in the declaration's
//! words and not in rustc's. The states of the only entity stand at the top; each of several has a module for its own.

use super::scope::Scope;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, CommandId, Entity, Name, System};
use crate::named::Named;
use crate::names::{pascal, snake};

/// Items at the module's top, the type parameters of typed rows among them.
const ITEMS: [&str; 7] = ["Command", "Event", "Error", "Outcome", "Reply", "S", "R"];

/// Items beside the states of an entity.
const STATE_ITEMS: [&str; 2] = ["State", "MayBecome"];

/// Modules beside the states of an entity.
const MODULES: [&str; 3] = ["absent", "__sealed", "__illegal"];

/// Functions of a typed row, of the row itself, and of the enum over all states.
const ROW_METHODS: [&str; 4] = ["of", "row", "into_row", "satisfies"];

/// Functions of a store.
const STORE_METHODS: [&str; 4] = ["new", "execute", "len", "is_empty"];

/// Functions of a store on the rows of one entity; where there are several, the entity's name is put behind `_`.
const TABLE_METHODS: [&str; 6] = ["get", "insert", "remove", "iter", "slot", "at"];

/// Rust names of one name space: what each was made from, and where that is declared.
struct Space<'a> {
    scope: &'a Scope<'a>,
    names: Named<(String, Option<At>)>,
}

impl<'a> Space<'a> {
    /// A space with what the expansion adds.
    fn with(scope: &'a Scope<'a>, added: &[&str], what: &str) -> Self {
        let mut space = Self { scope, names: Named::default() };
        space.reserve(added, what);
        space
    }

    /// What the expansion adds besides.
    fn reserve(&mut self, added: &[&str], what: &str) {
        for name in added {
            self.names.insert(*name, (format!("{what} `{name}`"), None));
        }
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
    items(system, by_entity, scope);
    for (entity, commands) in system.entities.iter().zip(by_entity) {
        row_methods(entity, commands.iter().map(|id| &system.command(*id).name), scope);
    }
    store_methods(system, scope);
    outcomes(system, scope);
}

/// The top of the module: items and modules share one name space.
fn items(system: &System, by_entity: &[Vec<CommandId>], scope: &Scope<'_>) {
    let mut space = Space::with(scope, &ITEMS, "the expansion's own");
    for entity in &system.entities {
        entity_items(entity, &mut space);
    }
    if let [only] = system.entities.as_slice() {
        state_items(system, only, &by_entity[0], &mut space);
        if system.views.is_empty() {
            space.add(format!("{}Store", only.name), "entity", &only.name);
        }
    } else {
        for (entity, commands) in system.entities.iter().zip(by_entity) {
            space.add(snake(&entity.name.text), "module of the entity", &entity.name);
            state_items(system, entity, commands, &mut Space::with(scope, &[], ""));
        }
        space.add(format!("{}Store", pascal(system.last_segment())), "context", &system.name);
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
    }
    for view in &system.views {
        // The only entity's store has the name of its first view.
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
}

/// What stands beside the states of an entity.
fn state_items(system: &System, entity: &Entity, commands: &[CommandId], space: &mut Space<'_>) {
    space.reserve(&STATE_ITEMS, "the expansion's own");
    space.reserve(&MODULES, "the expansion's own module");
    for command in commands.iter().map(|id| &system.command(*id).name) {
        space.add(format!("Accepts{command}"), "command", command);
    }
    for state in &entity.states {
        space.add(state.name.text.clone(), "state", &state.name);
        // What can be answered there.
        space.add(snake(&state.name.text), "module of the state", &state.name);
    }
}

/// The methods of a typed row: getters, commands and moves.
fn row_methods<'n>(entity: &Entity, commands: impl Iterator<Item = &'n Name>, scope: &Scope<'_>) {
    let mut rows = Space::with(scope, &ROW_METHODS, "the expansion's own method");
    // A field called `state` has been reported as reserved.
    let fields = std::iter::once(&entity.key).chain(&entity.fields).filter(|field| field.name.text != "state");
    for field in fields {
        rows.add(field.name.text.clone(), "field", &field.name);
    }
    for mv in &entity.moves {
        rows.add(format!("take_{}", snake(&mv.name.text)), "move", &mv.name);
    }
    for command in commands {
        rows.add(snake(&command.text), "command", command);
    }
}

/// The methods of the store: those on the rows of each entity, commands and views.
fn store_methods(system: &System, scope: &Scope<'_>) {
    let mut store = Space::with(scope, &STORE_METHODS, "the expansion's own method");
    let is_only = system.entities.len() == 1;
    if is_only {
        store.reserve(&TABLE_METHODS, "the expansion's own method");
        store.reserve(&["view", "get_mut", "at_mut"], "the expansion's own method");
    } else {
        for name in system.entities.iter().map(|entity| &entity.name) {
            let rows = TABLE_METHODS.iter().map(|verb| format!("{verb}_{}", snake(&name.text)));
            let changing = ["get", "at"].map(|verb| format!("{verb}_{}_mut", snake(&name.text)));
            rows.chain(changing).for_each(|method| store.add(method, "entity", name));
        }
    }
    for command in &system.commands {
        store.add(format!("execute_{}", snake(&command.name.text)), "command", &command.name);
    }
    // The only entity's store is named after the first view, whose rows `view` gives.
    for view in system.views.iter().skip(usize::from(is_only)) {
        store.add(snake(&view.name.text), "view", &view.name);
    }
}

/// The variants of `Outcome`: each command with each of its outcomes.
fn outcomes(system: &System, scope: &Scope<'_>) {
    let mut space = Space { scope, names: Named::default() };
    for command in &system.commands {
        for outcome in &command.outcomes {
            let rust = format!("{}{}", command.name, pascal(&outcome.name.text));
            space.add(rust, &format!("outcome of `{}`", command.name), &outcome.name);
        }
    }
}
