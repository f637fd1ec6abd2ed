//! The checked declaration: what parsing and checking leave for the expansion, the interpreter and the documents.
//!
//! Everything here is plain data, `Send` and comparable. Places in the source are indices ([`At`]) into a
//! [`Spans`](crate::Spans) table, because the compiler's own spans may not cross threads. Whoever holds a
//! [`System`] may rely on every id in it being in range and every name in it being resolved.

mod command;
mod expr;
mod int_set;
mod lifecycle;
mod literal;
mod reads;
mod rule;
mod run;
mod shape;

pub use command::{Actor, Also, Answers, Assignment, Change, Command, Effect, Emission, Outcome, Source, Target};
pub use expr::{Comparison, Expr, Literal, Lookup, Path, Root, Rows, Step};
pub use lifecycle::{Entity, Fact, Facts, IntSet, Known, Move, Presence, Slot, State};
pub use rule::{Bound, Freshness, Rule, RuleBody, RuleKind, StepBody, View, ViewField};
pub use run::{Fairness, RunBody};
pub use shape::{Field, IntRange, Payload, Type, TypeDef, TypeKind};

use std::collections::BTreeSet;
use std::fmt;

/// A place in the source: an index into the [`Spans`](crate::Spans) of the text it was read from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct At(pub u32);

/// A declared name and where it was declared.
#[derive(Clone, Debug)]
pub struct Name {
    /// The name as written, without `r#`.
    pub text: String,
    /// Where it stands.
    pub at: At,
}

impl Name {
    /// The name as written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub usize);
    )*};
}

ids! {
    /// Index into [`System::actors`].
    ActorId;
    /// Index into [`System::types`].
    TypeId;
    /// Index into [`System::entities`].
    EntityId;
    /// Index into [`Entity::states`].
    StateId;
    /// Index into [`Entity::moves`].
    MoveId;
    /// Index into [`Entity::fields`].
    FieldId;
    /// Index into [`System::errors`].
    ErrorId;
    /// Index into [`System::events`].
    EventId;
    /// Index into [`System::commands`].
    CommandId;
    /// Index into [`Command::outcomes`].
    OutcomeId;
}

/// One declaration: a context with its actors, types, entities, errors, events, commands, views, bounds and rules.
#[derive(Clone, Debug)]
pub struct System {
    /// The context's dotted name, such as `loom.resource`.
    pub name: Name,
    /// The version after `@`, if one is declared.
    pub version: Option<String>,
    /// The documentation comment above the context.
    pub docs: String,
    /// Who issues commands, in declared order.
    pub actors: Vec<Actor>,
    /// Newtypes, enums, records and external types, in declared order.
    pub types: Vec<TypeDef>,
    /// Entities, in declared order.
    pub entities: Vec<Entity>,
    /// Errors that rejecting outcomes report.
    pub errors: Vec<Payload>,
    /// Events that accepting outcomes emit.
    pub events: Vec<Payload>,
    /// Commands with every outcome.
    pub commands: Vec<Command>,
    /// Promised projections.
    pub views: Vec<View>,
    /// Named finite domains for the checker; the first is the default.
    pub bounds: Vec<Bound>,
    /// Declared rules and hazards.
    pub rules: Vec<Rule>,
}

impl System {
    /// What stands after the last dot of the context's name.
    #[must_use]
    pub fn last_segment(&self) -> &str {
        self.name.text.rsplit('.').next().unwrap_or_default()
    }

    /// The entity with this id.
    #[must_use]
    pub fn entity(&self, id: EntityId) -> &Entity {
        &self.entities[id.0]
    }

    /// Who issues a command; `None` is anybody.
    #[must_use]
    pub fn actor_of(&self, command: &Command) -> Option<&Actor> {
        command.actor.map(|id| &self.actors[id.0])
    }

    /// The type with this id.
    #[must_use]
    pub fn type_def(&self, id: TypeId) -> &TypeDef {
        &self.types[id.0]
    }

    /// The command with this id.
    #[must_use]
    pub fn command(&self, id: CommandId) -> &Command {
        &self.commands[id.0]
    }

    /// The type of what identifies the rows of an entity, and of a reference to one.
    #[must_use]
    pub fn identity(&self, entity: EntityId) -> &Type {
        &self.entity(entity).key.ty
    }

    /// What a type is behind newtypes and references.
    #[must_use]
    pub fn behind<'t>(&'t self, ty: &'t Type) -> &'t Type {
        match ty {
            Type::Ref(entity) => self.behind(self.identity(*entity)),
            Type::Named(id) => match &self.type_def(*id).kind {
                TypeKind::Newtype(base, _) => self.behind(base),
                TypeKind::Enum(_) | TypeKind::Record(_) | TypeKind::External(_) => ty,
            },
            ty => ty,
        }
    }

    /// The enum, record or external type behind newtypes and references; `None` for a base type and a list.
    #[must_use]
    pub fn kind_behind<'t>(&'t self, ty: &'t Type) -> Option<&'t TypeKind> {
        match self.behind(ty) {
            Type::Named(id) => Some(&self.type_def(*id).kind),
            _ => None,
        }
    }

    /// Whether a value of one type may stand where one of the other is wanted: they are one type, or one is a reference
    /// and the other the type of what it refers to.
    #[must_use]
    pub fn are_interchangeable(&self, left: &Type, right: &Type) -> bool {
        let refers = |reference: &Type, identity: &Type| matches!(reference, Type::Ref(entity) if self.identity(*entity) == identity);
        left == right || refers(left, right) || refers(right, left)
    }

    /// Commands that address `entity`, with their ids.
    pub fn commands_on(&self, entity: EntityId) -> impl Iterator<Item = (CommandId, &Command)> {
        self.commands
            .iter()
            .enumerate()
            .filter(move |(_, command)| command.entity == entity)
            .map(|(index, command)| (CommandId(index), command))
    }

    /// Everything that outcomes do with rows, those that their commands name and others.
    pub fn changes(&self) -> impl Iterator<Item = Change<'_>> {
        let outcomes =
            self.commands.iter().flat_map(|command| command.outcomes.iter().map(|outcome| (command.entity, outcome)));
        outcomes.flat_map(|(own, outcome)| outcome.changes(own))
    }

    /// Whether `command` is offered in `state`: some outcome that accepts can answer there.
    #[must_use]
    pub fn is_legal(&self, command: CommandId, state: StateId) -> bool {
        let command = self.command(command);
        command.answers.states[state.0].iter().any(|id| !command.outcome(*id).is_rejection())
    }

    /// The states of `command`'s entity in which it is offered.
    #[must_use]
    pub fn legal_states(&self, command: CommandId) -> BTreeSet<StateId> {
        let count = self.entity(self.command(command).entity).states.len();
        (0..count).map(StateId).filter(|state| self.is_legal(command, *state)).collect()
    }
}
