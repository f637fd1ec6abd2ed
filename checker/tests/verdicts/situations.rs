//! The table of situations. More of each kind, with their paths, stand in `tests/suite` and `tests/runs`.

use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Limits;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::{Exit, Verdict};
use std::collections::BTreeSet;
use std::time::Duration;

const DOOR: &str = include_str!("../suite/door.life");
const TICKETS: &str = include_str!("../runs/tickets.life");
const ENGINES: [EngineChoice; 3] = [EngineChoice::Exact, EngineChoice::Walk, EngineChoice::Stateright];

/// What is checked.
#[derive(Clone, Copy)]
enum Of {
    /// The door with more rules.
    Door(&'static str),
    /// The tickets with rules.
    Tickets(&'static str),
    /// The door with one part of its text in place of another.
    Other(&'static str, &'static str),
}
use Of::{Door, Other, Tickets};

/// What stops the check before it is complete.
#[derive(Clone, Copy)]
enum Until {
    Done,
    Depth(u32),
    Worlds(usize),
    NoTime,
    Bytes(u64),
}
use Until::{Bytes, Depth, Done, NoTime, Worlds};

/// How it ends: with a verdict, or before anything is checked.
#[derive(Clone, Copy)]
enum End {
    Is(Verdict),
    Refused(Exit),
}
use End::{Is, Refused};

const VIOLATED: End = Is(Verdict::Violated);
const INCOMPLETE: End = Is(Verdict::Incomplete);
const VACUOUS: End = Is(Verdict::Vacuous);

type Situation = (&'static str, Of, Until, End);

#[rustfmt::skip]
const SITUATIONS: &[Situation] = &[
    // Runs.
    ("nothing is assumed, and a run may rest", Tickets("eventually r: all t in Ticket: t in Waiting leads to t in Served;"), Done, VIOLATED),
    ("eventually, unmet on a circle", Tickets("eventually r under fair Serve, fair Turn: all t in Ticket: t in Waiting leads to t in Served;"), Done, VIOLATED),
    ("eventually, unmet on one arm of a fork", Tickets("eventually r under strongly fair Serve: all t in Ticket: t in Waiting leads to t in Served;"), Done, VIOLATED),
    ("eventually, unmet where two arms join again", Tickets("eventually r under fair Turn: all t in Ticket: t in Served leads to t in Parked;"), Done, VIOLATED),
    ("strong fairness is needed, and weak is given", Tickets("eventually r under fair Serve, fair Turn.unparked: all t in Ticket: t in {Waiting, Parked} leads to t in Served;"), Done, VIOLATED),
    ("fairness of another command is given", Tickets("eventually r under strongly fair Draw: all t in Ticket: t in Waiting leads to t in Served;"), Done, VIOLATED),
    ("fairness of another outcome is given", Tickets("eventually r under strongly fair Serve, strongly fair Turn.requeued: all t in Ticket: t in Waiting leads to t in Served;"), Done, VIOLATED),
    ("once, unmet in the first world for ever", Tickets("eventually r: some t in Ticket: t in Served;"), Done, VIOLATED),
    ("once, unmet on a circle", Tickets("eventually r under fair Draw, fair Serve, fair Turn: some t in Ticket: t in Served;"), Done, VIOLATED),
    ("again and again, met once only", Tickets("eventually r under fair Draw, fair Serve: true leads to some t in Ticket: t in Waiting;"), Done, VIOLATED),
    ("what each row does is not what all do at once", Tickets("eventually r under fair Draw, fair Turn: (some t in Ticket: t in Parked) leads to all t in Ticket: t in Waiting;"), Done, VIOLATED),
    ("eventually, owed in no world", Tickets("eventually r under fair Serve: all t in Ticket: t.number > 2 leads to t in Served;"), Done, VACUOUS),
    ("eventually, met wherever it is owed", Tickets("eventually r: all t in Ticket: t in Served leads to t in {Served, Parked};"), Done, VACUOUS),
    ("once, met before anything happens", Tickets("eventually r: all t in Ticket: t in Served;"), Done, VACUOUS),
    ("eventually holds as far as was looked", Tickets("eventually r under strongly fair Serve, fair Turn: all t in Ticket: t in Waiting leads to t in Served;"), Depth(2), INCOMPLETE),
    ("a run rests where nobody looked further", Tickets("eventually r under strongly fair Serve: all t in Ticket: t in Waiting leads to t in Served;"), Depth(1), INCOMPLETE),
    ("eventually over many rows, and no memory", Tickets("eventually r under fair Draw: (some t in Ticket: t in Waiting) leads to all t in Ticket: t in {Served, Waiting, Parked};"), Bytes(8), INCOMPLETE),
    // Rows that are to come back.
    ("a resettable row that no command leads back", Other("shut    otherwise      => move shut, clear { opened_by }, emit DoorShut;", "wedged  when in Open && input.who == \"ann\" => keep; stuck when in Open && input.who == \"ben\" => keep; shut otherwise => move shut, clear { opened_by }, emit DoorShut;"), Done, VIOLATED),
    ("a resettable row, not looked at far enough", Door(""), Depth(2), INCOMPLETE),
    ("a resettable row that no move leads back", Other("move shut: Open -> Shut;", "move shut: Open -> Open;"), Done, Refused(Exit::Invalid)),
    // Limits.
    ("a violation just beyond the depth", Door("never r: some one in Door: some other in Door: one in Bricked && other in Open;"), Depth(3), INCOMPLETE),
    ("a violation at the depth", Door("never r: some one in Door: some other in Door: one in Bricked && other in Open;"), Depth(4), VIOLATED),
    ("not a step was allowed", Door(""), Depth(0), INCOMPLETE),
    ("a depth that cuts nothing off", Door(""), Depth(4), INCOMPLETE),
    ("no world was allowed", Door(""), Worlds(0), INCOMPLETE),
    ("as many worlds as there are", Door(""), Worlds(81), INCOMPLETE),
    ("one world fewer than there are", Door(""), Worlds(80), INCOMPLETE),
    ("no time", Door(""), NoTime, INCOMPLETE),
    ("no memory for what relates rows", Door("always r: all one in Door: all other in Door: one.number != other.number || one.width == other.width;"), Bytes(8), INCOMPLETE),
    ("what is sought lies beyond the depth", Door("reach r: some one in Door: some other in Door: one in Bricked && other in Open;"), Depth(3), INCOMPLETE),
    // Nothing to check, or not put to the test.
    ("no bound of that name", Other("bound two {", "bound three {"), Done, Refused(Exit::Usage)),
    ("a bound without identities", Other("bound two { Door: 2;", "bound two { Door: 0;"), Done, Refused(Exit::Invalid)),
    ("a bound without values", Other("bound two { Door: 2; width: {1, 2};", "bound two { Door: 2; width: {};"), Done, Refused(Exit::Invalid)),
    ("a premise that holds nowhere", Door("always r: all door in Door: door.width > 2 implies door in Shut;"), Done, VACUOUS),
    ("the same premise as a disjunction", Door("always r: all door in Door: !(door.width > 2) || door in Shut;"), Done, VACUOUS),
    ("the same premise under a negation", Door("always r: !(some door in Door: door.width > 2 && door in Shut);"), Done, VACUOUS),
    ("never, of what is nowhere even in part", Door("never r: some door in Door: door.width > 2 && door in Bricked;"), Done, VACUOUS),
    ("a premise over two rows that holds nowhere", Door("always r: all one in Door: one.width > 2 implies (some other in Door: other in Open);"), Done, VACUOUS),
    ("a step that is taken nowhere", Door("never r: step of Door: before in Bricked && after in Shut && after.width == 1;"), Done, VACUOUS),
    ("steps of an outcome that never answers so", Door("always r: step of Door by Hang.hung: after.width > 0;"), Done, VACUOUS),
    ("an outcome that never answers", Other("opened  when in Shut   =>", "greeted when in Shut && input.who == \"eve\" => keep; opened when in Shut =>"), Done, VIOLATED),
    // Violations.
    ("the first world", Door("always r: some door in Door: door.width == 1;"), Done, VIOLATED),
    ("the first world, over two rows", Door("always r: some one in Door: some other in Door: one in Shut && other in Shut;"), Done, VIOLATED),
    ("the first world, without a step", Door("always r: some door in Door: door.width == 1;"), Depth(0), VIOLATED),
    ("one step away", Door("never r: some door in Door: door.width == 1;"), Done, VIOLATED),
    ("by one row of two", Door("never r: all door in Door: door in Open;"), Done, VIOLATED),
    ("by two rows together", Door("always r: all one in Door: all other in Door: one.width == other.width;"), Done, VIOLATED),
    ("by a step", Door("never r: step of Door: before in Open && after in Shut;"), Done, VIOLATED),
    ("by a step of one command", Door("never r: step of Door by BrickUp: before in Open;"), Done, VIOLATED),
    ("by a step of one outcome with one input", Door("never r: step of Door by Push.opened: input.who == \"ben\";"), Done, VIOLATED),
    ("two violations, the second one nearer", Door("never s: some door in Door: door in Open; never r: some door in Door: door.width == 2;"), Done, VIOLATED),
    ("what is sought is nowhere", Door("reach r: some door in Door: door.width == 3;"), Done, VIOLATED),
    ("a step that is sought is nowhere", Door("reach r: step of Door: before in Bricked && after in Open;"), Done, VIOLATED),
    ("a hazard that is not there any more", Door("/// Danger.\n hazard r: some door in Door: door.width == 0;"), Done, VIOLATED),
    ("a hazard of steps that is not there any more", Door("/// Danger.\n hazard r: step of Door: before in Bricked && after in Open;"), Done, VIOLATED),
    ("an event that does not tell what a view shows", Other("event DoorHung { number: Int, width: Int }", "event DoorHung { number: Int }"), Done, VIOLATED),
    // Counters at their limits.
    ("the largest integer", Other("bound two { Door: 2; width: {1, 2};", "always r: all door in Door: door.width < 9223372036854775807; bound two { Door: 2; width: {1, 9223372036854775807};"), Done, VIOLATED),
    ("the least integer", Other("bound two { Door: 2; width: {1, 2};", "always r: all door in Door: door.width > -9223372036854775808; bound two { Door: 2; width: {1, -9223372036854775808};"), Done, VIOLATED),
    ("a range that ends at the largest integer", Other("bound two { Door: 2; width: {1, 2};", "never r: some door in Door: door.width == 9223372036854775807; bound two { Door: 2; width: 9223372036854775806..=9223372036854775807;"), Done, VIOLATED),
    ("more than the largest integer", Other("bound two { Door: 2; width: {1, 2};", "bound two { Door: 2; width: {1, 9223372036854775808};"), Done, Refused(Exit::Invalid)),
    // Names.
    ("two rules of one name", Door("never r: some door in Door: door.width == 3; always r: all door in Door: door.width < 3;"), Done, Refused(Exit::Invalid)),
    ("a rule called as a built-in one", Door("never one_outcome: some door in Door: door.width == 3;"), Done, Refused(Exit::Invalid)),
    ("a run called as a built-in rule", Door("eventually rows_come_back: some door in Door: door in Open;"), Done, Refused(Exit::Invalid)),
    ("a rule called as what is reached", Door("reach every state;"), Done, Refused(Exit::Invalid)),
    ("fairness of what never changes a row", Tickets("eventually r under fair Serve.idle: some t in Ticket: t in Served;"), Done, Refused(Exit::Invalid)),
];

impl Of {
    fn text(self) -> String {
        let with = |text: &str, from: &str, to: &str| {
            assert_eq!(text.matches(from).count(), 1, "`{from}` is to be there once");
            text.replace(from, to)
        };
        match self {
            Door(rules) => with(DOOR, "// More rules come here.", rules),
            Tickets(rules) => with(TICKETS, "// Rules come here.", rules),
            Other(from, to) => with(DOOR, from, to),
        }
    }

    /// The report, or how it is refused.
    fn checked(self, until: Until, engine: EngineChoice, threads: usize) -> Result<Report, Exit> {
        let all = Limits::default();
        let limits = match until {
            Done => all,
            Depth(depth) => Limits { depth: Some(depth), ..all },
            Worlds(worlds) => Limits { worlds: Some(worlds), ..all },
            NoTime => Limits { time: Some(Duration::ZERO), ..all },
            Bytes(bytes) => Limits { bytes: Some(bytes), ..all },
        };
        let declaration = Declaration::parse("test.life", &self.text(), false).map_err(|refused| refused.exit)?;
        let bound = Some("two".to_owned());
        let options = Options { bound, engine, limits, threads: Some(threads), ..Options::default() };
        check_interpreted(&declaration, &options).map_err(|refused| refused.exit)
    }
}

/// What does not depend on who explored, and how: verdicts, sizes, and how long each path is.
fn told(report: &Report) -> Vec<String> {
    let sizes = format!("{:?} {} {} {}", report.verdict, report.worlds, report.steps, report.depth);
    let rules = report.rules.iter().map(|rule| {
        let path: Vec<&str> = rule.path.iter().flatten().map(|step| step.command.as_str()).collect();
        format!("{} {:?} {} {:?} {path:?}", rule.name, rule.verdict, rule.worlds_exercised, rule.loop_from)
    });
    std::iter::once(sizes).chain(rules).collect()
}

#[test]
fn none_of_them_holds() {
    let mut wrong = Vec::new();
    for (what, of, until, expected) in SITUATIONS {
        for engine in ENGINES {
            // Memory is a limit of the exact engine alone.
            if matches!(until, Bytes(_)) && engine != EngineChoice::Exact {
                continue;
            }
            let found = of.checked(*until, engine, 2);
            let is_expected = match (&found, expected) {
                (Ok(report), Is(verdict)) => report.verdict == *verdict && report.verdict.exit() != Exit::Holds,
                (Err(exit), Refused(expected)) => exit == expected,
                _ => false,
            };
            if !is_expected {
                let found = found.map(|report| told(&report));
                wrong.push(format!("{what}, {}: {found:#?}", engine.word()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_are_sixty_different_ones() {
    let names: BTreeSet<&str> = SITUATIONS.iter().map(|(what, ..)| *what).collect();
    assert_eq!(names.len(), SITUATIONS.len());
    assert!(names.len() >= 60, "{}", names.len());
}

/// Verdicts, sizes and paths are the same for one thread and two, however often.
#[test]
fn threads_make_no_difference() {
    for (what, of, until, _) in SITUATIONS {
        for engine in ENGINES {
            let Ok(one) = of.checked(*until, engine, 1) else { continue };
            let rounds = if engine == EngineChoice::Exact { 3 } else { 1 };
            for _ in 0..rounds {
                let two = of.checked(*until, engine, 2).expect("it was not refused before");
                assert_eq!(told(&one), told(&two), "{what}, {}", engine.word());
            }
        }
    }
}
