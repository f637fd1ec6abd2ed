//! Time, given to the host from outside.

use jiff::Timestamp;
use std::fmt;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub i64);

impl Moment {
    /// This many milliseconds later.
    #[must_use]
    pub const fn plus(self, milliseconds: i64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }
}

impl fmt::Display for Moment {
    /// As RFC 3339 writes it; the earliest or latest instant that has such a text, for one beyond.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = if self.0 < 0 { Timestamp::MIN } else { Timestamp::MAX };
        Timestamp::from_millisecond(self.0).unwrap_or(end).fmt(f)
    }
}

/// Tells the time. Nothing is inferred from it but that 15 minutes are over (WD-52): a timeout proves nothing (WD-65).
pub trait Clock {
    /// Now; never earlier than an answer before.
    fn now(&self) -> Moment;
}

impl<C: Clock + ?Sized> Clock for Box<C> {
    fn now(&self) -> Moment {
        (**self).now()
    }
}

/// The time of day of this machine when it was made, and from then on what passed: it is not set back with the machine's.
#[derive(Clone, Copy, Debug)]
pub struct WallClock {
    began: Instant,
    at: Moment,
}

impl WallClock {
    /// Looks at the time of day.
    #[must_use]
    pub fn new() -> Self {
        let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { began: Instant::now(), at: Moment(0).plus(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX)) }
    }
}

impl Default for WallClock {
    fn default() -> Self {
        Self::new()
    }
}

impl Clock for WallClock {
    fn now(&self) -> Moment {
        self.at.plus(i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX))
    }
}
