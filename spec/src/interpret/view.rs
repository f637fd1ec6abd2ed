//! What a view shows of a world.

use super::{EvalError, Row, Scope, Value, World};
use crate::ir::{System, View};
use std::borrow::Cow;

/// The rows of a view, each with one value for each of its columns; in the order of the identities, which the view
/// does not promise. The state is shown as its variant.
///
/// # Errors
/// Where the filter reads what is absent.
pub fn view_rows(system: &System, view: &View, world: &World) -> Result<Vec<Vec<Option<Value>>>, EvalError> {
    let mut rows = Vec::new();
    for row in world.rows(view.entity) {
        if contains(system, view, world, row).map_err(|error| error.at(|| view.name.text.clone()))? {
            rows.push(view.fields.iter().map(|field| row.slot(field.slot).map(Cow::into_owned)).collect());
        }
    }
    Ok(rows)
}

fn contains(system: &System, view: &View, world: &World, row: &Row) -> Result<bool, EvalError> {
    view.filter.as_ref().map_or(Ok(true), |filter| Scope::row(system, world, view.entity, row).holds(filter))
}
