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
    let private = scope.private();
    quote!(#private::deserialize! { #ty })
}

/// The wire form of a struct, all of whose members are public: a map of them.
pub(crate) fn record(ident: &Ident, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let (private, members, wire) =
        (scope.private(), columns.iter().map(|column| &column.ident), columns.iter().map(|column| &column.wire));
    let presence = columns.iter().map(Column::presence);
    quote! {
        #private::record! {
            #ident { #(#presence #members #wire,)* }
        }
    }
}

/// `Record`, which brings `Decode`, and `Deserialize` by way of that: from the keys, and a body that takes them out of `from`.
pub(crate) fn record_decoding(
    ty: &TokenStream,
    keys: &TokenStream,
    take: &TokenStream,
    scope: &Scope<'_>,
) -> TokenStream {
    let (krate, deserialize) = (scope.krate(), deserialize(ty, scope));
    quote! {
        #[automatically_derived]
        impl #krate::wire::Record for #ty {
            const KEYS: &'static [&'static ::core::primitive::str] = &[#keys];

            fn take<Origin: #krate::wire::Source>(
                from: &mut Origin,
            ) -> ::core::result::Result<Self, Origin::Error> {
                #take
            }
        }

        #deserialize
    }
}

/// The members of a struct, taken out of `from`.
pub(crate) fn members(columns: &[Column]) -> TokenStream {
    let member = |column: &Column| {
        let (Column { ident, wire, .. }, take) = (column, column.presence());
        quote!(#ident: from.#take(#wire)?,)
    };
    columns.iter().map(member).collect()
}

/// The body that writes the members of `self`; what is absent is left out.
pub(crate) fn encode_columns(ty: &TokenStream, columns: &[Column], scope: &Scope<'_>) -> TokenStream {
    let members = columns.iter().map(|column| {
        let (Column { ident, wire, .. }, give) = (column, column.presence());
        quote!(map.#give(#wire, &self.#ident)?;)
    });
    encode_map(ty, &members.collect::<Vec<_>>(), scope)
}

/// The body that writes the given members into `map`.
pub(crate) fn encode_map(ty: &TokenStream, members: &[TokenStream], scope: &Scope<'_>) -> TokenStream {
    let (private, name) = (scope.private(), ty.to_string());
    quote! {
        let mut map = #private::Members::of::<Self>(serializer, #name)?;
        #(#members)*
        map.end()
    }
}

/// The wire form of an enum whose variants hold one struct of the same name: a map of that one name.
pub(crate) fn tagged(ty: &TokenStream, variants: &[(Ident, &str)], scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    let variant = |place: usize, (ident, name): &(Ident, &str)| {
        let place = Literal::usize_unsuffixed(place);
        quote!(#place #ident #name)
    };
    let variants = variants.split_last().map(|(last, others)| {
        let first = others.iter().enumerate().map(|(place, one)| variant(place, one));
        let last = variant(others.len(), last);
        quote!(#(#first,)* else #last)
    });
    quote! {
        #private::tagged! {
            #ty { #variants }
        }
    }
}

/// The wire form of a struct around one value: that of the value.
pub(crate) fn wrapper(ident: &Ident, scope: &Scope<'_>) -> TokenStream {
    let private = scope.private();
    quote!(#private::wrapper! { #ident })
}
