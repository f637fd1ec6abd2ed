//! Conditions: guards of outcomes and bodies of rules.

use super::{EntityId, Slot, StateId, Type, TypeId};
use std::collections::BTreeSet;

/// A condition, or a value inside one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Expr {
    /// A constant.
    Literal(Literal),
    /// A value read from a row or from the input; never absent where it is evaluated.
    Path(Path),
    /// `a == b`, `a < b`, ...
    Compare(Comparison, Box<Expr>, Box<Expr>),
    /// `path is some` (true) or `path is none` (false).
    Is(Path, bool),
    /// `row in {A, B}`.
    In(Root, BTreeSet<StateId>),
    /// There is a row at the root (true: `present`, `Worker[input.worker] is some`) or none (false: `absent`,
    /// `... is none`).
    Exists(Root, bool),
    /// `basis is gone`: the row that the command was issued on has been deleted since, whatever carries its identity now.
    Gone,
    /// `!a`.
    Not(Box<Expr>),
    /// `a && b && ...`; empty holds.
    All(Vec<Expr>),
    /// `a || b || ...`; empty does not hold.
    Any(Vec<Expr>),
    /// `premise implies conclusion`.
    Implies(Box<Expr>, Box<Expr>),
    /// `all x in Entity: body` (true) or `some x in Entity: body` (false).
    Quantified {
        /// Whether every row must satisfy the body, or some row.
        all: bool,
        /// The rows ranged over.
        entity: EntityId,
        /// The body; it reads the row as [`Root::Bound`] of the current depth.
        body: Box<Expr>,
    },
    /// `count(x in Entity: condition)`, a side of a comparison: how many rows there are.
    Count(Rows),
    /// `sum(x.field for x in Entity: condition)`, a side of a comparison: what the values of these rows amount to. A
    /// sum that 64 bits do not hold is the largest or the smallest number that they do.
    Sum(Path, Rows),
    /// `unique(x.field for x in Entity: condition)`: no two of these rows have one value.
    Unique(Path, Rows),
}

/// The rows of an entity that satisfy a condition.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rows {
    /// The entity.
    pub entity: EntityId,
    /// The condition; like the path beside it, it reads the row as [`Root::Bound`] of the current depth.
    pub condition: Box<Expr>,
}

/// How two values are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Comparison {
    /// `==`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

impl Comparison {
    /// As written.
    #[must_use]
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Eq => "==",
            Self::Ne => "!=",
            Self::Lt => "<",
            Self::Le => "<=",
            Self::Gt => ">",
            Self::Ge => ">=",
        }
    }

    /// The comparison that holds exactly when this one does not.
    #[must_use]
    pub fn negated(self) -> Self {
        match self {
            Self::Eq => Self::Ne,
            Self::Ne => Self::Eq,
            Self::Lt => Self::Ge,
            Self::Le => Self::Gt,
            Self::Gt => Self::Le,
            Self::Ge => Self::Lt,
        }
    }

    /// The comparison with its two sides exchanged.
    #[must_use]
    pub fn mirrored(self) -> Self {
        match self {
            Self::Lt => Self::Gt,
            Self::Le => Self::Ge,
            Self::Gt => Self::Lt,
            Self::Ge => Self::Le,
            same => same,
        }
    }

    /// Whether it holds of two values ordered so.
    #[must_use]
    pub fn holds(self, order: std::cmp::Ordering) -> bool {
        match self {
            Self::Eq => order.is_eq(),
            Self::Ne => order.is_ne(),
            Self::Lt => order.is_lt(),
            Self::Le => order.is_le(),
            Self::Gt => order.is_gt(),
            Self::Ge => order.is_ge(),
        }
    }
}

/// A constant in the declaration.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Literal {
    /// `true` or `false`.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// A text.
    Text(String),
    /// An instant, in canonical RFC 3339.
    Timestamp(String),
    /// A variant of an enum, by index.
    Variant(TypeId, usize),
    /// A value of a newtype.
    Newtype(TypeId, Box<Literal>),
}

/// What a path starts at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Root {
    /// The command's input.
    Input,
    /// The addressed row (`self`).
    Row,
    /// The row before the step, in a rule over steps.
    Before,
    /// The row after the step, in a rule over steps.
    After,
    /// The row as a view showed it when the command was issued, in a rule over steps.
    Basis,
    /// A row bound by the quantifier at this depth, the outermost being 0.
    Bound(usize),
    /// The row that a value names: `Worker[input.worker]`.
    Other(Box<Lookup>),
}

/// A row named by a value, which need not be there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Lookup {
    /// The entity of the row.
    pub entity: EntityId,
    /// What names it; never absent where it is evaluated.
    pub key: Path,
}

/// A value reached from a root.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path {
    /// Where it starts.
    pub root: Root,
    /// The way, never empty.
    pub steps: Vec<Step>,
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// A column of a row.
    Slot(Slot),
    /// An input of the command, by index.
    Input(usize),
    /// A field of a record, by index.
    Field(usize),
}

impl Literal {
    /// The literal's type; a text, a number and a truth value have base types.
    #[must_use]
    pub fn ty(&self) -> Type {
        match self {
            Self::Bool(_) => Type::Bool,
            Self::Int(_) => Type::Int,
            Self::Text(_) => Type::String,
            Self::Timestamp(_) => Type::Timestamp,
            Self::Variant(id, _) | Self::Newtype(id, _) => Type::Named(*id),
        }
    }
}
