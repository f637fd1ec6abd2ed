//! What a condition makes certain: facts narrowed by a guard that holds, or does not.

use super::{absent, unknown};
use crate::ir::{
    Command, Comparison, EntityId, Expr, Fact, Field, IntSet, Known, Literal, Path, Presence, Root, Slot, StateId,
    Step, System, Type, TypeKind,
};
use std::collections::BTreeSet;

/// What is certain of the row and of the input at one point of a command.
#[derive(Clone)]
pub(super) struct Env<'s> {
    pub(super) system: &'s System,
    pub(super) command: &'s Command,
    /// The state the row rests in; `None` where no row exists.
    pub(super) place: Option<StateId>,
    /// By field of the entity.
    pub(super) row: Vec<Fact>,
    /// By input of the command.
    pub(super) inputs: Vec<Fact>,
}

impl<'s> Env<'s> {
    pub(super) fn new(system: &'s System, command: &'s Command, place: Option<StateId>) -> Self {
        let entity = system.entity(command.entity);
        let facts = place.and_then(|state| entity.facts[state.0].as_ref());
        let row = match (place, facts) {
            (_, Some(facts)) => facts.fields.clone(),
            (Some(_), None) => entity.fields.iter().map(unknown).collect(),
            (None, None) => entity.fields.iter().map(|_| absent()).collect(),
        };
        Self { system, command, place, row, inputs: command.inputs.iter().map(unknown).collect() }
    }

    /// What is certain once `expr` turned out to be `truth`; `None` if it cannot.
    pub(super) fn refine(self, expr: &Expr, truth: bool) -> Option<Self> {
        match expr {
            Expr::Literal(Literal::Bool(value)) => (*value == truth).then_some(self),
            Expr::Path(path) => self.narrow(path, &Known::Bool(truth)),
            Expr::Compare(op, left, right) => {
                let op = if truth { *op } else { op.negated() };
                self.compare(op, left, right)
            }
            Expr::Is(path, some) => self.presence(path, *some == truth),
            Expr::In(Root::Row, states) => {
                let holds = self.place.is_some_and(|state| states.contains(&state));
                (holds == truth).then_some(self)
            }
            Expr::Exists(Root::Row, exists) => ((self.place.is_some() == *exists) == truth).then_some(self),
            Expr::Not(inner) => self.refine(inner, !truth),
            Expr::All(parts) => self.sequence(parts, true, truth),
            Expr::Any(parts) => self.sequence(parts, false, !truth),
            Expr::Implies(premise, conclusion) => {
                let negated = Expr::Not(premise.clone());
                self.sequence(&[negated, (**conclusion).clone()], false, !truth)
            }
            // What is said of other rows narrows nothing here; not narrowing is always sound.
            _ => Some(self),
        }
    }

    /// `together`: every part is `unit`. Otherwise: some part is not, so one of them is the first that is not.
    fn sequence(self, parts: &[Expr], unit: bool, together: bool) -> Option<Self> {
        let mut all = Some(self);
        let mut either: Option<Self> = None;
        for part in parts {
            let Some(env) = all else { break };
            if !together {
                either = join(either, env.clone().refine(part, !unit));
            }
            all = env.refine(part, unit);
        }
        if together { all } else { either }
    }

    fn compare(self, op: Comparison, left: &Expr, right: &Expr) -> Option<Self> {
        match (left, right) {
            (Expr::Path(path), Expr::Literal(literal)) => {
                let known = self.comparing(op, literal, path);
                self.narrow(path, &known)
            }
            (Expr::Literal(literal), Expr::Path(path)) => {
                let known = self.comparing(op.mirrored(), literal, path);
                self.narrow(path, &known)
            }
            (Expr::Path(left), Expr::Path(right)) if op == Comparison::Eq => {
                let (a, b) = (self.fact(left).value, self.fact(right).value);
                self.narrow(left, &b)?.narrow(right, &a)
            }
            _ => Some(self),
        }
    }

    /// The values that compare so with a constant.
    fn comparing(&self, op: Comparison, literal: &Literal, path: &Path) -> Known {
        match (literal, op) {
            (Literal::Int(value), _) => Known::Int(IntSet::comparing(op, *value)),
            (Literal::Bool(value), Comparison::Eq) => Known::Bool(*value),
            (Literal::Bool(value), Comparison::Ne) => Known::Bool(!value),
            (Literal::Variant(_, index), Comparison::Eq) => Known::Enum(BTreeSet::from([*index])),
            (Literal::Variant(_, index), Comparison::Ne) => {
                let count = self.variants(path);
                Known::Enum((0..count).filter(|other| other != index).collect())
            }
            _ => Known::Any,
        }
    }

    fn variants(&self, path: &Path) -> usize {
        let ty = path_type(self.system, self.command, path);
        let Type::Named(id) = ty else { return 0 };
        match &self.system.type_def(id).kind {
            TypeKind::Enum(variants) => variants.len(),
            _ => 0,
        }
    }

    /// What is certain of the value at the end of a path.
    pub(super) fn fact(&self, path: &Path) -> Fact {
        let (start, rest) = match (&path.root, path.steps.as_slice()) {
            (Root::Input, [Step::Input(index), rest @ ..]) => (self.inputs[*index].clone(), rest),
            (Root::Row, [Step::Slot(Slot::Field(id)), rest @ ..]) => (self.row[id.0].clone(), rest),
            // Of a key nothing is known but that it is there; of other rows, what their declaration says.
            _ => return unknown(path_field(self.system, self.command, None, path)),
        };
        let mut fact = start;
        let first = path.steps.len() - rest.len();
        for (position, step) in path.steps.iter().enumerate().skip(first) {
            let outer = fact.presence;
            fact = if let (Known::Record(fields), Step::Field(index)) = (&fact.value, step) {
                fields[*index].clone()
            } else {
                let inner = Path { root: path.root.clone(), steps: path.steps[..=position].to_vec() };
                unknown(path_field(self.system, self.command, None, &inner))
            };
            if outer != Presence::Present {
                fact.presence = if outer == Presence::Absent { outer } else { weaken(fact.presence) };
            }
        }
        fact
    }

    /// The value at the end of the path is there and is one of `known`.
    fn narrow(mut self, path: &Path, known: &Known) -> Option<Self> {
        let (system, command) = (self.system, self.command);
        match self.reach(path, system, command) {
            Reached::Fact(fact) if fact.presence == Presence::Absent => return None,
            Reached::Fact(fact) => fact.value = meet(&fact.value, known)?,
            Reached::Nothing => {}
            Reached::Absence => return None,
        }
        Some(self)
    }

    /// The value at the end of the path is there, or is not.
    fn presence(mut self, path: &Path, some: bool) -> Option<Self> {
        let (system, command) = (self.system, self.command);
        let impossible = if some { Presence::Absent } else { Presence::Present };
        match self.reach(path, system, command) {
            Reached::Fact(fact) if fact.presence == impossible => return None,
            Reached::Fact(fact) if some => fact.presence = Presence::Present,
            Reached::Fact(fact) => *fact = absent(),
            Reached::Nothing => {}
            Reached::Absence => return None,
        }
        Some(self)
    }

    /// The fact at the end of a path, records spelled out on the way.
    fn reach(&mut self, path: &Path, system: &'s System, command: &'s Command) -> Reached<'_> {
        let (mut fact, rest) = match (&path.root, path.steps.as_slice()) {
            (Root::Input, [Step::Input(index), rest @ ..]) => (&mut self.inputs[*index], rest),
            (Root::Row, [Step::Slot(Slot::Field(id)), rest @ ..]) => (&mut self.row[id.0], rest),
            _ => return Reached::Nothing,
        };
        let start = path.steps.len() - rest.len();
        for (offset, step) in rest.iter().enumerate() {
            if fact.presence == Presence::Absent {
                return Reached::Absence;
            }
            let Step::Field(index) = step else { return Reached::Nothing };
            if !matches!(fact.value, Known::Record(_)) {
                let outer = Path { root: path.root.clone(), steps: path.steps[..start + offset].to_vec() };
                fact.value = spelled_out(system, &path_field(system, command, None, &outer).ty);
            }
            let Known::Record(fields) = &mut fact.value else { return Reached::Nothing };
            fact = &mut fields[*index];
        }
        Reached::Fact(fact)
    }
}

/// What stands at the end of a path.
enum Reached<'e> {
    Fact(&'e mut Fact),
    /// Nothing is kept of it.
    Nothing,
    /// Something on the way is certainly absent, so that the path cannot be read.
    Absence,
}

fn weaken(presence: Presence) -> Presence {
    if presence == Presence::Absent { presence } else { Presence::Either }
}

/// A record of which nothing is known, field by field.
fn spelled_out(system: &System, ty: &Type) -> Known {
    let Type::Named(id) = ty else { return Known::Any };
    match &system.type_def(*id).kind {
        TypeKind::Record(fields) => Known::Record(fields.iter().map(unknown).collect()),
        _ => Known::Any,
    }
}

/// The declared field at the end of a path; a row that is bound is one of `bound`.
pub(in crate::check) fn path_field<'s>(
    system: &'s System,
    command: &'s Command,
    bound: Option<EntityId>,
    path: &Path,
) -> &'s Field {
    let entity = match &path.root {
        Root::Other(lookup) => system.entity(lookup.entity),
        Root::Bound(_) => system.entity(bound.unwrap_or(command.entity)),
        _ => system.entity(command.entity),
    };
    let (first, rest) = path.steps.split_first().expect("a path is never empty");
    let mut field = match first {
        Step::Input(index) => &command.inputs[*index],
        Step::Slot(Slot::Field(id)) => entity.field(*id),
        _ => &entity.key,
    };
    for step in rest {
        let (Step::Field(index), Type::Named(id)) = (step, &field.ty) else { break };
        let TypeKind::Record(fields) = &system.type_def(*id).kind else { break };
        field = &fields[*index];
    }
    field
}

fn path_type(system: &System, command: &Command, path: &Path) -> Type {
    path_field(system, command, None, path).ty.clone()
}

/// What both say; `None` if they contradict.
fn meet(a: &Known, b: &Known) -> Option<Known> {
    Some(match (a, b) {
        (Known::Any, other) | (other, Known::Any) => other.clone(),
        (Known::Bool(a), Known::Bool(b)) if a != b => return None,
        (Known::Enum(a), Known::Enum(b)) => {
            let both = a & b;
            if both.is_empty() {
                return None;
            }
            Known::Enum(both)
        }
        (Known::Int(a), Known::Int(b)) => {
            let both = a.intersection(b);
            if both.is_empty() {
                return None;
            }
            Known::Int(both)
        }
        (same, _) => same.clone(),
    })
}

/// What is certain whichever of the two is the case.
fn join<'s>(a: Option<Env<'s>>, b: Option<Env<'s>>) -> Option<Env<'s>> {
    match (a, b) {
        (None, other) | (other, None) => other,
        (Some(mut a), Some(b)) => {
            super::transfer::join_all(&mut a.row, &b.row);
            super::transfer::join_all(&mut a.inputs, &b.inputs);
            Some(a)
        }
    }
}
