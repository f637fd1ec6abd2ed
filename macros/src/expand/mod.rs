//! The checked declaration to Rust: one function for each emitted item.
//!
//! Everything that is not declared is named by an absolute path, so that a module which shadows the prelude, lacks
//! `std`, or knows the runtime crate by another name gets the same code.

mod answers;
mod any;
mod calls;
mod column;
mod condition;
mod dispatch;
mod effects;
mod entity;
mod facts;
mod fold;
mod getters;
mod illegal;
mod layout;
mod moves;
mod payloads;
mod place;
mod range;
mod relates;
mod reply;
mod rows;
mod scope;
mod several_rows;
mod skeleton;
mod store;
mod types;
mod view;
mod wire;

use proc_macro2::TokenStream;
use quote::quote;
use scope::Scope;
pub(crate) use scope::compile_error;
use selvedge_spec::Spans;
use selvedge_spec::ir::{EntityId, System};
pub(crate) use skeleton::skeleton;

/// The whole expansion of a sound declaration; `krate` is the way to the runtime crate.
pub(crate) fn expand(system: &System, spans: &Spans, krate: &TokenStream) -> TokenStream {
    let scope = Scope::new(system, spans, krate);
    let data = data(&scope);
    let sums = [payloads::command_enum(&scope), payloads::event_enum(&scope), payloads::error_enum(&scope)];
    let replies = [reply::outcome_enum(&scope), reply::reply(&scope)];
    let of_rows = system.commands.iter().filter(|command| !relates::is_of_store(command));
    let effects = of_rows.map(|command| effects::effects(command, &scope));
    let entities = (0..system.entities.len()).map(|index| one_entity(EntityId(index), &scope));
    let views = system.views.iter().map(|view| view::view_row(view, &scope));
    let store = store::store(&scope);
    quote! {
        #data
        #(#sums)*
        #(#replies)*
        #(#effects)*
        #(#entities)*
        #store
        #(#views)*
    }
}

/// Types, inputs, events, errors and states: everything that is data alone.
fn data(scope: &Scope<'_>) -> TokenStream {
    let parts = [types::types(scope), payloads::inputs(scope), payloads::events(scope), payloads::errors(scope)];
    let states = scope.system.entities.iter().map(|entity| entity::state_enum(entity, scope));
    quote!(#(#parts)* #(#states)*)
}

fn one_entity(id: EntityId, scope: &Scope<'_>) -> TokenStream {
    let entity = scope.system.entity(id);
    let types = [entity::row(entity, scope), entity::handle(entity, scope), any::any(entity, scope)];
    let states = entity.state_ids().map(|state| calls::state(id, state, scope));
    let calls = calls::Modules::new(id, scope);
    let (modules, replies) = (calls.modules(scope), calls.replies(scope));
    let (moves, illegal) = (moves::moves(entity, scope), illegal::Illegal::new(id, scope));
    let (markers, stubs, traits) = (entity::markers(entity, scope), illegal.methods(scope), illegal.traits(scope));
    let generic = [illegal::accepts(id, scope), moves::may_become(entity, scope)];
    let inside = scope.beside_states(entity, &quote!(#markers #modules #(#generic)* #traits));
    quote!(#(#types)* #inside #(#states)* #replies #moves #stubs)
}
