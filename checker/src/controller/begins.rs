//! What a step that begins says of the claims about such steps.

use super::Controller;
use super::explore::Explorer;
use super::judge::Said;
use super::rules::{Moment, Seen, What};
use super::world::{Act, Doing, World};

impl<C: Controller> Explorer<'_, C> {
    /// A step that begins although an end before it came to nothing.
    ///
    /// # Errors
    /// If the code under check is not as declared.
    pub(super) fn judge_step(&mut self, number: u32, world: &World, doing: Doing) -> Result<(), String> {
        let is_begin = doing.command == 0 && self.plans.step(doing).row.is_none();
        let earlier = &self.plans.plan(doing.plan).steps[..usize::from(doing.step)];
        let is_there = |row: Option<usize>| row.is_some_and(|row| world.rows[row] != 0);
        if !is_begin || !earlier.iter().any(|step| step.ends && is_there(step.row)) {
            return Ok(());
        }
        let listed = self.rows.store(&self.rows.listed(&world.rows))?;
        let on = world.on.map(|on| self.rows.store(&on)).transpose()?;
        let mut exercised = 0;
        for index in 0..self.rules.len() {
            let What::Claim(place) = self.rules[index].what else { continue };
            let claim = &self.it.claims[place];
            if matches!(claim.moment, Moment::Begins | Moment::BeginsAsListed) {
                let seen = self.seen(world.wanted, &listed, doing.plan, Some(doing));
                let seen = Seen { planned_on: on.as_ref(), ..seen };
                let said = Said::of((claim.weigh)(&seen), || vec![Act::Issues]);
                exercised |= self.note(index, number, said);
            }
        }
        self.count(exercised);
        Ok(())
    }
}
