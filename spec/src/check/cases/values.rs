//! The values tried of a compared path: enough to realise every order it can be in with what it is compared with.

use super::reads::Company;
use crate::ir::{IntRange, IntSet, Known, Literal, System, Type, TypeKind};
use selvedge_instant::Instant;
use std::collections::BTreeSet;

/// The values tried of one type; `None` for a type whose values are not told apart.
pub(super) fn tried(system: &System, ty: &Type, company: &Company, known: &Known) -> Option<Vec<Literal>> {
    Some(match ty {
        Type::Bool => [false, true].into_iter().filter(|value| allows(known, *value)).map(Literal::Bool).collect(),
        Type::Int => integers(company, known).into_iter().map(Literal::Int).collect(),
        Type::String => texts(company),
        Type::Timestamp => instants(company),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Enum(variants) => (0..variants.len())
                .filter(|index| !matches!(known, Known::Enum(set) if !set.contains(index)))
                .map(|index| Literal::Variant(*id, index))
                .collect(),
            TypeKind::Newtype(base, range) => {
                let range = range.map(|IntRange { low, high }| Known::Int(IntSet { ranges: vec![(low, high)] }));
                let values = tried(system, base, company, range.as_ref().unwrap_or(known))?;
                values.into_iter().map(|value| Literal::Newtype(*id, Box::new(value))).collect()
            }
            TypeKind::Record(_) | TypeKind::External(_) => return None,
        },
        Type::Ref(entity) => return tried(system, system.identity(*entity), company, known),
        Type::Json | Type::List(_) => return None,
    })
}

fn allows(known: &Known, value: bool) -> bool {
    !matches!(known, Known::Bool(set) if !set.contains(&value))
}

/// As many steps to each side of a mark as there are values that are compared with each other.
fn steps(company: &Company) -> std::ops::RangeInclusive<i64> {
    let near = i64::try_from(company.size).unwrap_or(i64::MAX);
    -near..=near
}

/// Each constant, each end of a known range, and values in each gap; only what is known to be possible.
pub(super) fn integers(company: &Company, known: &Known) -> BTreeSet<i64> {
    let constant = |literal: &Literal| if let Literal::Int(value) = literal { Some(*value) } else { None };
    let mut marks: BTreeSet<i64> = company.constants.iter().filter_map(constant).collect();
    if let Known::Int(set) = known {
        marks.extend(set.ranges.iter().flat_map(|(low, high)| [*low, *high]));
    }
    if marks.is_empty() {
        marks.insert(0);
    }
    let around = marks.iter().flat_map(|mark| steps(company).filter_map(|offset| mark.checked_add(offset)));
    around.filter(|value| !matches!(known, Known::Int(set) if !set.contains(*value))).collect()
}

/// Each constant, and texts that are none of them.
fn texts(company: &Company) -> Vec<Literal> {
    let letters = ('a'..='z').map(String::from);
    let fresh = letters.chain((1u64..).map(|number| format!("text {number}"))).map(Literal::Text);
    let fresh = fresh.filter(|text| !company.constants.contains(text));
    company.constants.iter().cloned().chain(fresh.take(company.size)).collect()
}

fn instants(company: &Company) -> Vec<Literal> {
    let parse = |literal: &Literal| match literal {
        Literal::Timestamp(text) => Instant::read(text),
        _ => None,
    };
    let mut marks: BTreeSet<Instant> = company.constants.iter().filter_map(parse).collect();
    if marks.is_empty() {
        marks.insert(Instant::EPOCH);
    }
    let near = |mark: &Instant, offset: i64| Instant::from_nanoseconds(mark.nanoseconds() + i128::from(offset));
    let around: BTreeSet<Instant> =
        marks.iter().flat_map(|mark| steps(company).filter_map(|offset| near(mark, offset))).collect();
    around.into_iter().map(|instant| Literal::Timestamp(instant.to_string())).collect()
}
