//! The text at an edge: the move above the line, and below it the outcomes that take it.

use super::measure;
use crate::document::diagram::{Edge, Taker};

/// Font size of a move's name.
pub(super) const STEP_SIZE: f64 = 12.5;
/// Font size of a command and its outcome.
pub(super) const TAKER_SIZE: f64 = 11.0;
/// Distance between two lines of commands.
pub(super) const LINE: f64 = 14.0;
/// Height of a self-loop above its state.
pub(super) const LOOP: f64 = 26.0;

/// Room above the line of an edge: the first line of its label.
pub(super) const UP: f64 = STEP_SIZE + 7.0;

/// A line of a label.
#[derive(Clone, Debug)]
pub(super) enum Line {
    /// The move.
    Step(String),
    /// A command and its outcome.
    Taker(Taker),
}

impl Line {
    fn width(&self) -> f64 {
        match self {
            // Bold letters are wider than the table's.
            Self::Step(name) => measure::width(name, STEP_SIZE) * 1.08,
            Self::Taker(taker) => measure::width(&format!("{} {}", taker.command, taker.outcome), TAKER_SIZE),
        }
    }
}

/// The text at one edge, never empty lines.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) lines: Vec<Line>,
}

impl Label {
    pub(super) fn new(edge: &Edge) -> Self {
        let step = edge.step.iter().cloned().map(Line::Step);
        Self { lines: step.chain(edge.takers.iter().cloned().map(Line::Taker)).collect() }
    }

    pub(super) fn width(&self) -> f64 {
        self.lines.iter().map(Line::width).fold(0.0, f64::max) + 12.0
    }

    /// Room below the line of the edge: all other lines of text.
    pub(super) fn down(&self) -> f64 {
        self.below() * LINE + 6.0
    }

    /// Room of all lines above a self-loop.
    pub(super) fn loop_height(&self) -> f64 {
        (self.below() + 1.0) * LINE + 6.0
    }

    /// How many lines follow the first.
    pub(super) fn below(&self) -> f64 {
        f64::from(u32::try_from(self.lines.len().saturating_sub(1)).unwrap_or(u32::MAX))
    }
}
