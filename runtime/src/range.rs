//! Integers that must lie within a declared range.

use crate::wire::WireError;
use alloc::string::ToString;
use core::error::Error;
use core::fmt;

/// A value outside of the range that its type admits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OutOfRange {
    /// The declared name of the type.
    pub type_name: &'static str,
    /// The value.
    pub value: i64,
    /// The smallest value that the type admits.
    pub low: i64,
    /// The largest value that the type admits.
    pub high: i64,
}

impl OutOfRange {
    /// What is wrong with a value, if anything is.
    #[doc(hidden)]
    #[must_use]
    pub const fn check(type_name: &'static str, value: i64, low: i64, high: i64) -> Option<Self> {
        if low <= value && value <= high { None } else { Some(Self { type_name, value, low, high }) }
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { type_name, value, low, high } = self;
        write!(f, "expected a `{type_name}` from {low} to {high}, found {value}")
    }
}

impl Error for OutOfRange {}

impl From<OutOfRange> for WireError {
    fn from(error: OutOfRange) -> Self {
        Self::new(error.to_string())
    }
}
