//! `WorkerDeployment` in small, by interpretation: its rules hold within the bound, and each planted fault breaks one.

use super::support::{assert_violated, changed, declared, ended, interpreted, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;

const WORKER_DEPLOYMENT: &str = include_str!("worker_deployment.life");

#[test]
fn the_rules_hold_in_every_world() {
    let report = interpreted(&declared(WORKER_DEPLOYMENT), &within("ci", EngineChoice::Exact));
    assert_eq!(report.verdict, Verdict::Holds, "{:?}", ended(&report, Verdict::Vacuous));
    assert_eq!((report.worlds, report.steps, report.depth), (13_020, 559_860, 14));
}

/// A part of a guard or of a step left out: the rule that it breaks, and after how many steps.
const FAULTS: &[(&str, &str, &str, usize)] = &[
    // WD-15: what waits for its dependencies is not counted.
    (
        "another  when some d in Deployment: d in {Waiting, Active, Changing, Closing}",
        "another  when some d in Deployment: d in {Active, Changing, Closing}",
        "one_active",
        3,
    ),
    // WD-28: what is accepted and not yet in force is not counted.
    (
        "|| !Version[d.selected].provides || Version[d.wanted] is none || !Version[d.wanted].provides",
        "|| !Version[d.selected].provides",
        "conforming",
        9,
    ),
    ("(d.selected == input.version || d.wanted == input.version)", "d.selected == input.version", "selected_stays", 9),
    // WD-54: an overdue context is taken to be gone.
    (
        "some c in Context: c in {Live, Overdue} && c.version == input.version",
        "some c in Context: c in {Live} && c.version == input.version",
        "in_use_stays",
        11,
    ),
    // WD-58: so is one on deletion of the Deployment.
    (
        "unretired when some c in Context: c in {Live, Overdue}",
        "unretired when some c in Context: c in {Live}",
        "deleted_early",
        9,
    ),
    // HA-04: a failure that does not say what it left behind.
    (
        "move fail, set { effect = Nothing }, also Deployment[self.deployment] { move refuse }",
        "move fail, also Deployment[self.deployment] { move refuse }",
        "unknown_terminal",
        4,
    ),
];

#[test]
fn planted_faults_are_found() {
    for (right, wrong, rule, steps) in FAULTS {
        let declaration = declared(&changed(WORKER_DEPLOYMENT, right, wrong));
        assert_violated(&interpreted(&declaration, &within("ci", EngineChoice::Exact)), rule, *steps, wrong);
    }
}
