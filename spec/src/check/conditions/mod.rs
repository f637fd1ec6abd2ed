//! Conditions: names resolved, types agreed, and no read of what may be absent.

mod compare;
mod constants;
mod known;
mod paths;
mod rows;

pub(super) use known::Known;

use super::lifecycle::state_set;
use super::members::{Inputs, Members};
use super::scope::Scope;
use crate::ast::{self, LiteralDecl, Operand, PathDecl};
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
    /// The input that names the addressed row, in a guard.
    pub(super) key_input: Option<usize>,
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
        let (inputs, row, key_input, step, elsewhere) = (None, None, None, None, None);
        Self { system, scope, members, inputs, row, key_input, step, bound, elsewhere, known }
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
                Some(_) => Some(Expr::Exists(Root::Row, *exists)),
                None => self.out_of_place(*at, if *exists { "present" } else { "absent" }),
            },
            ast::Expr::Gone(at) if self.step.is_none() => {
                self.outside_steps("basis", *at);
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

    fn truth_value(&self, operand: &Operand) -> Option<Expr> {
        match operand {
            Operand::Literal(_, LiteralDecl::Bool(value)) => Some(Expr::Literal(Literal::Bool(*value))),
            Operand::Literal(at, _) => self.not_a_condition(*at),
            Operand::Rows(rows) => self.unique(rows),
            Operand::Path(path) => {
                let typed = self.present_path(path)?;
                if typed.ty == Type::Bool { Some(Expr::Path(typed.path)) } else { self.not_a_condition(typed.at) }
            }
        }
    }

    fn not_a_condition<T>(&self, at: At) -> Option<T> {
        let problem = Diagnostic::new(Code::TypeMismatch, at, "this is a value, not a condition");
        self.report(problem.help("compare it: `... == ...`, or ask `... is some`"));
        None
    }

    /// Whether a value is there, or the row that a value names.
    fn is(&self, path: &PathDecl, some: bool) -> Option<Expr> {
        if let ([_], Some(_)) = (path.names.as_slice(), &path.key) {
            return Some(Expr::Exists(self.root(path)?.0, some));
        }
        let (typed, optional) = self.path(path)?;
        if !optional {
            let message = format!("`{path}` is never absent");
            self.report(Diagnostic::new(Code::TypeMismatch, typed.at, message).help("leave the question out"));
            return None;
        }
        Some(Expr::Is(typed.path, some))
    }

    fn is_in(&self, subject: Option<&PathDecl>, at: At, states: &[Name]) -> Option<Expr> {
        let (root, entity) = match subject {
            Some(row) => self.root(row)?,
            None => (Root::Row, self.row.or_else(|| self.out_of_place(at, "in"))?),
        };
        let declared = &self.members.entity(entity).states;
        state_set(states, declared, self.scope).map(|states| Expr::In(root, states))
    }
}
