//! What comes of a world once the environment rests, on every schedule: rounds, and what is carried on, in whatever order.
//! A round may come before anything is carried on, or while it is, and something may be carried on between any two of a
//! plan's commands. Listings are fresh: that one is of the round before is the environment's doing.

use super::Controller;
use super::explore::Explorer;
use super::world::{Act, Calm, World};

#[allow(clippy::disallowed_types)]
type Map<K, V> = std::collections::HashMap<K, V>;

/// What every schedule from a world leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is being found out.
    Open,
    /// The goal, and nothing more to do.
    Goal,
    /// Some schedule ends elsewhere or never. It begins with this act; with none, where it has ended.
    Strays(Option<Act>),
}

/// What has been found out.
#[derive(Default)]
pub(super) struct Fates(Map<World, Fate>);

/// A world whose acts are tried one after the other.
struct Trying {
    world: World,
    left: Vec<Act>,
    /// The last one that led to another world.
    taken: Option<Act>,
}

impl<C: Controller> Explorer<'_, C> {
    /// A schedule on which this world does not come to rest at the goal, because it ends elsewhere or goes round. Rounds
    /// that change nothing are left out: on each schedule what can be carried on is carried on at some time.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn strays(&mut self, calm: Calm) -> Result<Option<Vec<Act>>, String> {
        let first = World { rows: calm.rows, wanted: calm.wanted, memory: calm.memory, ..World::default() };
        self.try_schedules(first)?;
        let (mut acts, mut seen, mut world) = (Vec::new(), Vec::new(), first);
        while let Some(Fate::Strays(next)) = self.fates.0.get(&world).copied() {
            match next.filter(|_| !seen.contains(&world)) {
                None => return Ok(Some(acts)),
                Some(act) => {
                    seen.push(world);
                    acts.push(act);
                    world = self.resting(&world, act)?.unwrap_or(world);
                }
            }
        }
        Ok(None)
    }

    /// Finds the fate of this world and of all that come of it.
    fn try_schedules(&mut self, first: World) -> Result<(), String> {
        let mut trying = Vec::new();
        self.begin(first, &mut trying);
        while let Some(top) = trying.last_mut() {
            let world = top.world;
            let Some(act) = top.left.pop() else {
                if top.taken.is_none() && !self.is_goal(&world.calm())? {
                    self.all_stray(&trying);
                    return Ok(());
                }
                self.fates.0.insert(world, Fate::Goal);
                trying.pop();
                continue;
            };
            let Some(after) = self.resting(&world, act)? else { continue };
            top.taken = Some(act);
            match self.fates.0.get(&after) {
                Some(Fate::Goal) => {}
                Some(Fate::Open | Fate::Strays(_)) => {
                    self.all_stray(&trying);
                    return Ok(());
                }
                None => self.begin(after, &mut trying),
            }
        }
        Ok(())
    }

    /// Begins to try the acts of this world, unless its fate is known.
    fn begin(&mut self, world: World, trying: &mut Vec<Trying>) {
        if self.fates.0.contains_key(&world) {
            return;
        }
        let carried_on = self.others.iter().filter(|other| other.carries_on).map(|other| Act::Happens(other.command));
        let own = if world.doing.is_none() { Act::Looks } else { Act::Issues };
        self.fates.0.insert(world, Fate::Open);
        trying.push(Trying { world, left: carried_on.chain([own]).collect(), taken: None });
    }

    /// What is being tried leads astray.
    fn all_stray(&mut self, trying: &[Trying]) {
        for Trying { world, taken, .. } in trying {
            self.fates.0.insert(*world, Fate::Strays(*taken));
        }
    }

    /// What an act leads to, as far as it matters once the environment rests; `None` if nothing happens.
    fn resting(&mut self, world: &World, act: Act) -> Result<Option<World>, String> {
        let after = self.take(world, act)?.map(|after| World { faults: 0, last: None, on: None, ..after });
        Ok(after.filter(|after| after != world))
    }
}
