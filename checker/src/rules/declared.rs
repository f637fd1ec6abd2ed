//! When a declared rule is put to the test.

use selvedge_spec::ir::{Expr, Literal};

/// The condition under which a rule's body says something: `p implies q` is only exercised where `p` holds, and
/// `all x: ...` only where there is an `x`. A rule whose premise holds nowhere is vacuous, not proved.
#[must_use]
pub fn premise(body: &Expr) -> Expr {
    match body {
        Expr::Implies(condition, _) => (**condition).clone(),
        Expr::Quantified { entity, body, .. } => {
            Expr::Quantified { all: false, entity: *entity, body: Box::new(premise(body)) }
        }
        Expr::All(parts) | Expr::Any(parts) => Expr::Any(parts.iter().map(premise).collect()),
        Expr::Not(inner) => premise(inner),
        _ => Expr::Literal(Literal::Bool(true)),
    }
}
