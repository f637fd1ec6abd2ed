//! Conditions: names resolved, types agreed, and no read of what may be absent.

mod compare;
mod constants;
mod known;
mod paths;

pub(super) use known::Known;

use super::lifecycle::state_set;
use super::members::{Inputs, Members};
use super::scope::Scope;
use crate::ast::{self, LiteralDecl, Operand};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, EntityId, Expr, Literal, Name, Root, StateId, System, Type};
use crate::print::Printer;
use std::collections::BTreeSet;

/// What a condition may read, and what is certain before it is read.
#[derive(Clone)]
pub(super) struct Place<'a> {
    pub(super) system: &'a System,
    pub(super) scope: &'a Scope<'a>,
    pub(super) members: &'a Members,
    /// The command's inputs, in a guard.
    pub(super) inputs: Option<&'a Inputs<'a>>,
    /// The addressed row (`self`), in a guard or a view's filter.
    pub(super) row: Option<EntityId>,
    /// The row before and after, in a rule over steps.
    pub(super) step: Option<EntityId>,
    /// Rows bound by quantifiers, outermost first.
    bound: Vec<(String, EntityId)>,
    /// What `elsewhere` stands for, in a guard.
    pub(super) elsewhere: Option<&'a BTreeSet<StateId>>,
    /// What is certain.
    pub(super) known: Known,
}

impl<'a> Place<'a> {
    /// Where nothing but rows bound by quantifiers can be read.
    pub(super) fn world(system: &'a System, scope: &'a Scope<'a>, members: &'a Members) -> Self {
        let (bound, known) = (Vec::new(), Known::default());
        Self { system, scope, members, inputs: None, row: None, step: None, bound, elsewhere: None, known }
    }

    fn report(&self, diagnostic: Diagnostic) {
        self.scope.report(diagnostic);
    }

    pub(super) fn type_name(&self, ty: &Type) -> String {
        Printer::new(self.system).ty(ty)
    }

    /// A condition, or `None` if it is wrong, which has been said.
    pub(super) fn condition(&self, expr: &ast::Expr) -> Option<Expr> {
        match expr {
            ast::Expr::Operand(operand) => self.truth_value(operand),
            ast::Expr::Compare(op, at, left, right) => self.compare(*op, *at, left, right),
            ast::Expr::Is(path, some) => self.is(path, *some),
            ast::Expr::In(subject, at, states) => self.is_in(subject.as_ref(), *at, states),
            ast::Expr::Exists(at, exists) => match self.row {
                Some(_) => Some(Expr::Exists(*exists)),
                None => self.out_of_place(*at, if *exists { "present" } else { "absent" }),
            },
            ast::Expr::Gone(at) if self.step.is_none() => {
                self.outside_steps(&Name { text: "basis".to_owned(), at: *at });
                None
            }
            ast::Expr::Gone(_) => Some(Expr::Gone),
            ast::Expr::Elsewhere(at) => match self.elsewhere {
                Some(states) => Some(Expr::In(Root::Row, states.clone())),
                None => self.out_of_place(*at, "elsewhere"),
            },
            ast::Expr::Not(inner) => Some(Expr::Not(Box::new(self.condition(inner)?))),
            ast::Expr::All(parts) => self.sequence(parts, true).map(Expr::All),
            ast::Expr::Any(parts) => self.sequence(parts, false).map(Expr::Any),
            ast::Expr::Implies(premise, conclusion) => {
                let premise = self.condition(premise);
                let mut after = self.clone();
                after.known.learn(premise.as_ref(), true);
                let conclusion = after.condition(conclusion)?;
                Some(Expr::Implies(Box::new(premise?), Box::new(conclusion)))
            }
            ast::Expr::Quantified { all, row, entity, body } => self.quantified(*all, row, entity, body),
        }
    }

    fn out_of_place<T>(&self, at: At, word: &str) -> Option<T> {
        let message = format!("`{word}` speaks of the row that a command addresses, and there is none here");
        self.report(Diagnostic::new(Code::Syntax, at, message).help("it belongs into the guard of an outcome"));
        None
    }

    /// Each part is read knowing that the parts before it were `truth`.
    fn sequence(&self, parts: &[ast::Expr], truth: bool) -> Option<Vec<Expr>> {
        let mut place = self.clone();
        let read = |part| {
            let condition = place.condition(part);
            place.known.learn(condition.as_ref(), truth);
            condition
        };
        // All parts are read before one that is wrong makes the whole wrong.
        let conditions: Vec<Option<Expr>> = parts.iter().map(read).collect();
        conditions.into_iter().collect()
    }

    fn quantified(&self, all: bool, row: &Name, entity: &Name, body: &ast::Expr) -> Option<Expr> {
        // Commands, views and steps are about one row. That rows do not depend on each other is what the exact engine
        // and the expansion build on.
        if self.row.is_some() || self.step.is_some() {
            let message = "this condition is about one row, so it cannot speak of all of them";
            let problem = Diagnostic::new(Code::Syntax, row.at, message);
            self.report(
                problem.help("only a rule over worlds says `all` or `some`: `always name: all row in Entity: ...`"),
            );
            return None;
        }
        let (entity, inner) = self.of_row(row, entity)?;
        let body = Box::new(inner.condition(body)?);
        Some(Expr::Quantified { all, entity, body })
    }

    /// The same with a row bound.
    pub(super) fn of_row(&self, row: &Name, entity: &Name) -> Option<(EntityId, Self)> {
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

    fn truth_value(&self, operand: &Operand) -> Option<Expr> {
        match operand {
            Operand::Literal(_, LiteralDecl::Bool(value)) => Some(Expr::Literal(Literal::Bool(*value))),
            Operand::Literal(at, _) => self.not_a_condition(*at),
            Operand::Path(names) => {
                let typed = self.present_path(names)?;
                if typed.ty == Type::Bool { Some(Expr::Path(typed.path)) } else { self.not_a_condition(typed.at) }
            }
        }
    }

    fn not_a_condition<T>(&self, at: At) -> Option<T> {
        let problem = Diagnostic::new(Code::TypeMismatch, at, "this is a value, not a condition");
        self.report(problem.help("compare it: `... == ...`, or ask `... is some`"));
        None
    }

    fn is(&self, names: &[Name], some: bool) -> Option<Expr> {
        let (typed, optional) = self.path(names)?;
        if !optional {
            let message = format!("`{}` is never absent", paths::dotted(names));
            self.report(Diagnostic::new(Code::TypeMismatch, typed.at, message).help("leave the question out"));
            return None;
        }
        Some(Expr::Is(typed.path, some))
    }

    fn is_in(&self, subject: Option<&Name>, at: At, states: &[Name]) -> Option<Expr> {
        let (root, entity) = match subject {
            Some(name) => self.root(name)?,
            None => (Root::Row, self.row.or_else(|| self.out_of_place(at, "in"))?),
        };
        let declared = &self.members.entity(entity).states;
        state_set(states, declared, self.scope).map(|states| Expr::In(root, states))
    }
}
