//! Bounds: a finite domain for every input of every command.

mod domains;

use super::conditions::Place;
use super::members::Members;
use super::scope::{BASES, Scope};
use crate::ast::{BoundDecl, BoundEntry, Context};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Bound, Command, Entity, Field, Literal, Name, System, Type, TypeKind};
use crate::named::{Named, Names};
use crate::print::Printer;
use std::cell::{Cell, RefCell};

/// The values of one input or entity; `None` is absence.
type Values = Vec<Option<Literal>>;

/// The bounds, in declared order.
pub(super) fn bounds(context: &Context, scope: &Scope<'_>, system: &System, members: &Members) -> Vec<Bound> {
    scope.distinct("bound", &mut context.bounds.iter().map(|decl| &decl.name));
    context.bounds.iter().map(|decl| bound(decl, scope, system, members)).collect()
}

/// One bound while it is read.
struct Reader<'a> {
    decl: &'a BoundDecl,
    system: &'a System,
    place: Place<'a>,
    /// By subject as written.
    entries: Named<&'a BoundEntry>,
    /// What an entry gave to a field of one type, by its subject and the type, so that its mistakes are told once.
    read: RefCell<Named<Values>>,
    /// Inputs without values, by their name and type.
    missing: RefCell<Named<Missing<'a>>>,
    /// Whether every entry could be read and speaks of something, so that what is missing is missing indeed.
    whole: Cell<bool>,
}

/// An input without values.
struct Missing<'a> {
    name: &'a str,
    ty: String,
    /// The commands that have it.
    commands: Vec<&'a str>,
}

fn bound(decl: &BoundDecl, scope: &Scope<'_>, system: &System, members: &Members) -> Bound {
    let subjects: Vec<Name> =
        decl.entries.iter().map(|entry| Name { text: subject(entry), at: entry.subject[0].at }).collect();
    scope.distinct("domain of", &mut subjects.iter());
    let mut entries = Named::default();
    for (entry, subject) in decl.entries.iter().zip(subjects) {
        entries.or_insert(subject.text, entry);
    }
    let place = Place::world(system, scope, members);
    let (read, missing) = (RefCell::default(), RefCell::default());
    let reader = Reader { decl, system, place, entries, read, missing, whole: Cell::new(decl.whole) };
    reader.subjects();
    let keys: Vec<Vec<Literal>> = system.entities.iter().map(|entity| reader.keys(entity)).collect();
    let late = system.entities.iter().map(|entity| reader.late(entity)).collect();
    let inputs = system.commands.iter().map(|command| reader.inputs(command, &keys)).collect();
    reader.say_missing();
    Bound { name: decl.name.clone(), docs: decl.attributes.docs.clone(), keys, inputs, late }
}

/// The subject of an entry as written.
fn subject(entry: &BoundEntry) -> String {
    entry.subject.iter().map(Name::as_str).collect::<Vec<_>>().join(".")
}

impl<'a> Reader<'a> {
    fn report(&self, at: At, message: String, help: &str) {
        self.place.scope.report(Diagnostic::new(Code::BadBound, at, message).help(help));
    }

    fn type_name(&self, ty: &Type) -> String {
        Printer::new(self.system).ty(ty)
    }

    fn entry(&self, subject: &str) -> Option<&'a BoundEntry> {
        self.entries.get(subject).copied()
    }

    /// The identities of one entity.
    fn keys(&self, entity: &Entity) -> Vec<Literal> {
        let name = &entity.name;
        if let Some(entry) = self.entry(&name.text) {
            return self.identities(entry, &entity.key, name);
        }
        if self.whole.get() {
            let message = format!("the bound `{}` does not say how many rows of `{name}` there may be", self.decl.name);
            self.report(self.decl.name.at, message, "add an entry with the entity's name: `Entity: 1;`");
        }
        Vec::new()
    }

    /// The domain of each input of a command.
    fn inputs(&self, command: &'a Command, keys: &[Vec<Literal>]) -> Vec<Values> {
        command.inputs.iter().enumerate().map(|(index, input)| self.input(command, index, input, keys)).collect()
    }

    /// The domain of one input: its own entry, the entry of its name, of its type, or all values of a small type. A
    /// reference names what the bound has of its entity, and so does the input that names the row, unless its own entry
    /// leaves some out.
    fn input(&self, command: &'a Command, index: usize, input: &'a Field, keys: &[Vec<Literal>]) -> Values {
        let name = &input.name.text;
        let own = self.entry(&format!("{}.{name}", command.name));
        if index == command.key_input {
            let keys = &keys[command.entity.0];
            return own
                .map_or_else(|| keys.iter().cloned().map(Some).collect(), |entry| self.some_of(keys, entry, input));
        }
        if let Some(entry) = own.or_else(|| self.entry(name)) {
            return self.values(entry, input);
        }
        let ty = self.type_name(&input.ty);
        let values = match (self.entry(&ty), self.every_value(&input.ty, keys)) {
            (Some(entry), _) => self.values(entry, input),
            (None, Some(all)) => all.into_iter().map(Some).collect(),
            (None, None) => {
                let mut missing = self.missing.borrow_mut();
                let told = missing.or_insert(format!("{name} {ty}"), Missing { name, ty, commands: Vec::new() });
                told.commands.push(command.name.as_str());
                return Vec::new();
            }
        };
        // A type says nothing of absence, so an optional input may be absent whatever the type's entry says.
        let absent = input.optional.then_some(None);
        absent.into_iter().chain(values.into_iter().flatten().map(Some)).collect()
    }

    /// Those identities of the bound that an entry names; it may name no other.
    fn some_of(&self, keys: &[Literal], entry: &BoundEntry, input: &Field) -> Values {
        let values = self.values(entry, input);
        let strange = values.iter().flatten().find(|value| !keys.contains(value));
        if let Some(strange) = strange.filter(|_| self.whole.get()) {
            let strange = Printer::new(self.system).literal(strange);
            let message = format!("{strange} is none of the identities that the bound `{}` has", self.decl.name);
            self.report(entry.subject[0].at, message, "name some of them, or give the entity more");
        }
        values
    }

    fn every_value(&self, ty: &Type, keys: &[Vec<Literal>]) -> Option<Vec<Literal>> {
        match ty {
            Type::Ref(entity) => Some(keys[entity.0].clone()),
            Type::Bool => Some(vec![Literal::Bool(false), Literal::Bool(true)]),
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Enum(variants) => {
                    Some((0..variants.len()).map(|index| Literal::Variant(*id, index)).collect())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Says which inputs have no values: once for each name and type, whichever commands have it.
    fn say_missing(&self) {
        if !self.whole.get() {
            return;
        }
        for Missing { name, ty, commands } in self.missing.borrow().things() {
            let of: Vec<String> = commands.iter().map(|command| format!("`{command}`")).collect();
            let message =
                format!("the bound `{}` gives the input `{name}` of {} no values", self.decl.name, of.join(", "));
            let own = commands.first().map_or(String::new(), |command| format!("`{command}.{name}: {{...}};` or "));
            let help = format!("add `{name}: {{...}};`, {own}`{ty}: {{...}};`");
            self.report(self.decl.name.at, message, &help);
        }
    }

    /// Says which entries speak of nothing. One that nearer entries leave nothing to do is no mistake.
    fn subjects(&self) {
        let mut subjects: Names = BASES.iter().map(|(base, _)| *base).collect();
        for input in self.system.commands.iter().flat_map(|command| &command.inputs) {
            subjects.insert(input.name.as_str());
            subjects.insert(self.type_name(&input.ty));
        }
        for entity in &self.system.entities {
            subjects.insert(entity.name.as_str());
        }
        let commands: Named<&Command> =
            self.system.commands.iter().map(|command| (command.name.as_str(), command)).collect();
        let meant = self.meant();
        for entry in self.entries.things() {
            let known = match entry.subject.as_slice() {
                [entity, late] if late.text == "late" && self.place.scope.entities.contains(&entity.text) => {
                    self.refer(entity, &meant);
                    true
                }
                [command, input] => self.command_input(&commands, command, input),
                [name, ..] if !subjects.contains(&name.text) => {
                    self.place.scope.unknown("entity, input or type of an input", name, &mut subjects.iter());
                    false
                }
                [name] => {
                    self.refer(name, &meant);
                    true
                }
                _ => true,
            };
            self.whole.set(self.whole.get() && known);
        }
    }

    /// What a domain may be of, by name: an entity, or every input of that name, or of the type of that name.
    fn meant(&self) -> Named<Vec<At>> {
        let entities = self.system.entities.iter().map(|entity| &entity.name);
        let types = self.system.types.iter().map(|def| &def.name);
        let inputs = self.system.commands.iter().flat_map(|command| &command.inputs).map(|input| &input.name);
        let mut meant: Named<Vec<At>> = Named::default();
        for declared in entities.chain(types).chain(inputs) {
            meant.or_insert(declared.as_str(), Vec::new()).push(declared.at);
        }
        meant
    }

    /// Takes down what a domain is of.
    fn refer(&self, name: &Name, meant: &Named<Vec<At>>) {
        meant.get(name.as_str()).into_iter().flatten().for_each(|at| self.place.scope.refer(name, *at));
    }

    /// Whether the command has this input; says so if not.
    fn command_input(&self, commands: &Named<&Command>, command: &Name, input: &Name) -> bool {
        let Some(declared) = commands.get(command.as_str()) else {
            self.place.scope.unknown("command", command, &mut commands.names());
            return false;
        };
        let mut inputs = declared.inputs.iter().map(|input| input.name.as_str());
        let known = inputs.clone().any(|declared| declared == input.text);
        if !known {
            self.place.scope.unknown("input", input, &mut inputs);
        }
        self.place.scope.refer(command, declared.name.at);
        let meant = declared.inputs.iter().filter(|declared| declared.name.text == input.text);
        meant.for_each(|declared| self.place.scope.refer(input, declared.name.at));
        known
    }
}
