//! Held against `jiff`, which reads and writes RFC 3339 by itself.

use selvedge_instant::Instant;

const SEED: u64 = 5;

/// `0000-01-01T00:00:00Z`, and the last instant, in nanoseconds after the beginning of 1970.
const SPAN: std::ops::RangeInclusive<i128> = -62_167_219_200_000_000_000..=253_402_207_200_999_999_999;

#[test]
fn every_instant_has_the_same_text() {
    let mut random = fastrand::Rng::with_seed(SEED);
    let ends = [*SPAN.start(), *SPAN.end(), 0, -1, 1, 999_999_999, -1_000_000_000];
    let drawn = (0..30_000).map(|_| {
        let unit = [1, 1_000, 1_000_000, 1_000_000_000][random.usize(..4)];
        random.i128(SPAN) / unit * unit
    });
    for nanoseconds in ends.into_iter().chain(drawn) {
        let instant = Instant::from_nanoseconds(nanoseconds).unwrap();
        let theirs = jiff::Timestamp::from_nanosecond(nanoseconds).unwrap();
        assert_eq!(instant.to_string(), theirs.to_string());
        assert_eq!(Instant::read(&theirs.to_string()), Some(instant));
        assert_eq!(instant.nanoseconds(), nanoseconds);
        let (seconds, rest) = instant.seconds();
        assert_eq!(i128::from(seconds) * 1_000_000_000 + i128::from(rest), nanoseconds);
    }
}

/// A text that looks right and may not be: a place or two hold something else.
fn damaged(random: &mut fastrand::Rng, text: &str) -> String {
    let mut text = text.as_bytes().to_vec();
    for _ in 0..random.usize(1..=2) {
        let place = random.usize(..text.len());
        match random.u8(..4) {
            0 => drop(text.remove(place)),
            1 => text.insert(place, *random.choice(b"0159.Z+-:Tt 2").unwrap()),
            _ => text[place] = *random.choice(b"0123456789.Z+-:Tz").unwrap(),
        }
    }
    String::from_utf8(text).unwrap()
}

/// `jiff` reads more: only what has the shape of RFC 3339 is put to both.
#[test]
fn whatever_has_the_shape_is_read_the_same() {
    let shape = |text: &str| {
        let (head, tail) = text.split_at_checked(19)?;
        let like = |text: &str, shape: &str| {
            text.len() == shape.len()
                && text.chars().zip(shape.chars()).all(|(is, like)| is == like || like == '0' && is.is_ascii_digit())
        };
        let (fraction, zone) = tail.split_at(tail.find(['Z', '+', '-'])?);
        let is_fraction = fraction.is_empty()
            || fraction
                .strip_prefix('.')
                .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()));
        let is_zone = zone == "Z" || (like(&zone[1..], "00:00") && zone[1..] < *"24:00");
        let is_leap = &head[17..] == "60";
        (like(head, "0000-00-00T00:00:00") && is_fraction && is_zone && !is_leap).then_some(())
    };
    let mut random = fastrand::Rng::with_seed(SEED);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let instant = jiff::Timestamp::from_nanosecond(random.i128(SPAN)).unwrap();
        let zone = format!("{}{:02}:{:02}", ["+", "-"][random.usize(..2)], random.u8(..25), random.u8(..61));
        let text = if random.bool() { instant.to_string() } else { instant.to_string().replace('Z', &zone) };
        let text = if random.bool() { damaged(&mut random, &text) } else { text };
        let theirs = shape(&text).and_then(|()| text.parse::<jiff::Timestamp>().ok());
        let theirs = theirs.filter(|instant| SPAN.contains(&instant.as_nanosecond()));
        assert_eq!(
            Instant::read(&text).map(Instant::nanoseconds),
            theirs.map(jiff::Timestamp::as_nanosecond),
            "{text}"
        );
        *if theirs.is_some() { &mut read } else { &mut refused } += 1;
    }
    assert!(read > 30_000 && refused > 15_000, "{read} read, {refused} refused");
}

#[test]
fn what_no_text_tells_is_no_instant() {
    for nanoseconds in [*SPAN.start() - 1, *SPAN.end() + 1, i128::MIN, i128::MAX] {
        assert_eq!(Instant::from_nanoseconds(nanoseconds), None, "{nanoseconds}");
    }
    // Before the year 0 in UTC, though its own year is 0.
    assert_eq!(Instant::read("0000-01-01T00:00:00+00:01"), None);
}

#[test]
fn what_has_another_shape_is_no_instant() {
    for fraction in [".", ".0000000000", ",5", ".5."] {
        assert_eq!(Instant::read(&format!("2026-01-01T00:00:00{fraction}Z")), None, "{fraction}");
    }
    for zone in
        ["", "z", "ZZ", "+", "+1", "+01", "+0100", "+01:0", "+24:00", "+01:60", " 01:00", "+01:00Z", "\u{2212}01:00"]
    {
        assert_eq!(Instant::read(&format!("2026-01-01T00:00:00{zone}")), None, "{zone}");
    }
    for head in [
        "2026-01-01t00:00:00",
        "2026-01-01 00:00:00",
        "+002026-01-01T00:00:00",
        "2026-1-01T00:00:00",
        "2026-12-31T23:59:60",
    ] {
        assert_eq!(Instant::read(&format!("{head}Z")), None, "{head}");
    }
}
