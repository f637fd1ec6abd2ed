//! The store: all rows by identity, and the face that checkers and servers use.

use super::dispatch;
use super::scope::{Scope, doc, eq};
use super::view::view_method;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use selvedge_spec::ir::{Entity, View};
use selvedge_spec::names::{pascal, snake};

/// Where a store keeps the rows of one entity, and what its methods on them are called.
///
/// The only entity has the plain names; of several, each ends with the entity's.
pub(crate) struct Table<'a> {
    entity: &'a Entity,
    pub(crate) rows: Ident,
    get: Ident,
    get_mut: Ident,
    insert: Ident,
    remove: Ident,
    iter: Ident,
    slot: Ident,
    at: Ident,
    at_mut: Ident,
}

impl<'a> Table<'a> {
    pub(crate) fn of(entity: &'a Entity, scope: &Scope<'_>) -> Self {
        let suffix = if scope.is_nested() { format!("_{}", snake(&entity.name.text)) } else { String::new() };
        let named = |verb: &str| scope.derived(&format!("{verb}{suffix}"), &entity.name);
        Self {
            entity,
            rows: named("rows"),
            get: named("get"),
            get_mut: scope.derived(&format!("get{suffix}_mut"), &entity.name),
            insert: named("insert"),
            remove: named("remove"),
            iter: named("iter"),
            slot: named("slot"),
            at: named("at"),
            at_mut: scope.derived(&format!("at{suffix}_mut"), &entity.name),
        }
    }

    fn all(scope: &Scope<'a>) -> Vec<Self> {
        scope.system.entities.iter().map(|entity| Self::of(entity, scope)).collect()
    }
}

/// The store: the only entity's is named after its first view, that of several after the context.
pub(crate) fn store(scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    let (ident, tables, derives) = (ident(scope), Table::all(scope), scope.derives());
    let what = match scope.system.entities.as_slice() {
        [only] => format!("Every `{}` by its identity, and the dispatcher over them.", only.name),
        _ => format!("Every row of `{}` by its identity, and the dispatcher over them.", scope.system.name),
    };
    let docs = doc("", &what);
    let fields: Vec<_> = tables.iter().map(|table| &table.rows).collect();
    let rows = tables.iter().map(|table| scope.row(table.entity));
    let access = tables.iter().map(|table| access(table, scope));
    let views = views(scope).into_iter().map(|(view, method)| view_method(view, &method, scope));
    let (dispatch, face) = (dispatch::dispatch(scope), face(&tables, scope));
    let eq = eq(&quote!(), &quote!(#ident));
    quote! {
        #docs
        #[derive(#derives, ::core::default::Default)]
        #[allow(clippy::struct_field_names)]
        pub struct #ident {
            #(#fields: #private::Rows<#rows>,)*
        }

        #eq

        impl #ident {
            /// A store without rows.
            #[must_use]
            pub const fn new() -> Self {
                Self { #(#fields: #private::Rows::new()),* }
            }

            #dispatch
            #(#views)*
            #(#access)*

            /// How many rows there are.
            #[must_use]
            pub fn len(&self) -> ::core::primitive::usize {
                #(self.#fields.len())+*
            }

            /// Whether there is no row.
            #[must_use]
            pub fn is_empty(&self) -> ::core::primitive::bool {
                #(self.#fields.is_empty())&&*
            }
        }

        #face
    }
}

fn ident(scope: &Scope<'_>) -> Ident {
    let system = scope.system;
    match (system.entities.as_slice(), system.views.first()) {
        ([_], Some(view)) => scope.ident(&view.name),
        ([only], None) => scope.derived(&format!("{}Store", only.name), &only.name),
        _ => scope.derived(&format!("{}Store", pascal(system.last_segment())), &system.name),
    }
}

/// The views and their methods: `view` for the first of an only entity, after which the store is named.
fn views<'a>(scope: &Scope<'a>) -> Vec<(&'a View, Ident)> {
    let views = scope.system.views.iter().enumerate();
    let plain = |index: usize| index == 0 && !scope.is_nested();
    views
        .map(|(index, view)| (view, if plain(index) { format_ident!("view") } else { scope.snake(&view.name) }))
        .collect()
}

/// What can be done with the rows of one entity.
fn access(table: &Table<'_>, scope: &Scope<'_>) -> TokenStream {
    let Table { entity, rows, get, get_mut, insert, remove, iter, slot, at, at_mut } = table;
    let (row, any, key_ty) = (scope.row(entity), scope.any(entity), scope.ty(&entity.key.ty));
    let krate = scope.krate();
    let a_row = if scope.is_nested() { format!("`{}`", entity.name) } else { "row".to_owned() };
    let docs = [
        "What is stored under an identity.".to_owned(),
        format!("The {a_row} under an identity, as the type of its state."),
        format!("Takes a {a_row} in, and gives back the one that had its identity."),
        format!("Takes a {a_row} out."),
        format!("Every {a_row}, by identity."),
        format!("Where the {a_row} under an identity lies, for those who come back to it: without a look-up."),
        "What is stored in a slot; nothing, once that row has been deleted.".to_owned(),
        format!("The {a_row} in a slot, as the type of its state."),
    ];
    let [get_docs, get_mut_docs, insert_docs, remove_docs, iter_docs, slot_docs, at_docs, at_mut_docs] =
        docs.map(|what| doc("", &what));
    quote! {
        #get_docs
        #[must_use]
        pub fn #get(&self, key: &#key_ty) -> ::core::option::Option<&#row> {
            self.#rows.get(key)
        }

        #get_mut_docs
        #[must_use]
        pub fn #get_mut(&mut self, key: &#key_ty) -> ::core::option::Option<#any<&mut #row>> {
            self.#rows.get_mut(key).map(#any::of)
        }

        #insert_docs
        pub fn #insert(&mut self, any: impl ::core::convert::Into<#any>) -> ::core::option::Option<#any> {
            self.#rows.insert(::core::convert::Into::<#any>::into(any).into_row()).map(#any::of)
        }

        #remove_docs
        pub fn #remove(&mut self, key: &#key_ty) -> ::core::option::Option<#any> {
            self.#rows.remove(key).map(#any::of)
        }

        #iter_docs
        pub fn #iter(&self) -> impl ::core::iter::Iterator<Item = &'_ #row> + '_ {
            ::core::iter::IntoIterator::into_iter(self.#rows.sorted())
        }

        #slot_docs
        #[must_use]
        pub fn #slot(&self, key: &#key_ty) -> ::core::option::Option<#krate::Slot<#row>> {
            self.#rows.slot(key)
        }

        #at_docs
        #[must_use]
        pub fn #at(&self, slot: #krate::Slot<#row>) -> ::core::option::Option<&#row> {
            self.#rows.at(slot)
        }

        #at_mut_docs
        #[must_use]
        pub fn #at_mut(&mut self, slot: #krate::Slot<#row>) -> ::core::option::Option<#any<&mut #row>> {
            self.#rows.at_mut(slot).map(#any::of)
        }
    }
}

/// `impl Store`.
fn face(tables: &[Table<'_>], scope: &Scope<'_>) -> TokenStream {
    let (krate, private, ident) = (scope.krate(), scope.private(), ident(scope));
    let views = views(scope);
    let (view_names, methods): (Vec<_>, Vec<_>) = views.iter().map(|(view, method)| (&view.name.text, method)).unzip();
    let system_name = &scope.system.name.text;
    let names: Vec<_> = tables.iter().map(|table| &table.entity.name.text).collect();
    let rows = tables.iter().zip(&names).map(
        |(Table { iter, .. }, name)| quote!(#private::encode_all(self.#iter(), |row| (#name, #private::encode(row)))),
    );
    let rows: Vec<_> = rows.collect();
    let rows = if let [only] = rows.as_slice() { only.clone() } else { quote!(#private::join([#(#rows),*])) };
    let inserts = tables.iter().map(|table| &table.insert);
    let anys = tables.iter().map(|table| scope.any(table.entity));
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
                #rows
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
                    #(#names => {
                        self.#inserts(#krate::wire::from_value::<#anys>(row)?);
                        ::core::result::Result::Ok(())
                    })*
                    _ => ::core::result::Result::Err(#private::no_entity(entity)),
                }
            }
        }
    }
}
