//! Values as whole numbers: 0 is absent, and those of one type count from 1 in their order.

use super::literals;
use super::names::Names;
use crate::ir::{Bound, Literal, System, Type, TypeId, TypeKind};
use std::collections::BTreeMap;

/// What values are compared within. Newtypes are gone: the declaration's check has told them apart already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sort {
    /// `false`, `true`.
    Bool,
    /// Integers in their order.
    Int,
    /// Texts.
    Text,
    /// Instants in their order.
    Instant,
    /// The variants of an enum.
    Enum(TypeId),
}

/// A value with a name of its own.
#[derive(Clone, Debug)]
pub struct Constant {
    /// Its identifier.
    pub name: String,
    /// Its number, from 1.
    pub code: usize,
    /// The value as declared.
    pub meaning: String,
    /// The integer that it is, where it is one.
    pub integer: Option<i64>,
}

/// The values of every sort.
#[derive(Debug)]
pub(super) struct Constants<'a> {
    system: &'a System,
    literals: BTreeMap<Sort, Vec<Literal>>,
    named: BTreeMap<Sort, Vec<Constant>>,
}

impl<'a> Constants<'a> {
    pub(super) fn new(system: &'a System, bound: &Bound, names: &mut Names) -> Self {
        let mut literals: BTreeMap<Sort, Vec<Literal>> = BTreeMap::new();
        literals::visit(system, bound, &mut |literal| literals.entry(sort(literal)).or_default().push(literal.clone()));
        let mut by_sort = BTreeMap::new();
        for (sort, found) in &mut literals {
            complete(system, *sort, found);
            found.sort_by(Literal::compare);
            found.dedup_by(|a, b| a.compare(b).is_eq());
            let name = |(index, literal): (usize, &Literal)| constant(system, *sort, index + 1, literal, names);
            by_sort.insert(*sort, found.iter().enumerate().map(name).collect());
        }
        Self { system, literals, named: by_sort }
    }

    /// The sort of a type's values, where they are single values.
    pub(super) fn sort_of(&self, ty: &Type) -> Option<Sort> {
        match ty {
            Type::Bool => Some(Sort::Bool),
            Type::Int => Some(Sort::Int),
            Type::String => Some(Sort::Text),
            Type::Timestamp => Some(Sort::Instant),
            Type::Json | Type::List(_) => None,
            Type::Ref(entity) => self.sort_of(self.system.identity(*entity)),
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Newtype(inner, _) => self.sort_of(inner),
                TypeKind::Enum(_) => Some(Sort::Enum(*id)),
                TypeKind::Record(_) | TypeKind::External(_) => None,
            },
        }
    }

    /// How many values a sort has.
    pub(super) fn count(&self, sort: Sort) -> usize {
        self.named.get(&sort).map_or(0, Vec::len)
    }

    /// The constant that a literal is.
    ///
    /// # Panics
    /// If the literal stands nowhere in the bounded system: all of those were visited.
    pub(super) fn of(&self, literal: &Literal) -> &Constant {
        let literal = literals::base(literal);
        let sort = sort(literal);
        let position = self.literals[&sort].iter().position(|known| known.compare(literal).is_eq());
        &self.named[&sort][position.expect("every literal of the system was visited")]
    }

    /// Every integer.
    pub(super) fn integers(&self) -> impl Iterator<Item = i64> {
        self.named.get(&Sort::Int).into_iter().flatten().filter_map(|constant| constant.integer)
    }

    /// All constants, sort by sort.
    pub(super) fn into_all(self) -> Vec<Constant> {
        self.named.into_values().flatten().collect()
    }
}

fn sort(literal: &Literal) -> Sort {
    match literal {
        Literal::Bool(_) => Sort::Bool,
        Literal::Int(_) => Sort::Int,
        Literal::Text(_) => Sort::Text,
        Literal::Timestamp(_) => Sort::Instant,
        Literal::Variant(id, _) => Sort::Enum(*id),
        Literal::Newtype(_, inner) => sort(inner),
    }
}

/// An enum and a truth value have all their values, whether they occur or not.
fn complete(system: &System, sort: Sort, found: &mut Vec<Literal>) {
    match sort {
        Sort::Bool => found.extend([false, true].map(Literal::Bool)),
        Sort::Enum(id) => {
            if let TypeKind::Enum(variants) = &system.type_def(id).kind {
                found.extend((0..variants.len()).map(|index| Literal::Variant(id, index)));
            }
        }
        Sort::Int | Sort::Text | Sort::Instant => {}
    }
}

fn constant(system: &System, sort: Sort, code: usize, literal: &Literal, names: &mut Names) -> Constant {
    let meaning = crate::print::Printer::new(system).literal(literal);
    let name = match sort {
        Sort::Bool => format!("Bool_{meaning}"),
        Sort::Int => format!("Int_{meaning}"),
        Sort::Text => format!("Text_{code}"),
        Sort::Instant => format!("Instant_{code}"),
        Sort::Enum(id) => format!("{}_{meaning}", system.type_def(id).name),
    };
    let integer = if let Literal::Int(value) = literal { Some(*value) } else { None };
    Constant { name: names.give(&name), code, meaning, integer }
}
