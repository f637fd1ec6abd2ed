//! Faults planted into the plans: each is found, by the rule that is named here.

use super::{checked, declaration, rule};
use selvedge_checker::check::Options;
use selvedge_checker::controller::reconcile::{Planner, Policy, reconcile_loop};
use selvedge_checker::verdict::Verdict;
use selvedge_model::reconcile::{Action, Container, ContainerState, DesiredState, Memory, Plan, Step};

/// What makes a wrong plan of a right one.
type Spoil = fn(&DesiredState, &[Container], &mut Plan);

/// A fault: what it is, the policy that it is planted into, how, and the rule that finds it.
struct Fault(&'static str, Policy, Spoil, &'static str);

const FAULTS: [Fault; 13] = [
    Fault("an empty slot is left empty", Policy::Seed, |_, _, plan| drop_all(plan, Action::Start), "eventually_stable"),
    Fault("what is too much is left", Policy::Seed, |_, _, plan| drop_all(plan, Action::Stop), "runs_beyond_wanted"),
    Fault("what crashed is left", Policy::Seed, |_, _, plan| drop_all(plan, Action::Restart), "eventually_stable"),
    Fault("a roll starts nothing", Policy::Seed, roll_alone, "within_rounds"),
    Fault("starts come first", Policy::Seed, |_, _, plan| plan.steps.reverse(), "ends_before_starts"),
    Fault("what boots is restarted", Policy::Seed, restart_booting, "idempotent"),
    Fault("what is restarted is stopped too", Policy::Seed, stop_the_restarted, "one_action_per_row"),
    Fault("what is not managed is stopped", Policy::Seed, stop_unmanaged, "unlisted_untouched"),
    Fault("a slot off by one", Policy::Seed, |_, _, plan| plan.steps.iter_mut().for_each(shift), "eventually_stable"),
    Fault("a slot that is not wanted is started", Policy::Seed, start_another, "breaks_the_rules_of_plans"),
    Fault("the old is stopped first", Policy::Steady, stop_old_first, "removes_the_only_healthy"),
    Fault("the healthy duplicate goes", Policy::Steady, stop_healthy_duplicate, "stops_the_healthy_duplicate"),
    Fault("what waits is planned twice", Policy::Steady, start_twice, "plans_a_slot_twice"),
];

fn drop_all(plan: &mut Plan, action: Action) {
    plan.steps.retain(|step| step.action != action);
}

fn roll_alone(_: &DesiredState, _: &[Container], plan: &mut Plan) {
    let rolled: Vec<i32> = slots(plan, Action::Roll);
    plan.steps.retain(|step| step.action != Action::Start || !rolled.contains(&step.replica));
}

fn slots(plan: &Plan, action: Action) -> Vec<i32> {
    plan.steps.iter().filter(|step| step.action == action).map(|step| step.replica).collect()
}

fn restart_booting(desired: &DesiredState, actual: &[Container], plan: &mut Plan) {
    for booting in actual.iter().filter(|it| it.state == ContainerState::Starting) {
        let is_planned = plan.steps.iter().any(|step| step.container.as_ref() == Some(&booting.id));
        let spec = desired.workloads.iter().find(|spec| spec.id == booting.workload);
        plan.steps.extend(spec.filter(|_| !is_planned).map(|spec| Step::restart(spec, booting)));
    }
}

fn stop_the_restarted(_: &DesiredState, actual: &[Container], plan: &mut Plan) {
    let is_restarted = |it: &&Container| {
        plan.steps.iter().any(|step| step.action == Action::Restart && step.container.as_ref() == Some(&it.id))
    };
    let stops: Vec<Step> = actual.iter().filter(is_restarted).map(Step::stop).collect();
    plan.steps.splice(0..0, stops);
}

/// `x` carries no label, so it is listed to nobody.
fn stop_unmanaged(desired: &DesiredState, _: &[Container], plan: &mut Plan) {
    if let Some(spec) = desired.workloads.first() {
        let unmanaged = Container::created("x".into(), spec, &desired.version, 0);
        plan.steps.insert(0, Step::stop(&unmanaged));
    }
}

fn shift(step: &mut Step) {
    if step.action == Action::Start {
        step.replica += 1;
    }
}

fn start_another(_: &DesiredState, _: &[Container], plan: &mut Plan) {
    let mut starts: Vec<Step> = plan.steps.iter().filter(|step| step.action == Action::Start).cloned().collect();
    starts.iter_mut().for_each(shift);
    plan.steps.extend(starts);
}

/// Ends what serves and is old as soon as its successor is to be started.
fn stop_old_first(_: &DesiredState, actual: &[Container], plan: &mut Plan) {
    let starts = slots(plan, Action::Start);
    let is_left = |it: &&Container| {
        let is_ended = plan.steps.iter().any(|step| step.container.as_ref() == Some(&it.id));
        !it.legacy && starts.contains(&it.replica) && !is_ended
    };
    let stops: Vec<Step> = actual.iter().filter(is_left).map(Step::stop).collect();
    plan.steps.splice(0..0, stops);
}

/// Of two containers in a slot, ends the one that serves.
fn stop_healthy_duplicate(_: &DesiredState, actual: &[Container], plan: &mut Plan) {
    let [first, second] = actual else { return };
    if first.replica == second.replica && !first.serves() && second.serves() && !second.legacy {
        plan.steps = vec![Step::stop(second)];
    }
}

fn start_twice(_: &DesiredState, _: &[Container], plan: &mut Plan) {
    let starts: Vec<Step> = plan.steps.iter().filter(|step| step.action == Action::Start).cloned().collect();
    plan.steps.extend(starts);
}

#[test]
fn every_planted_fault_is_found_by_its_rule() {
    let mut missed = Vec::new();
    for Fault(what, policy, spoil, name) in FAULTS {
        let plan = move |desired: &DesiredState, actual: &[Container], memory: &Memory| {
            let (mut plan, memory) = policy.model().plan(desired, actual, memory);
            spoil(desired, actual, &mut plan);
            (plan, memory)
        };
        let report = checked(Planner { policy: policy.model(), plan: Box::new(plan) }, policy, "small");
        let broken = report.rules.iter().filter(|rule| rule.verdict == Verdict::Violated && rule.path.is_some());
        let broken: Vec<&str> = broken.map(|rule| rule.name.as_str()).collect();
        if !broken.contains(&name) {
            missed.push(format!("{what}: not {name}, but {broken:?}"));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// It takes three containers to see what is old pile up.
#[test]
fn what_piles_up_is_found() {
    let policy = Policy::Steady.model();
    let plan = move |desired: &DesiredState, actual: &[Container], memory: &Memory| {
        let (mut plan, memory) = policy.plan(desired, actual, memory);
        drop_all(&mut plan, Action::Stop);
        (plan, memory)
    };
    let mut it = reconcile_loop(Planner { policy, plan: Box::new(plan) }, Policy::Steady, "small");
    it.controller.ids = &[("w", &["a", "b", "c"])];
    let report = it.check(&declaration(), &Options::default()).unwrap_or_else(|refused| panic!("{}", refused.message));
    assert_eq!(rule(&report, "stacks_the_old").verdict, Verdict::Violated);
}

/// An agent that forgets restarts what crashes without bound.
#[test]
fn an_agent_that_forgets_is_found() {
    let policy = Policy::Steady.model();
    let plan = move |desired: &DesiredState, actual: &[Container], _: &Memory| {
        (policy.plan(desired, actual, &Memory::default()).0, Memory::default())
    };
    let report = checked(Planner { policy, plan: Box::new(plan) }, Policy::Steady, "small");
    assert_eq!(rule(&report, "repairs_without_bound").verdict, Verdict::Violated);
    assert_eq!(rule(&report, "wedged").verdict, Verdict::Violated, "what is stuck is removed only if it is remembered");
}

/// A defect that is no longer there fails the run that declares it.
#[test]
fn a_defect_that_is_gone_fails_the_run() {
    let steady = selvedge_model::reconcile::Policy::Steady;
    let report = checked(Planner::of(steady), Policy::Seed, "small");
    assert_eq!(report.verdict, Verdict::Violated);
    for name in ["wedged", "repairs_without_bound", "stops_the_healthy_duplicate", "rolls_the_unchanged"] {
        let rule = rule(&report, name);
        assert_eq!((rule.verdict, &rule.path.is_none()), (Verdict::Violated, &true), "{name}");
    }
}
