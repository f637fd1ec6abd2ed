//! What a sweep over all worlds amounts to.

use super::super::explored::{Explored, Method, Ruling, Taken};
use super::super::moment::Act;
use super::layout::Packed;
use super::{Decided, Joined, Worlds};
use crate::subject::Subject;
use std::sync::Arc;

impl<S: Subject> Joined<'_, S> {
    /// The report. `None` where an answer turns out not to serve in another world.
    pub(super) fn report(&mut self, worlds: &Worlds) -> Option<Explored> {
        self.ask_again(worlds)?;
        let passed = &worlds.passed;
        let rulings = (0..self.ruled.rules).map(|rule| self.ruling(worlds, rule)).collect::<Option<_>>()?;
        Some(Explored {
            worlds: worlds.levels.iter().map(|level| level.len() as u64).sum(),
            steps: u128::from(passed.steps),
            depth: u32::try_from(worlds.levels.len() - 1).unwrap_or(u32::MAX),
            cells: self.covered.cells.clone(),
            moves: self.covered.moves.clone(),
            states: self.covered.states.clone(),
            rulings,
            stop: worlds.stop,
            method: Method::Joined(self.answers.len()),
            sliced: None,
        })
    }

    /// Asks once more, in the last world in which each answer served. What differs there has been judged against the
    /// interpreter; but an answer that nothing contradicts must be the same. `None` if it is not.
    fn ask_again(&mut self, worlds: &Worlds) -> Option<()> {
        let last = worlds.passed.last.iter().enumerate();
        let others: Vec<(usize, Vec<u32>)> = last
            .map(|(answer, world)| (answer, worlds.layout.digits(*world)))
            .filter(|(answer, digits)| self.asked[*answer].1 != *digits)
            .collect();
        let asked = self.in_parallel(&others, |(answer, digits)| self.ask(self.asked[*answer].0, digits));
        for ((number, digits), asked) in others.into_iter().zip(asked) {
            let (question, asked) = (self.asked[number].0, asked?);
            if self.answer(question, &digits, asked)? != self.answers[number] {
                return None;
            }
        }
        worlds.layout.holds(&self.places).then_some(())
    }

    /// What was found of one rule.
    fn ruling(&self, worlds: &Worlds, rule: usize) -> Option<Ruling> {
        let nearest = |meaningless| {
            let found = self
                .decided
                .iter()
                .filter(move |decided| decided.found.rule == rule && decided.found.meaningless == meaningless);
            found.filter_map(|decided| self.place(worlds, decided)).min_by_key(Place::order)
        };
        let (decided, meaningless) = (nearest(false), nearest(true));
        let mut ruling = Ruling { exercised: worlds.passed.exercised[rule], ..Ruling::default() };
        if let Some(place) = &decided {
            ruling.decided = Some(self.path_to(worlds, place)?);
        }
        if let Some(place) = &meaningless {
            ruling.meaningless = Some(self.path_to(worlds, place)?);
        }
        if let Some(place) = meaningless.or(decided) {
            place.detail.clone_into(&mut ruling.detail);
        }
        Some(ruling)
    }

    /// Where a rule is decided. `None` for what was found in a world that a limit kept from being found.
    fn place<'d>(&self, worlds: &Worlds, decided: &'d Decided) -> Option<Place<'d>> {
        let (digits, act) = match &decided.after {
            Some(after) => (after, None),
            None => (&decided.world, decided.found.act),
        };
        let world = worlds.layout.pack(digits);
        Some(Place { distance: worlds.distance(world)?, world, act, detail: &decided.found.detail })
    }

    fn path_to(&self, worlds: &Worlds, place: &Place<'_>) -> Option<Vec<Taken>> {
        let mut path = self.path(worlds, place.world)?;
        if let Some(act) = place.act {
            let (rows, _) = self.places.assemble(&self.task.system, &worlds.layout.digits(place.world));
            path.push(Taken { before: Arc::new(rows), act, after: None });
        }
        Some(path)
    }
}

/// A world, or a step from it, that decides a rule.
struct Place<'d> {
    distance: usize,
    world: Packed,
    act: Option<Act>,
    detail: &'d str,
}

impl Place<'_> {
    /// Shortest paths come first.
    fn order(&self) -> (usize, Packed, Option<Act>) {
        (self.distance + usize::from(self.act.is_some()), self.world, self.act)
    }
}
