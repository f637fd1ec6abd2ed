//! Bounds: a finite domain for every input of every command.

use super::conditions::{Known, Place};
use super::scope::{BASES, Scope};
use crate::ast::{BoundDecl, BoundEntry, Context, DomainDecl, Operand};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Bound, Command, Entity, Field, Literal, Name, System, Type, TypeKind};
use crate::print::Printer;
use std::cell::Cell;

/// A domain with more values than this is a slip, not a plan.
const MOST_VALUES: i64 = 1_000_000;

/// Adds the bounds to the system.
pub(super) fn bounds(context: &Context, scope: &Scope<'_>, system: &mut System) {
    let _ = scope.table("bound", context.bounds.iter().map(|decl| &decl.name), |index| index);
    let bounds = context.bounds.iter().map(|decl| bound(decl, scope, system)).collect();
    system.bounds = bounds;
}

/// One bound while it is read.
struct Reader<'a> {
    decl: &'a BoundDecl,
    system: &'a System,
    scope: &'a Scope<'a>,
    /// Which entries some input or entity has made use of.
    used: Vec<Cell<bool>>,
}

fn bound(decl: &BoundDecl, scope: &Scope<'_>, system: &System) -> Bound {
    let used = decl.entries.iter().map(|_| Cell::new(false)).collect();
    let reader = Reader { decl, system, scope, used };
    let keys = system.entities.iter().map(|entity| reader.keys(entity)).collect();
    let inputs = system
        .commands
        .iter()
        .map(|command| {
            let inputs = command.inputs.iter().enumerate();
            inputs.map(|(index, input)| reader.input(command, index, input)).collect()
        })
        .collect();
    reader.unused();
    Bound { name: decl.name.clone(), docs: decl.attributes.docs.clone(), keys, inputs }
}

impl Reader<'_> {
    fn report(&self, at: At, message: String, help: &str) {
        self.scope.report(Diagnostic::new(Code::BadBound, at, message).help(help));
    }

    /// The entry whose subject is written so.
    fn entry(&self, subject: &[&str]) -> Option<&BoundEntry> {
        let is_it = |entry: &&BoundEntry| entry.subject.iter().map(Name::as_str).eq(subject.iter().copied());
        let index = self.decl.entries.iter().position(|entry| is_it(&entry))?;
        self.used[index].set(true);
        Some(&self.decl.entries[index])
    }

    /// Says which entries speak of nothing, and which are there twice.
    fn unused(&self) {
        let mut seen: Vec<(String, At)> = Vec::new();
        for (entry, used) in self.decl.entries.iter().zip(&self.used) {
            let subject = entry.subject.iter().map(Name::as_str).collect::<Vec<_>>().join(".");
            let name = Name { text: subject.clone(), at: entry.subject[0].at };
            if let Some((_, first)) = seen.iter().find(|(earlier, _)| *earlier == subject) {
                self.scope.duplicate("domain", &name, *first);
            } else if !used.get() && !self.is_input(entry) {
                self.scope.unknown(
                    "entity, input or type of an input",
                    &name,
                    self.subjects().iter().map(String::as_str),
                );
            }
            seen.push((subject, name.at));
        }
    }

    /// Whether an entry names an input that a nearer entry already gave a domain.
    fn is_input(&self, entry: &BoundEntry) -> bool {
        let [name] = entry.subject.as_slice() else { return false };
        self.system.commands.iter().flat_map(|command| &command.inputs).any(|input| {
            let ty = Printer::new(self.system).ty(&input.ty);
            input.name.text == name.text || ty == name.text
        })
    }

    fn subjects(&self) -> Vec<String> {
        let mut subjects: Vec<String> = self.system.entities.iter().map(|entity| entity.name.text.clone()).collect();
        for command in &self.system.commands {
            for input in &command.inputs {
                subjects.push(input.name.text.clone());
                subjects.push(format!("{}.{}", command.name, input.name));
            }
        }
        subjects.extend(BASES.iter().map(|(base, _)| (*base).to_owned()));
        subjects.sort();
        subjects.dedup();
        subjects
    }

    /// The identities of one entity.
    fn keys(&self, entity: &Entity) -> Vec<Literal> {
        let name = &entity.name;
        let Some(entry) = self.entry(&[&name.text]) else {
            let message = format!("the bound `{}` does not say how many rows of `{name}` there may be", self.decl.name);
            self.report(self.decl.name.at, message, "add an entry with the entity's name: `Entity: 1;`");
            return Vec::new();
        };
        match &entry.domain {
            DomainDecl::Count(at, count) => self.counted_keys(*at, *count, &entity.key.ty),
            domain => self.values(domain, &entity.key, name).into_iter().flatten().collect(),
        }
    }

    /// `a`, `b`, `c`, ... or 1, 2, 3, ...
    fn counted_keys(&self, at: At, count: i64, ty: &Type) -> Vec<Literal> {
        if !(1..=26).contains(&count) {
            let message = format!("{count} identities: a bound has 1 to 26 of an entity");
            self.report(at, message, "write a number from 1 to 26, or list them: `{\"a\", \"b\"}`");
            return Vec::new();
        }
        (0..count).filter_map(|index| self.nth_key(at, index, ty)).collect()
    }

    fn nth_key(&self, at: At, index: i64, ty: &Type) -> Option<Literal> {
        match ty {
            Type::Int => Some(Literal::Int(index + 1)),
            Type::String => {
                let letter = u8::try_from(index).map_or('z', |index| char::from(b'a' + index));
                Some(Literal::Text(letter.to_string()))
            }
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Newtype(base) => Some(Literal::Newtype(*id, Box::new(self.nth_key(at, index, base)?))),
                _ => self.no_counting(at, ty),
            },
            _ => self.no_counting(at, ty),
        }
    }

    fn no_counting(&self, at: At, ty: &Type) -> Option<Literal> {
        let message = format!("identities of type `{}` cannot be counted out", Printer::new(self.system).ty(ty));
        self.report(at, message, "list them: `{...}`");
        None
    }

    /// The domain of one input: its own entry, the entry of its name, of its type, or all values of a small type.
    fn input(&self, command: &Command, index: usize, input: &Field) -> Vec<Option<Literal>> {
        if index == command.key_input {
            return Vec::new();
        }
        let name = &input.name;
        let ty = Printer::new(self.system).ty(&input.ty);
        let named = self.entry(&[&command.name.text, &name.text]).or_else(|| self.entry(&[&name.text]));
        if let Some(entry) = named {
            return self.values(&entry.domain, input, name);
        }
        let absent = input.optional.then_some(None);
        let values = match (self.entry(&[&ty]), self.every_value(&input.ty)) {
            (Some(entry), _) => self.values(&entry.domain, input, name),
            (None, Some(all)) => all.into_iter().map(Some).collect(),
            (None, None) => {
                let bound = &self.decl.name;
                let message = format!("the bound `{bound}` gives `{}.{name}` no values", command.name);
                let help = format!("add `{name}: {{...}};`, `{}.{name}: {{...}};` or `{ty}: {{...}};`", command.name);
                self.report(bound.at, message, &help);
                return Vec::new();
            }
        };
        absent.into_iter().chain(values.into_iter().filter(Option::is_some)).collect()
    }

    fn every_value(&self, ty: &Type) -> Option<Vec<Literal>> {
        match ty {
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

    /// The values of a written domain, in order, each once.
    fn values(&self, domain: &DomainDecl, field: &Field, name: &Name) -> Vec<Option<Literal>> {
        let mut values = match domain {
            DomainDecl::Count(at, value) => {
                let message = format!("`{name}` is given the number {value}, not a set");
                self.report(*at, message, "write `{1, 2}` or `1..=2`: only an entity takes a number of rows");
                Vec::new()
            }
            DomainDecl::Range(at, low, high) => self.range(*at, *low, *high, field),
            DomainDecl::Set(at, elements) => self.set(*at, elements, field),
        };
        let mut seen = Vec::new();
        values.retain(|value| {
            let is_new = !seen.contains(value);
            seen.push(value.clone());
            is_new
        });
        values
    }

    fn range(&self, at: At, low: i64, high: i64, field: &Field) -> Vec<Option<Literal>> {
        if field.ty != Type::Int {
            let ty = Printer::new(self.system).ty(&field.ty);
            self.report(
                at,
                format!("a range of numbers for `{}`, which is a `{ty}`", field.name),
                "write a set: `{...}`",
            );
        } else if low > high {
            self.report(at, format!("the range {low}..={high} is empty"), "the smaller number comes first");
        } else if high.saturating_sub(low) >= MOST_VALUES {
            self.report(
                at,
                format!("{low}..={high} has over a million values"),
                "a few values of each kind are enough",
            );
        } else {
            return (low..=high).map(|value| Some(Literal::Int(value))).collect();
        }
        Vec::new()
    }

    fn set(&self, at: At, elements: &[(At, Option<Operand>)], field: &Field) -> Vec<Option<Literal>> {
        if elements.is_empty() {
            self.report(at, format!("the domain of `{}` is empty", field.name), "give it at least one value");
        }
        let place = Place {
            system: self.system,
            scope: self.scope,
            inputs: None,
            row: None,
            step: None,
            bound: Vec::new(),
            elsewhere: None,
            known: Known::default(),
        };
        let element = |(at, element): &(At, Option<Operand>)| match element {
            Some(constant) => place.literal(constant, &field.ty).map(Some),
            None if field.optional => Some(None),
            None => {
                self.report(*at, format!("`{}` is never absent", field.name), "leave `none` out");
                None
            }
        };
        elements.iter().filter_map(element).collect()
    }
}
