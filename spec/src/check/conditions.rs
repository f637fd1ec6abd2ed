//! Conditions: names resolved, types agreed, and no read of what may be absent.

use super::lifecycle::state_set;
use super::scope::{Scope, Table};
use crate::ast::{self, LiteralDecl, Operand};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    At, Comparison, EntityId, Expr, Field, FieldId, Literal, Name, Path, Root, Slot, StateId, Step, System, Type,
    TypeId, TypeKind,
};
use crate::print::Printer;
use std::collections::BTreeSet;

/// What a condition may read, and what is certain before it is read.
#[derive(Clone)]
pub(super) struct Place<'a> {
    pub(super) system: &'a System,
    pub(super) scope: &'a Scope<'a>,
    /// The command's inputs, in a guard.
    pub(super) inputs: Option<&'a [Field]>,
    /// The addressed row (`self`), in a guard or a view's filter.
    pub(super) row: Option<EntityId>,
    /// The row before and after, in a rule over steps.
    pub(super) step: Option<EntityId>,
    /// Rows bound by quantifiers, outermost first.
    pub(super) bound: Vec<(String, EntityId)>,
    /// What `elsewhere` stands for, in a guard.
    pub(super) elsewhere: Option<BTreeSet<StateId>>,
    /// What is certain.
    pub(super) known: Known,
}

/// What the conditions so far have made certain.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    pub(super) present: bool,
    some: BTreeSet<Path>,
}

impl Known {
    /// Adds what follows when `expr` turns out to be `truth`.
    pub(super) fn learn(&mut self, expr: &Expr, truth: bool) {
        match (expr, truth) {
            (Expr::Is(path, some), _) if *some == truth => {
                self.some.insert(path.clone());
            }
            (Expr::Exists(exists), _) if *exists == truth => self.present = true,
            (Expr::In(Root::Row, _), true) => self.present = true,
            (Expr::Not(inner), _) => self.learn(inner, !truth),
            (Expr::All(parts), true) | (Expr::Any(parts), false) => {
                parts.iter().for_each(|part| self.learn(part, truth));
            }
            (Expr::Implies(premise, conclusion), false) => {
                self.learn(premise, true);
                self.learn(conclusion, false);
            }
            _ => {}
        }
    }
}

/// A value and what is known of its type; a literal's type is whatever the other side demands.
struct Typed {
    path: Path,
    ty: Type,
    at: At,
}

impl<'a> Place<'a> {
    fn report(&self, diagnostic: Diagnostic) {
        self.scope.report(diagnostic);
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
            ast::Expr::Elsewhere(at) => match &self.elsewhere {
                Some(states) => Some(Expr::In(Root::Row, states.clone())),
                None => self.out_of_place(*at, "elsewhere"),
            },
            ast::Expr::Not(inner) => Some(Expr::Not(Box::new(self.condition(inner)?))),
            ast::Expr::All(parts) => self.sequence(parts, true).map(Expr::All),
            ast::Expr::Any(parts) => self.sequence(parts, false).map(Expr::Any),
            ast::Expr::Implies(premise, conclusion) => {
                let premise = self.condition(premise);
                let mut after = self.clone();
                if let Some(premise) = &premise {
                    after.known.learn(premise, true);
                }
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
        let mut all = Some(Vec::new());
        for part in parts {
            let part = place.condition(part);
            if let Some(part) = &part {
                place.known.learn(part, truth);
            }
            all = all.zip(part).map(|(mut all, part)| {
                all.push(part);
                all
            });
        }
        all
    }

    fn quantified(&self, all: bool, row: &Name, entity: &Name, body: &ast::Expr) -> Option<Expr> {
        if matches!(row.text.as_str(), "input" | "before" | "after") {
            let message = format!("`{row}` has a meaning of its own in conditions");
            self.report(Diagnostic::new(Code::ReservedName, row.at, message).help("choose another name for the row"));
            return None;
        }
        let entity = self.scope.find("entity", entity, &self.scope.entities)?;
        let mut inner = self.clone();
        inner.bound.push((row.text.clone(), entity));
        let body = Box::new(inner.condition(body)?);
        Some(Expr::Quantified { all, entity, body })
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

    fn compare(&self, op: Comparison, at: At, left: &Operand, right: &Operand) -> Option<Expr> {
        let left_path = self.operand_path(left);
        let right_path = self.operand_path(right);
        let (left, right, ty) = match (left_path, right_path) {
            (Side::Wrong, _) | (_, Side::Wrong) => return None,
            (Side::Path(left), Side::Path(right)) => {
                if left.ty != right.ty {
                    let (a, b) = (self.type_name(&left.ty), self.type_name(&right.ty));
                    let message = format!("`{a}` and `{b}` cannot be compared");
                    self.report(Diagnostic::new(Code::TypeMismatch, at, message).help("compare values of one type"));
                    return None;
                }
                (Expr::Path(left.path), Expr::Path(right.path), left.ty)
            }
            (Side::Path(path), Side::Constant) => {
                let literal = self.literal(right, &path.ty)?;
                (Expr::Path(path.path), Expr::Literal(literal), path.ty)
            }
            (Side::Constant, Side::Path(path)) => {
                let literal = self.literal(left, &path.ty)?;
                (Expr::Literal(literal), Expr::Path(path.path), path.ty)
            }
            (Side::Constant, Side::Constant) => {
                let problem = Diagnostic::new(Code::TypeMismatch, at, "this compares two constants");
                self.report(problem.help("compare something of the row or of the input"));
                return None;
            }
        };
        self.comparable(op, at, &ty)?;
        Some(Expr::Compare(op, Box::new(left), Box::new(right)))
    }

    /// Only scalars are compared, and only numbers and instants are ordered.
    fn comparable(&self, op: Comparison, at: At, ty: &Type) -> Option<()> {
        let is_ordered = matches!(ty, Type::Int | Type::Timestamp);
        let is_scalar = match ty {
            Type::Json | Type::List(_) => false,
            Type::Named(id) => {
                matches!(self.system.type_def(*id).kind, TypeKind::Newtype(_) | TypeKind::Enum(_))
            }
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

    fn is(&self, names: &[Name], some: bool) -> Option<Expr> {
        let (typed, optional) = self.path(names)?;
        if !optional {
            let last = names.last().expect("a path has a first name");
            let message = format!("`{last}` is never absent");
            self.report(Diagnostic::new(Code::TypeMismatch, last.at, message).help("leave the question out"));
            return None;
        }
        Some(Expr::Is(typed.path, some))
    }

    fn is_in(&self, subject: Option<&Name>, at: At, states: &[Name]) -> Option<Expr> {
        let (root, entity) = match subject {
            Some(name) => self.root(name)?,
            None => (Root::Row, self.row.or_else(|| self.out_of_place(at, "in"))?),
        };
        let declared = self.system.entity(entity).states.iter().map(|state| &state.name);
        let table: Table<StateId> =
            declared.enumerate().map(|(index, name)| (name.text.clone(), (StateId(index), name.at))).collect();
        state_set(states, &table, self.scope).map(|states| Expr::In(root, states))
    }

    /// The row a path starts at.
    fn root(&self, name: &Name) -> Option<(Root, EntityId)> {
        let found = match name.text.as_str() {
            "self" => self.row.map(|entity| (Root::Row, entity)),
            "before" => self.step.map(|entity| (Root::Before, entity)),
            "after" => self.step.map(|entity| (Root::After, entity)),
            text => self
                .bound
                .iter()
                .rposition(|(bound, _)| bound == text)
                .map(|depth| (Root::Bound(depth), self.bound[depth].1)),
        };
        if found.is_none() {
            self.scope.unknown("row", name, self.roots().iter().map(String::as_str));
        }
        found
    }

    /// What a path may start with here.
    fn roots(&self) -> Vec<String> {
        let mut roots: Vec<String> = self.bound.iter().map(|(name, _)| name.clone()).collect();
        roots.extend(self.inputs.map(|_| "input".to_owned()));
        roots.extend(self.row.map(|_| "self".to_owned()));
        if self.step.is_some() {
            roots.extend(["before".to_owned(), "after".to_owned()]);
        }
        roots
    }

    /// A path whose value is certainly there.
    fn present_path(&self, names: &[Name]) -> Option<Typed> {
        let (typed, optional) = self.path(names)?;
        if optional && !self.known.some.contains(&typed.path) {
            self.may_be_absent(names);
            return None;
        }
        Some(typed)
    }

    fn may_be_absent(&self, names: &[Name]) {
        let text = dotted(names);
        let at = names.last().map_or(At::default(), |name| name.at);
        let message = format!("`{text}` may be absent here");
        self.report(Diagnostic::new(Code::MayBeAbsent, at, message).help(format!("put `{text} is some &&` before it")));
    }

    /// A path of at least two names, and whether its value may be absent. What comes before the last name must be
    /// certainly there.
    fn path(&self, names: &[Name]) -> Option<(Typed, bool)> {
        let [first, rest @ ..] = names else { return None };
        let Some((second, rest)) = rest.split_first() else {
            let message = format!("`{first}` alone is no value here");
            let problem = Diagnostic::new(Code::UnknownName, first.at, message);
            let roots = self.roots().iter().map(|root| format!("`{root}.`")).collect::<Vec<_>>().join(", ");
            self.report(problem.help(format!("a value starts with {roots}")));
            return None;
        };
        let (root, step, field) = self.first_step(first, second)?;
        let mut path = Path { root, steps: vec![step] };
        let (mut ty, mut optional) = (field.ty.clone(), field.optional);
        for (index, name) in rest.iter().enumerate() {
            if optional && !self.known.some.contains(&path) {
                self.may_be_absent(&names[..index + 2]);
                return None;
            }
            let (position, field) = self.record_field(&ty, name)?;
            path.steps.push(Step::Field(position));
            (ty, optional) = (field.ty.clone(), field.optional);
        }
        let at = names.last().map_or(first.at, |name| name.at);
        Some((Typed { path, ty, at }, optional))
    }

    fn first_step(&self, first: &Name, second: &Name) -> Option<(Root, Step, &'a Field)> {
        if let (Some(inputs), "input") = (self.inputs, first.text.as_str()) {
            let Some(index) = inputs.iter().position(|field| field.name.text == second.text) else {
                self.scope.unknown("input", second, inputs.iter().map(|field| field.name.as_str()));
                return None;
            };
            return Some((Root::Input, Step::Input(index), &inputs[index]));
        }
        let (root, entity) = self.root(first)?;
        if root == Root::Row && !self.known.present {
            let problem = Diagnostic::new(Code::RowMayBeAbsent, first.at, "the row may not exist here");
            self.report(problem.help("let an outcome `when absent` answer before, or put `present &&` before it"));
            return None;
        }
        let entity = self.system.entity(entity);
        if entity.key.name.text == second.text {
            return Some((root, Step::Slot(Slot::Key), &entity.key));
        }
        let Some(index) = entity.fields.iter().position(|field| field.name.text == second.text) else {
            let names = std::iter::once(&entity.key).chain(&entity.fields).map(|field| field.name.as_str());
            self.scope.unknown("field", second, names);
            return None;
        };
        Some((root, Step::Slot(Slot::Field(FieldId(index))), &entity.fields[index]))
    }

    fn record_field(&self, ty: &Type, name: &Name) -> Option<(usize, &'a Field)> {
        let fields = match ty {
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Record(fields) => Some(fields),
                _ => None,
            },
            _ => None,
        };
        let Some(fields) = fields else {
            let message = format!("`{}` has no fields, so no `{name}` either", self.type_name(ty));
            self.report(Diagnostic::new(Code::UnknownName, name.at, message));
            return None;
        };
        let position = fields.iter().position(|field| field.name.text == name.text);
        if position.is_none() {
            self.scope.unknown("field", name, fields.iter().map(|field| field.name.as_str()));
        }
        position.map(|position| (position, &fields[position]))
    }

    fn operand_path(&self, operand: &Operand) -> Side {
        match operand {
            Operand::Literal(..) => Side::Constant,
            Operand::Path(names) if names.len() == 1 => Side::Constant,
            Operand::Path(names) => self.present_path(names).map_or(Side::Wrong, Side::Path),
        }
    }

    /// A path anywhere a value is written, and whether it may be absent; `known` plays no part.
    pub(super) fn source_path(&self, names: &[Name]) -> Option<(Path, Type, bool)> {
        let (typed, optional) = self.path(names)?;
        Some((typed.path, typed.ty, optional))
    }

    /// A constant of a demanded type.
    pub(super) fn literal(&self, operand: &Operand, ty: &Type) -> Option<Literal> {
        let at = match operand {
            Operand::Literal(at, _) => *at,
            Operand::Path(names) => names[0].at,
        };
        if let Type::Named(id) = ty {
            match &self.system.type_def(*id).kind {
                TypeKind::Enum(variants) => return self.variant(operand, *id, variants, at),
                TypeKind::Newtype(base) => {
                    return Some(Literal::Newtype(*id, Box::new(self.literal(operand, base)?)));
                }
                _ => {}
            }
        }
        match (operand, ty) {
            (Operand::Literal(_, LiteralDecl::Bool(value)), Type::Bool) => return Some(Literal::Bool(*value)),
            (Operand::Literal(_, LiteralDecl::Int(value)), Type::Int) => return Some(Literal::Int(*value)),
            (Operand::Literal(_, LiteralDecl::Text(value)), Type::String) => {
                return Some(Literal::Text(value.clone()));
            }
            (Operand::Literal(_, LiteralDecl::Text(value)), Type::Timestamp) => return self.timestamp(value, at),
            _ => {}
        }
        let message = format!("this is no `{}`", self.type_name(ty));
        self.report(Diagnostic::new(Code::TypeMismatch, at, message));
        None
    }

    fn timestamp(&self, text: &str, at: At) -> Option<Literal> {
        match text.parse::<jiff::Timestamp>() {
            Ok(instant) => Some(Literal::Timestamp(instant.to_string())),
            Err(_) => {
                let problem = Diagnostic::new(Code::TypeMismatch, at, "this is no instant");
                self.report(problem.help("write it as RFC 3339, such as \"2026-01-31T12:00:00Z\""));
                None
            }
        }
    }

    fn variant(&self, operand: &Operand, id: TypeId, variants: &[(Name, String)], at: At) -> Option<Literal> {
        if let Operand::Path(names) = operand {
            if let Some(index) = variants.iter().position(|(variant, _)| variant.text == names[0].text) {
                return Some(Literal::Variant(id, index));
            }
            self.scope.unknown("variant", &names[0], variants.iter().map(|(variant, _)| variant.as_str()));
            return None;
        }
        let message = format!("this is no `{}`", self.system.type_def(id).name);
        let names: Vec<String> = variants.iter().map(|(variant, _)| format!("`{variant}`")).collect();
        self.report(
            Diagnostic::new(Code::TypeMismatch, at, message).help(format!("it is one of {}", names.join(", "))),
        );
        None
    }

    pub(super) fn type_name(&self, ty: &Type) -> String {
        Printer::new(self.system).ty(ty)
    }
}

/// One side of a comparison.
enum Side {
    Path(Typed),
    Constant,
    Wrong,
}

fn dotted(names: &[Name]) -> String {
    names.iter().map(Name::as_str).collect::<Vec<_>>().join(".")
}
