//! What an outcome does with rows that its command does not name.

use super::step::changed;
use super::{EvalError, OtherChange, Row, Scope, Value};
use crate::ir::{Also, Effect, EntityId, Outcome, System, Target};
use std::collections::BTreeSet;

/// What becomes of other rows, everything read from the world before the step. `own` is the row that the command names.
///
/// # Errors
/// Where an effect is impossible, or one row is changed twice.
pub(super) fn others(
    system: &System,
    outcome: &Outcome,
    own: (EntityId, &Value),
    scope: &Scope,
) -> Result<Vec<OtherChange>, EvalError> {
    let mut others = Vec::new();
    if outcome.also.is_empty() {
        return Ok(others);
    }
    for also in &outcome.also {
        match &also.target {
            Target::One(lookup) => {
                let key = scope.named(lookup)?.into_owned();
                others.push(other(system, also, key, scope)?);
            }
            Target::Each { entity, condition } => {
                for (inner, row) in scope.each_bound(*entity, condition)? {
                    others.push(other(system, also, row.key.clone(), &inner)?);
                }
            }
        }
    }
    let mut seen = BTreeSet::from([own]);
    match others.iter().find(|other| !seen.insert((other.entity, &other.key))) {
        None => Ok(others),
        Some(twice) => {
            let entity = &system.entity(twice.entity).name;
            Err(EvalError::new(format!("it changes one row of `{entity}` twice")))
        }
    }
}

fn other(system: &System, also: &Also, key: Value, scope: &Scope) -> Result<OtherChange, EvalError> {
    let id = also.entity();
    let before: Option<&Row> = scope.stored(id, &key);
    let change = changed(system, also.change(), &key, before, scope)?;
    let taken = if let Effect::Move(id) = also.effect { Some(id) } else { None };
    Ok(OtherChange { entity: id, key, change, taken })
}
