//! Encoding and strict decoding of generated types.

use super::column::Column;
use super::scope::Scope;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// How a type is decoded: from a document, and from a text that looks as this crate writes it.
pub(crate) struct Decoding {
    /// The body that reads `doc`.
    pub(crate) decode: TokenStream,
    /// The body that reads `from`.
    pub(crate) read: TokenStream,
}

impl Decoding {
    /// Both go by way of what the type wraps.
    pub(crate) fn wrapped(then: &TokenStream, scope: &Scope<'_>) -> Self {
        let krate = scope.krate();
        Self {
            decode: quote!(#krate::wire::Decode::decode(doc).map(#then)),
            read: quote!(#krate::wire::Decode::read(from).map(#then)),
        }
    }
}

/// `Serialize`, `Decode` and `Deserialize`. The encoding's body reads `self` and `serializer`.
pub(crate) fn both(ty: &TokenStream, encode: &TokenStream, decoding: &Decoding, scope: &Scope<'_>) -> TokenStream {
    let (encode, decode) = (encoding(&quote!(), ty, encode, scope), self::decoding(ty, decoding, scope));
    quote!(#encode #decode)
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
pub(crate) fn decoding(ty: &TokenStream, Decoding { decode, read }: &Decoding, scope: &Scope<'_>) -> TokenStream {
    let (krate, deserialize) = (scope.krate(), deserialize(ty, scope));
    quote! {
        #[automatically_derived]
        impl #krate::wire::Decode for #ty {
            fn decode(doc: #krate::wire::Doc) -> ::core::result::Result<Self, #krate::wire::WireError> {
                #decode
            }

            fn read(from: &mut #krate::wire::Reader<'_>) -> ::core::result::Result<Self, #krate::wire::GiveUp> {
                #read
            }
        }

        #deserialize
    }
}

fn deserialize(ty: &TokenStream, scope: &Scope<'_>) -> TokenStream {
    let (krate, private) = (scope.krate(), scope.private());
    quote! {
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
    let members = members(columns);
    let from = if columns.is_empty() { quote!(_) } else { quote!(from) };
    let names = columns.iter().map(|column| &column.wire);
    let take = quote!(::core::result::Result::Ok(Self { #members }));
    let decode = record_decoding(ty, &quote!(#(#names),*), &from, &take, scope);
    let encode = encoding(&quote!(), ty, &encode_columns(ty, columns, scope), scope);
    quote!(#encode #decode)
}

/// `Record`, which brings `Decode`, and `Deserialize` by way of that: from the keys, and a body that takes them out of `from`.
pub(crate) fn record_decoding(
    ty: &TokenStream,
    keys: &TokenStream,
    from: &TokenStream,
    take: &TokenStream,
    scope: &Scope<'_>,
) -> TokenStream {
    let (krate, deserialize) = (scope.krate(), deserialize(ty, scope));
    quote! {
        #[automatically_derived]
        impl #krate::wire::Record for #ty {
            const KEYS: &'static [&'static ::core::primitive::str] = &[#keys];

            fn take<Origin: #krate::wire::Source>(
                #from: &mut Origin,
            ) -> ::core::result::Result<Self, Origin::Error> {
                #take
            }
        }

        #deserialize
    }
}

/// The members of a struct, taken out of `from`.
pub(crate) fn members(columns: &[Column]) -> TokenStream {
    let member = |Column { ident, wire, optional, .. }: &Column| {
        let take = if *optional { quote!(optional) } else { quote!(required) };
        quote!(#ident: from.#take(#wire)?,)
    };
    columns.iter().map(member).collect()
}

/// The body that writes the members of `self`; what is absent is left out.
pub(crate) fn encode_columns(ty: &TokenStream, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let members = columns.iter().map(|Column { ident, wire, optional, .. }| {
        let give = if *optional { quote!(optional) } else { quote!(required) };
        quote!(map.#give(#wire, &self.#ident)?;)
    });
    encode_map(ty, &members.collect::<Vec<_>>(), scope)
}

/// The body that writes the given members into `map`.
pub(crate) fn encode_map(ty: &TokenStream, members: &[TokenStream], scope: &Scope<'_>) -> TokenStream {
    let (private, name, count) = (scope.private(), ty.to_string(), members.len());
    let mutable = (!members.is_empty()).then(|| quote!(mut));
    quote! {
        let #mutable map = #private::Members::begin(serializer, #name, #count)?;
        #(#members)*
        map.end()
    }
}

/// The wire form of an enum whose variants hold one struct of the same name: a map of that one name.
pub(crate) fn tagged(ty: &TokenStream, variants: &[(Ident, &str)], scope: &Scope<'_>) -> TokenStream {
    let (krate, private, of) = (scope.krate(), scope.private(), ty.to_string());
    let (idents, names): (Vec<_>, Vec<_>) = variants.iter().cloned().unzip();
    let encode = if variants.is_empty() {
        quote! {
            let _ = serializer;
            match *self {}
        }
    } else {
        let places = (0..).map(Literal::u32_unsuffixed);
        let arms = idents.iter().zip(places).zip(&names).map(|((ident, place), name)| {
            quote!(Self::#ident(content) => #private::encode_tagged(serializer, #of, #place, #name, content),)
        });
        quote!(match self { #(#arms)* })
    };
    let (places, last) = (0..variants.len().saturating_sub(1), idents.last());
    let arms = idents
        .iter()
        .zip(places.map(Literal::usize_unsuffixed))
        .map(|(ident, place)| quote!(#place => content.take().map(Self::#ident),));
    let take = if let Some(last) = last {
        quote! {
            match place {
                #(#arms)*
                _ => content.take().map(Self::#last),
            }
        }
    } else {
        quote! {
            let _ = content;
            #private::no_form(place)
        }
    };
    let decoding =
        Decoding { decode: quote!(#krate::wire::decode_tagged(doc)), read: quote!(#krate::wire::read_tagged(from)) };
    let both = both(ty, &encode, &decoding, scope);
    quote! {
        #both

        #[automatically_derived]
        impl #krate::wire::Tagged for #ty {
            const NAMES: &'static [&'static ::core::primitive::str] = &[#(#names),*];

            fn take<Origin: #krate::wire::Content>(
                place: ::core::primitive::usize,
                content: Origin,
            ) -> ::core::result::Result<Self, Origin::Error> {
                #take
            }
        }
    }
}
