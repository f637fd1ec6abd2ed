//! One pass over some worlds of one level: what they lead to, and which questions have no answer yet.

use super::Joined;
use super::aggregate::Sums;
use super::answers::Index;
use super::keys::Keys;
use super::layout::{Layout, Packed};
use super::seen::Seen;
use crate::rules::Builtin;
use crate::subject::Subject;
use crate::sync::thread;
use std::collections::BTreeMap;

/// What is looked up during a pass; nothing of it changes meanwhile.
struct Tables<'a> {
    layout: &'a Layout,
    indices: &'a [Index],
    /// By question: how its key is read.
    keys: Vec<Keys>,
    sums: Sums,
    /// By answer: what flips from a world to each that follows it.
    flips: Vec<Box<[Packed]>>,
    seen: &'a Seen,
    /// Whether commands are tried, or only rules asked after.
    expand: bool,
}

/// What a pass found.
#[derive(Debug, Default)]
pub(super) struct Passed {
    /// Worlds that were not known before.
    pub(super) found: Vec<Packed>,
    /// Questions without an answer, and the first world in which each arose.
    pub(super) missing: BTreeMap<(usize, Packed), Packed>,
    /// The worlds in which they arose, to be gone through again.
    pub(super) again: Vec<Packed>,
    pub(super) steps: u64,
    /// By rule: in how many worlds it was put to the test.
    pub(super) exercised: Vec<u64>,
    /// By answer: the last world in which it served.
    pub(super) last: Vec<Packed>,
}

impl Passed {
    /// Both together.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.found.extend(other.found);
        for (question, world) in other.missing {
            self.missing.entry(question).and_modify(|first| *first = world.min(*first)).or_insert(world);
        }
        self.again.extend(other.again);
        self.steps += other.steps;
        add(&mut self.exercised, &other.exercised, |sum, more| *sum += more);
        add(&mut self.last, &other.last, |last, world| *last = world.max(*last));
        self
    }
}

fn add<T: Copy + Default>(into: &mut Vec<T>, from: &[T], join: impl Fn(&mut T, T)) {
    into.resize(into.len().max(from.len()), T::default());
    into.iter_mut().zip(from).for_each(|(into, from)| join(into, *from));
}

impl<S: Subject> Joined<'_, S> {
    /// Goes through worlds, on as many threads as the task allows: tries the commands there, or only asks after rules.
    pub(super) fn pass(
        &self,
        layout: &Layout,
        indices: &[Index],
        seen: &Seen,
        expand: bool,
        worlds: &[Packed],
    ) -> Passed {
        let flips = self.answers.iter().map(|answer| answer.flips(layout)).collect();
        let keys = indices.iter().zip(&self.alike).map(|(index, alike)| Keys::of(index, layout, alike, &self.places));
        let tables =
            &Tables { layout, indices, keys: keys.collect(), sums: self.aggregates.sums(layout), flips, seen, expand };
        let share = worlds.len().div_ceil(self.task.threads.max(1)).max(LEAST_SHARE);
        thread::scope(|scope| {
            let running: Vec<_> = worlds
                .chunks(share)
                .map(|worlds| scope.spawn(move || Passing::new(self, tables).all(worlds)))
                .collect();
            let passed = running.into_iter().map(|pass| pass.join().expect("looking up does not panic"));
            passed.reduce(Passed::and).unwrap_or_default()
        })
    }
}

/// Fewer worlds are not worth a thread, but for tests of how threads share them.
const LEAST_SHARE: usize = if cfg!(test) { 1 } else { 256 };

/// One thread's part of a pass.
struct Passing<'a, S: Subject> {
    joined: &'a Joined<'a, S>,
    tables: &'a Tables<'a>,
    passed: Passed,
    /// What the conditions over all rows amount to in the world at hand.
    amounts: Vec<i64>,
    /// The answers that serve in the world at hand.
    answers: Vec<u32>,
    /// Which rules are put to the test in the world at hand, and in how many worlds before it just these were.
    exercised: Vec<u64>,
    alike: u64,
    same: Vec<u64>,
}

impl<'a, S: Subject> Passing<'a, S> {
    fn new(joined: &'a Joined<'a, S>, tables: &'a Tables<'a>) -> Self {
        let words = joined.ruled.rules.div_ceil(64);
        let passed =
            Passed { exercised: vec![0; joined.ruled.rules], last: vec![0; joined.answers.len()], ..Passed::default() };
        let (amounts, answers) = (Vec::new(), Vec::new());
        let (exercised, same) = (vec![0; words], vec![0; words]);
        Self { joined, tables, passed, amounts, answers, exercised, alike: 0, same }
    }

    fn all(mut self, worlds: &[Packed]) -> Passed {
        for world in worlds {
            if self.lookup(*world) {
                self.go_on(*world);
            } else {
                self.passed.again.push(*world);
            }
        }
        self.settle();
        self.passed
    }

    /// Looks all answers up; false if some are missing.
    fn lookup(&mut self, world: Packed) -> bool {
        let Tables { indices, keys, sums, expand, .. } = self.tables;
        sums.of(world, &mut self.amounts);
        self.answers.clear();
        let mut complete = true;
        for (question, (index, keys)) in indices.iter().zip(keys).enumerate() {
            if !expand && self.joined.questions[question].about.is_commands() {
                continue;
            }
            let key = keys.key(world, &self.amounts);
            if let Some(answer) = index.find(key) {
                self.answers.push(answer);
            } else {
                complete = false;
                let first = self.passed.missing.entry((question, key)).or_insert(world);
                *first = world.min(*first);
            }
        }
        complete
    }

    /// Marks what follows a world.
    fn go_on(&mut self, world: Packed) {
        self.exercised.clone_from(&self.joined.constant);
        let mut makes_others = false;
        for number in &self.answers {
            let answer = &self.joined.answers[*number as usize];
            self.passed.steps += answer.steps;
            makes_others |= answer.makes_others;
            self.exercised.iter_mut().zip(&answer.exercised).for_each(|(all, bits)| *all |= bits);
            let last = &mut self.passed.last[*number as usize];
            *last = world.max(*last);
            for flip in &self.tables.flips[*number as usize] {
                if self.tables.seen.add(world ^ flip) {
                    self.passed.found.push(world ^ flip);
                }
            }
        }
        self.exercised_by_rows(world, makes_others);
        if self.exercised != self.same {
            self.settle();
            self.same.clone_from(&self.exercised);
        }
        self.alike += 1;
    }

    /// The built-in rules that are put to the test by there being rows, or rows beside the one that a command names.
    fn exercised_by_rows(&mut self, world: Packed, makes_others: bool) {
        let Joined { places, named, .. } = self.joined;
        let has_row = |place: &usize| places.has_row(*place, self.tables.layout.digit(world, *place));
        let mut rows = (0..places.len()).filter(has_row);
        let (first, has_more) = (rows.next(), rows.next().is_some());
        let beside = match first {
            None => makes_others,
            Some(row) => makes_others || has_more || named.iter().any(|place| *place != row),
        };
        let exercised =
            [(Builtin::FactsHold, first.is_some()), (Builtin::OthersUntouched, beside && self.tables.expand)];
        for (rule, _) in exercised.into_iter().filter(|(_, is_exercised)| *is_exercised) {
            self.exercised[rule.index() / 64] |= 1 << (rule.index() % 64);
        }
    }

    /// Counts the worlds that were alike.
    fn settle(&mut self) {
        for (rule, count) in self.passed.exercised.iter_mut().enumerate() {
            if self.same[rule / 64] >> (rule % 64) & 1 == 1 {
                *count += self.alike;
            }
        }
        self.alike = 0;
    }
}
