//! Subjects that cannot be trusted: they panic, answer differently when asked again, or call different worlds equal.

use selvedge_checker::check::{EngineChoice, Options, check_subject};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_checker::subject::{Fault, Interpreted, Observed, Subject};
use selvedge_checker::verdict::{Exit, Verdict};
use selvedge_spec::interpret::World;
use selvedge_spec::interpret::wire::Reply;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const TICKETS: &str = include_str!("../runs/tickets.life");
const ENGINES: [EngineChoice; 3] = [EngineChoice::Exact, EngineChoice::Walk, EngineChoice::Stateright];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lie {
    /// The first world cannot be seen.
    FirstUnseen,
    /// No world but the first can be seen.
    LaterUnseen,
    /// Every command fails.
    NoAnswer,
    /// Nothing ever changes.
    Forgets,
    /// Each second command changes nothing.
    Wavers,
    /// All worlds are called equal.
    AllEqual,
}

/// A world that may be called equal to any other.
#[derive(Clone, Debug)]
struct Called {
    rows: World,
    all_equal: bool,
}

impl PartialEq for Called {
    fn eq(&self, other: &Self) -> bool {
        self.all_equal || self.rows == other.rows
    }
}

impl Eq for Called {}

impl Hash for Called {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.all_equal {
            self.rows.hash(state);
        }
    }
}

struct Liar {
    inner: Interpreted,
    lie: Lie,
    asked: AtomicUsize,
}

impl Subject for Liar {
    type World = Called;

    fn first(&self) -> Called {
        Called { rows: self.inner.first(), all_equal: self.lie == Lie::AllEqual }
    }

    fn step(&self, world: &Called, command: usize) -> Result<(Called, Reply), Fault> {
        let (rows, reply) = self.inner.step(&world.rows, command)?;
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        match self.lie {
            Lie::NoAnswer => Err(Fault::NoAnswer("out of order".to_owned())),
            Lie::Forgets => Ok((world.clone(), reply)),
            Lie::Wavers if asked % 2 == 1 => Ok((world.clone(), reply)),
            _ => Ok((Called { rows, ..world.clone() }, reply)),
        }
    }

    fn observe(&self, world: &Called) -> Result<Observed, Fault> {
        let is_first = world.rows == self.inner.first();
        match self.lie {
            Lie::FirstUnseen if is_first => Err(Fault::Wire("it is dark".to_owned())),
            Lie::LaterUnseen if !is_first => Err(Fault::Wire("it is dark".to_owned())),
            _ => self.inner.observe(&world.rows),
        }
    }

    fn describe(&self) -> &'static str {
        "a liar"
    }
}

fn report(lie: Lie, rules: &str, engine: EngineChoice) -> Result<Report, Exit> {
    let text = TICKETS.replace("// Rules come here.", rules);
    let declaration = Declaration::parse("test.life", &text, false).expect("the declaration is sound");
    let options = Options { bound: Some("one".to_owned()), engine, ..Options::default() };
    let made = check_subject(&declaration, &options, |system, commands| {
        let inner = Interpreted::new(Arc::clone(system), commands.into());
        Ok(Liar { inner, lie, asked: AtomicUsize::new(0) })
    });
    made.map_err(|refused| refused.exit)
}

/// Rules that hold of the tickets.
const RULES: &str = "
    eventually served under strongly fair Serve, fair Turn: all t in Ticket: t in Waiting leads to t in Served;
    eventually drawn under fair Draw: some t in Ticket: t in Waiting;
    always few: all t in Ticket: t.number < 3;
    reach every outcome;
";

/// Each lie, and a rule that finds it. What the lie makes of runs does not matter: that one rule is broken already.
const LIES: &[(Lie, &str, usize)] = &[
    (Lie::FirstUnseen, "wire_as_declared", 0),
    (Lie::LaterUnseen, "wire_as_declared", 1),
    (Lie::NoAnswer, "one_outcome", 1),
    (Lie::Forgets, "effects_as_declared", 1),
    (Lie::AllEqual, "effects_as_declared", 1),
];

#[test]
fn a_liar_never_holds() {
    for (lie, rule, steps) in LIES {
        for engine in ENGINES {
            let report = report(*lie, RULES, engine).expect("it is no fault of the checker");
            assert_eq!(report.verdict, Verdict::Violated, "{lie:?}, {}", engine.word());
            let found = report.rules.iter().find(|other| other.name == *rule);
            let found = found.unwrap_or_else(|| panic!("{lie:?}: `{rule}` was not put to the test"));
            let path = found.path.as_ref().map(Vec::len);
            assert_eq!((found.verdict, path), (Verdict::Violated, Some(*steps)), "{lie:?}, {}", engine.word());
        }
    }
}

/// What comes and goes by chance is found, or told as a contradiction; it never holds.
#[test]
fn what_wavers_never_holds() {
    for engine in ENGINES {
        match report(Lie::Wavers, RULES, engine) {
            Ok(report) => assert_eq!(report.verdict, Verdict::Violated, "{}", engine.word()),
            Err(exit) => assert_eq!(exit, Exit::Internal, "{}", engine.word()),
        }
    }
}

/// Without a lie the rules hold.
#[test]
fn the_truth_holds() {
    let text = TICKETS.replace("// Rules come here.", RULES);
    let declaration = Declaration::parse("test.life", &text, false).expect("the declaration is sound");
    for engine in ENGINES {
        let options = Options { bound: Some("one".to_owned()), engine, ..Options::default() };
        let made = check_subject(&declaration, &options, |system, commands| {
            Ok(Interpreted::new(Arc::clone(system), commands.into()))
        });
        assert_eq!(made.map(|report| report.verdict).ok(), Some(Verdict::Holds), "{}", engine.word());
    }
}
