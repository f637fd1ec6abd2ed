//! Systems whose rows are related: commands that read or change rows which they do not name.
//!
//! No identity has a table of its own then. But each command still depends on few rows, and on what some conditions over
//! all rows amount to, and the declaration says on which. So what it does is found once for each combination of those,
//! through the code under check and the interpreter in lock-step, and looked up in every other world:
//!
//! ```text
//! footprint: command -> places, aggregates      asking: a world built for one combination -> answer
//! layout: world <-> number                      sweep: level of worlds -> next level, by lookup
//! ```
//!
//! Worlds are numbers with a few bits for each identity, told apart exactly. Where something does not fit this scheme, the
//! worlds are gone through one by one instead.

mod aggregate;
mod alike;
mod answers;
mod asking;
mod chunk;
mod footprint;
mod hoist;
mod keys;
mod layout;
mod path;
mod place;
mod report;
mod seen;
mod sweep;

use super::explored::Explored;
use super::ruled::Ruled;
use super::task::{Limits, Stop, Task, USUAL_BYTES};
use super::watch::{Stage, Watch};
use crate::subject::Subject;
use crate::sync::thread;
use aggregate::Aggregates;
use alike::Alike;
use answers::{Answer, Index};
use asking::{Asked, Covered, Found, ask, constant};
use footprint::{Question, about_commands, about_rules};
use layout::{Layout, Packed};
use place::Places;
use seen::Seen;
use selvedge_spec::interpret::World;
use selvedge_spec::ir::{RuleBody, System};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use sweep::Passed;

/// So many worlds are gone through before limits are looked at again; in tests few, so that small levels have several shares.
const SHARE: usize = if cfg!(test) { 4 } else { 1 << 16 };

/// Explores a system whose rows are related. `None` where its worlds have to be gone through one by one.
pub(super) fn explore<S: Subject>(task: &Task<S>) -> Option<Explored> {
    // What is said of runs is decided on steps from world to world, which are not kept here.
    if task.subject.lags() || says_of_runs(&task.system) {
        return None;
    }
    let mut joined = Joined::new(task, Arc::new(Ruled::of(&task.system)))?;
    loop {
        match joined.sweep()? {
            Swept::Outgrown => {}
            Swept::Done(worlds) => return joined.report(&worlds),
        }
    }
}

/// Whether a declared rule speaks of runs, or rows are to be able to come back.
fn says_of_runs(system: &System) -> bool {
    system.rules.iter().any(|rule| matches!(rule.body, RuleBody::Run(_)))
        || system.entities.iter().any(|entity| entity.is_resettable)
}

/// What the answer to a question depends on: the question, what is at its places, and its amounts.
type Premise = (usize, Vec<u32>, Vec<i64>);

/// Everything that has been found of a system, its worlds aside.
struct Joined<'a, S: Subject> {
    task: &'a Task<S>,
    /// The same task without limits, and with nobody watching: asking is to be complete.
    asking: Task<S>,
    ruled: Arc<Ruled>,
    places: Places,
    /// The places that commands name.
    named: BTreeSet<usize>,
    aggregates: Aggregates,
    questions: Vec<Question>,
    /// By question: which contents are alike to it.
    alike: Vec<Alike>,
    known: BTreeMap<Premise, u32>,
    answers: Vec<Answer>,
    /// By answer: the question, and the world in which it was asked first.
    asked: Vec<(usize, Vec<u32>)>,
    decided: Vec<Decided>,
    covered: Covered,
    /// The rules that every world puts to the test, one bit for each.
    constant: Vec<u64>,
}

/// What decides a rule, and where.
struct Decided {
    found: Found,
    /// The world in which was asked.
    world: Vec<u32>,
    /// The world after the step, if that is the one that decides.
    after: Option<Vec<u32>>,
}

/// How far a sweep got.
enum Swept {
    /// More was found than there are numbers for.
    Outgrown,
    /// All worlds were gone through, or a limit was reached.
    Done(Worlds),
}

/// Where a level leads.
enum Next {
    /// To more than there are numbers for.
    Outgrown,
    /// To these worlds.
    Worlds(Vec<Packed>),
}

/// All worlds, level by level.
struct Worlds {
    layout: Layout,
    /// The worlds at each distance from the first, ascending.
    levels: Vec<Vec<Packed>>,
    stop: Option<Stop>,
    passed: Passed,
}

impl<'a, S: Subject> Joined<'a, S> {
    /// Nothing found yet. `None` where the first world has rows, or more than rows.
    fn new(task: &'a Task<S>, ruled: Arc<Ruled>) -> Option<Self> {
        let first = task.subject.restore(&World::empty(&task.system))?;
        let places = Places::of(task);
        let joined = Self {
            task,
            asking: Task { limits: Limits::default(), watch: Arc::new(Watch::default()), ..task.clone() },
            constant: constant(task, &ruled),
            ruled,
            named: (0..places.len()).collect(),
            places,
            aggregates: Aggregates::default(),
            questions: Vec::new(),
            alike: Vec::new(),
            known: BTreeMap::new(),
            answers: Vec::new(),
            asked: Vec::new(),
            decided: Vec::new(),
            covered: Covered::default(),
        };
        (first == task.subject.first()).then_some(joined)
    }

    /// Goes through all worlds, from the first, with room for what has been found so far.
    fn sweep(&mut self) -> Option<Swept> {
        self.prepare()?;
        let layout = Layout::of(&self.places)?;
        let seen = Seen::of(layout.bits);
        let mut indices = self.indices(&layout)?;
        let mut worlds = Worlds { layout, levels: vec![vec![0]], stop: None, passed: Passed::default() };
        seen.add(0);
        self.task.watch.begin(Stage::Levels, None);
        self.task.watch.found(1, 0);
        loop {
            let Next::Worlds(mut next) = self.level(&mut worlds, &mut indices, &seen)? else {
                return Some(Swept::Outgrown);
            };
            if next.is_empty() {
                return Some(Swept::Done(worlds));
            }
            next.sort_unstable();
            worlds.levels.push(next);
        }
    }

    /// Goes through the last level.
    fn level(&mut self, worlds: &mut Worlds, indices: &mut [Index], seen: &Seen) -> Option<Next> {
        let level = worlds.levels.last().cloned().unwrap_or_default();
        let depth = u32::try_from(worlds.levels.len()).unwrap_or(u32::MAX);
        let mut found = Vec::new();
        for share in level.chunks(SHARE) {
            worlds.stop = worlds.stop.or_else(|| self.limit(worlds, seen));
            let mut share = share.to_vec();
            while !share.is_empty() {
                let mut passed = self.pass(&worlds.layout, indices, seen, worlds.stop.is_none(), &share);
                self.ask_all(&passed.missing, indices, &worlds.layout)?;
                self.task.watch.found(passed.found.len() as u64, depth);
                self.task.watch.expanded((share.len() - passed.again.len()) as u64);
                found.append(&mut passed.found);
                share = std::mem::take(&mut passed.again);
                passed.missing.clear();
                worlds.passed = std::mem::take(&mut worlds.passed).and(passed);
                if !worlds.layout.holds(&self.places) {
                    return Some(Next::Outgrown);
                }
            }
        }
        Some(Next::Worlds(found))
    }

    /// Makes the questions, anew where places were found that they did not know.
    fn prepare(&mut self) -> Option<()> {
        let system = &self.task.system;
        let mut known = usize::MAX;
        while known != self.places.len() {
            known = self.places.len();
            self.aggregates = Aggregates::default();
            let (places, aggregates) = (&mut self.places, &mut self.aggregates);
            let mut questions = about_commands(system, &self.task.commands, places, aggregates);
            questions.extend(about_rules(system, &self.ruled.premises, places, aggregates));
            if self.questions != questions {
                self.questions = questions;
                self.forget();
            }
        }
        self.alike = self.questions.iter().map(|question| question.alike(&self.places)).collect();
        self.look()
    }

    /// Looks at the contents that were found since. `None` where a condition over all rows cannot be evaluated.
    fn look(&mut self) -> Option<()> {
        self.alike.iter_mut().for_each(|alike| alike.extend(&self.places));
        self.aggregates.extend(&self.task.system, &self.places)
    }

    /// Forgets the answers to other questions.
    fn forget(&mut self) {
        self.known.clear();
        self.answers.clear();
        self.asked.clear();
        self.decided.clear();
    }

    /// Where the answers found so far are, under a layout.
    fn indices(&self, layout: &Layout) -> Option<Vec<Index>> {
        let width = |number| self.aggregates.width(number);
        let mut indices: Vec<Index> =
            self.questions.iter().map(|question| Index::of(question, layout, width)).collect::<Option<_>>()?;
        for ((question, digits, amounts), answer) in &self.known {
            let key = indices[*question].key_of(digits, amounts);
            indices[*question].enter(key, *answer);
        }
        Some(indices)
    }

    /// Asks every question that has no answer yet, each in the first world in which it arose.
    fn ask_all(
        &mut self,
        missing: &BTreeMap<(usize, Packed), Packed>,
        indices: &mut [Index],
        layout: &Layout,
    ) -> Option<()> {
        let asked: Vec<(usize, Packed, Vec<u32>)> =
            missing.iter().map(|((question, key), world)| (*question, *key, layout.digits(*world))).collect();
        let answers = self.in_parallel(&asked, |(question, _, digits)| self.ask(*question, digits));
        let sums = self.aggregates.sums(layout);
        for ((question, key, digits), asked) in asked.into_iter().zip(answers) {
            let answer = self.answer(question, &digits, asked?)?;
            let number = u32::try_from(self.answers.len()).expect("fewer than 2^32 answers");
            let mut amounts = Vec::new();
            sums.of(layout.pack(&digits), &mut amounts);
            self.known.insert(self.premise(question, &digits, &amounts), number);
            indices[question].enter(key, number);
            self.answers.push(answer);
            self.asked.push((question, digits));
        }
        self.look()
    }

    fn ask(&self, question: usize, digits: &[u32]) -> Option<Asked<S::World>> {
        ask(&self.asking, &self.ruled, &self.places, digits, &self.questions[question].about)
    }

    fn premise(&self, question: usize, digits: &[u32], amounts: &[i64]) -> Premise {
        let Question { places, aggregates, .. } = &self.questions[question];
        let places = places.iter().enumerate();
        let digits = places.map(|(position, place)| self.alike[question].first(position, digits[*place]));
        (question, digits.collect(), aggregates.iter().map(|number| amounts[*number]).collect())
    }

    /// Does the same to every item, on as many threads as the task allows.
    fn in_parallel<I: Sync, T: Send>(&self, items: &[I], work: impl Fn(&I) -> T + Sync) -> Vec<T> {
        let share = items.len().div_ceil(self.task.threads.max(1)).max(1);
        thread::scope(|scope| {
            let work = &work;
            let running: Vec<_> = items
                .chunks(share)
                .map(|items| scope.spawn(move || items.iter().map(work).collect::<Vec<T>>()))
                .collect();
            running.into_iter().flat_map(|part| part.join().expect("asking catches panics")).collect()
        })
    }

    /// What came of asking in a world, in numbers; what was found on the way is kept.
    /// `None` if it changed what the question is not about.
    fn answer(&mut self, question: usize, digits: &[u32], asked: Asked<S::World>) -> Option<Answer> {
        let mut answer =
            Answer { steps: asked.steps, exercised: vec![0; self.ruled.rules.div_ceil(64)], ..Answer::default() };
        for rule in asked.exercised {
            answer.exercised[rule / 64] |= 1 << (rule % 64);
        }
        let mut after = BTreeMap::new();
        for landed in asked.landed {
            let to = self.places.digits(self.task, &landed.rows, &landed.after);
            let change = changes(digits, &to);
            if change.iter().any(|(place, _, _)| self.questions[question].changed.binary_search(place).is_err()) {
                return None;
            }
            let own = self.places.named_by(self.task, landed.act);
            answer.makes_others |= change.iter().any(|(place, before, to)| {
                Some(*place) != own && !self.places.has_row(*place, *before) && self.places.has_row(*place, *to)
            });
            if !change.is_empty() && !answer.changes.contains(&change) {
                answer.changes.push(change);
            }
            after.insert(landed.act, to);
        }
        let decided = asked.found.into_iter().map(|found| Decided {
            world: digits.to_vec(),
            after: found.act.filter(|_| found.is_after).and_then(|act| after.get(&act).cloned()),
            found,
        });
        self.decided.extend(decided);
        self.covered.and(asked.covered);
        Some(answer)
    }

    /// The limit that keeps the last level from being expanded.
    fn limit(&self, worlds: &Worlds, seen: &Seen) -> Option<Stop> {
        let limits = self.task.limits;
        let count: usize = worlds.levels.iter().map(Vec::len).sum();
        let bytes = seen.bytes() + (count * size_of::<Packed>()) as u64;
        let depth = u32::try_from(worlds.levels.len() - 1).unwrap_or(u32::MAX);
        if self.task.watch.is_interrupted() {
            Some(Stop::Interrupted)
        } else if limits.depth.is_some_and(|limit| depth >= limit) {
            Some(Stop::Depth)
        } else if limits.worlds.is_some_and(|limit| count >= limit) {
            Some(Stop::Worlds)
        } else if limits.time.is_some_and(|limit| self.task.started.elapsed() >= limit) {
            Some(Stop::Time)
        } else if bytes > limits.bytes.unwrap_or(USUAL_BYTES) {
            Some(Stop::Memory)
        } else {
            None
        }
    }
}

/// What differs between two worlds, place by place. A place that the first does not know yet was empty there.
fn changes(before: &[u32], after: &[u32]) -> Vec<(usize, u32, u32)> {
    let before = before.iter().copied().chain(std::iter::repeat(0));
    let places = after.iter().copied().zip(before).enumerate();
    places
        .filter(|(_, (after, before))| after != before)
        .map(|(place, (after, before))| (place, before, after))
        .collect()
}
