//! What an outcome does with a row, wherever the values it writes come from: an input, or an event.

use super::{Row, RowChange, Value};
use crate::ir::{Assignment, Change, Effect, System};

/// Why an outcome's effect is impossible where the row is.
pub(super) enum Refused<E> {
    /// It creates a row that exists, or changes one that does not.
    Presence,
    /// Its move does not start in the row's state.
    Start,
    /// A value to be written is not to be had.
    Value(E),
}

/// The effect on the row that `key` names: what it sets, clears and moves, and nothing else.
pub(super) fn effect<E>(
    system: &System,
    change: Change<'_>,
    key: &Value,
    before: Option<&Row>,
    value: impl Fn(&Assignment) -> Result<Option<Value>, E>,
) -> Result<RowChange, Refused<E>> {
    let entity = system.entity(change.entity);
    let row = match (change.effect, before) {
        (Effect::Keep | Effect::Reject { .. }, _) => return Ok(RowChange::Unchanged),
        (Effect::Delete, Some(_)) => return Ok(RowChange::Deleted),
        (Effect::Create, None) => {
            Row { key: key.clone(), state: entity.initial, fields: vec![None; entity.fields.len()] }
        }
        (Effect::Move(id), Some(row)) => {
            let taken = entity.move_(*id);
            if !taken.from.contains(&row.state) {
                return Err(Refused::Start);
            }
            Row { state: taken.to, ..row.clone() }
        }
        (Effect::Create, Some(_)) | (Effect::Move(_) | Effect::Delete, None) => return Err(Refused::Presence),
    };
    let row = written(row, change, value).map_err(Refused::Value)?;
    Ok(if before.is_none() { RowChange::Created(row) } else { RowChange::Replaced(row) })
}

/// `row` with the fields that the change sets and clears.
fn written<E>(
    mut row: Row,
    change: Change<'_>,
    value: impl Fn(&Assignment) -> Result<Option<Value>, E>,
) -> Result<Row, E> {
    for field in change.clears {
        row.fields[field.0] = None;
    }
    for assignment in change.sets {
        row.fields[assignment.field.0] = value(assignment)?;
    }
    Ok(row)
}
