//! Writing RFC 3339.

use core::str;
use jiff_core::civil::DateTime;

/// The text of an instant.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    bytes: [u8; 30],
    length: usize,
}

impl Text {
    /// The text, which is ASCII.
    ///
    /// # Panics
    /// Never: it consists of digits and marks.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..self.length]).expect("digits and marks are UTF-8")
    }

    pub(crate) fn of(at: DateTime) -> Self {
        let (date, time) = (at.date(), at.time());
        let mut bytes = *b"0000-00-00T00:00:00.000000000Z";
        // RFC 3339 tells instants of the years 0 to 9999.
        put(&mut bytes[..4], date.year().unsigned_abs().into());
        let pairs = [date.month(), date.day(), time.hour(), time.minute(), time.second()];
        for (pair, place) in pairs.into_iter().zip([5, 8, 11, 14, 17]) {
            put(&mut bytes[place..place + 2], pair.unsigned_abs().into());
        }
        let nanoseconds = time.subsec_nanosecond().unsigned_abs();
        if nanoseconds == 0 {
            bytes[19] = b'Z';
            return Self { bytes, length: 20 };
        }
        put(&mut bytes[20..29], nanoseconds);
        let zeros = bytes[20..29].iter().rev().take_while(|digit| **digit == b'0').count();
        let length = 30 - zeros;
        bytes[length - 1] = b'Z';
        Self { bytes, length }
    }
}

/// Writes the last digits of a number, as many as there is room for.
fn put(into: &mut [u8], mut number: u32) {
    for digit in into.iter_mut().rev() {
        *digit = b'0' + (number % 10).to_le_bytes()[0];
        number /= 10;
    }
}
