//! The exact sizes of the loop, the shortest path to each defect, and the number of rounds that it takes to converge.

use super::{checked, declaration, rule};
use selvedge_checker::check::Options;
use selvedge_checker::controller::reconcile::{Planner, Policy, reconcile_loop};
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;

#[track_caller]
fn assert_size(policy: Policy, bound: &str, sizes: (usize, u128, u32)) -> Report {
    let report = checked(Planner::of(policy.model()), policy, bound);
    assert_eq!(report.verdict, Verdict::Holds, "{:#?}", report.rules);
    assert_eq!(report.incomplete, None);
    assert_eq!((report.worlds, report.steps, report.depth), sizes, "{policy:?}, bound {bound}");
    // The number of rounds that is claimed is needed: it is no mere ceiling.
    let rounds = reconcile_loop(Planner::of(policy.model()), policy, bound).rounds;
    assert_eq!(
        rule(&report, "within_rounds").detail,
        format!("so many are needed: {rounds}"),
        "{policy:?}, bound {bound}"
    );
    report
}

/// Each defect of the source with the number of steps to it, and how the path ends.
const DEFECTS: [(&str, usize, &str); 8] = [
    ("wedged", 3, "fails, and changes nothing"),
    ("repairs_without_bound", 7, "crashed"),
    ("interrupted_another_end", 3, "dies and starts anew"),
    ("stops_the_healthy_duplicate", 11, "plans stop w/0 (b)"),
    ("removes_the_only_healthy", 6, "plans roll w/0 (a), start w/0"),
    ("rolls_the_unchanged", 6, "plans roll w/0 (a), start w/0"),
    ("plans_a_slot_twice", 2, "plans start w/0, start w/0"),
    ("starts_beside_the_unended", 7, "created"),
];

#[test]
fn seed_has_each_defect_of_its_source() {
    let report = assert_size(Policy::Seed, "small", (50_700, 516_735, 22));
    let found = report.findings.iter().map(|finding| {
        let last = finding.path.last().map_or("", |step| step.outcome.as_str());
        (finding.name.as_str(), finding.path.len(), last)
    });
    assert_eq!(found.collect::<Vec<_>>(), DEFECTS);
}

#[test]
fn steady_has_none_of_them() {
    let report = assert_size(Policy::Steady, "small", (21_735, 234_465, 23));
    assert!(report.findings.is_empty());
    // That an interrupted round comes to no other end is a rule of its own.
    for (name, ..) in DEFECTS.iter().filter(|(name, ..)| *name != "interrupted_another_end") {
        let rule = rule(&report, name);
        assert!(rule.worlds_exercised > 0, "{name}");
    }
}

/// One round fewer is not enough everywhere, and the path shows where.
#[test]
fn one_round_fewer_is_too_few() {
    let mut it = reconcile_loop(Planner::of(Policy::Steady.model()), Policy::Steady, "small");
    assert_eq!(it.rounds, 4);
    it.rounds -= 1;
    let report = it.check(&declaration(), &Options::default()).unwrap_or_else(|refused| panic!("{}", refused.message));
    let broken = rule(&report, "within_rounds");
    assert_eq!(broken.verdict, Verdict::Violated);
    let looks = broken.path.iter().flatten().filter(|step| step.command == "Look()").count();
    assert!(looks > it.rounds.into(), "{looks} rounds are on the path");
}

/// Two workloads at once: far fewer worlds than pairs of their worlds, since they share the rounds, what is wanted of the
/// host, and the one fault.
#[test]
fn two_workloads_at_once_are_known() {
    assert_size(Policy::Seed, "joint", (76_521, 502_785, 36));
    assert_size(Policy::Steady, "joint", (38_079, 277_209, 24));
}

/// The larger bounds, where the code is optimised: without that they take minutes.
#[test]
#[cfg_attr(debug_assertions, ignore = "it is checked where the code is optimised")]
fn larger_bounds_are_known() {
    assert_size(Policy::Seed, "stale", (1_547_392, 13_257_860, 43));
    assert_size(Policy::Steady, "stale", (1_102_264, 8_759_624, 50));
    assert_size(Policy::Seed, "full", (1_245_560, 12_659_855, 39));
    assert_size(Policy::Steady, "full", (3_472_885, 38_878_165, 45));
}
