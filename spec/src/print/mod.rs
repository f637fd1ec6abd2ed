//! Declared things as text, in the words of the language.
//!
//! Documents, diagnostics and the teller of counterexamples all print through [`Printer`], so that a condition or
//! an effect reads the same wherever a person meets it, and reads as it could have been declared.

mod expr;
mod fact;
mod outcome;

pub use fact::{int_set, presence};

use crate::ir::{Command, EntityId, Field, IntRange, Literal, Path, Root, Slot, Step, System, Type, TypeKind};

/// Prints declared things of one system.
///
/// A path starts at a root whose meaning depends on where it stands: `self` is a row of some entity, `input` belongs
/// to some command. [`Printer::on`] and [`Printer::in_command`] say which. A path read outside the place it belongs
/// to is no bug of the reader, so it is printed by position (`input.#2`) instead of panicking.
#[derive(Clone, Debug)]
pub struct Printer<'a> {
    system: &'a System,
    entity: Option<EntityId>,
    command: Option<&'a Command>,
    /// The entities of the rows bound so far, outermost first.
    bound: Vec<EntityId>,
}

impl<'a> Printer<'a> {
    /// A printer for what stands outside commands and entities, such as rules over worlds.
    #[must_use]
    pub fn new(system: &'a System) -> Self {
        Self { system, entity: None, command: None, bound: Vec::new() }
    }

    /// For what reads a row of `entity` as `self`, `before` or `after`.
    #[must_use]
    pub fn on(mut self, entity: EntityId) -> Self {
        self.entity = Some(entity);
        self
    }

    /// For what also reads the input of `command`.
    #[must_use]
    pub fn in_command(mut self, command: &'a Command) -> Self {
        self.entity = Some(command.entity);
        self.command = Some(command);
        self
    }

    /// A type as declared: `List<Condition>`.
    #[must_use]
    pub fn ty(&self, ty: &Type) -> String {
        match ty {
            Type::Bool => "Bool".into(),
            Type::Int => "Int".into(),
            Type::String => "String".into(),
            Type::Timestamp => "Timestamp".into(),
            Type::Json => "Json".into(),
            Type::List(item) => format!("List<{}>", self.ty(item)),
            Type::Named(id) => self.system.type_def(*id).name.text.clone(),
            Type::Ref(entity) => format!("ref {}", self.system.entity(*entity).name),
        }
    }

    /// What a newtype wraps, as declared: `Int in 1..=10000`.
    #[must_use]
    pub fn wrapped(&self, base: &Type, range: Option<IntRange>) -> String {
        let base = self.ty(base);
        range.map_or(base.clone(), |range| format!("{base} in {}..={}", range.low, range.high))
    }

    /// A field's type with its optionality: `CheckResult?`.
    #[must_use]
    pub fn field_type(&self, field: &Field) -> String {
        let mark = if field.optional { "?" } else { "" };
        format!("{}{mark}", self.ty(&field.ty))
    }

    /// A field as declared: `check: CheckResult?`.
    #[must_use]
    pub fn field(&self, field: &Field) -> String {
        format!("{}: {}", field.name, self.field_type(field))
    }

    /// A constant as declared.
    #[must_use]
    pub fn literal(&self, literal: &Literal) -> String {
        match literal {
            Literal::Bool(value) => value.to_string(),
            Literal::Int(value) => value.to_string(),
            Literal::Text(text) | Literal::Timestamp(text) => format!("{text:?}"),
            Literal::Variant(id, index) => match &self.system.type_def(*id).kind {
                TypeKind::Enum(variants) => variants[*index].0.text.clone(),
                _ => format!("#{index}"),
            },
            Literal::Newtype(_, base) => self.literal(base),
        }
    }

    /// A path as declared: `self.check.exit_code`.
    #[must_use]
    pub fn path(&self, path: &Path) -> String {
        let mut names = vec![self.root(&path.root)];
        let mut here = None;
        for step in &path.steps {
            let field = self.step(&path.root, here, *step);
            names.push(match (field, step) {
                (Some(field), _) => field.name.text.clone(),
                (None, Step::Slot(Slot::State)) => "state".into(),
                (None, Step::Slot(Slot::Key)) => "key".into(),
                (None, Step::Slot(Slot::Field(id))) => format!("#{}", id.0),
                (None, Step::Input(index) | Step::Field(index)) => format!("#{index}"),
            });
            here = field.map(|field| &field.ty);
        }
        names.join(".")
    }

    /// The field that `step` leads to, from a root or from a value of the type reached so far.
    fn step(&self, root: &Root, here: Option<&Type>, step: Step) -> Option<&'a Field> {
        match step {
            Step::Slot(slot) => self.column(root, slot),
            Step::Input(index) => self.command?.inputs.get(index),
            Step::Field(index) => match here? {
                Type::Named(id) => match &self.system.type_def(*id).kind {
                    TypeKind::Record(fields) => fields.get(index),
                    _ => None,
                },
                _ => None,
            },
        }
    }

    /// The declared field behind a column of the row at `root`; the state is no field.
    fn column(&self, root: &Root, slot: Slot) -> Option<&'a Field> {
        let entity = self.system.entity(self.entity_at(root)?);
        match slot {
            Slot::Key => Some(&entity.key),
            Slot::Field(field) => Some(entity.field(field)),
            Slot::State => None,
        }
    }

    /// The entity of the row at `root`, as far as it is known here.
    fn entity_at(&self, root: &Root) -> Option<EntityId> {
        match root {
            Root::Bound(depth) => self.bound.get(*depth).copied(),
            Root::Other(lookup) => Some(lookup.entity),
            _ => self.entity,
        }
    }

    /// What a path starts at, or the row a condition asks about: `self`, `Worker[input.worker]`.
    #[must_use]
    pub fn root(&self, root: &Root) -> String {
        match root {
            Root::Input => "input".into(),
            Root::Row => "self".into(),
            Root::Before => "before".into(),
            Root::After => "after".into(),
            Root::Basis => "basis".into(),
            Root::Bound(depth) => bound_name(*depth),
            Root::Other(lookup) => {
                format!("{}[{}]", self.system.entity(lookup.entity).name, self.path(&lookup.key))
            }
        }
    }
}

/// The name of the row bound at this depth: `a`, `b`, ..., then `row26` and so on.
fn bound_name(depth: usize) -> String {
    match u8::try_from(depth) {
        Ok(letter) if letter < 26 => char::from(b'a' + letter).to_string(),
        _ => format!("row{depth}"),
    }
}
