//! Within which bounds mutants are sought: the one asked for, and two that are derived from it.
//!
//! A bound that is made to be small hides faults: where `exit_code` is only ever 0 or 1, `<= 0` is as good as `== 0`.
//! So what is not killed within the bound is tried again with more values: those beside each constant that a guard
//! compares an input with, every variant, and something wherever the bound says only `none`. And what lets a command
//! touch another row is tried with two identities, whatever the bound says.

use super::sources::constants;
use crate::check::MOST_COMMANDS;
use crate::declaration::{Declaration, Refused};
use selvedge_spec::interpret::{self, Input};
use selvedge_spec::ir::{Bound, Command, CommandId, Expr, Field, Literal, Root, Step, System, Type, TypeKind};
use std::sync::Arc;

/// A bound and its commands.
pub(super) struct Within {
    /// The checked declaration, with the bound among its bounds.
    pub(super) system: Arc<System>,
    /// The bound's name.
    pub(super) name: String,
    /// Its commands.
    pub(super) commands: Arc<[(CommandId, Input)]>,
}

impl Within {
    fn new(declared: &System, bound: Bound) -> Result<Self, Refused> {
        let mut system = declared.clone();
        let count = interpret::command_count(&system, &bound);
        if count > MOST_COMMANDS {
            let message = format!("the bound `{}` has {count} commands, and a million is the most", bound.name);
            return Err(Refused::usage(format!("{message}: give its inputs fewer values")));
        }
        let commands = interpret::commands(&system, &bound).collect();
        let name = bound.name.text.clone();
        if system.bounds.iter().all(|other| other.name.text != name) {
            system.bounds.push(bound);
        }
        Ok(Self { system: Arc::new(system), name, commands })
    }

    /// The declaration with the bound among its bounds.
    pub(super) fn declaration(&self, text: &Declaration) -> Declaration {
        let mut declaration = text.clone();
        declaration.system = Arc::clone(&self.system);
        declaration
    }
}

/// The bounds of one run. A derived bound within which the declaration does not hold as it is would kill every mutant,
/// and is left out.
pub(super) struct Bounds {
    /// The bound asked for.
    pub(super) given: Within,
    /// The same with more values, if there are any to be had.
    pub(super) sharpened: Option<Within>,
    /// The same with two identities of each entity, if it has fewer; for mutants that cross rows.
    pub(super) widened: Option<Within>,
    /// The names of those left out.
    pub(super) left_out: Vec<String>,
}

impl Bounds {
    /// The given bound and those derived from it.
    pub(super) fn of(system: &System, bound: &Bound) -> Result<Self, Refused> {
        // A derived bound that is out of reach is none; the given one must be within it.
        let within = |bound: Option<Bound>| bound.and_then(|bound| Within::new(system, bound).ok());
        Ok(Self {
            given: Within::new(system, bound.clone())?,
            sharpened: within(sharpened(system, bound)),
            widened: within(widened(system, bound)),
            left_out: Vec::new(),
        })
    }

    /// Leaves out the derived bounds that are not `sound`.
    pub(super) fn leave_out(&mut self, sound: impl Fn(&Within) -> Result<bool, Refused>) -> Result<(), Refused> {
        for derived in [&mut self.sharpened, &mut self.widened] {
            if let Some(within) = derived
                && !sound(within)?
            {
                self.left_out.push(within.name.clone());
                *derived = None;
            }
        }
        Ok(())
    }

    /// The bounds in which a mutant is sought, in order.
    pub(super) fn for_mutant(&self, crosses_rows: bool) -> Vec<&Within> {
        if crosses_rows {
            return vec![self.widened.as_ref().unwrap_or(&self.given)];
        }
        std::iter::once(&self.given).chain(&self.sharpened).collect()
    }

    /// Every bound.
    pub(super) fn all(&self) -> impl Iterator<Item = &Within> {
        std::iter::once(&self.given).chain(&self.sharpened).chain(&self.widened)
    }
}

/// A copy of the bound. Nothing is under way in it: what a command does when it lands, it does at once as well.
fn derived(bound: &Bound, how: &str) -> Bound {
    let mut copy = bound.clone();
    copy.name.text = format!("{}, {how}", bound.name);
    copy.late.fill(0);
    copy
}

fn widened(system: &System, bound: &Bound) -> Option<Bound> {
    let mut wide = derived(bound, "widened");
    for keys in &mut wide.keys {
        if let [only] = &keys[..] {
            keys.extend(another(only));
        }
    }
    // Whoever named the only row names the other one as well.
    for (command, domains) in system.commands.iter().zip(&mut wide.inputs) {
        let entity = command.entity.0;
        if wide.keys[entity] != bound.keys[entity] {
            domains[command.key_input] = wide.keys[entity].iter().cloned().map(Some).collect();
        }
    }
    (wide.keys != bound.keys).then_some(wide)
}

/// An identity other than this one.
fn another(key: &Literal) -> Option<Literal> {
    match key {
        Literal::Int(value) => value.checked_add(1).map(Literal::Int),
        Literal::Text(text) => Some(Literal::Text(format!("{text}-2"))),
        Literal::Newtype(id, base) => another(base).map(|base| Literal::Newtype(*id, Box::new(base))),
        Literal::Bool(_) | Literal::Timestamp(_) | Literal::Variant(..) => None,
    }
}

fn sharpened(system: &System, bound: &Bound) -> Option<Bound> {
    let mut sharp = derived(bound, "sharpened");
    // What stays within one row needs no other.
    for keys in &mut sharp.keys {
        keys.truncate(1);
    }
    for (command, inputs) in system.commands.iter().zip(&mut sharp.inputs) {
        for (index, (field, values)) in command.inputs.iter().zip(inputs).enumerate() {
            if index != command.key_input {
                let more = more(system, command, (index, field), values);
                values.extend(more);
            }
        }
    }
    (sharp.inputs != bound.inputs).then_some(sharp)
}

/// Values that an input should take as well.
fn more(
    system: &System,
    command: &Command,
    (index, field): (usize, &Field),
    values: &[Option<Literal>],
) -> Vec<Option<Literal>> {
    let mut wanted: Vec<Option<Literal>> = Vec::new();
    if field.optional {
        wanted.push(None);
    }
    wanted.extend(
        command.outcomes.iter().flat_map(|outcome| outcome.guard.iter()).flat_map(|guard| beside(guard, index)),
    );
    let is_finite = match &field.ty {
        Type::Bool => true,
        Type::Named(id) => matches!(system.type_def(*id).kind, TypeKind::Enum(_)),
        _ => false,
    };
    if is_finite || values.iter().all(Option::is_none) {
        wanted.extend(constants(system, &field.ty).into_iter().map(Some));
    }
    let mut more: Vec<Option<Literal>> = Vec::new();
    for value in wanted {
        if !values.contains(&value) && !more.contains(&value) {
            more.push(value);
        }
    }
    more
}

/// The integers at and beside each constant that a guard compares the input with.
fn beside(guard: &Expr, input: usize) -> Vec<Option<Literal>> {
    let each = |parts: &[Expr]| parts.iter().flat_map(|part| beside(part, input)).collect();
    match guard {
        Expr::Compare(_, left, right) => match (&**left, &**right) {
            (Expr::Path(path), Expr::Literal(Literal::Int(value)))
            | (Expr::Literal(Literal::Int(value)), Expr::Path(path))
                if path.root == Root::Input && path.steps == [Step::Input(input)] =>
            {
                let near = [value.checked_sub(1), Some(*value), value.checked_add(1)];
                near.into_iter().flatten().map(|value| Some(Literal::Int(value))).collect()
            }
            _ => Vec::new(),
        },
        Expr::Not(inner) | Expr::Quantified { body: inner, .. } => beside(inner, input),
        Expr::All(parts) | Expr::Any(parts) => each(parts),
        Expr::Implies(premise, conclusion) => [beside(premise, input), beside(conclusion, input)].concat(),
        _ => Vec::new(),
    }
}
