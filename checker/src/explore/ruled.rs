//! What every world and step of a system is held against, beside the interpreter: made once, however many explorations
//! there are.

use super::shown::shown;
use crate::rules::{premise, rules_of};
use selvedge_spec::ir::{EntityId, Expr, Literal, Rule, RuleBody, RuleKind, Slot, System};
use std::collections::BTreeSet;

/// What a system's worlds and steps are held against.
#[derive(Debug)]
pub(super) struct Ruled {
    /// How many rules are decided.
    pub(super) rules: usize,
    /// By declared rule: when its body is exercised, where it has one.
    pub(super) premises: Vec<Expr>,
    /// By entity: what views show of it.
    pub(super) shown: Vec<Option<BTreeSet<Slot>>>,
    /// Whether some rule is about runs, so that the steps between worlds are kept.
    pub(super) keeps_steps: bool,
}

impl Ruled {
    pub(super) fn of(system: &System) -> Self {
        let premises = system.rules.iter().map(|rule| match &rule.body {
            RuleBody::World(body) => premise(body, rule.kind != RuleKind::Never),
            RuleBody::Step(body) => premise(&body.condition, rule.kind != RuleKind::Never),
            RuleBody::Run(_) | RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => {
                Expr::Literal(Literal::Bool(true))
            }
        });
        let is_about_runs = |rule: &Rule| matches!(rule.body, RuleBody::Run(_));
        Self {
            rules: rules_of(system).len(),
            premises: premises.collect(),
            shown: (0..system.entities.len()).map(|index| shown(system, EntityId(index))).collect(),
            keeps_steps: system.rules.iter().any(is_about_runs)
                || system.entities.iter().any(|entity| entity.is_resettable),
        }
    }
}
