//! Where things stand that belong to one entity alone: its states as types, what they answer, the traits over them.
//!
//! The only entity's stand at the top. Where there are several, each entity has a module of its own, because two of them
//! may both have a state `Active`. Rows, handles and whatever else carries the entity's name stand at the top always.

use super::scope::{Scope, doc};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use selvedge_spec::ir::{Entity, StateId};

impl Scope<'_> {
    /// Whether each entity has a module of its own.
    pub(crate) fn is_nested(&self) -> bool {
        self.system.entities.len() > 1
    }

    /// The way from the top to an item that belongs to the entity alone.
    pub(crate) fn inside(&self, entity: &Entity, item: &Ident) -> TokenStream {
        if self.is_nested() {
            let module = self.snake(&entity.name);
            quote!(#module::#item)
        } else {
            quote!(#item)
        }
    }

    /// The way from the top to a state as a type.
    pub(crate) fn marker(&self, entity: &Entity, state: StateId) -> TokenStream {
        self.inside(entity, &self.ident(&entity.state(state).name))
    }

    /// The ways from the top to all states as types, in declared order.
    pub(crate) fn markers(&self, entity: &Entity) -> Vec<TokenStream> {
        entity.state_ids().map(|state| self.marker(entity, state)).collect()
    }

    /// What leads from beside the states to the top.
    pub(crate) fn out(&self) -> TokenStream {
        if self.is_nested() { quote!(super::) } else { quote!() }
    }

    /// What leads from the module of one state to the top.
    pub(crate) fn out_of_state(&self) -> TokenStream {
        let out = self.out();
        quote!(super::#out)
    }

    /// The items that belong to the entity alone, where they stand.
    pub(crate) fn beside_states(&self, entity: &Entity, items: &TokenStream) -> TokenStream {
        if !self.is_nested() {
            return quote!(#items);
        }
        let module = self.snake(&entity.name);
        let docs = doc("", &format!("The states of a `{}`, and what commands answer in each.", entity.name));
        quote! {
            #docs
            pub mod #module { #items }
        }
    }

    /// A state of the entity in words, without backquotes around what is said of it.
    pub(crate) fn said(&self, entity: &Entity, state: StateId) -> String {
        let state = &entity.state(state).name;
        if self.is_nested() { format!("`{state}` of `{}`", entity.name) } else { format!("`{state}`") }
    }
}
