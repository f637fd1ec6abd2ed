//! Decoding of the base types.

use super::{Decode, Doc, WireError};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

impl Decode for bool {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Bool(value) => Ok(value),
            other => Err(WireError::expected("`true` or `false`", &other)),
        }
    }
}

impl Decode for i64 {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Int(value) => Ok(value),
            other => Err(WireError::expected("an integer", &other)),
        }
    }
}

impl Decode for String {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Text(value) => Ok(value),
            other => Err(WireError::expected("a text", &other)),
        }
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
}

impl<T: Decode> Decode for Box<T> {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        T::decode(doc).map(Box::new)
    }
}
