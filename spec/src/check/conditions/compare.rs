//! Comparisons: both sides of one type, and a type whose values can be compared so.

use super::Place;
use crate::ast::Operand;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Comparison, Expr, Type, TypeKind};

/// One side of a comparison.
enum Side {
    /// Something read, and its type.
    Value(Expr, Type),
    Constant,
    Wrong,
}

impl Place<'_> {
    pub(super) fn compare(&self, op: Comparison, at: At, left: &Operand, right: &Operand) -> Option<Expr> {
        let (left, right, ty) = match (self.side(left), self.side(right)) {
            (Side::Wrong, _) | (_, Side::Wrong) => return None,
            (Side::Value(left, ty), Side::Value(right, other)) => {
                self.same_type(at, &ty, &other)?;
                (left, right, ty)
            }
            (Side::Value(value, ty), Side::Constant) => (value, Expr::Literal(self.literal(right, &ty)?), ty),
            (Side::Constant, Side::Value(value, ty)) => (Expr::Literal(self.literal(left, &ty)?), value, ty),
            (Side::Constant, Side::Constant) => return self.two_constants(at, left, right),
        };
        self.comparable(op, at, &ty)?;
        Some(Expr::Compare(op, Box::new(left), Box::new(right)))
    }

    /// A bare word is a constant: a variant, which only the type of the other side tells.
    fn side(&self, operand: &Operand) -> Side {
        match operand {
            Operand::Path(path) if path.bare().is_none() => {
                self.present_path(path).map_or(Side::Wrong, |typed| Side::Value(Expr::Path(typed.path), typed.ty))
            }
            Operand::Rows(rows) => self.number(rows).map_or(Side::Wrong, |number| Side::Value(number, Type::Int)),
            Operand::Path(_) | Operand::Literal(..) => Side::Constant,
        }
    }

    fn same_type(&self, at: At, left: &Type, right: &Type) -> Option<()> {
        if self.system.are_interchangeable(left, right) {
            return Some(());
        }
        let (left, right) = (self.type_name(left), self.type_name(right));
        let message = format!("`{left}` and `{right}` cannot be compared");
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).help("compare values of one type"));
        None
    }

    fn two_constants(&self, at: At, left: &Operand, right: &Operand) -> Option<Expr> {
        let word = [left, right].into_iter().find_map(|side| match side {
            Operand::Path(path) => Some(path.first()),
            Operand::Literal(..) | Operand::Rows(_) => None,
        });
        if let Some(word) = word {
            self.bare_word(word);
        } else {
            let problem = Diagnostic::new(Code::TypeMismatch, at, "this compares two constants");
            self.report(problem.help("compare something of the row or of the input"));
        }
        None
    }

    /// Only scalars are compared, and only numbers and instants are ordered.
    fn comparable(&self, op: Comparison, at: At, ty: &Type) -> Option<()> {
        let is_ordered = matches!(ty, Type::Int | Type::Timestamp);
        let is_scalar = match ty {
            Type::Json | Type::List(_) => false,
            Type::Named(id) => matches!(self.system.type_def(*id).kind, TypeKind::Newtype(..) | TypeKind::Enum(_)),
            Type::Ref(entity) => return self.comparable(op, at, self.system.identity(*entity)),
            _ => true,
        };
        let is_equality = matches!(op, Comparison::Eq | Comparison::Ne);
        if is_scalar && (is_equality || is_ordered) {
            return Some(());
        }
        let name = self.type_name(ty);
        let (message, help) = if is_scalar {
            (format!("`{name}` has no order"), "only `Int` and `Timestamp` have one: use `==` or `!=`")
        } else {
            (format!("`{name}` cannot be compared"), "compare one of its fields")
        };
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).help(help));
        None
    }
}
