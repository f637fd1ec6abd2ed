//! Several workloads at once: each goes through what it goes through alone, and a plan for which that is not so is found.

use super::{declaration, rule};
use selvedge_checker::check::Options;
use selvedge_checker::controller::Loop;
use selvedge_checker::controller::reconcile::{Agent, Planner, Policy, reconcile_alone, reconcile_loop};
use selvedge_checker::explore::Limits;
use selvedge_checker::verdict::Verdict;
use selvedge_model::reconcile::{Action, Container, DesiredState, Memory, Plan};
use std::collections::BTreeSet;

/// The two workloads of the bound `joint`, with the ids of their containers.
const WORKLOADS: [(&str, [&str; 2]); 2] = [("w", ["a", "b"]), ("v", ["c", "d"])];

#[track_caller]
fn worlds_of(it: &Loop<Agent>, ids: [&str; 2]) -> BTreeSet<String> {
    let of_these = |memory: &Memory| {
        let only = memory.renamed(|id| ids.contains(&id.as_str()).then(|| id.clone()));
        format!("{only:?}")
    };
    it.worlds_of(&declaration(), &ids, of_these).unwrap_or_else(|fault| panic!("{fault}"))
}

/// What a workload goes through beside another is exactly what it goes through alone.
#[test]
fn beside_another_a_workload_goes_through_what_it_goes_through_alone() {
    for policy in [Policy::Seed, Policy::Steady] {
        let planner = || Planner::of(policy.model());
        let joint = reconcile_loop(planner(), policy, "joint");
        for (workload, ids) in WORKLOADS {
            let alone = worlds_of(&reconcile_alone(planner(), policy, "joint", workload), ids);
            let beside = worlds_of(&joint, ids);
            assert!(!alone.is_empty());
            assert!(alone == beside, "{policy:?}, `{workload}`: {} alone, {} beside", alone.len(), beside.len());
        }
    }
}

/// What makes a plan for a workload depend on another.
type Spoil = fn(&DesiredState, &[Container], &Memory, &mut Plan, &mut Memory);

const FAULTS: [(&str, Spoil); 4] = [
    ("one start a round, for all workloads", |_, _, _, plan, _| {
        let mut started = false;
        plan.steps.retain(|step| step.action != Action::Start || !std::mem::replace(&mut started, true));
    }),
    ("nothing is rolled while another workload is down", |desired, actual, _, plan, _| {
        let is_down = |id: &_| !actual.iter().any(|it| it.workload == *id && it.serves());
        if desired.workloads.iter().any(|spec| is_down(&spec.id)) {
            plan.steps.retain(|step| step.action != Action::Roll);
        }
    }),
    ("what is remembered of one workload is forgotten for another", |_, actual, _, _, memory| {
        if actual.iter().any(|it| it.workload.as_str() == "w") {
            *memory = memory.renamed(|id| ["a", "b"].contains(&id.as_str()).then(|| id.clone()));
        }
    }),
    ("each workload is done by itself", |_, _, _, plan, _| plan.steps.sort_by(|a, b| a.workload.cmp(&b.workload))),
];

#[test]
fn a_plan_that_depends_on_another_workload_is_found() {
    let options = Options { limits: Limits { worlds: Some(4_000), ..Limits::default() }, ..Options::default() };
    for (what, spoil) in FAULTS {
        let policy = Policy::Steady;
        let plan = move |desired: &DesiredState, actual: &[Container], memory: &Memory| {
            let (mut plan, mut next) = policy.model().plan(desired, actual, memory);
            spoil(desired, actual, memory, &mut plan, &mut next);
            (plan, next)
        };
        let planner = Planner { policy: policy.model(), plan: Box::new(plan) };
        let report = reconcile_loop(planner, policy, "joint").check(&declaration(), &options);
        let report = report.unwrap_or_else(|refused| panic!("{}", refused.message));
        let found = rule(&report, "together_as_alone");
        assert_eq!(found.verdict, Verdict::Violated, "{what}");
        assert!(!found.detail.is_empty() && found.path.is_some(), "{what}");
    }
}
