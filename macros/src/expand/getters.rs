//! Getters: in each state, what is certainly there is read without `Option`, and what is certainly absent not at all.

use super::column::Column;
use super::place::Place;
use super::scope::Scope;
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::ir::{Entity, Field, Presence, StateId};

/// The key and the fields that every row has.
pub(crate) fn everywhere(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let fields = std::iter::once(&entity.key).chain(&entity.fields).filter(|field| !field.optional);
    fields.map(|field| getter(field, false, scope)).collect()
}

/// The optional fields that a row has, or may have, in one state.
pub(crate) fn in_state(entity: &Entity, state: StateId, scope: &Scope<'_>) -> TokenStream {
    let facts = entity.facts.get(state.0).and_then(Option::as_ref);
    let optional = entity.fields.iter().enumerate().filter(|(_, field)| field.optional);
    optional
        .filter_map(|(index, field)| match facts.map_or(Presence::Either, |facts| facts.fields[index].presence) {
            Presence::Absent => None,
            Presence::Present => Some(getter(field, false, scope)),
            Presence::Either => Some(getter(field, true, scope)),
        })
        .collect()
}

fn getter(field: &Field, may_be_absent: bool, scope: &Scope<'_>) -> TokenStream {
    let Column { docs, ident, .. } = Column::of(field, scope);
    let place = Place::field(&quote!(self.row), field, scope);
    let (lent, ty) = (place.lent(!may_be_absent, scope), lent_ty(field, may_be_absent, scope));
    quote! {
        #docs
        #[must_use]
        pub fn #ident(&self) -> #ty {
            #lent
        }
    }
}

/// The type a getter returns.
pub(crate) fn lent_ty(field: &Field, may_be_absent: bool, scope: &Scope<'_>) -> TokenStream {
    let ty = scope.ty(&field.ty);
    let lent = if scope.is_copy(&field.ty) { ty } else { quote!(&#ty) };
    if may_be_absent { quote!(::core::option::Option<#lent>) } else { lent }
}
