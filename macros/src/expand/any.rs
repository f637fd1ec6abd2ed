//! The enum over an entity's typed states: what a row is before anybody has asked for its state.

use super::scope::{Scope, doc, eq};
use super::wire::{self, Decoding};
use proc_macro2::TokenStream;
use quote::quote;
use selvedge_spec::ir::Entity;

/// `AnyLoomAgent` and `AnyLoomAgentMut`.
pub(crate) fn any(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (ident, row, handle) = (scope.any(entity), scope.row(entity), scope.ident(&entity.name));
    let (krate, private, derives) = (scope.krate(), scope.private(), scope.derives());
    let borrowed = scope.derived(&format!("{ident}Mut"), &entity.name);
    let states: Vec<_> = entity.states.iter().map(|state| scope.ident(&state.name)).collect();
    let docs = doc("", &format!("A `{}` in any state; owned, if `R` is not given.", entity.name));
    let borrowed_docs = doc("", &format!("A `{}` in any state, borrowed from its store.", entity.name));
    let markers = scope.markers(entity);
    let variant_docs = entity.states.iter().map(|state| doc(&state.docs, &format!("It rests in `{}`.", state.name)));
    let methods = methods(entity, scope);
    let encode = quote!(#private::Serialize::serialize(self.row(), serializer));
    let encoding = wire::encoding(&quote!(<R: #krate::Hold<#row>>), &quote!(#ident<R>), &encode, scope);
    let boxed = quote!(|row: #row| Self::of(#private::Box::new(row)));
    let decoding = wire::decoding(&quote!(#ident), &Decoding::wrapped(&boxed, scope), scope);
    let eq = eq(&quote!(<R: ::core::cmp::Eq>), &quote!(#ident<R>));
    quote! {
        #docs
        #[derive(#derives)]
        #[must_use]
        pub enum #ident<R = #private::Box<#row>> { #(#variant_docs #states(#handle<#markers, R>),)* }

        #eq

        #borrowed_docs
        pub type #borrowed<'a> = #ident<&'a mut #row>;

        #methods

        #(
            #[automatically_derived]
            impl<R> ::core::convert::From<#handle<#markers, R>> for #ident<R> {
                fn from(typed: #handle<#markers, R>) -> Self {
                    Self::#states(typed)
                }
            }
        )*

        #encoding
        #decoding
    }
}

fn methods(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (ident, row, handle) = (scope.any(entity), scope.row(entity), scope.ident(&entity.name));
    let (krate, state_enum) = (scope.krate(), scope.state_enum(entity));
    let (key, key_ty) = (scope.ident(&entity.key.name), super::getters::lent_ty(&entity.key, false, scope));
    let states: Vec<_> = entity.states.iter().map(|state| scope.ident(&state.name)).collect();
    quote! {
        impl<R: #krate::Hold<#row>> #ident<R> {
            /// Takes up a row in the state in which it rests.
            fn of(row: R) -> Self {
                match row.state { #(#state_enum::#states => Self::#states(#handle::of(row)),)* }
            }

            /// The state in which it rests.
            #[must_use]
            pub fn state(&self) -> #state_enum {
                self.row().state
            }

            /// Its identity.
            #[must_use]
            pub fn #key(&self) -> #key_ty {
                self.row().#key()
            }

            /// What is stored of it.
            #[must_use]
            pub fn row(&self) -> &#row {
                match self { #(Self::#states(typed) => typed.row(),)* }
            }

            /// The row itself.
            fn into_row(self) -> R {
                match self { #(Self::#states(typed) => typed.row,)* }
            }
        }
    }
}
