//! Text into HTML: markup is written in our source, everything else is escaped.

/// A piece of HTML.
#[derive(Clone, Debug, Default)]
pub(super) struct Html(String);

impl Html {
    /// Adds markup. It is never put together at run time, so nothing that was read can become markup.
    pub(super) fn raw(&mut self, markup: &'static str) -> &mut Self {
        self.0.push_str(markup);
        self
    }

    /// Adds text, between tags or between the double quotes of an attribute.
    pub(super) fn text(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\'' => self.0.push_str("&#39;"),
                // What cannot stand in HTML, or would not be seen.
                c if c.is_control() && c != '\n' && c != '\t' => self.0.extend(c.escape_unicode()),
                c => self.0.push(c),
            }
        }
        self
    }

    /// Adds a piece.
    pub(super) fn add(&mut self, piece: &Self) -> &mut Self {
        self.0.push_str(&piece.0);
        self
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.0.into_bytes()
    }
}

/// `no world`, `1 world`, `5,675 worlds`.
pub(super) fn counted(number: usize, noun: &str) -> String {
    match number {
        0 => format!("no {noun}"),
        1 => format!("1 {noun}"),
        _ => {
            let digits = number.to_string();
            let groups: Vec<&str> =
                digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
            format!("{} {noun}s", groups.join(","))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_read_cannot_become_markup() {
        let mut html = Html::default();
        html.raw("<p title=\"").text("\" onclick='x'><script>&\u{1b}").raw("\">");
        let text = String::from_utf8(html.into_bytes()).unwrap();
        assert_eq!(text, "<p title=\"&quot; onclick=&#39;x&#39;&gt;&lt;script&gt;&amp;\\u{1b}\">");
    }

    #[test]
    fn numbers_are_read_with_ease() {
        assert_eq!(counted(0, "step"), "no step");
        assert_eq!(counted(1, "step"), "1 step");
        assert_eq!(counted(5675, "step"), "5,675 steps");
        assert_eq!(counted(123_456, "step"), "123,456 steps");
    }
}
