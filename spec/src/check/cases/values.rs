//! The values tried of a compared path: enough to realise every order it can be in with what it is compared with.

use super::reads::Company;
use crate::ir::{IntRange, IntSet, Known, Literal, System, Type, TypeKind};
use selvedge_instant::Instant;

/// The values tried of one type; `None` for a type whose values are not told apart.
pub(super) fn tried(system: &System, ty: &Type, company: &Company<'_>, known: &Known) -> Option<Vec<Literal>> {
    Some(match ty {
        Type::Bool => [false, true].into_iter().filter(|value| allows(known, *value)).map(Literal::Bool).collect(),
        Type::Int => integers(company, known),
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
    !matches!(known, Known::Bool(only) if *only != value)
}

/// Each constant, each end of a known range, and values in each gap; only what is known to be possible.
pub(super) fn integers(company: &Company<'_>, known: &Known) -> Vec<Literal> {
    let constant = |literal: &&Literal| if let Literal::Int(value) = literal { Some(i128::from(*value)) } else { None };
    let mut marks: Vec<i128> = company.constants.iter().filter_map(constant).collect();
    if let Known::Int(set) = known {
        marks.extend(set.ranges.iter().flat_map(|(low, high)| [*low, *high]).map(i128::from));
    }
    let numbers = around(marks, company).into_iter().filter_map(|number| i64::try_from(number).ok());
    let possible = numbers.filter(|number| !matches!(known, Known::Int(set) if !set.contains(*number)));
    possible.map(Literal::Int).collect()
}

/// Each constant, and texts that are none of them.
fn texts(company: &Company<'_>) -> Vec<Literal> {
    let letters = ('a'..='z').map(String::from);
    let fresh = letters.chain((1u64..).map(|number| format!("text {number}"))).map(Literal::Text);
    let fresh = fresh.filter(|text| company.constants.binary_search(&text).is_err());
    company.constants.iter().copied().cloned().chain(fresh.take(company.size)).collect()
}

fn instants(company: &Company<'_>) -> Vec<Literal> {
    let parse = |literal: &&Literal| match literal {
        Literal::Timestamp(text) => Instant::read(text).map(Instant::nanoseconds),
        _ => None,
    };
    let marks = around(company.constants.iter().filter_map(parse).collect(), company);
    let instants = marks.into_iter().filter_map(Instant::from_nanoseconds);
    instants.map(|instant| Literal::Timestamp(instant.to_string())).collect()
}

/// Each mark, 0 where there is none, and as many numbers to each side of it as there are values that are compared with
/// each other; ascending, each once.
fn around(mut marks: Vec<i128>, company: &Company<'_>) -> Vec<i128> {
    if marks.is_empty() {
        marks.push(0);
    }
    marks.sort_unstable();
    let near = company.size as i128;
    let mut all: Vec<i128> = Vec::new();
    for mark in marks {
        let first = all.last().map_or(mark - near, |last| (mark - near).max(last + 1));
        all.extend(first..=mark + near);
    }
    all
}
