//! World by world: each is built, and each command is tried in it, nearest first.

use super::answer::Answer;
use super::explored::{Explored, Method};
use super::moment::{Act, Moment};
use super::watch::Stage;
use super::{Engine, Lockstep, Task};
use crate::subject::Subject;

/// Explores world by world; two worlds are one only if they are equal, never because their hashes are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Walk;

/// What a walk saw: the worlds, by number, and which of them follow which.
pub(super) struct Walked<W> {
    pub(super) worlds: Vec<Moment<W>>,
    /// By world: the worlds that one command leads to, each once, itself left out.
    pub(super) successors: Vec<Vec<u32>>,
}

/// How many steps are answered before they are judged: enough to share out, few enough to be held.
const BATCH: usize = 1 << 15;

/// Fewer steps than this are not worth another thread.
const WORTH_SHARING: usize = 1 << 10;

/// A step with its answer.
type Taken<W> = (Act, Answer<W>);

impl Walk {
    /// Walks from `first`, trying only these commands, at once or late. Steps are answered on so many threads and judged
    /// one after the other, so that the result does not depend on how many there are.
    pub(super) fn from<S: Subject>(
        lockstep: &Lockstep<S>,
        first: Moment<S::World>,
        commands: &[usize],
        threads: usize,
    ) -> Walked<S::World> {
        lockstep.start_at(&first);
        let mut worlds = vec![first];
        let mut successors: Vec<Vec<u32>> = Vec::new();
        while successors.len() < worlds.len() {
            let share = (BATCH * threads).div_ceil(commands.len().max(1));
            let batch = successors.len()..worlds.len().min(successors.len() + share);
            let numbered: Vec<_> = (0u32..).zip(&worlds).skip(batch.start).take(batch.len()).collect();
            let threads = if batch.len() * commands.len() < WORTH_SHARING { 1 } else { threads };
            let answered = shared_out(threads, &numbered, |(number, world)| taken(lockstep, *number, world, commands));
            for (place, steps) in batch.zip(answered) {
                let number = u32::try_from(place).expect("an atlas has fewer than 2^32 worlds");
                let mut following = Vec::new();
                if lockstep.expands(number) {
                    let world = worlds[place].clone();
                    lockstep.settle(number, &world, steps, |landed| {
                        if landed.is_new {
                            worlds.push(landed.world);
                        }
                        if landed.number != number && !following.contains(&landed.number) {
                            following.push(landed.number);
                        }
                    });
                }
                successors.push(following);
            }
        }
        Walked { worlds, successors }
    }
}

/// The steps of one world, each with its answer; none where the world is not to be expanded.
fn taken<S: Subject>(
    lockstep: &Lockstep<S>,
    number: u32,
    world: &Moment<S::World>,
    commands: &[usize],
) -> Vec<Taken<S::World>> {
    let Some(rows) = lockstep.rows_to_expand(number) else { return Vec::new() };
    let acts = lockstep.acts(world, commands);
    let answers = lockstep.answers(world, &rows, &acts);
    acts.into_iter().zip(answers).collect()
}

/// Does `work` on every item, each thread on its share, and keeps the order.
fn shared_out<I: Sync, T: Send>(threads: usize, items: &[I], work: impl Fn(&I) -> T + Sync) -> Vec<T> {
    if threads < 2 {
        return items.iter().map(work).collect();
    }
    let work = &work;
    std::thread::scope(|scope| {
        let shares = items.chunks(items.len().div_ceil(threads).max(1));
        let running: Vec<_> =
            shares.map(|share| scope.spawn(move || share.iter().map(work).collect::<Vec<_>>())).collect();
        running
            .into_iter()
            .flat_map(|share| share.join().expect("the code under check is caught where it is called"))
            .collect()
    })
}

impl Engine for Walk {
    fn explore<S: Subject>(&self, task: &Task<S>) -> Result<Explored, String> {
        task.watch.begin(Stage::Worlds, None);
        let lockstep = Lockstep::new(task);
        let commands: Vec<usize> = (0..task.commands.len()).collect();
        Self::from(&lockstep, Moment::calm(task.subject.first()), &commands, task.threads);
        let (atlas, stop) = lockstep.finish();
        Explored::of(task, &atlas, stop, Method::OneByOne)
    }
}
