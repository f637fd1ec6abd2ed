//! Instants: RFC 3339 on the wire, one canonical text for each.

use crate::wire::{Decode, Doc, GiveUp, Reader, WireError};
use alloc::format;
use core::error::Error;
use core::fmt;
use core::str::FromStr;
use selvedge_instant::Instant;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

/// An instant, to the nanosecond, of the years 0 to 9999. It prints as RFC 3339 in UTC: `2026-01-01T00:00:00Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Timestamp(Instant);

impl Timestamp {
    /// The instant so many seconds after the beginning of 1970, UTC, and so many nanoseconds after that.
    ///
    /// # Errors
    /// If RFC 3339, which has four digits for a year, cannot tell it.
    pub fn from_unix(seconds: i64, nanoseconds: u32) -> Result<Self, NoTimestamp> {
        let nanoseconds = i128::from(seconds) * 1_000_000_000 + i128::from(nanoseconds);
        Instant::from_nanoseconds(nanoseconds).map(Self).ok_or(NoTimestamp(()))
    }

    /// The last whole second before it, counted from the beginning of 1970, UTC, and the nanoseconds since then, of which
    /// there are less than a thousand million.
    #[must_use]
    pub fn unix(self) -> (i64, u32) {
        self.0.seconds()
    }
}

#[cfg(feature = "jiff")]
impl TryFrom<jiff::Timestamp> for Timestamp {
    type Error = NoTimestamp;

    /// RFC 3339 has four digits for a year, so an instant before the year 0 has no text on the wire.
    fn try_from(instant: jiff::Timestamp) -> Result<Self, NoTimestamp> {
        Instant::from_nanoseconds(instant.as_nanosecond()).map(Self).ok_or(NoTimestamp(()))
    }
}

#[cfg(feature = "jiff")]
impl From<Timestamp> for jiff::Timestamp {
    fn from(instant: Timestamp) -> Self {
        Self::from_nanosecond(instant.0.nanoseconds()).expect("`jiff` knows all instants of the years 0 to 9999")
    }
}

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
        Instant::read(text).map(Self).ok_or(NoTimestamp(()))
    }
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
        serializer.serialize_str(self.0.text().as_str())
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::wire::deserialize(deserializer)
    }
}
