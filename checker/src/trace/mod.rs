//! A log of a running system held against its declaration: is there a run that explains it?
//!
//! ```text
//! lines -> line (a command and its reply, or a row that was seen) -> tracker (the world so far) -> explained, or why not
//! ```
//!
//! A log is read line by line; what is kept is the rows that live, not the lines.

mod explain;
mod line;
mod tell;
mod track;
mod why;

pub use tell::{json, text};
pub use why::{Instead, Why};

use crate::verdict::Verdict;
use line::Line;
use selvedge_spec::ir::System;
use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use track::{Seen, Tracker};

/// A line longer than so many bytes is not read: it would have to be kept whole.
const LONGEST: u64 = 1 << 20;

/// So many problems are told in full; the others are counted.
const TOLD: usize = 20;

/// What is allowed of a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// How many steps may stand between two rows that were seen: one, and none in a log of commands, if not said.
    pub coalesced: Option<u32>,
    /// Lines may be missing: what nothing explains is believed, as long as some run leaves such a row.
    pub gaps: bool,
    /// The log begins in the middle: the first row that is seen of an identity is believed.
    pub midway: bool,
    /// A line may stand so many lines too early.
    pub reordered: u64,
}

/// What came of a log.
#[derive(Debug, Default)]
pub struct Traced {
    /// How many lines there are, empty ones left out.
    pub lines: u64,
    /// How many of them could be read.
    pub read: u64,
    /// How many are explained by what the log does not have.
    pub gaps: u64,
    /// The first line that nothing explains.
    pub unexplained: Option<(u64, Why)>,
    /// How many more there are.
    pub further: u64,
    /// Lines that could not be read or decided, and why: the first of them.
    pub unreadable: Vec<(u64, String)>,
    /// How many more there are.
    pub further_unreadable: u64,
}

impl Traced {
    /// The verdict.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        match (&self.unexplained, self.unreadable.is_empty(), self.read) {
            (Some(_), _, _) => Verdict::Violated,
            (None, false, _) => Verdict::Incomplete,
            (None, true, 0) => Verdict::Vacuous,
            (None, true, _) => Verdict::Holds,
        }
    }

    /// Whether there are lines and none of them is of this system.
    #[must_use]
    pub fn is_of_another_system(&self) -> bool {
        self.read == 0 && self.lines > 0
    }

    fn cannot_read(&mut self, line: u64, problem: String) {
        if self.unreadable.len() < TOLD {
            self.unreadable.push((line, problem));
        } else {
            self.further_unreadable += 1;
        }
    }
}

/// Reads a log and holds it against a declaration.
///
/// # Errors
/// If the log cannot be read from where it lies.
pub fn trace(system: &System, mut log: impl BufRead, options: Options) -> io::Result<Traced> {
    let mut run = Run {
        system,
        tracker: Tracker::new(system, options),
        options,
        held: VecDeque::new(),
        latest: None,
        traced: Traced::default(),
    };
    let (mut bytes, mut number) = (Vec::new(), 0);
    loop {
        bytes.clear();
        if log.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        number += 1;
        let is_whole = bytes.ends_with(b"\n");
        if !is_whole && bytes.len() as u64 == LONGEST {
            skip_line(&mut log)?;
            run.traced.lines += 1;
            run.traced.cannot_read(number, format!("it is longer than {LONGEST} bytes"));
        } else if !bytes.trim_ascii().is_empty() {
            run.line(number, &bytes, is_whole);
        }
    }
    run.release(None);
    Ok(run.traced)
}

fn skip_line(log: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (used, ended) = match log.fill_buf()? {
            [] => return Ok(()),
            bytes => match bytes.iter().position(|byte| *byte == b'\n') {
                Some(end) => (end + 1, true),
                None => (bytes.len(), false),
            },
        };
        log.consume(used);
        if ended {
            return Ok(());
        }
    }
}

/// A log on its way.
struct Run<'a> {
    system: &'a System,
    tracker: Tracker<'a>,
    options: Options,
    /// Lines that nothing explains yet, and that may stand too early.
    held: VecDeque<(u64, Line, Box<Why>)>,
    latest: Option<jiff::Timestamp>,
    traced: Traced,
}

impl Run<'_> {
    fn line(&mut self, number: u64, bytes: &[u8], is_whole: bool) {
        self.traced.lines += 1;
        let line = match line::read(self.system, bytes) {
            Ok(line) => line,
            Err(problem) if is_whole => return self.traced.cannot_read(number, problem),
            Err(problem) => {
                return self.traced.cannot_read(number, format!("the log ends in the middle of a line: {problem}"));
            }
        };
        self.traced.read += 1;
        self.clock(number, &line);
        if self.see(number, line) {
            self.retry();
        }
        self.release(Some(number));
    }

    /// Time does not go back from line to line.
    fn clock(&mut self, number: u64, line: &Line) {
        let Some(at) = line.at.filter(|_| self.options.reordered == 0) else { return };
        match self.latest {
            Some(latest) if at < latest => {
                let problem = format!("its clock goes back: it says {at}, and a line before it says {latest}");
                self.traced.cannot_read(number, problem);
            }
            _ => self.latest = Some(at),
        }
    }

    /// Whether the line brought the world on.
    fn see(&mut self, number: u64, line: Line) -> bool {
        match self.tracker.see(&line) {
            Seen::Explained => return true,
            Seen::Gap => {
                self.traced.gaps += 1;
                return true;
            }
            Seen::Unexplained(why) => self.held.push_back((number, line, why)),
            Seen::Undecided(problem) => {
                self.traced.cannot_read(number, problem);
                self.tracker.believe(&line);
            }
        }
        false
    }

    /// Tries what is held again, as long as something of it fits.
    fn retry(&mut self) {
        while let Some(fits) =
            self.held.iter().position(|(_, line, _)| matches!(self.tracker.see(line), Seen::Explained))
        {
            self.held.remove(fits);
        }
    }

    /// Gives up what has waited for more lines than allowed; at the end of the log, all that is held.
    fn release(&mut self, now: Option<u64>) {
        while let Some((number, ..)) = self.held.front() {
            if now.is_some_and(|now| now - number < self.options.reordered) {
                return;
            }
            let Some((number, line, why)) = self.held.pop_front() else { return };
            match &self.traced.unexplained {
                None => self.traced.unexplained = Some((number, *why)),
                Some(_) => self.traced.further += 1,
            }
            self.tracker.believe(&line);
            self.retry();
        }
    }
}
