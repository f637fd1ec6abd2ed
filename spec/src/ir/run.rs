//! What a rule claims of runs: something comes about in time, if some commands are treated fairly.

use super::{CommandId, EntityId, Expr, OutcomeId};

/// `eventually`: on every fair run, what is owed comes about.
#[derive(Clone, Debug)]
pub struct RunBody {
    /// The entity each of whose rows owes for itself, read as [`Root::Bound(0)`](super::Root::Bound); `None` where the
    /// world as a whole does.
    pub entity: Option<EntityId>,
    /// Where something is owed from; `None` is the first world, once.
    pub premise: Option<Expr>,
    /// What is owed.
    pub goal: Expr,
    /// What is assumed of the commands; nothing, if empty.
    pub fair: Vec<Fairness>,
}

/// A command that is assumed to be treated fairly, for each row that it can name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fairness {
    /// Whether it is enough that the command can change a row again and again; else it must be able to from some world
    /// on without a break.
    pub strong: bool,
    /// The command.
    pub command: CommandId,
    /// Only where this outcome answers.
    pub outcome: Option<OutcomeId>,
}
