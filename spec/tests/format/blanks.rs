//! Texts with other white space and other comments.

/// A text cut where white space may stand.
pub(crate) struct Pieces {
    pieces: Vec<String>,
    pub(crate) have_comments: bool,
}

impl Pieces {
    /// Cuts at the white space outside of texts in quotes and comments.
    pub(crate) fn of(text: &str) -> Self {
        let (mut pieces, mut piece, mut rest) = (Vec::new(), String::new(), text);
        let mut have_comments = false;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '"' => quoted(rest),
                '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
                '/' if rest.starts_with("/*") => rest.find("*/").expect("no nested comments here") + 2,
                first => first.len_utf8(),
            };
            let is_comment = first == '/' && length > 1;
            have_comments |= is_comment && !is_docs(rest);
            if first.is_whitespace() || is_comment {
                pieces.extend(Some(std::mem::take(&mut piece)).filter(|piece| !piece.is_empty()));
            }
            if is_comment {
                pieces.push(rest[..length].to_owned());
            } else if !first.is_whitespace() {
                piece.push_str(&rest[..length]);
            }
            rest = &rest[length..];
        }
        pieces.extend(Some(piece).filter(|piece| !piece.is_empty()));
        Self { pieces, have_comments }
    }

    /// The same pieces with other white space.
    pub(crate) fn joined(&self, random: &mut Random) -> String {
        let mut text = random.blank().to_owned();
        for piece in &self.pieces {
            text.push_str(piece);
            text.push_str(if piece.starts_with("//") { "\n" } else { "" });
            text.push_str(random.blank());
        }
        text
    }

    /// The same pieces without their own comments but with new ones between them, and these.
    pub(crate) fn commented(&self, random: &mut Random) -> (String, Vec<String>) {
        let (mut text, mut comments) = (String::new(), Vec::new());
        let is_comment = |piece: &str| (piece.starts_with("//") || piece.starts_with("/*")) && !is_docs(piece);
        for piece in self.pieces.iter().filter(|piece| !is_comment(piece)) {
            text.push_str(piece);
            text.push_str(if piece.starts_with("//") { "\n" } else { "" });
            text.push_str(random.blank());
            if random.below(12) == 0 {
                let number = comments.len();
                let comment = match random.below(3) {
                    0 => format!("/* {number}\n   . */"),
                    1 => format!("/* {number}. */"),
                    _ => format!("// {number}."),
                };
                text.push_str(&comment);
                text.push_str(if comment.starts_with("//") { "\n" } else { " " });
                comments.push(comment);
            }
        }
        (text, comments)
    }
}

fn is_docs(text: &str) -> bool {
    (text.starts_with("///") && !text.starts_with("////")) || (text.starts_with("/**") && !text.starts_with("/**/"))
}

/// How long the text in quotes is that `text` starts with.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            '"' if !is_escaped => return at + 1,
            character => is_escaped = character == '\\' && !is_escaped,
        }
    }
    text.len()
}

/// Chance that is the same every time: a xorshift generator.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    fn blank(&mut self) -> &'static str {
        [" ", "\n", "\t", "  ", "\n\n\n", " \n ", "\r\n"][usize::try_from(self.below(7)).expect("below 7")]
    }
}
