//! Folding a condition by what is known of the place where it is asked.

use selvedge_spec::ir::{Expr, Literal, Root, Rows, StateId};

/// Where a condition is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Where {
    /// No row carries the identity.
    Absent,
    /// The row rests in this state.
    In(StateId),
    /// The row rests in any state.
    Anywhere,
}

impl Where {
    /// The place of a list of answers.
    pub(crate) fn place(state: Option<StateId>) -> Self {
        state.map_or(Self::Absent, Self::In)
    }
}

const TRUE: Expr = Expr::All(Vec::new());
const FALSE: Expr = Expr::Any(Vec::new());

fn constant(value: bool) -> Expr {
    if value { TRUE } else { FALSE }
}

/// Whether a folded condition always holds.
pub(crate) fn is_true(expr: &Expr) -> bool {
    *expr == TRUE
}

/// The condition without what the place already answers.
pub(crate) fn fold(expr: &Expr, place: Where) -> Expr {
    match (expr, place) {
        (Expr::Literal(Literal::Bool(value)), _) => constant(*value),
        (Expr::Exists(Root::Row, expected), place) => constant((place != Where::Absent) == *expected),
        (Expr::In(Root::Row, states), Where::In(state)) => constant(states.contains(&state)),
        (Expr::In(Root::Row, _), Where::Absent) => FALSE,
        (Expr::Not(inner), _) => negate(fold(inner, place)),
        (Expr::All(parts), _) => join(parts, place, true),
        (Expr::Any(parts), _) => join(parts, place, false),
        (Expr::Quantified { all, entity, body }, _) => {
            Expr::Quantified { all: *all, entity: *entity, body: Box::new(fold(body, place)) }
        }
        (Expr::Unique(path, rows), _) => Expr::Unique(path.clone(), fold_rows(rows, place)),
        (Expr::Compare(comparison, left, right), _) => {
            let (left, right) = (fold_operand(left, place), fold_operand(right, place));
            Expr::Compare(*comparison, Box::new(left), Box::new(right))
        }
        (Expr::Implies(premise, conclusion), _) => {
            join(&[Expr::Not(premise.clone()), (**conclusion).clone()], place, false)
        }
        _ => expr.clone(),
    }
}

fn fold_operand(operand: &Expr, place: Where) -> Expr {
    match operand {
        Expr::Count(rows) => Expr::Count(fold_rows(rows, place)),
        Expr::Sum(path, rows) => Expr::Sum(path.clone(), fold_rows(rows, place)),
        other => other.clone(),
    }
}

fn fold_rows(rows: &Rows, place: Where) -> Rows {
    Rows { entity: rows.entity, condition: Box::new(fold(&rows.condition, place)) }
}

/// Folds a conjunction (`all`) or a disjunction: neutral parts vanish, one decisive part decides, nesting is flat.
fn join(parts: &[Expr], place: Where, all: bool) -> Expr {
    let mut flat = Vec::new();
    for part in parts {
        match fold(part, place) {
            decisive if decisive == constant(!all) => return decisive,
            Expr::All(inner) if all => flat.extend(inner),
            Expr::Any(inner) if !all => flat.extend(inner),
            other => flat.push(other),
        }
    }
    match flat.len() {
        1 => flat.remove(0),
        _ if all => Expr::All(flat),
        _ => Expr::Any(flat),
    }
}

fn negate(expr: Expr) -> Expr {
    match expr {
        Expr::All(parts) => Expr::Any(parts.into_iter().map(negate).collect()),
        Expr::Any(parts) => Expr::All(parts.into_iter().map(negate).collect()),
        Expr::Not(inner) => *inner,
        Expr::Compare(comparison, left, right) => Expr::Compare(comparison.negated(), left, right),
        Expr::Is(path, some) => Expr::Is(path, !some),
        other => Expr::Not(Box::new(other)),
    }
}
