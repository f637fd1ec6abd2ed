//! What a condition or a value comes to in whole numbers: terms over columns and inputs, and tests of them.

use crate::ir::Comparison;

/// A row that is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// Its table, as an index into [`Machine::tables`](super::Machine::tables).
    pub table: usize,
    /// Which of its rows.
    pub which: Which,
}

/// Which row of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// The one that the command names.
    Own,
    /// The one bound by the quantifier at this depth, the outermost being 0.
    Bound(usize),
    /// The one that a value names. Where none does, all of its columns are 0.
    Named(Box<Term>),
}

/// When a row is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// As it was before the step: so guards and effects read it.
    Before,
    /// As it is after the step.
    After,
}

/// A number. Of a value that may be absent, 0 says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// 0: absent.
    Absent,
    /// 1: a record that is there.
    There,
    /// A constant: its identifier and its number.
    Constant(String, usize),
    /// An input, as an index into [`Procedure::params`](super::machine::Procedure::params).
    Param(usize),
    /// A column of a row.
    Cell(Holder, usize, When),
    /// The identity of a row.
    Key(Holder),
    /// The integer for which a number stands. Integers are compared with amounts only; values are compared by the numbers that
    /// stand for them.
    Integer(Box<Term>),
    /// An integer itself.
    Amount(i64),
    /// What an amount comes to over rows.
    Sum(Box<Sum>),
}

/// A sum over the rows of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The table.
    pub table: usize,
    /// Which rows count, each read as [`Which::Bound`].
    pub condition: Test,
    /// What each of them counts: 1, where rows are counted.
    pub of: Term,
}

impl Term {
    /// Its number, where that is known.
    pub(super) fn code(&self) -> Option<i64> {
        match self {
            Self::Absent => Some(0),
            Self::There => Some(1),
            Self::Constant(_, code) => i64::try_from(*code).ok(),
            Self::Amount(amount) => Some(*amount),
            Self::Param(_) | Self::Cell(..) | Self::Key(_) | Self::Integer(_) | Self::Sum(_) => None,
        }
    }

    /// Shows every column that it reads to `visit`: the table, the column, and when.
    pub(super) fn visit(&self, visit: &mut impl FnMut(usize, usize, When)) {
        match self {
            Self::Cell(holder, column, when) => {
                visit(holder.table, *column, *when);
                holder.visit(visit);
            }
            Self::Key(holder) => holder.visit(visit),
            Self::Integer(of) => of.visit(visit),
            Self::Sum(sum) => {
                sum.condition.visit(visit);
                sum.of.visit(visit);
            }
            Self::Absent | Self::There | Self::Constant(..) | Self::Param(_) | Self::Amount(_) => {}
        }
    }
}

impl Holder {
    /// Shows every column that tells which row it is.
    pub(super) fn visit(&self, visit: &mut impl FnMut(usize, usize, When)) {
        if let Which::Named(key) = &self.which {
            key.visit(visit);
        }
    }
}

/// A condition. What is decided already is never inside one: [`Test::Decided`] stands alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// It always holds, or never.
    Decided(bool),
    /// Two numbers compare so.
    Compare(Comparison, Term, Term),
    /// It does not hold.
    Not(Box<Test>),
    /// All hold.
    All(Vec<Test>),
    /// Some holds.
    Any(Vec<Test>),
    /// It holds for every row of a table, there or not, or for some.
    Each {
        /// Every row, or some.
        all: bool,
        /// The table.
        table: usize,
        /// The condition; it reads the row as [`Which::Bound`] of as many quantifiers as stand around this one.
        body: Box<Test>,
    },
}

impl Test {
    /// Two numbers compare so.
    pub(super) fn compare(comparison: Comparison, left: Term, right: Term) -> Self {
        let order = if left == right {
            Some(std::cmp::Ordering::Equal)
        } else {
            left.code().zip(right.code()).map(|(left, right)| left.cmp(&right))
        };
        order.map_or_else(|| Self::Compare(comparison, left, right), |order| Self::Decided(comparison.holds(order)))
    }

    /// Something is there, or not.
    pub(super) fn there(term: Term, some: bool) -> Self {
        Self::compare(if some { Comparison::Ne } else { Comparison::Eq }, term, Term::Absent)
    }

    pub(super) fn not(inner: Self) -> Self {
        match inner {
            Self::Decided(holds) => Self::Decided(!holds),
            Self::Compare(comparison, left, right) => Self::Compare(comparison.negated(), left, right),
            other => Self::Not(Box::new(other)),
        }
    }

    pub(super) fn all(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(parts, true).unwrap_or_else(Self::All)
    }

    pub(super) fn any(parts: impl IntoIterator<Item = Self>) -> Self {
        Self::joined(parts, false).unwrap_or_else(Self::Any)
    }

    /// Every row of a table that is there satisfies `body`, or some does. `depth` is how many quantifiers stand around it.
    pub(super) fn each(all: bool, (table, depth): (usize, usize), when: When, body: Self) -> Self {
        let there = Self::there(Term::Cell(Holder { table, which: Which::Bound(depth) }, STATE, when), !all);
        let body = if all { Self::any([there, body]) } else { Self::all([there, body]) };
        match body {
            Self::Decided(holds) if holds == all => Self::Decided(holds),
            body => Self::Each { all, table, body: Box::new(body) },
        }
    }

    /// Shows every column that it reads to `visit`: the table, the column, and when.
    pub(super) fn visit(&self, visit: &mut impl FnMut(usize, usize, When)) {
        match self {
            Self::Decided(_) => {}
            Self::Compare(_, left, right) => {
                left.visit(visit);
                right.visit(visit);
            }
            Self::Not(inner) | Self::Each { body: inner, .. } => inner.visit(visit),
            Self::All(parts) | Self::Any(parts) => parts.iter().for_each(|part| part.visit(visit)),
        }
    }

    /// The parts that are not decided, at least two; or what they come to. `neutral` is what changes nothing.
    fn joined(parts: impl IntoIterator<Item = Self>, neutral: bool) -> Result<Self, Vec<Self>> {
        let mut open = Vec::new();
        for part in parts {
            match part {
                Self::Decided(holds) if holds == neutral => {}
                Self::Decided(holds) => return Ok(Self::Decided(holds)),
                Self::All(inner) if neutral => open.extend(inner),
                Self::Any(inner) if !neutral => open.extend(inner),
                other if open.contains(&other) => {}
                other => open.push(other),
            }
        }
        match open.len() {
            0 => Ok(Self::Decided(neutral)),
            1 => Ok(open.remove(0)),
            _ => Err(open),
        }
    }
}

/// The column of a row's state; 0 in it is a row that is not there.
pub(super) const STATE: usize = 0;

/// A value with its parts.
#[derive(Clone, Debug)]
pub(super) enum Symbolic {
    /// One number.
    Single(Term),
    /// A record: whether it is there, and its fields.
    Record(Term, Vec<Symbolic>),
    /// Always absent.
    Nothing,
}

impl Symbolic {
    /// 0 where it is absent.
    pub(super) fn presence(self) -> Term {
        match self {
            Self::Single(term) | Self::Record(term, _) => term,
            Self::Nothing => Term::Absent,
        }
    }

    /// A field of it. There is none in what is absent.
    pub(super) fn field(self, index: usize) -> Self {
        match self {
            Self::Record(_, mut fields) if index < fields.len() => fields.swap_remove(index),
            _ => Self::Nothing,
        }
    }
}
