//! A fault is planted for each built-in rule about what code does, and that rule must find it, by a shortest path.

use super::doors::{Planted, Taken};
use super::support::{DOOR, ENGINES, assert_violated, declared, subject, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_checker::rules::Builtin;
use selvedge_checker::subject::Fault;
use selvedge_checker::verdict::Verdict;
use std::collections::BTreeSet;
use std::sync::Arc;

type Bend = fn(&mut Taken) -> Result<(), Fault>;

/// What is planted, the rule that must find it, and how many steps lead to it.
struct Fruit {
    what: &'static str,
    rule: Builtin,
    steps: usize,
    bend: Bend,
}

const fn fruit(what: &'static str, rule: Builtin, steps: usize, bend: Bend) -> Fruit {
    Fruit { what, rule, steps, bend }
}

const FRUITS: &[Fruit] = &[
    fruit("another outcome answers", Builtin::OneOutcome, 1, |taken| {
        taken.answering("hung", |t| t.answer("Hang", "stays"))
    }),
    fruit("a later outcome answers", Builtin::OneOutcome, 2, |taken| {
        taken.answering("opened", |t| t.answer("Push", "shut"))
    }),
    fruit("another command is answered", Builtin::OneOutcome, 1, |taken| {
        taken.answering("unknown", |t| t.answer("Hang", "hung"))
    }),
    fruit("no outcome answers", Builtin::OneOutcome, 3, |taken| match taken.outcome() {
        "already-bricked" => Err(Fault::NoAnswer("nobody is at home".to_owned())),
        _ => Ok(()),
    }),
    fruit("a move ends elsewhere", Builtin::DeclaredMoves, 2, |taken| taken.answering("opened", |t| t.rest("Bricked"))),
    fruit("a move is not taken", Builtin::DeclaredMoves, 3, |taken| taken.answering("shut", Taken::undo)),
    fruit("a row starts elsewhere", Builtin::DeclaredMoves, 1, |taken| taken.answering("hung", |t| t.rest("Bricked"))),
    fruit("a keep moves", Builtin::DeclaredMoves, 2, |taken| taken.answering("stays", |t| t.rest("Bricked"))),
    fruit("a rejection changes the row", Builtin::RejectionsChangeNothing, 3, |taken| {
        taken.answering("bricked", |t| t.width(2))
    }),
    fruit("a rejection creates a row", Builtin::RejectionsChangeNothing, 1, |taken| {
        taken.answering("unknown", Taken::appear)
    }),
    fruit("a rejection emits", Builtin::RejectionsChangeNothing, 1, |taken| {
        taken.answering("unknown", |t| t.emit("DoorShut"))
    }),
    fruit("a keep changes the row", Builtin::KeepsChangeNothing, 2, |taken| taken.answering("stays", |t| t.width(2))),
    fruit("a keep emits", Builtin::KeepsChangeNothing, 2, |taken| taken.answering("stays", |t| t.emit("DoorShut"))),
    fruit("a keep changes another row", Builtin::KeepsChangeNothing, 3, |taken| {
        taken.answering("stays", Taken::widen_others)
    }),
    fruit("a constant is stored", Builtin::EffectsAsDeclared, 1, |taken| taken.answering("hung", |t| t.width(1))),
    fruit("a field is not set", Builtin::EffectsAsDeclared, 2, |taken| {
        taken.answering("opened", |t| t.opened_by(None))
    }),
    fruit("a field is not cleared", Builtin::EffectsAsDeclared, 3, |taken| {
        taken.answering("shut", |t| t.opened_by(Some("ann")))
    }),
    fruit("a field that is not named is written", Builtin::EffectsAsDeclared, 2, |taken| {
        taken.answering("opened", |t| t.width(2))
    }),
    fruit("a row is not created", Builtin::EffectsAsDeclared, 1, |taken| taken.answering("hung", Taken::undo)),
    fruit("another row is changed", Builtin::OthersUntouched, 2, |taken| taken.answering("hung", Taken::widen_others)),
    fruit("another row is removed", Builtin::OthersUntouched, 2, |taken| taken.answering("hung", Taken::remove_others)),
    fruit("another row appears", Builtin::OthersUntouched, 2, |taken| taken.answering("opened", Taken::add_other)),
    fruit("an event is dropped", Builtin::EventsAsDeclared, 2, |taken| taken.answering("opened", Taken::say_nothing)),
    fruit("an event is exchanged", Builtin::EventsAsDeclared, 2, |taken| {
        taken.answering("opened", |t| t.emit("DoorShut"))
    }),
    fruit("an event carries something else", Builtin::EventsAsDeclared, 1, |taken| {
        taken.answering("hung", |t| t.carry(1, 2))
    }),
    fruit("an event names another row", Builtin::EventsAsDeclared, 1, |taken| {
        taken.answering("hung", |t| t.carry(0, 1))
    }),
    fruit("an event is emitted twice, the second time by the next command", Builtin::EventsAsDeclared, 2, |taken| {
        if taken.outcome() == "stays" { taken.emit("DoorHung") } else { Ok(()) }
    }),
    fruit("an error is dropped", Builtin::ErrorsAsDeclared, 1, |taken| {
        taken.answering("unknown", Taken::report_nothing)
    }),
    fruit("an error is exchanged", Builtin::ErrorsAsDeclared, 1, |taken| {
        taken.answering("unknown", |t| t.report("DoorIsBricked"))
    }),
    fruit("an error names another row", Builtin::ErrorsAsDeclared, 1, |taken| {
        taken.answering("unknown", |t| t.complain_of(2))
    }),
    fruit("what succeeds reports an error", Builtin::ErrorsAsDeclared, 1, |taken| {
        taken.answering("hung", |t| t.report("NoDoor"))
    }),
    fruit("a deleted row stays", Builtin::DeletedRowsGone, 2, |taken| taken.answering("taken-out", Taken::undo)),
    fruit("a deleted row stays in a view", Builtin::DeletedRowsGone, 2, |taken| {
        taken.answering("taken-out", |t| t.show_as_before(0))
    }),
    fruit("views are late by one command", Builtin::ReadYourWrites, 1, |taken| taken.show_as_before(0)),
    fruit("a view forgets rows", Builtin::ReadYourWrites, 2, |taken| taken.answering("opened", |t| t.show_nothing(0))),
    fruit("a view shows a row twice", Builtin::ReadYourWrites, 1, |taken| taken.answering("hung", |t| t.show_twice(0))),
    fruit("an eventual view never comes round", Builtin::EventualViewsConverge, 2, |taken| taken.show_nothing(1)),
    fruit("an eventual view lags where nothing is under way", Builtin::EventualViewsConverge, 2, |taken| {
        taken.show_as_before(1)
    }),
    fruit("an event does not tell", Builtin::EventsRebuildRows, 2, |taken| {
        taken.answering("opened", Taken::say_nothing)
    }),
    fruit("an event tells something else", Builtin::EventsRebuildRows, 1, |taken| {
        taken.answering("hung", |t| t.carry(1, 2))
    }),
    fruit("an event of another place", Builtin::EventsRebuildRows, 2, |taken| {
        taken.answering("opened", |t| t.emit("DoorHung"))
    }),
    fruit("a row cannot come back", Builtin::RowsComeBack, 2, |taken| taken.answering("shut", Taken::undo)),
    fruit("a row is what no row can be", Builtin::FactsHold, 1, |taken| {
        taken.answering("hung", |t| t.opened_by(Some("ann")))
    }),
    fruit("a row lacks what every row has", Builtin::FactsHold, 2, |taken| {
        taken.answering("opened", |t| t.opened_by(None))
    }),
    fruit("a reply is not on the wire", Builtin::WireAsDeclared, 2, |taken| match taken.outcome() {
        "opened" => Err(Fault::Wire("a reply without a command".to_owned())),
        _ => Ok(()),
    }),
    fruit("a row is not on the wire", Builtin::WireAsDeclared, 3, |taken| taken.answering("shut", Taken::garble)),
];

fn planted(door: &Declaration, bend: Bend, engine: EngineChoice) -> Report {
    subject(door, &within("two", engine), |system, commands| {
        Ok(Planted::new(Arc::clone(system), commands.into(), bend))
    })
}

#[test]
fn each_fault_is_found_by_its_rule() {
    let door = declared(DOOR);
    for Fruit { what, rule, steps, bend } in FRUITS {
        for engine in ENGINES {
            let what = format!("{what}, {}", engine.word());
            assert_violated(&planted(&door, *bend, engine), rule.name(), *steps, &what);
        }
    }
}

#[test]
fn the_unbroken_twin_holds() {
    for engine in ENGINES {
        let report = planted(&declared(DOOR), |_| Ok(()), engine);
        assert_eq!(report.verdict, Verdict::Holds, "{:?}", report.rules);
        assert_eq!((report.worlds, report.commands, report.steps, report.depth), (81, 12, 972, 4));
        assert!(report.not_applicable.is_empty(), "every rule is put to the test: {:?}", report.not_applicable);
    }
}

/// The four about coverage are in `declared.rs`: no code can break them alone.
#[test]
fn no_built_in_rule_is_forgotten() {
    let coverage = [
        Builtin::EveryOutcomeReached,
        Builtin::EveryMoveReached,
        Builtin::EveryStateReached,
        Builtin::EveryCellReached,
    ];
    let planted: BTreeSet<Builtin> = FRUITS.iter().map(|fruit| fruit.rule).chain(coverage).collect();
    assert_eq!(planted, Builtin::ALL.iter().copied().collect());
}
