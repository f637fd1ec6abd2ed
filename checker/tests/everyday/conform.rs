//! `selvedge export vectors` and `selvedge conform`, with an implementation in Python.

use crate::support::{Ran, TESTS, golden, run};
use selvedge_checker::conform::vectors;
use selvedge_checker::systems::SYSTEMS;
use serde_json::Value as Json;
use std::collections::BTreeSet;

const FAULTS: [&str; 10] = [
    "stale-is-accepted",
    "equal-generation-respecifies",
    "check-kept-on-respecify",
    "exit-code-ignored",
    "reason-dropped",
    "event-of-another-state",
    "degraded-agent-completes",
    "active-run-recorded",
    "delete-keeps-the-row",
    "deployment-cleared-on-completion",
];

/// Faults of an implementation whose steps read and change several rows; each is about rows that a command does not name.
const FAULTS_BESIDE: [&str; 10] = [
    "retired-keeps-its-weight",
    "old-version-is-not-retired",
    "refused-switch-retires",
    "no-context-is-cancelled",
    "operation-not-created",
    "operation-of-another-version",
    "used-operation-is-taken-over",
    "opened-on-any-version",
    "settles-every-operation",
    "cancelled-context-is-dropped",
];

/// A rollout in small, whose rows are related.
const ROLL: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/suite/roll.life");

/// Runs `conform` with the implementation of `LoomAgent` in Python.
fn conform(options: &[&str], implementation: &[&str]) -> Ran {
    conform_of("loom_agent", "loom_agent.py", options, implementation)
}

fn conform_of(system: &str, script: &str, options: &[&str], implementation: &[&str]) -> Ran {
    let script = format!("{TESTS}/conform/{script}");
    let command = [&["--", "python3", &script][..], implementation].concat();
    run(&[&["conform", "--system", system][..], options, &command].concat())
}

fn json(implementation: &[&str]) -> (i32, Json) {
    told(conform(&["--format", "json"], implementation))
}

fn told(Ran { exit, out, err }: Ran) -> (i32, Json) {
    assert_eq!(err, "");
    (exit, serde_json::from_str(&out).expect("one object"))
}

#[test]
fn every_cell_of_every_system_has_a_vector_or_is_told() {
    for system in SYSTEMS {
        let declared = system.declaration(false).expect("it is sound").system;
        let vectors = vectors(&declared);
        let found: BTreeSet<String> = vectors.all.iter().map(|vector| vector.cell(&declared)).collect();
        let cells = declared.commands.iter().map(|command| {
            let answers = &command.answers;
            answers.absent.len() + answers.states.iter().map(Vec::len).sum::<usize>()
        });
        // Where a command reads other rows, a cell may need some beside its own: what has no vector is named.
        assert!(vectors.missing.is_empty() || declared.relates_rows(), "{}: {:?}", system.name, vectors.missing);
        assert_eq!(found.len() + vectors.missing.len(), cells.sum::<usize>(), "{}", system.name);
    }
}

#[test]
fn vectors_are_exported_line_by_line() {
    let Ran { exit, out, err } = run(&["export", "vectors", "loom_agent"]);
    assert_eq!((exit, err.as_str()), (0, ""));
    let vectors: Vec<Json> = out.lines().map(|line| serde_json::from_str(line).expect("a vector")).collect();
    let cells: BTreeSet<&str> = vectors.iter().filter_map(|vector| vector["cell"].as_str()).collect();
    assert_eq!(cells.len(), 67, "as the check counts them");
    assert!(vectors.iter().enumerate().all(|(index, vector)| vector["id"] == index + 1));
    // The boundary of the generations: one below, the same, one above.
    let applied = vectors.iter().filter(|vector| vector["rows"][0]["row"]["state"] == "Running");
    let distances: BTreeSet<i64> = applied
        .filter_map(|vector| {
            let generation = vector["command"]["ApplyLoomAgent"]["generation"].as_i64()?;
            Some(generation - vector["rows"][0]["row"]["observedGeneration"].as_i64()?)
        })
        .collect();
    assert!(distances.is_superset(&[-1, 0, 1].into()), "{distances:?}");
}

#[test]
fn the_implementation_passes_every_vector() {
    let (exit, report) = json(&[]);
    assert_eq!((exit, &report["verdict"]), (0, &"holds".into()), "{report:#}");
    assert_eq!(report["passed"], report["vectors"]);
    assert!(report["vectors"].as_u64() > Some(67));
}

/// Vectors of related rows hold all of them, before and after.
#[test]
fn an_implementation_of_related_rows_passes_every_vector() {
    let (exit, report) = told(conform_of(ROLL, "roll.py", &["--format", "json"], &[]));
    assert_eq!((exit, &report["verdict"]), (0, &"holds".into()), "{report:#}");
    assert_eq!(report["passed"], report["vectors"]);
    let Ran { exit, out, .. } = run(&["export", "vectors", ROLL]);
    let vectors: Vec<Json> = out.lines().map(|line| serde_json::from_str(line).expect("a vector")).collect();
    assert_eq!((exit, vectors.len() as u64), (0, report["vectors"].as_u64().expect("a number")));
    let several = |rows: &Json| rows.as_array().is_some_and(|rows| rows.len() > 2);
    assert!(vectors.iter().any(|vector| several(&vector["rows"]) && several(&vector["expected"]["rows"])));
    // One row changes and several others with it.
    let changed = |vector: &Json| {
        let after = vector["expected"]["rows"].as_array().expect("a list").iter();
        after.filter(|row| !vector["rows"].as_array().expect("a list").contains(row)).count()
    };
    assert!(
        vectors.iter().any(|vector| changed(vector) >= 4),
        "a switch with an old version, a context and an operation"
    );
}

#[test]
fn every_planted_fault_beside_the_row_is_found() {
    for fault in FAULTS_BESIDE {
        let (exit, report) = told(conform_of(ROLL, "roll.py", &["--format", "json"], &["--fault", fault]));
        assert_eq!((exit, &report["verdict"]), (1, &"violated".into()), "{fault}");
        assert!(!report["failed"].as_array().expect("a list").is_empty(), "{fault}");
    }
}

#[test]
fn every_planted_fault_is_found() {
    for fault in FAULTS {
        let (exit, report) = json(&["--fault", fault]);
        let failed = report["failed"].as_array().expect("a list").len();
        assert_eq!((exit, &report["verdict"]), (1, &"violated".into()), "{fault}");
        assert!(failed > 0, "{fault}");
        assert_eq!(
            report["passed"].as_u64().map(|passed| passed + failed as u64),
            report["vectors"].as_u64(),
            "{fault}"
        );
    }
}

#[test]
fn what_is_unsupported_is_counted_apart() {
    let (exit, report) = json(&["--unsupported", "ObserveRun"]);
    let unsupported = report["unsupported"].as_array().expect("a list");
    assert_eq!((exit, &report["verdict"]), (4, &"incomplete".into()));
    assert!(!unsupported.is_empty() && unsupported.iter().all(|one| one["why"] == "ObserveRun is not there yet"));
    let commands =
        ["ApplyLoomAgent", "DeleteLoomAgent", "RecordCheck", "ObserveDeployment", "ObserveRun", "ObserveScheduledRun"];
    let none: Vec<&str> = commands.iter().flat_map(|command| ["--unsupported", command]).collect();
    assert_eq!(json(&none).0, 5, "nothing was put to the test");
}

#[test]
fn one_that_dies_hangs_or_babbles_is_told_as_such() {
    let cases: [(&str, &str, &str); 5] = [
        ("die", "10", "it died after 9 vectors: it ended with exit status: 1; its last words: out of thread"),
        ("hang", "10", "it hangs: no answer within 2s, after 9 vectors"),
        ("close", "10", "it died after 9 vectors: it closed its output and goes on running"),
        ("babble", "10", "it babbles after 9 vectors: a line is no JSON: `weaving...`"),
        ("babble", "0", "it babbles after 0 vectors: a line is no JSON: `weaving...`"),
    ];
    for (then, after, words) in cases {
        // What answers may take its time on a busy machine.
        let seconds = if then == "hang" { "2" } else { "60" };
        let Ran { exit, out, err } = conform(&["--timeout", seconds], &["--then", then, "--after", after]);
        assert_eq!((exit, err.as_str()), (1, ""), "{then}");
        assert!(out.contains(words), "{then}: `{words}` is missing in {out}");
        assert!(out.contains("not put to it"), "{then}: {out}");
    }
    let Ran { exit, out, .. } = conform(&["--timeout", "60"], &["--then", "repeat", "--after", "5"]);
    assert_eq!(exit, 1);
    assert!(out.contains("it babbles after 5 vectors: the answer to vector 6 has `\"id\": 6`"), "{out}");
    let missing = run(&["conform", "--", "./no-such-program"]);
    assert_eq!(missing.exit, 2);
    assert!(missing.err.contains("cannot start `./no-such-program`"), "{}", missing.err);
    assert_eq!(run(&["conform"]).exit, 2);
    assert_eq!(run(&["conform", "--timeout", "0", "--", "true"]).exit, 2);
}

#[test]
fn the_transcript_is_this() {
    let text = |implementation: &[&str]| {
        let Ran { exit, out, .. } = conform(&[], implementation);
        format!(
            "$ selvedge conform --system loom_agent -- loom_agent.py {}\n{out}[{exit}]\n\n",
            implementation.join(" ")
        )
    };
    let runs = [text(&[]), text(&["--fault", "event-of-another-state"]), text(&["--unsupported", "DeleteLoomAgent"])];
    golden("conform.txt", &runs.concat());
}
