//! What the lock-step takes over from steps and worlds that were judged to those that are alike.

use super::class::Bits;
use crate::explore::atlas::Onward;
use crate::explore::facts::contradiction;
use crate::explore::lockstep::{Landed, Lockstep};
use crate::explore::moment::{Act, Moment};
use crate::rules::Builtin;
use crate::subject::Subject;
use selvedge_spec::interpret::World;
use std::sync::Arc;

/// Steps from one world that are taken over together.
#[derive(Debug)]
pub(super) struct Taking {
    from: u32,
    steps: u64,
    /// The rules that they put to the test.
    exercised: Bits,
    onward: Vec<Onward>,
}

impl Taking {
    /// Nothing so far, of this many rules.
    pub(super) fn new(rules: usize) -> Self {
        Self { from: 0, steps: 0, exercised: vec![0; rules.div_ceil(64)].into(), onward: Vec::new() }
    }

    /// Steps from this world follow.
    pub(super) fn begin(&mut self, from: u32) {
        self.from = from;
    }

    /// One more step.
    pub(super) fn step(&mut self, exercised: &Bits) {
        self.steps += 1;
        self.exercised.iter_mut().zip(exercised).for_each(|(all, more)| *all |= more);
    }

    /// The step leads on to another world.
    pub(super) fn lead_on(&mut self, step: Onward) {
        self.onward.push(step);
    }
}

impl<S: Subject> Lockstep<S> {
    /// Writes down steps that are taken over.
    pub(super) fn take_over(&self, taking: &mut Taking) {
        self.with(|state| {
            state.atlas.steps += std::mem::take(&mut taking.steps);
            state.atlas.exercise_all(taking.from, &taking.exercised);
            taking.exercised.fill(0);
            for step in taking.onward.drain(..).filter(|_| self.ruled.keeps_steps) {
                state.atlas.lead_on(taking.from, step);
            }
        });
    }

    /// Takes a step and judges it; beside where it led, the rules that it put to the test.
    pub(super) fn judged_step(
        &self,
        from: u32,
        world: &Moment<S::World>,
        act: Act,
    ) -> Option<(Landed<S::World>, Bits)> {
        self.with(|state| state.atlas.mark(from));
        let landed = self.step_from(from, world, act)?;
        Some((landed, self.with(|state| state.atlas.marked())))
    }

    /// Enters a world that is judged by itself. `None` if it is known already.
    pub(super) fn enter_judged(&self, from: (u32, Act), world: Arc<Moment<S::World>>) -> Option<u32> {
        self.with(|state| {
            let is_known = state.atlas.find(&world).is_some();
            (!is_known).then(|| self.enter(&mut state.atlas, world, Some(from)))
        })
    }

    /// Enters a world of these rows that is alike to one that was judged, and puts the same rules to the test. `None` if it is
    /// known already, or contradicts what is certain of its rows: that depends on values as well.
    pub(super) fn enter_alike(
        &self,
        from: (u32, Act),
        world: Arc<Moment<S::World>>,
        rows: World,
        exercised: &Bits,
    ) -> Option<u32> {
        let contradicts = rows.all_rows().any(|(id, row)| contradiction(self.system.entity(id), row).is_some());
        self.with(|state| {
            let count = state.atlas.worlds();
            let number = state.atlas.enter(world, Some(from));
            if contradicts || number as usize != count {
                return None;
            }
            self.found_one(state.atlas.depth_of(number));
            state.atlas.exercise_all(number, exercised);
            state.atlas.set_rows(number, rows);
            Some(number)
        })
    }

    /// The rules that a world put to the test.
    pub(super) fn exercised(&self, number: u32) -> Bits {
        self.with(|state| state.atlas.exercised(number).into())
    }

    /// How many steps there are.
    pub(super) fn steps(&self) -> u64 {
        self.with(|state| state.atlas.steps)
    }

    /// Whether no rule that holds of every system was broken.
    pub(super) fn is_clean(&self) -> bool {
        self.with(|state| {
            let mut tallies = Builtin::ALL.iter().map(|rule| state.atlas.tally(rule.index()));
            tallies.all(|tally| tally.decided.is_none() && tally.meaningless.is_none())
        })
    }
}
