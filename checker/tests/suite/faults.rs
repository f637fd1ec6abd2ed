//! Changed declarations of `LoomAgent` as the oracle of the real generated code: each difference is found.

use super::support::{ENGINES, LOOM_AGENT, assert_violated, changed, generated, loom_agent, within};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent::LoomAgents;
use std::collections::BTreeSet;

/// What is changed, the rule that must see it, and how many steps lead to where it shows.
type Change = (&'static [(&'static str, &'static str)], &'static str, usize);

const GUARDS: &[Change] = &[
    (&[("when input.exit_code == 0 ", "when input.exit_code != 0 ")], "one_outcome", 2),
    (&[("when input.exit_code == 0 ", "when input.exit_code >= 0 ")], "one_outcome", 2),
    (
        &[("when self.observed_generation != input.generation", "when self.observed_generation < input.generation")],
        "one_outcome",
        2,
    ),
    (
        &[("when self.observed_generation != input.generation", "when self.observed_generation > input.generation")],
        "one_outcome",
        2,
    ),
    (
        &[("when self.observed_generation > input.generation", "when self.observed_generation < input.generation")],
        "one_outcome",
        2,
    ),
    (&[("input.availability == Unavailable", "input.availability == Available")], "one_outcome", 3),
    (
        &[("in {Degraded} && input.availability == Available", "in {Degraded} && input.availability == Unavailable")],
        "one_outcome",
        4,
    ),
    (
        &[
            (
                "completed    when in {Running} && input.phase == Succeeded",
                "completed when in {Running} && input.phase == Failed",
            ),
            (
                "\n            failed       when in {Running} && input.phase == Failed",
                "\n failed when in {Running} && input.phase == Succeeded",
            ),
        ],
        "one_outcome",
        3,
    ),
    (&[("when in {Completed, Failed}                      => keep", "when in {Completed} => keep")], "one_outcome", 4),
    (
        &[(
            "when in {Completed, Failed}                      => keep",
            "when in {Completed, Failed, Degraded} => keep",
        )],
        "one_outcome",
        4,
    ),
    // The order of outcomes: wrong state before wrong generation.
    (
        &[
            ("stale        when self.observed_generation != input.generation => reject StaleGeneration;", ""),
            (
                "out_of_order when elsewhere                                     => reject LoomAgentStateConflict;",
                "out_of_order when elsewhere => reject LoomAgentStateConflict; stale when self.observed_generation != input.generation => reject StaleGeneration;",
            ),
        ],
        "one_outcome",
        3,
    ),
];

const MOVES: &[Change] = &[
    (&[("move recover: Degraded -> Running", "move recover: Degraded -> Pending")], "declared_moves", 4),
    (
        &[("move observe_degraded: Degraded -> Degraded", "move observe_degraded: Degraded -> Running")],
        "declared_moves",
        4,
    ),
    (&[("move respecify: any -> Pending", "move respecify: any -> Running")], "declared_moves", 2),
    (
        &[
            ("== Succeeded   => move complete,", "== Succeeded => move fail,"),
            ("== Failed      => move fail,", "== Failed => move complete,"),
        ],
        "declared_moves",
        3,
    ),
];

const EFFECTS: &[Change] = &[
    (&[("=> move degrade, set { deployment = { availability } },", "=> move degrade,")], "effects_as_declared", 3),
    (
        &[("clear { check, deployment, variant, run, last_run }", "clear { check, deployment, variant, run }")],
        "effects_as_declared",
        4,
    ),
    (
        &[(
            "move observe_running, emit LoomAgentRunObserved",
            "move observe_running, clear { deployment }, emit LoomAgentRunObserved",
        )],
        "effects_as_declared",
        4,
    ),
    (
        &[(
            "=> move run, set { check = { exit_code, message }, variant }",
            "=> move run, set { check = { exit_code = input.generation, message }, variant }",
        )],
        "effects_as_declared",
        2,
    ),
    (
        &[("=> create, set { observed_generation = input.generation }", "=> create, set { observed_generation = 1 }")],
        "effects_as_declared",
        1,
    ),
    (
        &[(
            "=> move respecify, set { observed_generation = input.generation }",
            "=> move respecify, set { observed_generation = 1 }",
        )],
        "effects_as_declared",
        2,
    ),
    (
        &[(
            "last_run_failed    when in {Running} && input.phase == Failed      => move observe_running, set { last_run = { phase, exit_code, finished_at, reason } }",
            "last_run_failed when in {Running} && input.phase == Failed => move observe_running, set { last_run = { phase, finished_at, reason } }",
        )],
        "effects_as_declared",
        3,
    ),
    // Move instead of keep, keep instead of move.
    (
        &[(
            "run_active         when in {Running}                                => keep",
            "run_active when in {Running} => move observe_running, set { last_run = { phase } }, emit LoomAgentLastRunObserved",
        )],
        "effects_as_declared",
        3,
    ),
    (
        &[(
            "last_run_failed    when in {Running} && input.phase == Failed      => move observe_running, set { last_run = { phase, exit_code, finished_at, reason } }, emit LoomAgentLastRunObserved",
            "last_run_failed when in {Running} && input.phase == Failed => keep",
        )],
        "keeps_change_nothing",
        3,
    ),
];

const PAYLOADS: &[Change] = &[
    (
        &[
            (
                "set { deployment = { availability } }, emit LoomAgentDegraded",
                "set { deployment = { availability } }, emit LoomAgentRecovered",
            ),
            (
                "=> move recover, set { deployment = { availability } }, emit LoomAgentRecovered",
                "=> move recover, set { deployment = { availability } }, emit LoomAgentDegraded",
            ),
        ],
        "events_as_declared",
        3,
    ),
    (
        &[(
            "=> move observe_degraded, set { deployment = { availability } }, emit LoomAgentObserved",
            "=> move observe_degraded, set { deployment = { availability } }",
        )],
        "events_as_declared",
        4,
    ),
    (
        &[(
            "run_active         when in {Running}                                => keep",
            "run_active when in {Running} => move observe_running, emit LoomAgentRunObserved",
        )],
        "events_as_declared",
        3,
    ),
    (&[("emit LoomAgentRunning;", "emit LoomAgentRunning { exit_code = input.generation };")], "events_as_declared", 2),
    (
        &[
            ("emit LoomAgentCompleted;", "emit LoomAgentCompleted { reason = none };"),
            (
                "reason: {none};\n        }\n\n        /// One name, three",
                "reason: {none, \"r\"};\n        }\n\n        /// One name, three",
            ),
        ],
        "events_as_declared",
        3,
    ),
    (
        &[(
            "no_run       otherwise                                        => reject LoomAgentStateConflict",
            "no_run otherwise => reject LoomAgentNotFound",
        )],
        "errors_as_declared",
        2,
    ),
    (
        &[(
            "> input.generation  => reject StaleGeneration;",
            "> input.generation => reject StaleGeneration { generation = self.observed_generation };",
        )],
        "errors_as_declared",
        2,
    ),
    (
        &[("!= input.generation => reject StaleGeneration;", "!= input.generation => reject LoomAgentStateConflict;")],
        "errors_as_declared",
        2,
    ),
];

const SHOWN: &[Change] = &[
    (
        &[(
            "fresh read_your_writes; show all;",
            "fresh read_your_writes; show { name, observed_generation, deployment, variant, run, last_run, conditions, state };",
        )],
        "wire_as_declared",
        2,
    ),
    (&[("rows all;", "rows when self.observed_generation == 1;")], "read_your_writes", 1),
    (&[("rows all;", "rows when !in {Refused};")], "read_your_writes", 2),
    (
        &[("rows all; order none; fresh read_your_writes;", "rows when in {Pending}; order none; fresh eventual;")],
        "eventual_views_converge",
        2,
    ),
    (&[("view LoomAgents of", "view Agents of")], "wire_as_declared", 0),
    (&[("entity fields: camelCase; ", "")], "wire_as_declared", 1),
    (&[("record fields: camelCase; ", "")], "wire_as_declared", 2),
    (&[("outcomes: \"kebab-case\"; ", "")], "wire_as_declared", 2),
    (
        &[(
            "event LoomAgentApplied { name: ResourceName, generation: Int }",
            "event LoomAgentApplied { name: ResourceName as \"of\", generation: Int }",
        )],
        "wire_as_declared",
        1,
    ),
    (
        &[("command DeleteLoomAgent(name: ResourceName)", "command DeleteLoomAgent(name: ResourceName as \"of\")")],
        "wire_as_declared",
        0,
    ),
];

fn check(change: &[(&str, &str)], engine: EngineChoice) -> Report {
    let text = change.iter().fold(LOOM_AGENT.to_owned(), |text, (from, to)| changed(&text, from, to));
    generated::<LoomAgents>(&loom_agent(&text), &within("s", engine))
}

fn assert_found(changes: &[Change]) {
    for (change, rule, steps) in changes {
        assert_violated(&check(change, EngineChoice::Exact), rule, *steps, &format!("{change:?}"));
    }
}

#[test]
fn changed_guards_are_found() {
    assert_found(GUARDS);
}

#[test]
fn changed_moves_are_found() {
    assert_found(MOVES);
}

#[test]
fn changed_effects_are_found() {
    assert_found(EFFECTS);
}

#[test]
fn changed_payloads_are_found() {
    assert_found(PAYLOADS);
}

#[test]
fn changed_views_and_wire_names_are_found() {
    assert_found(SHOWN);
}

/// Both engines see one fault of each kind at the same place.
#[test]
fn engines_agree_on_faults() {
    for (change, rule, steps) in [GUARDS, MOVES, EFFECTS, PAYLOADS, SHOWN].map(|changes| changes[0]) {
        for engine in ENGINES {
            assert_violated(&check(change, engine), rule, steps, &format!("{change:?}, {}", engine.word()));
        }
    }
}

/// A change that means the same is no fault: what is found above is not found for being changed.
#[test]
fn a_change_without_a_difference_holds() {
    let same: &[&[(&str, &str)]] = &[
        &[],
        &[("when in {Completed, Failed}                      => keep", "when in {Failed, Completed} => keep")],
        &[("respecified otherwise", "respecified when self.observed_generation < input.generation")],
        // No outcome writes the conditions, so that nobody can see whether a view shows them.
        &[("show all;", "show { name, observed_generation, check, deployment, variant, run, last_run, state };")],
        &[("emit LoomAgentDeleted", "emit LoomAgentDeleted { name = input.name }")],
    ];
    for change in same {
        assert_eq!(check(change, EngineChoice::Exact).verdict, Verdict::Holds, "{change:?}");
    }
}

#[test]
fn no_fault_is_listed_twice() {
    let all: Vec<_> =
        [GUARDS, MOVES, EFFECTS, PAYLOADS, SHOWN].into_iter().flatten().map(|(change, ..)| change).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    assert!(all.len() >= 40, "{}", all.len());
}
