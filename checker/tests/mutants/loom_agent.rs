//! The mutants of `LoomAgent`: how many, which rule sees them, and why those that nothing sees change nothing.

use crate::{assert_killed, case, survey, those};
use selvedge_checker::mutants::{Fate, Survey, mutants_of};
use selvedge_checker::systems::Builtin;
use selvedge_checker::verdict::Exit;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

/// All of it takes a while, so that the tests share one survey.
fn loom_agent() -> &'static Survey {
    static SURVEY: OnceLock<Survey> = OnceLock::new();
    SURVEY.get_or_init(|| {
        let system = Builtin::named("loom_agent").expect("LoomAgent is compiled in");
        survey(&system.declaration(false).expect("it is sound"), "s", &[], 2)
    })
}

/// By kind of fault: how many mutants.
const COUNTS: &[(&str, usize)] = &[
    ("initial-changed", 5),
    ("move-retargeted", 45),
    ("move-reversed", 7),
    ("move-source-dropped", 6),
    ("move-exchanged", 36),
    ("state-kept", 7),
    ("effect-dropped", 14),
    ("keep-deletes", 3),
    ("rejection-deletes", 6),
    ("guard-negated", 22),
    ("guard-always", 22),
    ("guard-never", 22),
    ("guard-part-dropped", 14),
    ("connective-exchanged", 7),
    ("comparison-changed", 27),
    ("constant-changed", 14),
    ("state-set-changed", 72),
    ("test-reversed", 6),
    ("outcomes-swapped", 57),
    ("order-swapped", 22),
    ("set-dropped", 14),
    ("set-source", 61),
    ("clear-dropped", 5),
    ("event-dropped", 14),
    ("event-exchanged", 58),
    ("event-added", 14),
    ("event-repeated", 14),
    ("event-source", 76),
    ("error-source", 21),
    ("error-exchanged", 14),
    ("error-to-success", 11),
    ("success-to-error", 17),
    ("view-late", 1),
    ("view-keeps-deleted", 1),
    ("view-hides-state", 6),
    ("deletion-remembered", 1),
    ("identity-skipped", 6),
    ("answer-for-another", 6),
    ("others-written", 14),
];

#[test]
fn every_fault_that_can_be_seen_is_found() {
    let survey = loom_agent();
    assert_eq!(those(survey, |fate| matches!(fate, Fate::Survived { .. } | Fate::Undecided { .. })), [""; 0]);
    assert_eq!(survey.cases.len(), 768);
    assert_eq!(survey.count(|fate| matches!(fate, Fate::Killed { .. })), 738);
    assert_eq!(survey.exit(), Exit::Holds);
    assert_eq!(survey.bounds, ["s", "s, sharpened", "s, widened"]);
    assert_eq!(survey.left_out, [""; 0]);
}

#[test]
fn there_are_so_many_of_each_kind() {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for case in &loom_agent().cases {
        *counts.entry(case.operator).or_default() += 1;
    }
    assert_eq!(counts, COUNTS.iter().copied().collect());
}

/// Each of these is explained by the declaration; a new one is either explained here or a hole.
#[test]
fn what_changes_nothing_is_proved_to() {
    let explained: &[(&str, &[&str])] = &[
        (
            "The move leads where the row is already, and nothing else is written or written anew: a Degraded row says \
             Unavailable already.",
            &[
                "effect-dropped:ObserveDeployment.still_degraded",
                "effect-dropped:ObserveRun.still_active",
                "set-dropped:ObserveDeployment.still_degraded/deployment",
            ],
        ),
        (
            "Of three phases two have answered above; of Running rows all have answered above; `stale` has answered \
             every lower generation.",
            &[
                "guard-part-dropped:ObserveRun.failed/part-2",
                "comparison-changed:ApplyLoomAgent.unchanged/==:>=",
                "state-set-changed:ObserveDeployment.recovered/+Running",
                "state-set-changed:ObserveDeployment.still_degraded/+Running",
                "state-set-changed:ObserveRun.finished/+Running",
            ],
        ),
        (
            "One generation is not both lower and equal, one phase not both Active and Succeeded, one state not both \
             Running and Degraded, and a row that is absent rests in no state: it does not matter which is asked first.",
            &[
                "order-swapped:ApplyLoomAgent.unchanged/stale",
                "order-swapped:ObserveDeployment.degraded/unknown",
                "order-swapped:ObserveDeployment.recovered/still_running",
                "order-swapped:ObserveRun.still_active/unknown",
                "order-swapped:ObserveRun.completed/still_active",
                "order-swapped:ObserveRun.failed/completed",
                "order-swapped:ObserveRun.finished/failed",
                "order-swapped:ObserveScheduledRun.last_run_succeeded/unknown",
                "order-swapped:ObserveScheduledRun.last_run_failed/last_run_succeeded",
            ],
        ),
        (
            "The guards leave one availability and one phase, so that the input and the constant are one.",
            &[
                "set-source:ObserveDeployment.degraded/deployment.availability=Unavailable",
                "set-source:ObserveDeployment.still_running/deployment.availability=Available",
                "set-source:ObserveDeployment.recovered/deployment.availability=Available",
                "set-source:ObserveDeployment.still_degraded/deployment.availability=Unavailable",
                "set-source:ObserveScheduledRun.last_run_succeeded/last_run.phase=Succeeded",
                "set-source:ObserveScheduledRun.last_run_failed/last_run.phase=Failed",
                "event-source:ObserveDeployment.degraded/availability=Unavailable",
                "event-source:ObserveDeployment.still_running/availability=Available",
                "event-source:ObserveDeployment.recovered/availability=Available",
                "event-source:ObserveDeployment.still_degraded/availability=Unavailable",
                "event-source:ObserveRun.still_active/phase=Active",
                "event-source:ObserveScheduledRun.last_run_succeeded/phase=Succeeded",
                "event-source:ObserveScheduledRun.last_run_failed/phase=Failed",
            ],
        ),
    ];
    let explained: BTreeSet<&str> = explained.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    let found: BTreeSet<&str> = those(loom_agent(), |fate| matches!(fate, Fate::Equivalent(_))).into_iter().collect();
    assert_eq!(found, explained);
    let Fate::Equivalent(proofs) = &case(loom_agent(), "order-swapped:ObserveRun.finished/failed").fate else {
        panic!("it is equivalent");
    };
    let worlds: Vec<_> = proofs.iter().map(|proof| (proof.bound.as_str(), proof.worlds)).collect();
    assert_eq!(worlds, [("s", 227), ("s, sharpened", 2391)]);
}

#[test]
fn each_is_seen_by_the_rule_that_speaks_of_it_after_the_fewest_steps() {
    let survey = loom_agent();
    for (id, rule, steps) in [
        ("view-late:LoomAgents", "read_your_writes", 1),
        ("initial-changed:LoomAgent/Running", "declared_moves", 1),
        ("comparison-changed:ApplyLoomAgent.stale/>:>=", "one_outcome", 2),
        ("view-keeps-deleted:LoomAgents", "deleted_rows_gone", 2),
        ("error-source:RecordCheck.stale/observed_generation=input.generation", "errors_as_declared", 2),
        ("state-kept:ObserveDeployment.degraded", "declared_moves", 3),
        ("set-dropped:ObserveRun.completed/run", "effects_as_declared", 3),
        ("event-exchanged:ObserveRun.completed/LoomAgentFailed", "events_as_declared", 3),
        ("keep-deletes:ObserveRun.finished", "declared_moves", 4),
        ("event-added:ObserveRun.finished/LoomAgentDeleted", "keeps_change_nothing", 4),
        // Applied, checked, deleted, and applied again.
        ("deletion-remembered:LoomAgent", "effects_as_declared", 4),
    ] {
        assert_killed(survey, id, rule, steps, "s");
    }
    for (id, rule, steps) in [
        ("identity-skipped:DeleteLoomAgent", "one_outcome", 2),
        ("answer-for-another:ApplyLoomAgent", "one_outcome", 2),
        ("others-written:DeleteLoomAgent.deleted", "others_untouched", 3),
    ] {
        assert_killed(survey, id, rule, steps, "s, widened");
    }
}

#[test]
fn what_a_small_bound_hides_is_found_with_more_values() {
    // Within `s`, an exit code is 0 or 1, and a run's end never gives a reason.
    assert_killed(loom_agent(), "comparison-changed:RecordCheck.running/==:<=", "one_outcome", 2, "s, sharpened");
    let id = "set-source:ObserveRun.completed/run.reason=none";
    assert_killed(loom_agent(), id, "effects_as_declared", 3, "s, sharpened");
}

#[test]
fn names_are_unique_and_the_same_every_time() {
    let system =
        Builtin::named("loom_agent").and_then(|system| system.declaration(false).ok()).expect("it is sound").system;
    let names = || mutants_of(&system).into_iter().map(|mutant| mutant.id).collect::<Vec<_>>();
    let first = names();
    assert_eq!(first, names());
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), first.len());
    assert!(first.iter().all(|id| !id.contains(' ')), "a name is one word");
}
