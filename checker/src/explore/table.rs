//! The table of one identity: its worlds when no other row exists, and what each command does in them.
//!
//! These are systems whose commands read and write the row they name and no other: guards read `self` and `input`,
//! effects write `self` (others are gone through world by world). So what an identity's commands do does not depend on the
//! other rows, and one table serves every combination. The declaration says so; of the generated code it is checked: each
//! table must come out the same beside rows of another identity, and those rows must stay as they were. Beside all of
//! them, one after the other, where that takes no longer than is reasonable; else beside one in each state, and as many
//! more as there is time for. What no other row but two at once would bring about is not looked for here: `--engine walk`
//! does.

use super::atlas::Atlas;
use super::beside::beside;
use super::explored::Taken;
use super::lockstep::Lockstep;
use super::moment::Moment;
use super::ruled::Ruled;
use super::slice::{self, Sliced};
use super::task::{Stop, Task};
use super::walk::{Walk, Walked};
use super::watch::Stage;
use crate::subject::Subject;
use crate::sync::thread;
use selvedge_spec::interpret::Value;
use selvedge_spec::ir::EntityId;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The table of one identity.
pub(super) struct Table<W> {
    pub(super) atlas: Atlas<Moment<W>>,
    /// What was seen beside each row of another identity, and the path to that row.
    pub(super) beside: Vec<(Atlas<Moment<W>>, Vec<Taken>)>,
    pub(super) successors: Vec<Vec<u32>>,
    pub(super) stop: Option<Stop>,
    pub(super) sliced: Option<Sliced>,
    pub(super) worlds: Vec<Arc<Moment<W>>>,
    pub(super) commands: Vec<usize>,
}

impl<W: Eq + std::hash::Hash> Table<W> {
    /// By world: how far it is from the first.
    pub(super) fn depths(&self) -> Vec<u32> {
        self.atlas.numbers().map(|number| self.atlas.depth_of(number)).collect()
    }

    /// Whether the other identity's table is the same but for the name: the same rows, the same steps.
    pub(super) fn is_but_for_the_name(&self, other: &Self) -> bool {
        let unnamed = |table: &Self, number: u32| {
            let rows = table.atlas.rows(number)?;
            let rows = rows.all_rows().map(|(entity, row)| (entity, row.state, row.fields.clone()));
            Some(rows.collect::<Vec<_>>())
        };
        let is_same = |number: u32| unnamed(self, number).is_some_and(|rows| Some(rows) == unnamed(other, number));
        self.successors == other.successors && self.atlas.numbers().all(is_same)
    }

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
        let done: Vec<Result<T, String>> = thread::scope(|scope| {
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
    let ruled = Arc::new(Ruled::of(&task.system));
    let lockstep = Lockstep::under(task, Arc::clone(&ruled));
    let (lockstep, walked, sliced) = if let Some((walked, sliced)) = slice::walk(task, &lockstep, &commands) {
        (lockstep, walked, Some(sliced))
    } else {
        let lockstep = Lockstep::under(task, ruled);
        let walked = Walk::from(&lockstep, Moment::calm(task.subject.first()), &commands);
        (lockstep, walked, None)
    };
    let Walked { worlds, successors } = walked;
    let (atlas, stop) = lockstep.finish();
    Table { atlas, beside: Vec::new(), successors, stop, sliced, worlds, commands }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::on_all;

    #[test]
    fn results_are_in_order_and_the_first_failure_is_told() {
        on_all(|| {
            assert_eq!(in_parallel(2, &[1, 2, 3], |item| Ok(item * 2)), Ok(vec![2, 4, 6]));
            let odd = |item: &i32| if item % 2 == 0 { Ok(*item) } else { Err(format!("{item} is odd")) };
            assert_eq!(in_parallel(3, &[4, 3, 1], odd), Err("3 is odd".to_owned()));
        });
    }
}
