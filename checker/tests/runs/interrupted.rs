//! A check that is interrupted, at whatever moment, says of rules over runs only what it knows.

use super::support::{ENGINES, declared, tickets, within};
use selvedge_checker::check::{Options, check_subject};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Watch;
use selvedge_checker::subject::{Fault, Interpreted, Observed, Subject};
use selvedge_checker::verdict::Verdict;
use selvedge_spec::interpret::World;
use selvedge_spec::interpret::wire::Reply;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The interpreter, in which somebody presses Ctrl-C while it answers for the `left`th time.
struct Pressed {
    inner: Interpreted,
    watch: Arc<Watch>,
    left: AtomicU64,
}

impl Subject for Pressed {
    type World = World;

    fn first(&self) -> World {
        self.inner.first()
    }

    fn step(&self, world: &World, command: usize) -> Result<(World, Reply), Fault> {
        if self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.watch.interrupt();
        }
        self.inner.step(world, command)
    }

    fn restore(&self, rows: &World) -> Option<World> {
        self.inner.restore(rows)
    }

    fn observe(&self, world: &World) -> Result<Observed, Fault> {
        self.inner.observe(world)
    }

    fn describe(&self) -> &'static str {
        "the interpreter, interrupted"
    }
}

/// Interrupts the check of rules that hold at each of its steps, until it ends before that.
#[track_caller]
fn never_violated(declaration: &Declaration, bound: &str) {
    for engine in ENGINES {
        for left in 1.. {
            let options = Options { watch: Arc::default(), ..within(bound, engine) };
            let report = check_subject(declaration, &options, |system, commands| {
                let inner = Interpreted::new(Arc::clone(system), commands.into());
                Ok(Pressed { inner, watch: Arc::clone(&options.watch), left: AtomicU64::new(left) })
            });
            let report = report.unwrap_or_else(|refused| panic!("{}", refused.message));
            if !options.watch.is_interrupted() {
                assert_eq!(report.verdict, Verdict::Holds, "{}", engine.word());
                assert!(left > 5, "interrupted {left} times under {}", engine.word());
                break;
            }
            for rule in &report.rules {
                assert_ne!(rule.verdict, Verdict::Violated, "{} after {left} under {}", rule.name, engine.word());
            }
        }
    }
}

#[test]
fn what_comes_about_is_not_missed_where_the_check_was_interrupted() {
    let rules = "
        eventually served under strongly fair Serve, fair Turn: all t in Ticket: t in Waiting leads to t in Served;
        eventually unparked under fair Serve.served, fair Turn: all t in Ticket: t in Parked leads to t in Waiting;
        eventually drawn under fair Draw: some t in Ticket: t in Waiting;
    ";
    for bound in ["one", "two", "late"] {
        never_violated(&tickets(rules), bound);
    }
}

#[test]
fn what_comes_back_is_not_missed_where_the_check_was_interrupted() {
    let lamp = declared(
        "context example.lamp {
            error NoLamp { number: Int }
            entity Lamp {
                key number: Int;
                states initial Off, Dim, Bright;
                move brighten: Off -> Dim;
                move brighten_more: Dim -> Bright;
                move switch_off: Bright -> Off;
                resettable;
            }
            command Buy(number: Int) on Lamp[number] {
                bought when absent => create;
                owned  otherwise   => keep;
            }
            command Press(number: Int) on Lamp[number] {
                missing when absent    => reject NoLamp;
                dim     when in Off    => move brighten;
                bright  when in Dim    => move brighten_more;
                off     otherwise      => move switch_off;
            }
            bound one { Lamp: 1; }
            bound two { Lamp: 2; }
            bound late { Lamp: 1; Lamp.late: 1; }
        }",
    );
    for bound in ["one", "two", "late"] {
        never_violated(&lamp, bound);
    }
}
