//! What is declared, by name, and how a name is looked up.

use crate::ast::{Allow, Attributes, Context};
use crate::code::Code;
use crate::diagnostic::{Diagnostic, Sink};
use crate::ir::{ActorId, At, EntityId, ErrorId, EventId, Name, Type, TypeId};
use crate::named::{Named, Names};
use crate::names::nearest;
use crate::uses::Uses;
use std::cell::{Cell, RefCell};

/// A problem that has been reported, so that nobody else needs to.
pub(super) struct Reported;

/// Declared names of one kind.
pub(super) type Table<T> = Named<(T, At)>;

/// Looking for a near name compares with every candidate. After so many comparisons no more is offered, so that very
/// many mistakes in a very long text stay quick to tell.
const PATIENCE: usize = 1_000_000;

/// All that is declared at the top of the context.
pub(super) struct Scope<'a> {
    sink: &'a Sink,
    pub(super) actors: Table<ActorId>,
    pub(super) types: Table<TypeId>,
    pub(super) entities: Table<EntityId>,
    pub(super) errors: Table<ErrorId>,
    pub(super) events: Table<EventId>,
    poisoned: RefCell<Names>,
    patience: Cell<usize>,
    /// Names that were told to be unknown, and fields and inputs that are left out because their type is.
    lost: RefCell<Names>,
    /// What has been told once and for all.
    told: RefCell<Names>,
    /// Names of entities whose key could not be made out: nothing that addresses or reads them is.
    keyless: RefCell<Names>,
    /// Names of entities some command of which is not as it was meant.
    doubted: RefCell<Names>,
    uses: RefCell<Uses>,
}

/// The base types, by name.
pub(super) const BASES: [(&str, Type); 5] = [
    ("Bool", Type::Bool),
    ("Int", Type::Int),
    ("String", Type::String),
    ("Timestamp", Type::Timestamp),
    ("Json", Type::Json),
];

impl<'a> Scope<'a> {
    pub(super) fn new(context: &Context, poisoned: Names, sink: &'a Sink) -> Self {
        let mut scope = Self {
            sink,
            actors: Table::default(),
            types: Table::default(),
            entities: Table::default(),
            errors: Table::default(),
            events: Table::default(),
            poisoned: RefCell::new(poisoned),
            patience: Cell::new(PATIENCE),
            lost: RefCell::default(),
            told: RefCell::default(),
            keyless: RefCell::default(),
            doubted: RefCell::default(),
            uses: RefCell::default(),
        };
        scope.actors = scope.table("actor", &mut context.actors.iter().map(|decl| &decl.name), ActorId);
        scope.types = scope.table("type", &mut context.types.iter().map(|decl| &decl.name), TypeId);
        scope.entities = scope.table("entity", &mut context.entities.iter().map(|decl| &decl.name), EntityId);
        scope.errors = scope.table("error", &mut context.errors.iter().map(|decl| &decl.name), ErrorId);
        scope.events = scope.table("event", &mut context.events.iter().map(|decl| &decl.name), EventId);
        for decl in &context.types {
            let is_word = ["List", "ref"].contains(&decl.name.as_str());
            if is_word || BASES.iter().any(|(base, _)| *base == decl.name.text) {
                let message = format!("`{}` is a type of the language", decl.name);
                scope.report(
                    Diagnostic::new(Code::ReservedName, decl.name.at, message).help("choose another name for yours"),
                );
            }
        }
        scope
    }

    pub(super) fn report(&self, diagnostic: Diagnostic) {
        self.sink.report(diagnostic);
    }

    /// How many problems were reported so far, to see whether a stretch of work was clean.
    pub(super) fn problems(&self) -> usize {
        self.sink.count()
    }

    /// From now on, nobody complains about this name.
    pub(super) fn poison(&self, name: &Name) {
        self.poisoned.borrow_mut().insert(name.as_str());
    }

    /// From now on, nobody complains about this name, nor takes anything else for it.
    pub(super) fn lose(&self, name: &Name) {
        self.poison(name);
        self.lost.borrow_mut().insert(name.as_str());
    }

    pub(super) fn is_lost(&self, name: &str) -> bool {
        self.lost.borrow().contains(name)
    }

    pub(super) fn is_poisoned(&self, name: &str) -> bool {
        self.poisoned.borrow().contains(name)
    }

    /// From now on, nobody concludes anything from this entity.
    pub(super) fn poison_entity(&self, name: &Name) {
        self.keyless.borrow_mut().insert(name.as_str());
    }

    /// From now on, nobody concludes from the commands of this entity what they leave undone.
    pub(super) fn doubt(&self, entity: &Name) {
        self.doubted.borrow_mut().insert(entity.as_str());
    }

    pub(super) fn is_doubted(&self, entity: &str) -> bool {
        self.doubted.borrow().contains(entity)
    }

    /// An entity by name. `None`: it is unknown or cannot be made out, and that has been said.
    pub(super) fn entity(&self, name: &Name) -> Option<EntityId> {
        self.find("entity", name, &self.entities).filter(|_| !self.keyless.borrow().contains(&name.text))
    }

    /// A table of names; the second of two equal names is reported. Ids count every declaration, so that they are
    /// indices into the declared list.
    pub(super) fn table<T>(
        &self,
        kind: &str,
        names: &mut dyn Iterator<Item = &Name>,
        id: impl Fn(usize) -> T,
    ) -> Table<T> {
        let mut table = Table::default();
        for (index, name) in names.enumerate() {
            if let Some((_, first)) = table.get(&name.text) {
                self.duplicate(kind, name, *first);
            } else {
                table.insert(name.as_str(), (id(index), name.at));
            }
        }
        table
    }

    /// Reports the second of two equal names.
    pub(super) fn distinct(&self, kind: &str, names: &mut dyn Iterator<Item = &Name>) {
        self.table(kind, names, |index| index);
    }

    pub(super) fn duplicate(&self, kind: &str, name: &Name, first: At) {
        let message = format!("a second {kind} `{name}`");
        self.report(Diagnostic::new(Code::DuplicateName, name.at, message).related(first, "the first one"));
    }

    /// Looks a name up. `None`: it is unknown, and that has been said.
    pub(super) fn find<T: Copy>(&self, kind: &str, name: &Name, table: &Table<T>) -> Option<T> {
        let Some((id, declared)) = table.get(&name.text) else {
            self.unknown(kind, name, &mut table.names());
            return None;
        };
        self.refer(name, *declared);
        Some(*id)
    }

    /// Takes down that a name stands for what is declared there.
    pub(super) fn refer(&self, name: &Name, declared: At) {
        self.uses.borrow_mut().declared.push((name.at, declared));
    }

    pub(super) fn into_uses(self) -> Uses {
        self.uses.into_inner()
    }

    /// Whether nobody has spoken of this `matter` before.
    pub(super) fn is_news(&self, matter: String) -> bool {
        self.told.borrow_mut().insert(matter)
    }

    /// Says that a name is unknown and offers the nearest of `candidates`. Of a name that is used in many places it is
    /// said once: most often the one place where it should be declared is wrong.
    pub(super) fn unknown(&self, kind: &str, name: &Name, candidates: &mut dyn Iterator<Item = &str>) {
        if self.is_poisoned(&name.text) {
            return;
        }
        self.lose(name);
        let candidates: Vec<&str> = candidates.take(self.patience.get()).collect();
        self.patience.set(self.patience.get() - candidates.len());
        let could_stand = candidates.iter().map(ToString::to_string).collect();
        self.uses.borrow_mut().candidates.push((name.at, could_stand));
        let help = match nearest(&name.text, candidates.iter().copied()) {
            Some(near) => Some(format!("did you mean `{near}`?")),
            None if self.patience.get() == 0 => None,
            None if candidates.is_empty() => Some(format!("no {kind} is declared here")),
            None if candidates.len() <= 8 => {
                let list: Vec<String> = candidates.iter().map(|candidate| format!("`{candidate}`")).collect();
                Some(format!("known here: {}", list.join(", ")))
            }
            None => None,
        };
        let message = format!("no {kind} is called `{name}`");
        self.report(Diagnostic::new(Code::UnknownName, name.at, message).maybe_help(help));
    }

    /// Reports a lint unless the declared thing allows it.
    pub(super) fn lint(&self, attributes: &Attributes, diagnostic: Diagnostic) {
        let code = diagnostic.code;
        if let Some(allow) = attributes.allows.iter().find(|allow| allow.code.text == code.name()) {
            allow.used.set(true);
            return;
        }
        // One that names no lint was probably meant for this one, and is reported itself.
        let is_lint = |allow: &Allow| Code::named(&allow.code.text).is_some_and(Code::is_allowable);
        if !attributes.allows.iter().all(is_lint) {
            return;
        }
        let mend = diagnostic.help.as_ref().map_or(String::new(), |help| format!("{help}, or "));
        let help = format!("{mend}write `#[allow({code}, reason = \"...\")]` before it if it is meant");
        self.report(diagnostic.help(help));
    }
}
