//! The values tried of a compared path: enough to realise every order it can be in with what it is compared with.

use crate::ir::{IntRange, IntSet, Known, Literal, System, Type, TypeKind};
use selvedge_instant::Instant;

/// What the values tried have to be told apart from.
pub(super) struct Marks<'m> {
    /// The constants that the value, or anything compared with it, is compared with. Sorted, each once.
    pub(super) constants: Vec<&'m Literal>,
    /// The ends of what the value, and anything compared with it, is known to lie between, so that both are tried where both may be.
    pub(super) ends: Vec<i64>,
    /// How many values are compared with each other, this one among them.
    pub(super) size: usize,
}

/// What is known of a value, by its type and by `known`.
pub(super) fn possible(system: &System, ty: &Type, known: Known) -> Known {
    match ty {
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(IntRange { low, high })) => Known::Int(IntSet { ranges: vec![(*low, *high)] }),
            TypeKind::Newtype(base, None) => possible(system, base, known),
            _ => known,
        },
        Type::Ref(entity) => possible(system, system.identity(*entity), known),
        _ => known,
    }
}

/// The ends of what a value is known to lie between; where integers themselves end is none.
pub(super) fn ends(known: &Known) -> impl Iterator<Item = i64> {
    let ranges = if let Known::Int(set) = known { &set.ranges[..] } else { &[] };
    ranges.iter().flat_map(|(low, high)| [*low, *high]).filter(|end| ![i64::MIN, i64::MAX].contains(end))
}

/// The values tried of one type, which `known` allows; `None` for a type whose values are not told apart.
pub(super) fn tried(system: &System, ty: &Type, marks: &Marks<'_>, known: &Known) -> Option<Vec<Literal>> {
    Some(match ty {
        Type::Bool => [false, true].into_iter().filter(|value| allows(known, *value)).map(Literal::Bool).collect(),
        Type::Int => integers(marks, known),
        Type::String => texts(marks),
        Type::Timestamp => instants(marks),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Enum(variants) => (0..variants.len())
                .filter(|index| !matches!(known, Known::Enum(set) if !set.contains(index)))
                .map(|index| Literal::Variant(*id, index))
                .collect(),
            TypeKind::Newtype(base, _) => {
                let values = tried(system, base, marks, known)?;
                values.into_iter().map(|value| Literal::Newtype(*id, Box::new(value))).collect()
            }
            TypeKind::Record(_) | TypeKind::External(_) => return None,
        },
        Type::Ref(entity) => return tried(system, system.identity(*entity), marks, known),
        Type::Json | Type::List(_) => return None,
    })
}

fn allows(known: &Known, value: bool) -> bool {
    !matches!(known, Known::Bool(only) if *only != value)
}

/// Each constant, each end, and values in each gap; only what is known to be possible.
fn integers(marks: &Marks<'_>, known: &Known) -> Vec<Literal> {
    let constant = |literal: &&Literal| if let Literal::Int(value) = literal { Some(i128::from(*value)) } else { None };
    let constants = marks.constants.iter().filter_map(constant);
    let numbers = around(constants.chain(marks.ends.iter().copied().map(i128::from)).collect(), marks.size);
    let numbers = numbers.into_iter().filter_map(|number| i64::try_from(number).ok());
    let possible = numbers.filter(|number| !matches!(known, Known::Int(set) if !set.contains(*number)));
    possible.map(Literal::Int).collect()
}

/// Each constant, and texts that are none of them.
fn texts(marks: &Marks<'_>) -> Vec<Literal> {
    let letters = ('a'..='z').map(String::from);
    let fresh = letters.chain((1u64..).map(|number| format!("text {number}"))).map(Literal::Text);
    let fresh = fresh.filter(|text| marks.constants.binary_search(&text).is_err());
    marks.constants.iter().copied().cloned().chain(fresh.take(marks.size)).collect()
}

fn instants(marks: &Marks<'_>) -> Vec<Literal> {
    let parse = |literal: &&Literal| match literal {
        Literal::Timestamp(text) => Instant::read(text).map(Instant::nanoseconds),
        _ => None,
    };
    let instants = around(marks.constants.iter().filter_map(parse).collect(), marks.size);
    let instants = instants.into_iter().filter_map(Instant::from_nanoseconds);
    instants.map(|instant| Literal::Timestamp(instant.to_string())).collect()
}

/// Each mark, 0 where there is none, and as many numbers to each side of it as there are values that are compared with
/// each other; ascending, each once.
fn around(mut marks: Vec<i128>, size: usize) -> Vec<i128> {
    if marks.is_empty() {
        marks.push(0);
    }
    marks.sort_unstable();
    let near = size as i128;
    let mut all: Vec<i128> = Vec::new();
    for mark in marks {
        let first = all.last().map_or(mark - near, |last| (mark - near).max(last + 1));
        all.extend(first..=mark + near);
    }
    all
}
