//! The row of an entity, its states as types, and the typed handle on a row.

use super::column::Column;
use super::facts;
use super::getters;
use super::place::Place;
use super::scope::{Scope, doc, eq};
use super::types::names_enum;
use super::wire;
use proc_macro2::{Ident, TokenStream};
use quote::{quote, quote_spanned};
use selvedge_spec::ir::{Entity, Field};

/// The enum of the states: what a row says of itself.
pub(crate) fn state_enum(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let ident = scope.state_enum(entity);
    let docs = doc("", &format!("The state in which a `{}` rests.", entity.name));
    let states =
        entity.states.iter().map(|state| (scope.ident(&state.name), state.name.text.as_str(), state.docs.as_str()));
    names_enum(&ident, &docs, states.collect::<Vec<_>>().as_slice(), scope)
}

/// One type for each state, and the sealed trait of them all.
pub(crate) fn markers(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (derives, out, state_enum) = (scope.derives(), scope.out(), scope.state_enum(entity));
    let idents: Vec<_> = entity.states.iter().map(|state| scope.ident(&state.name)).collect();
    let docs = entity.states.iter().map(|state| {
        let last = if state.is_final { ", which is final" } else { "" };
        doc(&state.docs, &format!("The state `{}` of a `{}`{last}, as a type.", state.name, entity.name))
    });
    let trait_docs =
        doc("", &format!("A state of a `{}`, as a type. Sealed: the declaration names them all.", entity.name));
    // The compiler shows the marker in its messages; at the declared name, that is one line.
    let structs = idents.iter().map(|ident| quote_spanned!(ident.span()=> pub struct #ident;));
    let eqs = idents.iter().map(|ident| eq(&quote!(), &quote!(#ident)));
    quote! {
        #trait_docs
        pub trait State: __sealed::State {
            /// The state as a value.
            const STATE: #out #state_enum;
        }

        #(
            #docs
            #[derive(#derives, ::core::marker::Copy)]
            #structs

            #eqs

            impl State for #idents {
                const STATE: #out #state_enum = #out #state_enum::#idents;
            }
        )*

        #[doc(hidden)]
        mod __sealed {
            pub trait State {}

            #(impl State for super::#idents {})*
        }
    }
}

/// The row: key, fields and state. It can be read by anyone, and changed by commands only.
pub(crate) fn row(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (ident, state_enum) = (scope.row(entity), scope.state_enum(entity));
    let (private, derives) = (scope.private(), scope.derives());
    let (key, key_ty) = (scope.ident(&entity.key.name), scope.ty(&entity.key.ty));
    let what = format!("What is stored of a `{}`: it is read freely, and changed by commands only.", entity.name);
    let docs = doc(&entity.docs, &what);
    let columns = Column::row(entity, scope);
    let members = columns.iter().map(|Column { ident, ty, .. }| quote!(#ident: #ty,));
    let getters = std::iter::once(&entity.key).chain(&entity.fields).map(|field| row_getter(field, scope));
    let encode = wire::encode_columns(&quote!(#ident), &columns, scope);
    let encoding = wire::encoding(&quote!(), &quote!(#ident), &encode, scope);
    let decoding = row_decoding(&ident, &columns, scope);
    let (satisfies, eq) = (facts::satisfies(entity, scope), eq(&quote!(), &quote!(#ident)));
    quote! {
        #docs
        #[derive(#derives)]
        pub struct #ident { #(#members)* }

        #eq

        impl #ident {
            #(#getters)*

            /// The state in which it rests.
            #[must_use]
            pub const fn state(&self) -> #state_enum {
                self.state
            }

            #satisfies
        }

        #[automatically_derived]
        impl #private::Keyed for #ident {
            type Key = #key_ty;

            fn key(&self) -> &Self::Key {
                &self.#key
            }
        }

        #encoding
        #decoding
    }
}

/// A row on the wire must satisfy what the declaration proves of every row in its state.
fn row_decoding(ident: &Ident, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let (krate, members) = (scope.krate(), wire::members(columns));
    let names = columns.iter().map(|column| &column.wire);
    let take = quote! {
        let row = Self { #members };
        row.satisfies(row.state).map_err(#krate::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    };
    wire::record_decoding(&quote!(#ident), &quote!(#(#names),*), &take, scope)
}

fn row_getter(field: &Field, scope: &Scope<'_>) -> TokenStream {
    let Column { docs, ident, .. } = Column::of(field, scope);
    let place = Place::field(&quote!(self), field, scope);
    let (lent, ty) = (place.lent(false, scope), getters::lent_ty(field, field.optional, scope));
    quote! {
        #docs
        #[must_use]
        pub fn #ident(&self) -> #ty {
            #lent
        }
    }
}

/// The typed handle, owned or borrowed by its second parameter.
pub(crate) fn handle(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (ident, row, krate, private) = (scope.ident(&entity.name), scope.row(entity), scope.krate(), scope.private());
    let any = scope.any(entity);
    let borrowed = scope.derived(&format!("{}Mut", entity.name), &entity.name);
    let derives = scope.derives();
    let docs =
        doc(&entity.docs, &format!("A `{}` which rests in the state `S`; owned, if `R` is not given.", entity.name));
    let borrowed_docs = doc("", &format!("A `{}` which rests in the state `S`, borrowed from its store.", entity.name));
    let generic_getters = getters::everywhere(entity, scope);
    let encode = quote!(#private::Serialize::serialize(&*self.row, serializer));
    let generics = quote!(<S, R: #krate::Hold<#row>>);
    let encoding = wire::encoding(&generics, &quote!(#ident<S, R>), &encode, scope);
    let eq = eq(&quote!(<S: ::core::cmp::Eq, R: ::core::cmp::Eq>), &quote!(#ident<S, R>));
    quote! {
        #docs
        #[derive(#derives)]
        #[must_use = "a command that returns it has changed its state"]
        pub struct #ident<S, R = #private::Box<#row>> {
            row: R,
            state: ::core::marker::PhantomData<S>,
        }

        #eq

        #borrowed_docs
        pub type #borrowed<'a, S> = #ident<S, &'a mut #row>;

        impl<S, R: #krate::Hold<#row>> #ident<S, R> {
            #[inline]
            const fn of(row: R) -> Self {
                Self { row, state: ::core::marker::PhantomData }
            }

            #generic_getters

            /// What is stored of it.
            #[must_use]
            pub fn row(&self) -> &#row {
                &self.row
            }

            /// The same in the enum over all states, for code that does not care.
            pub fn into_any(self) -> #any<R> {
                #any::of(self.row)
            }
        }

        #encoding
    }
}
