//! What views show of an entity: the columns of a row that a reader of events must be able to keep up with.

use selvedge_spec::ir::{EntityId, Expr, Path, Root, Slot, Step, System};
use std::collections::BTreeSet;

/// The columns that some view of the entity shows or selects by; `None` where no view speaks of the entity. The state
/// is always among them, because what an event means depends on it.
pub(super) fn shown(system: &System, entity: EntityId) -> Option<BTreeSet<Slot>> {
    let mut slots = BTreeSet::new();
    for view in system.views.iter().filter(|view| view.entity == entity) {
        slots.insert(Slot::State);
        slots.extend(view.fields.iter().map(|field| field.slot));
        if let Some(filter) = &view.filter {
            read(filter, &mut slots);
        }
    }
    (!slots.is_empty()).then_some(slots)
}

/// The columns of the row that a filter reads.
fn read(filter: &Expr, slots: &mut BTreeSet<Slot>) {
    match filter {
        Expr::Path(path) | Expr::Is(path, _) => slots.extend(column(path)),
        Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
            read(left, slots);
            read(right, slots);
        }
        Expr::Not(inner) | Expr::Quantified { body: inner, .. } => read(inner, slots),
        Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| read(part, slots)),
        Expr::Literal(_) | Expr::In(..) | Expr::Exists(_) | Expr::Gone => {}
    }
}

fn column(path: &Path) -> Option<Slot> {
    match (path.root, path.steps.first()) {
        (Root::Row, Some(Step::Slot(slot))) => Some(*slot),
        _ => None,
    }
}
