//! Conditions rewritten so that each quantifier can be told from what each row contributes to it: a part that does not
//! read the quantified row is taken out of the quantifier.
//!
//! `some a in A: p(a) && some b in B: q(b)` is `(some a in A: p(a)) && (some b in B: q(b))`. Parts stay in their order, so
//! nothing is read where it was not read before, except what can be read everywhere: in which states a row rests.

use selvedge_spec::ir::{Expr, Lookup, Path, Root, Rows};

/// The same condition, with quantifiers as narrow as they can be.
pub(super) fn hoisted(condition: &Expr) -> Expr {
    narrow(condition, 0)
}

/// The condition stands inside so many quantifiers.
fn narrow(condition: &Expr, depth: usize) -> Expr {
    let each = |parts: &[Expr]| parts.iter().map(|part| narrow(part, depth)).collect();
    match condition {
        Expr::Quantified { all, entity, body } => {
            let rows = |all, body| Expr::Quantified { all, entity: *entity, body: Box::new(body) };
            match (all, narrow(body, depth + 1)) {
                (false, Expr::All(parts)) => {
                    let (before, inside, after) = split(parts, depth);
                    Expr::All([before, vec![rows(false, Expr::All(inside))], after].concat())
                }
                (true, Expr::Any(parts)) => {
                    let (before, inside, after) = split(parts, depth);
                    Expr::Any([before, vec![rows(true, Expr::Any(inside))], after].concat())
                }
                (true, Expr::Implies(premise, conclusion)) if !reads(&conclusion, depth) => {
                    Expr::Implies(Box::new(rows(false, *premise)), Box::new(lowered(&conclusion, depth)))
                }
                (all, body) => rows(*all, body),
            }
        }
        Expr::Not(inner) => Expr::Not(Box::new(narrow(inner, depth))),
        Expr::All(parts) => Expr::All(each(parts)),
        Expr::Any(parts) => Expr::Any(each(parts)),
        Expr::Implies(premise, conclusion) => {
            Expr::Implies(Box::new(narrow(premise, depth)), Box::new(narrow(conclusion, depth)))
        }
        other => other.clone(),
    }
}

/// The first parts that do not read the row bound at this depth and can be read even where there is none, the last parts
/// that do not read it, and between them those that stay inside.
fn split(mut parts: Vec<Expr>, depth: usize) -> (Vec<Expr>, Vec<Expr>, Vec<Expr>) {
    let lowered = |parts: Vec<Expr>| parts.iter().map(|part| lowered(part, depth)).collect();
    let inside = parts.iter().rposition(|part| reads(part, depth)).map_or(0, |last| last + 1);
    let after = parts.split_off(inside);
    let free = |part: &Expr| !reads(part, depth) && is_read_everywhere(part);
    let inside = parts.split_off(parts.iter().position(|part| !free(part)).unwrap_or(parts.len()));
    (lowered(parts), inside, lowered(after))
}

/// Whether it is true or false wherever it is asked, because it reads nothing that may be absent.
fn is_read_everywhere(condition: &Expr) -> bool {
    match condition {
        Expr::Literal(_) | Expr::Gone => true,
        Expr::In(root, _) | Expr::Exists(root, _) => !root.is_other(),
        Expr::Not(inner) => is_read_everywhere(inner),
        Expr::All(parts) | Expr::Any(parts) => parts.iter().all(is_read_everywhere),
        Expr::Implies(premise, conclusion) => is_read_everywhere(premise) && is_read_everywhere(conclusion),
        _ => false,
    }
}

/// Whether it reads the row bound at this depth.
fn reads(condition: &Expr, depth: usize) -> bool {
    let mut reads = false;
    condition.visit(&mut |part| {
        if let Expr::In(root, _) | Expr::Exists(root, _) = part {
            reads |= *root == Root::Bound(depth);
        }
    });
    condition.visit_paths(&mut |path| reads |= path.root == Root::Bound(depth));
    reads
}

/// The same without the quantifier at this depth around it: rows bound further inside are one depth higher.
fn lowered(condition: &Expr, depth: usize) -> Expr {
    let boxed = |part: &Expr| Box::new(lowered(part, depth));
    let each = |parts: &[Expr]| parts.iter().map(|part| lowered(part, depth)).collect();
    let rows = |rows: &Rows| Rows { entity: rows.entity, condition: boxed(&rows.condition) };
    match condition {
        Expr::Literal(_) | Expr::Gone => condition.clone(),
        Expr::Path(path) => Expr::Path(lowered_path(path, depth)),
        Expr::Is(path, some) => Expr::Is(lowered_path(path, depth), *some),
        Expr::In(root, states) => Expr::In(lowered_root(root, depth), states.clone()),
        Expr::Exists(root, exists) => Expr::Exists(lowered_root(root, depth), *exists),
        Expr::Compare(comparison, left, right) => Expr::Compare(*comparison, boxed(left), boxed(right)),
        Expr::Implies(premise, conclusion) => Expr::Implies(boxed(premise), boxed(conclusion)),
        Expr::Not(inner) => Expr::Not(boxed(inner)),
        Expr::All(parts) => Expr::All(each(parts)),
        Expr::Any(parts) => Expr::Any(each(parts)),
        Expr::Quantified { all, entity, body } => Expr::Quantified { all: *all, entity: *entity, body: boxed(body) },
        Expr::Count(counted) => Expr::Count(rows(counted)),
        Expr::Sum(path, summed) => Expr::Sum(lowered_path(path, depth), rows(summed)),
        Expr::Unique(path, distinct) => Expr::Unique(lowered_path(path, depth), rows(distinct)),
    }
}

fn lowered_path(path: &Path, depth: usize) -> Path {
    Path { root: lowered_root(&path.root, depth), steps: path.steps.clone() }
}

fn lowered_root(root: &Root, depth: usize) -> Root {
    match root {
        Root::Bound(bound) if *bound > depth => Root::Bound(bound - 1),
        Root::Other(lookup) => {
            Root::Other(Box::new(Lookup { entity: lookup.entity, key: lowered_path(&lookup.key, depth) }))
        }
        other => other.clone(),
    }
}
