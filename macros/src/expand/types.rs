//! Declared types: newtypes, enums, records, external types.

use super::column::Column;
use super::range;
use super::scope::{Docs, Scope, doc, order_derives};
use super::wire;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use selvedge_spec::ir::{Field, Name, Type, TypeDef, TypeId, TypeKind};

/// Every declared type.
pub(crate) fn types(scope: &Scope<'_>) -> TokenStream {
    let types = scope.system.types.iter().enumerate().map(|(index, def)| (TypeId(index), def));
    types.filter(|(id, _)| !scope.repeated.contains(id)).map(|(id, def)| declared(id, def, scope)).collect()
}

fn declared(id: TypeId, def: &TypeDef, scope: &Scope<'_>) -> TokenStream {
    match &def.kind {
        TypeKind::Newtype(base, None) => newtype(id, def, base, scope),
        TypeKind::Newtype(_, Some(range)) => range::newtype(id, def, *range, scope),
        TypeKind::Enum(variants) => unit_enum(def, variants, scope),
        TypeKind::Record(fields) => declared_record(id, def, fields, scope),
        TypeKind::External(path) => external(def, path, scope),
    }
}

/// A newtype: built by `new`, read by `get`, and never taken for its base.
fn newtype(id: TypeId, def: &TypeDef, base: &Type, scope: &Scope<'_>) -> TokenStream {
    let (ident, ty) = (scope.ident(&def.name), scope.ty(base));
    let docs = doc(&def.docs, "Not interchangeable with what it wraps.");
    let derives = scope.derives();
    let copy = scope.is_copy(base).then(|| quote!(::core::marker::Copy,));
    let order = scope.is_ordered(id).then(order_derives);
    let access = newtype_access(base, &ty, scope);
    let display = displays(base, scope).then(|| newtype_display(&ident));
    let wire = wire::wrapper(&ident, scope);
    quote! {
        #docs
        #[derive(#derives, #copy #order)]
        pub struct #ident(#ty);

        impl #ident { #access }

        #display
        #wire
    }
}

/// A newtype prints as what it wraps.
pub(crate) fn newtype_display(ident: &Ident) -> TokenStream {
    quote! {
        #[automatically_derived]
        impl ::core::fmt::Display for #ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }
    }
}

fn newtype_access(base: &Type, ty: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let new = if *base == Type::String {
        quote! {
            /// Wraps a text.
            #[must_use]
            pub fn new(value: impl ::core::convert::Into<#ty>) -> Self {
                Self(::core::convert::Into::into(value))
            }

            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &::core::primitive::str {
                self.0.as_str()
            }
        }
    } else {
        let (lent, value) =
            if scope.is_copy(base) { (quote!(#ty), quote!(self.0)) } else { (quote!(&#ty), quote!(&self.0)) };
        quote! {
            /// Wraps a value.
            #[must_use]
            pub const fn new(value: #ty) -> Self {
                Self(value)
            }

            /// The value.
            #[must_use]
            pub const fn get(&self) -> #lent {
                #value
            }
        }
    };
    quote! {
        #new

        /// The wrapped value itself.
        #[must_use]
        pub fn into_inner(self) -> #ty {
            self.0
        }
    }
}

/// Whether a type prints as people write it.
pub(crate) fn displays(ty: &Type, scope: &Scope<'_>) -> bool {
    match ty {
        Type::List(_) => false,
        Type::Ref(entity) => displays(scope.system.identity(*entity), scope),
        Type::Named(id) => match &scope.system.type_def(*id).kind {
            TypeKind::Newtype(base, _) => displays(base, scope),
            TypeKind::Enum(_) => true,
            TypeKind::Record(_) | TypeKind::External(_) => false,
        },
        _ => true,
    }
}

/// A declared enum.
fn unit_enum(def: &TypeDef, variants: &[(Name, String)], scope: &Scope<'_>) -> TokenStream {
    let ident = scope.ident(&def.name);
    let docs = doc(&def.docs, if def.docs.is_empty() { "One of a few." } else { "" });
    let variants = variants.iter().map(|(name, docs)| (scope.ident(name), name.text.as_str(), docs.as_str()));
    names_enum(&ident, &docs, variants.collect::<Vec<_>>().as_slice(), scope)
}

/// An enum whose values are names on the wire.
pub(crate) fn names_enum(
    ident: &Ident,
    docs: &Docs,
    variants: &[(Ident, &str, &str)],
    scope: &Scope<'_>,
) -> TokenStream {
    let (private, derives, order) = (scope.private(), scope.derives(), order_derives());
    let idents: Vec<_> = variants.iter().map(|(ident, ..)| ident).collect();
    let names = variants.iter().map(|(_, name, _)| name);
    let variant_docs = variants
        .iter()
        .map(|(_, name, docs)| doc(docs, &if docs.is_empty() { format!("`{name}`") } else { String::new() }));
    quote! {
        #docs
        #[derive(#derives, ::core::marker::Copy, #order)]
        pub enum #ident { #(#variant_docs #idents,)* }

        #private::names! {
            #ident { #(#idents #names,)* }
        }
    }
}

fn declared_record(id: TypeId, def: &TypeDef, fields: &[Field], scope: &Scope<'_>) -> TokenStream {
    let order = scope.is_ordered(id).then(|| {
        let order = order_derives();
        quote!(#[derive(#order)])
    });
    let docs = doc(&def.docs, if def.docs.is_empty() { "A record." } else { "" });
    record(&scope.ident(&def.name), &quote!(#docs #order), &Column::all(fields, scope), scope)
}

/// A struct with public members: a record, an input, an event, an error, a view's row.
pub(crate) fn record(ident: &Ident, attributes: &impl ToTokens, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let derives = scope.derives();
    let members: TokenStream =
        columns.iter().map(|Column { ident, ty, docs, .. }| quote!(#docs pub #ident: #ty,)).collect();
    let wire = wire::record(ident, columns, scope);
    quote! {
        #attributes
        #[derive(#derives)]
        pub struct #ident { #members }

        #wire
    }
}

/// A type of another context: any value, compared structurally.
fn external(def: &TypeDef, path: &str, scope: &Scope<'_>) -> TokenStream {
    let (krate, ident, derives) = (scope.krate(), scope.ident(&def.name), scope.derives());
    let docs = doc(&def.docs, &format!("`{path}` of another context: opaque here."));
    let wire = wire::wrapper(&ident, scope);
    quote! {
        #docs
        #[derive(#derives)]
        pub struct #ident(
            /// The value.
            pub #krate::Json,
        );

        #wire
    }
}
