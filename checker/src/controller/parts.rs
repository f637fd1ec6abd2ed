//! What is gone through part by part, and what lets the result stand for all parts together.

use super::Controller;
use super::explore::Explorer;
use super::world::{Act, Codes, World};
use crate::declaration::Declaration;
use crate::report::RuleReport;
use crate::rules::Kind;
use crate::verdict::Verdict;
use std::ops::Range;

/// What is gone through part by part: no two parts share a row, and what is decided of one of them does not depend on the
/// others. So a part beside others goes through no world but those that it goes through alone, and what holds of each
/// part holds of all together.
pub struct Parts<C: Controller> {
    /// How many there are.
    pub count: u8,
    /// That no part depends on the others, in the words of this loop.
    pub says: &'static str,
    /// Whether that is so, tried on all that was met: what was tried, and what departs.
    pub try_together: fn(&C, &dyn AllMet<C>) -> Tried,
}

/// Everything that a controller decided on, in order. There may be too much of it to be kept.
pub trait AllMet<C: Controller> {
    /// How much that is.
    fn count(&self) -> usize;

    /// What stands in this place.
    fn get(&self, place: usize) -> Met<'_, C>;
}

/// Something that a controller decided on.
pub struct Met<'a, C: Controller> {
    /// Of which part, counted from 0.
    pub part: u8,
    /// What was wanted, counted from 0 in each part.
    pub number: u8,
    /// That.
    pub wanted: &'a C::Wanted,
    /// What was listed.
    pub listed: C::Store,
    /// What was remembered.
    pub memory: &'a C::Memory,
}

/// What came of trying parts together.
pub struct Tried {
    /// How many were tried.
    pub count: u64,
    /// What that was, for people.
    pub says: String,
    /// Which of what was met was decided otherwise together, and how.
    pub departs: Option<(usize, String)>,
}

impl<C: Controller> Explorer<'_, C> {
    /// How many states of each part may be wanted.
    pub(super) fn wanted_of_each(&self) -> usize {
        self.it.wanted.len() / self.it.parts.as_ref().map_or(1, |parts| usize::from(parts.count))
    }

    /// What may be wanted of the part of which this is wanted.
    pub(super) fn part_of(&self, wanted: u8) -> Range<usize> {
        let each = self.wanted_of_each();
        let first = usize::from(wanted) / each * each;
        first..first + each
    }

    /// The rule that parts together are what they are alone, and on what it rests; nothing, where there are no parts.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn together(&mut self, declaration: &Declaration) -> Result<Option<(RuleReport, String)>, String> {
        let Some(parts) = &self.it.parts else { return Ok(None) };
        let all = self.plans.met();
        let tried = (parts.try_together)(&self.it.controller, &Explored { explorer: self, all: &all });
        let (detail, path) = match tried.departs {
            None => (String::new(), None),
            Some((place, detail)) => {
                let (rows, wanted, memory) = all[place];
                let fits = |world: &World| {
                    let calm = world.calm();
                    world.doing.is_none()
                        && (self.rows.listed(&calm.rows), calm.wanted, calm.memory) == (rows, wanted, memory)
                };
                let found = self.entries.iter().position(|entry| fits(&entry.world));
                let found = found.and_then(|found| u32::try_from(found).ok());
                let path = found.map(|world| self.told(declaration, world, &[Act::Looks])).transpose()?;
                (detail, Some(path.unwrap_or_default()))
            }
        };
        let verdict = match &path {
            Some(_) => Verdict::Violated,
            None if self.stop.is_some() => Verdict::Incomplete,
            None if tried.count == 0 => Verdict::Vacuous,
            None => Verdict::Holds,
        };
        let rule = RuleReport {
            name: "together_as_alone".to_owned(),
            kind: Kind::Always,
            says: parts.says.to_owned(),
            verdict,
            worlds_exercised: tried.count,
            detail,
            path,
            loop_from: None,
        };
        Ok(Some((rule, tried.says)))
    }
}

/// What an exploration met.
struct Explored<'e, 'a, C: Controller> {
    explorer: &'e Explorer<'a, C>,
    all: &'e [(Codes, u8, u32)],
}

impl<C: Controller> AllMet<C> for Explored<'_, '_, C> {
    fn count(&self) -> usize {
        self.all.len()
    }

    fn get(&self, place: usize) -> Met<'_, C> {
        let (rows, wanted, memory) = self.all[place];
        let (wanted, each) = (usize::from(wanted), self.explorer.wanted_of_each());
        Met {
            part: u8::try_from(wanted / each).unwrap_or(u8::MAX),
            number: u8::try_from(wanted % each).unwrap_or(u8::MAX),
            wanted: &self.explorer.it.wanted[wanted].1,
            listed: self.explorer.rows.store(&rows).expect("it was listed before"),
            memory: self.explorer.plans.memory(memory),
        }
    }
}
