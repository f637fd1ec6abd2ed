//! Shortest paths, found backwards through the levels.

use super::super::explored::Taken;
use super::super::lockstep::Lockstep;
use super::super::moment::Moment;
use super::aggregate::Sums;
use super::layout::Packed;
use super::{Joined, Worlds};
use crate::subject::Subject;
use std::collections::BTreeSet;
use std::sync::Arc;

impl Worlds {
    /// How far a world is from the first; `None` if it was not found.
    pub(super) fn distance(&self, world: Packed) -> Option<usize> {
        self.levels.iter().position(|level| level.binary_search(&world).is_ok())
    }
}

impl<S: Subject> Joined<'_, S> {
    /// The steps to a world: of all shortest paths, the one through the first worlds.
    pub(super) fn path(&self, worlds: &Worlds, world: Packed) -> Option<Vec<Taken>> {
        let mut steps = Vec::new();
        let mut after = world;
        let sums = self.aggregates.sums(&worlds.layout);
        let flips: BTreeSet<Packed> = self.answers.iter().flat_map(|answer| answer.flips(&worlds.layout)).collect();
        for level in worlds.levels[..worlds.distance(world)?].iter().rev() {
            // Few worlds differ from it in what any step changes.
            let mut near = level.iter().filter(|before| flips.contains(&(**before ^ after)));
            let before = *near.find(|before| self.leads(worlds, &sums, **before, after))?;
            steps.push((before, after));
            after = before;
        }
        steps.reverse();
        steps.into_iter().map(|(before, after)| self.taken(worlds, before, after)).collect()
    }

    /// Whether some answer leads from one world to the other.
    fn leads(&self, worlds: &Worlds, sums: &Sums, before: Packed, after: Packed) -> bool {
        let (from, to) = (worlds.layout.digits(before), worlds.layout.digits(after));
        let change = super::changes(&from, &to);
        let mut amounts = Vec::new();
        sums.of(before, &mut amounts);
        (0..self.questions.len()).any(|question| {
            let answer = self.known.get(&self.premise(question, &from, &amounts));
            answer.is_some_and(|answer| self.answers[*answer as usize].changes.contains(&change))
        })
    }

    /// The first step that leads from one world to the other.
    fn taken(&self, worlds: &Worlds, before: Packed, after: Packed) -> Option<Taken> {
        let rows_of = |world| self.places.assemble(&self.task.system, &worlds.layout.digits(world));
        let ((rows, flights), (sought, under_way)) = (rows_of(before), rows_of(after));
        let first = Moment { store: self.task.subject.restore(&rows)?, flights };
        let lockstep = Lockstep::new(self.task);
        lockstep.start_at(&first);
        let commands: Vec<usize> = (0..self.task.commands.len()).collect();
        lockstep.acts(&first, &commands).into_iter().find_map(|act| {
            let landed = lockstep.step_from(0, &first, act)?;
            let found = lockstep.rows(landed.number).filter(|rows| **rows == sought)?;
            let is_sought = landed.world.flights == under_way;
            is_sought.then(|| Taken { before: Arc::new(rows.clone()), act, after: Some(found) })
        })
    }
}
