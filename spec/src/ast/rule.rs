//! Rules as written: over worlds, steps and runs.

use super::{Attributes, Expr};
use crate::ir::{Name, RuleKind};

#[derive(Debug)]
pub(crate) struct RuleDecl {
    pub(crate) attributes: Attributes,
    pub(crate) name: Name,
    pub(crate) kind: RuleKind,
    /// The bounds named by `within`; empty is all.
    pub(crate) within: Vec<Name>,
    pub(crate) body: RuleBodyDecl,
}

/// `step of Entity by Command.outcome: condition`
#[derive(Debug)]
pub(crate) struct StepDecl {
    pub(crate) entity: Name,
    pub(crate) command: Option<Name>,
    pub(crate) outcome: Option<Name>,
    pub(crate) condition: Expr,
}

/// `all row in Entity: premise leads to goal`, `premise leads to goal` or `goal`
#[derive(Debug)]
pub(crate) struct RunDecl {
    /// The name of the row that owes, and its entity.
    pub(crate) row: Option<(Name, Name)>,
    pub(crate) premise: Option<Expr>,
    pub(crate) goal: Expr,
    pub(crate) fair: Vec<FairDecl>,
}

/// `fair Command.outcome`, `strongly fair Command`
#[derive(Debug)]
pub(crate) struct FairDecl {
    pub(crate) strong: bool,
    pub(crate) command: Name,
    pub(crate) outcome: Option<Name>,
}

#[derive(Debug)]
pub(crate) enum RuleBodyDecl {
    World(Expr),
    Step(StepDecl),
    Run(RunDecl),
    EveryOutcome,
    EveryMove,
    EveryState,
}
