//! What a condition, an outcome and a whole declaration read: rows other than the one that a command names, above all.

use super::{Expr, Outcome, Path, Root, RuleBody, Source, System};

impl Expr {
    /// Shows the condition and everything inside it to `visit`, outer parts before inner ones.
    pub fn visit(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        match self {
            Self::Compare(_, left, right) | Self::Implies(left, right) => {
                left.visit(visit);
                right.visit(visit);
            }
            Self::Not(inner) | Self::Quantified { body: inner, .. } => inner.visit(visit),
            Self::All(parts) | Self::Any(parts) => parts.iter().for_each(|part| part.visit(visit)),
            Self::Count(rows) | Self::Sum(_, rows) | Self::Unique(_, rows) => rows.condition.visit(visit),
            Self::Literal(_) | Self::Path(_) | Self::Is(..) | Self::In(..) | Self::Exists(..) | Self::Gone => {}
        }
    }

    /// Shows every path that is read, those that name other rows among them.
    pub fn visit_paths(&self, visit: &mut impl FnMut(&Path)) {
        self.visit(&mut |part| match part {
            Self::Path(path) | Self::Is(path, _) | Self::Sum(path, _) | Self::Unique(path, _) => path.visit(visit),
            Self::In(root, _) | Self::Exists(root, _) => root.visit_paths(visit),
            _ => {}
        });
    }

    /// Whether it reads what a command was issued on.
    #[must_use]
    pub fn reads_basis(&self) -> bool {
        let mut reads = false;
        self.visit(&mut |part| {
            reads |= matches!(part, Self::Gone | Self::In(Root::Basis, _) | Self::Exists(Root::Basis, _));
        });
        self.visit_paths(&mut |path| reads |= path.root == Root::Basis);
        reads
    }

    /// Whether it reads rows that it has not been given: by what names them, or all of an entity.
    #[must_use]
    pub fn relates_rows(&self) -> bool {
        let mut relates = false;
        self.visit(&mut |part| {
            relates |= match part {
                Self::Quantified { .. } | Self::Count(_) | Self::Sum(..) | Self::Unique(..) => true,
                Self::In(root, _) | Self::Exists(root, _) => root.is_other(),
                Self::Path(path) | Self::Is(path, _) => path.root.is_other(),
                _ => false,
            };
        });
        relates
    }
}

impl Root {
    /// Whether it is a row named by a value.
    #[must_use]
    pub fn is_other(&self) -> bool {
        matches!(self, Self::Other(_))
    }

    /// Shows the paths that name the row.
    fn visit_paths(&self, visit: &mut impl FnMut(&Path)) {
        if let Self::Other(lookup) = self {
            lookup.key.visit(visit);
        }
    }
}

impl Path {
    /// Shows the path and those that name the row it starts at.
    fn visit(&self, visit: &mut impl FnMut(&Self)) {
        visit(self);
        self.root.visit_paths(visit);
    }
}

impl Source {
    /// Whether it reads rows that it has not been given.
    #[must_use]
    pub fn relates_rows(&self) -> bool {
        match self {
            Self::Path(path) => path.root.is_other(),
            Self::Record(_, fields) => fields.iter().any(Self::relates_rows),
            Self::Literal(_) | Self::Absent => false,
        }
    }
}

impl Outcome {
    /// Whether it reads or changes rows that its command does not name.
    #[must_use]
    pub fn relates_rows(&self) -> bool {
        !self.also.is_empty()
            || self.guard.as_ref().is_some_and(Expr::relates_rows)
            || self.sources().any(Source::relates_rows)
    }
}

impl System {
    /// Whether a command, a view or a rule over steps reads or changes rows other than the one it is about. Where none
    /// does, what is done to one row does not depend on the others.
    #[must_use]
    pub fn relates_rows(&self) -> bool {
        let mut outcomes = self.commands.iter().flat_map(|command| &command.outcomes);
        let mut filters = self.views.iter().filter_map(|view| view.filter.as_ref());
        let mut rules = self.rules.iter();
        outcomes.any(Outcome::relates_rows)
            || filters.any(Expr::relates_rows)
            || rules.any(|rule| matches!(&rule.body, RuleBody::Step(body) if body.condition.relates_rows()))
    }
}
