//! Reading the one text that this crate itself writes for a value: keys in declared order, no blanks, no escapes.
//!
//! Most documents look so, and reading them needs no [`Doc`](super::Doc). At anything else the quick reader gives up, and the
//! general decoder is asked, which takes what is right and says what is wrong. So what the quick one takes must be exactly what
//! the general one makes of the same text; tests hold them to it.

use super::{Decode, Record, Source, WireError};
use crate::wire::scan::plain_prefix;
use alloc::vec::Vec;

/// That this is no text for the quick reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GiveUp;

impl From<WireError> for GiveUp {
    fn from(_: WireError) -> Self {
        Self
    }
}

/// How deep the general decoder reads.
const DEEPEST: u8 = 127;

/// A text, and how far it has been read.
#[derive(Debug)]
pub struct Reader<'t> {
    text: &'t str,
    /// What of it has not been read.
    rest: &'t [u8],
    depth: u8,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, rest: text.as_bytes(), depth: 0 }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    #[inline]
    fn next_is(&mut self, byte: u8) -> bool {
        match self.rest {
            [first, rest @ ..] if *first == byte => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    #[inline]
    fn next(&mut self, byte: u8) -> Result<(), GiveUp> {
        if self.next_is(byte) { Ok(()) } else { Err(GiveUp) }
    }

    #[inline]
    fn deeper(&mut self) -> Result<(), GiveUp> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(GiveUp) } else { Ok(()) }
    }

    /// A text without escapes.
    ///
    /// # Errors
    /// If none stands here.
    #[inline]
    pub fn text(&mut self) -> Result<&'t str, GiveUp> {
        self.next(b'"')?;
        let (length, start) = (plain_prefix(self.rest), self.text.len() - self.rest.len());
        let text = self.text.get(start..start + length).ok_or(GiveUp)?;
        self.rest = &self.rest[length..];
        self.next(b'"')?;
        Ok(text)
    }

    /// An integer of 64 bits.
    ///
    /// # Errors
    /// If none stands here. What follows it is for the caller to see: a fraction is no bracket.
    #[inline]
    pub fn int(&mut self) -> Result<i64, GiveUp> {
        let is_negative = self.next_is(b'-');
        let count = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (digits, rest) = self.rest.split_at(count);
        // JSON writes no zero in front, and a zero below zero is none of its integers.
        if digits.is_empty() || (digits[0] == b'0' && (count > 1 || is_negative)) {
            return Err(GiveUp);
        }
        self.rest = rest;
        // Downwards, since there is one more number below zero than above.
        let down = |value: i64, digit: &u8| value.checked_mul(10)?.checked_sub(i64::from(digit - b'0'));
        let value = digits.iter().try_fold(0, down).ok_or(GiveUp)?;
        if is_negative { Ok(value) } else { value.checked_neg().ok_or(GiveUp) }
    }

    /// `true` or `false`.
    ///
    /// # Errors
    /// If neither stands here.
    pub fn bool(&mut self) -> Result<bool, GiveUp> {
        for (word, value) in [("true", true), ("false", false)] {
            if let Some(rest) = self.rest.strip_prefix(word.as_bytes()) {
                self.rest = rest;
                return Ok(value);
            }
        }
        Err(GiveUp)
    }

    /// A list.
    ///
    /// # Errors
    /// If none stands here.
    pub fn list<T: Decode>(&mut self) -> Result<Vec<T>, GiveUp> {
        self.next(b'[')?;
        self.deeper()?;
        let mut items = Vec::new();
        if !self.next_is(b']') {
            loop {
                items.push(T::read(self)?);
                if !self.next_is(b',') {
                    break;
                }
            }
            self.next(b']')?;
        }
        self.depth -= 1;
        Ok(items)
    }

    /// A record.
    ///
    /// # Errors
    /// If none stands here.
    #[inline]
    pub fn record<T: Record>(&mut self) -> Result<T, GiveUp> {
        self.deeper()?;
        let mut keys = Keys { reader: self, before: b'{' };
        let value = T::take(&mut keys)?;
        if keys.before == b'{' {
            keys.reader.next(b'{')?;
        }
        self.next(b'}')?;
        self.depth -= 1;
        Ok(value)
    }

    /// One of some names: its place among them.
    #[inline]
    pub(super) fn name<'n>(&mut self, names: impl Iterator<Item = &'n str>) -> Result<usize, GiveUp> {
        self.next(b'"')?;
        let text = self.rest;
        let rest = |name: &str| match text.strip_prefix(name.as_bytes()) {
            Some([b'"', rest @ ..]) => Some(rest),
            _ => None,
        };
        let found = names.map(rest).enumerate().find_map(|(place, rest)| Some((place, rest?)));
        let (place, rest) = found.ok_or(GiveUp)?;
        self.rest = rest;
        Ok(place)
    }

    /// A map of one of some names to what it names: its place among them; the reader is left before the content.
    #[inline]
    pub(super) fn tag(&mut self, names: &[&str]) -> Result<usize, GiveUp> {
        self.next(b'{')?;
        self.deeper()?;
        let place = self.name(names.iter().copied())?;
        self.next(b':')?;
        Ok(place)
    }

    #[inline]
    pub(super) fn end_of_tag(&mut self) -> Result<(), GiveUp> {
        self.depth -= 1;
        self.next(b'}')
    }
}

/// The keys of a record, in declared order.
struct Keys<'r, 't> {
    reader: &'r mut Reader<'t>,
    /// What stands before the next key.
    before: u8,
}

impl Keys<'_, '_> {
    /// Whether this key comes next; if so, it has been read.
    #[inline]
    fn comes(&mut self, name: &str) -> bool {
        let [before, b'"', rest @ ..] = self.reader.rest else { return false };
        match rest.strip_prefix(name.as_bytes()) {
            Some([b'"', b':', rest @ ..]) if *before == self.before => {
                self.reader.rest = rest;
                self.before = b',';
                true
            }
            _ => false,
        }
    }
}

impl Source for Keys<'_, '_> {
    type Error = GiveUp;

    #[inline]
    fn required<T: Decode>(&mut self, name: &'static str) -> Result<T, GiveUp> {
        if self.comes(name) { T::read(self.reader) } else { Err(GiveUp) }
    }

    #[inline]
    fn optional<T: Decode>(&mut self, name: &'static str) -> Result<Option<T>, GiveUp> {
        if self.comes(name) { T::read(self.reader).map(Some) } else { Ok(None) }
    }
}
