//! What the conditions so far have made certain.

use crate::ir::{Expr, Path, Root};
use std::collections::BTreeSet;

/// What is certain where a condition or an effect is read.
#[derive(Clone, Debug, Default)]
pub(in crate::check) struct Known {
    present: bool,
    some: BTreeSet<Path>,
    in_doubt: bool,
}

impl Known {
    /// Nothing but that the row exists.
    pub(in crate::check) fn present() -> Self {
        Self { present: true, ..Self::default() }
    }

    /// A condition could not be made out. Whatever it was, it may have made certain what comes after it relies on, so
    /// from here on nobody complains.
    pub(in crate::check) fn doubt(&mut self) {
        self.in_doubt = true;
    }

    pub(in crate::check) fn is_present(&self) -> bool {
        self.present || self.in_doubt
    }

    pub(super) fn is_some(&self, path: &Path) -> bool {
        self.in_doubt || self.some.contains(path)
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
            (Expr::Exists(exists), _) if *exists == truth => self.present = true,
            (Expr::In(Root::Row, _), true) => self.present = true,
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
