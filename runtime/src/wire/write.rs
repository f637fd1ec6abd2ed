//! Writing the text of what this crate generates: structs, lists, integers and texts. At anything else the quick writer gives up,
//! and `serde_json` writes; both write the same.

use super::scan::plain_prefix;
use alloc::string::String;
use core::fmt::{self, Display};
use serde_core::ser::{self, Impossible, Serialize, SerializeSeq, SerializeStruct, Serializer};

/// That this is no value for the quick writer.
#[derive(Debug)]
pub(super) struct GiveUp;

impl Display for GiveUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no value of the quick writer")
    }
}

impl core::error::Error for GiveUp {}

impl ser::Error for GiveUp {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

/// The text so far.
pub(super) struct Writer<'t>(pub(super) &'t mut String);

impl Writer<'_> {
    #[inline]
    fn text(&mut self, text: &str) {
        self.0.push('"');
        if plain_prefix(text.as_bytes()) == text.len() {
            self.0.push_str(text);
        } else {
            self.escaped(text);
        }
        self.0.push('"');
    }

    #[cold]
    fn escaped(&mut self, mut rest: &str) {
        loop {
            let (plain, special) = rest.split_at(plain_prefix(rest.as_bytes()));
            self.0.push_str(plain);
            let Some(character) = special.chars().next() else { break };
            self.escape(character);
            rest = &special[1..];
        }
    }

    fn escape(&mut self, character: char) {
        let short = match character {
            '"' => "\\\"",
            '\\' => "\\\\",
            '\u{8}' => "\\b",
            '\u{c}' => "\\f",
            '\n' => "\\n",
            '\r' => "\\r",
            '\t' => "\\t",
            _ => {
                let digit = |nibble: u32| char::from_digit(nibble, 16).unwrap_or('0');
                self.0.push_str("\\u00");
                self.0.push(digit(character as u32 >> 4));
                return self.0.push(digit(character as u32 & 15));
            }
        };
        self.0.push_str(short);
    }
}

macro_rules! gives_up {
    ($($method:ident($($type:ty),*) -> $ok:ty;)*) => {
        $(fn $method(self, $(_: $type),*) -> Result<$ok, GiveUp> { Err(GiveUp) })*
    };
}

impl<'t> Serializer for Writer<'t> {
    type Ok = ();
    type Error = GiveUp;
    type SerializeSeq = Items<'t>;
    type SerializeStruct = Members<'t>;
    type SerializeTuple = Impossible<(), GiveUp>;
    type SerializeTupleStruct = Impossible<(), GiveUp>;
    type SerializeTupleVariant = Impossible<(), GiveUp>;
    type SerializeMap = Impossible<(), GiveUp>;
    type SerializeStructVariant = Impossible<(), GiveUp>;

    fn serialize_bool(self, value: bool) -> Result<(), GiveUp> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_i64(self, value: i64) -> Result<(), GiveUp> {
        self.0.push_str(itoa::Buffer::new().format(value));
        Ok(())
    }

    fn serialize_str(mut self, value: &str) -> Result<(), GiveUp> {
        self.text(value);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'t>, GiveUp> {
        self.0.push('[');
        Ok(Items { text: self.0, is_first: true })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'t>, GiveUp> {
        Ok(Members { text: self.0, is_first: true })
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), GiveUp> {
        Err(GiveUp)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Result<(), GiveUp> {
        Err(GiveUp)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        content: &T,
    ) -> Result<(), GiveUp> {
        let mut map = Members { text: self.0, is_first: true };
        map.serialize_field(name, content)?;
        map.end()
    }

    gives_up! {
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Self::SerializeTupleVariant;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Self::SerializeStructVariant;
    }
}

/// A list under way.
pub(super) struct Items<'t> {
    text: &'t mut String,
    is_first: bool,
}

impl SerializeSeq for Items<'_> {
    type Ok = ();
    type Error = GiveUp;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), GiveUp> {
        if !core::mem::take(&mut self.is_first) {
            self.text.push(',');
        }
        value.serialize(Writer(self.text))
    }

    fn end(self) -> Result<(), GiveUp> {
        self.text.push(']');
        Ok(())
    }
}

/// A struct under way.
pub(super) struct Members<'t> {
    text: &'t mut String,
    is_first: bool,
}

impl SerializeStruct for Members<'_> {
    type Ok = ();
    type Error = GiveUp;

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "then what is done with each key is decided while compiling: a tenth less in all"
    )]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), GiveUp> {
        // The keys that this crate generates never need an escape; those of others may.
        if plain_prefix(key.as_bytes()) != key.len() {
            return Err(GiveUp);
        }
        self.text.push_str(if core::mem::take(&mut self.is_first) { "{\"" } else { ",\"" });
        self.text.push_str(key);
        self.text.push_str("\":");
        value.serialize(Writer(self.text))
    }

    #[inline]
    fn end(self) -> Result<(), GiveUp> {
        self.text.push_str(if self.is_first { "{}" } else { "}" });
        Ok(())
    }
}
