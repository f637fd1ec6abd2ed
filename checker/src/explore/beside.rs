//! Making a table once more, beside rows of another identity: it must come out the same, and those rows must stay as they
//! were.
//!
//! Where the system under check can be put into a world of given rows, each answer is compared with the one that was given
//! alone. Only where something differs, or nothing can be compared, the table is made again step by step, judged like any
//! other exploration, which tells the rule that is broken and the path to it.

use super::Site;
use super::atlas::Atlas;
use super::explored::Taken;
use super::lockstep::Lockstep;
use super::moment::Moment;
use super::table::Table;
use super::task::{Stop, Task};
use super::walk::Walk;
use crate::subject::{Subject, ViewRows};
use selvedge_spec::interpret::World;
use selvedge_spec::interpret::wire::Reply;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A table made again: what was seen, the path to the row beside it, and what ended it before it was complete.
pub(super) type Beside<W> = (Atlas<Moment<W>>, Vec<Taken>, Option<Stop>);

/// Steps that one table may take beside the rows of another identity.
const MOST_BESIDE: usize = 50_000;

/// Looks at a table beside each of some rows of another identity; what is given back are those that had to be made again.
pub(super) fn beside<S: Subject>(
    task: &Task<S>,
    table: &Table<S::World>,
    other: &Table<S::World>,
) -> Result<Vec<Beside<S::World>>, String> {
    let steps = (table.worlds.len() * table.commands.len()).max(1);
    let alone = Alone::of(task, table);
    let differs = |companion: &u32| {
        let companion = &other.worlds[*companion as usize].store;
        alone.as_ref().and_then(|alone| alone.same_beside(companion)).is_none()
    };
    let made_again = companions(other, MOST_BESIDE / steps).into_iter().filter(differs);
    made_again.map(|companion| again(task, table, other, companion)).collect()
}

/// What the system under check does with the rows of one identity where there are no others.
struct Alone<'a, S: Subject> {
    task: &'a Task<S>,
    commands: &'a [usize],
    worlds: Vec<Known>,
}

/// One world without commands under way: what it shows, and what each command answers and which world it leads to.
struct Known {
    rows: Arc<World>,
    views: Vec<ViewRows>,
    answers: Vec<(Reply, usize)>,
}

impl<'a, S: Subject> Alone<'a, S> {
    /// `None` where the system under check remembers more than its rows, or something is wrong that is told elsewhere.
    fn of(task: &'a Task<S>, table: &'a Table<S::World>) -> Option<Self> {
        let subject = &task.subject;
        let is_calm = |number: &u32| table.worlds[*number as usize].flights.is_empty();
        let calm: Vec<u32> = table.atlas.numbers().filter(is_calm).collect();
        let worlds = calm.iter().map(|number| {
            let store = &table.worlds[*number as usize].store;
            let rows = table.atlas.rows(*number)?;
            let views = subject.observe(store).ok()?.views;
            let answers = table.commands.iter().map(|command| {
                let (after, reply) = subject.step(store, *command).ok()?;
                let to = table.atlas.find(&Moment::calm(after))?;
                Some((reply, calm.binary_search(&to).ok()?))
            });
            let answers = answers.collect::<Option<_>>()?;
            (subject.restore(&rows)? == *store).then_some(Known { rows, views, answers })
        });
        Some(Self { task, commands: &table.commands, worlds: worlds.collect::<Option<_>>()? })
    }

    /// Looks whether all of it is shown and done in the same way where the rows of `companion` are there as well, and these
    /// stay as they are. `None` where something differs or cannot be told, or the exploration is to end.
    fn same_beside(&self, companion: &S::World) -> Option<()> {
        let subject = &self.task.subject;
        let others = subject.observe(companion).ok()?;
        if subject.restore(&others.rows)? != *companion {
            return None;
        }
        let together = |known: &Known| World::together(&self.task.system, [&*known.rows, &others.rows]);
        let stores: Vec<S::World> =
            self.worlds.iter().map(|known| subject.restore(&together(known))).collect::<Option<_>>()?;
        for (known, store) in self.worlds.iter().zip(&stores) {
            let seen = subject.observe(store).ok()?;
            let is_seen = seen.rows == together(known) && seen.views == united(&known.views, &others.views);
            if !is_seen || self.task.is_to_end() {
                return None;
            }
            for (command, (reply, to)) in self.commands.iter().zip(&known.answers) {
                let (after, answer) = subject.step(store, *command).ok()?;
                if answer != *reply || after != stores[*to] {
                    return None;
                }
            }
        }
        Some(())
    }
}

/// What views show of the rows of both.
fn united(one: &[ViewRows], other: &[ViewRows]) -> Vec<ViewRows> {
    let both = one.iter().zip(other).map(|(one, other)| {
        let mut rows = [one.as_slice(), other].concat();
        rows.sort();
        rows
    });
    both.collect()
}

/// The worlds of the other identity to be beside: as many as may be, but one in each state in any case.
fn companions<W: Eq + std::hash::Hash>(other: &Table<W>, most: usize) -> Vec<u32> {
    let last = u32::try_from(other.worlds.len() - 1).expect("an atlas has fewer than 2^32 worlds");
    let state = |world: u32| other.atlas.rows(world).and_then(|rows| rows.all_rows().next().map(|(_, row)| row.state));
    // The last world of each state is the one that the most steps have gone into.
    let chosen: BTreeMap<_, u32> = (0..=last).filter_map(|world| Some((state(world)?, world))).collect();
    let mut chosen: BTreeSet<u32> = chosen.into_values().chain([last]).collect();
    let stride = other.worlds.len().div_ceil(most.max(1));
    chosen.extend((0..=last).rev().step_by(stride).filter(|world| most > 0 && *world > 0));
    chosen.into_iter().collect()
}

fn again<S: Subject>(
    task: &Task<S>,
    table: &Table<S::World>,
    other: &Table<S::World>,
    companion: u32,
) -> Result<Beside<S::World>, String> {
    let path = other.atlas.taken(Site { world: companion, act: None });
    let lockstep = Lockstep::new(task);
    let walked = Walk::from(&lockstep, other.worlds[companion as usize].as_ref().clone(), &table.commands);
    let (atlas, stop) = lockstep.finish();
    // What differs has been judged against the interpreter; but a table that nothing contradicts must be the same.
    let is_clean =
        |atlas: &Atlas<_>| (0..atlas.rules()).all(|rule| !super::joint::is_broken(&task.system, atlas, rule));
    let is_clean = is_clean(&atlas) && is_clean(&table.atlas);
    if is_clean && stop.is_none() && table.stop.is_none() && walked.successors != table.successors {
        return Err("what commands do to one row depends on another row, and no rule was broken".to_owned());
    }
    Ok((atlas, path, stop))
}
