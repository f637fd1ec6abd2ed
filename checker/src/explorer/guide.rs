//! Who knows the way: one declaration within one bound, and which link leads to which world.

use crate::check::bound_of;
use crate::declaration::{Declaration, Refused};
use crate::explore::{Act, Taken, Way};
use crate::report::{ToldStep, told_path};
use crate::rules::{RuleInfo, rules_of};
use crate::steering::{Course, Sight, Steered, Trial};
use selvedge_spec::interpret::{self, World};
use selvedge_spec::ir::{Bound, System};
use selvedge_spec::source;
use std::sync::Arc;

/// A bound with more commands makes no page that anybody could read.
const MOST_COMMANDS: u128 = 3_000;

/// A path with more steps is no path that anybody walked.
const MOST_STEPS: usize = 200;

/// One declaration within one bound, with what is led through it.
pub struct Guide {
    pub(super) declaration: Declaration,
    pub(super) bound: String,
    pub(super) course: Course,
    pub(super) rules: Vec<RuleInfo>,
    pub(super) steered: Box<dyn Steered>,
    fingerprint: String,
}

/// Why a link leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lost {
    /// It was made for another declaration or another bound; the path that it named.
    Stale(String),
    /// It names no path, for this reason.
    NoPath(String),
}

/// One place on a path, with what led there and what can be done.
pub(super) struct Place {
    pub(super) path: Vec<Act>,
    pub(super) first: Sight,
    pub(super) trials: Vec<Trial>,
    pub(super) told: Vec<ToldStep>,
    /// What every step would do that can be taken here, told; nothing where the path broke off.
    pub(super) offered: Vec<(ToldStep, Trial)>,
}

impl Place {
    /// What is seen here; the words of the fault where the path broke off.
    pub(super) fn here(&self) -> Result<&Sight, &str> {
        match self.trials.last() {
            None => Ok(&self.first),
            Some(trial) => trial.answered.as_ref().map(|(_, sight)| sight).map_err(String::as_str),
        }
    }

    /// The rows here, where they can be read.
    pub(super) fn rows(&self) -> Option<&Arc<World>> {
        self.here().ok()?.rows.as_ref().ok()
    }

    /// The rows before the last step.
    pub(super) fn rows_before(&self) -> Option<&Arc<World>> {
        match self.trials.len() {
            0 => None,
            1 => self.first.rows.as_ref().ok(),
            more => self.trials[more - 2].rows_after(),
        }
    }
}

impl Guide {
    /// A guide through the declaration within the bound of this name, or the first; `steer` gives what is led.
    ///
    /// # Errors
    /// If the bound is unknown or has more commands than a page can list, or if the system does not take them.
    pub fn new(
        declaration: Declaration,
        bound: Option<&str>,
        steer: impl FnOnce(&Course) -> Result<Box<dyn Steered>, String>,
    ) -> Result<Self, Refused> {
        let found: &Bound = bound_of(&declaration, bound)?;
        let count = interpret::command_count(&declaration.system, found);
        if count > MOST_COMMANDS {
            let message = format!("the bound `{}` has {count} commands, and {MOST_COMMANDS} is the most", found.name);
            return Err(Refused::usage(format!("{message} that a page can show: choose another with `--bound`")));
        }
        let course = Course {
            system: Arc::clone(&declaration.system),
            commands: interpret::commands(&declaration.system, found).collect(),
            late: found.late.as_slice().into(),
        };
        let steered = steer(&course)
            .map_err(|fault| Refused { message: format!("error: {fault}"), exit: crate::verdict::Exit::Violated })?;
        let bound = found.name.text.clone();
        let fingerprint = fingerprint(&declaration, &bound);
        Ok(Self { rules: rules_of(&declaration.system), bound, course, steered, fingerprint, declaration })
    }

    pub(super) fn system(&self) -> &System {
        &self.declaration.system
    }

    /// The link to the world at the end of a path.
    pub(super) fn link(&self, path: &[Act]) -> String {
        format!("/w/{}", self.named(path))
    }

    /// The link to the path as a file for `selvedge replay`.
    pub(super) fn saved_link(&self, path: &[Act]) -> String {
        format!("/saved/{}", self.named(path))
    }

    fn named(&self, path: &[Act]) -> String {
        let steps: Vec<String> = path.iter().map(|act| written(*act)).collect();
        format!("{}/{}", self.fingerprint, steps.join("."))
    }

    /// The path that a link names, without `/w/`.
    pub(super) fn path(&self, named: &str) -> Result<Vec<Act>, Lost> {
        let (fingerprint, steps) = named.split_once('/').unwrap_or((named, ""));
        let is_one = fingerprint.len() == self.fingerprint.len() && fingerprint.bytes().all(|b| b.is_ascii_hexdigit());
        if !is_one {
            return Err(Lost::NoPath("It does not begin with the fingerprint of a declaration.".to_owned()));
        }
        if fingerprint != self.fingerprint {
            return Err(Lost::Stale(steps.to_owned()));
        }
        if steps.is_empty() {
            return Ok(Vec::new());
        }
        let path = steps.split('.').enumerate().map(|(index, step)| self.act(index, step));
        let path = path.collect::<Result<Vec<Act>, Lost>>()?;
        if path.len() > MOST_STEPS {
            return Err(Lost::NoPath(format!("It has {} steps, and {MOST_STEPS} is the most.", path.len())));
        }
        Ok(path)
    }

    /// `7` is the command 7 at once, `7i` is it issued, `7l0` is it landing from the first place among those under way.
    fn act(&self, index: usize, step: &str) -> Result<Act, Lost> {
        let lost = |why: String| Err(Lost::NoPath(format!("Its step {} is {why}.", index + 1)));
        let (number, way) = match step.split_once(['i', 'l']) {
            None => (step, Some(Way::AtOnce)),
            Some((number, "")) => (number, Some(Way::Issued)),
            Some((number, place)) => (number, place.parse().ok().map(Way::Late)),
        };
        let (Ok(command), Some(way)) = (number.parse::<u32>(), way) else {
            return lost(format!("`{step}`, which is no number of a command"));
        };
        let act = Act { command, way };
        let count = self.course.commands.len();
        if written(act) != step {
            lost(format!("`{step}`, which is no number of a command"))
        } else if command as usize >= count {
            lost(format!(
                "command {command}, and this bound has {count} commands, from 0 to {}",
                count.saturating_sub(1)
            ))
        } else {
            Ok(act)
        }
    }

    /// Walks a path and looks around.
    pub(super) fn place(&self, path: Vec<Act>) -> Result<Place, Lost> {
        let (first, trials) = self.steered.along(&path);
        let breaks_off = trials.last().is_some_and(|trial| trial.answered.is_err());
        if trials.len() < path.len() && !breaks_off {
            let why = "is of a late command, and cannot be taken where it stands";
            return Err(Lost::NoPath(format!("Its step {} {why}.", trials.len() + 1)));
        }
        let mut before = first.rows.as_ref().ok();
        let mut told = Vec::new();
        for trial in &trials {
            let Some(rows) = before else { break };
            told.extend(self.told(rows, trial));
            before = trial.rows_after();
        }
        let mut place = Place { first, trials, told, offered: Vec::new(), path };
        if let Some(rows) = place.rows().filter(|_| place.path.len() < MOST_STEPS) {
            let offered = self.steered.offered(&place.path).into_iter();
            place.offered = offered.filter_map(|trial| Some((self.told(rows, &trial)?, trial))).collect();
        }
        Ok(place)
    }

    fn told(&self, before: &Arc<World>, trial: &Trial) -> Option<ToldStep> {
        let taken = Taken { before: Arc::clone(before), act: trial.act, after: trial.rows_after().cloned() };
        told_path(&self.declaration, &self.course.commands, &[taken]).pop()
    }

    /// What a search found: the path to the nearest world, if there is one.
    pub(super) fn search(&self, condition: &str) -> Result<crate::steering::Found, Vec<selvedge_spec::Diagnostic>> {
        let text = &self.declaration.text;
        let lexed = source::tokens(text).map(|tokens| vec![tokens]);
        let declarations = match source::lifecycles(text) {
            Ok(found) if !found.is_empty() => Ok(found),
            _ => lexed,
        };
        let declaration = declarations.ok().and_then(|mut found| found.pop()).unwrap_or_default();
        let condition = selvedge_spec::condition(declaration, condition)?;
        Ok(self.steered.nearest(&condition))
    }
}

/// Short, and different for what gives the numbers of commands another meaning: the tokens of the text, whatever its
/// spaces and comments, and the bound.
fn fingerprint(declaration: &Declaration, bound: &str) -> String {
    let text =
        source::tokens(&declaration.text).map_or_else(|_| declaration.text.to_string(), |tokens| tokens.to_string());
    let words = text.split_whitespace().chain([bound]);
    let bytes = words.flat_map(|word| word.bytes().chain([b' ']));
    // FNV-1a: nobody gains from two texts with one fingerprint, so it need not resist anybody.
    let hash =
        bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    format!("{:012x}", hash >> 16)
}

/// A step as a link names it.
fn written(act: Act) -> String {
    match act.way {
        Way::AtOnce => act.command.to_string(),
        Way::Issued => format!("{}i", act.command),
        Way::Projected => format!("{}p", act.command),
        Way::Late(place) => format!("{}l{place}", act.command),
    }
}
