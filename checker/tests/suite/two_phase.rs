//! Two-phase commit: guards that read other rows, checked against the sizes that are known of the classic model.

use super::support::{ENGINES, assert_violated, changed, declared, ended, interpreted, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;

const TWO_PHASE: &str = include_str!("two_phase.life");

/// Commands that change several rows in one step.
const ROLL: &str = include_str!("roll.life");

/// Before the transaction begins, each participant is enlisted or not; then come the worlds of the classic model.
fn known(participants: u32, classic: usize) -> usize {
    classic + 2usize.pow(participants)
}

#[test]
fn the_classic_model_has_its_known_size() {
    let declaration = declared(TWO_PHASE);
    for engine in ENGINES {
        let report = interpreted(&declaration, &within("three", engine));
        assert_eq!(report.verdict, Verdict::Holds, "{:?}", ended(&report, Verdict::Vacuous));
        assert_eq!(report.worlds, known(3, 288), "{engine:?}");
    }
    let report = interpreted(&declaration, &within("five", EngineChoice::Exact));
    assert_eq!(report.worlds, known(5, 8_832));
}

#[test]
fn the_report_says_that_rows_were_not_taken_apart() {
    let report = interpreted(&declared(TWO_PHASE), &within("three", EngineChoice::Exact));
    assert!(report.method.contains("rows that they do not name"), "{}", report.method);
}

/// Guards that read other rows, each made wrong: the rule that it breaks, and after how many steps.
const FAULTS: &[(&str, &str, &str, usize)] = &[
    ("all p in Participant: p.acknowledged", "some p in Participant: p.acknowledged", "torn", 9),
    ("in Open && all p in Participant: p.acknowledged", "in Open", "torn", 8),
    (
        "Transaction[input.transaction] in Committed && in Prepared",
        "Transaction[input.transaction] is some && in Prepared",
        "decided_first",
        6,
    ),
];

#[test]
fn faults_in_guards_that_read_other_rows_are_found() {
    for (right, wrong, rule, steps) in FAULTS {
        let declaration = declared(&changed(TWO_PHASE, right, wrong));
        for engine in ENGINES {
            assert_violated(&interpreted(&declaration, &within("three", engine)), rule, *steps, wrong);
        }
    }
}

#[test]
fn steps_of_several_rows_are_checked() {
    let declaration = declared(ROLL);
    for engine in ENGINES {
        let report = interpreted(&declaration, &within("two", engine));
        assert_eq!(report.verdict, Verdict::Holds, "{:?}", ended(&report, Verdict::Vacuous));
        assert_eq!((report.worlds, report.steps, report.depth), (84, 840, 7), "{engine:?}");
    }
}

#[test]
fn rules_over_steps_speak_of_every_row_that_a_step_changes() {
    let rule = "    never retired: step of Version: before in Active && after in Retired;\n}";
    let text = format!("{}{rule}", ROLL.trim_end().trim_end_matches('}'));
    // The second version is activated, and the first one, which the command does not name, is retired.
    assert_violated(
        &interpreted(&declared(&text), &within("two", EngineChoice::Exact)),
        "retired",
        4,
        "retired beside",
    );
}

/// Rows that are wrongly left as they were: the rule that is broken, and after how many steps.
const FAULTS_BESIDE: &[(&str, &str, usize)] = &[
    ("v in {Active} && v.version != input.version", "one_active", 4),
    ("c in Live && c.version != input.version", "pinned", 5),
];

#[test]
fn a_row_left_as_it_was_breaks_a_rule() {
    for (condition, rule, steps) in FAULTS_BESIDE {
        let text = changed(ROLL, condition, &format!("{condition} && input.operation == \"a\""));
        assert_violated(&interpreted(&declared(&text), &within("two", EngineChoice::Exact)), rule, *steps, condition);
    }
}
