//! Each mutant is tried with the tests that reach it, the quick ones first.

use crate::options::Options;
use crate::process::End;
use crate::record::{Recorded, Test};
use crate::tree::Tree;
use crate::workers;
use anyhow::Result;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// No test reaches it.
    Unreached,
    /// A test fails.
    Caught,
    /// A test takes far longer than without it.
    Late,
    /// The tests that there was time for pass, and others reach it as well.
    CutOff,
    /// There was no time for it.
    Untried,
    /// All tests that reach it pass.
    Survived,
}

/// Where a random order starts, so that it is the same each time.
pub const SEED: u64 = 7;

/// How many tests share a process, and how long they take at most: one that fails stops the rest from being run in vain.
const BATCH: (usize, Duration) = (12, Duration::from_secs(1));

/// How often the first tests of a mutant run alone, as most mutants are caught by them.
const ALONE: usize = 2;

/// How many mutants there are between two words about how far it is.
const TOLD: usize = 200;

/// Tries these mutants, in a random order, until the time is over.
///
/// # Errors
/// If a process cannot be run.
pub fn hunt(tree: &Tree, woven: &[usize], recorded: &[Recorded], options: &Options) -> Result<BTreeMap<usize, Fate>> {
    let mut order = woven.to_vec();
    fastrand::Rng::with_seed(SEED).shuffle(&mut order);
    let time = options.minutes.map(|minutes| Duration::from_secs(60 * u64::from(minutes)));
    let (start, done) = (Instant::now(), AtomicUsize::new(0));
    let fates = workers::each(&order, |&id| {
        let is_over = time.is_some_and(|time| start.elapsed() > time);
        let fate = if is_over { Ok(Fate::Untried) } else { fate(tree, id, recorded, options.budget()) };
        let done = done.fetch_add(1, Ordering::Relaxed) + 1;
        if done.is_multiple_of(TOLD) && !is_over {
            eprintln!("{done} of {} mutants tried in {} s", order.len(), start.elapsed().as_secs());
        }
        Ok((id, fate?))
    });
    fates.into_iter().collect()
}

/// Tries one mutant.
fn fate(tree: &Tree, id: usize, recorded: &[Recorded], budget: Duration) -> Result<Fate> {
    let reaching = recorded.iter().filter(|test| test.reached.contains(&id));
    let (stopped, mut tests): (Vec<_>, Vec<_>) =
        reaching.filter(|test| test.end != End::Failed).partition(|test| test.end == End::Late);
    if tests.is_empty() {
        return Ok(if stopped.is_empty() { Fate::Unreached } else { Fate::CutOff });
    }
    tests.sort_by_key(|test| test.took * u32::try_from(500 + test.reached.len()).unwrap_or(u32::MAX));
    let within = within(&tests, budget);
    for batch in batches(&tests[..within]) {
        let time = 4 * total(&batch) + Duration::from_secs(6);
        let tests: Vec<&Test> = batch.iter().map(|recorded| &recorded.test).collect();
        match Test::run(&tests, tree, (mutant_switch::SWITCH, &id.to_string()), time)? {
            End::Passed => {}
            End::Failed => return Ok(Fate::Caught),
            End::Late => return Ok(Fate::Late),
        }
    }
    Ok(if within == tests.len() && stopped.is_empty() { Fate::Survived } else { Fate::CutOff })
}

fn total(tests: &[&Recorded]) -> Duration {
    tests.iter().map(|test| test.took).sum()
}

/// How many of these tests there is time for: one at least.
fn within(tests: &[&Recorded], budget: Duration) -> usize {
    let fits = |count: &usize| total(&tests[..*count]) <= budget;
    (1..=tests.len()).take_while(fits).last().unwrap_or(1)
}

/// Tests that run in one process each time: a few alone, then those of one program together.
fn batches<'r>(tests: &[&'r Recorded]) -> Vec<Vec<&'r Recorded>> {
    let mut batches: Vec<Vec<&Recorded>> = vec![];
    for (index, &test) in tests.iter().enumerate() {
        let takes = |batch: &&mut Vec<&Recorded>| {
            batch[0].test.is_beside(&test.test) && batch.len() < BATCH.0 && total(batch) <= BATCH.1
        };
        match batches.iter_mut().skip(ALONE).find(takes) {
            Some(batch) if index >= ALONE => batch.push(test),
            _ => batches.push(vec![test]),
        }
    }
    batches
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn recorded(program: &str, seconds: u64) -> Recorded {
        Recorded {
            test: Test::of(program, "some"),
            end: End::Passed,
            took: Duration::from_secs(seconds),
            reached: BTreeSet::new(),
        }
    }

    #[test]
    fn a_budget_lets_one_test_run_at_least() {
        let tests = [3, 3, 3].map(|seconds| recorded("p", seconds));
        let tests: Vec<&Recorded> = tests.iter().collect();
        let within = |seconds| within(&tests, Duration::from_secs(seconds));
        assert_eq!([1, 3, 5, 6, 8, 9, 60].map(within), [1, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn batches_are_of_one_program_and_not_long() {
        let tests = [("p", 0), ("p", 0), ("p", 0), ("q", 0), ("p", 2), ("q", 0), ("p", 0)];
        let tests = tests.map(|(program, seconds)| recorded(program, seconds));
        let tests: Vec<&Recorded> = tests.iter().collect();
        let sizes: Vec<usize> = batches(&tests).iter().map(Vec::len).collect();
        assert_eq!(sizes, [1, 1, 2, 2, 1]);
    }
}
