//! A shared store on many schedules: what its threads are told is what one thread could have been told.

use super::Shared;
use crate::schedules::{on_all, on_many};
use crate::{Store, wire};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde_json::{Value, json};
use shuttle::sync::RwLock;
use shuttle::thread;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Seats that are taken, passed on and left: whoever comes second is told who was first.
#[allow(unreachable_pub, dead_code)] // a module of tests is nobody else's, and what this crate's own macros write is its own
mod seats {
    crate::lifecycle! {
        context schedules.seats {
            error Taken { number: Int, holder: String }
            error NoSeat { number: Int }
            event Sat { number: Int, holder: String }

            entity Seat {
                key number: Int;
                holder: String;
                states initial First, Second;
                move pass: First -> Second;
                move back: Second -> First;
            }

            command Take(number: Int, holder: String) on Seat[number] {
                taken   when absent => create, set { holder }, emit Sat;
                refused otherwise   => reject Taken { holder = self.holder };
            }
            command Pass(number: Int, holder: String) on Seat[number] {
                unknown when absent   => reject NoSeat;
                passed  when in First => move pass, set { holder }, emit Sat;
                back    otherwise     => move back, set { holder };
            }
            command Leave(number: Int) on Seat[number] {
                unknown when absent => reject NoSeat;
                left    otherwise   => delete;
            }

            view Seats of Seat { rows all; order none; fresh read_your_writes; show all; }
        }
    }
}

use seats::Seats;

type Command = <Seats as Store>::Command;

fn command(command: &Value) -> Command {
    wire::from_value(command).expect("a command")
}

fn take(holder: &str) -> Value {
    json!({"Take": {"number": 1, "holder": holder}})
}

fn pass(holder: &str) -> Value {
    json!({"Pass": {"number": 1, "holder": holder}})
}

fn leave() -> Value {
    json!({"Leave": {"number": 1}})
}

/// How threads share a store: the one under test, or one with a planted fault.
trait Sharing: Sync {
    fn execute(&self, command: Command) -> <Seats as Store>::Reply;
    fn rows(&self) -> Value;
}

impl Sharing for Shared<Seats> {
    fn execute(&self, command: Command) -> <Seats as Store>::Reply {
        Shared::execute(self, command)
    }

    fn rows(&self) -> Value {
        self.read(told)
    }
}

/// Executes on a copy and puts it back, so that what others did meanwhile is lost.
struct Copied(RwLock<Seats>);

impl Sharing for Copied {
    fn execute(&self, command: Command) -> <Seats as Store>::Reply {
        let mut seats = self.0.read().expect("no panic").clone();
        let reply = seats.execute(command);
        *self.0.write().expect("no panic") = seats;
        reply
    }

    fn rows(&self) -> Value {
        told(&self.0.read().expect("no panic"))
    }
}

/// Answers reads from what was there at the last one, so that they can lag behind commands that have returned.
struct Lagging(Shared<Seats>, RwLock<Option<Value>>);

impl Sharing for Lagging {
    fn execute(&self, command: Command) -> <Seats as Store>::Reply {
        let reply = self.0.execute(command);
        *self.1.write().expect("no panic") = None;
        reply
    }

    fn rows(&self) -> Value {
        let known = self.1.read().expect("no panic").clone();
        known.unwrap_or_else(|| {
            let rows = self.0.read(told);
            *self.1.write().expect("no panic") = Some(rows.clone());
            rows
        })
    }
}

fn told(seats: &Seats) -> Value {
    seats.rows().into_iter().map(|(_, row)| row).collect()
}

/// One thing that a thread asked for.
struct Call {
    /// The command, or nothing for a read.
    asked: Option<Value>,
    /// The reply, or the rows.
    answer: Value,
    /// When it was asked and when it returned, counted over all threads.
    time: (usize, usize),
}

/// Lets each thread ask for its commands one after the other, with a read after each, and gives all calls.
fn calls(shared: &impl Sharing, threads: &[&[Value]]) -> Vec<Call> {
    let (clock, calls) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let tick = || clock.fetch_add(1, Ordering::Relaxed);
    let call = |asked: Option<&Value>| {
        let begun = tick();
        let answer = match asked {
            Some(asked) => wire::to_value(&shared.execute(command(asked))).expect("a reply"),
            None => shared.rows(),
        };
        let call = Call { asked: asked.cloned(), answer, time: (begun, tick()) };
        calls.lock().expect("no panic").push(call);
    };
    thread::scope(|scope| {
        for commands in threads {
            scope.spawn(|| {
                commands.iter().for_each(|asked| {
                    call(Some(asked));
                    call(None);
                });
            });
        }
    });
    calls.into_inner().expect("no panic")
}

/// Whether one thread could have been told all this, had it asked in some order in which nothing comes before what had
/// returned when it was asked; and whether that leaves these rows.
fn is_one_after_another(seats: &Seats, calls: &[&Call], rows: &Value) -> bool {
    if calls.is_empty() {
        return told(seats) == *rows;
    }
    let first_return = calls.iter().map(|call| call.time.1).min().unwrap_or_default();
    calls.iter().enumerate().filter(|(_, call)| call.time.0 < first_return).any(|(next, call)| {
        let mut seats = seats.clone();
        let answer = match &call.asked {
            Some(asked) => wire::to_value(&seats.execute(command(asked))).expect("a reply"),
            None => told(&seats),
        };
        let rest: Vec<&Call> = [&calls[..next], &calls[next + 1..]].concat();
        answer == call.answer && is_one_after_another(&seats, &rest, rows)
    })
}

fn assert_one_after_another(shared: &impl Sharing, threads: &[&[Value]]) {
    let calls = calls(shared, threads);
    let rows = shared.rows();
    assert!(is_one_after_another(&Seats::new(), &calls.iter().collect::<Vec<_>>(), &rows), "not one after another");
}

#[test]
fn commands_of_two_threads_answer_one_after_another_on_every_schedule() {
    on_all(|| assert_one_after_another(&Shared::new(Seats::new()), &[&[take("a")], &[take("b")]]));
}

#[test]
fn commands_of_three_threads_answer_one_after_another() {
    on_many(1_000, || {
        let threads: [&[Value]; 3] = [&[take("a"), leave()], &[take("b"), pass("c")], &[pass("d"), take("e")]];
        assert_one_after_another(&Shared::new(Seats::new()), &threads);
    });
}

#[test]
#[should_panic(expected = "not one after another")]
fn an_update_that_is_lost_is_found() {
    on_all(|| assert_one_after_another(&Copied(RwLock::new(Seats::new())), &[&[take("a")], &[take("b")]]));
}

#[test]
#[should_panic(expected = "not one after another")]
fn a_read_that_lags_is_found() {
    on_many(1_000, || {
        let lagging = Lagging(Shared::new(Seats::new()), RwLock::new(None));
        assert_one_after_another(&lagging, &[&[take("a")], &[pass("b")]]);
    });
}

/// A store whose commands panic, as only a bug of Selvedge would.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Tally(i64);

impl Store for Tally {
    type Command = i64;
    type Reply = i64;
    const SYSTEM: &'static str = "tally";

    fn execute(&mut self, command: i64) -> i64 {
        if command < 0 {
            // Unlike `panic!`, this tells nobody: the explorer takes what is told of for the end of the test.
            resume_unwind(Box::new("asked to count down"));
        }
        self.0 += command;
        self.0
    }

    fn rows(&self) -> Vec<(&'static str, Value)> {
        Vec::new()
    }

    fn views(&self) -> Vec<(&'static str, Vec<Value>)> {
        Vec::new()
    }

    fn load(&mut self, _: &str, _: &Value) -> Result<(), wire::WireError> {
        Ok(())
    }
}

/// Threads panic in a read and in a command, whichever turn they get: a third neither waits for ever nor is refused.
#[test]
fn a_panic_in_one_thread_is_nothing_to_others() {
    on_all(|| {
        let shared = Shared::new(Tally(0));
        thread::scope(|scope| {
            scope.spawn(|| {
                let read = || shared.read(|_| resume_unwind(Box::new("read too much")));
                assert!(catch_unwind(AssertUnwindSafe(read)).is_err());
            });
            scope.spawn(|| assert!(catch_unwind(AssertUnwindSafe(|| shared.execute(-1))).is_err()));
            let own = shared.execute(1);
            assert_eq!((own, shared.read(|tally| tally.0)), (1, 1));
        });
        assert_eq!(shared.into_inner(), Tally(1));
    });
}

#[test]
#[should_panic(expected = "deadlock")]
fn a_command_inside_a_read_waits_for_itself() {
    on_all(|| {
        let shared = Shared::new(Tally(0));
        shared.read(|_| shared.execute(1));
    });
}
