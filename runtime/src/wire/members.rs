//! What generated encodings call.

use super::Record;
use serde_core::ser::{Serialize, SerializeStruct, Serializer};

/// The members of a struct under way; what is absent is left out.
pub struct Members<S: Serializer>(S::SerializeStruct);

impl<S: Serializer> Members<S> {
    /// Begins the struct of this name, which has the members of a record at most.
    ///
    /// # Errors
    /// The serializer's.
    #[inline]
    pub fn of<T: Record>(serializer: S, name: &'static str) -> Result<Self, S::Error> {
        serializer.serialize_struct(name, T::KEYS.len()).map(Self)
    }

    /// A member that is there.
    ///
    /// # Errors
    /// The serializer's.
    #[inline]
    pub fn required<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), S::Error> {
        self.0.serialize_field(key, value)
    }

    /// A member that may be absent.
    ///
    /// # Errors
    /// The serializer's.
    #[inline]
    pub fn optional<T: Serialize>(&mut self, key: &'static str, value: &Option<T>) -> Result<(), S::Error> {
        match value {
            Some(value) => self.0.serialize_field(key, value),
            None => self.0.skip_field(key),
        }
    }

    /// Ends it.
    ///
    /// # Errors
    /// The serializer's.
    #[inline]
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
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
