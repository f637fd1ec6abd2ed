//! Constants, each read as what the place demands: a bare word is a variant only where an enum is wanted.

use super::Place;
use crate::ast::{LiteralDecl, Operand};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, IntRange, Literal, Name, Type, TypeId, TypeKind};
use selvedge_instant::Instant;

impl Place<'_> {
    /// A constant of a demanded type.
    pub(in crate::check) fn literal(&self, operand: &Operand, ty: &Type) -> Option<Literal> {
        match (operand, ty) {
            (Operand::Path(path), _) if path.bare().is_none() => {
                self.no_constant(path.first().at, &format!("`{path}`"))
            }
            (Operand::Rows(rows), _) => self.no_constant(rows.at, "what is asked of several rows"),
            (_, Type::Ref(entity)) => self.literal(operand, self.system.identity(*entity)),
            (_, Type::Named(id)) => match &self.system.type_def(*id).kind {
                TypeKind::Enum(variants) => self.variant(operand, *id, variants),
                TypeKind::Newtype(base, range) => {
                    let inner = self.literal(operand, base)?;
                    self.within(operand, &inner, *range)?;
                    Some(Literal::Newtype(*id, Box::new(inner)))
                }
                TypeKind::Record(_) | TypeKind::External(_) => self.mismatch(operand, ty),
            },
            (Operand::Literal(_, LiteralDecl::Bool(value)), Type::Bool) => Some(Literal::Bool(*value)),
            (Operand::Literal(_, LiteralDecl::Int(value)), Type::Int) => Some(Literal::Int(*value)),
            (Operand::Literal(_, LiteralDecl::Text(value)), Type::String) => Some(Literal::Text(value.clone())),
            (Operand::Literal(at, LiteralDecl::Text(value)), Type::Timestamp) => self.timestamp(value, *at),
            _ => self.mismatch(operand, ty),
        }
    }

    /// A path where only a constant can stand, as in a bound.
    fn no_constant<T>(&self, at: At, what: &str) -> Option<T> {
        let message = format!("{what} is no constant");
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).help("write a value"));
        None
    }

    /// A constant of a newtype is within its range.
    fn within(&self, operand: &Operand, constant: &Literal, range: Option<IntRange>) -> Option<()> {
        let (Some(range), Literal::Int(value), Operand::Literal(at, _)) = (range, constant, operand) else {
            return Some(());
        };
        if range.contains(*value) {
            return Some(());
        }
        let message = format!("{value} is not in {}..={}, the range of its type", range.low, range.high);
        self.report(Diagnostic::new(Code::TypeMismatch, *at, message).help("write a number that is"));
        None
    }

    fn mismatch<T>(&self, operand: &Operand, ty: &Type) -> Option<T> {
        let (at, help) = match operand {
            Operand::Literal(at, _) => (*at, None),
            Operand::Rows(rows) => (rows.at, None),
            Operand::Path(path) => {
                let word = path.first();
                if self.scope.is_poisoned(&word.text) {
                    return None;
                }
                (word.at, self.qualified(word))
            }
        };
        let message = format!("this is no `{}`", self.type_name(ty));
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).maybe_help(help));
        None
    }

    fn timestamp(&self, text: &str, at: At) -> Option<Literal> {
        let Some(instant) = Instant::read(text) else {
            let problem = Diagnostic::new(Code::TypeMismatch, at, "this is no instant");
            self.report(problem.help("write it as RFC 3339, such as \"2026-01-31T12:00:00Z\""));
            return None;
        };
        Some(Literal::Timestamp(instant.to_string()))
    }

    fn variant(&self, operand: &Operand, id: TypeId, variants: &[(Name, String)]) -> Option<Literal> {
        // That an enum has no variant is told where it is declared.
        if variants.is_empty() {
            return None;
        }
        let names = || variants.iter().map(|(variant, _)| variant.as_str());
        match operand {
            Operand::Path(path) => {
                let word = path.first();
                let found = names().position(|variant| variant == word.text);
                match (found, self.qualified(word)) {
                    (None, Some(_)) => return self.mismatch(operand, &Type::Named(id)),
                    (None, None) => self.scope.unknown("variant", word, &mut names()),
                    (Some(_), _) => {}
                }
                found.inspect(|index| self.scope.refer(word, variants[*index].0.at));
                found.map(|index| Literal::Variant(id, index))
            }
            // That it is no constant has been said.
            Operand::Rows(_) => None,
            Operand::Literal(at, _) => {
                let message = format!("this is no `{}`", self.system.type_def(id).name);
                let names: Vec<String> = names().map(|name| format!("`{name}`")).collect();
                let help = format!("it is one of {}", names.join(", "));
                self.report(Diagnostic::new(Code::TypeMismatch, *at, message).help(help));
                None
            }
        }
    }
}
