//! Encoding and strict decoding of generated types.

use super::column::Column;
use super::scope::Scope;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// `Serialize`, `Decode` and `Deserialize` from the bodies of the first two.
///
/// The encoding's body reads `self` and `serializer`, the decoding's `doc`.
pub(crate) fn both(ty: &TokenStream, encode: &TokenStream, decode: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let (encoding, decoding) = (encoding(&quote!(), ty, encode, scope), decoding(ty, decode, scope));
    quote!(#encoding #decoding)
}

/// `Serialize`; `generics` are the impl's.
pub(crate) fn encoding(generics: &TokenStream, ty: &TokenStream, body: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    quote! {
        #[automatically_derived]
        impl #generics #private::Serialize for #ty {
            fn serialize<Encoder: #private::Serializer>(
                &self,
                serializer: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                #body
            }
        }
    }
}

/// `Decode`, and `Deserialize` by way of it.
pub(crate) fn decoding(ty: &TokenStream, body: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let (krate, private) = (scope.krate, scope.private());
    quote! {
        #[automatically_derived]
        impl #krate::wire::Decode for #ty {
            fn decode(doc: #krate::wire::Doc) -> ::core::result::Result<Self, #krate::wire::WireError> {
                #body
            }
        }

        #[automatically_derived]
        impl<'de> #private::Deserialize<'de> for #ty {
            fn deserialize<Decoder: #private::Deserializer<'de>>(
                deserializer: Decoder,
            ) -> ::core::result::Result<Self, Decoder::Error> {
                #krate::wire::deserialize(deserializer)
            }
        }
    }
}

/// The wire form of a struct: a map of its members.
pub(crate) fn record(ty: &TokenStream, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let (read, members) = decode_columns(columns, scope);
    let decode = quote! {
        #read
        ::core::result::Result::Ok(Self { #members })
    };
    both(ty, &encode_columns(columns, scope), &decode, scope)
}

/// The body that writes the members of `self`; what is absent is left out.
pub(crate) fn encode_columns(columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    let entries = columns.iter().map(|Column { ident, wire, optional, .. }| {
        if *optional {
            quote! {
                if let ::core::option::Option::Some(value) = &self.#ident {
                    #private::SerializeMap::serialize_entry(&mut map, #wire, value)?;
                }
            }
        } else {
            quote!(#private::SerializeMap::serialize_entry(&mut map, #wire, &self.#ident)?;)
        }
    });
    encode_map(&entries.collect::<Vec<_>>(), scope)
}

/// The statement that reads `doc`, and the members of a struct taken out of it.
pub(crate) fn decode_columns(columns: &[Column], scope: &Scope<'_>) -> (TokenStream, TokenStream) {
    let krate = scope.krate;
    let names = columns.iter().map(|column| &column.wire);
    let read = quote!(#krate::wire::Fields::read(doc, &[#(#names),*])?);
    let read = if columns.is_empty() { quote!(#read;) } else { quote!(let mut fields = #read;) };
    let members = columns.iter().map(|Column { ident, wire, optional, .. }| {
        let take = if *optional { quote!(optional) } else { quote!(required) };
        quote!(#ident: fields.#take(#wire)?,)
    });
    (read, members.collect())
}

/// The body that writes a map of the given entries.
pub(crate) fn encode_map(entries: &[TokenStream], scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    let mutable = (!entries.is_empty()).then(|| quote!(mut));
    quote! {
        let #mutable map = #private::Serializer::serialize_map(serializer, ::core::option::Option::None)?;
        #(#entries)*
        #private::SerializeMap::end(map)
    }
}

/// The wire form of an enum whose variants hold one struct of the same name: a map of that one name.
pub(crate) fn tagged(ty: &TokenStream, variants: &[(Ident, &str)], scope: &Scope<'_>) -> TokenStream {
    let (krate, private) = (scope.krate, scope.private());
    let (idents, names): (Vec<_>, Vec<_>) = variants.iter().cloned().unzip();
    let encode = if variants.is_empty() {
        quote! {
            let _ = serializer;
            match *self {}
        }
    } else {
        let arms =
            quote!(#(Self::#idents(content) => #private::SerializeMap::serialize_entry(&mut map, #names, content)?,)*);
        encode_map(&[quote!(match self { #arms })], scope)
    };
    let decode = quote! {
        #krate::wire::tagged(doc, &[#((#names, |doc| #krate::wire::Decode::decode(doc).map(Self::#idents))),*])
    };
    both(ty, &encode, &decode, scope)
}
