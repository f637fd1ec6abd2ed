//! What comes of a world once the environment rests, on one schedule: those who carry on end what they have begun, then
//! there is a round, and so on, until nothing changes any more. On this schedule rounds are counted and ends compared; what
//! all schedules have in common is decided in `schedule`.

use super::Controller;
use super::explore::Explorer;
use super::world::{Act, Calm, Codes, Doing, MOST_ROWS, World};

#[allow(clippy::disallowed_types)]
type Map<K, V> = std::collections::HashMap<K, V>;

/// Where a rest ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Nothing changes any more, and the goal holds.
    Goal,
    /// Nothing changes any more, and the goal does not hold.
    Wedged,
    /// It never ends.
    Never,
}

/// What comes of a world.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settled {
    pub(super) end: End,
    /// After so many rounds.
    pub(super) rounds: u16,
    /// What the listed rows are then, whatever their identities.
    pub(super) kinds: [u16; MOST_ROWS],
}

/// What has been found out.
#[derive(Default)]
pub(super) struct Rests {
    settled: Map<Calm, Settled>,
    /// Which rules a world put to the test, one bit for each.
    pub(super) judged: Map<Calm, u64>,
    /// Whether listed rows are the goal.
    goals: Map<(Codes, u8), bool>,
}

impl<C: Controller> Explorer<'_, C> {
    /// What comes of this world.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn settle(&mut self, calm: Calm) -> Result<Settled, String> {
        let mut open: Vec<Calm> = Vec::new();
        let mut calm = self.carried_on(calm)?;
        let mut settled = loop {
            if let Some(settled) = self.rests.settled.get(&calm) {
                break *settled;
            }
            let kinds = self.rows.kinds(&calm.rows);
            if let Some(before) = open.iter().position(|earlier| *earlier == calm) {
                let never = Settled { end: End::Never, rounds: 0, kinds };
                for calm in open.drain(before..) {
                    self.rests.settled.insert(calm, never);
                }
                break never;
            }
            let round = self.round(calm)?;
            if round == calm {
                let end = if self.is_goal(&calm)? { End::Goal } else { End::Wedged };
                let settled = Settled { end, rounds: 0, kinds };
                self.rests.settled.insert(calm, settled);
                break settled;
            }
            open.push(calm);
            calm = self.carried_on(round)?;
        };
        for calm in open.into_iter().rev() {
            settled.rounds = settled.rounds.saturating_add(1);
            self.rests.settled.insert(calm, settled);
        }
        Ok(settled)
    }

    /// Whether the listed rows are what is wanted.
    pub(super) fn is_goal(&mut self, calm: &Calm) -> Result<bool, String> {
        let listed = self.rows.listed(&calm.rows);
        if let Some(is_goal) = self.rests.goals.get(&(listed, calm.wanted)) {
            return Ok(*is_goal);
        }
        let is_goal = (self.it.goal)(&self.it.wanted[usize::from(calm.wanted)].1, &self.rows.store(&listed)?);
        self.rests.goals.insert((listed, calm.wanted), is_goal);
        Ok(is_goal)
    }

    /// The world in which those who carry on have ended what they had begun.
    pub(super) fn carried_on(&mut self, calm: Calm) -> Result<Calm, String> {
        let acts = self.acts_of_carrying_on(&calm.rows)?;
        let mut rows = calm.rows;
        for command in acts {
            rows = self.rows.step(&rows, command)?.0;
        }
        Ok(Calm { rows, ..calm })
    }

    /// What they do, in order.
    pub(super) fn acts_of_carrying_on(&mut self, rows: &Codes) -> Result<Vec<u16>, String> {
        /// Far more than anything that ends takes.
        const MOST: usize = 1_000;
        let (mut rows, mut done) = (*rows, Vec::new());
        let progress: Vec<u16> =
            self.others.iter().filter(|other| other.carries_on).map(|other| other.command).collect();
        loop {
            let before = done.len();
            for command in &progress {
                let (after, _) = self.rows.step(&rows, *command)?;
                if after != rows {
                    rows = after;
                    done.push(*command);
                }
            }
            if done.len() == before {
                return Ok(done);
            }
            if done.len() > MOST {
                return Err("those who carry on never come to an end".to_owned());
            }
        }
    }

    /// The world after an undisturbed round.
    pub(super) fn round(&mut self, calm: Calm) -> Result<Calm, String> {
        let listed = self.rows.listed(&calm.rows);
        let decided = self.plans.decide(self.it, &mut self.rows, listed, calm.wanted, calm.memory)?;
        let mut doing = self.plans.first(decided.plan);
        let mut rows = calm.rows;
        while let Some(at) = doing {
            let (after, answer) = self.rows.step(&rows, self.plans.command(at))?;
            rows = after;
            doing = self.plans.next(at, answer.accepted);
        }
        Ok(Calm { rows, memory: decided.memory, ..calm })
    }

    /// The acts of an undisturbed round.
    pub(super) fn acts_of_round(&mut self, calm: Calm) -> Result<Vec<Act>, String> {
        let listed = self.rows.listed(&calm.rows);
        let decided = self.plans.decide(self.it, &mut self.rows, listed, calm.wanted, calm.memory)?;
        let mut world = World { rows: calm.rows, wanted: calm.wanted, ..World::default() };
        world.doing = self.plans.first(decided.plan);
        let mut acts = vec![Act::Looks];
        while world.doing.is_some() {
            acts.push(Act::Issues);
            world = self.take(&world, Act::Issues)?.ok_or("a command that is issued leads somewhere")?;
        }
        Ok(acts)
    }

    /// The acts of a rest, until it has ended or begins again.
    pub(super) fn acts_of_rest(&mut self, calm: Calm) -> Result<Vec<Act>, String> {
        let (mut calm, mut acts, mut seen) = (calm, Vec::new(), Vec::new());
        loop {
            let progress = self.acts_of_carrying_on(&calm.rows)?;
            acts.extend(progress.into_iter().map(Act::Happens));
            calm = self.carried_on(calm)?;
            let round = self.round(calm)?;
            if round == calm || seen.contains(&calm) {
                return Ok(acts);
            }
            seen.push(calm);
            acts.extend(self.acts_of_round(calm)?);
            calm = round;
        }
    }

    /// The first way to interrupt a round so that it comes to another end than `undisturbed` when it is run again: any
    /// way, or only one that leads to where the same end is claimed.
    pub(super) fn another_end(
        &mut self,
        calm: Calm,
        undisturbed: &Settled,
        any: bool,
    ) -> Result<Option<Vec<Act>>, String> {
        let listed = self.rows.listed(&calm.rows);
        let decided = self.plans.decide(self.it, &mut self.rows, listed, calm.wanted, calm.memory)?;
        let after = Calm { memory: decided.memory, ..calm };
        let mut open: Vec<(Codes, Option<Doing>, Vec<Act>)> =
            vec![(calm.rows, self.plans.first(decided.plan), vec![Act::Looks])];
        while let Some((rows, doing, acts)) = open.pop() {
            let Some(at) = doing else {
                if self.ends_apart(Calm { rows, ..after }, undisturbed, any)? {
                    return Ok(Some(acts));
                }
                continue;
            };
            let with = |act| acts.iter().copied().chain([act]).collect::<Vec<Act>>();
            if self.ends_apart(Calm { rows, memory: 0, ..calm }, undisturbed, any)? {
                return Ok(Some(with(Act::Dies)));
            }
            let (issued, answer) = self.rows.step(&rows, self.plans.command(at))?;
            open.push((issued, self.plans.next(at, answer.accepted), with(Act::Issues)));
            open.push((rows, self.plans.next(at, false), with(Act::Fails)));
        }
        Ok(None)
    }

    fn ends_apart(&mut self, calm: Calm, undisturbed: &Settled, any: bool) -> Result<bool, String> {
        let settled = self.settle(calm)?;
        let is_apart = settled.end != undisturbed.end || settled.kinds != undisturbed.kinds;
        Ok(is_apart && (any || self.is_claimed(&calm)?))
    }

    /// Whether the same end is claimed of a round that was interrupted here.
    fn is_claimed(&mut self, calm: &Calm) -> Result<bool, String> {
        let listed = self.rows.store(&self.rows.listed(&calm.rows))?;
        Ok((self.it.permits.same_end_from)(&self.it.wanted[usize::from(calm.wanted)].1, &listed))
    }
}
