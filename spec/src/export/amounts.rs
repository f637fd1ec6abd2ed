//! What is asked of many rows at once: how many there are, what they amount to, whether they are all different.

use super::Unexportable;
use super::literals;
use super::lower::Scope;
use super::symbolic::{Holder, STATE, Sum, Term, Test, Which};
use crate::ir::{Comparison, EntityId, Expr, Literal, Path, Rows};

/// SPIN and TLC count in 32 bits, one of them for the sign.
const MOST: i64 = i32::MAX as i64;

/// Whether it is what rows amount to.
pub(super) fn is_amount(value: &Expr) -> bool {
    matches!(value, Expr::Count(_) | Expr::Sum(..))
}

impl Scope<'_> {
    /// The same with one more row bound.
    pub(super) fn binding(&self, entity: EntityId) -> Self {
        let mut inner = self.clone();
        inner.bound.push(Holder { table: entity.0, which: Which::Bound(self.depth) });
        inner.depth += 1;
        inner
    }

    /// Of any two of these rows that have one value, the second is the first.
    pub(super) fn unique(&self, path: &Path, rows: &Rows) -> Result<Test, Unexportable> {
        let (first, mut second) = (self.binding(rows.entity), self.binding(rows.entity));
        let other = Holder { table: rows.entity.0, which: Which::Bound(self.depth + 1) };
        let key = |holder: &Holder| Term::Key(holder.clone());
        let same = Test::compare(Comparison::Eq, key(&first.bound[first.bound.len() - 1]), key(&other));
        second.depth += 1;
        second.bound.pop();
        second.bound.push(other);
        let value = |scope: &Self| Ok::<_, Unexportable>(scope.path(path)?.presence());
        let differ = Test::compare(Comparison::Ne, value(&first)?, value(&second)?);
        let inner = Test::any([same, Test::not(second.test(&rows.condition)?), differ]);
        let inner = Test::each(true, (rows.entity.0, first.depth), self.others, inner);
        let outer = Test::any([Test::not(first.test(&rows.condition)?), inner]);
        Ok(Test::each(true, (rows.entity.0, self.depth), self.others, outer))
    }

    /// An integer itself, where it is compared with what rows amount to.
    pub(super) fn amount(&self, value: &Expr) -> Result<Term, Unexportable> {
        match value {
            Expr::Literal(literal) => match literals::base(literal) {
                Literal::Int(amount) if amount.abs() <= MOST => Ok(Term::Amount(*amount)),
                _ => Err(self.refuse("an amount beyond 32 bits")),
            },
            Expr::Path(path) => self.integer(path),
            Expr::Count(rows) => self.sum(rows, |_| Ok(Term::Amount(1))),
            Expr::Sum(path, rows) => self.sum(rows, |inner| inner.integer(path)),
            _ => Err(self.refuse("a condition compared as a number")),
        }
    }

    fn sum(&self, rows: &Rows, of: impl FnOnce(&Self) -> Result<Term, Unexportable>) -> Result<Term, Unexportable> {
        let inner = self.binding(rows.entity);
        let there = Term::Cell(inner.bound[inner.bound.len() - 1].clone(), STATE, self.others);
        let condition = Test::all([Test::there(there, true), inner.test(&rows.condition)?]);
        Ok(Term::Sum(Box::new(Sum { table: rows.entity.0, condition, of: of(&inner)? })))
    }

    /// The integer that a path leads to. Whatever rows amount to stays within what SPIN and TLC can count.
    fn integer(&self, path: &Path) -> Result<Term, Unexportable> {
        let most = MOST / i64::try_from(self.most_rows).unwrap_or(i64::MAX).max(1);
        if self.constants.integers().any(|integer| integer.checked_abs().is_none_or(|integer| integer > most)) {
            let words =
                "an amount that may go beyond 32 bits has no counterpart in an export: give the bound smaller numbers";
            return Err(Unexportable::new(self.place, words));
        }
        Ok(Term::Integer(Box::new(self.path(path)?.presence())))
    }
}
