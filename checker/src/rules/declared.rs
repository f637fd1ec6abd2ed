//! When a declared rule is put to the test, and what decides it.

use selvedge_spec::interpret::EvalError;
use selvedge_spec::ir::{Expr, Literal, RuleKind};

/// What one world, or one step, means for a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weighed {
    /// The rule cannot be evaluated there, so it is broken, whatever it claims.
    Meaningless(String),
    /// It can.
    Sound {
        /// Whether the rule was put to the test.
        exercised: bool,
        /// Whether this decides it: breaks what must hold, or shows what is sought.
        decides: bool,
    },
}

/// Weighs a rule's body at one place.
pub fn weigh(
    kind: RuleKind,
    body: Result<bool, EvalError>,
    premise: impl FnOnce() -> Result<bool, EvalError>,
) -> Weighed {
    let holds = match body {
        Ok(holds) => holds,
        Err(error) => return Weighed::Meaningless(error.to_string()),
    };
    let seeks = matches!(kind, RuleKind::Reach | RuleKind::Hazard);
    Weighed::Sound {
        exercised: if seeks { holds } else { premise().unwrap_or(false) },
        decides: if kind == RuleKind::Always { !holds } else { holds },
    }
}

/// The condition under which a body says something, where the rule claims that it holds (`always`) or that it does not
/// (`never`). A rule whose premise holds nowhere is vacuous, not proved.
///
/// `p implies q` says something only where `p` holds, `all x: ...` only where there is an `x`. The same claims in other
/// words have the same premises: `!p || q` and `x is none || q` are implications, and `never p && q` is `always p
/// implies !q`, so of what must not come together the last part is the claim and those before it are its premise.
/// Parts are read in the order in which they stand, so a premise never reads what the body would not.
#[must_use]
pub fn premise(body: &Expr, holds: bool) -> Expr {
    match (body, holds) {
        (Expr::Implies(condition, conclusion), true) => {
            Expr::All(vec![(**condition).clone(), premise(conclusion, true)])
        }
        (Expr::Quantified { all, entity, body }, _) if *all == holds => {
            Expr::Quantified { all: false, entity: *entity, body: Box::new(premise(body, holds)) }
        }
        (Expr::Not(inner), _) => premise(inner, !holds),
        (Expr::All(parts), false) => chain(parts, parts.len().saturating_sub(1), Clone::clone, false),
        (Expr::Any(parts), true) => {
            let before_last = parts.len().saturating_sub(1);
            let leading = parts.iter().take(before_last).take_while(|part| is_negation(part)).count();
            chain(parts, leading, |part| Expr::Not(Box::new(part.clone())), true)
        }
        (Expr::All(parts) | Expr::Any(parts), _) => Expr::Any(parts.iter().map(|part| premise(part, holds)).collect()),
        _ => Expr::Literal(Literal::Bool(true)),
    }
}

/// So many leading parts as a premise, and what the parts after them need.
fn chain(parts: &[Expr], leading: usize, met: impl Fn(&Expr) -> Expr, holds: bool) -> Expr {
    let (leading, rest) = parts.split_at(leading);
    let rest = Expr::Any(rest.iter().map(|part| premise(part, holds)).collect());
    Expr::All(leading.iter().map(met).chain([rest]).collect())
}

fn is_negation(part: &Expr) -> bool {
    matches!(part, Expr::Not(_) | Expr::Is(_, false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use selvedge_spec::ir::{EntityId, Root, StateId};
    use std::collections::BTreeSet;

    fn rests(state: usize) -> Expr {
        Expr::In(Root::Bound(0), BTreeSet::from([StateId(state)]))
    }

    fn not(inner: Expr) -> Expr {
        Expr::Not(Box::new(inner))
    }

    fn implies(premise: Expr, conclusion: Expr) -> Expr {
        Expr::Implies(Box::new(premise), Box::new(conclusion))
    }

    fn any_row(body: Expr) -> Expr {
        Expr::Quantified { all: false, entity: EntityId(0), body: Box::new(body) }
    }

    fn all_rows(body: Expr) -> Expr {
        Expr::Quantified { all: true, entity: EntityId(0), body: Box::new(body) }
    }

    /// Which of the states 0, 1, 2 satisfy the premise, read as a formula of one row.
    fn met_in(premise: &Expr) -> Vec<usize> {
        (0..3).filter(|state| met(premise, *state)).collect()
    }

    fn met(formula: &Expr, state: usize) -> bool {
        match formula {
            Expr::Literal(Literal::Bool(value)) => *value,
            Expr::In(_, states) => states.contains(&StateId(state)),
            Expr::Not(inner) => !met(inner, state),
            Expr::All(parts) => parts.iter().all(|part| met(part, state)),
            Expr::Any(parts) => parts.iter().any(|part| met(part, state)),
            Expr::Quantified { body, .. } => met(body, state),
            other => panic!("no formula of these tests: {other:?}"),
        }
    }

    #[test]
    fn one_claim_in_other_words_has_one_premise() {
        let claims = [
            (implies(rests(0), rests(1)), true),
            (Expr::Any(vec![not(rests(0)), rests(1)]), true),
            (Expr::All(vec![rests(0), not(rests(1))]), false),
            (not(Expr::All(vec![rests(0), rests(1)])), true),
            (all_rows(implies(rests(0), rests(1))), true),
            (any_row(Expr::All(vec![rests(0), rests(1)])), false),
        ];
        for (body, holds) in claims {
            assert_eq!(met_in(&premise(&body, holds)), [0], "{body:?}");
        }
    }

    #[test]
    fn a_plain_claim_is_put_to_the_test_everywhere() {
        let either = Expr::Any(vec![rests(0), rests(1)]);
        for (body, holds) in [(rests(0), true), (rests(0), false), (either.clone(), true), (either, false)] {
            assert_eq!(met_in(&premise(&body, holds)), [0, 1, 2], "{body:?}");
        }
    }

    #[test]
    fn rows_that_are_asked_for_need_not_be_there() {
        assert!(!matches!(premise(&any_row(rests(0)), true), Expr::Quantified { .. }));
        assert!(!matches!(premise(&all_rows(rests(0)), false), Expr::Quantified { .. }));
        assert!(matches!(premise(&all_rows(rests(0)), true), Expr::Quantified { all: false, .. }));
        assert!(matches!(premise(&any_row(rests(0)), false), Expr::Quantified { all: false, .. }));
    }
}
