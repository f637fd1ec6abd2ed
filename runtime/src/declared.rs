//! What generated types have alike, as macros: an expansion names what is a type's own, and these write the rest around it.
//!
//! They are macros because `Serialize` and `From` cannot be implemented once for all of these types, and they stand here because each
//! token of a procedural macro, which nobody builds optimised, costs the compiler more than one that its own expander writes.

/// The wire form of a struct, a map of its members in declared order; and `Eq`.
///
/// A member stands behind the method that takes and gives it, `required` or `optional`, and in front of its key.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_record {
    ($name:ident { $($presence:ident $member:ident $key:literal,)* }) => {
        #[automatically_derived]
        impl ::core::cmp::Eq for $name {}

        #[automatically_derived]
        impl $crate::__private::Serialize for $name {
            fn serialize<Encoder: $crate::__private::Serializer>(
                &self,
                serializer: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                let mut map = $crate::__private::Members::of::<Self>(serializer, ::core::stringify!($name))?;
                $(map.$presence($key, &self.$member)?;)*
                map.end()
            }
        }

        #[automatically_derived]
        impl $crate::wire::Record for $name {
            const KEYS: &'static [&'static ::core::primitive::str] = &[$($key),*];

            fn take<Origin: $crate::wire::Source>(from: &mut Origin) -> ::core::result::Result<Self, Origin::Error> {
                ::core::result::Result::Ok(Self { $($member: from.$presence($key)?,)* })
            }
        }

        $crate::__selvedge_deserialize! { $name }
    };
}

/// The wire form of a struct around one value, which is that value's; and `Eq`.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_wrapper {
    ($name:ident) => {
        #[automatically_derived]
        impl ::core::cmp::Eq for $name {}

        #[automatically_derived]
        impl $crate::__private::Serialize for $name {
            fn serialize<Encoder: $crate::__private::Serializer>(
                &self,
                serializer: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                $crate::__private::Serialize::serialize(&self.0, serializer)
            }
        }

        #[automatically_derived]
        impl $crate::wire::Decode for $name {
            fn decode(doc: $crate::wire::Doc) -> ::core::result::Result<Self, $crate::wire::WireError> {
                $crate::wire::Decode::decode(doc).map(Self)
            }

            fn read(from: &mut $crate::wire::Reader<'_>) -> ::core::result::Result<Self, $crate::wire::GiveUp> {
                $crate::wire::Decode::read(from).map(Self)
            }
        }

        $crate::__selvedge_deserialize! { $name }
    };
}

/// An enum without contents: its names, which are also what it prints as and its wire form; and `Eq`.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_names {
    ($ident:ident { $($variant:ident $name:literal,)* }) => {
        impl $ident {
            const NAMES: &'static [(&'static ::core::primitive::str, Self)] = &[$(($name, Self::$variant)),*];

            /// The name as declared, which is also the name on the wire.
            #[must_use]
            pub const fn name(self) -> &'static ::core::primitive::str {
                match self { $(Self::$variant => $name,)* }
            }
        }

        #[automatically_derived]
        impl ::core::cmp::Eq for $ident {}

        #[automatically_derived]
        impl ::core::fmt::Display for $ident {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.name())
            }
        }

        #[automatically_derived]
        impl $crate::__private::Serialize for $ident {
            fn serialize<Encoder: $crate::__private::Serializer>(
                &self,
                serializer: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                serializer.serialize_str(self.name())
            }
        }

        #[automatically_derived]
        impl $crate::wire::Decode for $ident {
            fn decode(doc: $crate::wire::Doc) -> ::core::result::Result<Self, $crate::wire::WireError> {
                $crate::wire::unit(doc, Self::NAMES)
            }

            fn read(from: &mut $crate::wire::Reader<'_>) -> ::core::result::Result<Self, $crate::wire::GiveUp> {
                $crate::wire::read_unit(from, Self::NAMES)
            }
        }

        $crate::__selvedge_deserialize! { $ident }
    };
}

/// An enum whose variants each hold one struct of the same name: its names, what makes it of a struct, and its wire form, a map of
/// the one name to the content; and `Eq`.
///
/// A variant stands between its place and its name. The last one is told apart, for it takes every place that is left.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_tagged {
    ($ident:ident {
        $($place:literal $variant:ident $name:literal,)*
        else $last_place:literal $last:ident $last_name:literal
    }) => {
        impl $ident {
            /// The declared name.
            #[must_use]
            pub const fn name(&self) -> &'static ::core::primitive::str {
                match self {
                    $(Self::$variant(_) => $name,)*
                    Self::$last(_) => $last_name,
                }
            }
        }

        $(
            #[automatically_derived]
            impl ::core::convert::From<$variant> for $ident {
                fn from(content: $variant) -> Self {
                    Self::$variant(content)
                }
            }
        )*

        #[automatically_derived]
        impl ::core::convert::From<$last> for $ident {
            fn from(content: $last) -> Self {
                Self::$last(content)
            }
        }

        #[automatically_derived]
        impl $crate::__private::Serialize for $ident {
            fn serialize<Encoder: $crate::__private::Serializer>(
                &self,
                serializer: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                let of = ::core::stringify!($ident);
                match self {
                    $(Self::$variant(content) => {
                        $crate::__private::encode_tagged(serializer, of, $place, $name, content)
                    })*
                    Self::$last(content) => {
                        $crate::__private::encode_tagged(serializer, of, $last_place, $last_name, content)
                    }
                }
            }
        }

        $crate::__selvedge_tagged_form! {
            $ident { $($name,)* $last_name }
            |place, content| match place {
                $($place => content.take().map(Self::$variant),)*
                _ => content.take().map(Self::$last),
            }
        }
    };
    ($ident:ident {}) => {
        impl $ident {
            /// The declared name.
            #[must_use]
            pub const fn name(&self) -> &'static ::core::primitive::str {
                match *self {}
            }
        }

        #[automatically_derived]
        impl $crate::__private::Serialize for $ident {
            fn serialize<Encoder: $crate::__private::Serializer>(
                &self,
                _: Encoder,
            ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
                match *self {}
            }
        }

        $crate::__selvedge_tagged_form! { $ident {} |place, _content| $crate::__private::no_form(place) }
    };
}

/// The decoding of a map of one name to its content; and `Eq`.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_tagged_form {
    ($ident:ident { $($name:literal),* } |$place:ident, $content:ident| $take:expr) => {
        #[automatically_derived]
        impl ::core::cmp::Eq for $ident {}

        #[automatically_derived]
        impl $crate::wire::Decode for $ident {
            fn decode(doc: $crate::wire::Doc) -> ::core::result::Result<Self, $crate::wire::WireError> {
                $crate::wire::decode_tagged(doc)
            }

            fn read(from: &mut $crate::wire::Reader<'_>) -> ::core::result::Result<Self, $crate::wire::GiveUp> {
                $crate::wire::read_tagged(from)
            }
        }

        #[automatically_derived]
        impl $crate::wire::Tagged for $ident {
            const NAMES: &'static [&'static ::core::primitive::str] = &[$($name),*];

            fn take<Origin: $crate::wire::Content>(
                $place: ::core::primitive::usize,
                $content: Origin,
            ) -> ::core::result::Result<Self, Origin::Error> {
                $take
            }
        }

        $crate::__selvedge_deserialize! { $ident }
    };
}

/// `Deserialize` by way of `Decode`.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_deserialize {
    ($name:ident) => {
        #[automatically_derived]
        impl<'de> $crate::__private::Deserialize<'de> for $name {
            fn deserialize<Decoder: $crate::__private::Deserializer<'de>>(
                deserializer: Decoder,
            ) -> ::core::result::Result<Self, Decoder::Error> {
                $crate::wire::deserialize(deserializer)
            }
        }
    };
}

/// The hidden methods of the commands and moves that a state does not have.
///
/// The bound behind a method is one that nothing satisfies. It is deferred (`for<'illegal>`), so that it may be written although it is
/// false, and only who calls the method is refused. It comes as bare tokens: of a path or a type the compiler would show where this
/// macro puts it, and not where it was declared.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_illegal {
    ($handle:ident<$state:ty> { $($method:ident($($input:ident)?) [$($bound:tt)+];)* }) => {
        #[doc(hidden)]
        #[allow(unused_lifetimes, clippy::unused_self, clippy::needless_pass_by_value, clippy::extra_unused_lifetimes)]
        impl<R> $handle<$state, R> {
            $(
                #[doc(hidden)]
                pub fn $method(self $(, _: $input)?) -> $crate::__private::Illegal
                where
                    for<'illegal> $($bound)+,
                {
                    $crate::__private::illegal()
                }
            )*
        }
    };
}

/// A bare move: made if the row has all that the target state promises, else the row is given back.
#[doc(hidden)]
#[macro_export]
macro_rules! __selvedge_moved {
    ($typed:ident, $handle:ident, $state:path) => {
        match $typed.row.satisfies($state) {
            ::core::result::Result::Ok(()) => {
                $typed.row.state = $state;
                ::core::result::Result::Ok($handle::of($typed.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err($crate::Rejected { subject: $typed, error })
            }
        }
    };
}
