//! Identity, states and moves: LA-02 to LA-08, as far as they speak of what happens.

use super::support::{AGENT, STATES, absent, bound, explore, system};
use selvedge_spec::interpret::{Row, RowChange, World};
use std::collections::{BTreeMap, BTreeSet};

/// The moves that the rules name, each with where it starts and ends.
const MOVES: [(&str, &[&str], &str); 9] = [
    ("run", &["Pending"], "Running"),
    ("refuse", &["Pending"], "Refused"),
    ("degrade", &["Running"], "Degraded"),
    ("recover", &["Degraded"], "Running"),
    ("observe-running", &["Running"], "Running"),
    ("observe-degraded", &["Degraded"], "Degraded"),
    ("complete", &["Running"], "Completed"),
    ("fail", &["Running"], "Failed"),
    ("respecify", &STATES, "Pending"),
];

/// The pairs of states that some step of the bound `s` connects, told apart from rows that are left as they are.
fn pairs_seen() -> BTreeSet<(&'static str, &'static str)> {
    let entity = system().entity(AGENT);
    let name = |row: &Row| entity.state(row.state).name.as_str();
    let mut pairs = BTreeSet::new();
    explore(bound("s"), |before, _, _, step, after| {
        if let RowChange::Replaced(row) = &step.change {
            assert_eq!(after.row(AGENT, &step.key), Some(row));
            pairs.insert((name(before.row(AGENT, &step.key).expect("a row is replaced")), name(row)));
        }
    });
    pairs
}

#[test]
fn la_02_names_are_independent() {
    let one: BTreeSet<_> = {
        let mut rows = BTreeSet::from([None]);
        explore(bound("t"), |_, _, _, step, after| {
            let row = after.row(AGENT, &step.key).cloned();
            rows.insert(row.map(|row| (row.state, row.fields)));
        });
        rows
    };
    let two = explore(bound("t"), |before, _, _, step, after| {
        let others =
            |world: &World| -> Vec<_> { world.rows(AGENT).filter(|row| row.key != step.key).cloned().collect() };
        assert_eq!(others(before), others(after), "a command touches the row it names and no other");
    });
    assert_eq!(two.worlds.len(), one.len() * one.len());
}

#[test]
fn la_03_an_agent_starts_pending_and_its_states_are_these() {
    let entity = system().entity(AGENT);
    assert_eq!(entity.states.iter().map(|state| state.name.as_str()).collect::<Vec<_>>(), STATES);
    assert_eq!(absent().then("ApplyLoomAgent", &serde_json::json!({ "generation": 1 })).state(), "Pending");
}

#[test]
fn la_04_the_nine_moves_and_no_other() {
    let entity = system().entity(AGENT);
    let declared: BTreeMap<_, _> = entity
        .moves
        .iter()
        .map(|taken| {
            let from: BTreeSet<_> = taken.from.iter().map(|state| entity.state(*state).name.as_str()).collect();
            (taken.wire.as_str(), (from, entity.state(taken.to).name.as_str()))
        })
        .collect();
    let expected = MOVES.map(|(name, from, to)| (name, (from.iter().copied().collect(), to)));
    assert_eq!(declared, BTreeMap::from(expected));
}

#[test]
fn la_05_each_move_is_taken_by_the_outcomes_that_the_rule_names() {
    let moves = &system().entity(AGENT).moves;
    let mut takers = BTreeMap::<_, BTreeSet<_>>::new();
    for command in &system().commands {
        for outcome in &command.outcomes {
            if let Some(taken) = outcome.taken_move() {
                let taker = format!("{}.{}", command.name, outcome.wire);
                takers.entry(moves[taken.0].wire.as_str()).or_default().insert(taker);
            }
        }
    }
    let expected: [(_, &[&str]); 9] = [
        ("run", &["RecordCheck.running"]),
        ("refuse", &["RecordCheck.refused"]),
        ("degrade", &["ObserveDeployment.degraded"]),
        ("recover", &["ObserveDeployment.recovered"]),
        (
            "observe-running",
            &[
                "ObserveDeployment.still-running",
                "ObserveRun.still-active",
                "ObserveScheduledRun.last-run-succeeded",
                "ObserveScheduledRun.last-run-failed",
            ],
        ),
        ("observe-degraded", &["ObserveDeployment.still-degraded"]),
        ("complete", &["ObserveRun.completed"]),
        ("fail", &["ObserveRun.failed"]),
        ("respecify", &["ApplyLoomAgent.respecified"]),
    ];
    let expected = expected.map(|(taken, takers)| (taken, takers.iter().map(ToString::to_string).collect()));
    assert_eq!(takers, BTreeMap::from(expected));
}

#[test]
fn la_06_07_exactly_the_legal_pairs_of_states_occur() {
    let legal: BTreeSet<_> = MOVES.iter().flat_map(|(_, from, to)| from.iter().map(|from| (*from, *to))).collect();
    assert_eq!(legal.iter().filter(|(from, to)| from != to).count(), 11);
    assert_eq!(pairs_seen(), legal);
}

#[test]
fn la_08_no_outcome_writes_conditions() {
    let entity = system().entity(AGENT);
    let conditions = entity.fields.iter().position(|field| field.name.text == "conditions").expect("a field");
    explore(bound("s"), |_, _, _, _, after| {
        let mut rows = after.rows(AGENT);
        assert!(rows.all(|row| row.fields[conditions].is_none()));
    });
}
