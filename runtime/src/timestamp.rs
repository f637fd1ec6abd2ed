//! Instants: RFC 3339 on the wire, one canonical text for each.

use crate::wire::{Decode, Doc, GiveUp, Reader, WireError};
use alloc::format;
use core::error::Error;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An instant, to the nanosecond. It prints as RFC 3339 in UTC: `2026-01-01T00:00:00Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Timestamp(jiff::Timestamp);

impl Timestamp {
    /// The instant as `jiff` knows it.
    #[must_use]
    pub fn get(self) -> jiff::Timestamp {
        self.0
    }
}

impl TryFrom<jiff::Timestamp> for Timestamp {
    type Error = NoTimestamp;

    /// RFC 3339 has four digits for a year, so an instant before the year 0 has no text on the wire.
    fn try_from(instant: jiff::Timestamp) -> Result<Self, NoTimestamp> {
        if instant < FIRST { Err(NoTimestamp(())) } else { Ok(Self(instant)) }
    }
}

/// `0000-01-01T00:00:00Z`.
const FIRST: jiff::Timestamp = jiff::Timestamp::constant(-62_167_219_200, 0);

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTimestamp(());

impl fmt::Display for NoTimestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected an RFC 3339 timestamp such as `2026-01-01T00:00:00Z`")
    }
}

impl Error for NoTimestamp {}

impl FromStr for Timestamp {
    type Err = NoTimestamp;

    fn from_str(text: &str) -> Result<Self, NoTimestamp> {
        let instant = if is_rfc3339(text.as_bytes()) { text.parse().ok() } else { None };
        instant.map(Self).ok_or(NoTimestamp(()))
    }
}

/// Whether the text has the shape `2026-01-01T00:00:00[.fraction](Z|+hh:mm)`.
///
/// `jiff` reads more than RFC 3339 (a blank for `T`, no seconds, a named zone), and it reads the leap second `:60` as
/// `:59`. The wire is strict, and never changes a value silently, so the shape is asked for first.
fn is_rfc3339(text: &[u8]) -> bool {
    let Some((head, tail)) = text.split_at_checked(19) else { return false };
    if !follows(head, b"dddd-dd-ddTdd:dd:dd") || &head[17..] == b"60" {
        return false;
    }
    let zone = match tail {
        [b'.', rest @ ..] => {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            if digits == 0 {
                return false;
            }
            &rest[digits..]
        }
        _ => tail,
    };
    zone == b"Z" || follows(zone, b"+dd:dd") || follows(zone, b"-dd:dd")
}

/// Whether the text has the pattern's length, with a digit for each `d` and all else equal.
fn follows(text: &[u8], pattern: &[u8]) -> bool {
    text.len() == pattern.len()
        && text.iter().zip(pattern).all(|(byte, want)| if *want == b'd' { byte.is_ascii_digit() } else { byte == want })
}

impl Decode for Timestamp {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match doc {
            Doc::Text(text) => {
                text.parse().map_err(|error: NoTimestamp| WireError::new(format!("{error}, found {text:?}")))
            }
            other => Err(WireError::expected("an RFC 3339 timestamp", &other)),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, GiveUp> {
        from.text()?.parse().map_err(|_: NoTimestamp| GiveUp)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::wire::deserialize(deserializer)
    }
}
