//! Reading RFC 3339.

use jiff_core::Timestamp;
use jiff_core::civil::{Date, DateTime, Time};
use jiff_core::tz::Offset;

/// The instant that this tells; `None` if it is no RFC 3339, there is no such day or time, or it is beyond the last instant.
pub(crate) fn instant(text: &[u8]) -> Option<Timestamp> {
    let (head, tail) = text.split_at_checked(19)?;
    if !follows(head, b"dddd-dd-ddTdd:dd:dd") {
        return None;
    }
    let [century, year, month, day, hour, minute, second] = [0, 2, 5, 8, 11, 14, 17].map(|at| two(head, at));
    let (fraction, zone) = fraction(tail)?;
    let date = Date::new(i16::from(century) * 100 + i16::from(year), month, day).ok()?;
    let time = Time::new(hour, minute, second, fraction).ok()?;
    DateTime::from_parts(date, time).to_timestamp(offset(zone)?).ok()
}

/// The number that the two digits at this place make.
fn two(text: &[u8], at: usize) -> i8 {
    // Two digits are less than 100.
    ((text[at] - b'0') * 10 + text[at + 1] - b'0').cast_signed()
}

/// The nanoseconds that a fraction tells, if there is one, and what follows it.
fn fraction(text: &[u8]) -> Option<(i32, &[u8])> {
    let [b'.', rest @ ..] = text else { return Some((0, text)) };
    let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = rest.split_at(count);
    let zeros = 9usize.checked_sub(count).filter(|_| count > 0)?;
    let digits = digits.iter().chain(core::iter::repeat_n(&b'0', zeros));
    Some((digits.fold(0, |number, digit| number * 10 + i32::from(digit - b'0')), rest))
}

/// What a zone adds to UTC.
fn offset(zone: &[u8]) -> Option<Offset> {
    if zone == b"Z" {
        return Some(Offset::UTC);
    }
    let sign = match zone.first()? {
        b'+' => 1,
        b'-' => -1,
        _ => return None,
    };
    if !follows(&zone[1..], b"dd:dd") {
        return None;
    }
    let (hours, minutes) = (i32::from(two(zone, 1)), i32::from(two(zone, 4)));
    let is_time = hours < 24 && minutes < 60;
    Offset::from_seconds(sign * (hours * 60 + minutes) * 60).ok().filter(|_| is_time)
}

/// Whether the text has the pattern's length, with a digit for each `d` and all else equal.
fn follows(text: &[u8], pattern: &[u8]) -> bool {
    text.len() == pattern.len()
        && text.iter().zip(pattern).all(|(byte, want)| if *want == b'd' { byte.is_ascii_digit() } else { byte == want })
}
