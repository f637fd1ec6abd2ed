//! Tests whose threads take turns in every order that matters, not only in the one that the machine happens to give.
//!
//! In a crate's own tests the locks, atomics, channels and threads that its code names are those of `shuttle`, which lets
//! one thread go on at a time and decides before each operation which. So it is the code itself that is tried, and what
//! others link knows nothing of this. A test that reaches such code has to stand in one of these functions.
//!
//! Threads of the explorer see each other's writes at once, whatever ordering an atomic asks for. Ours rely on no more than
//! that each word has one order of its own: what else threads wrote is read once they are joined, or under a lock. A thread
//! sanitizer would look for data races, which code without `unsafe` cannot have, and needs a standard library built for it.

use shuttle::scheduler::{DfsScheduler, PctScheduler, RandomScheduler, Scheduler};
use shuttle::{Config, MaxSteps, Runner};
use std::sync::Arc;

/// The same schedules each time; `SHUTTLE_RANDOM_SEED` gives others.
const SEED: u64 = 1;

/// Most faults of order show where threads are interrupted in so few places.
const INTERRUPTIONS: usize = 3;

/// A thread that took so many turns will never end.
const MOST_TURNS: usize = 10_000_000;

/// Runs the test on so many schedules by chance, and on as many in which one thread goes on for as long as it can but for a
/// few interruptions. The variable `SELVEDGE_SCHEDULES` asks for so many times as many.
pub(crate) fn on_many(schedules: usize, test: impl Fn() + Send + Sync + 'static) {
    let times = std::env::var("SELVEDGE_SCHEDULES").map_or(1, |times| times.parse().expect("a number of times"));
    let (schedules, test) = (schedules * times, Arc::new(test));
    let by_chance = Arc::clone(&test);
    told(run(RandomScheduler::new_from_seed(SEED, schedules), move || by_chance()));
    told(run(PctScheduler::new_from_seed(SEED, INTERRUPTIONS, schedules), move || test()));
}

/// Runs the test on every schedule there is.
///
/// # Panics
/// If there are a hundred thousand or more.
pub(crate) fn on_all(test: impl Fn() + Send + Sync + 'static) {
    let most = 100_000;
    let schedules = run(DfsScheduler::new(Some(most), false), test);
    assert!(schedules < most, "there are more schedules than can be gone through");
    told(schedules);
}

fn run(scheduler: impl Scheduler + 'static, test: impl Fn() + Send + Sync + 'static) -> usize {
    let mut config = Config::new();
    config.stack_size = 1 << 22;
    config.max_steps = MaxSteps::FailAfter(MOST_TURNS);
    // That orderings are not told apart is written above.
    config.silence_warnings = true;
    Runner::new(scheduler, config).run(test)
}

fn told(schedules: usize) {
    let thread = std::thread::current();
    std::println!("{}: {schedules} schedules", thread.name().unwrap_or("a test"));
}
