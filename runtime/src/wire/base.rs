//! Decoding of the base types.

use super::{Decode, Doc, GiveUp, Reader, WireError};
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

impl Decode for bool {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Bool(value) => Ok(value),
            other => Err(WireError::expected("`true` or `false`", &other)),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.bool()
    }
}

impl Decode for i64 {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Int(value) => Ok(value),
            other => Err(WireError::expected("an integer", &other)),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.int()
    }
}

impl Decode for String {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Text(value) => Ok(value),
            other => Err(WireError::expected("a text", &other)),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.text().map(ToOwned::to_owned)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::List(items) => items
                .into_iter()
                .enumerate()
                .map(|(index, item)| T::decode(item).map_err(|error| error.at_index(index)))
                .collect(),
            other => Err(WireError::expected("a list", &other)),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.list()
    }
}
