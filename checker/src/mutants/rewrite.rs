//! Conditions with one part changed.

use selvedge_spec::ir::{Comparison, Entity, Expr, Literal, Path, StateId};
use std::collections::BTreeSet;

/// A changed condition: the kind of fault, what was changed in words, and the condition.
pub(super) type Rewrite = (&'static str, String, Expr);

/// Every condition that differs from `condition` in one place, each once.
pub(super) fn rewrites(condition: &Expr, entity: &Entity) -> Vec<Rewrite> {
    let mut all = vec![("guard-negated", String::new(), Expr::Not(Box::new(condition.clone())))];
    all.push(("guard-never", String::new(), Expr::Literal(Literal::Bool(false))));
    all.extend(within(condition, entity));
    let mut distinct: Vec<Rewrite> = Vec::new();
    for rewrite in all {
        if rewrite.2 != *condition && distinct.iter().all(|(_, _, other)| *other != rewrite.2) {
            distinct.push(rewrite);
        }
    }
    distinct
}

fn within(condition: &Expr, entity: &Entity) -> Vec<Rewrite> {
    let mut all = here(condition, entity);
    let mut below = |inner: &Expr, wrap: &dyn Fn(Box<Expr>) -> Expr| {
        all.extend(within(inner, entity).into_iter().map(|(kind, words, inner)| (kind, words, wrap(Box::new(inner)))));
    };
    match condition {
        Expr::Not(inner) => below(inner, &Expr::Not),
        Expr::Implies(premise, conclusion) => {
            below(premise, &|inner| Expr::Implies(inner, conclusion.clone()));
            below(conclusion, &|inner| Expr::Implies(premise.clone(), inner));
        }
        Expr::Quantified { all, entity, body } => {
            below(body, &|body| Expr::Quantified { all: *all, entity: *entity, body });
        }
        Expr::All(parts) => each(parts, Expr::All, below),
        Expr::Any(parts) => each(parts, Expr::Any, below),
        _ => {}
    }
    all
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

/// What can be changed at the top of a condition.
fn here(condition: &Expr, entity: &Entity) -> Vec<Rewrite> {
    match condition {
        Expr::Compare(comparison, left, right) => {
            let mut all = comparisons(*comparison, left, right);
            all.extend(constants(right).map(|(words, right)| {
                ("constant-changed", words, Expr::Compare(*comparison, left.clone(), Box::new(right)))
            }));
            all.extend(constants(left).map(|(words, left)| {
                ("constant-changed", words, Expr::Compare(*comparison, Box::new(left), right.clone()))
            }));
            all
        }
        Expr::In(root, states) => {
            let changed = entity.state_ids().map(|state| toggled(states, state));
            let words = entity.state_ids().map(|state| {
                let sign = if states.contains(&state) { "-" } else { "+" };
                format!("{sign}{}", entity.state(state).name)
            });
            words.zip(changed).map(|(words, states)| ("state-set-changed", words, Expr::In(*root, states))).collect()
        }
        Expr::Is(path, some) => vec![("test-reversed", path_word(path), Expr::Is(path.clone(), !some))],
        Expr::Exists(exists) => vec![("test-reversed", String::new(), Expr::Exists(!exists))],
        Expr::Not(inner) => vec![("guard-part-dropped", "!".to_owned(), (**inner).clone())],
        Expr::All(parts) => parted(parts, Expr::All, Expr::Any),
        Expr::Any(parts) => parted(parts, Expr::Any, Expr::All),
        _ => Vec::new(),
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
        ("comparison-changed", format!("{} to {}", comparison.symbol(), other.symbol()), changed)
    };
    others.map(rewrite).collect()
}

fn is_unordered(side: &Expr) -> bool {
    matches!(side, Expr::Literal(Literal::Bool(_) | Literal::Text(_) | Literal::Variant(..)))
}

/// Constants near a constant.
fn constants(side: &Expr) -> impl Iterator<Item = (String, Expr)> + use<> {
    let near: Vec<i64> = match side {
        Expr::Literal(Literal::Int(value)) => [value.checked_sub(1), value.checked_add(1)].into_iter().flatten().collect(),
        _ => Vec::new(),
    };
    let near = near.into_iter().map(|value| (format!("{value}"), Expr::Literal(Literal::Int(value))));
    let flipped = match side {
        Expr::Literal(Literal::Bool(value)) => Some((format!("{}", !value), Expr::Literal(Literal::Bool(!value)))),
        // The variant beside it; whether there is one after it, the type would tell, but the one before it is certain.
        Expr::Literal(Literal::Variant(ty, index)) => {
            let other = if *index == 0 { 1 } else { index - 1 };
            Some((format!("variant {other}"), Expr::Literal(Literal::Variant(*ty, other))))
        }
        _ => None,
    };
    near.chain(flipped)
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
        all.push(("guard-part-dropped", format!("part {}", index + 1), same(fewer)));
    }
    all
}

fn path_word(path: &Path) -> String {
    format!("{:?}", path.root).to_lowercase()
}
