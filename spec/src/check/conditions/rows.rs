//! Conditions about many rows: `all`, `some`, `count`, `sum`, `unique`.

use super::Place;
use super::paths::Typed;
use crate::ast::{self, RowsDecl, RowsWord};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, EntityId, Expr, Name, Rows, Type, TypeKind};

impl Place<'_> {
    pub(super) fn quantified(&self, all: bool, row: &Name, entity: &Name, body: &ast::Expr) -> Option<Expr> {
        let (entity, inner) = self.bind(row, entity)?;
        let body = Box::new(inner.condition(body)?);
        Some(Expr::Quantified { all, entity, body })
    }

    /// The entity, and the place where a row of it is bound.
    pub(in crate::check) fn bind(&self, row: &Name, entity: &Name) -> Option<(EntityId, Self)> {
        if matches!(row.text.as_str(), "input" | "before" | "after" | "basis") {
            let message = format!("`{row}` has a meaning of its own in conditions");
            self.report(Diagnostic::new(Code::ReservedName, row.at, message).help("choose another name for the row"));
            return None;
        }
        let entity = self.scope.entity(entity)?;
        let mut inner = self.clone();
        inner.bound.push((row.text.clone(), entity));
        Some((entity, inner))
    }

    /// `count(...)` or `sum(...)`, as a side of a comparison.
    pub(super) fn number(&self, decl: &RowsDecl) -> Option<Expr> {
        match (decl.word, self.rows(decl)?) {
            (RowsWord::Count, (rows, _)) => Some(Expr::Count(rows)),
            (RowsWord::Sum, (rows, Some(of))) => {
                self.is_number(of.at, &of.ty)?;
                Some(Expr::Sum(of.path, rows))
            }
            _ => self.wrong_place(decl.at, "`unique(...)` is a condition, not a value", "let it stand by itself"),
        }
    }

    /// `unique(...)`, as a condition.
    pub(super) fn unique(&self, decl: &RowsDecl) -> Option<Expr> {
        match (decl.word, self.rows(decl)?) {
            (RowsWord::Unique, (rows, Some(of))) => Some(Expr::Unique(of.path, rows)),
            _ => self.wrong_place(decl.at, "this is a number, not a condition", "compare it: `... == ...`"),
        }
    }

    fn wrong_place<T>(&self, at: At, message: &str, help: &str) -> Option<T> {
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).help(help));
        None
    }

    /// The rows, and what is read of each.
    fn rows(&self, decl: &RowsDecl) -> Option<(Rows, Option<Typed>)> {
        let (entity, mut inner) = self.bind(&decl.row, &decl.entity)?;
        let condition = match &decl.condition {
            Some(condition) => inner.condition(condition),
            None => Some(Expr::All(Vec::new())),
        };
        // The value is read of rows that satisfy the condition.
        inner.known.learn(condition.as_ref(), true);
        let of = match &decl.of {
            Some(path) => Some(inner.present_path(path)?),
            None => None,
        };
        Some((Rows { entity, condition: Box::new(condition?) }, of))
    }

    /// Only numbers are summed up, under whatever name.
    fn is_number(&self, at: At, ty: &Type) -> Option<()> {
        let is_number = match ty {
            Type::Int => true,
            Type::Named(id) => matches!(self.system.type_def(*id).kind, TypeKind::Newtype(Type::Int, _)),
            _ => false,
        };
        if is_number {
            return Some(());
        }
        let message = format!("`{}` is no number", self.type_name(ty));
        self.wrong_place(at, &message, "sum up `Int` or a newtype of it")
    }
}
