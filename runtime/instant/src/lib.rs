//! Instants, to the nanosecond: RFC 3339 read strictly, and one canonical text for each.
//!
//! The macro reads the instants of a declaration, and the runtime those on the wire. Every user builds both, so this rests on
//! the arithmetic of `jiff` alone (`jiff-core`); the interpreter, which must find the same by itself, uses all of `jiff`.
#![no_std]

mod read;
mod text;

use core::fmt;
use jiff_core::tz::Offset;
pub use text::Text;

/// An instant that RFC 3339 can tell: from the beginning of the year 0 on, to the nanosecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Instant(jiff_core::Timestamp);

/// `0000-01-01T00:00:00Z`. RFC 3339 has four digits for a year, so that no instant before it has a text.
const FIRST: jiff_core::Timestamp = jiff_core::Timestamp::constant(-62_167_219_200, 0);

/// Nanoseconds in a second.
const SECOND: i128 = 1_000_000_000;

impl Instant {
    /// The beginning of 1970, UTC.
    pub const EPOCH: Self = Self(jiff_core::Timestamp::UNIX_EPOCH);

    /// Reads RFC 3339: `2026-01-01T00:00:00[.fraction](Z|+hh:mm)`, with one to nine digits in the fraction, if there is one.
    ///
    /// `None` for any other text, a leap second among them: the wire is strict, and a value that is read is never another.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        read::instant(text.as_bytes()).and_then(Self::tellable)
    }

    /// The instant so many nanoseconds after the beginning of 1970, UTC; `None` for one that no text tells.
    #[must_use]
    pub fn from_nanoseconds(nanoseconds: i128) -> Option<Self> {
        jiff_core::Timestamp::from_nanosecond(nanoseconds).ok().and_then(Self::tellable)
    }

    /// How many nanoseconds it is after the beginning of 1970, UTC; less than 0 before that.
    #[must_use]
    pub fn nanoseconds(self) -> i128 {
        self.0.as_nanosecond()
    }

    /// The last whole second before it, counted from the beginning of 1970, UTC, and the nanoseconds since then.
    #[must_use]
    pub fn seconds(self) -> (i64, u32) {
        let (seconds, rest) = (self.nanoseconds().div_euclid(SECOND), self.nanoseconds().rem_euclid(SECOND));
        (i64::try_from(seconds).unwrap_or_default(), u32::try_from(rest).unwrap_or_default())
    }

    /// Its text, in UTC: `2026-01-01T00:00:00Z`, with as many digits in a fraction as it takes.
    #[must_use]
    pub fn text(self) -> Text {
        Text::of(self.0.to_datetime(Offset::UTC))
    }

    fn tellable(instant: jiff_core::Timestamp) -> Option<Self> {
        (instant >= FIRST).then_some(Self(instant))
    }
}

impl fmt::Display for Instant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text().as_str())
    }
}
