//! Objects read: each key once, none that is unknown, and none missing that must be there.

use super::super::Value;
use super::column::Columns;
use super::read::{Reader, Typed};
use crate::ir::{Command, Field, Payload};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use std::fmt;

/// What is said of a key that was there before.
pub(super) const TWICE: &str = "this key stands here twice";

/// An object of these columns: for each the value, or that it is absent.
#[derive(Clone, Copy)]
pub(super) struct Object<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) columns: Columns<'a>,
}

impl<'de> DeserializeSeed<'de> for Object<'_> {
    type Value = Vec<Option<Value>>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_map(self).map_err(|_| self.reader.wrong("an object is expected"))
    }
}

impl<'de> Visitor<'de> for Object<'_> {
    type Value = Vec<Option<Value>>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut values = vec![None; self.columns.len()];
        let find = |name: &str| self.columns.find(name);
        while let Some(index) = map.next_key_seed(Key { reader: self.reader, find, unknown: "unknown key" })? {
            let column = self.columns.get(index);
            let path = self.reader.key(column.wire);
            let reader = self.reader.under(&path);
            let typed = Typed { reader, form: column.form(reader.system), optional: column.optional };
            if values[index].replace(map.next_value_seed(typed)?).is_some() {
                return Err(reader.wrong(TWICE));
            }
        }
        match self.columns.iter().zip(&values).find(|(column, value)| value.is_none() && !column.optional) {
            None => Ok(values),
            Some((column, _)) => Err(self.reader.under(&self.reader.key(column.wire)).wrong("missing key")),
        }
    }
}

/// A key that is to be found.
pub(super) struct Key<'a, F> {
    pub(super) reader: Reader<'a>,
    pub(super) find: F,
    /// What is said of another.
    pub(super) unknown: &'static str,
}

impl<'de, T, F: Fn(&str) -> Option<T>> DeserializeSeed<'de> for Key<'_, F> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<T, D::Error> {
        from.deserialize_str(self)
    }
}

impl<T, F: Fn(&str) -> Option<T>> Visitor<'_> for Key<'_, F> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<T, E> {
        (self.find)(key).ok_or_else(|| self.reader.under(&self.reader.key(key)).wrong(self.unknown))
    }
}

/// What the one key of an object may name.
#[derive(Clone, Copy)]
pub(super) enum Named<'a> {
    Commands(&'a [Command]),
    Payloads(&'a [Payload]),
}

impl<'a> Named<'a> {
    fn find(self, name: &str) -> Option<usize> {
        match self {
            Self::Commands(commands) => commands.iter().position(|command| command.name.text == name),
            Self::Payloads(payloads) => payloads.iter().position(|payload| payload.name.text == name),
        }
    }

    fn fields(self, index: usize) -> (&'a str, &'a [Field]) {
        match self {
            Self::Commands(commands) => (&commands[index].name.text, &commands[index].inputs),
            Self::Payloads(payloads) => (&payloads[index].name.text, &payloads[index].fields),
        }
    }

    fn unknown(self) -> &'static str {
        match self {
            Self::Commands(_) => "no such command",
            Self::Payloads(_) => "no such name",
        }
    }
}

/// An object with exactly one key, which says what the object under it is.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) named: Named<'a>,
}

const ONE_KEY: &str = "an object with exactly one key is expected";

impl<'de> DeserializeSeed<'de> for Entry<'_> {
    type Value = (usize, Vec<Option<Value>>);

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        from.deserialize_map(self).map_err(|_| self.reader.wrong(ONE_KEY))
    }
}

impl<'de> Visitor<'de> for Entry<'_> {
    type Value = (usize, Vec<Option<Value>>);

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object with one key")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let Self { reader, named } = self;
        let key = Key { reader, find: |name: &str| named.find(name), unknown: named.unknown() };
        let Some(index) = map.next_key_seed(key)? else { return Err(reader.wrong(ONE_KEY)) };
        let (name, fields) = named.fields(index);
        let path = reader.key(name);
        let values = map.next_value_seed(Object { reader: reader.under(&path), columns: Columns::Fields(fields) })?;
        let other = Key { reader, find: |_: &str| Some(()), unknown: ONE_KEY };
        if map.next_key_seed(other)?.is_some() { Err(reader.wrong(ONE_KEY)) } else { Ok((index, values)) }
    }
}
