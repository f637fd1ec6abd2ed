//! The store: rows by identity, and the face that checkers and servers use.

use super::dispatch;
use super::scope::{Scope, derives, doc};
use super::view::view_method;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Entity, EntityId, View};

/// The store, named after the entity's first view.
pub(crate) fn store(id: EntityId, scope: &Scope<'_>) -> TokenStream {
    let (system, private) = (scope.system, scope.private());
    let entity = system.entity(id);
    let (ident, row, key_ty) = (ident(id, scope), scope.row(entity), scope.ty(&entity.key.ty));
    let derives = derives();
    let docs = doc("", &format!("Every `{}` by its identity, and the dispatcher over them.", entity.name));
    let access = access(entity, scope);
    let views = views(id, scope).into_iter().map(|(view, method)| view_method(view, &method, scope));
    let dispatch = dispatch::dispatch(id, scope);
    let face = face(id, scope);
    quote! {
        #docs
        #[derive(#derives, ::core::default::Default)]
        pub struct #ident {
            rows: #private::BTreeMap<#key_ty, #private::Box<#row>>,
        }

        impl #ident {
            /// A store without rows.
            #[must_use]
            pub const fn new() -> Self {
                Self { rows: #private::BTreeMap::new() }
            }

            #dispatch
            #(#views)*
            #access
        }

        #face
    }
}

fn ident(id: EntityId, scope: &Scope<'_>) -> Ident {
    let name = &scope.system.entity(id).name;
    let views = views(id, scope);
    views.first().map_or_else(|| scope.derived(&format!("{name}Store"), name), |(view, _)| scope.ident(&view.name))
}

/// The views of the entity and their methods: `view` for the first, after which the store is named.
fn views<'a>(id: EntityId, scope: &Scope<'a>) -> Vec<(&'a View, Ident)> {
    let views = scope.system.views.iter().filter(|view| view.entity == id).enumerate();
    views
        .map(|(index, view)| (view, if index == 0 { format_ident!("view") } else { scope.snake(&view.name) }))
        .collect()
}

fn access(entity: &Entity, scope: &Scope<'_>) -> TokenStream {
    let (row, any, key_ty) = (scope.row(entity), scope.any(entity), scope.ty(&entity.key.ty));
    let (private, key) = (scope.private(), scope.ident(&entity.key.name));
    quote! {
        /// What is stored under an identity.
        #[must_use]
        pub fn get(&self, key: &#key_ty) -> ::core::option::Option<&#row> {
            self.rows.get(key).map(|row| &**row)
        }

        /// The row under an identity, as the type of its state.
        #[must_use]
        pub fn get_mut(&mut self, key: &#key_ty) -> ::core::option::Option<#any<&mut #row>> {
            self.rows.get_mut(key).map(|row| #any::of(&mut **row))
        }

        /// Takes a row in, and gives back the one that had its identity.
        pub fn insert(&mut self, any: impl ::core::convert::Into<#any>) -> ::core::option::Option<#any> {
            self.keep(::core::convert::Into::<#any>::into(any).into_row()).map(#any::of)
        }

        /// Takes a row out.
        pub fn remove(&mut self, key: &#key_ty) -> ::core::option::Option<#any> {
            self.rows.remove(key).map(#any::of)
        }

        /// How many rows there are.
        #[must_use]
        pub fn len(&self) -> ::core::primitive::usize {
            self.rows.len()
        }

        /// Whether there is no row.
        #[must_use]
        pub fn is_empty(&self) -> ::core::primitive::bool {
            self.rows.is_empty()
        }

        /// Every row, by identity.
        pub fn iter(&self) -> impl ::core::iter::Iterator<Item = &'_ #row> + '_ {
            ::core::iter::Iterator::map(self.rows.values(), |row| &**row)
        }

        fn keep(&mut self, row: #private::Box<#row>) -> ::core::option::Option<#private::Box<#row>> {
            self.rows.insert(::core::clone::Clone::clone(&row.#key), row)
        }
    }
}

/// `impl Store`.
fn face(id: EntityId, scope: &Scope<'_>) -> TokenStream {
    let (krate, private, system) = (scope.krate, scope.private(), scope.system);
    let entity = system.entity(id);
    let (ident, any, name) = (ident(id, scope), scope.any(entity), &entity.name.text);
    let views = views(id, scope);
    let (view_names, methods): (Vec<_>, Vec<_>) = views.iter().map(|(view, method)| (&view.name.text, method)).unzip();
    let system_name = &system.name.text;
    quote! {
        #[automatically_derived]
        impl #krate::Store for #ident {
            type Command = Command;
            type Reply = Reply;

            const SYSTEM: &'static ::core::primitive::str = #system_name;

            fn execute(&mut self, command: Command) -> Reply {
                Self::execute(self, command)
            }

            fn rows(&self) -> #private::Vec<(&'static ::core::primitive::str, #private::Value)> {
                #private::encode_all(self.iter(), |row| (#name, #private::encode(row)))
            }

            fn views(
                &self,
            ) -> #private::Vec<(&'static ::core::primitive::str, #private::Vec<#private::Value>)> {
                #private::list([#((#view_names, #private::encode_all(self.#methods(), |row| #private::encode(&row)))),*])
            }

            fn load(
                &mut self,
                entity: &::core::primitive::str,
                row: &#private::Value,
            ) -> ::core::result::Result<(), #krate::wire::WireError> {
                match entity {
                    #name => {
                        self.insert(#krate::wire::from_value::<#any>(row)?);
                        ::core::result::Result::Ok(())
                    }
                    _ => ::core::result::Result::Err(#private::no_entity(entity)),
                }
            }
        }
    }
}
