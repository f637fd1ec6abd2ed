//! What is certain of a row, as text.

use super::Printer;
use crate::ir::{Fact, Facts, Field, IntSet, Known, Presence, Type, TypeKind};
use std::collections::BTreeSet;

impl Printer<'_> {
    /// Everything certain of a row in one state: `check present, exit_code = 0; run absent`.
    ///
    /// Fields of which nothing is certain are left out.
    #[must_use]
    pub fn facts(&self, facts: &Facts) -> String {
        let Some(entity) = self.entity.map(|id| self.system.entity(id)) else { return String::new() };
        let told = entity.fields.iter().zip(&facts.fields).filter(|(field, fact)| tells(field, fact));
        told.map(|(field, fact)| format!("{} {}", field.name, self.fact(field, fact))).collect::<Vec<_>>().join("; ")
    }

    /// What is certain of one field: `absent`, `present, exit_code = 0`, `absent or present, availability = Available`.
    #[must_use]
    pub fn fact(&self, field: &Field, fact: &Fact) -> String {
        let known = self.known_of(field, fact);
        std::iter::once(presence(fact).to_owned()).chain(known).collect::<Vec<_>>().join(", ")
    }

    /// What is known of a field's value where it is there, piece by piece: `exit_code = 0`.
    #[must_use]
    pub fn known_of(&self, field: &Field, fact: &Fact) -> Vec<String> {
        match fact.presence {
            Presence::Absent => Vec::new(),
            Presence::Present | Presence::Either => self.known("", &field.ty, &fact.value),
        }
    }

    /// What is known of a value, each piece under the way that leads to it.
    fn known(&self, way: &str, ty: &Type, known: &Known) -> Vec<String> {
        let lead = if way.is_empty() { String::new() } else { format!("{way} ") };
        match known {
            Known::Any => Vec::new(),
            Known::Bool(value) => vec![format!("{lead}= {value}")],
            Known::Int(set) => vec![lead + &int_set(set)],
            Known::Enum(variants) => self.variants(ty, variants).map(|v| lead + &v).into_iter().collect(),
            Known::Record(facts) => {
                let Some(fields) = self.record(ty) else { return Vec::new() };
                fields.iter().zip(facts).flat_map(|(field, fact)| self.known_field(way, field, fact)).collect()
            }
        }
    }

    fn known_field(&self, way: &str, field: &Field, fact: &Fact) -> Vec<String> {
        let way = if way.is_empty() { field.name.text.clone() } else { format!("{way}.{}", field.name) };
        match (field.optional, fact.presence) {
            (true, Presence::Absent) => vec![format!("{way} absent")],
            (true, Presence::Present) if fact.value == Known::Any => vec![format!("{way} present")],
            _ => self.known(&way, &field.ty, &fact.value),
        }
    }

    fn variants(&self, ty: &Type, variants: &BTreeSet<usize>) -> Option<String> {
        let Type::Named(id) = ty else { return None };
        let TypeKind::Enum(declared) = &self.system.type_def(*id).kind else { return None };
        one_of(variants.iter().filter_map(|index| declared.get(*index)).map(|(name, _)| name.text.clone()))
    }

    fn record(&self, ty: &Type) -> Option<&[Field]> {
        let Type::Named(id) = ty else { return None };
        match &self.system.type_def(*id).kind {
            TypeKind::Record(fields) => Some(fields),
            _ => None,
        }
    }
}

/// Whether a field is certainly there: `absent`, `present`, `absent or present`.
#[must_use]
pub fn presence(fact: &Fact) -> &'static str {
    match fact.presence {
        Presence::Absent => "absent",
        Presence::Present => "present",
        Presence::Either => "absent or present",
    }
}

/// A set of integers: `= 0`, `!= 0`, `>= 1`, `in 1..=5`, `in {0, 2..=3}`.
#[must_use]
pub fn int_set(set: &IntSet) -> String {
    match set.ranges[..] {
        [] => "in {}".into(),
        [(i64::MIN, i64::MAX)] => "any".into(),
        [(low, high)] if low == high => format!("= {low}"),
        [(i64::MIN, high)] => format!("<= {high}"),
        [(low, i64::MAX)] => format!(">= {low}"),
        [(low, high)] => format!("in {low}..={high}"),
        [(i64::MIN, below), (above, i64::MAX)] if below + 2 == above => format!("!= {}", below + 1),
        _ => format!("in {{{}}}", set.ranges.iter().map(range).collect::<Vec<_>>().join(", ")),
    }
}

fn range(&(low, high): &(i64, i64)) -> String {
    match (low, high) {
        (low, high) if low == high => low.to_string(),
        (i64::MIN, high) => format!("..={high}"),
        (low, i64::MAX) => format!("{low}.."),
        (low, high) => format!("{low}..={high}"),
    }
}

/// `= A`, or `in {A, B}`; nothing for no value, which a fact of a value that is there never has.
fn one_of(values: impl Iterator<Item = String>) -> Option<String> {
    let values: Vec<_> = values.collect();
    match &values[..] {
        [] => None,
        [only] => Some(format!("= {only}")),
        _ => Some(format!("in {{{}}}", values.join(", "))),
    }
}

/// Whether a fact says more than the field's declaration does.
fn tells(field: &Field, fact: &Fact) -> bool {
    match fact.presence {
        Presence::Absent => true,
        Presence::Present => field.optional || fact.value != Known::Any,
        Presence::Either => fact.value != Known::Any,
    }
}
