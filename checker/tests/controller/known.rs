//! The exact sizes of the loop, and the shortest path to each defect.

use super::{checked, rule};
use selvedge_checker::controller::reconcile::{Planner, Policy};
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;

#[track_caller]
fn assert_size(policy: Policy, bound: &str, sizes: (usize, u64, u32)) -> Report {
    let report = checked(Planner::of(policy.model()), policy, bound);
    assert_eq!(report.verdict, Verdict::Holds, "{:#?}", report.rules);
    assert_eq!(report.incomplete, None);
    assert_eq!((report.worlds, report.steps, report.depth), sizes, "{policy:?}, bound {bound}");
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

/// The larger bounds, where the code is optimised: without that they take minutes.
#[test]
#[cfg_attr(debug_assertions, ignore = "it is checked where the code is optimised")]
fn larger_bounds_are_known() {
    assert_size(Policy::Seed, "stale", (1_547_392, 13_257_860, 43));
    assert_size(Policy::Steady, "stale", (450_324, 3_980_732, 46));
    assert_size(Policy::Steady, "full", (453_280, 5_030_490, 36));
}
