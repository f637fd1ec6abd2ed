//! Any JSON value, in which no key stands twice in one object.

use super::object::TWICE;
use super::read::Reader;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value as Json};
use std::fmt;

#[derive(Clone, Copy)]
pub(super) struct Free<'a>(pub(super) Reader<'a>);

impl<'de> DeserializeSeed<'de> for Free<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Json, D::Error> {
        // A text can be nested more deeply than is read.
        from.deserialize_any(self).map_err(|error| self.0.wrong(error))
    }
}

impl<'de> Visitor<'de> for Free<'_> {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Json, E> {
        Ok(value.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Json, E> {
        Ok(text.into())
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = items.next_element_seed(self)? {
            values.push(value);
        }
        Ok(Json::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut object = Map::new();
        while let Some(key) = map.next_key::<String>()? {
            let path = self.0.key(&key);
            let reader = self.0.under(&path);
            let value = map.next_value_seed(Free(reader))?;
            if object.contains_key(&key) {
                return Err(reader.wrong(TWICE));
            }
            object.insert(key.clone(), value);
        }
        Ok(Json::Object(object))
    }
}
