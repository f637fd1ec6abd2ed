//! Two-phase commit: guards that read other rows, checked against the sizes that are known of the classic model.

use super::support::{ENGINES, assert_violated, changed, declared, ended, interpreted, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;

const TWO_PHASE: &str = include_str!("two_phase.life");

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
