//! The table of one identity: its worlds when no other row exists, and what each command does in them.
//!
//! These are systems whose commands read and write the row they name and no other: guards read `self` and `input`,
//! effects write `self` (others are gone through world by world). So what an identity's commands do does not depend on the other rows, and one table serves every
//! combination. The declaration says so; of the generated code it is checked: each table is made again beside rows of
//! another identity, must come out the same, and those rows must stay as they were. Beside all of them, one after the
//! other, where that takes no longer than is reasonable; else beside one in each state, and as many more as there is
//! time for. What no other row but two at once would bring about is not looked for here: `--engine walk` does.

use super::atlas::Atlas;
use super::explored::Taken;
use super::lockstep::{Lockstep, Stop, Task};
use super::moment::Moment;
use super::walk::{Walk, Walked};
use super::watch::Stage;
use crate::subject::Subject;
use selvedge_spec::interpret::Value;
use selvedge_spec::ir::EntityId;
use std::collections::{BTreeMap, BTreeSet};

/// The table of one identity.
pub(super) struct Table<W> {
    pub(super) atlas: Atlas<Moment<W>>,
    /// What was seen beside each row of another identity, and the path to that row.
    pub(super) beside: Vec<(Atlas<Moment<W>>, Vec<Taken>)>,
    pub(super) successors: Vec<Vec<u32>>,
    pub(super) stop: Option<Stop>,
    worlds: Vec<Moment<W>>,
    commands: Vec<usize>,
}

impl<W: Eq + std::hash::Hash> Table<W> {
    /// In how many of its worlds there is no row.
    pub(super) fn without_rows(&self) -> u64 {
        let numbers = 0..u32::try_from(self.worlds.len()).unwrap_or(u32::MAX);
        let is_bare = |number: &u32| self.atlas.rows(*number).is_some_and(|rows| rows.all_rows().next().is_none());
        numbers.filter(is_bare).count() as u64
    }
}

/// Makes the table of every identity of the bound, several at a time.
pub(super) fn tables<S: Subject>(task: &Task<S>) -> Result<Vec<Table<S::World>>, String> {
    let groups = by_identity(task);
    task.watch.begin(Stage::Identities, None);
    let mut tables = in_parallel(task.threads, &groups, |commands| Ok(alone(task, commands.clone())))?;
    if tables.len() > 1 {
        let numbers: Vec<usize> = (0..tables.len()).collect();
        task.watch.begin(Stage::Beside, None);
        let beside = in_parallel(task.threads, &numbers, |number| {
            beside(task, &tables[*number], &tables[(number + 1) % tables.len()])
        })?;
        for (table, beside) in tables.iter_mut().zip(beside) {
            for (atlas, path, stop) in beside {
                table.stop = table.stop.or(stop);
                table.beside.push((atlas, path));
            }
        }
    }
    Ok(tables)
}

/// The commands of the bound, by the identity that they name.
///
/// What a view that lags has yet to show may be in the order in which commands came, whichever rows they named: then there
/// is one table for all of them.
fn by_identity<S: Subject>(task: &Task<S>) -> Vec<Vec<usize>> {
    if task.subject.lags() {
        return vec![(0..task.commands.len()).collect()];
    }
    let mut groups: BTreeMap<(EntityId, Option<&Value>), Vec<usize>> = BTreeMap::new();
    for (number, (id, input)) in task.commands.iter().enumerate() {
        let command = task.system.command(*id);
        groups.entry((command.entity, input.0[command.key_input].as_ref())).or_default().push(number);
    }
    // Without a command there is still the first world.
    if groups.is_empty() { vec![Vec::new()] } else { groups.into_values().collect() }
}

/// Runs `work` on every item, on so many threads, and keeps the order.
fn in_parallel<I: Sync, T: Send>(
    threads: usize,
    items: &[I],
    work: impl Fn(&I) -> Result<T, String> + Sync,
) -> Result<Vec<T>, String> {
    let mut results = Vec::new();
    for chunk in items.chunks(threads.max(1)) {
        let done: Vec<Result<T, String>> = std::thread::scope(|scope| {
            let running: Vec<_> = chunk.iter().map(|item| scope.spawn(|| work(item))).collect();
            running
                .into_iter()
                .map(|handle| handle.join().unwrap_or_else(|_| Err("a thread panicked".to_owned())))
                .collect()
        });
        results.extend(done);
    }
    results.into_iter().collect()
}

fn alone<S: Subject>(task: &Task<S>, commands: Vec<usize>) -> Table<S::World> {
    let lockstep = Lockstep::new(task);
    let Walked { worlds, successors } = Walk::from(&lockstep, Moment::calm(task.subject.first()), &commands);
    let (atlas, stop) = lockstep.finish();
    Table { atlas, beside: Vec::new(), successors, stop, worlds, commands }
}

/// A table made again: what was seen, the path to the row beside it, and what ended it before it was complete.
type Beside<W> = (Atlas<Moment<W>>, Vec<Taken>, Option<Stop>);

/// Steps that one table may take beside the rows of another identity.
const MOST_BESIDE: usize = 200_000;

/// Makes a table again, beside each of some rows of another identity.
fn beside<S: Subject>(
    task: &Task<S>,
    table: &Table<S::World>,
    other: &Table<S::World>,
) -> Result<Vec<Beside<S::World>>, String> {
    let steps = (table.worlds.len() * table.commands.len()).max(1);
    companions(other, MOST_BESIDE / steps).into_iter().map(|companion| again(task, table, other, companion)).collect()
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
    let path = other.atlas.taken(super::Site { world: companion, act: None });
    let lockstep = Lockstep::new(task);
    let walked = Walk::from(&lockstep, other.worlds[companion as usize].clone(), &table.commands);
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
