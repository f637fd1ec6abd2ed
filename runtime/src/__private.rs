//! What expansions call by path. Everything here may change with any release.

pub use crate::hold::Found;
pub use crate::rows::{Keyed, Rows, count, each, every, some, stored, sum, unique};
pub use alloc::boxed::Box;
pub use alloc::string::String;
pub use alloc::vec::Vec;
pub use selvedge_macros::lifecycle_impl;
pub use serde_core::{Deserialize, Deserializer, Serialize, Serializer};
pub use serde_json::Value;

pub use crate::wire::{Members, encode_tagged};
pub use crate::{__selvedge_deserialize as deserialize, __selvedge_names as names, __selvedge_record as record};
pub use crate::{__selvedge_illegal as illegal, __selvedge_moved as moved};
pub use crate::{__selvedge_tagged as tagged, __selvedge_wrapper as wrapper};

use crate::wire::WireError;
use crate::{Timestamp, Unmet};
use alloc::format;
use core::fmt;

/// What a call that does not compile would return.
#[derive(Debug)]
pub enum Illegal {}

/// Stands in the methods that do not compile where they are called.
///
/// # Panics
/// Always; nobody can call them.
#[must_use]
pub fn illegal() -> Illegal {
    unreachable!("a call that does not compile")
}

/// The value of a field which the declaration proves to be there.
///
/// # Panics
/// If it is absent: the checker of the language has proved it present, so that would be a bug of Selvedge.
#[track_caller]
pub fn certain<T>(value: Option<T>) -> T {
    value.expect("the declaration proves this field present")
}

/// A timestamp that the declaration's checker has read before.
///
/// # Panics
/// If the text is no timestamp.
#[must_use]
pub fn timestamp(text: &str) -> Timestamp {
    text.parse().expect("the declaration's timestamps have been checked")
}

/// A declared text.
#[must_use]
pub fn text(text: &str) -> String {
    String::from(text)
}

/// Encodes a generated type.
///
/// # Panics
/// Never for generated types: their keys are texts, and nothing in them fails to encode.
pub fn encode<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("generated types always encode")
}

/// Encodes each of some rows.
pub fn encode_all<T, U>(rows: impl Iterator<Item = T>, encode: impl FnMut(T) -> U) -> Vec<U> {
    rows.map(encode).collect()
}

/// A list of known length.
pub fn list<T, const N: usize>(items: [T; N]) -> Vec<T> {
    Vec::from(items)
}

/// Lists one after the other.
#[must_use]
pub fn join<T, const N: usize>(lists: [Vec<T>; N]) -> Vec<T> {
    lists.into_iter().flatten().collect()
}

/// That a name is no entity's.
#[must_use]
pub fn no_entity(name: &str) -> WireError {
    WireError::new(format!("unknown entity {name:?}"))
}

/// The first of some constants of which something is true.
pub fn find<T: Copy>(all: &[T], is: impl Fn(T) -> bool) -> Option<T> {
    all.iter().copied().find(|one| is(*one))
}

/// That a command has no outcome of a name.
#[must_use]
pub fn no_outcome(command: &str, name: &str) -> WireError {
    WireError::new(format!("no command {command:?} has an outcome {name:?}")).under("outcome")
}

/// The form of this place, of an enum that has none: nobody calls it.
///
/// # Panics
/// Always.
#[must_use]
pub fn no_form<T>(_: usize) -> T {
    unreachable!("an enum without variants has no names")
}

/// Whether a claim on a row in a state holds.
///
/// # Errors
/// If it does not.
pub fn must(holds: bool, state: &'static str, path: &'static str, must: &'static str) -> Result<(), Unmet> {
    if holds { Ok(()) } else { Err(Unmet { state, path, must }) }
}

/// That a typed call's input names the row on which the call is made.
///
/// # Panics
/// If it names another row. A declared rejection could not say that, and to go on would emit an event with the wrong
/// identity.
#[inline]
#[track_caller]
pub fn addressed(same: bool, command: &str) {
    if !same {
        misaddressed(command);
    }
}

/// Apart, so that a call that is right does not even prepare the message.
#[cold]
#[inline(never)]
#[track_caller]
fn misaddressed(command: &str) -> ! {
    panic!("the input of `{command}` names another row than the one it was called on")
}

/// Writes an error's sentence: what went wrong, then its fields; an absent one is left out.
pub struct Sentence<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    separator: &'static str,
}

impl<'a, 'f> Sentence<'a, 'f> {
    /// Begins with what went wrong, in the words of the domain.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn begin(f: &'a mut fmt::Formatter<'f>, what: &str) -> Result<Self, fmt::Error> {
        f.write_str(what)?;
        Ok(Self { f, separator: ": " })
    }

    /// Adds a field.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn field(&mut self, name: &str, value: &dyn fmt::Display) -> fmt::Result {
        let separator = core::mem::replace(&mut self.separator, ", ");
        write!(self.f, "{separator}{name} {value}")
    }

    /// Adds a field that may be absent.
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn optional<T: fmt::Display>(&mut self, name: &str, value: Option<&T>) -> fmt::Result {
        value.map_or(Ok(()), |value| self.field(name, value))
    }
}
