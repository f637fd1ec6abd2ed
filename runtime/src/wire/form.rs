//! The forms of values: records by their fields, commands and events by their one key, enums by their names. Each is told once by
//! generated code, and read both from a [`Doc`] and from a text.

use super::fields::{list, unknown};
use super::{Decode, Doc, Fields, GiveUp, Reader, WireError};
use alloc::format;
use alloc::vec::Vec;

/// Where the fields of a record come from, in declared order.
pub trait Source {
    /// What is wrong.
    type Error: From<WireError>;

    /// Takes out a field that must be there.
    ///
    /// # Errors
    /// If it is missing, or its value is not the one form of a `T`.
    fn required<T: Decode>(&mut self, name: &'static str) -> Result<T, Self::Error>;

    /// Takes out a field that may be absent.
    ///
    /// # Errors
    /// If its value is not the one form of a `T`; `null` is not absence.
    fn optional<T: Decode>(&mut self, name: &'static str) -> Result<Option<T>, Self::Error>;
}

/// A value whose form is a map of known keys.
pub trait Record: Sized {
    /// The keys, in declared order.
    const KEYS: &'static [&'static str];

    /// Takes the fields out.
    ///
    /// # Errors
    /// What is wrong with them.
    fn take<S: Source>(from: &mut S) -> Result<Self, S::Error>;
}

impl<T: Record> Decode for T {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        T::take(&mut Fields::read(doc, T::KEYS)?)
    }

    #[inline]
    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.record()
    }
}

/// Where the content under a name comes from.
pub trait Content {
    /// What is wrong.
    type Error;

    /// The content.
    ///
    /// # Errors
    /// If it is not the one form of a `T`.
    fn take<T: Decode>(self) -> Result<T, Self::Error>;
}

impl Content for Doc {
    type Error = WireError;

    fn take<T: Decode>(self) -> Result<T, WireError> {
        T::decode(self)
    }
}

impl Content for &mut Reader<'_> {
    type Error = GiveUp;

    fn take<T: Decode>(self) -> Result<T, GiveUp> {
        T::read(self)
    }
}

/// A value whose form is a map of its name to its content.
pub trait Tagged: Sized {
    /// The names.
    const NAMES: &'static [&'static str];

    /// Takes the content of the name at this place.
    ///
    /// # Errors
    /// What is wrong with it.
    fn take<C: Content>(place: usize, content: C) -> Result<Self, C::Error>;
}

/// A name on the wire, and how what stands under it is decoded.
pub type Form<T> = (&'static str, fn(Doc) -> Result<T, WireError>);

/// Decodes one of several forms, written as a map of its name to its content.
///
/// # Errors
/// If the document is no map of exactly one known name, or the content is wrong.
pub fn tagged<T>(doc: Doc, forms: &[Form<T>]) -> Result<T, WireError> {
    let names: Vec<_> = forms.iter().map(|(name, _)| *name).collect();
    under_its_name(doc, &names, |place, content| forms[place].1(content))
}

/// Decodes a value that has such forms.
///
/// # Errors
/// As [`tagged`].
pub fn decode_tagged<T: Tagged>(doc: Doc) -> Result<T, WireError> {
    under_its_name(doc, T::NAMES, T::take)
}

fn under_its_name<T>(
    doc: Doc,
    names: &[&str],
    take: impl FnOnce(usize, Doc) -> Result<T, WireError>,
) -> Result<T, WireError> {
    let Doc::Map(entries) = doc else { return Err(WireError::expected("a map with one key", &doc)) };
    let count = entries.len();
    let mut entries = entries.into_iter();
    let (Some((key, content)), None) = (entries.next(), entries.next()) else {
        return Err(WireError::new(format!("expected a map with one key, found one with {count}")));
    };
    let Some(place) = names.iter().position(|name| *name == key) else {
        return Err(WireError::new(unknown("name", &key, names)));
    };
    take(place, content).map_err(|error| error.under(&key))
}

/// Reads the same.
///
/// # Errors
/// If the text is another one.
#[inline]
pub fn read_tagged<T: Tagged>(from: &mut Reader<'_>) -> Result<T, GiveUp> {
    let place = from.tag(T::NAMES)?;
    let value = T::take(place, &mut *from)?;
    from.end_of_tag()?;
    Ok(value)
}

/// Decodes one of several names.
///
/// # Errors
/// If the document is no text, or not one of the names.
pub fn unit<T: Copy>(doc: Doc, variants: &[(&'static str, T)]) -> Result<T, WireError> {
    let names = || variants.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    match doc {
        Doc::Text(text) => match variants.iter().find(|(name, _)| *name == text) {
            Some((_, value)) => Ok(*value),
            None => Err(WireError::new(unknown("name", &text, &names()))),
        },
        other => Err(WireError::expected(&format!("one of {}", list(&names())), &other)),
    }
}

/// Reads the same.
///
/// # Errors
/// If the text is another one.
#[inline]
pub fn read_unit<T: Copy>(from: &mut Reader<'_>, variants: &[(&'static str, T)]) -> Result<T, GiveUp> {
    let place = from.name(variants.iter().map(|(name, _)| *name))?;
    Ok(variants[place].1)
}
