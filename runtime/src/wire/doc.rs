//! A JSON text as it stands: duplicate keys, order and the kind of each number are kept.

use super::WireError;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use serde_core::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// A JSON value that forgets nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Doc {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// An integer that fits 64 bits with a sign.
    Int(i64),
    /// An integer beyond those that fits 64 bits without one.
    Unsigned(u64),
    /// Any other number.
    Float(f64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Doc>),
    /// A map, as written.
    Map(Vec<(String, Doc)>),
}

impl Doc {
    /// What it is, for messages.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "a truth value",
            Self::Int(_) => "an integer",
            Self::Unsigned(_) => "an integer beyond 64 bits with a sign",
            Self::Float(_) => "a number that is no 64-bit integer",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Map(_) => "a map",
        }
    }

    /// The value, if no map in it has a key twice.
    pub(crate) fn into_value(self) -> Result<Value, WireError> {
        Ok(match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(value),
            Self::Int(value) => Value::from(value),
            Self::Unsigned(value) => Value::from(value),
            Self::Float(value) => Value::Number(
                Number::from_f64(value).ok_or_else(|| WireError::new("expected a finite number, found none"))?,
            ),
            Self::Text(value) => Value::String(value),
            Self::List(items) => Value::Array(
                items
                    .into_iter()
                    .enumerate()
                    .map(|(index, item)| item.into_value().map_err(|error| error.at_index(index)))
                    .collect::<Result<_, _>>()?,
            ),
            Self::Map(entries) => Value::Object(into_map(entries)?),
        })
    }
}

fn into_map(entries: Vec<(String, Doc)>) -> Result<Map<String, Value>, WireError> {
    let mut map = Map::new();
    for (key, doc) in entries {
        let value = doc.into_value().map_err(|error| error.under(&key))?;
        if map.contains_key(&key) {
            return Err(WireError::new("this key stands here twice").under(&key));
        }
        map.insert(key, value);
    }
    Ok(map)
}

impl From<&Value> for Doc {
    fn from(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => match (number.as_i64(), number.as_u64()) {
                (Some(value), _) => Self::Int(value),
                (None, Some(value)) => Self::Unsigned(value),
                (None, None) => Self::Float(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(value) => Self::Text(value.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::from).collect()),
            Value::Object(map) => Self::Map(map.iter().map(|(key, value)| (key.clone(), Self::from(value))).collect()),
        }
    }
}

impl<'de> Deserialize<'de> for Doc {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DocVisitor)
    }
}

struct DocVisitor;

impl<'de> Visitor<'de> for DocVisitor {
    type Value = Doc;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Doc, E> {
        Ok(Doc::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Doc, E> {
        Ok(Doc::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Doc, E> {
        Ok(Doc::Int(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Doc, E> {
        Ok(i64::try_from(value).map_or(Doc::Unsigned(value), Doc::Int))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Doc, E> {
        if value.is_finite() { Ok(Doc::Float(value)) } else { Err(E::custom(format!("{value} is no JSON number"))) }
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Doc, E> {
        Ok(Doc::Text(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Doc, E> {
        Ok(Doc::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Doc, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = access.next_element()? {
            items.push(item);
        }
        Ok(Doc::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Doc, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = access.next_entry()? {
            entries.push(entry);
        }
        Ok(Doc::Map(entries))
    }
}

#[cfg(test)]
mod tests {
    use super::{Deserialize, Doc};
    use alloc::string::ToString;
    use serde_core::de::value::{BytesDeserializer, Error};

    /// Formats other than JSON have values that JSON has not.
    #[test]
    fn what_json_has_not_is_no_document() {
        let refused = Doc::deserialize(BytesDeserializer::<Error>::new(b"a")).expect_err("bytes are no JSON");
        assert_eq!(refused.to_string(), "invalid type: byte array, expected a JSON value");
    }
}
