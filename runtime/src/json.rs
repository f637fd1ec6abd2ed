//! Values that the declaration does not look into.

use crate::wire::{Decode, Doc, WireError};
use core::fmt;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// Any JSON value, compared structurally: the order of keys does not count.
///
/// Integers of 64 bits are exact; every other number is held as a double, as `serde_json` does.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Json(pub Value);

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self(value)
    }
}

impl Decode for Json {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        doc.into_value().map(Self)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::wire::deserialize(deserializer)
    }
}
