//! Newtypes of integers that admit some only: what is outside can neither be built nor decoded.

use super::scope::{Scope, doc, eq, order_derives};
use super::types::newtype_display;
use super::wire::{self, Decoding};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use selvedge_spec::ir::{IntRange, TypeDef, TypeId};

/// A newtype of integers within a range.
pub(crate) fn newtype(id: TypeId, def: &TypeDef, range: IntRange, scope: &Scope<'_>) -> TokenStream {
    let (ident, krate, private) = (scope.ident(&def.name), scope.krate(), scope.private());
    let docs = doc(&def.docs, &format!("An integer from {} to {}.", range.low, range.high));
    let (derives, order) = (scope.derives(), scope.is_ordered(id).then(order_derives));
    let (access, display) = (access(def, range, scope), newtype_display(&ident));
    let encode = quote!(#private::Serialize::serialize(&self.0, serializer));
    let decoding = Decoding {
        decode: quote! {
            let value = #krate::wire::Decode::decode(doc)?;
            ::core::result::Result::Ok(Self::new(value)?)
        },
        read: quote!(Self::new(from.int()?).map_err(|_| #krate::wire::GiveUp)),
    };
    let eq = eq(&quote!(), &quote!(#ident));
    let wire = wire::both(&quote!(#ident), &encode, &decoding, scope);
    quote! {
        #docs
        #[derive(#derives, ::core::marker::Copy, #order)]
        pub struct #ident(::core::primitive::i64);

        #eq

        impl #ident { #access }

        #[automatically_derived]
        impl ::core::convert::TryFrom<::core::primitive::i64> for #ident {
            type Error = #krate::OutOfRange;

            fn try_from(value: ::core::primitive::i64) -> ::core::result::Result<Self, #krate::OutOfRange> {
                Self::new(value)
            }
        }

        #display
        #wire
    }
}

fn access(def: &TypeDef, range: IntRange, scope: &Scope<'_>) -> TokenStream {
    let (krate, name) = (scope.krate(), &def.name.text);
    let (low, high) = (Literal::i64_unsuffixed(range.low), Literal::i64_unsuffixed(range.high));
    quote! {
        /// The smallest.
        pub const MIN: Self = Self(#low);
        /// The largest.
        pub const MAX: Self = Self(#high);

        /// Wraps a value.
        ///
        /// # Errors
        /// If it is outside of the range.
        pub const fn new(value: ::core::primitive::i64) -> ::core::result::Result<Self, #krate::OutOfRange> {
            match #krate::OutOfRange::check(#name, value, #low, #high) {
                ::core::option::Option::None => ::core::result::Result::Ok(Self(value)),
                ::core::option::Option::Some(error) => ::core::result::Result::Err(error),
            }
        }

        /// The value.
        #[must_use]
        pub const fn get(&self) -> ::core::primitive::i64 {
            self.0
        }

        /// The wrapped value itself.
        #[must_use]
        pub const fn into_inner(self) -> ::core::primitive::i64 {
            self.0
        }
    }
}
