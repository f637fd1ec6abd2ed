//! Situations in which "holds" would be a lie: none may end so, under any engine.

use super::support::{DOOR, ENGINES, assert_violated, changed, declared, door_with, ended, interpreted, rule, within};
use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Limits;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::{Exit, Verdict};
use selvedge_spec::ir::{
    Comparison, Expr, Facts, FieldId, Literal, Path, Presence, Root, RuleBody, Slot, Step, System,
};
use std::sync::Arc;
use std::time::Duration;

/// Rules of the door whose premise holds nowhere: nothing was proved of them.
const NEVER_EXERCISED: &[&str] = &[
    "always r: all door in Door: door.width > 2 implies door in Shut;",
    "always r: all door in Door: !(door.width > 2) || door in Shut;",
    "always r: all door in Door: door.width == 3 implies door.opened_by is none || door.opened_by == \"eve\";",
    "always r: all door in Door: door.opened_by is some && door.opened_by == \"eve\" implies door.width == 1;",
    "always r: all one in Door: all other in Door: one.number > 2 implies other in Shut;",
    "always r: all one in Door: one.width > 2 implies (some other in Door: other in Open);",
    "always r: !(some door in Door: door.width > 2 && door in Shut);",
    "never r: some door in Door: door.width > 2 && door in Bricked;",
    "never r: step of Door: before in Bricked && after in Shut && after.width == 1;",
    "always r: step of Door: before in Bricked && after in Open implies after.width == 1;",
    "always r: step of Door: !(before.width == 3) || after in Shut;",
];

/// What was limited: a violation may lie beyond.
fn limited(engine: EngineChoice, limits: Limits) -> Options {
    Options { limits, ..within("two", engine) }
}

fn reports(door: &Declaration) -> impl Iterator<Item = Report> {
    ENGINES.into_iter().map(|engine| interpreted(door, &within("two", engine)))
}

#[test]
fn a_rule_that_is_never_exercised_is_vacuous() {
    for text in NEVER_EXERCISED {
        for report in reports(&door_with(text)) {
            assert_eq!(report.verdict, Verdict::Vacuous, "{text}: {}", report.engine);
            assert_eq!(ended(&report, Verdict::Vacuous), ["r"], "{text}");
            assert_eq!(rule(&report, "r").worlds_exercised, 0, "{text}");
        }
    }
}

/// The second violation lies four steps away, the first world is fine: no limit before that may call it proved.
#[test]
fn what_lies_beyond_a_limit_is_not_proved() {
    let far = door_with("never r: some one in Door: some other in Door: one in Bricked && other in Open;");
    for engine in ENGINES {
        for depth in 0..4 {
            let limits = Limits { depth: Some(depth), ..Limits::default() };
            let report = interpreted(&far, &limited(engine, limits));
            assert_eq!(report.verdict, Verdict::Incomplete, "depth {depth}, {}", engine.word());
            assert_eq!(report.incomplete.as_deref(), Some("the depth limit was reached"));
            assert_eq!((rule(&report, "r").verdict, rule(&report, "r").path.is_none()), (Verdict::Incomplete, true));
        }
        let limits = Limits { depth: Some(4), ..Limits::default() };
        assert_eq!(interpreted(&far, &limited(engine, limits)).verdict, Verdict::Violated, "{}", engine.word());
    }
}

/// Even a limit that cuts nothing off: what lies at the limit was not expanded, so nobody looked.
#[test]
fn whatever_stops_early_is_incomplete() {
    let all = Limits::default();
    let limits = [
        Limits { depth: Some(0), ..all },
        Limits { depth: Some(4), ..all },
        Limits { worlds: Some(0), ..all },
        Limits { worlds: Some(1), ..all },
        Limits { worlds: Some(10), ..all },
        Limits { worlds: Some(80), ..all },
        Limits { worlds: Some(81), ..all },
        Limits { time: Some(Duration::ZERO), ..all },
        Limits { depth: Some(2), worlds: Some(5), time: Some(Duration::ZERO), ..all },
    ];
    for engine in ENGINES {
        for limits in limits {
            let report = interpreted(&declared(DOOR), &limited(engine, limits));
            assert_eq!(report.verdict, Verdict::Incomplete, "{limits:?}, {}", engine.word());
            assert_eq!(report.verdict.exit(), Exit::Inconclusive);
            assert!(report.incomplete.is_some());
        }
    }
}

#[test]
fn what_is_interrupted_is_incomplete() {
    for engine in ENGINES {
        let options = within("two", engine);
        options.watch.interrupt();
        let report = interpreted(&declared(DOOR), &options);
        assert_eq!(report.verdict, Verdict::Incomplete, "{}", engine.word());
        assert_eq!(report.incomplete.as_deref(), Some("interrupted"));
        assert!(report.rules.iter().all(|rule| rule.verdict == Verdict::Incomplete), "{:?}", report.rules);
    }
}

/// Rules that relate rows need the combinations, and those need memory.
#[test]
fn what_does_not_fit_into_memory_is_incomplete() {
    let joint = door_with(
        "always r: all one in Door: all other in Door: one.number != other.number || one.width == other.width;",
    );
    let limits = Limits { bytes: Some(8), ..Limits::default() };
    let report = interpreted(&joint, &limited(EngineChoice::Exact, limits));
    assert_eq!(report.verdict, Verdict::Incomplete, "{:?}", report.rules);
}

/// More worlds than can be counted are not proved to be fine.
#[test]
fn more_worlds_than_numbers_are_incomplete() {
    let text = changed(DOOR, "bound two { Door: 2;", "bound two { Door: 26;");
    let report = interpreted(&declared(&text), &within("two", EngineChoice::Exact));
    assert_eq!(report.verdict, Verdict::Incomplete, "9^26 worlds, told as {}", report.worlds);
}

/// What a limit keeps from being found is not said to be missing.
#[test]
fn a_search_that_was_cut_short_is_incomplete() {
    let door = door_with("reach r: some one in Door: some other in Door: one in Bricked && other in Open;");
    let limits = Limits { depth: Some(3), ..Limits::default() };
    for engine in ENGINES {
        let report = interpreted(&door, &limited(engine, limits));
        assert_eq!(ended(&report, Verdict::Violated), [""; 0], "{}", engine.word());
        assert_eq!(rule(&report, "r").verdict, Verdict::Incomplete);
        assert_eq!(rule(&report, "every_state").verdict, Verdict::Holds, "all states are three steps away");
    }
}

#[test]
fn without_a_bound_nothing_is_checked() {
    let bounds = DOOR.find("bound two").expect("a bound")..DOOR.find("always open_doors").expect("a rule");
    let mut text = DOOR.to_owned();
    text.replace_range(bounds, "");
    for (text, bound) in [(text.as_str(), None), (DOOR, Some("three")), (DOOR, Some(""))] {
        let options = Options { bound: bound.map(str::to_owned), ..Options::default() };
        let refused = check_interpreted(&declared(text), &options).expect_err("nothing to check");
        assert_eq!(refused.exit, Exit::Usage, "{}", refused.message);
    }
}

/// What a rule does not speak of within this bound is not claimed there.
#[test]
fn a_rule_of_another_bound_is_not_decided() {
    let door = door_with("never two within two: some one in Door: some other in Door: one.number < other.number;");
    assert_eq!(ended(&interpreted(&door, &within("two", EngineChoice::Exact)), Verdict::Violated), ["two"]);
    let report = interpreted(&door, &within("one", EngineChoice::Exact));
    assert!(report.not_applicable.iter().any(|name| name == "two"), "{:?}", report.not_applicable);
    assert!(report.rules.iter().all(|rule| rule.name != "two"));
}

/// A door whose checked declaration was changed afterwards, as a fault of its checker would.
fn tampered(rules: &str, tamper: impl FnOnce(&mut System)) -> Declaration {
    let mut door = door_with(rules);
    tamper(Arc::make_mut(&mut door.system));
    door
}

#[test]
fn without_a_command_nothing_is_proved() {
    let doors = [
        tampered("", |system| {
            system.commands.clear();
            system.bounds.iter_mut().for_each(|bound| bound.inputs.clear());
        }),
        tampered("", |system| system.bounds[0].inputs.iter_mut().for_each(|inputs| inputs[0].clear())),
        tampered("", |system| system.bounds[0].inputs.iter_mut().flatten().for_each(Vec::clear)),
    ];
    for door in doors {
        for engine in ENGINES {
            let report = interpreted(&door, &within("two", engine));
            assert_ne!(report.verdict, Verdict::Holds, "{} of {} commands", engine.word(), report.commands);
            assert_ne!(report.verdict.exit(), Exit::Holds);
        }
    }
}

/// `door.opened_by == "ann"` without asking first whether there is one, which no sound declaration says.
fn reads_what_is_absent(of: Root) -> Expr {
    let path = Path { root: of, steps: vec![Step::Slot(Slot::Field(FieldId(1)))] };
    let ann = Expr::Literal(Literal::Text("ann".to_owned()));
    Expr::Compare(Comparison::Eq, Box::new(Expr::Path(path)), Box::new(ann))
}

#[test]
fn a_rule_that_reads_what_is_absent_is_broken_whatever_it_claims() {
    for kind in ["always", "never", "reach", "/// Danger.\nhazard"] {
        for (subject, steps) in [("some door in Door:", 1), ("step of Door:", 2)] {
            let before_or_door = if steps == 1 { "door" } else { "before" };
            let rules = format!("{kind} r: {subject} {before_or_door}.width == 1;");
            let door = tampered(&rules, |system| {
                let rule = system.rules.iter_mut().find(|rule| rule.name.text == "r").expect("the rule");
                match &mut rule.body {
                    RuleBody::World(Expr::Quantified { body, .. }) => **body = reads_what_is_absent(Root::Bound(0)),
                    RuleBody::Step(body) => body.condition = reads_what_is_absent(Root::Before),
                    other => panic!("{other:?}"),
                }
            });
            for report in reports(&door) {
                let rule = rule(&report, "r");
                assert_eq!(rule.verdict, Verdict::Violated, "{rules}, {}", report.engine);
                assert!(
                    rule.detail.contains("`opened_by` is absent") || rule.detail.contains("opened_by` is absent"),
                    "{}",
                    rule.detail
                );
                assert_eq!(rule.path.as_ref().map(Vec::len), Some(steps), "{rules}, {}", report.engine);
                assert!(report.findings.is_empty());
            }
        }
    }
}

/// The static analysis is held against what happens.
#[test]
fn conclusions_that_are_false_are_found() {
    type Tamper = fn(&mut System);
    let tampers: [(Tamper, usize); 4] = [
        (|system| fact(system, 1, Presence::Absent), 2),
        (|system| fact(system, 0, Presence::Present), 1),
        (|system| system.entities[0].facts[2] = None, 2),
        (|system| system.commands[0].answers.absent.clear(), 1),
    ];
    for (tamper, steps) in tampers {
        for report in reports(&tampered("", tamper)) {
            assert_violated(&report, "facts_hold", steps, report.engine);
        }
    }
}

/// Says that in this state it is certain whether somebody opened the door.
fn fact(system: &mut System, state: usize, presence: Presence) {
    let Some(Facts { fields }) = &mut system.entities[0].facts[state] else { panic!("the state is reached") };
    fields[1].presence = presence;
}

const HUNG: (&str, &str) = ("event DoorHung { number: Int, width: Int }", "event DoorHung { number: Int }");
const WALLS: (&str, &str) = (
    "rows when self.width >= 1 && in {Bricked}; order none; fresh eventual; show { number, width };",
    "rows when in {Bricked}; order none; fresh eventual; show { number };",
);

/// How the text is changed, and how many steps lead to an event that does not tell.
type Lossy = (&'static [(&'static str, &'static str)], Option<usize>);

/// Events must tell what views show or select by, and nothing more.
#[test]
fn events_tell_what_views_show() {
    let lossy: [Lossy; 5] = [
        // The width is shown by one view, selected by in another, and then not seen at all.
        (&[HUNG], Some(1)),
        (
            &[HUNG, ("show all", "show { number, opened_by, state }"), ("show { number, width }", "show { number }")],
            Some(1),
        ),
        (&[HUNG, ("show all", "show { number, opened_by, state }"), WALLS], None),
        // Who opened is hidden, and shown again as what a wall carries.
        (
            &[
                ("event DoorOpened { number: Int, who: String }", "event DoorOpened { number: Int }"),
                ("show all", "show { number, width }"),
            ],
            None,
        ),
        // What is hidden does not excuse what is not.
        (
            &[
                ("event DoorHung { number: Int, width: Int }", "event DoorHung { number: Int }"),
                ("width: Int;\n", "secret: Int; width: Int;\n"),
                ("set { width }", "set { secret = input.width, width }"),
                ("show all", "show { number, width, state }"),
            ],
            Some(1),
        ),
    ];
    for (changes, steps) in lossy {
        let text = changes.iter().fold(DOOR.to_owned(), |text, (from, to)| changed(&text, from, to));
        for report in reports(&declared(&text)) {
            if let Some(steps) = steps {
                assert_violated(&report, "events_rebuild_rows", steps, &format!("{changes:?}"));
            } else {
                let violated = ended(&report, Verdict::Violated);
                assert_eq!(report.verdict, Verdict::Holds, "{changes:?}: {violated:?}");
            }
        }
    }
}

#[test]
fn rules_of_one_name_are_refused() {
    for rules in [
        "never r: some door in Door: door.width == 3; always r: all door in Door: door.width < 3;",
        "never unbricked: some door in Door: door.width == 3;",
        "reach every state;",
    ] {
        let text = DOOR.replace("// More rules come here.", rules);
        let refused = Declaration::parse("test.life", &text, false).expect_err("one name twice");
        assert!(refused.message.contains("duplicate_name"), "{}", refused.message);
        assert_eq!(refused.exit, Exit::Invalid);
    }
}
