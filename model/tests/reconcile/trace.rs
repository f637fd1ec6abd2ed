//! Traces: what an agent did is accepted, and what no agent would do is not.

use crate::in_memory::InMemory;
use crate::support::{bumped, container, desired, healthy, legacy, sick, stale};
use selvedge_model::reconcile::trace::{Traced, check};
use selvedge_model::reconcile::{Agent, ContainerState, DesiredState, Policy};
use std::io::{self, Write};

/// The trace of an agent that converges twice to `a` with two replicas and then to another version, and the states.
fn trace(policy: Policy) -> (String, [DesiredState; 2]) {
    let states = [desired(&[("a", 2)]), bumped(&desired(&[("a", 2)]))];
    let engine = InMemory::with(&[legacy("old", "a"), sick("sick", "a", 1), healthy("extra", "x", 0)]);
    let mut out = Vec::new();
    let mut traced = Traced::new(engine, &mut out, policy);
    let mut agent = Agent::new(policy);
    for state in [&states[0], &states[0], &states[0], &states[1], &states[1]] {
        traced.wants(state);
        agent.converge(state, &mut traced).result.expect("nothing is planted");
    }
    assert!(traced.failed().is_none());
    (String::from_utf8(out).expect("it is UTF-8"), states)
}

#[test]
fn what_an_agent_did_is_accepted() {
    for policy in Policy::ALL {
        let (text, states) = trace(policy);
        let checked = check(&text, &states).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!((checked.rounds, checked.broken_off, checked.last_plan.is_empty()), (5, 0, true));
        policy.check_goal(&states[1], &checked.end).unwrap();
        assert!(!text.contains("blob"), "{text}");
    }
}

/// A trace is accepted as far as it goes: an agent may end anywhere.
#[test]
fn an_agent_that_dies_anywhere_is_accepted() {
    for policy in Policy::ALL {
        let (text, states) = trace(policy);
        let lines: Vec<_> = text.lines().collect();
        for end in 0..=lines.len() {
            let begun = lines[..end].join("\n");
            check(&begun, &states).unwrap_or_else(|error| panic!("{error}\n{begun}"));
            // The next agent begins anew.
            let next = format!("{begun}\n{}", lines[0]);
            check(next.trim_start(), &states).unwrap_or_else(|error| panic!("{error}\n{next}"));
        }
    }
}

/// Each change to a good trace makes it one of no agent.
#[test]
fn what_no_agent_would_do_is_not_accepted() {
    let (text, states) = trace(Policy::Seed);
    let told = |text: &str| check(text, &states).expect_err(text).to_string();
    let without = |part: &str| text.lines().filter(|line| !line.contains(part)).collect::<Vec<_>>().join("\n");
    let changes = [
        // A call that was planned is missing, made twice, or for another container.
        (without("\"restart\""), "line 6 of the trace: `restart a/1 (sick)` was planned and not done"),
        (without("\"agent\""), "line 1 of the trace: no agent has started"),
        (without("\"listed\""), "line 2 of the trace: nothing more was planned"),
        (
            text.replacen("\"call\":\"stop\"", "\"call\":\"drain\"", 1),
            "line 3 of the trace: `stop a/0 (old)` was to be done, and not this",
        ),
        (
            text.replacen("\"container\":\"extra\"", "\"container\":\"sick\"", 1),
            "line 4 of the trace: `stop x/0 (extra)` was to be done, and not this",
        ),
        (
            text.replacen("\"replica\":0,\"workload\":\"a\"}}", "\"replica\":1,\"workload\":\"a\"}}", 1),
            "line 5 of the trace: `start a/0` was to be done, and not this",
        ),
        (
            text.replacen("\"desired\":\"v1\"", "\"desired\":\"v9\"", 1),
            "line 2 of the trace: this version was never desired",
        ),
        (
            text.replacen("\"state\":\"running\"", "\"state\":\"asleep\"", 1),
            "line 2 of the trace: at `listed.containers[0].state`: unknown name \"asleep\", expected one of `pending`, `building`, `starting`, `running`, `stopped`, `crashed`, `unknown`",
        ),
        (text.replace("\"seed\"", "\"steady\""), "line 3 of the trace: "),
    ];
    for (changed, expected) in changes {
        let error = told(&changed);
        assert!(error.starts_with(expected), "{error}\nnot {expected}\n{changed}");
    }
    let twice = text.lines().flat_map(|line| [line; 2]).skip(2).collect::<Vec<_>>().join("\n");
    assert!(check(&twice, &states).is_err());
}

#[test]
fn failures_are_recorded_and_accepted() {
    let state = desired(&[("a", 1), ("b", 1)]);
    let mut out = Vec::new();
    let engine = InMemory {
        failing: [0, 2].into(),
        ..InMemory::with(&[stale("1", "a", 0), container("2", "b", 0, ContainerState::Crashed)])
    };
    let mut traced = Traced::new(engine, &mut out, Policy::Seed);
    traced.wants(&state);
    let round = Agent::new(Policy::Seed).converge(&state, &mut traced);
    assert!(round.result.is_err());
    let text = String::from_utf8(out).expect("it is UTF-8");
    assert_eq!(text.matches("\"error\":\"planted\"").count(), 2, "{text}");
    assert_eq!(check(&text, &[state]).map(|checked| checked.calls), Ok(3));
}

#[test]
fn what_cannot_be_had_is_recorded_and_accepted() {
    let state = desired(&[("a", 1)]);
    let mut out = Vec::new();
    let mut traced = Traced::new(InMemory { without_images: true, ..InMemory::default() }, &mut out, Policy::Seed);
    traced.wants(&state);
    let _ = Agent::new(Policy::Seed).converge(&state, &mut traced);
    drop(traced);
    let mut traced = Traced::new(InMemory { unreachable: true, ..InMemory::default() }, &mut out, Policy::Seed);
    let _ = Agent::new(Policy::Seed).converge(&state, &mut traced);
    let text = String::from_utf8(out).expect("it is UTF-8");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[2], r#"{"called":{"call":"ensureImage","error":"no such image","image":"image:1"}}"#);
    assert_eq!(lines[4], r#"{"unlisted":{"error":"no such socket"}}"#);
    assert_eq!(check(&text, &[state]).map(|checked| (checked.rounds, checked.calls)), Ok((1, 1)));
}

/// The agent does its work even if nobody can record it, and says so.
#[test]
fn a_trace_that_cannot_be_written_is_told() {
    struct Full;
    impl Write for Full {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::StorageFull.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let state = desired(&[("a", 1)]);
    let mut traced = Traced::new(InMemory::default(), Full, Policy::Seed);
    assert!(Agent::new(Policy::Seed).converge(&state, &mut traced).result.is_ok());
    assert_eq!(traced.failed().map(|error| error.kind()), Some(io::ErrorKind::StorageFull));
    assert!(traced.failed().is_none());
}
