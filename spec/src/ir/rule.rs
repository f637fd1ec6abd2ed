//! Views, bounds and rules: what is promised, how far it is checked, and what the checker decides.

use super::{CommandId, EntityId, Expr, Literal, Name, OutcomeId, RunBody, Slot};

/// A promised projection of one entity.
#[derive(Clone, Debug)]
pub struct View {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// The entity it reads.
    pub entity: EntityId,
    /// Which rows it contains (over [`Root::Row`](super::Root::Row)); `None` is every row.
    pub filter: Option<Expr>,
    /// What it shows of a row, in order.
    pub fields: Vec<ViewField>,
    /// How soon it reflects a command that has returned.
    pub freshness: Freshness,
}

/// One column of a view.
#[derive(Clone, Debug)]
pub struct ViewField {
    /// The column it shows.
    pub slot: Slot,
    /// Its name on the wire.
    pub wire: String,
}

/// How soon a view reflects a command that has returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Current the moment the command returns, for any reader.
    ReadYourWrites,
    /// Converges when nothing more happens.
    Eventual,
}

/// A named finite domain of one check.
#[derive(Clone, Debug)]
pub struct Bound {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// The identities of each entity, by [`EntityId`].
    pub keys: Vec<Vec<Literal>>,
    /// The values of each input of each command, by [`CommandId`](super::CommandId) and input index; `None` is
    /// absent. For the input that names the row: those of `keys` that the command names.
    pub inputs: Vec<Vec<Vec<Option<Literal>>>>,
    /// How many commands that name one row may be under way at a time, by [`EntityId`]: issued on what a view showed
    /// then, landing later.
    pub late: Vec<usize>,
}

/// A rule the declaration adds to the built-in ones.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name, unique among the rules.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// What is claimed of the body.
    pub kind: RuleKind,
    /// The bounds within which it is decided, as indices into [`System::bounds`](super::System::bounds); empty is
    /// all. A bound too narrow for what a rule seeks says nothing about it.
    pub within: Vec<usize>,
    /// The condition.
    pub body: RuleBody,
}

/// What a rule claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// The body holds in every world, or at every step.
    Always,
    /// The body holds in no world, or at no step.
    Never,
    /// The body holds in some world, or at some step.
    Reach,
    /// On every fair run, what is owed comes about.
    Eventually,
    /// A danger the declaration permits: like reach, told as a finding.
    Hazard,
}

impl Rule {
    /// Whether the rule is decided within the bound of this index.
    #[must_use]
    pub fn is_decided_within(&self, bound: usize) -> bool {
        self.within.is_empty() || self.within.contains(&bound)
    }
}

impl RuleKind {
    /// As written.
    #[must_use]
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Never => "never",
            Self::Reach => "reach",
            Self::Eventually => "eventually",
            Self::Hazard => "hazard",
        }
    }
}

/// A condition on steps of one row that is there before and after, read as `before` and `after`.
#[derive(Clone, Debug)]
pub struct StepBody {
    /// The entity of the row.
    pub entity: EntityId,
    /// Only steps of this command count; its input is read as `input`.
    pub command: Option<CommandId>,
    /// Only steps in which this outcome answers count.
    pub outcome: Option<OutcomeId>,
    /// The condition.
    pub condition: Expr,
}

impl StepBody {
    /// Whether the condition reads what the command was issued on.
    #[must_use]
    pub fn reads_basis(&self) -> bool {
        self.condition.reads_basis()
    }
}

/// What a rule speaks of.
#[derive(Clone, Debug)]
pub enum RuleBody {
    /// A world: quantifiers over rows.
    World(Expr),
    /// Steps of one row.
    Step(StepBody),
    /// Runs.
    Run(RunBody),
    /// Every outcome of every command (`reach every outcome`).
    EveryOutcome,
    /// Every move (`reach every move`).
    EveryMove,
    /// Every state (`reach every state`).
    EveryState,
}
