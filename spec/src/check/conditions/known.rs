//! What the conditions so far have made certain.

use crate::ir::{Comparison, Expr, Path, Root, StateId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What is certain where a condition or an effect is read.
#[derive(Clone, Debug, Default)]
pub(in crate::check) struct Known {
    rows: BTreeMap<Root, KnownRow>,
    some: BTreeSet<Path>,
    /// Pairs of values that differ.
    differ: Vec<(Path, Path)>,
    in_doubt: bool,
}

/// What is certain of one row.
#[derive(Clone, Debug, Default)]
struct KnownRow {
    /// Whether it is there.
    is_there: Option<bool>,
    /// The states in which it may rest if it is there; all where nothing is known.
    only: Option<BTreeSet<StateId>>,
    /// The states in which it does not rest. Each outcome rules out more of them for those after it, and starts from a copy.
    never: Arc<BTreeSet<StateId>>,
}

impl Known {
    /// Nothing but that the row exists.
    pub(in crate::check) fn present() -> Self {
        let mut known = Self::default();
        known.row(&Root::Row).is_there = Some(true);
        known
    }

    /// A condition could not be made out. Whatever it was, it may have made certain what comes after it relies on, so
    /// from here on nobody complains.
    pub(in crate::check) fn doubt(&mut self) {
        self.in_doubt = true;
    }

    pub(in crate::check) fn is_in_doubt(&self) -> bool {
        self.in_doubt
    }

    /// Whether the row is certainly there.
    pub(in crate::check) fn is_present(&self, root: &Root) -> bool {
        let is_given = matches!(root, Root::Bound(_) | Root::Before | Root::After | Root::Basis);
        is_given || self.in_doubt || self.rows.get(root).is_some_and(|row| row.is_there == Some(true))
    }

    /// Whether there is certainly no such row.
    pub(in crate::check) fn is_absent(&self, root: &Root) -> bool {
        self.in_doubt || self.rows.get(root).is_some_and(|row| row.is_there == Some(false))
    }

    /// The states in which the row may rest, of so many.
    pub(in crate::check) fn states(&self, root: &Root, count: usize) -> BTreeSet<StateId> {
        let all = || (0..count).map(StateId).collect();
        let Some(row) = self.rows.get(root) else { return all() };
        let only = row.only.clone().unwrap_or_else(all);
        only.difference(&row.never).copied().collect()
    }

    /// Whether two values certainly differ.
    pub(in crate::check) fn differ(&self, left: &Path, right: &Path) -> bool {
        self.differ.iter().any(|(a, b)| (a, b) == (left, right) || (b, a) == (left, right))
    }

    pub(super) fn is_some(&self, path: &Path) -> bool {
        self.in_doubt || self.some.contains(path)
    }

    fn row(&mut self, root: &Root) -> &mut KnownRow {
        self.rows.entry(root.clone()).or_default()
    }

    /// Adds what follows when the condition turns out to be `truth`; `None` is one that could not be made out.
    pub(in crate::check) fn learn(&mut self, condition: Option<&Expr>, truth: bool) {
        match condition {
            Some(condition) => self.add(condition, truth),
            None => self.doubt(),
        }
    }

    fn add(&mut self, condition: &Expr, truth: bool) {
        match (condition, truth) {
            (Expr::Is(path, some), _) if *some == truth => {
                self.some.insert(path.clone());
            }
            (Expr::Exists(root, exists), _) => self.row(root).is_there = Some(*exists == truth),
            (Expr::In(root, states), true) => {
                let row = self.row(root);
                row.is_there = Some(true);
                row.only = Some(row.only.take().map_or_else(|| states.clone(), |only| &only & states));
            }
            (Expr::In(root, states), false) => Arc::make_mut(&mut self.row(root).never).extend(states),
            (Expr::Compare(comparison, left, right), _) => {
                let differs = if truth { Comparison::Ne } else { Comparison::Eq };
                if let (Expr::Path(left), Expr::Path(right)) = (&**left, &**right)
                    && *comparison == differs
                    && !self.differ(left, right)
                {
                    self.differ.push((left.clone(), right.clone()));
                }
            }
            (Expr::Not(inner), _) => self.add(inner, !truth),
            (Expr::All(parts), true) | (Expr::Any(parts), false) => {
                for part in parts {
                    self.add(part, truth);
                }
            }
            (Expr::Implies(premise, conclusion), false) => {
                self.add(premise, true);
                self.add(conclusion, false);
            }
            _ => {}
        }
    }
}
