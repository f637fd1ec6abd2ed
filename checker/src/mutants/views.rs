//! Faults of views that a declaration can say: which rows they hold, and which columns they show.

use super::Mutant;
use super::rewrite::rewrites;
use selvedge_spec::ir::{Entity, Expr, Root, Slot, System, View};
use std::collections::BTreeSet;

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let views = system.views.iter().enumerate();
    views.flat_map(|(index, view)| of_view(system, index, view)).collect()
}

fn of_view(system: &System, index: usize, view: &View) -> Vec<Mutant> {
    let entity = system.entity(view.entity);
    let mut mutants = hidden(index, view, entity);
    if let Some(filter) = &view.filter {
        let dropped = Mutant::declared("view-filter", &format!("{}/all", view.name), move |system| {
            system.views[index].filter = None;
        });
        mutants.push(dropped);
        for (operator, words, changed) in rewrites(system, view.entity, &[], filter) {
            let place = format!("{}/{operator}/{words}", view.name);
            mutants.push(Mutant::declared("view-filter", place.trim_end_matches('/'), move |system| {
                system.views[index].filter = Some(changed.clone());
            }));
        }
    }
    mutants.extend(columns(index, view, entity));
    mutants
}

fn hidden(index: usize, view: &View, entity: &Entity) -> Vec<Mutant> {
    let mutants = entity.state_ids().map(|state| {
        let elsewhere = Expr::Not(Box::new(Expr::In(Root::Row, BTreeSet::from([state]))));
        let filter = Expr::All(view.filter.iter().cloned().chain([elsewhere]).collect());
        Mutant::declared("view-hides-state", &format!("{}/{}", view.name, entity.state(state).name), move |system| {
            system.views[index].filter = Some(filter.clone());
        })
    });
    mutants.collect()
}

/// A column shows another one of the same type.
fn columns(index: usize, view: &View, entity: &Entity) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for (number, shown) in view.fields.iter().enumerate() {
        for other in view.fields.iter().filter(|other| other.slot != shown.slot) {
            if shape(entity, other.slot) == shape(entity, shown.slot) {
                let (slot, place) = (other.slot, format!("{}.{}/{}", view.name, shown.wire, other.wire));
                mutants.push(Mutant::declared("view-column", &place, move |system| {
                    system.views[index].fields[number].slot = slot;
                }));
            }
        }
    }
    mutants
}

fn shape(entity: &Entity, slot: Slot) -> Option<(&selvedge_spec::ir::Type, bool)> {
    match slot {
        Slot::Key => Some((&entity.key.ty, false)),
        Slot::Field(id) => Some((&entity.field(id).ty, entity.field(id).optional)),
        Slot::State => None,
    }
}
