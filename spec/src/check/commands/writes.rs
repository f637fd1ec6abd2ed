//! What an outcome writes: `set` and `clear`.

use super::effects::{Gathered, bad_effect};
use crate::check::conditions::Place;
use crate::check::sources::{Sources, Target};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Assignment, EntityId, FieldId, Name};
use crate::named::{Named, Names};

/// A created row has a value in each field that is not optional.
pub(super) fn all_set(outcome: &Name, entity: EntityId, gathered: &Gathered<'_>, place: &Place<'_>) {
    let entity = place.system.entity(entity);
    let set: Names = gathered.sets.iter().map(|assign| assign.field.as_str()).collect();
    let unset = entity.fields.iter().find(|field| !field.optional && !set.contains(field.name.as_str()));
    if let Some(field) = unset {
        let message = format!("the outcome `{outcome}` creates a row without its `{}`", field.name);
        let problem = Diagnostic::new(Code::FieldUnset, outcome.at, message);
        place.scope.report(problem.help(format!("add `set {{ {} = ... }}`", field.name)));
    }
}

/// The assignments, or `None` if one of them is wrong, which has been said.
pub(super) fn sets(id: EntityId, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Vec<Assignment>> {
    let place = sources.place;
    let entity = place.system.entity(id);
    place.scope.distinct("field", &mut gathered.sets.iter().map(|assign| &assign.field));
    let assignments: Vec<Option<Assignment>> = gathered
        .sets
        .iter()
        .map(|assign| {
            let field = entity_field(&assign.field, id, place)?;
            let value = sources.assigned(assign, &Target::from(entity.field(field)))?;
            Some(Assignment { field, value, at: assign.field.at })
        })
        .collect();
    assignments.into_iter().collect()
}

/// The fields that are cleared, those that cannot be left out.
pub(super) fn clears(id: EntityId, gathered: &Gathered<'_>, place: &Place<'_>) -> Vec<FieldId> {
    let entity = place.system.entity(id);
    let mut written: Named<&Name> = gathered.sets.iter().map(|assign| (assign.field.as_str(), &assign.field)).collect();
    let mut cleared = Vec::new();
    for name in &gathered.clears {
        let Some(field) = entity_field(name, id, place) else { continue };
        if let Some(first) = written.insert(name.as_str(), name) {
            let message = format!("`{name}` is written twice");
            let problem = Diagnostic::new(Code::DuplicateName, name.at, message);
            place.scope.report(problem.related(first.at, "the first time"));
        } else if entity.field(field).optional {
            cleared.push(field);
        } else {
            let message = format!("`{name}` is never absent, so it cannot be cleared");
            place.scope.report(Diagnostic::new(Code::TypeMismatch, name.at, message).help("set it instead"));
        }
    }
    cleared
}

fn entity_field(name: &Name, id: EntityId, place: &Place<'_>) -> Option<FieldId> {
    let entity = place.system.entity(id);
    let found = place.members.entity(id).fields.get(&name.text).copied();
    if found.is_none() {
        if entity.key.name.text == name.text {
            let message = format!("`{name}` is the key, and an identity never changes");
            bad_effect(place.scope, name.at, message, "leave it out");
        } else {
            place.scope.unknown("field", name, &mut entity.fields.iter().map(|field| field.name.as_str()));
        }
    }
    found.inspect(|id| place.scope.refer(name, entity.field(*id).name.at))
}
