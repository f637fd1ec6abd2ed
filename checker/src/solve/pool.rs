//! Values to be tried, gathered from constants and rows.

use jiff::{SignedDuration, Timestamp};
use selvedge_spec::interpret::{Row, Value};
use selvedge_spec::ir::{System, Type, TypeKind};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Numbers, instants and texts. Of other types every value is tried, or one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pool {
    numbers: BTreeSet<i64>,
    instants: BTreeSet<Timestamp>,
    texts: BTreeSet<Arc<str>>,
}

impl Pool {
    /// Takes in a value and whatever it is made of.
    pub(crate) fn take(&mut self, value: &Value) {
        match value {
            Value::Int(number) => {
                self.numbers.insert(*number);
            }
            Value::Timestamp(instant) => {
                self.instants.insert(*instant);
            }
            Value::Text(text) => {
                self.texts.insert(Arc::clone(text));
            }
            Value::Record(fields) => fields.iter().flatten().for_each(|field| self.take(field)),
            Value::List(items) => items.iter().for_each(|item| self.take(item)),
            _ => {}
        }
    }

    /// Takes in what a row holds.
    pub(crate) fn take_row(&mut self, row: &Row) {
        self.take(&row.key);
        row.fields.iter().flatten().for_each(|field| self.take(field));
    }

    /// Takes in another pool.
    pub(crate) fn take_pool(&mut self, other: &Self) {
        self.numbers.extend(&other.numbers);
        self.instants.extend(&other.instants);
        self.texts.extend(other.texts.iter().cloned());
    }

    /// The same with so many neighbours on each side of every value.
    #[must_use]
    pub(crate) fn with_neighbours(&self, count: u32) -> Self {
        let mut wider = self.clone();
        for near in 1..=i64::from(count) {
            for number in self.numbers.iter().chain(&[0]) {
                wider.numbers.extend([number.checked_sub(near), number.checked_add(near)].into_iter().flatten());
            }
            let nanosecond = SignedDuration::from_nanos(near);
            for instant in self.instants.iter().chain(&[Timestamp::UNIX_EPOCH]) {
                let (before, after) = (instant.checked_sub(nanosecond), instant.checked_add(nanosecond));
                wider.instants.extend([before, after].into_iter().flatten());
            }
            let other = (near..).map(|number| format!("other {number}").into());
            wider.texts.extend(other.filter(|text| !self.texts.contains(text)).take(1));
        }
        wider
    }

    /// Where a value lies among those gathered: equal to one, next to one, or in which gap. Values that lie alike are
    /// told apart by no comparison with them.
    pub(crate) fn place(&self, value: &Value) -> Vec<i64> {
        match value {
            Value::Bool(value) => vec![i64::from(*value)],
            Value::Variant(index) => vec![number(*index)],
            Value::Int(value) => {
                let near = [-1, 0, 1].map(|by| value.checked_add(by).is_some_and(|near| self.numbers.contains(&near)));
                let below = self.numbers.range(..value).count();
                [&[number(below)], &near.map(i64::from)[..]].concat()
            }
            Value::Timestamp(value) => {
                vec![number(self.instants.range(..value).count()), i64::from(self.instants.contains(value))]
            }
            Value::Text(text) => vec![self.texts.iter().position(|other| other == text).map_or(-1, number)],
            Value::Record(fields) => fields.iter().flat_map(|field| self.place_of(field.as_ref())).collect(),
            Value::List(items) => vec![number(items.len())],
            Value::Json(_) => Vec::new(),
        }
    }

    /// The same for what may be absent.
    pub(crate) fn place_of(&self, value: Option<&Value>) -> Vec<i64> {
        value.map_or_else(|| vec![i64::MIN], |value| self.place(value))
    }

    /// The values of a type: those gathered, or all, or one.
    pub(crate) fn values(&self, system: &System, ty: &Type) -> Vec<Value> {
        let values: Vec<Value> = match ty {
            Type::Bool => vec![Value::Bool(false), Value::Bool(true)],
            Type::Int => self.numbers.iter().map(|number| Value::Int(*number)).collect(),
            Type::Timestamp => self.instants.iter().map(|instant| Value::Timestamp(*instant)).collect(),
            Type::String => self.texts.iter().map(|text| Value::Text(Arc::clone(text))).collect(),
            Type::Ref(entity) => return self.values(system, system.identity(*entity)),
            Type::Named(id) => match &system.type_def(*id).kind {
                TypeKind::Newtype(_, Some(range)) => {
                    let admitted = self.numbers.iter().filter(|number| range.contains(**number));
                    admitted.map(|number| Value::Int(*number)).collect()
                }
                TypeKind::Newtype(base, None) => return self.values(system, base),
                TypeKind::Enum(variants) => (0..variants.len()).map(Value::Variant).collect(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        if values.is_empty() { vec![super::default(system, ty)] } else { values }
    }
}

fn number(index: usize) -> i64 {
    i64::try_from(index).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_stand_on_both_sides_and_texts_are_new() {
        let mut pool = Pool::default();
        for value in [Value::Int(5), Value::Int(i64::MAX), Value::text("other 1")] {
            pool.take(&value);
        }
        let wider = pool.with_neighbours(1);
        assert_eq!(wider.numbers, [-1, 1, 4, 5, 6, i64::MAX - 1, i64::MAX].into());
        assert_eq!(wider.texts.len(), 2);
        assert_eq!(wider.instants.len(), 2);
    }
}
