//! Every constant that a bounded system can hold or compare with.

use crate::ir::{Bound, Expr, Literal, Outcome, RuleBody, Source, System, Target};

/// Walks a bounded system and hands each constant in it to `found`, without its newtypes.
pub(super) fn visit(system: &System, bound: &Bound, found: &mut impl FnMut(&Literal)) {
    for literal in bound.keys.iter().flatten() {
        found(base(literal));
    }
    for literal in bound.inputs.iter().flatten().flatten().flatten() {
        found(base(literal));
    }
    for command in &system.commands {
        for outcome in &command.outcomes {
            outcome_literals(outcome, found);
        }
    }
    for rule in &system.rules {
        match &rule.body {
            RuleBody::World(body) => expr(body, found),
            RuleBody::Step(body) => expr(&body.condition, found),
            // Nothing is claimed of runs.
            RuleBody::Run(_) | RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => {}
        }
    }
}

/// A newtype's value is its base's.
pub(super) fn base(literal: &Literal) -> &Literal {
    match literal {
        Literal::Newtype(_, inner) => base(inner),
        other => other,
    }
}

/// What payloads hold is told and not stored, so it is in no world.
fn outcome_literals(outcome: &Outcome, found: &mut impl FnMut(&Literal)) {
    if let Some(guard) = &outcome.guard {
        expr(guard, found);
    }
    for also in &outcome.also {
        if let Target::Each { condition, .. } = &also.target {
            expr(condition, found);
        }
    }
    for assignment in outcome.sets.iter().chain(outcome.also.iter().flat_map(|also| &also.sets)) {
        source(&assignment.value, found);
    }
}

fn source(value: &Source, found: &mut impl FnMut(&Literal)) {
    match value {
        Source::Literal(literal) => found(base(literal)),
        Source::Record(_, fields) => fields.iter().for_each(|field| source(field, found)),
        Source::Path(_) | Source::Absent => {}
    }
}

fn expr(condition: &Expr, found: &mut impl FnMut(&Literal)) {
    match condition {
        Expr::Literal(literal) => found(base(literal)),
        Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
            expr(left, found);
            expr(right, found);
        }
        Expr::Not(inner) | Expr::Quantified { body: inner, .. } => expr(inner, found),
        Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| expr(part, found)),
        Expr::Count(rows) | Expr::Sum(_, rows) | Expr::Unique(_, rows) => expr(&rows.condition, found),
        Expr::Path(_) | Expr::Is(..) | Expr::In(..) | Expr::Exists(..) | Expr::Gone => {}
    }
}
