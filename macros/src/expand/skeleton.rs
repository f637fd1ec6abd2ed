//! What an unsound declaration still expands to: its types, so that code which names them gives no second message.

use super::scope::Scope;
use super::{data, entity};
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::Spans;
use selvedge_spec::ir::{Field, Name, System, TypeId, TypeKind};
use std::collections::BTreeSet;

/// The data types of a declaration with mistakes; `krate` is the way to the runtime crate.
pub(crate) fn skeleton(system: &System, spans: &Spans, krate: &TokenStream) -> TokenStream {
    let mut system = system.clone();
    let repeated = drop_duplicates(&mut system);
    let mut scope = Scope::new(&system, spans, krate);
    scope.repeated = repeated;
    let markers = system.entities.iter().map(|entity| {
        let markers = entity::markers(entity, &scope);
        scope.beside_states(entity, &markers)
    });
    let (data, markers): (_, TokenStream) = (data(&scope), markers.collect());
    quote!(#data #markers)
}

/// Leaves the first of each name: the second has been reported, and rustc would report it again for each trait.
///
/// Types are known by their index, so those that repeat a name stay where they are and are returned.
fn drop_duplicates(system: &mut System) -> BTreeSet<TypeId> {
    // What the expansion names by itself.
    let mut seen: BTreeSet<String> = system.entities.iter().map(|entity| format!("{}State", entity.name)).collect();
    if system.entities.len() == 1 {
        seen.insert("State".to_owned());
    }
    let mut first = |name: &Name| seen.insert(name.text.clone());
    for def in &mut system.types {
        match &mut def.kind {
            TypeKind::Record(fields) => distinct_fields(fields),
            TypeKind::Enum(variants) => distinct(variants, |(name, _)| name),
            TypeKind::Newtype(..) | TypeKind::External(_) => {}
        }
    }
    let repeated = system.types.iter().enumerate().filter(|(_, def)| !first(&def.name)).map(|(index, _)| TypeId(index));
    let repeated = repeated.collect();
    system.commands.retain(|command| first(&command.name));
    system.events.retain(|event| first(&event.name));
    system.errors.retain(|error| first(&error.name));
    for command in &mut system.commands {
        distinct_fields(&mut command.inputs);
    }
    for payload in system.events.iter_mut().chain(&mut system.errors) {
        distinct_fields(&mut payload.fields);
    }
    system.entities.retain(|entity| first(&entity.name));
    // The only entity's states stand beside the types, those of several each in their entity's module.
    if let [only] = system.entities.as_mut_slice() {
        only.states.retain(|state| first(&state.name));
    } else {
        system.entities.iter_mut().for_each(|entity| distinct(&mut entity.states, |state| &state.name));
    }
    repeated
}

fn distinct_fields(fields: &mut Vec<Field>) {
    distinct(fields, |field| &field.name);
}

fn distinct<T>(items: &mut Vec<T>, name: impl Fn(&T) -> &Name) {
    let mut seen = BTreeSet::new();
    items.retain(|item| seen.insert(name(item).text.clone()));
}
