//! What each rule says of one world or of one step.

use crate::explore::Atlas;
use crate::rules::{Builtin, Kind, rules_of};
use selvedge_spec::ir::{RuleBody, System};
use std::hash::Hash;

/// What a rule says at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Light {
    /// It was put to the test and holds.
    Holds,
    /// It is broken, for this reason where one can be given.
    Broken(String),
    /// It was not put to the test.
    NotExercised,
    /// What it seeks is here.
    Reached,
    /// It speaks of something else: of steps, not worlds, or of all worlds together.
    Elsewhere,
}

/// What a rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// One world.
    World,
    /// One step.
    Step,
    /// All worlds together: what is reached at all.
    Whole,
}

/// What the rule with this index among all rules of the system speaks of.
#[must_use]
pub fn about(system: &System, rule: usize) -> About {
    match rule.checked_sub(Builtin::ALL.len()) {
        Some(declared) => match system.rules[declared].body {
            RuleBody::World(_) => About::World,
            RuleBody::Step(..) => About::Step,
            RuleBody::Run(_) | RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => About::Whole,
        },
        None => match Builtin::ALL[rule] {
            Builtin::FactsHold | Builtin::ReadYourWrites | Builtin::EventualViewsConverge | Builtin::WireAsDeclared => {
                About::World
            }
            Builtin::RowsComeBack
            | Builtin::EveryOutcomeReached
            | Builtin::EveryMoveReached
            | Builtin::EveryStateReached
            | Builtin::EveryCellReached => About::Whole,
            _ => About::Step,
        },
    }
}

/// The lights of the rules that speak of `place`, from what was seen of that place alone.
pub(super) fn lights<W: Eq + Hash>(system: &System, atlas: &Atlas<W>, place: About) -> Vec<Light> {
    let rules = rules_of(system);
    let light = |index: usize, kind: Kind| {
        let tally = atlas.tally(index);
        let is_here = |site: &crate::explore::Site| site.act.is_some() == (place == About::Step);
        let decided = tally.decided.as_ref().is_some_and(is_here);
        if tally.meaningless.as_ref().is_some_and(is_here) {
            Light::Broken(tally.detail.clone())
        } else if decided && kind.is_search() {
            Light::Reached
        } else if decided {
            Light::Broken(tally.detail.clone())
        } else if about(system, index) != place {
            Light::Elsewhere
        } else if tally.exercised > 0 && !kind.is_search() {
            Light::Holds
        } else {
            Light::NotExercised
        }
    };
    rules.iter().enumerate().map(|(index, rule)| light(index, rule.kind)).collect()
}
