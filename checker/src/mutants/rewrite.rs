//! Conditions with one part changed.

use selvedge_spec::ir::{Comparison, Entity, EntityId, Expr, Literal, Root, Rows, StateId, System, TypeKind};
use std::collections::BTreeSet;

/// A changed condition: the kind of fault, what was changed in words, and the condition.
pub(super) type Rewrite = (&'static str, String, Expr);

/// Every condition that differs from `condition` in one place, each once. It reads a row of `entity`, and rows of `bound`.
pub(super) fn rewrites(system: &System, entity: EntityId, bound: &[EntityId], condition: &Expr) -> Vec<Rewrite> {
    let place = Place { system, entity, bound: bound.to_vec() };
    let mut all = vec![("guard-negated", String::new(), Expr::Not(Box::new(condition.clone())))];
    all.push(("guard-never", String::new(), Expr::Literal(Literal::Bool(false))));
    all.extend(place.within(condition));
    let mut distinct: Vec<Rewrite> = Vec::new();
    for rewrite in all {
        if rewrite.2 != *condition && distinct.iter().all(|(_, _, other)| *other != rewrite.2) {
            distinct.push(rewrite);
        }
    }
    distinct
}

/// Where a condition stands.
struct Place<'a> {
    system: &'a System,
    entity: EntityId,
    /// The entities of the rows bound so far.
    bound: Vec<EntityId>,
}

impl<'a> Place<'a> {
    /// The same with one more row bound.
    fn with(&self, entity: EntityId) -> Self {
        let bound = self.bound.iter().copied().chain([entity]).collect();
        Self { system: self.system, entity: self.entity, bound }
    }

    /// The entity of the row that a root stands for.
    fn entity_at(&self, root: &Root) -> &'a Entity {
        self.system.entity(match root {
            Root::Bound(depth) => self.bound[*depth],
            Root::Other(lookup) => lookup.entity,
            _ => self.entity,
        })
    }

    fn within(&self, condition: &Expr) -> Vec<Rewrite> {
        let mut all = self.here(condition);
        let mut beneath = |place: &Self, inner: &Expr, wrap: &dyn Fn(Box<Expr>) -> Expr| {
            let inner = place.within(inner).into_iter();
            all.extend(inner.map(|(kind, words, inner)| (kind, words, wrap(Box::new(inner)))));
        };
        if let Expr::Quantified { all, entity, body } = condition {
            let wrap = |body| Expr::Quantified { all: *all, entity: *entity, body };
            beneath(&self.with(*entity), body, &wrap);
        }
        if let Some((Rows { entity, condition }, wrap)) = ranged(condition) {
            beneath(&self.with(*entity), condition, &*wrap);
        }
        let mut below = |inner: &Expr, wrap: &dyn Fn(Box<Expr>) -> Expr| beneath(self, inner, wrap);
        match condition {
            Expr::Not(inner) => below(inner, &Expr::Not),
            Expr::Implies(premise, conclusion) => {
                below(premise, &|inner| Expr::Implies(inner, conclusion.clone()));
                below(conclusion, &|inner| Expr::Implies(premise.clone(), inner));
            }
            Expr::All(parts) => each(parts, Expr::All, below),
            Expr::Any(parts) => each(parts, Expr::Any, below),
            _ => {}
        }
        all
    }

    /// What can be changed at the top of a condition.
    fn here(&self, condition: &Expr) -> Vec<Rewrite> {
        match condition {
            Expr::Compare(comparison, left, right) => {
                let mut all = comparisons(*comparison, left, right);
                for (words, changed) in self.constants(right) {
                    all.push(("constant-changed", words, Expr::Compare(*comparison, left.clone(), Box::new(changed))));
                }
                for (words, changed) in self.constants(left) {
                    all.push(("constant-changed", words, Expr::Compare(*comparison, Box::new(changed), right.clone())));
                }
                all
            }
            Expr::In(root, states) => {
                let entity = self.entity_at(root);
                let change = |state| {
                    let sign = if states.contains(&state) { '-' } else { '+' };
                    let words = format!("{sign}{}", entity.state(state).name);
                    ("state-set-changed", words, Expr::In(root.clone(), toggled(states, state)))
                };
                entity.state_ids().map(change).collect()
            }
            Expr::Is(path, some) => vec![("test-reversed", "is".to_owned(), Expr::Is(path.clone(), !some))],
            Expr::Exists(root, exists) => {
                vec![("test-reversed", "row".to_owned(), Expr::Exists(root.clone(), !exists))]
            }
            Expr::Quantified { all, entity, body } => {
                let changed = Expr::Quantified { all: !all, entity: *entity, body: body.clone() };
                vec![("quantifier-exchanged", String::new(), changed)]
            }
            Expr::Not(inner) => vec![("guard-part-dropped", "not".to_owned(), (**inner).clone())],
            Expr::All(parts) => parted(parts, Expr::All, Expr::Any),
            Expr::Any(parts) => parted(parts, Expr::Any, Expr::All),
            _ => Vec::new(),
        }
    }

    /// Constants that could be mistaken for a constant.
    fn constants(&self, side: &Expr) -> Vec<(String, Expr)> {
        let other = |literal: Literal, words: String| (words, Expr::Literal(literal));
        match side {
            Expr::Literal(Literal::Int(value)) => {
                let near = [value.checked_sub(1), value.checked_add(1)].into_iter().flatten();
                near.map(|near| other(Literal::Int(near), near.to_string())).collect()
            }
            Expr::Literal(Literal::Bool(value)) => vec![other(Literal::Bool(!value), (!value).to_string())],
            Expr::Literal(Literal::Variant(ty, index)) => match &self.system.type_def(*ty).kind {
                TypeKind::Enum(variants) => {
                    let variants = variants.iter().enumerate().filter(|(number, _)| number != index);
                    variants
                        .map(|(number, (name, _))| other(Literal::Variant(*ty, number), name.text.clone()))
                        .collect()
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }
}

/// Puts a changed condition back to where it was.
type Wrap<'e> = Box<dyn Fn(Box<Expr>) -> Expr + 'e>;

/// The rows that a condition asks about as a whole, and how to put a changed condition of theirs back.
fn ranged(condition: &Expr) -> Option<(&Rows, Wrap<'_>)> {
    let with = |rows: &Rows, condition| Rows { entity: rows.entity, condition };
    Some(match condition {
        Expr::Unique(path, rows) => (rows, Box::new(move |inner| Expr::Unique(path.clone(), with(rows, inner)))),
        Expr::Count(rows) => (rows, Box::new(move |inner| Expr::Count(with(rows, inner)))),
        Expr::Sum(path, rows) => (rows, Box::new(move |inner| Expr::Sum(path.clone(), with(rows, inner)))),
        Expr::Compare(comparison, left, right) => match (ranged(left), ranged(right)) {
            (Some((rows, wrap)), _) => {
                (rows, Box::new(move |inner| Expr::Compare(*comparison, Box::new(wrap(inner)), right.clone())))
            }
            (None, Some((rows, wrap))) => {
                (rows, Box::new(move |inner| Expr::Compare(*comparison, left.clone(), Box::new(wrap(inner)))))
            }
            (None, None) => return None,
        },
        _ => return None,
    })
}

fn each(parts: &[Expr], wrap: fn(Vec<Expr>) -> Expr, mut below: impl FnMut(&Expr, &dyn Fn(Box<Expr>) -> Expr)) {
    for (index, part) in parts.iter().enumerate() {
        below(part, &|inner| {
            let mut parts = parts.to_vec();
            parts[index] = *inner;
            wrap(parts)
        });
    }
}

fn toggled(states: &BTreeSet<StateId>, state: StateId) -> BTreeSet<StateId> {
    let mut states = states.clone();
    if !states.remove(&state) {
        states.insert(state);
    }
    states
}

/// The other comparisons: all of them where values have an order, else `==` and `!=`.
fn comparisons(comparison: Comparison, left: &Expr, right: &Expr) -> Vec<Rewrite> {
    use Comparison::{Eq, Ge, Gt, Le, Lt, Ne};
    let is_ordered = !is_unordered(left) && !is_unordered(right);
    let others = [Eq, Ne, Lt, Le, Gt, Ge].into_iter().filter(|other| *other != comparison);
    let others = others.filter(|other| is_ordered || matches!(other, Eq | Ne));
    let rewrite = |other: Comparison| {
        let changed = Expr::Compare(other, Box::new(left.clone()), Box::new(right.clone()));
        ("comparison-changed", format!("{}:{}", comparison.symbol(), other.symbol()), changed)
    };
    others.map(rewrite).collect()
}

fn is_unordered(side: &Expr) -> bool {
    matches!(side, Expr::Literal(Literal::Bool(_) | Literal::Text(_) | Literal::Variant(..)))
}

/// A part left out, and the other connective.
fn parted(parts: &[Expr], same: fn(Vec<Expr>) -> Expr, other: fn(Vec<Expr>) -> Expr) -> Vec<Rewrite> {
    if parts.len() < 2 {
        return Vec::new();
    }
    let mut all = vec![("connective-exchanged", String::new(), other(parts.to_vec()))];
    for index in 0..parts.len() {
        let mut fewer = parts.to_vec();
        fewer.remove(index);
        all.push(("guard-part-dropped", format!("part-{}", index + 1), same(fewer)));
    }
    all
}
