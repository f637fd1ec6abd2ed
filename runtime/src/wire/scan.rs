//! Where a text needs an escape.

const ONES: u64 = u64::from_le_bytes([1; 8]);
const HIGH: u64 = ONES << 7;

/// How many bytes come before the first that JSON writes with an escape: a control character, `"` or `\`.
#[inline]
pub(super) fn plain_prefix(bytes: &[u8]) -> usize {
    let (words, _) = bytes.as_chunks::<8>();
    for (index, word) in words.iter().enumerate() {
        let marked = special(*word);
        if marked != 0 {
            return index * 8 + marked.trailing_zeros() as usize / 8;
        }
    }
    match bytes.last_chunk::<8>() {
        // Some of these bytes have been seen, and were plain.
        Some(word) => bytes.len() - 8 + special(*word).trailing_zeros() as usize / 8,
        None => plain_prefix_of_few(bytes),
    }
}

/// The same of less than eight bytes.
#[inline]
fn plain_prefix_of_few(bytes: &[u8]) -> usize {
    let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) else {
        return bytes.iter().take_while(|byte| **byte >= 0x20 && **byte != b'"' && **byte != b'\\').count();
    };
    // Some of these bytes may be there twice.
    let word = u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32;
    let place = special(word.to_le_bytes()).trailing_zeros() as usize / 8;
    if place < 4 { place } else { bytes.len() + place - 8 }
}

/// The high bit of the first special byte among eight, and perhaps of some behind it: a subtraction borrows into the high bit of a
/// byte where the byte was too small, and from there on.
#[inline]
fn special(word: [u8; 8]) -> u64 {
    let word = u64::from_le_bytes(word);
    // With its second bit turned over, `"` is the next after the control characters, and these stay among themselves.
    let is_quote_or_control = (word ^ (ONES * 2)).wrapping_sub(ONES * 0x21);
    let is_backslash = (word ^ (ONES * u64::from(b'\\'))).wrapping_sub(ONES);
    (is_quote_or_control | is_backslash) & !word & HIGH
}

#[cfg(test)]
mod tests {
    use super::plain_prefix;
    use alloc::vec;

    /// Every byte at every place of texts around the length of a word, before every other special byte.
    #[test]
    fn the_first_special_byte_is_found() {
        for length in 0..20 {
            assert_eq!(plain_prefix(&vec![b'a'; length]), length);
            for (place, byte) in (0..length).flat_map(|place| (0..=255_u8).map(move |byte| (place, byte))) {
                let is_special = byte < 0x20 || byte == b'"' || byte == b'\\';
                for fill in [b' ', b'!', b'#', b'[', b']', 0x7f, 0x80, 0xff] {
                    let mut bytes = vec![fill; length];
                    bytes[place] = byte;
                    assert_eq!(plain_prefix(&bytes), if is_special { place } else { length });
                    if place + 1 < length {
                        bytes[place + 1] = b'"';
                        assert_eq!(plain_prefix(&bytes), if is_special { place } else { place + 1 });
                    }
                }
            }
        }
    }
}
