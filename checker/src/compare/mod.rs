//! Two declarations of one system compared: what changes for those who use it, with a witness for each change.
//!
//! ```text
//! old, new -> wire (what one writes, can the other read it?), behaviour (each vector of both, through both), promises
//! ```
//!
//! Decoding is strict on both sides, so that a reader of the old must be able to read everything that the new writes.

mod behaviour;
mod promises;
mod samples;
mod tell;
mod wire;

pub use tell::{json, text};

use crate::verdict::Exit;
use selvedge_spec::ir::System;
use serde::Serialize;

/// What a change concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Concern {
    /// How commands, replies, rows and views are written.
    Wire,
    /// What commands do.
    Behaviour,
    /// What is promised: views and rules.
    Promise,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Whether somebody who relies on the old is let down by the new.
    pub breaking: bool,
    /// What it concerns.
    pub concern: Concern,
    /// What it is, in words.
    pub what: String,
    /// A message or a step that shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub witness: Option<String>,
}

/// What came of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Every change; the breaking ones first.
    pub changes: Vec<Change>,
    /// Cells of commands that are declared otherwise, and no vector is of them, in words: they were not compared.
    pub undecided: Vec<String>,
}

/// Every change from one declaration to another.
#[must_use]
pub fn compare(old: &System, new: &System) -> Compared {
    let mut changes = Changes::default();
    wire::compare(old, new, &mut changes);
    let undecided = behaviour::compare(old, new, &mut changes);
    promises::compare(old, new, &mut changes);
    let mut all = changes.0;
    all.sort_by_key(|change| (!change.breaking, change.concern));
    Compared { changes: all, undecided }
}

impl Compared {
    /// How a comparison exits: breaking changes are violations of what was promised.
    #[must_use]
    pub fn exit(&self) -> Exit {
        match (self.changes.iter().any(|change| change.breaking), self.undecided.is_empty()) {
            (true, _) => Exit::Violated,
            (false, false) => Exit::Inconclusive,
            (false, true) => Exit::Holds,
        }
    }
}

/// The changes found so far, each once.
#[derive(Default)]
struct Changes(Vec<Change>);

impl Changes {
    fn breaks(&mut self, concern: Concern, what: String, witness: Option<String>) {
        self.add(Change { breaking: true, concern, what, witness });
    }

    fn fits(&mut self, concern: Concern, what: String, witness: Option<String>) {
        self.add(Change { breaking: false, concern, what, witness });
    }

    fn add(&mut self, change: Change) {
        if !self.0.iter().any(|other| other.what == change.what) {
            self.0.push(change);
        }
    }
}

/// Pairs of the same name; those of which only the old has one; those of which only the new has one.
fn paired<'a, T>(
    old: &'a [T],
    new: &'a [T],
    name: impl Fn(&T) -> &str,
) -> (Vec<(&'a T, &'a T)>, Vec<&'a T>, Vec<&'a T>) {
    let find = |all: &'a [T], sought: &T| all.iter().find(|other| name(other) == name(sought));
    let both = old.iter().filter_map(|one| Some((one, find(new, one)?))).collect();
    let gone = old.iter().filter(|one| find(new, one).is_none()).collect();
    let come = new.iter().filter(|one| find(old, one).is_none()).collect();
    (both, gone, come)
}
