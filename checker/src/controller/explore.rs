//! Every interleaving of the controller's commands with what happens to it, nearest first.

use super::plans::Plans;
use super::rest::Rests;
use super::rows::Rows;
use super::rules::{Moment, Rule, rules};
use super::schedule::Fates;
use super::world::{Act, Codes, MOST_ROWS, World};
use super::{CommandOf, Controller, Loop};
use crate::check::Options;
use crate::explore::Stop;
use selvedge_spec::ir::System;
use std::sync::Arc;
use std::time::Instant;

#[allow(clippy::disallowed_types)]
type Map<K, V> = std::collections::HashMap<K, V>;

/// A command of another actor.
#[derive(Clone, Copy, Debug)]
pub(super) struct Other {
    pub(super) command: u16,
    /// Whether it carries on what has been begun; else it is a fault.
    pub(super) carries_on: bool,
}

/// A world and how it was first reached.
pub(super) struct Entry {
    pub(super) world: World,
    parent: u32,
    act: Option<Act>,
    depth: u32,
}

/// What is known of one rule.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    pub(super) exercised: u64,
    /// The first world that decides it, and the acts from there that show it.
    pub(super) decided: Option<(u32, Vec<Act>)>,
}

/// The exploration of one loop.
pub(super) struct Explorer<'a, C: Controller> {
    pub(super) it: &'a Loop<C>,
    pub(super) system: Arc<System>,
    pub(super) rows: Rows<C::Store>,
    pub(super) plans: Plans<C>,
    pub(super) others: Vec<Other>,
    pub(super) rests: Rests,
    pub(super) fates: Fates,
    pub(super) rules: Vec<Rule>,
    pub(super) tallies: Vec<Tally>,
    pub(super) entries: Vec<Entry>,
    pub(super) steps: u64,
    /// Whether a claim asks for the rows that a plan was made on.
    keeps_listing: bool,
    /// The most rounds that any world needed to reach the goal.
    pub(super) most_rounds: u16,
    pub(super) stop: Option<Stop>,
    ids: Map<World, u32>,
}

impl<C: Controller> Loop<C> {
    /// The number of a command of the controller.
    pub(super) fn own(&self, rows: &mut Rows<C::Store>, command: &CommandOf<C>) -> Result<u16, String> {
        let number = rows.name(command)?;
        match rows.actor(number) {
            Some(actor) if actor == self.agent => Ok(number),
            actor => Err(format!(
                "the controller issues {command:?}, which {} issues and not `{}`",
                actor.map_or("anybody".to_owned(), |actor| format!("`{actor}`")),
                self.agent
            )),
        }
    }
}

impl<'a, C: Controller> Explorer<'a, C> {
    /// # Errors
    /// If an actor or a command is not as declared.
    pub(super) fn new(it: &'a Loop<C>, system: &Arc<System>) -> Result<Self, String> {
        for actor in it.carries_on.iter().chain([&it.agent]) {
            if !system.actors.iter().any(|declared| declared.name.text == **actor) {
                return Err(format!("the declaration has no actor `{actor}`"));
            }
        }
        let mut rows = Rows::new(Arc::clone(system));
        let mut others = Vec::new();
        for command in &it.others {
            let number = rows.name(command)?;
            let actor = rows.actor(number);
            if actor == Some(it.agent) {
                return Err(format!("{command:?} is the controller's, and happens only where it decides so"));
            }
            let carries_on = actor.is_some_and(|actor| it.carries_on.contains(&actor));
            others.push(Other { command: number, carries_on });
        }
        match it.wanted.len() {
            0 => return Err("nothing may be wanted".to_owned()),
            1..=256 => {}
            count => return Err(format!("{count} states may be wanted, and 256 is the most")),
        }
        if it.parts.as_ref().is_some_and(|parts| it.wanted.len().checked_rem(parts.count.into()) != Some(0)) {
            return Err("the wanted states do not belong to the parts, equally many to each".to_owned());
        }
        let rules = rules(&it.permits, &it.claims, it.rounds);
        let tallies = vec![Tally::default(); rules.len()];
        Ok(Self {
            it,
            system: Arc::clone(system),
            rows,
            plans: Plans::new(),
            others,
            rests: Rests::default(),
            fates: Fates::default(),
            rules,
            tallies,
            entries: Vec::new(),
            steps: 0,
            keeps_listing: it.claims.iter().any(|claim| claim.moment == Moment::BeginsAsListed),
            most_rounds: 0,
            stop: None,
            ids: Map::new(),
        })
    }

    /// Goes through every world that the limits let it expand.
    ///
    /// # Errors
    /// If the code under check, or the loop, is not as declared.
    pub(super) fn explore(&mut self, options: &Options) -> Result<(), String> {
        let limits = options.limits;
        let started = Instant::now();
        for first in self.first()? {
            self.enter(first, 0, None);
        }
        let mut next = 0;
        while next < self.entries.len() {
            let number = u32::try_from(next).expect("fewer than 2^32 worlds");
            let Entry { world, depth, .. } = self.entries[next];
            self.judge(number, &world)?;
            next += 1;
            let reached = [
                (options.watch.is_interrupted(), Stop::Interrupted),
                (limits.depth.is_some_and(|most| depth >= most), Stop::Depth),
                (limits.worlds.is_some_and(|most| self.entries.len() >= most), Stop::Worlds),
                (limits.time.is_some_and(|most| started.elapsed() >= most), Stop::Time),
            ];
            if let Some((_, stop)) = reached.iter().find(|(reached, _)| *reached) {
                self.stop = self.stop.or(Some(*stop));
                continue;
            }
            for act in self.acts(&world) {
                if let Some(after) = self.take(&world, act)? {
                    self.steps += 1;
                    self.enter(after, number, Some(act));
                }
            }
        }
        Ok(())
    }

    /// The world before the first round, of each part.
    pub(super) fn first(&mut self) -> Result<Vec<World>, String> {
        let mut rows: Codes = [0; MOST_ROWS];
        for command in &self.it.first {
            let number = self.rows.name(command)?;
            rows = self.rows.step(&rows, number)?.0;
        }
        let parts = (0..=u8::MAX)
            .step_by(self.wanted_of_each())
            .take(self.it.parts.as_ref().map_or(1, |parts| parts.count.into()));
        Ok(parts.map(|wanted| World { rows, wanted, ..World::default() }).collect())
    }

    fn enter(&mut self, world: World, parent: u32, act: Option<Act>) {
        let next = u32::try_from(self.entries.len()).expect("fewer than 2^32 worlds");
        if *self.ids.entry(world).or_insert(next) == next {
            let depth = if act.is_some() { self.entries[parent as usize].depth + 1 } else { 0 };
            self.entries.push(Entry { world, parent, act, depth });
        }
    }

    /// What may come next in a world.
    fn acts(&self, world: &World) -> Vec<Act> {
        let happens = self.others.iter().map(|other| Act::Happens(other.command));
        let wants = self.part_of(world.wanted).filter_map(|wanted| u8::try_from(wanted).ok()).map(Act::Wants);
        let own: &[Act] = match world.doing {
            None if self.it.bound.stale => &[Act::Looks, Act::LooksBack, Act::Dies],
            None => &[Act::Looks, Act::Dies],
            Some(_) => &[Act::Issues, Act::Fails, Act::Dies],
        };
        own.iter().copied().chain(wants).chain(happens).collect()
    }

    /// Takes one step; `None` if it cannot be taken, or if nothing happens.
    pub(super) fn take(&mut self, world: &World, act: Act) -> Result<Option<World>, String> {
        let after = match act {
            Act::Happens(command) => {
                let (rows, _) = self.rows.step(&world.rows, command)?;
                let carries_on = self.others.iter().any(|other| other.command == command && other.carries_on);
                let world = World { rows, ..*world };
                if carries_on { Some(world) } else { self.faulted(world) }
            }
            Act::Wants(wanted) => Some(World { wanted, ..*world }),
            Act::Looks => {
                let listed = self.rows.listed(&world.rows);
                return self.looks(world, listed).map(Some);
            }
            Act::LooksBack => {
                let listed = self.rows.listed(&world.rows);
                match world.last.filter(|last| *last != listed) {
                    Some(last) => {
                        let after = self.looks(world, last)?;
                        let on = after.doing.filter(|_| self.keeps_listing).map(|_| last);
                        return Ok(Some(World { on, ..after }));
                    }
                    None => None,
                }
            }
            Act::Issues => match world.doing {
                Some(doing) => {
                    let (rows, answer) = self.rows.step(&world.rows, self.plans.command(doing))?;
                    Some(World { rows, ..*world }.at(self.plans.next(doing, answer.accepted)))
                }
                None => None,
            },
            Act::Fails => world.doing.and_then(|doing| self.faulted(world.at(self.plans.next(doing, false)))),
            Act::Dies => Some(World { memory: 0, doing: None, last: None, on: None, ..*world }),
        };
        Ok(after.filter(|after| after != world))
    }

    /// The world with one fault more, if there may be one.
    fn faulted(&self, world: World) -> Option<World> {
        match self.it.bound.faults {
            None => Some(world),
            Some(most) if world.faults < most => Some(World { faults: world.faults + 1, ..world }),
            Some(_) => None,
        }
    }

    /// A round begins on these listed rows.
    fn looks(&mut self, world: &World, on: Codes) -> Result<World, String> {
        let decided = self.plans.decide(self.it, &mut self.rows, on, world.wanted, world.memory)?;
        let last = self.it.bound.stale.then(|| self.rows.listed(&world.rows));
        Ok(World { memory: decided.memory, last, ..*world }.at(self.plans.first(decided.plan)))
    }

    /// The first world of the part of this one, and the acts from there.
    pub(super) fn path(&self, world: u32) -> (World, Vec<Act>) {
        let mut acts = Vec::new();
        let mut entry = &self.entries[world as usize];
        while let Some(act) = entry.act {
            acts.push(act);
            entry = &self.entries[entry.parent as usize];
        }
        acts.reverse();
        (entry.world, acts)
    }

    /// The longest of the shortest paths.
    pub(super) fn depth(&self) -> u32 {
        self.entries.last().map_or(0, |entry| entry.depth)
    }
}
