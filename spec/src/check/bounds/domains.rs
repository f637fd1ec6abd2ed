//! The values of one written domain.

use super::{Reader, Values};
use crate::ast::{BoundEntry, DomainDecl, Operand, RangeDecl};
use crate::ir::{At, Entity, Field, Literal, Name, Type, TypeKind};
use crate::named::Names;
use crate::print::Printer;

/// A domain with more values than this is a slip, not a plan.
const MOST_VALUES: i64 = 10_000;

/// With more commands under way to one row than this, nothing is found that fewer would not have shown.
const MOST_LATE: i64 = 4;

impl Reader<'_> {
    /// The identities that an entity's entry gives.
    pub(super) fn identities(&self, entry: &BoundEntry, key: &Field, entity: &Name) -> Vec<Literal> {
        match &entry.domain {
            DomainDecl::Count(at, count) => self.counted_keys(*at, *count, &key.ty),
            DomainDecl::Set(at, elements) if elements.is_empty() => {
                self.report(*at, format!("the bound has no row of `{entity}`"), "give it at least one identity");
                Vec::new()
            }
            _ => self.values(entry, key).into_iter().flatten().collect(),
        }
    }

    /// How many commands that name one row may be under way: `Entity.late: 1`. None without an entry.
    pub(super) fn late(&self, entity: &Entity) -> usize {
        let Some(entry) = self.entry(&format!("{}.late", entity.name)) else { return 0 };
        let help = "write how many commands may be under way to one row: `Entity.late: 1;`";
        match &entry.domain {
            DomainDecl::Count(_, count) if (0..=MOST_LATE).contains(count) => usize::try_from(*count).unwrap_or(0),
            DomainDecl::Count(at, count) => {
                let message = format!("{count} commands under way: a bound allows 0 to {MOST_LATE}");
                self.report(*at, message, help);
                0
            }
            DomainDecl::Range(RangeDecl { at, .. }) | DomainDecl::Set(at, _) => {
                self.report(*at, "this is no number of commands under way".to_owned(), help);
                0
            }
        }
    }

    /// `a`, `b`, `c`, ... or 1, 2, 3, ...
    fn counted_keys(&self, at: At, count: i64, ty: &Type) -> Vec<Literal> {
        if !(1..=26).contains(&count) {
            let message = format!("{count} identities: a bound has 1 to 26 of an entity");
            self.report(at, message, "write a number from 1 to 26, or list them: `{\"a\", \"b\"}`");
            return Vec::new();
        }
        let keys: Option<Vec<Literal>> = (0..count).map(|index| self.nth_key(index, ty)).collect();
        keys.unwrap_or_else(|| {
            let message = format!("identities of type `{}` cannot be counted out", self.type_name(ty));
            self.report(at, message, "list them: `{...}`");
            Vec::new()
        })
    }

    fn nth_key(&self, index: i64, ty: &Type) -> Option<Literal> {
        match ty {
            Type::Int => Some(Literal::Int(index + 1)),
            Type::String => {
                let letter = u8::try_from(index).ok()?.checked_add(b'a')?;
                Some(Literal::Text(char::from(letter).to_string()))
            }
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Newtype(_, Some(range)) => {
                    let key = range.low.checked_add(index).filter(|key| range.contains(*key))?;
                    Some(Literal::Newtype(*id, Box::new(Literal::Int(key))))
                }
                TypeKind::Newtype(base, None) => Some(Literal::Newtype(*id, Box::new(self.nth_key(index, base)?))),
                _ => None,
            },
            _ => None,
        }
    }

    /// What an entry gives to a field, in order, each value once.
    pub(super) fn values(&self, entry: &BoundEntry, field: &Field) -> Values {
        let optional = if field.optional { "?" } else { "" };
        let key = format!("{} {}{optional}", super::subject(entry), self.type_name(&field.ty));
        if let Some(values) = self.read.borrow().get(&key) {
            return values.clone();
        }
        let mut values = match &entry.domain {
            DomainDecl::Count(at, value) => {
                let message = format!("`{}` is given the number {value}, not a set", field.name);
                self.report(*at, message, "write `{1, 2}` or `1..=2`: only an entity takes a number of rows");
                Vec::new()
            }
            DomainDecl::Range(range) => self.range(*range, field),
            DomainDecl::Set(at, elements) => self.set(*at, elements, field),
        };
        // Values of one type that read the same are the same.
        let (printer, mut seen) = (Printer::new(self.system), Names::default());
        values.retain(|value| seen.insert(value.as_ref().map_or_else(String::new, |value| printer.literal(value))));
        self.read.borrow_mut().insert(key, values.clone());
        values
    }

    fn range(&self, range: RangeDecl, field: &Field) -> Values {
        let RangeDecl { at, low, high } = range;
        let ty = self.type_name(&field.ty);
        let (message, help) = if low > high {
            (format!("the range {low}..={high} is empty"), "the smaller number comes first")
        } else if high.saturating_sub(low) >= MOST_VALUES {
            (format!("{low}..={high} has over {MOST_VALUES} values"), "a few values of each kind are enough")
        } else {
            match self.numbers(&field.ty, low, high) {
                Some(values) if values.len() as u64 == high.abs_diff(low) + 1 => {
                    return values.into_iter().map(Some).collect();
                }
                Some(_) => (format!("not all of {low}..={high} are values of `{ty}`"), "stay within the type's range"),
                None => {
                    let message = format!("a range of numbers for `{}`, which is a `{ty}`", field.name);
                    (message, "write a set: `{...}`")
                }
            }
        };
        self.report(at, message, help);
        Vec::new()
    }

    /// These numbers as values of a type, as far as it admits them; `None` where its values are no numbers.
    fn numbers(&self, ty: &Type, low: i64, high: i64) -> Option<Vec<Literal>> {
        match ty {
            Type::Int => Some((low..=high).map(Literal::Int).collect()),
            Type::Ref(entity) => self.numbers(self.system.identity(*entity), low, high),
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Newtype(base, range) => {
                    let (least, most) = range.map_or((low, high), |range| (low.max(range.low), high.min(range.high)));
                    let numbers = self.numbers(base, least, most)?;
                    Some(numbers.into_iter().map(|number| Literal::Newtype(*id, Box::new(number))).collect())
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn set(&self, at: At, elements: &[(At, Option<Operand>)], field: &Field) -> Values {
        if elements.is_empty() && self.whole.get() {
            self.report(at, format!("the domain of `{}` is empty", field.name), "give it at least one value");
        }
        let element = |(at, element): &(At, Option<Operand>)| match element {
            Some(constant) => self.place.literal(constant, &field.ty).map(Some),
            None if field.optional => Some(None),
            None => {
                self.report(*at, format!("`{}` is never absent", field.name), "leave `none` out");
                None
            }
        };
        elements.iter().filter_map(element).collect()
    }
}
