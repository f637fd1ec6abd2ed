//! Values read in one pass from whatever holds JSON: a document, or a text known to be JSON.
//!
//! An error of serde is words alone; what is wrong is noted beside it, with the path to it.

use super::super::Value;
use super::column::Columns;
use super::error::{Path, WireError};
use super::form::Form;
use super::free::Free;
use super::object::Object;
use crate::ir::{System, Type};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::cell::OnceCell;
use std::fmt;

/// Where a value stands, and what is needed to read it.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) system: &'a System,
    path: &'a Path<'a>,
    noted: &'a OnceCell<WireError>,
}

/// Reads from `json`, where it is a whole.
///
/// # Errors
/// What was noted, or else what serde says.
pub(super) fn reading<'de, T, D: Deserializer<'de>>(
    system: &System,
    json: D,
    read: impl FnOnce(Reader, D) -> Result<T, D::Error>,
) -> Result<T, WireError> {
    let noted = OnceCell::new();
    let done = read(Reader { system, path: &Path::Root, noted: &noted }, json);
    done.map_err(|error| {
        noted.into_inner().unwrap_or_else(|| WireError { path: String::new(), words: error.to_string() })
    })
}

impl<'a> Reader<'a> {
    /// The reader of what stands under a key.
    pub(super) fn under<'b>(self, path: &'b Path<'b>) -> Reader<'b>
    where
        'a: 'b,
    {
        Reader { path, ..self }
    }

    /// The way to a key from here.
    pub(super) fn key<'b>(self, key: &'b str) -> Path<'b>
    where
        'a: 'b,
    {
        Path::Key(self.path, key)
    }

    /// Notes what is wrong here.
    pub(super) fn wrong<E: Error>(self, words: impl fmt::Display) -> E {
        let error = E::custom(&words);
        // What was noted first lies innermost.
        let _ = self.noted.set(WireError { path: self.path.to_string(), words: words.to_string() });
        error
    }
}

/// A value of a form.
#[derive(Clone, Copy)]
pub(super) struct Typed<'a> {
    pub(super) reader: Reader<'a>,
    pub(super) form: Form<'a>,
    /// Whether it may be absent, which `null` is not.
    pub(super) optional: bool,
}

impl<'a> Typed<'a> {
    pub(super) fn of(reader: Reader<'a>, ty: &'a Type) -> Self {
        Self { reader, form: Form::of(reader.system, ty), optional: false }
    }

    fn refused<E: Error>(self) -> E {
        self.reader.wrong(self.form.words())
    }

    fn null<E: Error>(self) -> E {
        if self.optional { self.reader.wrong("`null`: what is absent is left out") } else { self.refused() }
    }
}

impl<'de> DeserializeSeed<'de> for Typed<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        if !matches!(self.form, Form::Any) {
            return from.deserialize_any(self);
        }
        let json = Free(self.reader).deserialize(from)?;
        if self.optional && json.is_null() { Err(self.null()) } else { Ok(Value::json(&json)) }
    }
}

impl<'de> Visitor<'de> for Typed<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.form.words())
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        if matches!(self.form, Form::Bool) { Ok(Value::Bool(value)) } else { Err(self.refused()) }
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        match self.form {
            Form::Int(Some(range)) if !range.contains(value) => {
                Err(self.reader.wrong(format!("an integer in {}..={} is expected", range.low, range.high)))
            }
            Form::Int(_) => Ok(Value::Int(value)),
            _ => Err(self.refused()),
        }
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        match i64::try_from(value) {
            Ok(value) => self.visit_i64(value),
            Err(_) => self.visit_f64(f64::INFINITY),
        }
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Value, E> {
        match self.form {
            Form::Int(_) => Err(self.reader.wrong("an integer of 64 bits is expected")),
            _ => Err(self.refused()),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        match self.form {
            Form::Text => Ok(Value::text(text)),
            Form::Instant if is_rfc3339(text) => {
                instant(text).map(Value::Timestamp).ok_or_else(|| self.reader.wrong("no such instant"))
            }
            form => form.position(text).map(Value::Variant).ok_or_else(|| self.refused()),
        }
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Err(self.null())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let Form::List(ty) = self.form else { return Err(self.refused()) };
        let mut values = Vec::new();
        loop {
            let path = Path::Item(self.reader.path, values.len());
            match items.next_element_seed(Typed::of(self.reader.under(&path), ty))? {
                Some(value) => values.push(value),
                None => return Ok(Value::List(values.into())),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Value, A::Error> {
        let Form::Record(fields) = self.form else { return Err(self.refused()) };
        let object = Object { reader: self.reader, columns: Columns::Fields(fields) };
        Ok(Value::Record(object.visit_map(map)?.into()))
    }
}

/// An instant in RFC 3339, if there is such a one.
fn instant(text: &str) -> Option<jiff::Timestamp> {
    text.parse().ok().filter(|instant| *instant >= FIRST)
}

/// `0000-01-01T00:00:00Z`: no instant before it has a text, whatever the zone of the text that tells it.
const FIRST: jiff::Timestamp = jiff::Timestamp::constant(-62_167_219_200, 0);

/// `YYYY-MM-DDTHH:MM:SS`, a fraction or none, then `Z` or `+HH:MM`. The parser of instants accepts more than that.
fn is_rfc3339(text: &str) -> bool {
    let Some((date_time, rest)) = text.split_at_checked(19) else { return false };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let shaped = |text: &str, shape: &str| {
        text.len() == shape.len()
            && text.bytes().zip(shape.bytes()).all(|(byte, like)| match like {
                b'0' => byte.is_ascii_digit(),
                like => byte == like,
            })
    };
    // The parser knows offsets of more than a day.
    let is_offset = |offset: &str| shaped(offset, "+00:00") || shaped(offset, "-00:00");
    let is_less_than_a_day = |offset: &str| offset[1..3] < *"24";
    let (fraction, offset) = rest.split_at(rest.find(['Z', '+', '-']).unwrap_or(rest.len()));
    shaped(date_time, "0000-00-00T00:00:00")
        && (fraction.is_empty() || fraction.strip_prefix('.').is_some_and(digits))
        && (offset == "Z" || (is_offset(offset) && is_less_than_a_day(offset)))
}
