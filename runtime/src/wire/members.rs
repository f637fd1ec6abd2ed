//! What generated encodings call.

use serde::ser::{Serialize, SerializeStruct, Serializer};

/// The members of a struct under way; what is absent is left out. An error is kept until the end, so that generated code needs
/// no branch of its own for each member.
pub struct Members<S: Serializer>(Result<S::SerializeStruct, S::Error>);

impl<S: Serializer> Members<S> {
    /// Begins the struct of this name, with as many members at most.
    #[inline]
    pub fn begin(serializer: S, name: &'static str, most: usize) -> Self {
        Self(serializer.serialize_struct(name, most))
    }

    /// A member that is there.
    #[inline]
    #[must_use]
    pub fn required<T: Serialize + ?Sized>(self, key: &'static str, value: &T) -> Self {
        self.then(|members| members.serialize_field(key, value))
    }

    /// A member that may be absent.
    #[inline]
    #[must_use]
    pub fn optional<T: Serialize>(self, key: &'static str, value: &Option<T>) -> Self {
        self.then(|members| match value {
            Some(value) => members.serialize_field(key, value),
            None => members.skip_field(key),
        })
    }

    /// Ends it.
    ///
    /// # Errors
    /// The serializer's, wherever it came up.
    #[inline]
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.0?.end()
    }

    #[inline]
    fn then(self, give: impl FnOnce(&mut S::SerializeStruct) -> Result<(), S::Error>) -> Self {
        Self(self.0.and_then(|mut members| give(&mut members).map(|()| members)))
    }
}

/// A map of a name to its content: the variant at this place of an enum.
///
/// # Errors
/// The serializer's.
#[inline]
pub fn encode_tagged<S: Serializer, T: Serialize>(
    serializer: S,
    of: &'static str,
    place: u32,
    name: &'static str,
    content: &T,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_variant(of, place, name, content)
}
