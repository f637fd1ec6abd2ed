//! Whole explorations on many schedules: whichever thread is first at what, they find what one thread finds.

use super::{Engine, Exact, Explored, Limits, Method, Ruling, Slicing, Stop, Task, Watch};
use crate::declaration::Declaration;
use crate::schedules::on_many;
use crate::subject::{Generated, Interpreted, Subject};
use crate::sync::thread;
use selvedge_model::loom_agent::{LoomAgents, SOURCE};
use selvedge_spec::interpret::{self, Input};
use selvedge_spec::ir::{CommandId, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// What is explored, made anew for each exploration.
#[derive(Clone)]
struct Bounded {
    system: Arc<System>,
    commands: Arc<[(CommandId, Input)]>,
    symmetry: bool,
}

impl Bounded {
    fn of(path: &str, text: &str, bound: &str) -> Self {
        let declared = Declaration::parse(path, text, false).unwrap_or_else(|refused| panic!("{}", refused.message));
        let system = declared.system;
        let bound = system.bounds.iter().find(|known| known.name.text == bound).expect("the bound is declared");
        let commands = interpret::commands(&system, bound).collect();
        Self { system, commands, symmetry: false }
    }

    fn task<S: Subject>(&self, subject: S, threads: usize, watch: &Arc<Watch>) -> Task<S> {
        Task {
            system: Arc::clone(&self.system),
            commands: Arc::clone(&self.commands),
            subject: Arc::new(subject),
            limits: Limits::default(),
            bound: 0,
            late: vec![0; self.system.entities.len()].into(),
            symmetry: self.symmetry,
            slicing: Slicing::default(),
            threads,
            started: Instant::now(),
            watch: Arc::clone(watch),
        }
    }

    fn interpreted(&self, threads: usize, watch: &Arc<Watch>) -> Explored {
        let subject = Interpreted::new(Arc::clone(&self.system), Arc::clone(&self.commands));
        Exact.explore(&self.task(subject, threads, watch)).expect("no contradiction")
    }

    fn generated(&self, threads: usize, watch: &Arc<Watch>) -> Explored {
        let subject = Generated::<LoomAgents>::new(Arc::clone(&self.system), &self.commands).expect("commands");
        Exact.explore(&self.task(subject, threads, watch)).expect("no contradiction")
    }
}

/// Explores with so many threads, watched.
trait Explores: Fn(usize, &Arc<Watch>) -> Explored + Send + Sync + 'static {}

impl<F: Fn(usize, &Arc<Watch>) -> Explored + Send + Sync + 'static> Explores for F {}

/// Explores on one thread, and on three with many schedules: all that is found is the same, every path included.
fn assert_the_schedule_does_not_show(schedules: usize, explored: impl Explores) {
    let alone = OnceLock::new();
    on_many(schedules, move || {
        let alone = alone.get_or_init(|| explored(1, &Arc::default()));
        assert_alike(alone, &explored(3, &Arc::default()));
    });
}

#[track_caller]
fn assert_alike(alone: &Explored, together: &Explored) {
    let (alone, together) = (format!("{alone:#?}"), format!("{together:#?}"));
    let differ = alone.lines().zip(together.lines()).find(|(left, right)| left != right);
    assert!(alone == together, "several threads find something else than one: {differ:?}");
}

/// Interrupts after ever more turns of the threads: what is found is whole, or it is told that it is not; and nothing is
/// found that is not there, or nearer than it is.
fn assert_an_interruption_is_told(schedules: usize, explored: impl Explores) {
    let (alone, patience) = (OnceLock::new(), AtomicUsize::new(0));
    let ended = Arc::new([AtomicUsize::new(0), AtomicUsize::new(0)]);
    let count = Arc::clone(&ended);
    on_many(schedules, move || {
        let alone = alone.get_or_init(|| explored(1, &Arc::default()));
        let (watch, turns) = (Arc::<Watch>::default(), patience.fetch_add(97, Ordering::Relaxed) % MOST_PATIENCE);
        let interrupting = Arc::clone(&watch);
        thread::spawn(move || {
            (0..turns).for_each(|_| thread::yield_now());
            interrupting.interrupt();
        });
        let explored = explored(2, &watch);
        count[usize::from(explored.stop.is_some())].fetch_add(1, Ordering::Relaxed);
        if explored.stop.is_none() {
            return assert_alike(alone, &explored);
        }
        assert_eq!(explored.stop, Some(Stop::Interrupted));
        assert!(explored.worlds <= alone.worlds && explored.steps <= alone.steps && explored.depth <= alone.depth);
        for (some, all) in explored.rulings.iter().zip(&alone.rulings).filter(|(some, _)| some.decided.is_some()) {
            let length = |ruling: &Ruling| ruling.decided.as_ref().map(Vec::len);
            assert!(length(all).is_some() && length(all) <= length(some), "{some:?}, and in full {all:?}");
        }
    });
    let [whole, part] = [0, 1].map(|at| ended[at].load(Ordering::Relaxed));
    assert!(whole > 0 && part > 0, "{whole} were through before, {part} were not");
}

/// More turns than any of these explorations takes.
const MOST_PATIENCE: usize = 20_000;

/// Three doors and rules that relate them: one holds, one is broken at several equally near worlds.
fn doors() -> Bounded {
    let rules = "never two_bricked: some one in Door: some other in Door:
            one.number != other.number && one in Bricked && other in Bricked;
        always bricked_alone: all one in Door: all other in Door:
            one.number == other.number || one in Bricked implies one.width < 3;";
    let text = include_str!("../../tests/suite/door.life").replace("// More rules come here.", rules);
    Bounded::of(
        "door.life",
        &text.replace("Door: 2; width: {1, 2}; who: {\"ann\", \"ben\"}", "Door: 3; width: {1, 2}; who: {\"ann\"}"),
        "two",
    )
}

/// A rollout, whose rows are related, with a rule that is broken.
fn roll() -> Bounded {
    let text = include_str!("../../tests/suite/roll.life");
    let rule = "never spent: some o in Operation: some v in Version: o in Done && v in Retired;";
    Bounded::of("roll.life", &text.replace("never undone", &format!("{rule} never undone")), "two")
}

#[test]
fn combinations() {
    let doors = doors();
    assert_the_schedule_does_not_show(40, move |threads, watch| {
        let explored = doors.interpreted(threads, watch);
        assert!(matches!(explored.method, Method::Exhaustion(_)) && explored.worlds == 343);
        explored
    });
}

#[test]
fn orbits() {
    let doors = Bounded { symmetry: true, ..doors() };
    assert_the_schedule_does_not_show(40, move |threads, watch| {
        let explored = doors.interpreted(threads, watch);
        assert!(matches!(explored.method, Method::Symmetry { orbits: 84, .. }) && explored.worlds == 343);
        explored
    });
}

#[test]
fn related_rows() {
    let roll = roll();
    assert_the_schedule_does_not_show(60, move |threads, watch| {
        let explored = roll.interpreted(threads, watch);
        assert!(matches!(explored.method, Method::Joined(_)) && explored.worlds == 84);
        explored
    });
}

/// Threads share the replies of generated code that were read before.
#[test]
fn generated_code() {
    let (from, to) = ("generation: {1, 2};", "generation: {1};");
    let agents = Bounded::of("loom_agent.rs", &SOURCE.replace(from, to), "t");
    assert_the_schedule_does_not_show(10, move |threads, watch| agents.generated(threads, watch));
}

#[test]
fn interrupted_combinations() {
    let doors = doors();
    assert_an_interruption_is_told(40, move |threads, watch| doors.interpreted(threads, watch));
}

#[test]
fn interrupted_orbits() {
    let doors = Bounded { symmetry: true, ..doors() };
    assert_an_interruption_is_told(40, move |threads, watch| doors.interpreted(threads, watch));
}

#[test]
fn interrupted_related_rows() {
    let roll = roll();
    assert_an_interruption_is_told(40, move |threads, watch| roll.interpreted(threads, watch));
}
