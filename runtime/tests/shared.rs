//! A shared store: what a returned command did is seen by every thread, and a poisoned lock stops nobody.

use selvedge::wire::{self, WireError};
use selvedge::{Shared, Store};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Barrier;
use std::thread;

/// A store of one number, to which each command adds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Tally(i64);

impl Store for Tally {
    type Command = i64;
    type Reply = i64;
    const SYSTEM: &'static str = "tally";

    fn execute(&mut self, command: i64) -> i64 {
        assert!(command >= 0, "asked to count down");
        self.0 += command;
        self.0
    }

    fn rows(&self) -> Vec<(&'static str, Value)> {
        vec![("Tally", self.0.into())]
    }

    fn views(&self) -> Vec<(&'static str, Vec<Value>)> {
        vec![("Tallies", vec![self.0.into()])]
    }

    fn load(&mut self, _: &str, row: &Value) -> Result<(), WireError> {
        self.0 = wire::from_value(row)?;
        Ok(())
    }
}

#[test]
fn every_thread_reads_what_has_returned() {
    let (threads, rounds) = (4, 200);
    let shared = Shared::new(Tally::default());
    let barrier = Barrier::new(threads);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                for round in 1..=rounds {
                    barrier.wait();
                    let own = shared.execute(1);
                    assert!(shared.read(|tally| tally.0) >= own, "a view is behind a command that has returned");
                    barrier.wait();
                    assert_eq!(shared.read(|tally| tally.0), round * 4, "a view is behind another thread's command");
                }
            });
        }
    });
    assert_eq!(shared.into_inner(), Tally(rounds * 4));
}

#[test]
fn a_panic_elsewhere_poisons_nothing() {
    let shared = Shared::new(Tally(1));
    assert!(catch_unwind(AssertUnwindSafe(|| shared.execute(-1))).is_err());
    assert_eq!((shared.execute(1), shared.read(|tally| tally.0)), (2, 2));
}
