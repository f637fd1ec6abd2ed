//! The order of constants.

use super::Literal;
use selvedge_instant::Instant;
use std::cmp::Ordering;

impl Literal {
    /// How two constants of one type compare: numbers by value, instants by time. Elsewhere only equality has a
    /// meaning, and the order is arbitrary but fixed.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Timestamp(a), Self::Timestamp(b)) => match (Instant::read(a), Instant::read(b)) {
                (Some(a), Some(b)) => a.cmp(&b),
                _ => a.cmp(b),
            },
            (Self::Newtype(_, a), Self::Newtype(_, b)) => a.compare(b),
            _ => self.cmp(other),
        }
    }
}
