//! What one world says of each rule.

use super::Controller;
use super::explore::Explorer;
use super::plans::Plan;
use super::rest::{End, Settled};
use super::rules::{Common, Moment, Seen, SeenStep, What};
use super::world::{Act, Calm, Doing, World};

/// What a world says of a rule.
pub(super) enum Said {
    /// Nothing.
    Nothing,
    /// It was put to the test.
    Exercised,
    /// It is decided: broken, or found. These acts show it.
    Decided(Vec<Act>),
}

impl Said {
    /// What satisfied it, if it was, is shown by these acts.
    pub(super) fn of(weighed: Option<bool>, acts: impl FnOnce() -> Vec<Act>) -> Self {
        match weighed {
            None => Self::Nothing,
            Some(false) => Self::Exercised,
            Some(true) => Self::Decided(acts()),
        }
    }
}

/// A round about to begin, as rules see it.
struct Round<S> {
    calm: Calm,
    plan: u32,
    listed: S,
    settled: Settled,
}

impl<C: Controller> Explorer<'_, C> {
    /// Judges a world by every rule.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn judge(&mut self, number: u32, world: &World) -> Result<(), String> {
        match world.doing {
            None => self.judge_calm(number, world.calm()),
            Some(doing) => self.judge_step(number, world, doing),
        }
    }

    /// A world between two rounds. What the environment may still do does not matter here, so worlds that differ in
    /// nothing else are judged once.
    fn judge_calm(&mut self, number: u32, calm: Calm) -> Result<(), String> {
        if let Some(exercised) = self.rests.judged.get(&calm) {
            let exercised = *exercised;
            self.count(exercised);
            return Ok(());
        }
        let listed = self.rows.listed(&calm.rows);
        let decided = self.plans.decide(self.it, &mut self.rows, listed, calm.wanted, calm.memory)?;
        let listed = self.rows.store(&listed)?;
        let settled = self.settle(calm)?;
        let round = Round { calm, plan: decided.plan, listed, settled };
        let mut exercised = 0;
        for index in 0..self.rules.len() {
            let said = match self.rules[index].what {
                What::Common(common) => self.common(common, &round)?,
                What::Claim(place) => self.claim(place, &round)?,
            };
            exercised |= self.note(index, number, said);
        }
        self.rests.judged.insert(calm, exercised);
        self.count(exercised);
        Ok(())
    }

    /// Notes what was said of a rule, and gives its bit if it was put to the test.
    pub(super) fn note(&mut self, index: usize, number: u32, said: Said) -> u64 {
        match said {
            Said::Nothing => return 0,
            Said::Exercised => {}
            Said::Decided(acts) => {
                let tally = &mut self.tallies[index];
                tally.decided.get_or_insert((number, acts));
            }
        }
        1 << index
    }

    pub(super) fn count(&mut self, exercised: u64) {
        for (index, tally) in self.tallies.iter_mut().enumerate() {
            tally.exercised += exercised >> index & 1;
        }
    }

    fn common(&mut self, common: Common, round: &Round<C::Store>) -> Result<Said, String> {
        let (calm, settled) = (round.calm, round.settled);
        let wanted = &self.it.wanted[usize::from(calm.wanted)].1;
        let is_danger = matches!(common, Common::Wedged | Common::Unbounded | Common::AnotherEnd);
        if !is_danger && !(self.it.permits.speaks_of)(wanted) {
            return Ok(Said::Nothing);
        }
        Ok(match common {
            Common::EventuallyStable | Common::WithinRounds
                if !(self.it.permits.reaches_from)(wanted, &round.listed) =>
            {
                Said::Nothing
            }
            Common::NothingSpared if (self.it.permits.reaches_from)(wanted, &round.listed) => Said::Nothing,
            Common::NothingSpared => Said::of(Some(self.strays(calm)?.is_none()), Vec::new),
            Common::EventuallyStable => match self.strays(calm)? {
                None => Said::Exercised,
                Some(acts) => Said::Decided(acts),
            },
            Common::WithinRounds if settled.end != End::Goal => Said::Nothing,
            Common::WithinRounds => {
                self.most_rounds = self.most_rounds.max(settled.rounds);
                self.unless(settled.rounds <= self.it.rounds, calm)?
            }
            Common::Idempotent => self.idempotent(calm, round.plan)?,
            Common::InterruptedSameEnd if !(self.it.permits.same_end_from)(wanted, &round.listed) => Said::Nothing,
            Common::InterruptedSameEnd | Common::AnotherEnd => match self.another_end(calm, &settled, is_danger)? {
                None if self.plans.first(round.plan).is_none() => Said::Nothing,
                None => Said::Exercised,
                Some(acts) => Said::Decided(acts),
            },
            Common::OneActionPerRow => Said::of(one_row_twice(self.plans.plan(round.plan)), || vec![Act::Looks]),
            Common::EndsBeforeStarts => Said::of(ends_late(self.plans.plan(round.plan)), || vec![Act::Looks]),
            Common::UnlistedUntouched => Said::of(self.touches_unlisted(round), || vec![Act::Looks]),
            Common::Wedged => {
                let is_still = self.carried_on(calm)? == calm && self.round(calm)? == calm;
                Said::of(is_still.then_some(settled.end == End::Wedged), Vec::new)
            }
            Common::Unbounded => self.unbounded(calm, round.plan)?,
        })
    }

    /// Broken, with the rest to show it, unless it holds.
    fn unless(&mut self, holds: bool, calm: Calm) -> Result<Said, String> {
        Ok(if holds { Said::Exercised } else { Said::Decided(self.acts_of_rest(calm)?) })
    }

    /// What a round has done, the next one does not do again.
    fn idempotent(&mut self, calm: Calm, plan: u32) -> Result<Said, String> {
        if self.plans.first(plan).is_none() {
            return Ok(Said::Nothing);
        }
        let after = self.round(calm)?;
        let listed = self.rows.listed(&after.rows);
        let again = self.plans.decide(self.it, &mut self.rows, listed, after.wanted, after.memory)?;
        let (first, second) = (self.plans.plan(plan), self.plans.plan(again.plan));
        if second.steps.iter().any(|step| first.steps.iter().any(|done| done.says == step.says)) {
            let mut acts = self.acts_of_round(calm)?;
            acts.push(Act::Looks);
            return Ok(Said::Decided(acts));
        }
        Ok(Said::Exercised)
    }

    /// Whether the plan addresses a row that is there and was not listed.
    fn touches_unlisted(&self, round: &Round<C::Store>) -> Option<bool> {
        let (rows, listed) = (&round.calm.rows, self.rows.listed(&round.calm.rows));
        if *rows == listed {
            return None;
        }
        let commands = self.plans.plan(round.plan).steps.iter().flat_map(|step| &step.commands);
        Some(commands.map(|command| self.rows.command(*command).row).any(|row| rows[row] != listed[row]))
    }

    /// Whether some fault, repaired, leads back to where it all began when it comes again.
    fn unbounded(&mut self, calm: Calm, plan: u32) -> Result<Said, String> {
        // A repair is a step about a row that stays.
        if !self.plans.plan(plan).steps.iter().any(|step| step.row.is_some() && !step.ends) {
            return Ok(Said::Nothing);
        }
        let repaired = self.round(calm)?;
        let faults: Vec<u16> = self.others.iter().filter(|it| !it.carries_on).map(|it| it.command).collect();
        for fault in faults {
            let (rows, _) = self.rows.step(&repaired.rows, fault)?;
            if rows != repaired.rows && (Calm { rows, ..repaired }) == calm {
                let mut acts = self.acts_of_round(calm)?;
                acts.push(Act::Happens(fault));
                return Ok(Said::Decided(acts));
            }
        }
        Ok(Said::Exercised)
    }

    fn claim(&mut self, place: usize, round: &Round<C::Store>) -> Result<Said, String> {
        let claim = &self.it.claims[place];
        match claim.moment {
            Moment::Begins | Moment::BeginsAsListed => Ok(Said::Nothing),
            Moment::Plans => {
                let seen = self.seen(round.calm.wanted, &round.listed, round.plan, None);
                Ok(Said::of((claim.weigh)(&seen), || vec![Act::Looks]))
            }
            Moment::Ends => {
                let after = self.round(round.calm)?;
                let listed = self.rows.store(&self.rows.listed(&after.rows))?;
                let weighed = (claim.weigh)(&self.seen(after.wanted, &listed, round.plan, None));
                let acts = if weighed == Some(true) { self.acts_of_round(round.calm)? } else { Vec::new() };
                Ok(Said::of(weighed, || acts))
            }
        }
    }

    pub(super) fn seen<'s>(
        &'s self,
        wanted: u8,
        listed: &'s C::Store,
        plan: u32,
        begins: Option<Doing>,
    ) -> Seen<'s, C> {
        let steps = self.plans.plan(plan).steps.iter().map(|step| SeenStep {
            says: &step.says,
            row: step.row.map(|row| self.rows.text(row)),
            ends: step.ends,
        });
        let known = &self.it.wanted[self.part_of(wanted)];
        let wanted = &self.it.wanted[usize::from(wanted)].1;
        let breaks = self.plans.plan(plan).breaks.as_deref();
        let begins = begins.map(|doing| {
            let command = self.rows.command(self.plans.command(doing));
            (usize::from(doing.step), &command.typed)
        });
        Seen { wanted, known, listed, planned_on: None, breaks, steps: steps.collect(), begins }
    }
}

/// Whether two steps are about one row; nothing is said of plans that are about less than two.
fn one_row_twice(plan: &Plan) -> Option<bool> {
    let rows: Vec<usize> = plan.steps.iter().filter_map(|step| step.row).collect();
    let is_twice = |(index, row): (usize, &usize)| rows[..index].contains(row);
    (rows.len() > 1).then(|| rows.iter().enumerate().any(is_twice))
}

/// Whether a step that ends a row stands behind one that does not; nothing is said of plans without both.
fn ends_late(plan: &Plan) -> Option<bool> {
    let has = |ends| plan.steps.iter().any(|step| step.ends == ends);
    (has(true) && has(false)).then(|| !plan.steps.is_sorted_by_key(|step| !step.ends))
}
