//! How much room a text takes, without a font at hand.

/// Advance widths of Helvetica for the characters from space to `~`, in thousandths of the font size. Arial and its
/// metric twins agree; other sans-serif faces come close enough for the room that the layout leaves.
const ADVANCE: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
];

/// Faces wider than Helvetica are common; this much more room keeps their texts apart.
const ROOM: f64 = 1.08;

/// The width of a line of text at this font size.
pub(super) fn width(text: &str, size: f64) -> f64 {
    let thousandths: u32 = text.chars().map(advance).sum();
    f64::from(thousandths) / 1000.0 * size * ROOM
}

fn advance(c: char) -> u32 {
    let code = u32::from(c);
    match code.checked_sub(32).and_then(|index| ADVANCE.get(index as usize)) {
        Some(advance) => u32::from(*advance),
        // From Hangul on, most scripts are written in full squares.
        None if code >= 0x1100 => 1000,
        None => 620,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_widths() {
        assert!((width("AV", 1000.0) - 1334.0 * ROOM).abs() < 1e-6);
        assert!((width("~ ", 1000.0) - 862.0 * ROOM).abs() < 1e-6);
        for (text, thousandths) in [("状", 1000.0), ("ᄀ", 1000.0), ("é", 620.0), ("ч", 620.0), ("\n", 620.0)] {
            assert!((width(text, 1000.0) - thousandths * ROOM).abs() < 1e-6, "{text:?}");
        }
    }
}
