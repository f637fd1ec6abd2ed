//! Two-phase commit: guards that read other rows, checked against the sizes that are known of the classic model.

use super::support::{ENGINES, assert_violated, changed, declared, ended, interpreted, rule, within};
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
