//! The declaration as written: names unresolved, nothing checked.

mod rule;

pub(crate) use rule::{FairDecl, RuleBodyDecl, RuleDecl, RunDecl, StepDecl};

use crate::ir::{At, Comparison, Name};
use std::cell::Cell;
use std::fmt;

/// `context name @ "version" { items }`.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) version: Option<String>,
    pub(crate) wire: Vec<WireSetting>,
    pub(crate) actors: Vec<ActorDecl>,
    pub(crate) types: Vec<TypeDecl>,
    pub(crate) entities: Vec<EntityDecl>,
    pub(crate) errors: Vec<PayloadDecl>,
    pub(crate) events: Vec<PayloadDecl>,
    pub(crate) commands: Vec<CommandDecl>,
    pub(crate) views: Vec<ViewDecl>,
    pub(crate) bounds: Vec<BoundDecl>,
    pub(crate) rules: Vec<RuleDecl>,
}

/// Documentation and `#[allow(code, reason = "...")]` before a declared thing.
#[derive(Debug, Default)]
pub(crate) struct Attributes {
    pub(crate) docs: String,
    pub(crate) allows: Vec<Allow>,
}

/// One `#[allow(code, reason = "...")]`.
#[derive(Debug)]
pub(crate) struct Allow {
    pub(crate) code: Name,
    pub(crate) reason: Option<String>,
    /// Whether it has silenced something.
    pub(crate) used: Cell<bool>,
}

/// One setting of the wire block: `record fields: camelCase`.
#[derive(Debug)]
pub(crate) struct WireSetting {
    /// Its words.
    pub(crate) subject: Vec<Name>,
    pub(crate) style: Name,
}

/// `actor name;`.
#[derive(Debug)]
pub(crate) struct ActorDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
}

/// `name: Type?`, perhaps `as "wireName"`.
#[derive(Debug)]
pub(crate) struct FieldDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) ty: TypeRef,
    pub(crate) optional: bool,
    pub(crate) wire: Option<String>,
}

/// A type where it is used.
#[derive(Debug)]
pub(crate) enum TypeRef {
    Named(Name),
    List(Box<TypeRef>),
    /// `ref Entity`
    Ref(Name),
}

/// A declared type.
#[derive(Debug)]
pub(crate) struct TypeDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) kind: TypeDeclKind,
}

#[derive(Debug)]
pub(crate) enum TypeDeclKind {
    /// What it wraps, perhaps within a range.
    Newtype(TypeRef, Option<RangeDecl>),
    /// The variants, and whether all of them could be read.
    Enum(Vec<(Name, String)>, bool),
    Record(Vec<FieldDecl>),
    External(String),
}

/// `1..=3`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RangeDecl {
    pub(crate) at: At,
    pub(crate) low: i64,
    pub(crate) high: i64,
}

/// An event or an error.
#[derive(Debug)]
pub(crate) struct PayloadDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) fields: Vec<FieldDecl>,
}

#[derive(Debug)]
pub(crate) struct EntityDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) key: Option<FieldDecl>,
    pub(crate) fields: Vec<FieldDecl>,
    pub(crate) states: Vec<StateDecl>,
    pub(crate) moves: Vec<MoveDecl>,
    /// Where it says `resettable`.
    pub(crate) resettable: Option<At>,
    /// Whether all of its members could be read; so below.
    pub(crate) whole: bool,
}

#[derive(Debug)]
pub(crate) struct StateDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) is_initial: bool,
    pub(crate) is_final: bool,
}

#[derive(Debug)]
pub(crate) struct MoveDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) from: FromStates,
    pub(crate) to: Name,
}

/// Where a move starts.
#[derive(Debug)]
pub(crate) enum FromStates {
    Any,
    Named(Vec<Name>),
}

#[derive(Debug)]
pub(crate) struct CommandDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) inputs: Vec<FieldDecl>,
    pub(crate) entity: Name,
    pub(crate) key_input: Name,
    /// Who issues it; anybody, if not said.
    pub(crate) actor: Option<Name>,
    pub(crate) outcomes: Vec<OutcomeDecl>,
    pub(crate) whole: bool,
}

#[derive(Debug)]
pub(crate) struct OutcomeDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    /// `None` is `otherwise`.
    pub(crate) guard: Option<Expr>,
    pub(crate) guard_at: At,
    pub(crate) effects: Vec<EffectDecl>,
    /// Whether all effects could be read.
    pub(crate) whole: bool,
}

#[derive(Debug)]
pub(crate) enum EffectDecl {
    Create(At),
    Move(At, Name),
    Keep(At),
    Delete(At),
    Set(At, Vec<AssignDecl>),
    Clear(At, Vec<Name>),
    Emit(At, Name, Vec<AssignDecl>),
    Reject(At, Name, Vec<AssignDecl>),
    Also(At, AlsoDecl),
}

/// `also Version[self.version] { effects }`, `also each c in Context: condition { effects }`
#[derive(Debug)]
pub(crate) struct AlsoDecl {
    pub(crate) entity: Name,
    pub(crate) target: TargetDecl,
    pub(crate) effects: Vec<EffectDecl>,
}

/// Which rows an `also` changes.
#[derive(Debug)]
pub(crate) enum TargetDecl {
    /// The one that a value names.
    One(PathDecl),
    /// Each, under this name, of which the condition holds.
    Each(Name, Option<Expr>),
}

impl EffectDecl {
    /// Where it stands.
    pub(crate) fn at(&self) -> At {
        match self {
            Self::Create(at)
            | Self::Move(at, _)
            | Self::Keep(at)
            | Self::Delete(at)
            | Self::Set(at, _)
            | Self::Clear(at, _)
            | Self::Emit(at, ..)
            | Self::Reject(at, ..)
            | Self::Also(at, _) => *at,
        }
    }
}

/// `field = value`, or `field` alone, which stands for `field = input.field`.
#[derive(Debug)]
pub(crate) struct AssignDecl {
    pub(crate) field: Name,
    pub(crate) value: Option<ValueDecl>,
}

/// A value in an effect.
#[derive(Debug)]
pub(crate) enum ValueDecl {
    Operand(Operand),
    Record(At, Vec<AssignDecl>),
    None(At),
}

/// A value in a condition.
#[derive(Debug)]
pub(crate) enum Operand {
    /// `input.a.b`, or one bare word: an enum's variant, found by the type of the other side.
    Path(PathDecl),
    Literal(At, LiteralDecl),
    /// `count(...)`, `sum(...)`, `unique(...)`
    Rows(Box<RowsDecl>),
}

/// `input.a.b`, `Worker[input.worker].a`, a row or a bare word.
#[derive(Debug)]
pub(crate) struct PathDecl {
    /// What names the row where the path starts at `Entity[...]`; the entity's name is the first of the names then.
    pub(crate) key: Option<Box<PathDecl>>,
    /// Never empty.
    pub(crate) names: Vec<Name>,
}

impl PathDecl {
    /// The word, where the path is one and names no row.
    pub(crate) fn bare(&self) -> Option<&Name> {
        match (&self.key, self.names.as_slice()) {
            (None, [word]) => Some(word),
            _ => None,
        }
    }

    /// What it starts with.
    pub(crate) fn first(&self) -> &Name {
        &self.names[0]
    }
}

impl fmt::Display for PathDecl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.names[0].as_str())?;
        if let Some(key) = &self.key {
            write!(f, "[{key}]")?;
        }
        self.names[1..].iter().try_for_each(|name| write!(f, ".{name}"))
    }
}

/// What is asked of several rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowsWord {
    Count,
    Sum,
    Unique,
}

/// `sum(of for row in entity: condition)`
#[derive(Debug)]
pub(crate) struct RowsDecl {
    pub(crate) word: RowsWord,
    pub(crate) at: At,
    /// Of `sum` and `unique`.
    pub(crate) of: Option<PathDecl>,
    pub(crate) row: Name,
    pub(crate) entity: Name,
    pub(crate) condition: Option<Expr>,
}

#[derive(Debug)]
pub(crate) enum LiteralDecl {
    Bool(bool),
    Int(i64),
    Text(String),
}

/// A condition.
#[derive(Debug)]
pub(crate) enum Expr {
    Operand(Operand),
    Compare(Comparison, At, Operand, Operand),
    /// Of a value, or of a row that a value names.
    Is(PathDecl, bool),
    /// The subject is `None` for a bare `in {...}`, which speaks of `self`.
    In(Option<PathDecl>, At, Vec<Name>),
    Exists(At, bool),
    /// `basis is gone`
    Gone(At),
    Elsewhere(At),
    Not(Box<Expr>),
    All(Vec<Expr>),
    Any(Vec<Expr>),
    Implies(Box<Expr>, Box<Expr>),
    Quantified {
        all: bool,
        row: Name,
        entity: Name,
        body: Box<Expr>,
    },
}

#[derive(Debug)]
pub(crate) struct ViewDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) entity: Name,
    pub(crate) filter: Option<Expr>,
    /// `None` is `show all`.
    pub(crate) show: Option<Vec<Name>>,
    pub(crate) freshness: Option<Name>,
    pub(crate) whole: bool,
}

#[derive(Debug)]
pub(crate) struct BoundDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) entries: Vec<BoundEntry>,
    pub(crate) whole: bool,
}

/// `subject: domain;` where the subject is an entity, an input, a command's input or a type.
#[derive(Debug)]
pub(crate) struct BoundEntry {
    pub(crate) subject: Vec<Name>,
    pub(crate) domain: DomainDecl,
}

#[derive(Debug)]
pub(crate) enum DomainDecl {
    /// `2`: so many identities.
    Count(At, i64),
    /// `1..=3`.
    Range(RangeDecl),
    /// `{none, 0, 1}`; an inner `None` is `none`.
    Set(At, Vec<(At, Option<Operand>)>),
}
