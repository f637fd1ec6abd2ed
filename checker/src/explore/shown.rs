//! What views show of an entity: the columns of a row that a reader of events must be able to keep up with.

use selvedge_spec::ir::{EntityId, Path, Root, Slot, Step, System};
use std::collections::BTreeSet;

/// The columns that some view of the entity shows or selects by; `None` where no view speaks of the entity. The state
/// is always among them, because what an event means depends on it.
pub(super) fn shown(system: &System, entity: EntityId) -> Option<BTreeSet<Slot>> {
    let mut slots = BTreeSet::new();
    for view in system.views.iter().filter(|view| view.entity == entity) {
        slots.insert(Slot::State);
        slots.extend(view.fields.iter().map(|field| field.slot));
        if let Some(filter) = &view.filter {
            filter.visit_paths(&mut |path| slots.extend(column(path)));
        }
    }
    (!slots.is_empty()).then_some(slots)
}

/// The column of the row that a path of a filter reads.
fn column(path: &Path) -> Option<Slot> {
    match (&path.root, path.steps.first()) {
        (Root::Row, Some(Step::Slot(slot))) => Some(*slot),
        _ => None,
    }
}
