//! A path as a sequence diagram: the client's lifeline, one for each row, and between them commands and answers.
//!
//! The picture is narrow enough to be read on a phone without being made smaller; text in it is set in a face whose
//! characters are all equally wide, so that its width is known without a font at hand.

use super::markup::text;
use super::story::{AGAIN, Ending};
use crate::report::ToldStep;
use crate::report::words::difference;
use std::fmt::Write as _;

/// Where the client's lifeline stands.
const CLIENT: u32 = 34;
/// Where the lifeline of the first row stands.
const FIRST_ROW: u32 = 322;
/// How far the lifelines of rows are apart.
const ROW_GAP: u32 = 140;
/// What is right of the last lifeline.
const RIGHT: u32 = 68;
/// Height of a line of text.
const LINE: u32 = 16;
/// How many characters fit between the client and the first row.
const CHARS: usize = 36;
/// The widest box of a state.
const STATE_WIDTH: u32 = 128;

/// A drawing that grows downwards.
struct Sheet<'a> {
    /// The rows by entity and identity, in the order in which the path first addresses them.
    rows: Vec<(&'a str, &'a str)>,
    y: u32,
    body: String,
}

/// The diagram of a path.
pub(super) fn diagram(path: &[ToldStep], title: &str, ending: &Ending) -> String {
    let mut rows: Vec<(&str, &str)> = Vec::new();
    for step in path.iter().filter(|step| !step.entity.is_empty()) {
        let row = (step.entity.as_str(), step.row.as_str());
        if !rows.contains(&row) {
            rows.push(row);
        }
    }
    let mut sheet = Sheet { rows, y: 56, body: String::new() };
    sheet.beginnings(path);
    for (index, step) in path.iter().enumerate() {
        if ending.again == Some(index) {
            sheet.again();
        }
        sheet.step(index + 1, step);
    }
    sheet.ending(ending);
    sheet.finish(title)
}

impl Sheet<'_> {
    /// Where the lifeline of a row stands.
    fn x(&self, step: &ToldStep) -> u32 {
        let row = (step.entity.as_str(), step.row.as_str());
        let index = self.rows.iter().position(|other| *other == row).unwrap_or_default();
        FIRST_ROW + ROW_GAP * u32::try_from(index).unwrap_or_default()
    }

    fn last_x(&self) -> u32 {
        FIRST_ROW + ROW_GAP * u32::try_from(self.rows.len().saturating_sub(1)).unwrap_or_default()
    }

    /// The place of each row before the path addresses it.
    fn beginnings(&mut self, path: &[ToldStep]) {
        let rows = self.rows.clone();
        for row in rows {
            let first = path.iter().find(|step| (step.entity.as_str(), step.row.as_str()) == row);
            if let Some(first) = first {
                let x = self.x(first);
                self.state(x, &first.from);
            }
        }
        self.y += 22;
    }

    fn step(&mut self, number: usize, step: &ToldStep) {
        let x = self.x(step);
        self.y += 30;
        self.number(number);
        let (name, inputs) = step.command.split_once('(').unwrap_or((&step.command, ")"));
        self.text("q-name", name);
        for line in wrapped(inputs.strip_suffix(')').unwrap_or(inputs), CHARS) {
            self.text("q-input", &line);
        }
        self.arrow("q-call", CLIENT, x);
        if step.from != step.to || step.taken.is_some() {
            self.y += 8;
            self.taken(x, step);
            self.state(x, &step.to);
            self.y += 26;
        }
        self.changes(step);
        self.y += 18;
        self.text("q-outcome", &step.outcome);
        for (word, told) in [("emits", &step.event), ("reports", &step.error)] {
            if let Some(told) = told {
                self.text("q-input", &format!("{word} {}", told.split('(').next().unwrap_or_default()));
            }
        }
        self.arrow("q-reply", x, CLIENT);
    }

    /// The number of a step, on the client's lifeline.
    fn number(&mut self, number: usize) {
        let y = self.y;
        let _ = writeln!(
            self.body,
            "<circle class=\"q-ball\" cx=\"{CLIENT}\" cy=\"{}\" r=\"10\"/>\
             <text class=\"q-number\" x=\"{CLIENT}\" y=\"{y}\">{number}</text>",
            y - 4
        );
    }

    /// A line of text right of the client's lifeline.
    fn text(&mut self, class: &str, line: &str) {
        let (x, y) = (CLIENT + 16, self.y);
        let _ = writeln!(self.body, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", text(line));
        self.y += LINE;
    }

    fn arrow(&mut self, class: &str, from: u32, to: u32) {
        let y = self.y - 8;
        let (tip, back) = if to > from { (to - 1, to - 9) } else { (to + 1, to + 9) };
        let _ = writeln!(
            self.body,
            "<path class=\"{class}\" d=\"M{from} {y}H{tip}\"/><path class=\"q-tip\" d=\"M{tip} {y}L{back} {}V{}z\"/>",
            y - 4,
            y + 4
        );
        self.y = y;
    }

    /// The move's name, left of the state it leads to.
    fn taken(&mut self, x: u32, step: &ToldStep) {
        let Some(taken) = &step.taken else { return };
        let (x, y) = (x - state_width(&step.to) / 2 - 8, self.y + 16);
        let _ = writeln!(self.body, "<text class=\"q-move\" x=\"{x}\" y=\"{y}\">{}</text>", text(taken));
    }

    /// A box on a lifeline: in which state the row is from here on.
    fn state(&mut self, x: u32, name: &str) {
        let (y, width) = (self.y, state_width(name));
        let class = if name == "absent" { "q-state q-absent" } else { "q-state" };
        let squeezed = if natural_width(name) > STATE_WIDTH {
            format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", STATE_WIDTH - 12)
        } else {
            String::new()
        };
        let _ = writeln!(
            self.body,
            "<g class=\"{class}\"><rect x=\"{}\" y=\"{y}\" width=\"{width}\" height=\"24\" rx=\"6\"/>\
             <text x=\"{x}\" y=\"{}\"{squeezed}>{}</text></g>",
            x - width / 2,
            y + 16,
            text(name)
        );
    }

    /// A note with the fields that changed.
    fn changes(&mut self, step: &ToldStep) {
        let lines: Vec<String> = step.changes.iter().flat_map(|change| wrapped(&difference(change), CHARS)).collect();
        if lines.is_empty() {
            return;
        }
        let (x, y, width) = (CLIENT + 10, self.y + 6, FIRST_ROW - CLIENT - 20);
        let height = LINE * u32::try_from(lines.len()).unwrap_or_default() + 10;
        let _ = writeln!(
            self.body,
            "<rect class=\"q-note\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"4\"/>"
        );
        self.y = y + LINE;
        for line in &lines {
            self.text("q-change", line);
        }
        self.y = y + height;
    }

    /// A line across all lifelines: where the circle of a run begins.
    fn again(&mut self) {
        self.y += 14;
        let (y, end) = (self.y, self.last_x() + RIGHT - 4);
        let _ = writeln!(self.body, "<path class=\"q-again\" d=\"M4 {y}H{end}\"/>");
        self.y += 16;
        self.text("q-input", AGAIN);
    }

    /// A line across all lifelines: what the path led to.
    fn ending(&mut self, ending: &Ending) {
        self.y += 16;
        let width = self.last_x() + RIGHT - 8;
        let lines = wrapped(&ending.text, usize::try_from(width / 8).unwrap_or(CHARS));
        let height = LINE * u32::try_from(lines.len()).unwrap_or_default() + 12;
        let _ = writeln!(
            self.body,
            "<rect class=\"q-end q-{}\" x=\"4\" y=\"{}\" width=\"{width}\" height=\"{height}\" rx=\"4\"/>",
            ending.class, self.y
        );
        for (index, line) in lines.iter().enumerate() {
            let y = self.y + 18 + LINE * u32::try_from(index).unwrap_or_default();
            let x = width / 2 + 4;
            let _ = writeln!(self.body, "<text class=\"q-said\" x=\"{x}\" y=\"{y}\">{}</text>", text(line));
        }
        self.y += height;
    }

    fn finish(self, title: &str) -> String {
        let (width, height, end) = (self.last_x() + RIGHT, self.y + 4, self.y);
        let title = text(title);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sequence\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{title}; the list beside it tells the same \
             in words\">\n"
        );
        head(&mut out, CLIENT, end, "", "client");
        for (index, (entity, row)) in self.rows.iter().enumerate() {
            head(&mut out, FIRST_ROW + ROW_GAP * u32::try_from(index).unwrap_or_default(), end, entity, row);
        }
        out.push_str(&self.body);
        out.push_str("</svg>\n");
        out
    }
}

/// A lifeline with what it stands for above it.
fn head(out: &mut String, x: u32, end: u32, entity: &str, name: &str) {
    let _ = writeln!(
        out,
        "<path class=\"q-life\" d=\"M{x} 46V{end}\"/><text class=\"q-head\" x=\"{x}\" y=\"20\">{}</text>\
         <text class=\"q-head q-key\" x=\"{x}\" y=\"38\">{}</text>",
        text(&shortened(entity)),
        text(&shortened(name))
    );
}

/// A name that fits above its lifeline.
fn shortened(name: &str) -> String {
    const MOST: usize = 17;
    if name.chars().count() <= MOST { name.to_owned() } else { name.chars().take(MOST - 1).chain(['…']).collect() }
}

fn natural_width(name: &str) -> u32 {
    u32::try_from(name.chars().count()).unwrap_or(u32::MAX / 16).saturating_mul(8) + 20
}

fn state_width(name: &str) -> u32 {
    natural_width(name).min(STATE_WIDTH)
}

/// A text in lines of at most so many characters, broken between words, or inside one that fits on no line.
fn wrapped(content: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut used = most;
    for word in content.split_whitespace() {
        let mut rest: Vec<char> = word.chars().collect();
        let fits = lines.last().is_some() && used + 1 + rest.len() <= most;
        if fits {
            used += 1 + rest.len();
            let line = lines.last_mut().expect("there is a line");
            line.push(' ');
            line.extend(rest);
            continue;
        }
        while rest.len() > most {
            let tail = rest.split_off(most);
            lines.push(rest.into_iter().collect());
            rest = tail;
        }
        used = rest.len();
        lines.push(rest.into_iter().collect());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wrapped;

    #[test]
    fn lines_keep_to_their_width() {
        assert_eq!(wrapped("a bb ccc", 4), ["a bb", "ccc"]);
        assert_eq!(wrapped("abcdefg h", 3), ["abc", "def", "g h"]);
        assert!(wrapped("", 3).is_empty());
    }
}
